# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes six small language-model sequences as ten kinds of rollout files: python make.py FOLDER.

The six sequences are two groups of three samples. Sequence 2 is truncated inside a UTF-8 character;
sequence 4 contains a tool turn that the response mask leaves out. Ids and texts are read from sequences.json
(written by inputs.py). Log-probabilities are multiples of 1/1024: JSON and float32 hold the same number.
"""
import io
import json
import os
import pickle
import re
import shutil
import struct
import sys
import types
import warnings
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

warnings.filterwarnings("ignore")
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import torch
from tensordict import MetaData, NonTensorStack, TensorDict, lazy_stack, set_list_to_stack

set_list_to_stack(True).set()
from torchrl.data.llm import History
from torchrl.envs.llm.reward.ifeval import IFEvalScoreData
from torchrl.modules.llm.policies import ChatHistory, LogProbs, Masks, Text, Tokens

SEQUENCES = Path(__file__).with_name("sequences.json")
PAD, END = 3, 2
SCAFFOLD = 4  # tokens of "\n<|im_start|>assistant\n"
UIDS = ["6f1c0c7e-0000-4000-8000-00000000000a", "6f1c0c7e-0000-4000-8000-00000000000b"]
QUESTIONS = [("What is 3 + 4?", "7", 1), ("What is 12 * 5? I may call calc.", "60", 2)]  # text, answer, instructions


@dataclass
class Sequence:
    """One sampled response with everything that the files store of it; lists are parallel to the response."""
    group: int
    prompt: list[int]
    turns: list[tuple[str, list[int], str]]  # role, ids and text of each turn of the response
    parts: list[float]  # reward components: accuracy and format
    text: dict[str, str]
    logs: dict[str, list[float]] = field(default_factory=dict)
    advantage: float = 0.0

    def __post_init__(self) -> None:
        self.response = [i for _, ids, _ in self.turns for i in ids]
        self.mask = [int(role == "assistant") for role, ids, _ in self.turns for _ in ids]
        self.truncated = self.response[-1] != END
        self.reward = sum(self.parts)


def sequences() -> list[Sequence]:
    """Reads the six sequences and draws their log-probabilities (writes nothing)."""
    rng = np.random.default_rng(20260101)
    grid = lambda values: (np.round(np.asarray(values) * 1024) / 1024).tolist()
    data = [Sequence(**entry) for entry in json.loads(SEQUENCES.read_text(encoding="utf-8"))]
    for s in data:
        n = len(s.response)
        old = np.minimum(-rng.gamma(0.6, 0.9, n), -1 / 1024)
        rollout = np.minimum(old + rng.normal(0, 0.02, n), -1 / 1024) * s.mask  # engines store 0.0 for tool tokens
        prompt = -rng.gamma(1.5, 1.5, len(s.prompt))
        prompt[0] = 0.0  # the first token has no prediction
        s.logs = {"old": grid(old), "rollout": grid(rollout), "ref": grid(old - np.abs(rng.normal(0, 0.08, n))),
                  "prompt": grid(prompt), "value": grid(rng.normal(0.6, 0.2, n))}
        rewards = torch.tensor([other.reward for other in data if other.group == s.group])
        s.advantage = float((s.reward - rewards.mean()) / (rewards.std() + 1e-6))
    return data


def dump_lines(path: Path, rows: list[dict[str, Any]]) -> None:
    """Writes `rows` to `path` as JSON lines."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), encoding="utf-8")


def padded(rows: list[list[Any]], side: str, value: Any, dtype: torch.dtype, width: int = 0) -> torch.Tensor:
    """Returns `rows` as one tensor, padded on `side` (writes nothing)."""
    width = max(width, *map(len, rows))
    fill = [[value] * (width - len(row)) for row in rows]
    return torch.tensor([f + r if side == "left" else r + f for f, r in zip(fill, rows)], dtype=dtype)


def outcome(s: Sequence, ref: torch.Tensor, kl: torch.Tensor) -> TensorDict:
    """Returns the "next" tensordict of a torchrl sequence (writes nothing)."""
    count = QUESTIONS[s.group][2]
    score = IFEvalScoreData(prompt_level_strict_acc=torch.tensor([s.parts[0] > 0]),
                            inst_level_strict_acc=torch.tensor([s.parts[0] > 0] + [s.parts[1] > 0] * (count - 1)),
                            prompt_level_loose_acc=torch.tensor([True]), inst_level_loose_acc=torch.ones(count).bool())
    return TensorDict({"reward": torch.tensor([[s.reward]]), "done": torch.tensor([True]),
                       "terminated": torch.tensor([not s.truncated]), "truncated": torch.tensor([s.truncated]),
                       "ref_log_probs": LogProbs(full=ref, padded=MetaData(False)), "kl_penalty": kl,
                       "ifeval_score": score})


