# SPDX-License-Identifier: GPL-3.0-or-later
"""What torchrl makes of rollouts, in plain loops, which can be read; test_rollouts.py holds them against torchrl too."""
import torch


def _backwards(tensors, time_dim, step):
    """`step(at, index)` from the last step to the first; each tensor with time as its first dim."""
    moved = [tensor.movedim(time_dim, 0) for tensor in tensors]
    for at in reversed(range(moved[0].shape[0])):
        step(at, moved)


def generalized_advantage_estimate(gamma, lmbda, state_value, next_state_value, reward, done, terminated=None, *, time_dim=-2):
    terminated = done if terminated is None else terminated
    advantage = torch.zeros_like(next_state_value)
    delta = reward + gamma * (~terminated) * next_state_value - state_value
    discount = gamma * lmbda * (~done)

    def step(at, moved):
        out, delta, discount = moved
        out[at] = delta[at] + (discount[at] * out[at + 1] if at + 1 < len(out) else 0)

    _backwards([advantage, delta, discount.expand_as(delta)], time_dim, step)
    return advantage, advantage + state_value


def td0_return_estimate(gamma, next_state_value, reward, terminated):
    return reward + gamma * (~terminated) * next_state_value


def td_lambda_return_estimate(gamma, lmbda, next_state_value, reward, done, terminated=None, rolling_gamma=None, *, time_dim=-2):
    terminated = done if terminated is None else terminated
    value = (next_state_value * ~terminated).movedim(time_dim, 0)
    reward, done = reward.movedim(time_dim, 0), done.movedim(time_dim, 0)
    gammas, lambdas = (torch.as_tensor(each, dtype=value.dtype).expand(next_state_value.shape).movedim(time_dim, 0)
                       for each in (gamma, lmbda))
    steps = len(value)
    out = torch.zeros_like(value)

    def run(first, discounts):
        behind = value[-1]
        for at in reversed(range(first, steps)):
            by = discounts(at)
            rest = torch.where(done[at], value[at], behind)
            behind = reward[at] + gammas[by] * ((1 - lambdas[by]) * value[at] + lambdas[by] * rest)
            if discounts(0) == 0 and discounts(steps) == steps:
                out[at] = behind
        return behind

    if rolling_gamma is None or rolling_gamma:
        run(0, lambda at: at)
    else:
        for first in range(steps):
            out[first] = run(first, lambda at, first=first: first)
    return out.movedim(0, time_dim)


def vtrace_advantage_estimate(gamma, log_pi, log_mu, state_value, next_state_value, reward, done, terminated=None, rho_thresh=1.0,
                              c_thresh=1.0, time_dim=-2):
    terminated = done if terminated is None else terminated
    ratio = (log_pi - log_mu).exp()
    rho, c = ratio.clamp_max(rho_thresh), ratio.clamp_max(c_thresh)
    delta = rho * (reward + gamma * (~terminated) * next_state_value - state_value)
    target = torch.zeros_like(state_value)

    def step(at, moved):
        out, delta, discount, value = moved
        rest = discount[at] * (out[at + 1] - value[at + 1]) if at + 1 < len(out) else 0
        out[at] = value[at] + delta[at] + rest

    _backwards([target, delta, gamma * c * (~done), state_value], time_dim, step)
    following = torch.cat([target.movedim(time_dim, 0)[1:], next_state_value.movedim(time_dim, 0)[-1:]]).movedim(0, time_dim)
    following = torch.where(done, next_state_value, following)
    return rho * (reward + gamma * (~terminated) * following - state_value), target


def reward2go(reward, done, gamma, *, time_dim=-2):
    result = torch.zeros_like(reward)

    def step(at, moved):
        out, reward, done = moved
        out[at] = reward[at] + (gamma * (~done[at]) * out[at + 1] if at + 1 < len(out) else 0)

    _backwards([result, reward, done], time_dim, step)
    return result


def split_trajectories(td, ids_key, mask_key, done_key="done"):
    """Of one or two batch dims."""
    td = td.copy()
    if td.get(ids_key, None) is None:
        done = td["next", done_key].reshape(-1, td.shape[-1])
        numbers, number = [], -1
        for row in done:
            before = True
            for flag in row.tolist():
                number += before
                numbers.append(number)
                before = flag
        td[ids_key] = torch.tensor(numbers).reshape(td.shape)
    ids = td[ids_key].reshape(-1).tolist()
    starts = [at for at in range(len(ids)) if at == 0 or ids[at] != ids[at - 1]]
    lengths = [stop - start for start, stop in zip(starts, [*starts[1:], len(ids)])]
    if set(lengths) == {td.shape[-1]}:
        td[mask_key] = torch.ones(td.shape, dtype=torch.bool)
        return td.unsqueeze(0) if td.ndim == 1 else td
    flat = td.reshape(-1)
    out = torch.stack([flat[:1]] * len(lengths)).expand(len(lengths), 1).reshape(-1).clone()
    out = torch.stack([torch.zeros_like(out)] * max(lengths), 1)
    out[mask_key] = torch.zeros(out.shape, dtype=torch.bool)
    flat[mask_key] = torch.ones(flat.shape, dtype=torch.bool)
    for row, (start, length) in enumerate(zip(starts, lengths)):
        out[row, :length] = flat[start:start + length]
    return out
