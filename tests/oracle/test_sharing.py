# SPDX-License-Identifier: GPL-3.0-or-later
"""Work shared among processes: `--jobs`, and the ranks of a process group. The output and the exit status are those of one process,
also if files cannot be read; a process that is killed is named, and nothing is printed or half written."""
import contextlib
import json
import os
import signal
import socket
import subprocess
import tempfile
import time
import unittest
from dataclasses import dataclass
from pathlib import Path

import torch
from sampling import chosen, chooses_itself
from tensordict import TensorDict

PROGRAM = os.environ["TENSORDESK_PROGRAM"]
MANY = 24
LARGE = (64, 4000, 16)  # environments, steps, features: some tens of milliseconds of work

# Arguments, with FOLDERS of setUpClass() as names in braces, and the exit status.
VERBS = {
    "health": (["health", "--each", "{rollouts}"], 0),
    "health of files and folders": (["health", "--each", "{rollouts}/run_3.pt", "{checkpoints}", "{rollouts}/run_1.pt"], 0),
    "health for a pipeline": (["health", "--each", "--ci", "{nonfinite}"], 1),
    "health as a report": (["health", "--each", "--markdown", "{nonfinite}"], 0),
    "health with an unreadable file": (["health", "--each", "{broken}"], 1),
    "health of a missing file": (["health", "--each", "{rollouts}/run_1.pt", "{rollouts}/nothing.pt"], 1),
    "health of one rollout": (["health", "{rollouts}"], 0),
    "episodes": (["episodes", "--each", "{rollouts}"], 0),
    "episodes with an unreadable file": (["episodes", "--each", "{broken}"], 1),
    "episodes of a stack": (["episodes", "{rollouts}"], 0),
    "episodes of a stack of different lengths": (["episodes", "{lengths}", "--gamma", "0.9"], 0),
    "episodes of agents": (["episodes", "{agents}"], 0),
    "some episodes of a stack": (["episodes", "{rollouts}", "--where", "length > 3"], 0),
    "episodes without flags": (["episodes", "{checkpoints}"], 1),
    "drift": (["drift", "{checkpoints}"], 0),
    "drift of a run that diverges": (["drift", "{diverging}", "--counters"], 0),
    "drift of a dim that is missing": (["drift", "{checkpoints}", "--dim", "frame"], 1),
    "compare with itself": (["compare", "{checkpoints}", "{checkpoints}"], 0),
    "compare with another run": (["compare", "{checkpoints}", "{diverging}"], 1),
    "compare with a tolerance": (["compare", "{checkpoints}", "{diverging}", "--rtol", "0.5", "--equal-nan", "--only-differences"], 1),
    "compare with a missing file": (["compare", "{checkpoints}", "{rollouts}/nothing.pt"], 2),
    "check": (["check", "--each", "{rollouts}"], 0),
    "check with an unreadable file": (["check", "--each", "{broken}"], 1),
    "check of a stack": (["check", "{rollouts}"], 0),
}
NEED_EACH = {"health", "check", "convert"}  # they share nothing of one tensordict


def rollout(seed, batch=(3, 20), features=4):
    """Environments whose episodes end at random steps."""
    generator = torch.Generator().manual_seed(seed)
    done = torch.rand(*batch, 1, generator=generator) < 0.2
    observation = torch.randn(*batch, features, generator=generator)
    return TensorDict({"observation": observation, "action": torch.randn(*batch, 2, generator=generator), "done": torch.zeros_like(done),
                       "next": {"observation": observation.roll(-1, -2), "reward": torch.randn(*batch, 1, generator=generator),
                                "done": done, "terminated": done.clone()}}, list(batch), names=[None] * (len(batch) - 1) + ["time"])


def agents(seed):
    td = rollout(seed)
    del td["next", "reward"]
    td["next", "agents"] = TensorDict({"reward": torch.randn(3, 20, 2, 1, generator=torch.Generator().manual_seed(seed))}, [3, 20, 2])
    return td