def torchrl_lazy(data: list[Sequence]) -> TensorDict:
    """Returns the ragged lazy stack of torchrl classes, one member a sequence (writes nothing)."""
    members = []
    for s in data:
        prompt, response, mask = torch.tensor(s.prompt), torch.tensor(s.response), torch.tensor(s.mask).bool()
        off, no = torch.zeros(len(prompt)), torch.zeros(len(prompt)).bool()
        lp, lr = torch.tensor(s.logs["prompt"]), torch.tensor(s.logs["rollout"])
        asked = [History(role="user", content=QUESTIONS[s.group][0])]
        said = [History(role=role, content=text, is_complete=END in ids) for role, ids, text in s.turns]
        ref = torch.cat([off, torch.tensor(s.logs["ref"]) * mask])  # assistant_only=True zeroes all other tokens
        kl = torch.cat([off, (lr - torch.tensor(s.logs["ref"])) * mask])
        members.append(TensorDict({
            "tokens": Tokens(prompt=prompt, response=response, full=torch.cat([prompt, response]), padded=MetaData(False)),
            "masks": Masks(all_attention_mask=torch.ones(len(prompt) + len(response)).bool(),
                           all_assistant_mask=torch.cat([no, mask]), padded=MetaData(False)),
            "log_probs": LogProbs(prompt=lp, response=lr, full=torch.cat([lp, lr]), padded=MetaData(False)),
            "text": Text(**{key: s.text[key] for key in ("prompt", "response", "full")}),
            "history": ChatHistory(prompt=lazy_stack(asked), response=lazy_stack(said), full=lazy_stack(asked + said)),
            "advantage": torch.tensor([[s.advantage]]), "next": outcome(s, ref, kl)}))
    return lazy_stack(members)


def torchrl_dense(data: list[Sequence]) -> TensorDict:
    """Returns the padded batch as vLLMWrapper(pad_output=True) fills it (writes nothing)."""
    prompt = padded([s.prompt for s in data], "left", PAD, torch.int64)
    response = padded([s.response for s in data], "right", PAD, torch.int64)
    mask, n, column = padded([s.mask for s in data], "right", 0, torch.bool), [len(data)], lambda rows: torch.tensor(rows)[:, None]
    # The engine gave no prompt scores, so "prompt" is unset and "full" starts with NaN. vLLMWrapper pads
    # log-probabilities with the id of the pad token, which TransformersWrapper (ref_log_probs) does not.
    lp = padded([s.logs["rollout"] for s in data], "right", float(PAD), torch.float32)
    ref, zeros = padded([s.logs["ref"] for s in data], "right", 0.0, torch.float32) * mask, torch.zeros(prompt.shape)
    md, real = MetaData(True), padded([[True] * len(s.response) for s in data], "right", False, torch.bool)
    text, cut = {key: [s.text[key] for s in data] for key in ("prompt", "response", "full")}, column([s.truncated for s in data])
    after = TensorDict({"reward": column([[s.reward] for s in data]), "done": cut | True, "terminated": ~cut, "truncated": cut,
                        "ref_log_probs": LogProbs(full=torch.cat([zeros, ref], 1), padded=md, batch_size=n),
                        "kl_penalty": torch.cat([zeros, torch.where(mask, lp - ref, 0.0)], 1)}, n)
    return TensorDict({
        "tokens": Tokens(prompt=prompt, response=response, full=torch.cat([prompt, response], 1), padded=md, batch_size=n),
        "masks": Masks(all_attention_mask=torch.cat([prompt != PAD, real], 1),
                       all_assistant_mask=torch.cat([zeros.bool(), mask], 1), padded=md, batch_size=n),
        "log_probs": LogProbs(response=lp, full=torch.cat([zeros * torch.nan, lp], 1), padded=md, batch_size=n),
        "text": Text(**text, batch_size=n), "advantage": column([[s.advantage] for s in data]), "next": after}, n)


