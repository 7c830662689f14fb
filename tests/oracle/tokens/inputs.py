# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes tokenizer.json and sequences.json, the constant inputs of make.py: python inputs.py (needs tokenizers)."""
import json
from pathlib import Path

from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers

HERE, MAX_RESPONSE = Path(__file__).parent, 64
QUESTIONS = ["What is 3 + 4?", "What is 12 * 5? I may call calc."]
TOOL = "\n<|im_start|>tool\ncalculator result: 60<|im_end|>\n<|im_start|>assistant\n"
# (group, turns of the response, [accuracy, format]); every second turn is the tool's
RESPONSES = [
    (0, ["3 plus 4 equals 7. <answer>7</answer><|im_end|>"], [1.0, 0.5]),
    (0, ["I add 3 and 4 and get 8 🚀, naïve.<|im_end|>"], [0.0, 0.0]),
    (0, ["Let me think step by step. " * 9], [0.0, 0.0]),  # truncated inside the last character
    (1, ["12 * 5 = 60, so the answer is <answer>60</answer><|im_end|>"], [1.0, 0.5]),
    (1, ["<tool_call>calc(12 * 5)</tool_call><|im_end|>", TOOL, "<answer>60</answer><|im_end|>"], [1.0, 0.5]),
    (1, ["Twelve times five is sixty.<|im_end|>"], [1.0, 0.0]),
]
CORPUS = ["What is 3 + 4?", "What is 12 * 5?", "user", "assistant", "tool", "The answer is 7.", "3 plus 4 equals 7.",
          "Let me think step by step. 12 * 5 = 60, so the answer is 60.", "I add 3 and 4 and get 7.",
          "I call the calculator: calc(12 * 5)", "calculator result: 60", "naïve Größe 日本 ✓ 🙂 answer",
          "Twelve times five is ten times six, which is sixty.", "<answer>60</answer>", "<tool_call>", "</tool_call>"]


def train() -> Tokenizer:
    """Writes tokenizer.json."""
    tok = Tokenizer(models.BPE())
    tok.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=True)
    tok.decoder = decoders.ByteLevel()
    special = ["<|endoftext|>", "<|im_start|>", "<|im_end|>", "<pad>"]
    tok.train_from_iterator(CORPUS * 20, trainers.BpeTrainer(
        vocab_size=400, show_progress=False, special_tokens=special, initial_alphabet=pre_tokenizers.ByteLevel.alphabet()))
    tok.save(str(HERE / "tokenizer.json"), pretty=False)
    return tok


def main() -> None:
    """Writes sequences.json: token ids and texts of each sequence."""
    tok = train()
    encode = lambda text: tok.encode(text).ids
    rows = []
    for group, texts, parts in RESPONSES:
        prompt = encode(f"<|im_start|>user\n{QUESTIONS[group]}<|im_end|>\n<|im_start|>assistant\n")
        turns = [["tool" if i % 2 else "assistant", encode(text), text.split("<|im_end|>")[0].rsplit("tool\n")[-1]]
                 for i, text in enumerate(texts)]
        if not texts[-1].endswith("<|im_end|>"):  # two of the four bytes of a character end the longest response
            ids = turns[0][1][:MAX_RESPONSE - 2] + encode("🚀")[:2]
            turns = [["assistant", ids, tok.decode(ids, skip_special_tokens=False)]]
        response = [i for turn in turns for i in turn[1]]
        decode = lambda ids: tok.decode(ids, skip_special_tokens=False)
        rows.append({"group": group, "prompt": prompt, "turns": turns, "parts": parts, "text": {
            "prompt": decode(prompt), "response": decode(response), "full": decode(prompt + response),
            "plain_prompt": tok.decode(prompt), "plain_response": tok.decode(response)}})
    (HERE / "sequences.json").write_text("".join(["[", ",\n".join(json.dumps(r, ensure_ascii=False) for r in rows), "]\n"]),
                                         encoding="utf-8")


if __name__ == "__main__":
    main()
