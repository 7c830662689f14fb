# SPDX-License-Identifier: GPL-3.0-or-later
"""Shape bugs as people meet them, rebuilt over one rollout, with the fixes that an expert would write.

Each row: the expression that fails, and the fixes that are right, any of which may come first. The threads above the rows, as
OWNER/REPOSITORY#NUMBER on GitHub, report bugs of their kinds; the expressions are rebuilt, not copied.
"""
import torch
from tensordict import TensorDict
from tensordict.nn import TensorDictModule, TensorDictSequential

# The names beside `td` that the expressions use.
NAMES = {"torch": torch, "TensorDict": TensorDict, "TensorDictModule": TensorDictModule, "TensorDictSequential": TensorDictSequential}


def rollout():
    """Four environments of five steps."""
    torch.manual_seed(0)
    batch = (4, 5)
    return TensorDict({
        "obs": torch.randn(*batch, 3),
        "action": torch.randn(*batch, 2),
        "q": torch.randn(*batch, 3),
        "choice": torch.randint(3, batch),
        "pick": torch.randint(3, (*batch, 1)),
        "onehot": torch.nn.functional.one_hot(torch.randint(3, batch), 3).float(),
        "value": torch.randn(*batch),
        "weight": torch.rand(*batch),
        "mask": torch.rand(*batch) > 0.5,
        "pixels": torch.randint(255, (*batch, 16, 16, 3), dtype=torch.uint8),
        "done": torch.rand(*batch, 1) > 0.8,
        "next": {"reward": torch.randn(*batch, 1), "done": torch.rand(*batch, 1) > 0.8, "obs": torch.randn(*batch, 3)},
    }, batch, names=["env", "time"])


OBS, ACTION, Q, VALUE, MASK, DONE = (f'td["{key}"]' for key in ("obs", "action", "q", "value", "mask", "done"))
REWARD = 'td["next", "reward"]'
NN = "torch.nn."
F = "torch.nn.functional."

