# SPDX-License-Identifier: GPL-3.0-or-later
"""Tensordicts exchanged between processes, the program's and Python's in every combination of roles."""
import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent / "expression" / "differential"))

import differential  # noqa: E402
from distributedpeer import Peer  # noqa: E402
from documents import differences  # noqa: E402
from operands import OPERANDS  # noqa: E402
from program import fingerprint, run  # noqa: E402
from sampling import chosen, chooses_itself  # noqa: E402

# What the processes of a group evaluate at the same time, each on its own copy of the same tensordict.
PAIRS = [
    ("torch.distributed.get_rank()", "torch.distributed.get_rank()"),
    ("torch.distributed.get_world_size()", "torch.distributed.is_initialized()"),
    ("td.send(1)", "[td.zero_().recv(0), td]"),
    ("[td.zero_().recv(1), td]", "td.send(0)"),
    ("td.send(dst=1, init_tag=7)", "[td.zero_().recv(src=0, init_tag=7), td]"),
    ("td.send(1, pseudo_rand=True)", "[td.zero_().recv(0, pseudo_rand=True), td]"),
    ("td.send(1, init_tag=9, pseudo_rand=True)", "[td.zero_().recv(0, init_tag=9, pseudo_rand=True), td]"),
    ("td[1:].send(1)", "[td[1:].zero_().recv(0), td]"),
    ("td.isend(1)", "[td.zero_().irecv(0), td]"),
    ("td.isend(1, init_tag=3)", "[td.zero_().recv(0, init_tag=3), td]"),
    ("[w.wait() for w in td.isend(1, return_early=True)]",
     "[[w.wait() for w in td.zero_().irecv(0, return_premature=True)], td]"),
    ("[w.wait() for w in td.isend(1, return_early=True)]", "[td.zero_().recv(0), td]"),
    ("td.select().send(1)", "td.select().recv(0)"),
    ("td.init_remote(1)", "TensorDict.from_remote_init(0)"),
    ("td.init_remote(dst=1)", "TensorDict.from_remote_init(src=0).batch_size"),
    ("td.init_remote(use_broadcast=True)", "TensorDict.from_remote_init(0, use_broadcast=True)"),
    ("td.broadcast(0)", "td.select().broadcast(0)"),
    ("TensorDict().all_gather()", "td.all_gather()"),
    ("td.all_gather()", "td[:1].all_gather()"),
    ("td.send(1, consolidated=True)",
     "[[c.recv(0, consolidated=True), c] for c in [td.zero_().consolidate(metadata=True)]]"),
    ("td.isend(1, consolidated=True)",
     "[[c.irecv(0, consolidated=True), c] for c in [td.zero_().consolidate(metadata=True)]]"),
    ("[w.wait() for w in td.isend(1, consolidated=True, return_early=True)]",
     "[[[w.wait() for w in c.irecv(0, consolidated=True, return_premature=True)], c] for c in [td.zero_().consolidate(metadata=True)]]"),
    ("td.gather_and_stack(1)", "[td.zero_().unsqueeze(0).clone().gather_and_stack(1)]"),
    ("[td.zero_().unsqueeze(0).clone().gather_and_stack(0)]", "td.gather_and_stack(0)"),
    # Neither sends anything: both fail before.
    ("td.send(0)", "td.send(1)"),
    ("td.send()", "td.recv()"),
    ("td.send(group_dst=1)", "td.recv(0, group_src=0)"),
]
NUMBERS = [
    ("[td.reduce(0), td]", "td.reduce(0)"),
    ("td.reduce(dst=1)", "[td.reduce(dst=1), td]"),
    ("[td.reduce(0, async_op=True), td]", "td.reduce(0, async_op=True)"),
    ("[[w.wait() for w in td.reduce(0, async_op=True, return_premature=True)], td]",
     "[w.wait() for w in td.reduce(0, async_op=True, return_premature=True)]"),
    *[(f"[td.reduce(0, op=torch.distributed.ReduceOp.{op}), td]", f"(td - 3).reduce(0, op=torch.distributed.ReduceOp.{op})")
      for op in ["SUM", "PRODUCT", "MIN", "MAX"]],
    ("[td.all_reduce(), td]", "[td.all_reduce(), td]"),
    ("[td.all_reduce(op=torch.distributed.ReduceOp.MAX), td]", "[td.all_reduce(op=torch.distributed.ReduceOp.MAX), td]"),
    ("[[w.wait() for w in td.all_reduce(async_op=True)], td]", "[[w.wait() for w in td.all_reduce(async_op=True)], td]"),
]
CONVERSATIONS = {"dense": PAIRS, "stacked on dim 0": PAIRS, "plain": NUMBERS}
THREE = [  # and what a third process evaluates
    ("[torch.zeros_like(torch.stack([td, td])).gather_and_stack(0)]", "td.gather_and_stack(0)", "(td + 1).gather_and_stack(0)"),
    ("[td.reduce(0), td]", "td.reduce(0)", "td.reduce(0)"),
    ("td.all_gather()", "(td + 1).all_gather()", "td[1:].all_gather()"),
    ("td.broadcast(2)", "td.broadcast(2)", "(td + 1).broadcast(2)"),
]

