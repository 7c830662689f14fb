# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the files of make.py with the libraries that wrote them: python truth.py FOLDER > truth.json.

Prints {file: [sequence, ...]}. Lists are parallel to the response's tokens; a field that a file does not store is
null. An advantage or KL value stored once a sequence is repeated for each token. "length" counts response tokens.
"truncated" is true if the last response token is not <|im_end|>. "text" is decoded from the ids with the
tokenizers package, or with the decoder below where it is not installed; "stored" is the text in the file.
"""
import io
import json
import pickle
import struct
import sys
import types
import warnings
from pathlib import Path
from typing import Any

warnings.filterwarnings("ignore")
import pyarrow.parquet as pq
import torch
from tensordict import TensorDict, set_list_to_stack

set_list_to_stack(True).set()
import torchrl.envs.llm.reward.ifeval  # noqa: F401 (classes of the pickles)
import torchrl.modules.llm.policies  # noqa: F401

TOKENIZER, END = Path(__file__).with_name("tokenizer.json"), 2


def small_decoder() -> Any:
    """Returns a function that decodes ids with tokenizer.json in plain Python."""
    data = json.loads(TOKENIZER.read_text(encoding="utf-8"))
    printable = [*range(33, 127), *range(161, 173), *range(174, 256)]
    others = [byte for byte in range(256) if byte not in printable]
    byte = {chr(b): b for b in printable} | {chr(256 + i): b for i, b in enumerate(others)}
    raw = {i: bytes(byte[c] for c in token) for token, i in data["model"]["vocab"].items() if all(c in byte for c in token)}
    raw |= {token["id"]: token["content"].encode() for token in data["added_tokens"]}
    return lambda ids: b"".join(raw[i] for i in ids).decode("utf-8", errors="replace")


try:
    from tokenizers import Tokenizer
    hub = Tokenizer.from_file(str(TOKENIZER))
    decode = lambda ids: hub.decode(ids, skip_special_tokens=False)
except ImportError:
    decode = small_decoder()


def entry(prompt=None, response=None, mask=None, logs=None, advantages=None, reward=None, group=None, stored=None):
    """Returns one sequence of the output."""
    return {"prompt": prompt, "response": response, "mask": mask, "log_probs": logs or {}, "advantages": advantages,
            "reward": reward, "group": group, "length": len(response) if response is not None else None,
            "truncated": response[-1] != END if response is not None else None,
            "text": None if response is None else {"prompt": decode(prompt), "response": decode(response)},
            "stored": stored}


def torchrl_sequences(stack: Any, pad: bool) -> list[dict]:
    """Returns the sequences of a torchrl stack, ragged or padded."""
    rows = []
    for td in stack.unbind(0):
        tokens, masks = td["tokens"], td["masks"]
        prompt, response = tokens.prompt, tokens.response
        real = masks.all_attention_mask
        left, n = len(prompt), len(response)
        keep_p, keep_r = (real[:left], real[left:]) if pad else (slice(None), slice(None))
        pick = lambda full: full[-n:][keep_r].tolist()
        ids = response[keep_r].tolist()
        logs = {"log_probs": pick(td["log_probs"].response), "log_probs.full": pick(td["log_probs"].full),
                "next.ref_log_probs": pick(td["next", "ref_log_probs"].full), "next.kl_penalty": pick(td["next", "kl_penalty"])}
        rows.append(entry(prompt[keep_p].tolist(), ids, pick(masks.all_assistant_mask), logs,
                          [td["advantage"].item()] * len(ids), td["next", "reward"].item(), td["text"].prompt,
                          {"prompt": td["text"].prompt, "response": td["text"].response}))
    return rows


class DataProto:
    """Restores verl.protocol.DataProto from either kind of pickle."""

    def __setstate__(self, state: tuple) -> None:
        raw, self.non_tensor_batch, self.meta_info = state
        if isinstance(raw, bytes):
            self.batch = torch.load(io.BytesIO(raw), weights_only=False)
        else:
            size, _, items = raw
            self.batch = TensorDict({k: torch.frombuffer(bytearray(d), dtype=torch.uint8).view(getattr(torch, t)).view(shape)
                                     for k, (t, shape, d) in items.items()}, size)


def verl_sequences(batch: Any, uid: list[str]) -> list[dict]:
    """Returns the sequences of a verl batch."""
    rows, width = [], batch["prompts"].shape[1]
    for i in range(len(uid)):
        real = batch["attention_mask"][i].bool()
        pick = lambda key: batch[key][i][real[width:]].tolist()
        logs = {key: pick(key) for key in ("old_log_probs", "rollout_log_probs", "ref_log_prob")}
        rows.append(entry(batch["prompts"][i][real[:width]].tolist(), pick("responses"), pick("response_mask"), logs,
                          pick("advantages"), batch["token_level_scores"][i].sum().item(), uid[i]))
    return rows


def lines(path: Path) -> list[dict]:
    """Returns the records of a JSON lines file."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").split("\n") if line]