BUGS = [
    # ---- broadcasting -------------------------------------------------------------------------------------------------
    # floodsung/a2c_cartpole_pytorch#3, PacktPublishing/Deep-Reinforcement-Learning-Hands-On#74 (values [N, 1] and returns [N]);
    # exe1023/LSTM_LN#1 (batch and time swapped); McGill-NLP/nano-aha-moment#9 (one step more); yhenon/pytorch-retinanet#106 (1 - flags)
    (f"{REWARD} - {VALUE}", [f"{REWARD} - {VALUE}.unsqueeze(-1)", f"{REWARD}.squeeze(-1) - {VALUE}"]),
    (f'{OBS} * td["weight"]', [f'{OBS} * td["weight"].unsqueeze(-1)']),
    (f"{OBS} - {OBS}.mean(-1)", [f"{OBS} - {OBS}.mean(-1, keepdim=True)"]),
    (f"{OBS} / {OBS}.sum(dim=1)", [f"{OBS} / {OBS}.sum(dim=1, keepdim=True)"]),
    (f"{OBS} / {OBS}.norm(dim=-1)", [f"{OBS} / {OBS}.norm(dim=-1, keepdim=True)"]),
    (f"{VALUE} + torch.zeros(5, 4)", [f"{VALUE} + torch.zeros(5, 4).T", f"{VALUE}.T + torch.zeros(5, 4)"]),
    (f"{VALUE} - {VALUE}[:, 1:]", [f"{VALUE}[:, :-1] - {VALUE}[:, 1:]"]),
    (f"{OBS} + {ACTION}", [f"torch.cat([{OBS}, {ACTION}], -1)"]),
    (f"{OBS} * ({VALUE} - 1)", [f"{OBS} * ({VALUE} - 1).unsqueeze(-1)"]),
    (f"torch.where({MASK}, {OBS}, 0)", [f"torch.where({MASK}.unsqueeze(-1), {OBS}, 0)"]),
    (f"{OBS} * torch.ones(4)", [f"{OBS} * torch.ones(4).unsqueeze(-1).unsqueeze(-1)"]),
    (f"1 - {DONE}", [f"~{DONE}", f"1 - {DONE}.float()"]),
    (f"{DONE} - td[\"next\", \"done\"]", [f'{DONE} ^ td["next", "done"]']),
    (f'{REWARD} + 0.99 * {VALUE}[:, 1:]', [f'{REWARD}[:, :-1] + (0.99 * {VALUE}[:, 1:]).unsqueeze(-1)']),
    (f"{OBS}.masked_fill({MASK}, 0)", [f"{OBS}.masked_fill({MASK}.unsqueeze(-1), 0)"]),
    (f"{OBS}.masked_select({MASK})", [f"{OBS}.masked_select({MASK}.unsqueeze(-1))"]),
    # ---- indices ------------------------------------------------------------------------------------------------------
    # marvis/pytorch-yolo2#174, joeyz0z/MeaCap#8 (masks of another shape); YaoZhang93/mmFormer#15 (a mask of another dim);
    # pytorch/rl#1932 (a reward that is under "next"); GAIR-NLP/ToRL#8 (a key that is not there)
    (f"{OBS}[0, 0, 0, 0]", [f"{OBS}[0, 0, 0]"]),
    ("td[0, 0, 0]", ["td[0, 0]"]),
    ("td[4]", ["td[-1]", "td[:, 4]"]),
    (f"{VALUE}[:, 5]", [f"{VALUE}[:, -1]"]),
    (f"{OBS}[{DONE}]", [f"{OBS}[{DONE}.squeeze(-1)]"]),
    (f"td[{DONE}]", [f"td[{DONE}.squeeze(-1)]"]),
    (f"{OBS}[torch.ones(5).bool()]", [f"{OBS}[:, torch.ones(5).bool()]"]),
    (f'{OBS}[:, td["weight"][0]]', [f'{OBS}[:, td["weight"][0].long()]']),
    (f"{OBS}[torch.arange(4), torch.arange(5)]", [f"{OBS}[torch.arange(4).unsqueeze(-1), torch.arange(5)]"]),
    ('td[["obs", "action"]]', ['td.select("obs", "action")']),
    ('td["obs", "action"]', ['td.select("obs", "action")']),
    ('td[0]["obs"][0][0][0]', ['td[0]["obs"][0][0]']),
    ('td["reward"]', ['td["next", "reward"]']),
    ('td["next.reward"]', ['td["next", "reward"]']),
    ('td["obz"]', ['td["obs"]']),
    ('td["rewards"]', ['td["next", "reward"]']),
    ('torch.cat([td.select("obs", "action"), td.select("action")])',
     ['torch.cat([td.select("obs", "action").select("action"), td.select("action")])']),
    ('td["next", "action"]', ['td["action"]']),
    ('td.select("obs", "reward")', ['td.select("obs", ("next", "reward"))']),
    # ---- gather -------------------------------------------------------------------------------------------------------
    # dxyang/DQN_pytorch#2, pytorch/pytorch#134244 (an index with fewer dims); ikostrikov/pytorch-a2c-ppo-acktr-gail#56 (shape of actions)
    (f'{Q}.gather(-1, td["choice"])', [f'{Q}.gather(-1, td["choice"].unsqueeze(-1))']),
    (f'torch.gather({Q}, 2, td["choice"])', [f'torch.gather({Q}, 2, td["choice"].unsqueeze(-1))']),
    (f'{Q}.gather(-1, td["onehot"])', [f'{Q}.gather(-1, td["onehot"].argmax(-1, keepdim=True))']),
    (f'{Q}.gather(-1, td["pick"].float())', [f'{Q}.gather(-1, td["pick"].float().long())']),
    (f'{Q}.index_select(0, td["choice"])', [f'{Q}.index_select(0, td["choice"].flatten(0, -1))', f'{Q}.index_select(0, td["choice"].flatten(0))']),
    (f'{F}one_hot(td["pick"].float(), 3)', [f'{F}one_hot(td["pick"].float().long(), 3)']),
    # ---- stack and cat ------------------------------------------------------------------------------------------------
    # tonyzhaozh/act#38 (episodes of other lengths); abhishekkrthakur/captcha-recognition-pytorch#1, Suanmd/TR-MISR#3 (swapped dims);
    # pytorch/tensordict#1296, pytorch/tensordict#151 (stacks of tensordicts that differ)
    (f"torch.stack([{OBS}, {ACTION}])", [f"torch.cat([{OBS}, {ACTION}], 2)"]),
    (f"torch.cat([{OBS}, {ACTION}])", [f"torch.cat([{OBS}, {ACTION}], dim=-1)"]),
    (f"torch.cat([{OBS}, {VALUE}], -1)", [f"torch.cat([{OBS}, {VALUE}.unsqueeze(-1)], -1)"]),
    (f"torch.cat([{REWARD}, {VALUE}], 0)", [f"torch.cat([{REWARD}, {VALUE}.unsqueeze(-1)], 0)"]),
    (f"torch.stack([{VALUE}[0], {VALUE}[0, 1:]])",
     [f"torch.stack([{VALUE}[0][:-1], {VALUE}[0, 1:]])",
      f"torch.nn.utils.rnn.pad_sequence([{VALUE}[0], {VALUE}[0, 1:]], batch_first=True)"]),
    ("torch.stack([td, td[:, 1:]])", ["TensorDict.lazy_stack([td, td[:, 1:]])"]),
    ('torch.stack([td, td.exclude("obs")])',
     ['TensorDict.lazy_stack([td, td.exclude("obs")])',
      'torch.stack([td.select("action", "q", "choice", "pick", "onehot", "value", "weight", "mask", "pixels", "done", "next"), '
      'td.exclude("obs")])']),
    ("torch.cat([td, td[:, 1:]])", ["torch.cat([td, td[:, 1:]], dim=1)", "torch.cat([td[:, :4], td[:, 1:]])", "torch.cat([td[:, :-1], td[:, 1:]])"]),
    # ---- view and expand ----------------------------------------------------------------------------------------------
    # pytorch/examples#836, sergeywong/cp-vton#30, RAIVNLab/STR#4 (view of what is not contiguous); weka511/hpa-scc#38 (sizes that do not divide)
    (f"{OBS}.transpose(0, 1).view(-1, 3)", [f"{OBS}.transpose(0, 1).reshape(-1, 3)"]),
    (f"{OBS}.view(20)", [f"{OBS}.view(20, 3)"]),
    (f"{OBS}.view(-1, 7)", [f"{OBS}.view(-1, 3)"]),
    (f"{OBS}.view(-1, -1)", [f"{OBS}.view(-1, 3)"]),
    (f"{OBS}.reshape(4, 16)", [f"{OBS}.reshape(4, -1)"]),
    ("td.reshape(3, 5)", ["td.reshape(-1, 5)"]),
    (f"{OBS}.unflatten(0, (2, 3))", [f"{OBS}.unflatten(0, (2, -1))"]),
    (f"{VALUE}.expand(4, 5, 3)", [f"{VALUE}.unsqueeze(-1).expand(4, 5, 3)"]),
    (f"{OBS}.repeat(2)", [f"{OBS}.repeat(2, 1, 1)"]),
    # ---- dims ---------------------------------------------------------------------------------------------------------
    # pytorch/pytorch#3238 (softmax along a dim that is not there)
    (f"{VALUE}.mean(2)", [f"{VALUE}.mean(-1)"]),
    (f"{VALUE}.transpose(1, 2)", [f"{VALUE}.transpose(1, 0)"]),
    (f"{OBS}.permute(2, 0)", [f"{OBS}.permute(2, 0, 1)"]),
    (f"{VALUE}.softmax(dim=2)", [f"{VALUE}.softmax(dim=-1)"]),
    # ---- products -----------------------------------------------------------------------------------------------------
    # pytorch/pytorch#4539 (bmm of other ranks); OUCMachineLearning/OUCML#24 (mm of two dtypes)
    (f"{OBS} @ torch.zeros(2, 3)", [f"{OBS} @ torch.zeros(2, 3).T"]),
    (f"{OBS} @ {Q}", [f"({OBS} * {Q}).sum(-1)", f"{OBS} @ {Q}.mT"]),
    (f"torch.zeros(7, 3) @ torch.ones(7, 3)", ["torch.zeros(7, 3) @ torch.ones(7, 3).T"]),
    (f"torch.bmm({OBS}, torch.zeros(3, 2))", [f"{OBS} @ torch.zeros(3, 2)"]),
    (f"torch.mm({OBS}, torch.zeros(3, 2))", [f"{OBS} @ torch.zeros(3, 2)"]),
    (f'torch.einsum("bi,bi->b", {OBS}, {Q})', [f'torch.einsum("...bi,...bi->...b", {OBS}, {Q})']),
    (f'torch.einsum("bti,ij->btj", {OBS}, torch.zeros(2, 3))', [f'torch.einsum("bti,ji->btj", {OBS}, torch.zeros(2, 3))']),
    ("torch.linalg.inv(torch.zeros(4, 3))", ["torch.linalg.pinv(torch.zeros(4, 3))"]),
    (f"torch.dot({OBS}, {Q})", [f"({OBS} * {Q}).sum(-1)"]),
    (f'torch.outer({VALUE}, td["weight"])', [f'torch.einsum("...i,...j->...ij", {VALUE}, td["weight"])']),
    (f"torch.cdist({OBS}, {ACTION})", []),
    # ---- layers -------------------------------------------------------------------------------------------------------
    # zshuai8/FedGMM_ICML2023#2, Deci-AI/super-gradients#1989 (channels last); DLR-RM/stable-baselines3#853, facebookresearch/habitat-lab#604
    # (float64 observations); pytorch/pytorch#5860, patrickloeber/pytorch-examples#2 (recurrent layers); pytorch/pytorch#6316, #14409 (batch norms)
    (f"{NN}Linear(5, 2)({OBS})", [f"{NN}Linear(3, 2)({OBS})"]),
    (f"{NN}Linear(in_features=4, out_features=2)({OBS})", [f"{NN}Linear(in_features=3, out_features=2)({OBS})"]),
    (f"{NN}Linear(3, 2)({OBS}.double())", [f"{NN}Linear(3, 2)({OBS}.double().float())"]),
    (f"{NN}Linear(768, 2)(td[\"pixels\"].float())", [f'{NN}Linear(768, 2)(td["pixels"].float().flatten(-3))']),
    (f"{NN}Sequential({NN}Linear(3, 8), {NN}ReLU(), {NN}Linear(9, 2))({OBS})",
     [f"{NN}Sequential({NN}Linear(3, 8), {NN}ReLU(), {NN}Linear(8, 2))({OBS})"]),
    (f'{NN}Conv2d(3, 8, 3)(td["pixels"][0].float())', [f'{NN}Conv2d(3, 8, 3)(td["pixels"][0].float().movedim(-1, -3))']),
    (f'{NN}Conv2d(3, 8, 3)(td["pixels"])',
     [f'{NN}Conv2d(3, 8, 3)(td["pixels"].movedim(-1, -3).flatten(0, 1).float())', f'{NN}Conv2d(3, 8, 3)(td["pixels"].flatten(0, 1).movedim(-1, -3).float())']),
    (f"{NN}Conv1d(3, 8, 2)({OBS})", [f"{NN}Conv1d(3, 8, 2)({OBS}.movedim(-1, -2))"]),
    (f"{NN}BatchNorm1d(3)({OBS})", [f"{NN}BatchNorm1d(3)({OBS}.movedim(-1, 1))", f"{NN}BatchNorm1d(3)({OBS}.flatten(0, 1))"]),
    (f"{NN}LayerNorm(4)({OBS})", [f"{NN}LayerNorm(3)({OBS})"]),
    (f'{NN}Embedding(10, 4)(td["weight"])', [f'{NN}Embedding(10, 4)(td["weight"].long())']),
    (f"{NN}LSTM(4, 8)({OBS})", [f"{NN}LSTM(3, 8)({OBS})"]),
    (f"{NN}GRU(3, 8)({OBS}, torch.zeros(1, 4, 8))", [f"{NN}GRU(3, 8, batch_first=True)({OBS}, torch.zeros(1, 4, 8))"]),
    # LeeJunHyun/Image_Segmentation#29 (the same of functions)
    (f'{F}conv2d(td["pixels"][0].float(), torch.zeros(8, 3, 3, 3))', [f'{F}conv2d(td["pixels"][0].float().movedim(-1, -3), torch.zeros(8, 3, 3, 3))']),
    (f"{F}conv1d({OBS}, torch.zeros(8, 3, 2))", [f"{F}conv1d({OBS}.movedim(-1, -2), torch.zeros(8, 3, 2))"]),
    (f"{F}layer_norm({OBS}, (4,))", [f"{F}layer_norm({OBS}, (3,))"]),
    (f"{F}batch_norm({OBS}, torch.zeros(3), torch.ones(3))",
     [f"{F}batch_norm({OBS}.movedim(-1, 1), torch.zeros(3), torch.ones(3))", f"{F}batch_norm({OBS}.flatten(0, 1), torch.zeros(3), torch.ones(3))"]),
    (f'{F}max_pool2d(td["pixels"].float(), 2)', [f'{F}max_pool2d(td["pixels"].float().flatten(0, 1), 2)']),
    (f'{NN}MaxPool2d(2)(td["pixels"].float())', [f'{NN}MaxPool2d(2)(td["pixels"].float().flatten(0, 1))']),
    (f'TensorDictModule({NN}Linear(5, 2), ["obs"], ["x"])(td)', [f'TensorDictModule({NN}Linear(3, 2), ["obs"], ["x"])(td)']),
    (f'TensorDictModule({NN}Linear(5, 2), in_keys="obs", out_keys=["x"])(td)', [f'TensorDictModule({NN}Linear(3, 2), in_keys="obs", out_keys=["x"])(td)']),
    (f'TensorDictModule({NN}Linear(3, 2), ["obz"], ["x"])(td)', [f'TensorDictModule({NN}Linear(3, 2), ["obs"], ["x"])(td)']),
    (f'TensorDictModule({NN}Sequential({NN}Linear(3, 8), {NN}ReLU(), {NN}Linear(9, 2)), ["obs"], ["x"])(td)',
     [f'TensorDictModule({NN}Sequential({NN}Linear(3, 8), {NN}ReLU(), {NN}Linear(8, 2)), ["obs"], ["x"])(td)']),
    (f'TensorDictSequential(TensorDictModule({NN}Linear(3, 8), ["obs"], ["h"]), TensorDictModule({NN}Linear(9, 2), ["h"], ["x"]))(td)',
     [f'TensorDictSequential(TensorDictModule({NN}Linear(3, 8), ["obs"], ["h"]), TensorDictModule({NN}Linear(8, 2), ["h"], ["x"]))(td)']),
    # galgreshler/Catch-A-Waveform#10, chenyilun95/DSGN2#11, bearpaw/pytorch-classification#27 (state dicts)
    (f'{NN}Linear(3, 2).load_state_dict({{"weight": torch.zeros(4, 3), "bias": torch.zeros(4)}})',
     [f'{NN}Linear(3, 4).load_state_dict({{"weight": torch.zeros(4, 3), "bias": torch.zeros(4)}})']),
    (f'{NN}Linear(3, 2).load_state_dict({{"weight": torch.zeros(3, 2), "bias": torch.zeros(2)}})',
     [f'{NN}Linear(3, 2).load_state_dict({{"weight": torch.zeros(3, 2).T, "bias": torch.zeros(2)}})']),
    (f'{NN}Linear(3, 2).load_state_dict({{"weight": torch.zeros(2, 3)}})',
     [f'{NN}Linear(3, 2, bias=False).load_state_dict({{"weight": torch.zeros(2, 3)}})']),
    (f'{NN}Linear(3, 2).load_state_dict({{"w": torch.zeros(2, 3), "bias": torch.zeros(2)}})',
     [f'{NN}Linear(3, 2).load_state_dict({{"weight": torch.zeros(2, 3), "bias": torch.zeros(2)}})']),
    (f'{NN}Linear(3, 2).load_state_dict({{"weight": torch.zeros(2, 3), "bias": torch.zeros(2), "scale": torch.zeros(1)}})',
     [f'{NN}Linear(3, 2).load_state_dict({{"weight": torch.zeros(2, 3), "bias": torch.zeros(2), "scale": torch.zeros(1)}}, strict=False)']),
    (f'{NN}Linear(3, 2).load_state_dict({{"module.weight": torch.zeros(2, 3), "module.bias": torch.zeros(2)}})',
     [f'{NN}Linear(3, 2).load_state_dict({{k.removeprefix("module."): v for k, v in '
      '({"module.weight": torch.zeros(2, 3), "module.bias": torch.zeros(2)}).items()})']),
    # ---- losses -------------------------------------------------------------------------------------------------------
    # jbohnslav/deepethogram#98, tsunrise/everybody-compose#49, Namkyeong/BGRL_Pytorch#4 (classes in the last dim);
    # pytorch/pytorch#16045, #19699 (predictions [N, 1] and targets [N])
    (f'{F}cross_entropy({Q}, td["choice"])',
     [f'{F}cross_entropy({Q}.movedim(-1, 1), td["choice"])', f'{F}cross_entropy({Q}.flatten(0, 1), td["choice"].flatten(0))']),
    (f'{F}cross_entropy({Q}[0], td["pick"][0])', [f'{F}cross_entropy({Q}[0], td["pick"][0].squeeze(-1))']),
    (f'{F}cross_entropy({Q}[0], td["choice"][0].float())', [f'{F}cross_entropy({Q}[0], td["choice"][0].float().long())']),
    (f'{F}nll_loss({Q}[0].log_softmax(-1), td["onehot"][0].long())',
     [f'{F}nll_loss({Q}[0].log_softmax(-1), td["onehot"][0].long().argmax(-1))']),
    (f"{F}binary_cross_entropy_with_logits({VALUE}, {DONE}.float())",
     [f"{F}binary_cross_entropy_with_logits({VALUE}, {DONE}.float().squeeze(-1))",
      f"{F}binary_cross_entropy_with_logits({VALUE}.unsqueeze(-1), {DONE}.float())"]),
    (f"{F}mse_loss({VALUE}, {REWARD})", [f"{F}mse_loss({VALUE}, {REWARD}.squeeze(-1))", f"{F}mse_loss({VALUE}.unsqueeze(-1), {REWARD})"]),
    # ---- distributions ------------------------------------------------------------------------------------------------
    # DLR-RM/stable-baselines3#1515, allenai/allenact#226 (log_prob of [N, 1])
    (f'torch.distributions.Categorical(logits={Q}).log_prob(td["pick"])', [f'torch.distributions.Categorical(logits={Q}).log_prob(td["pick"].squeeze(-1))']),
    (f"torch.distributions.Normal({OBS}, torch.ones(2)).log_prob({OBS})", []),
    ("torch.distributions.MultivariateNormal(td['obs'], torch.ones(3))",
     ["torch.distributions.MultivariateNormal(td['obs'], torch.diag_embed(torch.ones(3)))"]),
    (f"torch.distributions.Independent(torch.distributions.Normal({OBS}, torch.ones(3)), 4)",
     [f"torch.distributions.Independent(torch.distributions.Normal({OBS}, torch.ones(3)), 1)"]),
    (f"torch.distributions.Normal({OBS}, td['weight'] + 0.1)", [f"torch.distributions.Normal({OBS}, (td['weight'] + 0.1).unsqueeze(-1))"]),
    # ---- names of dims, ragged stacks ---------------------------------------------------------------------------------
    # pytorch/tensordict#135, pytorch/tensordict#151, pytorch/rl#766 (members of unequal shapes)
    (f'{OBS}.mean(dim="time")', [f"{OBS}.mean(dim=1)"]),
    ('td.transpose("env", "tim")', ["td.transpose(0, 1)"]),
    ('td.rename("env")', ['td.rename("env", "time")']),
    ('td.refine_names("env", "t")', ['td.rename("env", "t")']),
    ('TensorDict({"a": torch.zeros(4)}, batch_size=[4], names=["a", "b"])', ['TensorDict({"a": torch.zeros(4)}, batch_size=[4], names=["a"])']),
    ('TensorDict.lazy_stack([td[0], td[1, :3]])["obs"]', ['TensorDict.lazy_stack([td[0], td[1, :3]]).get("obs", as_padded_tensor=True)']),
    ("TensorDict.lazy_stack([td[0], td[1, :3]])[:, 4]", ["TensorDict.lazy_stack([td[0], td[1, :3]])[:, -1]"]),
    # ---- numbers of dims and elements ---------------------------------------------------------------------------------
    # xindongzhang/ELAN#8, QwenLM/Qwen2.5-Omni#201 (sizes of split); xiuqhou/Salience-DETR#23, NWUzhouwei/GTNet#3 (k of topk)
    (f"{OBS}.split([2, 2], -1)", [f"{OBS}.split([2, 1], -1)"]),
    ("td.split([2, 1], 0)", ["td.split([2, 2], 0)"]),
    (f"{Q}.topk(4, -1)", [f"{Q}.topk(3, -1)"]),
    (f"{OBS}.unfold(1, 6, 1)", [f"{OBS}.unfold(1, 5, 1)"]),
    (f"{F}pad({OBS}, (1, 1, 1))", [f"{F}pad({OBS}, (1, 1))"]),
    ('torch.bincount(td["choice"])', ['torch.bincount(td["choice"].flatten(0))']),
    (f"{OBS}.t()", [f"{OBS}.mT"]),
    (f"torch.searchsorted({OBS}, {VALUE})", [f"torch.searchsorted({OBS}, {VALUE}.unsqueeze(-1)).squeeze(-1)"]),
    # ---- calls --------------------------------------------------------------------------------------------------------
    # flatironinstitute/deepblast#93 (max gives a pair); avishkarsaha/translating-images-into-maps#12 (a tensor of tensors);
    # jd730/OICR-pytorch#26 (one number of many); RussellTsuchida/snefy#1, Atcold/pytorch-CortexNet#10, yxgeee/MMT#35 (truth of tensors)
    (f"{Q}.max(-1) - {VALUE}", [f"{Q}.max(-1).values - {VALUE}"]),
    (f"torch.max({Q}, -1).mean()", [f"torch.max({Q}, -1).values.mean()"]),
    (f"torch.softmax({Q})", [f"torch.softmax({Q}, dim=-1)"]),
    (f"torch.cumsum({REWARD})", [f"torch.cumsum({REWARD}, dim=1)"]),
    (f"{VALUE}.item()", [f"{VALUE}.mean().item()"]),
    (f"float({VALUE})", [f"float({VALUE}.mean())"]),
    (f"torch.tensor([{OBS}, {Q}])", [f"torch.stack([{OBS}, {Q}])"]),
    (f"{MASK} and {VALUE} > 0", [f"{MASK} & ({VALUE} > 0)"]),
    (f"not ({VALUE} > 0)", [f"~({VALUE} > 0)"]),
    (f"0 < {VALUE} < 1", [f"(0 < {VALUE}) & ({VALUE} < 1)"]),
    (f"{OBS} if {MASK} else {Q}", [f"torch.where({MASK}.unsqueeze(-1), {OBS}, {Q})"]),
    (f"{OBS}.reshape(td.batch_size, 3)", [f"{OBS}.reshape(*td.batch_size, 3)"]),
    (f"{OBS}.reshape(td.batch_size + 3)", [f"{OBS}.reshape(td.batch_size + (3,))"]),
    (f"{OBS}.reshape(*td.batch_size)", [f"{OBS}.reshape(*td.batch_size, -1)"]),
    (f"{OBS}.size[0]", [f"{OBS}.shape[0]"]),
    (f"{OBS}.shape(0)", [f"{OBS}.shape[0]"]),
    ('td("obs")', ['td["obs"]']),
    (f"{OBS}.mean - 1", [f"{OBS}.mean() - 1"]),
    # ---- entries ------------------------------------------------------------------------------------------------------
    # pytorch/rl#1766, pytorch/rl#1585, pytorch/rl#3515 (entries that do not begin with the batch); pytorch/tensordict#190, #1483 (batch sizes)
    (f'td.set("x", torch.zeros(5, 4))', ['td.set("x", torch.zeros(5, 4).transpose(0, 1))']),
    (f'td.set("x", torch.zeros(20, 3))', ['td.set("x", torch.zeros(20, 3).unflatten(0, (4, 5)))']),
    (f'td.set("x", torch.zeros(4))', ['td.set("x", torch.zeros(4).unsqueeze(-1).expand(4, 5))']),
    ('TensorDict({"a": torch.zeros(3, 2)}, batch_size=[4])', ['TensorDict({"a": torch.zeros(3, 2)}, batch_size=[3])']),
    ('TensorDict({"a": torch.zeros(4, 3), "b": torch.zeros(4)}, batch_size=[4, 3])',
     ['TensorDict({"a": torch.zeros(4, 3), "b": torch.zeros(4).unsqueeze(-1).expand(4, 3)}, batch_size=[4, 3])',
      'TensorDict({"a": torch.zeros(4, 3), "b": torch.zeros(4)}, batch_size=[4])']),
    ("td.reward", []),
    ("td.obs", ["td['obs']"]),
    # ---- dtypes -------------------------------------------------------------------------------------------------------
    # nikhilbarhate99/PPO-PyTorch#33, seungeunrho/minimalRL#34 (float64 beside float32); minghaochen/chatglm3-base-tuning#1 (arithmetic on bools)
    ('td["pixels"].mean()', ['td["pixels"].float().mean()']),
    (f'~td["weight"]', ['~td["weight"].bool()']),
    (f"{OBS} @ torch.zeros(3, 2, dtype=torch.float64)", [f"{OBS} @ torch.zeros(3, 2, dtype=torch.float64).float()"]),
    (f'{F}binary_cross_entropy_with_logits({VALUE}, {MASK})', [f"{F}binary_cross_entropy_with_logits({VALUE}, {MASK}.float())"]),
    # ---- values, which shapes do not show -----------------------------------------------------------------------------
    # ajhalthor/Transformer-Neural-Network#13, kongds/E5-V#7 (fewer rows than words); milesial/Pytorch-UNet#322 (classes of one_hot);
    # milesial/Pytorch-UNet#291, TencentGameMate/gnn_cross_lingual#5 (targets beyond the classes)
    (f'{NN}Embedding(2, 4)(td["choice"])', [f'{NN}Embedding(int(td["choice"].max()) + 1, 4)(td["choice"])']),
    (f'{NN}Embedding(2, 4)(td["pick"] + 1)', [f'{NN}Embedding(int((td["pick"] + 1).max()) + 1, 4)(td["pick"] + 1)']),
    (f'{F}one_hot(td["choice"], 2)', [f'{F}one_hot(td["choice"], int(td["choice"].max()) + 1)']),
    (f'{F}cross_entropy({Q}[..., :2].flatten(0, 1), td["choice"].flatten())', []),
    # ---- calls that say too little ------------------------------------------------------------------------------------
    ("td.expand(3)", ["td.expand(3, 4, 5)"]),
    (f"{VALUE}.expand(7)", [f"{VALUE}.expand(7, 4, 5)"]),
    (f"({OBS}.shape)(0)", [f"({OBS}.shape)[0]"]),
]