def checkpoint(step, diverges=False):
    generator = torch.Generator().manual_seed(7)
    state = {f"layer{i}.{name}": torch.randn(*shape, generator=generator) * (1 + 0.01 * step)
             for i in range(5) for name, shape in {"weight": (40 + i, 30), "bias": (30,)}.items()}
    if diverges and step > 6:
        state["layer3.weight"][0, 0] = float("nan")
    return {**state, "step": torch.tensor(step)}


def save(folder, count, make, name="run_{}.pt"):
    folder.mkdir()
    for number in range(count):
        made = make(number)
        torch.save(dict(made.items()) if isinstance(made, TensorDict) and made.is_empty() else made, folder / name.format(number))
    return folder


def shortened(path):
    path.write_bytes(path.read_bytes()[:-3000])


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def is_open(port):
    with socket.socket() as client:
        return client.connect_ex(("127.0.0.1", port)) == 0


@dataclass
class Ended:
    status: int
    out: str
    err: str


STARTED = []


def start(*arguments, **variables):
    STARTED.append(subprocess.Popen([PROGRAM, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                    env=dict(os.environ, **variables)))
    return STARTED[-1]


def ended(process):
    out, err = process.communicate(timeout=120)
    return Ended(process.returncode, out, err)


def run(*arguments):
    return ended(start(*arguments))


def start_ranks(count, *arguments, port=None):
    port = port or free_port()
    return [start(*arguments, RANK=str(rank), WORLD_SIZE=str(count), MASTER_ADDR="127.0.0.1", MASTER_PORT=str(port))
            for rank in range(count)]


def children(process):
    with contextlib.suppress(OSError):
        return [int(child) for child in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()]
    return []


def has_open(process, folder):
    """True if the process has mapped or opened a file of the folder."""
    with contextlib.suppress(OSError):
        if f"{folder}/" in Path(f"/proc/{process}/maps").read_text():
            return True
        for link in Path(f"/proc/{process}/fd").iterdir():
            with contextlib.suppress(OSError):
                if os.readlink(link).startswith(f"{folder}/"):
                    return True
    return False


def stopped_at_work(processes, folder, whole):
    """Stops the first of the processes, given by a function, that works on a file of the folder; None if `whole` ended before."""
    while whole.poll() is None:
        for process in processes():
            if has_open(process, folder):
                with contextlib.suppress(OSError):
                    os.kill(process, signal.SIGSTOP)
                    if has_open(process, folder):  # and not done with it meanwhile
                        return process
                    os.kill(process, signal.SIGCONT)
    return None


def names(folder):
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


class Sharing(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name).resolve()
        make = {"rollouts": rollout, "agents": agents, "lengths": lambda seed: rollout(seed, (2, 10 + seed % 5)),
                "nonfinite": lambda seed: rollout(seed).apply(lambda t: t / 0 if t.is_floating_point() and seed % 5 == 2 else t),
                "broken": rollout, "checkpoints": checkpoint, "diverging": lambda step: checkpoint(step, True)}
        cls.folders = {name: save(cls.folder / name, 12 if make[name] is not rollout else MANY, make[name]) for name in make}
        for number in (5, 17):
            shortened(cls.folders["broken"] / f"run_{number}.pt")
        cls.large = save(cls.folder / "large", 8, lambda seed: rollout(seed, LARGE[:2], LARGE[2]))

    def tearDown(self):
        """A test that fails leaves no process behind."""
        while STARTED:
            process = STARTED.pop()
            if process.poll() is None:
                process.kill()
                process.communicate()

    def arguments(self, words):
        return [word.format(**self.folders) for word in words]

    def alone(self, *arguments):
        return run(*arguments, "--jobs", 1)

    def assert_ranks(self, count, arguments, expected):
        first, *others = [ended(process) for process in start_ranks(count, *arguments)]
        if "built without the headers of Gloo" in first.err:
            self.skipTest("the program was built without the headers of Gloo")
        self.assertEqual(first, expected)
        for other in others:
            self.assertEqual(other, Ended(expected.status, "", ""))

    def for_each_row(self, kind, check):
        """Calls `check` with the arguments of each chosen row, and with what one process says."""
        for name, (words, status) in chosen(VERBS.items(), kind):
            for form in ([], ["--json"]) if not {"--ci", "--markdown"} & set(words) else ([],):
                with self.subTest(name, form=form):
                    arguments = self.arguments(words) + form
                    expected = self.alone(*arguments)
                    self.assertEqual(expected.status, status, expected)
                    self.assertNotEqual(expected.out + expected.err, "")
                    check(arguments, expected)

    @chooses_itself
    def test_jobs(self):
        """The output does not depend on the number of processes."""
        def check(arguments, expected):
            alone = "--each" not in arguments and arguments[0] in NEED_EACH
            for jobs in ([], ["--jobs", 2], ["--jobs", 4]):
                done = run(*arguments, *jobs)
                if alone and jobs:
                    self.assertEqual(done.status, 2)
                    self.assertIn("--jobs requires --each", done.out + done.err)
                else:
                    self.assertEqual(done, expected, jobs)
        self.for_each_row("jobs", check)

    @chooses_itself
    def test_ranks(self):
        """The output does not depend on the number of ranks, of which the first prints."""
        def check(arguments, expected):
            for count in (2, 4):
                self.assert_ranks(count, arguments, expected)
        self.for_each_row("ranks", check)

    def test_documents(self):
        """Every file has its document, in order, with its exit status; a file that cannot be read has that of its error."""
        done = run("check", "--each", self.folders["broken"], "--json", "--jobs", 3)
        document = json.loads(done.out)
        self.assertEqual([document[key] for key in ("kind", "verb", "count", "failed")], ["each", "check", MANY, 2])
        self.assertEqual([file["path"] for file in document["files"]],
                         [str(self.folders["broken"] / f"run_{number}.pt") for number in range(MANY)])
        self.assertEqual([number for number, file in enumerate(document["files"]) if file["status"] == 1], [5, 17])
        self.assertEqual({file["result"]["kind"] for file in document["files"] if file["status"] == 1}, {"error"})
        self.assertEqual({file["result"]["kind"] for file in document["files"] if file["status"] == 0}, {"check"})
        self.assertEqual(len(done.err.splitlines()), 2)

    def converted(self, convert):
        """The files that a conversion writes, and what they contain, as one tensordict."""
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            out = Path(folder) / "new" / "parts"
            done = convert(f"{out}/*.h5")
            compared = run("compare", self.folders["rollouts"], out)
            self.assertEqual(compared.status, 0, compared)
            return done.status, done.out.replace(folder, ""), done.err, names(out)

    def test_convert(self):
        """The parts open as one, and equal those that one process writes."""
        arguments = ["convert", "--each", self.folders["rollouts"]]
        expected = self.converted(lambda out: self.alone(*arguments, out))
        self.assertEqual(expected[3], sorted(f"run_{number}.h5" for number in range(MANY)))
        for jobs in (2, 4):
            self.assertEqual(self.converted(lambda out: run(*arguments, out, "--jobs", jobs)), expected)
        self.assertEqual(self.converted(lambda out: run("convert", "--each", f"{self.folders['rollouts']}/", out, "--jobs", 2)), expected)
        for count in (2, 4):
            def by_ranks(out):
                results = [ended(each) for each in start_ranks(count, *arguments, out)]
                if "built without the headers of Gloo" in results[0].err:
                    self.skipTest("the program was built without the headers of Gloo")
                self.assertEqual([each.status for each in results], [0] * len(results), results)
                return results[0]

            self.assertEqual(self.converted(by_ranks), expected)

    def test_folders(self):
        """A folder whose path ends with a slash has its name, and not none."""
        td = self.folder / "tensordict"
        rollout(1).memmap(td)
        done = run("convert", "--each", f"{td}/", self.folder / "converted" / "*.h5")
        self.assertEqual((done.status, names(self.folder / "converted")), (0, ["tensordict.h5"]), done)

    def test_large_results(self):
        """Results that arrive in many pieces."""
        arguments = ["episodes", "--each", self.large, "--json"]
        expected = self.alone(*arguments)
        self.assertGreater(len(expected.out), 1 << 20)
        for jobs in (2, 3):
            self.assertEqual(run(*arguments, "--jobs", jobs), expected)

    def test_closed_streams(self):
        """Workers keep their connections if the caller has closed the standard streams."""
        command = f"exec '{PROGRAM}' health --each '{self.folders['rollouts']}' --ci --jobs 2 <&- >&-"
        done = subprocess.run(["bash", "-c", command], stderr=subprocess.PIPE, text=True, timeout=120)
        self.assertNotIn("worker", done.stderr)

    def test_verbs_that_share_nothing(self):
        """Without --each, rank 0 works, and the others do not wait for it."""
        path = self.folders["rollouts"] / names(self.folders["rollouts"])[0]
        expected = self.alone("check", path)
        for rank, result in ((1, Ended(0, "", "")), (0, expected)):
            variables = {"RANK": str(rank), "WORLD_SIZE": "2", "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(free_port())}
            self.assertEqual(ended(start("check", path, **variables)), result)

    def test_export(self):
        """Episodes of each file are written to a file of its name."""
        out = self.folder / "padded"
        done = run("episodes", "--each", self.folders["rollouts"], "--export", f"{out}/*", "--padded", "--jobs", 2)
        self.assertEqual((done.status, done.err), (0, ""))
        self.assertEqual(names(out), sorted(f"run_{number}" for number in range(MANY)))

    def test_wrong_outputs(self):
        """A path for one file only, and two files of one name, are refused before anything is written."""
        twice = self.folders["rollouts"] / "run_1.pt"
        for paths, out, message in [([self.folders["rollouts"]], "one.h5", "is the path of one file, but --each writes several"),
                                    ([self.folders["rollouts"]], "*/one.h5", "is the path of one file, but --each writes several")]:
            done = run("convert", "--each", *paths, self.folder / "refused" / out, "--jobs", 2)
            self.assertEqual((done.status, done.out), (1, ""))
            self.assertIn(message, done.err)
        done = run("episodes", "--each", twice, self.folders["rollouts"], "--export", self.folder / "refused" / "*.h5")
        self.assertEqual((done.status, done.out), (1, ""))
        self.assertIn("two of the files would be written as run_1", done.err)
        self.assertFalse((self.folder / "refused").exists())

    def interrupted(self, arguments, act):
        """How a run ended of which a worker was stopped at work on a large file, and then treated by act(whole, worker)."""
        files = [self.large / name for name in names(self.large)] * 3
        for _ in range(20):
            whole = start(arguments[0], "--each", *files, *arguments[1:], "--jobs", 2)
            if worker := stopped_at_work(lambda: children(whole), self.large, whole):
                act(whole, worker)
                return ended(whole)
            ended(whole)
        self.fail("no worker could be stopped while it worked")

    def test_killed_worker(self):
        """The file that a killed worker worked on is named with the signal, and nothing is printed."""
        for form in ([], ["--json"]):
            done = self.interrupted(["health", *form], lambda whole, worker: os.kill(worker, signal.SIGKILL))
            self.assertEqual(done.status, 1)
            self.assertRegex(done.err, r"the worker process for \S+/run_\d\.pt was killed by signal 9 \(Killed\), so there is no result")
            self.assertEqual(len(done.err.splitlines()), 1)
            self.assertEqual(json.loads(done.out)["class"] if form else done.out, "RuntimeError" if form else "")

    def test_killed_writer(self):
        """What a killed worker has half written is removed; complete parts stay."""
        out = self.folder / "half"
        for _ in range(20):
            whole = start("convert", "--each", self.large, f"{out}/*.h5", "--jobs", 2, "--force")
            if worker := stopped_at_work(lambda: children(whole), out, whole):
                os.kill(worker, signal.SIGKILL)
                done = ended(whole)
                break
            ended(whole)
        else:
            self.fail("no worker could be stopped while it wrote")
        self.assertEqual((done.status, done.out), (1, ""))
        self.assertIn("was killed by signal 9 (Killed)", done.err)
        self.assertEqual([name for name in names(out) if name.startswith(".")], [])
        for name in names(out):
            self.assertEqual(run("compare", out / name, self.large / name.replace(".h5", ".pt")).status, 0)

    def test_stopped(self):
        """A request to stop ends all workers, also one that does not answer."""
        workers = []

        def stop(whole, worker):
            workers.extend(children(whole))
            whole.send_signal(signal.SIGINT)

        done = self.interrupted(["health"], stop)
        self.assertEqual((done.status, done.out), (1, ""))
        self.assertIn("cancelled", done.err)
        self.assertEqual(len(workers), 2)
        for worker in workers:
            self.assertFalse(Path(f"/proc/{worker}").exists())

    def test_killed_leader(self):
        """Workers end with the process that started them, however it ends."""
        workers = []

        def kill(whole, worker):
            workers.extend(children(whole))
            os.kill(worker, signal.SIGCONT)
            whole.kill()

        self.interrupted(["health"], kill)
        self.assertEqual(len(workers), 2)
        end = time.monotonic() + 60
        while any(has_open(worker, self.large) for worker in workers) and time.monotonic() < end:
            time.sleep(0.01)
        self.assertFalse(any(has_open(worker, self.large) for worker in workers))

    def test_killed_rank(self):
        """A rank that is killed is named by the others, and nothing is printed."""
        files = [self.large / name for name in names(self.large)] * 4
        for killed in (2, 0):
            with self.subTest(killed=killed):
                for _ in range(20):
                    ranks = start_ranks(3, "health", "--each", *files, "--json")
                    if stopped_at_work(lambda: [ranks[killed].pid], self.large, ranks[killed]):
                        ranks[killed].kill()
                        break
                    if "built without the headers of Gloo" in [ended(rank) for rank in ranks][0].err:
                        self.skipTest("the program was built without the headers of Gloo")
                else:
                    self.fail("the rank could not be stopped while it worked")
                results = [ended(rank) for rank in ranks]
                self.assertEqual(results[killed].status, -signal.SIGKILL)
                for rank, result in enumerate(results):
                    if rank != killed:
                        self.assertEqual(result.status, 1, result)
                        self.assertIn(f"process {killed} ", result.err)
                        self.assertEqual(json.loads(result.out)["kind"] if rank == 0 or killed == 0 else result.out,
                                         "error" if rank == 0 or killed == 0 else "")

    def test_slow_rank(self):
        """The others wait for a rank that is slow."""
        arguments = ["check", "--each", self.folders["rollouts"]]
        expected, port = self.alone(*arguments), free_port()
        ranks = start_ranks(3, *arguments, port=port)
        ranks[1].send_signal(signal.SIGSTOP)
        while ranks[0].poll() is None and not is_open(port):
            time.sleep(0.01)
        self.assertIsNone(ranks[2].poll())
        ranks[1].send_signal(signal.SIGCONT)
        results = [ended(rank) for rank in ranks]
        if "built without the headers of Gloo" in results[0].err:
            self.skipTest("the program was built without the headers of Gloo")
        self.assertEqual(results, [expected, Ended(0, "", ""), Ended(0, "", "")])

    def test_different_files(self):
        """Ranks that find other files are noticed."""
        port = free_port()
        ranks = [start("check", "--each", self.folders[name], RANK=str(rank), WORLD_SIZE="2", MASTER_ADDR="127.0.0.1", MASTER_PORT=str(port))
                 for rank, name in enumerate(("rollouts", "agents"))]
        first, second = [ended(rank) for rank in ranks]
        if "built without the headers of Gloo" in first.err:
            self.skipTest("the program was built without the headers of Gloo")
        self.assertEqual((first.status, second.status, first.out, second.out), (1, 1, "", ""))
        self.assertIn("process 1 found other files than process 0", first.err)

    def test_alone_among_ranks(self):
        """--jobs keeps the work on this machine, whatever the variables of a process group say."""
        done = ended(start("check", "--each", self.folders["rollouts"], "--jobs", 1, RANK="1", WORLD_SIZE="2", MASTER_ADDR="127.0.0.1",
                           MASTER_PORT=str(free_port())))
        self.assertEqual(done, self.alone("check", "--each", self.folders["rollouts"]))


if __name__ == "__main__":
    unittest.main(verbosity=2)