def write_torchrl(folder: Path, data: list[Sequence]) -> None:
    """Writes lazy/, padded/ and history/ (memmap folders, the last one without tokens) and lazy.pt (torch.save)."""
    torchrl_lazy(data).memmap(folder / "lazy")
    torchrl_lazy(data).select("history", "next").memmap(folder / "history")
    torchrl_dense(data).memmap(folder / "padded")
    torch.save(torchrl_lazy(data), folder / "lazy.pt")


def verl_class() -> type:
    """Returns a stand-in of verl.protocol.DataProto that pickles like verl's (writes nothing)."""
    @dataclass
    class DataProto:
        batch: TensorDict = None
        non_tensor_batch: dict = field(default_factory=dict)
        meta_info: dict = field(default_factory=dict)

        def __getstate__(self):
            if os.getenv("VERL_DATAPROTO_SERIALIZATION_METHOD") == "numpy":
                raw = {k: (str(v.dtype).removeprefix("torch."), v.shape, v.flatten().contiguous().view(torch.uint8).numpy())
                       for k, v in self.batch.items()}
                return (tuple(self.batch.batch_size), None, raw), self.non_tensor_batch, self.meta_info
            buffer = io.BytesIO()
            torch.save(self.batch.contiguous().consolidate(), buffer)
            return buffer.getvalue(), self.non_tensor_batch, self.meta_info

    DataProto.__module__, DataProto.__qualname__ = "verl.protocol", "DataProto"
    sys.modules["verl"], sys.modules["verl.protocol"] = types.ModuleType("verl"), types.ModuleType("verl.protocol")
    sys.modules["verl.protocol"].DataProto = DataProto
    return DataProto


def write_verl(folder: Path, data: list[Sequence]) -> None:
    """Writes 1.jsonl, 2.jsonl, dataproto.pkl, dataproto_numpy.pkl and batch/ (memmap folder)."""
    for step, order in ((1, data), (2, data[::-1])):
        dump_lines(folder / f"{step}.jsonl", [
            {"input": s.text["plain_prompt"], "output": s.text["plain_response"], "gts": QUESTIONS[s.group][1],
             "score": s.reward, "step": step, "acc": s.parts[0], "format": s.parts[1]} for s in order])
    f32 = lambda rows: padded(rows, "right", 0.0, torch.float32)
    prompts = padded([s.prompt for s in data], "left", PAD, torch.int64, 32)
    responses = padded([s.response for s in data], "right", PAD, torch.int64)
    mask = padded([s.mask for s in data], "right", 0, torch.int64)
    attention = torch.cat([(prompts != PAD).long(), padded([[1] * len(s.response) for s in data], "right", 0, torch.int64)], 1)
    scores = f32([[0.0] * (len(s.response) - 1) + [s.reward] for s in data])
    advantages = torch.tensor([[s.advantage] for s in data]) * mask
    batch = TensorDict({
        "prompts": prompts, "responses": responses, "input_ids": torch.cat([prompts, responses], 1),
        "attention_mask": attention, "position_ids": (attention.cumsum(1) - 1).clamp_min(0), "response_mask": mask,
        "old_log_probs": f32([s.logs["old"] for s in data]), "rollout_log_probs": f32([s.logs["rollout"] for s in data]),
        "ref_log_prob": f32([s.logs["ref"] for s in data]), "token_level_scores": scores, "token_level_rewards": scores.clone(),
        "advantages": advantages, "returns": advantages.clone(),
        "values": f32([s.logs["value"] for s in data]) * mask}, [len(data)])
    uid = [UIDS[s.group] for s in data]
    others = {"uid": np.array(uid, dtype=object), "data_source": np.array(["sums"] * len(data), dtype=object),
              "reward_model": np.array([{"style": "rule", "ground_truth": QUESTIONS[s.group][1]} for s in data]),
              "acc": np.array([s.parts[0] for s in data]), "format": np.array([s.parts[1] for s in data]),
              "__num_turns__": np.array([1 + len(s.turns) for s in data], dtype=np.int32)}
    proto = verl_class()(batch, others, {"global_steps": 1, "temperature": 1.0, "reward_extra_keys": ["acc", "format"]})
    (folder / "dataproto.pkl").write_bytes(pickle.dumps(proto))
    os.environ["VERL_DATAPROTO_SERIALIZATION_METHOD"] = "numpy"
    (folder / "dataproto_numpy.pkl").write_bytes(pickle.dumps(proto))
    del os.environ["VERL_DATAPROTO_SERIALIZATION_METHOD"]
    batch.clone().set("uid", NonTensorStack(*uid)).memmap(folder / "batch")


