# SPDX-License-Identifier: GPL-3.0-or-later
"""Files behind a real sshd, on a free port with keys of its own: each verb says the same of a file here and there, and says what is wrong
with the connection. Skipped where there is no sshd, or where it cannot be started."""
import getpass
import json
import os
import pathlib
import random
import shutil
import socket
import subprocess
import tempfile
import time
import unittest

import numpy
import torch
from tensordict import LazyStackedTensorDict, NonTensorData, TensorDict
from torchrl.data import LazyMemmapStorage, ReplayBuffer

PROGRAM = os.environ["TENSORDESK_PROGRAM"]
SSHD = shutil.which("sshd", path=os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin")
SEED = int(os.environ.get("TENSORDESK_SEED", random.randrange(1 << 30)))


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def is_open(port):
    with socket.socket() as near:
        return near.connect_ex(("127.0.0.1", port)) == 0


def make_files(folder):
    """Eleven files as people save them."""
    torch.manual_seed(SEED)
    rollout = TensorDict({"obs": torch.randn(3, 40, 4), "action": torch.randint(0, 5, (3, 40)),
                          "next": {"reward": torch.randn(3, 40, 1), "done": torch.zeros(3, 40, 1, dtype=torch.bool)}}, [3, 40],
                         names=["env", "time"])
    rollout["next", "done"][:, -1] = True
    rollout.memmap(folder / "rollout", copy_existing=True)
    rollout.to_h5(folder / "rollout.h5")
    torch.save(rollout, folder / "rollout.pt")
    torch.save([rollout[0], rollout[1, :7]], folder / "list.pt")
    torch.save({"observations": numpy.random.default_rng(SEED).normal(size=(50, 3)), "terminals": numpy.arange(50) % 10 == 9},
               folder / "d4rl.pt")
    buffer = ReplayBuffer(storage=LazyMemmapStorage(20))  # whose oldest row is in the middle
    buffer.extend(TensorDict({"obs": torch.randn(30, 3), ("next", "reward"): torch.randn(30, 1),
                              ("next", "done"): (torch.arange(30) % 7 == 6)[:, None]}, [30]))
    buffer.dumps(folder / "buffer")
    members = [TensorDict({"a": torch.randn(n), "t": NonTensorData(f"text {n}")}, []) for n in (2, 3, 4)]
    LazyStackedTensorDict(*members).memmap(folder / "stack")
    numpy.savez(folder / "arrays.npz", a=numpy.arange(10), b=numpy.eye(3))
    (folder / "lines.jsonl").write_text("\n".join(json.dumps({"prompt": f"p{i}", "ids": list(range(i % 4 + 1)), "reward": i / 2})
                                                  for i in range(30)))
    torch.save(torch.nn.Linear(4, 3).state_dict(), folder / "model.pt")
    (folder / "broken.h5").write_bytes(b"\x89HDF\r\n\x1a\n" + bytes(100))
    return ["rollout", "rollout.h5", "rollout.pt", "list.pt", "d4rl.pt", "stack", "buffer", "arrays.npz", "lines.jsonl", "model.pt", "broken.h5"]


@unittest.skipUnless(SSHD and shutil.which("ssh") and shutil.which("ssh-keygen"), "openssh-server is not installed")
class Ssh(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        print(f"TENSORDESK_SEED={SEED}")
        cls.temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.temporary.cleanup)
        cls.folder = pathlib.Path(cls.temporary.name).resolve()
        cls.data = cls.folder / "data"
        cls.data.mkdir()
        cls.names = make_files(cls.data)
        for key in ("host", "user", "limited", "stranger"):
            subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", cls.folder / key], check=True)
        cls.there = cls.folder / "tensordesk"  # a name of its own, by which it is killed
        cls.there.symlink_to(PROGRAM)
        public = {key: (cls.folder / f"{key}.pub").read_text() for key in ("host", "user", "limited")}
        (cls.folder / "authorized_keys").write_text(
            f'{public["user"]}command="{cls.there} serve --stdio {cls.data}/rollout" {public["limited"]}')
        cls.port = free_port()
        (cls.folder / "known_hosts").write_text(f"[127.0.0.1]:{cls.port} {public['host']}")
        (cls.folder / "sshd_config").write_text(
            f"Port {cls.port}\nListenAddress 127.0.0.1\nHostKey {cls.folder}/host\nAuthorizedKeysFile {cls.folder}/authorized_keys\n"
            f"PidFile {cls.folder}/pid\nStrictModes no\nUsePAM no\nPermitRootLogin yes\nPasswordAuthentication no\n"
            "KbdInteractiveAuthentication no\nMaxStartups 100\n")
        (cls.folder / "config").write_text("".join(
            f"Host {name}\n  HostName 127.0.0.1\n  Port {cls.port}\n  User {getpass.getuser()}\n  IdentityFile {cls.folder}/{key}\n"
            f"  IdentitiesOnly yes\n  BatchMode yes\n  UserKnownHostsFile {cls.folder}/{hosts}\n  StrictHostKeyChecking yes\n"
            for name, key, hosts in (("cluster", "user", "known_hosts"), ("limited", "limited", "known_hosts"),
                                     ("unknown", "user", "no_hosts"), ("stranger", "stranger", "known_hosts"))))
        (cls.folder / "ssh").write_text(f'#!/bin/sh\nexec ssh -F {cls.folder}/config "$@"\n')
        (cls.folder / "ssh").chmod(0o700)
        if os.geteuid() == 0:
            os.makedirs("/run/sshd", exist_ok=True)  # where a server of root's leaves its rights
        log = open(cls.folder / "log", "w")
        cls.addClassCleanup(log.close)
        cls.server = subprocess.Popen([SSHD, "-D", "-e", "-f", cls.folder / "sshd_config"], stderr=log)
        cls.addClassCleanup(cls.server.wait)
        cls.addClassCleanup(cls.server.kill)
        while cls.server.poll() is None and not is_open(cls.port):
            time.sleep(0.02)
        if cls.server.poll() is not None:
            raise unittest.SkipTest("sshd cannot be started: " + (cls.folder / "log").read_text())

    def start(self, *arguments, program=None):
        words = [PROGRAM, "--remote-program", str(program or self.there), *map(str, arguments)]
        return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                env={**os.environ, "TENSORDESK_SSH": str(self.folder / "ssh")})

    def run_program(self, *arguments, **options):
        process = self.start(*arguments, **options)
        out, err = process.communicate(timeout=300)
        return process.returncode, out, err

    def test_each_verb_says_the_same(self):
        verbs = [["tree"], ["tree", "--json"], ["tree", "--raw"], ["info", "--json"], ["check", "--json"], ["health", "--json"],
                 ["episodes", "--json"], ["layout"], ["parameters", "--json"]]
        for name in self.names:
            for verb, *options in verbs:
                with self.subTest(verb=[verb, *options], file=name):
                    here = self.run_program(verb, self.data / name, *options)
                    status, out, err = self.run_program(verb, f"ssh://cluster{self.data}/{name}", *options)
                    self.assertEqual((status, out.replace("ssh://cluster", ""), err.replace("ssh://cluster", "")), here)

    def test_values_are_computed_and_exported(self):
        there = f"ssh://cluster{self.data}/rollout"
        for expression in ('td["obs"].mean(1)', "td[0, 3:9]", 'td["next", "reward"].cumsum(1)'):
            here = self.run_program("eval", self.data / "rollout", expression, "--json", "--values")
            self.assertEqual(self.run_program("eval", there, expression, "--json", "--values"), here)
        self.assertEqual(self.run_program("export", there, "td[:, :5]", "-o", self.folder / "part")[0], 0)
        self.assertTrue((TensorDict.load_memmap(self.folder / "part") == TensorDict.load_memmap(self.data / "rollout")[:, :5]).all())

    def test_files_there_are_read_only(self):
        before = (self.data / "rollout" / "obs.memmap").read_bytes()
        status, _, err = self.run_program("edit", f"ssh://cluster{self.data}/rollout", 'td["obs"][0] = 1')
        self.assertEqual(status, 1)
        self.assertIn("read-only", err)
        self.assertEqual((self.data / "rollout" / "obs.memmap").read_bytes(), before)

    def test_a_key_can_be_limited_to_a_folder(self):
        self.assertEqual(self.run_program("tree", f"ssh://limited{self.data}/rollout")[0], 0)
        status, _, err = self.run_program("tree", f"ssh://limited{self.data}/rollout.pt")
        self.assertEqual(status, 1)
        self.assertIn("is outside of the served folders", err)

    def test_it_says_why_it_cannot_connect(self):
        for machine, program, reason in (("unknown", None, "Host key verification failed"), ("stranger", None, "Permission denied"),
                                         ("cluster", "/nowhere/tensordesk", "TensorDesk is not installed on that machine")):
            with self.subTest(machine=machine):
                status, out, err = self.run_program("tree", f"ssh://{machine}{self.data}/rollout", program=program)
                self.assertEqual((status, out), (1, ""))
                self.assertIn(reason, err)

    def test_it_ends_when_the_other_end_is_killed(self):
        chance = random.Random(SEED)
        for _ in range(12):
            process = self.start("health", f"ssh://cluster{self.data}/rollout.h5", "--json")
            time.sleep(chance.uniform(0, 0.8))
            subprocess.run(["pkill", "-KILL", "-f", f"{self.there} serve --stdio"], check=False)
            out, err = process.communicate(timeout=60)
            document = json.loads(out)
            self.assertIn((process.returncode, document["kind"]), ((0, "health"), (1, "error")), err)


if __name__ == "__main__":
    unittest.main()