# What a process that means no good sends in place of init_remote(), and what becomes of it.
HOSTILE = [
    ("torch.distributed.send_object_list([{1, 2}], 1)", "ValueError", "pickled code is never run"),
    ("torch.distributed.send_object_list([torch.zeros(1)], 1)", "ValueError", "pickled code is never run"),
    ("torch.distributed.send_object_list([3], 1)", "ValueError", "did not send the size of its tensordict"),
    ("torch.distributed.send_object_list([{'_total_bytes': -1}], 1)", "ValueError", "announces -1 bytes"),
    ("torch.distributed.send_object_list([{'_total_bytes': 1 << 50}], 1)", "MemoryError", "takes 1125900 GB, more than"),
    ("[torch.distributed.send_object_list([{'_total_bytes': 8}], 1), torch.distributed.send(torch.zeros(8, dtype=torch.uint8), 1)]",
     "ValueError", "lacks 'cls_metadata'"),
    ("torch.distributed.send(torch.tensor([1 << 60]), 1)", "MemoryError", "takes 1152921505 GB, more than"),
]

# What a process sends that is more than the other one has room for.
TOO_LONG = [
    ("torch.distributed.send(torch.zeros(4096), 1)", "td.recv(0)"),
    ("torch.distributed.send(torch.zeros(4096), 1)", "td.recv(0, consolidated=True)"),
    ("torch.distributed.send(torch.zeros(4096), 1)", "TensorDict.from_remote_init(0)"),
    ("torch.distributed.broadcast(torch.zeros(4096), 0)", "td.broadcast(0)"),
]