def write_others(folder: Path, data: list[Sequence]) -> None:
    """Writes slime/, trl/ and nemo/."""
    torch.save({"rollout_id": 7, "samples": [
        {"group_index": s.group, "index": i, "rollout_id": None, "prompt": s.text["prompt"], "tokens": s.prompt + s.response,
         "multimodal_inputs": None, "response": s.text["response"], "response_length": len(s.response),
         "label": QUESTIONS[s.group][1], "reward": s.reward, "loss_mask": s.mask, "weight_versions": ["7"],
         "rollout_log_probs": s.logs["rollout"], "remove_sample": False, "teacher_log_probs": None,
         "status": "truncated" if s.truncated else "completed", "metadata": {"acc": s.parts[0], "format": s.parts[1]},
         "spec_info": {"spec_accept_token_num": 0, "spec_draft_token_num": 0}} for i, s in enumerate(data)]},
        folder / "slime" / "7.pt")
    pq.write_table(pa.table({
        "step": [1] * len(data), "prompt": [s.text["plain_prompt"] for s in data],
        "completion": [s.text["plain_response"] for s in data], "accuracy_reward": [s.parts[0] for s in data],
        "format_reward": [s.parts[1] for s in data], "advantage": [s.advantage for s in data]}),
        folder / "trl" / "completions_00001.parquet")
    width = max(len(s.prompt + s.response) for s in data)
    fit = lambda row, value: [row + [value] * (width - len(row))]
    dump_lines(folder / "nemo" / "train_data_step1.jsonl", [
        {"content": [[s.text["prompt"], s.text["response"]]], "rewards": [s.reward],
         "input_lengths": [len(s.prompt + s.response)], "token_ids": fit(s.prompt + s.response, PAD),
         "token_loss_mask": fit([0] * len(s.prompt) + s.mask, 0), "sample_loss_mask": [1.0],
         "advantages": [[s.advantage] * width], "generation_logprobs": fit([0.0] * len(s.prompt) + s.logs["rollout"], 0.0),
         "prev_logprobs": fit(s.logs["prompt"] + s.logs["old"], 0.0), "idx": i} for i, s in enumerate(data)])


def message_node(role: str, text: str, unsampled: list[int], sampled: list[int] = [], values: dict[str, Any] = {}) -> dict[str, Any]:
    """Returns a node of verifiers' graph of messages: the tokens that a message adds (writes nothing)."""
    message = {"role": role, "content": text}
    if call := re.fullmatch(r"<tool_call>(\w+)\((.*)\)</tool_call>", text):
        message = {"role": role, "tool_calls": [{"id": "call_0", "name": call[1], "arguments": call[2]}]}
    if role == "tool":
        message |= {"tool_call_id": "call_0", "content": [{"type": "text", "text": text}]}
    return {"message": message, "sampled": bool(sampled), "timestamp": 1767225600.5, "token_ids": unsampled + sampled,
            "mask": [False] * len(unsampled) + [True] * len(sampled), "is_content": [], "logprobs": [], **values}


def trace_record(number: int, s: Sequence, nodes: list[dict[str, Any]], agent: str = "agent") -> dict[str, Any]:
    """Returns a trace as verifiers saves it (writes nothing)."""
    last = "length" if s.truncated else "stop"
    return {"version": 1, "id": f"{number + 16:032x}", "verifiers": {"version": "0.3.0"},
            "task": {"type": "SumTask", "data": {"prompt": QUESTIONS[s.group][0]}, "key": f"{s.group:064x}"},
            "agent": {"config": {"model": "small"}, "name": agent, "trainable": True}, "tools": [], "nodes": nodes,
            "calls": [{"node": len(nodes) - 1, "finish_reason": last, "time": {"start": 1.0, "end": 2.0}}],
            "request_rewrites": [], "response_rewrites": [], "metrics": {"turns": float(len(s.turns))}, "info": {}, "extra_usage": [],
            "rewards": {name: {"score": 2 * part, "weight": 0.5} for name, part in zip(("acc", "format"), s.parts)},
            "is_completed": True, "ok": True, "stop_condition": "agent_completed", "errors": [], "timing": {"start": 1.0}}