def broken(generator):
    """A random expression over the rollout; most of them fail."""
    entries = [OBS, ACTION, Q, VALUE, MASK, DONE, REWARD, 'td["choice"]', 'td["pick"]', 'td["onehot"]', 'td["pixels"]', 'td["weight"]']
    views = ["", "", "", ".squeeze(-1)", ".unsqueeze(-1)", ".transpose(0, 1)", "[0]", "[:, 1:]", ".float()", ".flatten(0, 1)", ".sum(-1)",
             ".double()", "[..., 0]"]
    a, b = (generator.choice(entries) + generator.choice(views) for _ in range(2))
    dim = generator.randint(-4, 4)
    size, other = (generator.choice([1, 2, 3, 4, 5, 7, 20, -1]) for _ in range(2))
    features = generator.randint(1, 6)
    return generator.choice([
        *(f"{a} {sign} {b}" for sign in ("+", "-", "*", "/", "@", "<", "&")),
        f"torch.where({a}, {b}, 0)", f"torch.minimum({a}, {b})", f"({a} + {b}).mean()",
        f"{a}[{b}]", f"{a}[{dim}]", f"{a}[:, {dim}]", f"{a}[0, {dim}, 0, 0]", f"td[{b}]", f"td[0, {dim}]", f"td[:, :, {dim}]",
        f"{a}.gather({dim}, {b})", f"torch.take_along_dim({a}, {b}, {dim})", f"{a}.index_select({dim}, {b})",
        f"torch.stack([{a}, {b}])", f"torch.cat([{a}, {b}], {dim})", f"torch.cat([{a}, {a}, {b}])", f"torch.stack([td, td[:, 1:]], {dim})",
        f"{a}.view({size}, {other})", f"{a}.reshape({size})", f"{a}.unflatten({dim}, ({size}, {other}))", f"{a}.expand({size}, {other})",
        f"{a}.repeat({features})", f"{a}.permute({dim}, 0)", f"{a}.transpose({dim}, 1)", f"{a}.sum({dim})", f"td.reshape({size}, {other})",
        f"torch.bmm({a}, {b})", f"torch.mm({a}, {b})", f'torch.einsum("bti,btj->bij", {a}, {b})', f"torch.linalg.inv({a})",
        f"{NN}Linear({features}, 2)({a})", f"{NN}Sequential({NN}Linear({features}, 4), {NN}Linear(4, 2))({a})",
        f"{NN}Conv2d({features}, 4, 2)({a})", f"{NN}Conv1d({features}, 4, 1)({a})", f"{NN}BatchNorm1d({features})({a})",
        f"{NN}LayerNorm({features})({a})", f"{NN}GRU({features}, 3)({a})", f"{NN}Embedding(300, 2)({a})",
        f"{F}cross_entropy({a}, {b})", f"{F}mse_loss({a}, {b})", f"{F}binary_cross_entropy_with_logits({a}, {b})", f"{F}one_hot({a})",
        f'td.set("x", {a})', f'TensorDict({{"a": {a}, "b": {b}}}, batch_size=[{abs(size)}, {abs(other)}])',
        f"{a}.split([{features}, {abs(size)}], {dim})", f"{a}.topk({features}, {dim})", f"{a}.unfold({dim}, {features}, 1)",
        f"{F}pad({a}, ({features}, {abs(size)}, 1))", f"torch.cross({a}, {b})", f"torch.cdist({a}, {b})", f"torch.outer({a}, {b})",
        f"torch.searchsorted({a}, {b})", f"torch.dot({a}, {b})", f"{a}.t()", f"torch.diag({a})",
        f"{F}conv2d({a}, torch.zeros(4, {features}, 2, 2))", f"{F}conv1d({a}, torch.zeros(4, {features}, 1))", f"{F}layer_norm({a}, ({features},))",
        f"{F}max_pool2d({a}, 2)", f'TensorDictModule({NN}Linear({features}, 2), ["{generator.choice(["obs", "q", "obz", "value"])}"], ["x"])(td)',
        f"{a}.max({dim}) - {b}", f"{a} and {b}", f"not {a}", f"0 < {a} < {b}", f"{a} if {b} else {a}", f"float({a})", f"torch.tensor([{a}, {b}])",
        f'{a}.sum("{generator.choice(["env", "time", "tyme"])}")', f"torch.softmax({a})", f"{a}.reshape(td.batch_size, {size})",
        f"{a}.reshape(*td.batch_size)", f"TensorDict.lazy_stack([td[0], td[1, :3]])[:, {dim}]", f"torch.distributions.Normal({a}, {b}.exp())",
        f"torch.distributions.Independent(torch.distributions.Normal({a}, 1.0), {features})",
        'td["' + generator.choice(["reward", "obz", "next.obs", "values", "next/done", "acton"]) + '"]',
    ])