def branches(row: dict, trace: dict) -> list[dict]:
    """Returns the sequences of a trace: its paths from a root to a leaf, as verifiers' Trace.branches has them."""
    nodes, found = trace["nodes"], []
    parents = {node.get("parent") for node in nodes}
    for leaf in (i for i in range(len(nodes)) if i not in parents):
        path = []
        while leaf is not None:
            path.insert(0, nodes[leaf])
            leaf = nodes[leaf].get("parent")
        flat = lambda key: [x for node in path for x in node[key]]
        mask = flat("mask")

        def spread(key):
            values = (iter(node.get(key) or []) for node in path)
            return [next(those, None) if sampled else None for node, those in zip(path, values) for sampled in node["mask"]][start:]
        start = mask.index(True) if mask else 0
        text = lambda message: "\n".join(
            ([message["content"]] if isinstance(message.get("content"), str) else [part["text"] for part in message.get("content", [])])
            + [f"[tool_call {call['name']}({call['arguments']})]" for call in message.get("tool_calls", [])])
        said = lambda those: "\n".join(f"{node['message']['role']}: {text(node['message'])}" for node in those)
        first = next(i for i, node in enumerate(path) if node["sampled"])
        reward = sum(one["score"] * one["weight"] for one in trace["rewards"].values()) if "rewards" in trace else None
        group = row["group"]["id"] if "group" in row else said(path[:first])
        stored = {"prompt": said(path[:first]), "response": said(path[first:])}
        ids = flat("token_ids")
        found.append(entry(ids[:start], ids[start:], mask[start:],
                           {key: spread(key) for key in ("logprobs", "reference_logprobs")}, spread("advantages"), reward, group, stored)
                     if ids else entry(reward=reward, group=group, stored=stored))
    return found


def unpacked(stream: io.BytesIO) -> Any:
    """Returns the next value of MessagePack, of the kinds that make.py writes."""
    mark = stream.read(1)[0]
    if mark in (0xC0, 0xC2, 0xC3):
        return {0xC0: None, 0xC2: False, 0xC3: True}[mark]
    if mark in (0xCB, 0xCC, 0xCD):
        form = {0xCB: ">d", 0xCC: ">B", 0xCD: ">H"}[mark]
        return struct.unpack(form, stream.read(struct.calcsize(form)))[0]
    if mark < 0x80:
        return mark
    if mark & 0xE0 == 0xA0:
        return stream.read(mark & 0x1F).decode()
    return [unpacked(stream) for _ in range(int.from_bytes(stream.read(2), "big") if mark == 0xDC else mark & 0x0F)]


def micro_batch_sequences(path: Path) -> list[dict]:
    """Returns the sequences of prime-rl's micro-batches."""
    found = []
    for ids, mask, advantages, logprobs, _, lengths, _, names, _, reference, *_ in unpacked(io.BytesIO(path.read_bytes())):
        end = 0
        for length in lengths:
            begin, end = end, end + length
            stop = end - names[begin:end].count("")
            start = begin + mask[begin:end].index(True)
            found.append(entry(ids[begin:start], ids[start:stop], mask[start:stop],
                               {"inference_logprobs": logprobs[start:stop], "ref_logprobs": reference[start:stop]}, advantages[start:stop]))
    return found