def episode(number: int, s: Sequence, traces: list[dict[str, Any]]) -> dict[str, Any]:
    """Returns an episode as verifiers saves it, without the values that are None (writes nothing)."""
    return {"id": f"{number:032x}", "env": {"id": "sums", "name": "sums"}, "group": {"id": UIDS[s.group]},
            "task": {"type": "SumTask", "data": {"prompt": QUESTIONS[s.group][0]}, "key": f"{s.group:064x}"},
            "run": {"type": "train", "id": "run", "work": {"type": "train", "step": 1, "policy": {"start": 0, "end": 1}}},
            "ok": bool(traces), "errors": [] if traces else [{"type": "SandboxError", "message": "no box"}], "traces": traces}


def write_branches(folder: Path, data: list[Sequence], episodes: list[dict[str, Any]]) -> None:
    """Writes traces with several branches and agents, after an episode that failed; and an evaluation, which has no tokens."""
    one, other, judge = (json.loads(json.dumps(episodes[i]["traces"][0])) for i in (0, 1, 3))
    one["nodes"].append(other["nodes"][1])  # another answer to the same question
    judge["agent"]["name"] = "judge"
    del judge["rewards"]
    for node in judge["nodes"]:
        node.pop("advantages", None)
    dump_lines(folder / "rollouts" / "step_1" / "train" / "all" / "traces.jsonl",
               [episode(90, data[0], []), episode(91, data[0], [one, judge]), episodes[4]])
    evaluation = json.loads(json.dumps(episodes))
    for row in evaluation:
        del row["group"]
        row["run"] = {"type": "eval", "id": "run"}
        for node in row["traces"][0]["nodes"]:
            node |= {"token_ids": [], "mask": [], "logprobs": []}
            node.pop("advantages", None), node.pop("reference_logprobs", None)
    dump_lines(folder / "evals" / "traces.jsonl", evaluation)


def packed(value: Any) -> bytes:
    """Returns `value` as MessagePack, with the bytes that msgspec chooses (writes nothing)."""
    if value is None or isinstance(value, bool):
        return {None: b"\xc0", False: b"\xc2", True: b"\xc3"}[value]
    if isinstance(value, float):
        return struct.pack(">Bd", 0xCB, value)
    if isinstance(value, int):
        return bytes([value]) if value < 128 else struct.pack(">BB" if value < 256 else ">BH", 0xCC if value < 256 else 0xCD, value)
    if isinstance(value, str):
        return bytes([0xA0 | len(value)]) + value.encode("ascii")
    size = bytes([0x90 | len(value)]) if len(value) < 16 else struct.pack(">BH", 0xDC, len(value))
    return size + b"".join(map(packed, value))


def write_micro_batches(path: Path, data: list[Sequence]) -> None:
    """Writes two of prime-rl's MicroBatch, of three sequences each, padded to a multiple of 16 tokens."""
    batches = []
    for some in (data[:3], data[3:]):
        ids = [i for s in some for i in s.prompt + s.response]
        padding = -len(ids) % 16
        mask = [m for s in some for m in [False] * len(s.prompt) + [bool(one) for one in s.mask]] + [False] * padding
        lengths = [len(s.prompt + s.response) for s in some]
        lengths[-1] += padding
        advantages = [s.advantage * m for s in some for m in [0.0] * len(s.prompt) + s.mask] + [0.0] * padding
        logs = [x for s in some for x in [0.0] * len(s.prompt) + s.logs["rollout"]] + [0.0] * padding
        positions = [i for s in some for i in range(len(s.prompt + s.response))] + list(range(padding))
        reference = [x for s in some for x in [0.0] * len(s.prompt) + s.logs["ref"]] + [0.0] * padding
        batches.append([ids + [1] * padding, mask, list(map(float, advantages)), logs, positions, lengths, [1.0] * len(mask),
                        ["sums"] * len(ids) + [""] * padding, lengths, reference, None, None, None, None, None, None])
    path.write_bytes(packed(batches))


