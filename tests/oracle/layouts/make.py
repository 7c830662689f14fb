# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the files beside it: stable-baselines3 2.9.2, tianshou 2.0.1 and d3rlpy 2.8.1 wrote them. `python make.py FOLDER`."""
import numpy as np, sys, os, pathlib
out=sys.argv[1]; os.makedirs(out, exist_ok=True); os.chdir(out)
rng=np.random.default_rng(3)
from stable_baselines3.common.buffers import ReplayBuffer, DictReplayBuffer
from stable_baselines3.common.save_util import save_to_pkl
from gymnasium import spaces
def sb3(name, size, steps, n_envs, optimize=False, dict_obs=False):
    obs = spaces.Dict({"a": spaces.Box(-1,1,(3,)), "b": spaces.Box(-1,1,(2,))}) if dict_obs else spaces.Box(-1,1,(3,))
    cls = DictReplayBuffer if dict_obs else ReplayBuffer
    b = cls(size, obs, spaces.Box(-1,1,(2,)), n_envs=n_envs, optimize_memory_usage=optimize, handle_timeout_termination=not optimize)
    o = lambda: {k: rng.normal(size=(n_envs,)+s.shape).astype("f4") for k,s in obs.spaces.items()} if dict_obs else rng.normal(size=(n_envs,3)).astype("f4")
    cur=o()
    for t in range(steps):
        nxt=o()
        done=np.array([(t+e) % 5 == 4 for e in range(n_envs)])
        b.add(cur, nxt, rng.normal(size=(n_envs,2)).astype("f4"), rng.normal(size=n_envs).astype("f4"), done, [{"TimeLimit.truncated": bool((t//5)%2==1 and done[e])} for e in range(n_envs)])
        cur=nxt
    save_to_pkl(pathlib.Path(name), b)
sb3("sb3_part.pkl", 20, 12, 1); sb3("sb3_full.pkl", 10, 14, 1); sb3("sb3_envs.pkl", 40, 13, 2); sb3("sb3_memory.pkl", 10, 7, 1, optimize=True); sb3("sb3_dict.pkl", 20, 12, 1, dict_obs=True)
from tianshou.data import ReplayBuffer as T, VectorReplayBuffer as V, Batch
def fill(b, steps, n):
    for t in range(steps):
        kw = dict(obs=rng.normal(size=(n,3)) , act=rng.integers(0,3,size=n), rew=rng.normal(size=n), terminated=np.array([t%4==3]*n), truncated=np.array([False]*n), obs_next=rng.normal(size=(n,3)), info=[{"q": t} for _ in range(n)])
        if isinstance(b, V):
            b.add(Batch(**{k: v for k,v in kw.items() if k!="info"}, done=kw["terminated"], info=Batch(q=np.full(n,t))), buffer_ids=np.arange(n))
        else:
            b.add(Batch(obs=kw["obs"][0], act=kw["act"][0], rew=kw["rew"][0], terminated=kw["terminated"][0], truncated=False, done=kw["terminated"][0], obs_next=kw["obs_next"][0], info=Batch(q=t)))
b=T(20); fill(b,11,1); b.save_hdf5("tian_part.h5"); b=T(8); fill(b,11,1); b.save_hdf5("tian_full.h5"); b=V(20,2); fill(b,7,2); b.save_hdf5("tian_vec.h5")
import d3rlpy
N=15
ds=d3rlpy.dataset.MDPDataset(observations=rng.normal(size=(N,3)).astype("f4"), actions=rng.normal(size=(N,2)).astype("f4"), rewards=rng.normal(size=N).astype("f4"), terminals=np.arange(N)%5==4)
with open("d3rlpy.h5","w+b") as f: ds.dump(f)