def main(folder: Path) -> None:
    """Prints the reference of all files as JSON."""
    out: dict[str, list[dict]] = {}
    load = lambda name: torch.load(folder / name, weights_only=False)
    out["torchrl/lazy"] = torchrl_sequences(TensorDict.load_memmap(folder / "torchrl/lazy"), False)
    out["torchrl/padded"] = torchrl_sequences(TensorDict.load_memmap(folder / "torchrl/padded"), True)
    out["torchrl/lazy.pt"] = torchrl_sequences(load("torchrl/lazy.pt"), False)
    messages = lambda history: "\n".join(f"{role}: {content}" for role, content in zip(history.role, history.content))
    out["torchrl/history"] = [
        entry(reward=td["next", "reward"].item(), group=messages(td["history"].prompt),
              stored={"prompt": messages(td["history"].prompt), "response": messages(td["history"].response)})
        for td in TensorDict.load_memmap(folder / "torchrl/history").unbind(0)]
    for step in (1, 2):
        out[f"verl/{step}.jsonl"] = [entry(reward=row["score"], group=row["input"], stored={
            "prompt": row["input"], "response": row["output"]}) for row in lines(folder / f"verl/{step}.jsonl")]
    DataProto.__module__ = "verl.protocol"
    sys.modules |= {name: types.ModuleType(name) for name in ("verl", "verl.protocol")}
    sys.modules["verl.protocol"].DataProto = DataProto
    for name in ("dataproto.pkl", "dataproto_numpy.pkl"):
        proto = pickle.loads((folder / "verl" / name).read_bytes())
        out[f"verl/{name}"] = verl_sequences(proto.batch, proto.non_tensor_batch["uid"].tolist())
    batch = TensorDict.load_memmap(folder / "verl/batch")
    out["verl/batch"] = verl_sequences(batch, list(batch["uid"]))
    out["slime/7.pt"] = [entry(s["tokens"][:-s["response_length"]], s["tokens"][-s["response_length"]:], s["loss_mask"],
                               {"rollout_log_probs": s["rollout_log_probs"]}, None, s["reward"], s["group_index"],
                               {"prompt": s["prompt"], "response": s["response"]}) for s in load("slime/7.pt")["samples"]]
    table = pq.read_table(folder / "trl/completions_00001.parquet").to_pylist()
    out["trl/completions_00001.parquet"] = [
        entry(reward=row["accuracy_reward"] + row["format_reward"], advantages=[row["advantage"]], group=row["prompt"],
              stored={"prompt": row["prompt"], "response": row["completion"]}) for row in table]
    out["nemo/train_data_step1.jsonl"] = []
    for row in lines(folder / "nemo/train_data_step1.jsonl"):
        mask, end = row["token_loss_mask"][0], row["input_lengths"][0]
        start = mask.index(1)
        cut = lambda key: row[key][0][start:end]
        out["nemo/train_data_step1.jsonl"].append(entry(
            row["token_ids"][0][:start], cut("token_ids"), cut("token_loss_mask"),
            {key: cut(key) for key in ("generation_logprobs", "prev_logprobs")}, cut("advantages"), row["rewards"][0],
            row["content"][0][0], {"prompt": row["content"][0][0], "response": row["content"][0][1]}))
    name = "prime/token_exports/step_1/rank_0.jsonl"
    out[name] = []
    for row in lines(folder / name):
        start = row["loss_mask"].index(True)
        logs = {key: row[key][start:] for key in ("inference_logprobs", "trainer_logprobs", "mismatch_kl")}
        out[name].append(entry(row["token_ids"][:start], row["token_ids"][start:], row["loss_mask"][start:], logs,
                               row["advantages"][start:]))
    for name in ("prime/rollouts/step_1/train/effective/traces.jsonl", "prime/rollouts/step_1/train/all/traces.jsonl", "prime/evals/traces.jsonl"):
        out[name] = [branch for row in lines(folder / name) for trace in row["traces"] for branch in branches(row, trace)]
    name = "prime/rollouts/step_1/rank_0.bin"
    out[name] = micro_batch_sequences(folder / name)
    out["openrlhf/output.jsonl"] = [entry(reward=row["reward"], group=row["input"], stored={
        "prompt": row["input"], "response": row["output"]}) for row in lines(folder / "openrlhf/output.jsonl")]
    out["lm-eval/samples_sums.jsonl"] = [
        entry(reward=row["exact_match"], group=row["doc_id"],
              stored={"prompt": row["arguments"]["gen_args_0"]["arg_0"], "response": text})
        for row in lines(folder / "lm-eval/samples_sums.jsonl") for i, text in enumerate(row["resps"][0])]
    rows = lines(folder / "lm-eval/samples_choices.jsonl")
    most = max(len(row["arguments"]) for row in rows)
    choices = lambda row: [one["arg_1"] for one in row["arguments"].values()]
    out["lm-eval/samples_choices.jsonl"] = [
        entry(reward=row["acc"], group=row["doc_id"], stored={"prompt": row["arguments"]["gen_args_0"]["arg_0"], "response": text or None})
        for row in rows for text in (choices(row) + [""] * most)[:most]]
    json.dump(out, sys.stdout, ensure_ascii=False, indent=None)
    print()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