def write_prime(folder: Path, data: list[Sequence]) -> None:
    """Writes prime/token_exports/step_1/rank_0.jsonl, and the episodes and micro-batches of prime/rollouts/step_1 and prime/evals."""
    rows, episodes = [], []
    short = lambda values: [round(float(v), 6) for v in values]
    for i, s in enumerate(data):
        n, total = len(s.prompt), len(s.prompt + s.response)
        mask = [False] * n + [bool(m) for m in s.mask]
        inference, trainer = np.array([0.0] * n + s.logs["rollout"]), np.array(s.logs["prompt"] + s.logs["old"])
        ratio = trainer - inference
        rows.append({"schema_version": 1, "step": 1, "rank": 0, "micro_step": i // 3, "micro_sequence_idx": i % 3,
                     "export_sequence_idx": i, "env_name": "sums", "token_ids": s.prompt + s.response,
                     "position_ids": list(range(total)), "loss_mask": mask,
                     "advantages": short([s.advantage * m for m in mask]), "inference_logprobs": inference.tolist(),
                     "trainer_logprobs": trainer.tolist(), "entropy": short(-trainer * 1.1),
                     "mismatch_kl": short(np.exp(ratio) - ratio - 1), "log_importance_ratio": ratio.tolist(),
                     "importance_ratio": short(np.exp(ratio)), "prob_delta": short(np.exp(trainer) - np.exp(inference)),
                     "is_masked": [False] * total, "rl_weights": [None] * total})
        nodes, at = [message_node("user", QUESTIONS[s.group][0], s.prompt[:-SCAFFOLD])], 0
        scaffold = s.prompt[-SCAFFOLD:]  # the tokens that ask for an answer belong to the answer's node
        for role, ids, text in s.turns:
            on = slice(at, at + len(ids))
            parent = {"parent": len(nodes) - 1}
            if role == "assistant":
                values = {"logprobs": s.logs["rollout"][on], "reference_logprobs": s.logs["ref"][on],
                          "advantages": short([s.advantage] * len(ids))}
                nodes.append(parent | message_node(role, text, scaffold, ids, values))
            else:
                nodes.append(parent | message_node(role, text, ids[:-SCAFFOLD]))
                scaffold = ids[-SCAFFOLD:]
            at += len(ids)
        episodes.append(episode(i, s, [trace_record(i, s, nodes)]))
    dump_lines(folder / "token_exports" / "step_1" / "rank_0.jsonl", rows)
    dump_lines(folder / "rollouts" / "step_1" / "train" / "effective" / "traces.jsonl", episodes)
    write_branches(folder, data, episodes)
    write_micro_batches(folder / "rollouts" / "step_1" / "rank_0.bin", data)


def write_evaluations(folder: Path, data: list[Sequence]) -> None:
    """Writes openrlhf/output.jsonl, and lm-eval/ with generated answers and with given ones."""
    dump_lines(folder / "openrlhf" / "output.jsonl", [
        {"input": s.text["prompt"], "output": s.text["response"], "reward": s.reward} for s in data])
    rows = []
    for group, (question, answer, _) in enumerate(QUESTIONS):
        samples = [s for s in data if s.group == group]
        found = [re.search(r"<answer>(\d+)", s.text["response"]) for s in samples]
        rows.append({"doc_id": group, "doc": {"question": question, "answer": answer}, "target": answer,
                     "arguments": {"gen_args_0": {"arg_0": samples[0].text["prompt"], "arg_1": {
                         "until": ["<|im_end|>"], "do_sample": True, "max_gen_toks": 64}}},
                     "resps": [[s.text["plain_response"] for s in samples]],
                     "filtered_resps": [m.group(1) if m else "[invalid]" for m in found][:1], "filter": "strict-match",
                     "metrics": ["exact_match"], "doc_hash": f"{group:064x}", "prompt_hash": f"{group + 16:064x}",
                     "target_hash": f"{group + 32:064x}", "exact_match": samples[0].parts[0]})
    dump_lines(folder / "lm-eval" / "samples_sums.jsonl", rows)
    dump_lines(folder / "lm-eval" / "samples_choices.jsonl", [
        {"doc_id": i, "doc": {"query": query}, "target": "0",
         "arguments": {f"gen_args_{c}": {"arg_0": query, "arg_1": f" {choice}"} for c, choice in enumerate(choices)},
         "resps": [[[str(-1.0 - c), str(c == 0)]] for c in range(len(choices))],
         "filtered_resps": [[str(-1.0 - c), str(c == 0)] for c in range(len(choices))], "filter": "none", "metrics": ["acc"], "acc": float(i)}
        for i, (query, choices) in enumerate([("The sun is", ["cold", "hot", "green"]), ("Two plus two is", ["four", "five"])])])


def main(target: Path) -> None:
    """Replaces the folders that this script writes below `target`."""
    data = sequences()
    target.mkdir(parents=True, exist_ok=True)
    for name in ("torchrl", "verl", "slime", "trl", "nemo", "prime", "openrlhf", "lm-eval"):
        shutil.rmtree(target / name, ignore_errors=True)
        (target / name).mkdir()
    write_torchrl(target / "torchrl", data)
    write_verl(target / "verl", data)
    write_others(target, data)
    write_prime(target / "prime", data)
    write_evaluations(target, data)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