# What listens where the processes are to meet, and is no store: what it does to who connects.
NO_STORES = {
    "hangs up": lambda client: client.close(),
    "answers": lambda client: (client.recv(64), client.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n"), client.close()),
    "sends zeros": lambda client: client.sendall(bytes(3)),
    "sends without end": lambda client: [client.sendall(b"\xff" * 4096) for _ in range(1 << 20)],
    "says nothing": lambda client: None,
}


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def serve(listener, behave, clients):
    """Until the listener is closed; `clients` keeps connections open that `behave` doesn't close."""
    with contextlib.suppress(OSError):
        while True:
            client, _ = listener.accept()
            clients.append(client)
            with contextlib.suppress(OSError):
                behave(client)


def is_open(port):
    with socket.socket() as client:
        return client.connect_ex(("127.0.0.1", port)) == 0


def group(rank, size, port):
    """The variables of its process `rank`."""
    return {"RANK": str(rank), "WORLD_SIZE": str(size), "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port)}


class Distributed(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.forms = {name: differential.forms(name, OPERANDS[name], cls.folder.name) for name in CONVERSATIONS}
        cls.programs = ThreadPoolExecutor(3)
        cls.peers = [Peer() for _ in range(3)]
        cls.addClassCleanup(cls.folder.cleanup)

    def talk(self, operand, form, texts, ours):
        """The documents of each process; those whose numbers are among `ours` are the program's."""
        port = free_port()
        started = []
        for rank, lines in enumerate(texts):
            where = group(rank, len(texts), port)
            if rank in ours:
                started.append(self.programs.submit(self.evaluate, form, lines, where))
            else:
                started.append(self.peers[rank].start(where, operand, form.name, lines))
        return [one.result() if rank in ours else Peer.documents(one) for rank, one in enumerate(started)]

    @staticmethod
    def evaluate(form, lines, where):
        done = subprocess.run([os.environ["TENSORDESK_PROGRAM"], "eval", form.path, "--batch", "-", "--values", "--max-values", "1000000"],
                              input="".join(line + "\n" for line in lines), capture_output=True, text=True, timeout=120,
                              env=dict(os.environ, **where))
        assert done.returncode == 0, done.stderr
        return [json.loads(line) for line in done.stdout.splitlines()]

    def check(self, operand, form, texts, combinations):
        combinations = chosen(combinations, form.name)
        if not combinations:
            return
        expected = self.talk(operand, form, texts, ours=())
        for ours in combinations:
            found = self.talk(operand, form, texts, ours)
            for rank in ours:
                for text, mine, theirs in zip(texts[rank], found[rank], expected[rank], strict=True):
                    if form.reorders:
                        mine = differential._ordered(mine, theirs)
                    with self.subTest(operand=form.name, ours=ours, rank=rank, text=text):
                        self.assertEqual(differences(mine, theirs, ignoring=form.ignoring), [])

    @chooses_itself
    def test_pairs(self):
        for operand, pairs in CONVERSATIONS.items():
            texts = [list(lines) for lines in zip(*pairs, strict=True)]
            for form in self.forms[operand]:
                self.check(operand, form, texts, [(0,), (1,), (0, 1)] if form.name == "dense" else [(0,), (1,)])

    @chooses_itself
    def test_three(self):
        texts = [list(lines) for lines in zip(*THREE, strict=True)]
        self.check("plain", self.forms["plain"][0], texts, [(0,), (2,), (0, 1)])

    def test_hostile(self):
        form = self.forms["plain"][0]
        sent = [text for text, *_ in HOSTILE]
        _, found = self.talk("plain", form, [sent, ["TensorDict.from_remote_init(0)"] * len(sent)], ours=(1,))
        for (text, kind, message), document in zip(HOSTILE, found, strict=True):
            with self.subTest(text):
                self.assertEqual(document["class"], kind)
                self.assertIn(message, document["message"])

    def test_too_long(self):
        """More bytes than there is room for end the exchange, and not the program."""
        form = self.forms["plain"][0]
        for sent, received in TOO_LONG:
            with self.subTest(sent=sent, received=received):
                _, found = self.talk("plain", form, [[sent], [received, "td.recv(0)", "td.batch_size"]], ours=(1,))
                for document in found[:2]:
                    self.assertEqual(document["class"], "RuntimeError")
                    self.assertIn("a process sent unexpected data", document["message"])
                self.assertEqual(found[2]["kind"], "size")

    def test_no_store(self):
        """What listens at the address of the group without being one is said in one sentence, soon."""
        for name, behave in NO_STORES.items():
            with self.subTest(name), socket.create_server(("127.0.0.1", 0)) as listener:
                clients = []
                threading.Thread(target=serve, args=(listener, behave, clients), daemon=True).start()
                joining = self.start("eval", self.forms["plain"][0].path, "td.recv(0)", group=group(1, 2, listener.getsockname()[1]))
                out, said = joining.communicate(timeout=120)
                self.assertEqual(joining.returncode, 1)
                self.assertEqual(out, "")
                self.assertIn("could not be joined: the process that listens there ", said)
                self.assertEqual(len(said.splitlines()), 1, said)

    def test_strays(self):
        """Who talks nonsense to the store is sent away, without a word and without harm to those who take part."""
        path, port = self.forms["plain"][0].path, free_port()
        ours = self.start("eval", path, "td.recv(1)", group=group(0, 2, port))
        while not is_open(port):
            self.assertIsNone(ours.poll())
            time.sleep(0.1)
        for nonsense in [b"GET / HTTP/1.0\r\n\r\n", b"\xff" * 300, b"\0\xce\xf7\x85\x3c\x01" + b"\xff" * 50, os.urandom(300)]:
            with socket.create_connection(("127.0.0.1", port)) as stray:
                stray.sendall(nonsense)
        sent = self.peers[1].start(group(1, 2, port), "plain", self.forms["plain"][0].name, ["td.send(0)"])
        self.assertEqual(ours.communicate(timeout=120)[1], "")
        self.assertEqual(ours.returncode, 0)
        Peer.documents(sent)

    def test_edits(self):
        """What comes is written to the file; what fails on its way leaves it as it was."""
        for form in self.forms["dense"][1:]:
            with self.subTest(form.name):
                path = Path(self.folder.name) / f"edited{form.path.suffix}"
                shutil.copytree(form.path, path) if form.path.is_dir() else shutil.copy(form.path, path)
                self.assertEqual(run("edit", path, "td.zero_()").status, 0)
                before = fingerprint(path)
                port = free_port()
                ended = self.peers[1].start(group(1, 2, port), "dense", form.name, ["torch.distributed.get_rank()"])
                done = self.start("edit", path, "td.recv(1)", group=group(0, 2, port)).communicate(timeout=120)
                # It may end while the others still join.
                self.assertRegex(done[1], 'key "i": the exchange with process 1 failed: |could not be joined: ')
                self.assertEqual(fingerprint(path), before)
                Peer.documents(ended)
                port = free_port()
                sent = self.peers[1].start(group(1, 2, port), "dense", form.name, ["td.send(0)"])
                done = self.start("edit", path, "td.recv(1)", group=group(0, 2, port)).communicate(timeout=120)
                self.assertEqual(done[1], "")
                Peer.documents(sent)
                self.assertEqual(run("compare", path, form.path).status, 0)

    def test_trials(self):
        """A dry run sends nothing."""
        done = self.start("edit", self.forms["dense"][0].path, "--dry-run", "td.recv(1)", group=group(0, 2, free_port())).communicate(timeout=60)
        self.assertIn("here it would be done for a trial", done[1])

    def test_stops(self):
        """Whoever waits can be stopped: for others to join, or for a message."""
        path, port = self.forms["dense"][0].path, free_port()
        alone = self.start("eval", path, "td.recv(1)", group=group(0, 2, port))
        while not is_open(port):  # where it waits for the others
            self.assertIsNone(alone.poll())
            time.sleep(0.1)
        alone.send_signal(signal.SIGINT)
        self.assertIn("cancelled", alone.communicate(timeout=60)[1])
        port = free_port()
        waiting = [self.start("eval", path, f"td.recv({1 - rank})", group=group(rank, 2, port)) for rank in range(2)]
        time.sleep(2)
        for process in waiting:
            self.assertIsNone(process.poll())
            process.send_signal(signal.SIGINT)
        for process in waiting:
            process.communicate(timeout=60)
            self.assertNotIn(process.returncode, (None, 0))

    @staticmethod
    def start(*arguments, group):
        return subprocess.Popen([os.environ["TENSORDESK_PROGRAM"], *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                env=dict(os.environ, **group))


if __name__ == "__main__":
    unittest.main(verbosity=2)
