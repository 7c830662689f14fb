# SPDX-License-Identifier: GPL-3.0-or-later
"""The tensordicts that the lines of differential_table.txt are about, by the name in its [headers]."""
import torch
from torch import nn
from tensordict import (LazyStackedTensorDict, MetaData, NonTensorData, NonTensorStack, TensorDict, default_is_leaf, dense_stack_tds,
                        is_leaf_nontensor, is_tensor_collection, is_tensorclass, lazy_stack, make_tensordict, merge_tensordicts, pad, pad_sequence,
                        unravel_key, unravel_key_list, unravel_key_to_tuple)
from tensordict.nn import (AddStateIndependentNormalScale, CompositeDistribution, EnsembleModule, InteractionType, NormalParamExtractor,
                           OneHotCategorical, ProbabilisticTensorDictModule, ProbabilisticTensorDictSequential, TensorDictModule, TensorDictParams,
                           TensorDictSequential, TruncatedNormal, WrapModule, biased_softplus, composite_lp_aggregate,
                           interaction_type, inv_softplus, set_composite_lp_aggregate, set_interaction_type, set_skip_existing,
                           skip_existing)
from tensordict.nn.distributions import Delta
from tensordict.utils import is_non_tensor
from torchrl.modules import MLP, ConvNet, IndependentNormal, Ordinal, TanhNormal

torch.distributions.Distribution.set_default_validate_args(True)  # which torchrl switches off


class Within:
    """A scope of Python whose calls with any function give one that runs within it, as in the language."""
    scope = None

    def __init__(self, *arguments):
        self.entered = self.scope(*arguments)
        self.arguments = arguments

    def __enter__(self):
        return self.entered.__enter__()

    def __exit__(self, *error):
        return self.entered.__exit__(*error)

    def __call__(self, function):
        def called(*given, **named):
            with self.scope(*self.arguments):
                return function(*given, **named)
        return called


def within(scope):
    return type(scope.__name__, (Within,), {"scope": scope})


def dense():
    return TensorDict({
        "x": torch.arange(20, dtype=torch.float32).reshape(4, 5),
        "i": torch.arange(60).reshape(4, 5, 3),
        "m": torch.arange(20).reshape(4, 5) % 3 == 0,
        "n": {"y": torch.arange(40, dtype=torch.float32).reshape(4, 5, 2),
              "deep": {"z": torch.arange(20, dtype=torch.float64).reshape(4, 5, 1) / 7}},
        "s": "abc",
    }, batch_size=[4, 5], names=["a", "b"])


def unnamed():
    return TensorDict({"x": torch.arange(20, dtype=torch.float32).reshape(4, 5),
                       "k": torch.arange(20, dtype=torch.int32).reshape(4, 5)}, batch_size=[4, 5])


def three_dims():
    return TensorDict({"a": torch.arange(24, dtype=torch.float32).reshape(2, 3, 4)}, batch_size=[2, 3, 4],
                      names=["x", "y", "z"])


def no_batch():
    return TensorDict({"x": torch.arange(3.0), "y": torch.tensor(2)}, batch_size=[])


def empty_batch():
    return TensorDict({"x": torch.zeros(0, 5), "y": torch.zeros(0, 5, 2)}, batch_size=[0, 5], names=["a", "b"])


def longer_level():
    return TensorDict({"p": torch.arange(2), "q": TensorDict({"r": torch.arange(6).reshape(2, 3)}, batch_size=[2, 3],
                                                            names=["g", "h"])}, batch_size=[2], names=["g"])


def small(offset):
    return TensorDict({"x": torch.arange(20, dtype=torch.float32).reshape(4, 5) + offset,
                       "n": {"y": torch.arange(40).reshape(4, 5, 2) + offset}}, batch_size=[4, 5], names=["a", "b"])


def numbers():
    """Every kind of number, with what is special about each."""
    real = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, float("nan"), float("inf"), -float("inf")])
    return TensorDict({"f": real.reshape(2, 4), "d": real.double().reshape(2, 4).flip(1), "h": real.half().reshape(2, 4),
                       "i": torch.arange(-4, 4).reshape(2, 4), "u": torch.arange(8, dtype=torch.uint8).reshape(2, 4),
                       "b": torch.arange(8).reshape(2, 4) % 3 == 0}, batch_size=[2, 4], names=["a", "b"])


def floats():
    """Between 0 and 1, where every operator has a value."""
    return TensorDict({"x": torch.linspace(0.05, 0.95, 20).reshape(4, 5),
                       "n": {"y": torch.linspace(0.9, 0.1, 40, dtype=torch.float64).reshape(4, 5, 2)}},
                      batch_size=[4, 5], names=["a", "b"])


def integers():
    return TensorDict({"x": torch.arange(20).reshape(4, 5) % 7, "m": torch.arange(20).reshape(4, 5) % 3 == 0,
                       "n": {"y": torch.arange(40, dtype=torch.int32).reshape(4, 5, 2)}},
                      batch_size=[4, 5], names=["a", "b"])


def stacked_floats():
    return lazy_stack([floats(), floats() * 2, floats() + 1], 1)


def stacked(dim):
    return lazy_stack([small(offset) for offset in range(3)], dim)


def ragged():
    return lazy_stack([
        TensorDict({"x": torch.ones(4, 5), "v": torch.full((4, 2), 2.0), "only0": torch.zeros(4)}, batch_size=[4], names=["a"]),
        TensorDict({"x": torch.zeros(4, 5), "v": torch.full((4, 3), 3.0)}, batch_size=[4], names=["a"]),
    ])


def unlike(dim):
    """Each member has keys that others lack, also below."""
    def member(offset):
        level = {"y": torch.arange(4) + offset} | ({"only": torch.ones(4) * offset} if offset == 1 else {})
        return TensorDict({"x": torch.arange(8.).reshape(4, 2) + 10 * offset}
                          | ({"o": torch.zeros(4, 3) + offset} if offset != 1 else {}) | {"n": TensorDict(level, [4])}, [4])
    return lazy_stack([member(offset) for offset in range(3)], dim)


def deeper_stack():
    """Stacked behind the dims of the level above, of members with a key and with shapes of their own."""
    members = [TensorDict({"a": torch.ones(2), "b": torch.zeros(2, 3)}, [2]), TensorDict({"a": torch.full((2,), 2.)}, [2])]
    lengths = [TensorDict({"v": torch.arange(2. * n).reshape(2, n)}, [2]) for n in (1, 2)]
    return TensorDict({"x": torch.zeros(2), "n": lazy_stack(members, 1), "r": lazy_stack(lengths, 1)}, [2])


def lengths():
    """Members of different lengths."""
    return lazy_stack([TensorDict({"x": torch.arange(2. * n).reshape(n, 2), "n": {"y": torch.arange(n)}}, [n]) for n in (3, 5)])


# The names that the lines may use beside `td`.
NAMES = {"torch": torch, "nn": nn, "TensorDictModule": TensorDictModule, "TensorDictSequential": TensorDictSequential,
         "WrapModule": WrapModule, "set_skip_existing": within(set_skip_existing), "skip_existing": skip_existing,
         "AddStateIndependentNormalScale": AddStateIndependentNormalScale, "CompositeDistribution": CompositeDistribution, "EnsembleModule": EnsembleModule,
         "InteractionType": InteractionType, "NormalParamExtractor": NormalParamExtractor, "OneHotCategorical": OneHotCategorical,
         "ProbabilisticTensorDictModule": ProbabilisticTensorDictModule, "Delta": Delta, "TruncatedNormal": TruncatedNormal,
         "ProbabilisticTensorDictSequential": ProbabilisticTensorDictSequential, "biased_softplus": biased_softplus,
         "composite_lp_aggregate": composite_lp_aggregate, "interaction_type": interaction_type, "inv_softplus": inv_softplus,
         "set_composite_lp_aggregate": within(set_composite_lp_aggregate), "set_interaction_type": set_interaction_type,
         "TanhNormal": TanhNormal, "IndependentNormal": IndependentNormal, "Ordinal": Ordinal, "MLP": MLP, "ConvNet": ConvNet,
         "TensorDictParams": TensorDictParams, "TensorDict": TensorDict, "LazyStackedTensorDict": LazyStackedTensorDict,
         "MetaData": MetaData, "NonTensorData": NonTensorData, "NonTensorStack": NonTensorStack, "dense_stack_tds": dense_stack_tds,
         "lazy_stack": lazy_stack, "pad": pad, "pad_sequence": pad_sequence,
         "is_leaf_nontensor": is_leaf_nontensor, "default_is_leaf": default_is_leaf, "is_tensorclass": is_tensorclass,
         "is_tensor_collection": is_tensor_collection, "is_non_tensor": is_non_tensor, "make_tensordict": make_tensordict,
         "merge_tensordicts": merge_tensordicts, "unravel_key": unravel_key, "unravel_key_list": unravel_key_list,
         "unravel_key_to_tuple": unravel_key_to_tuple}

OPERANDS = {
    "dense": dense,
    "plain": lambda: small(0),
    "unnamed": unnamed,
    "three dims": three_dims,
    "no batch": no_batch,
    "empty batch": empty_batch,
    "longer level": longer_level,
    "stacked on dim 0": lambda: stacked(0),
    "stacked on dim 1": lambda: stacked(1),
    "stacked on dim 2": lambda: stacked(2),
    "ragged": ragged,
    "numbers": numbers,
    "floats": floats,
    "integers": integers,
    "stacked floats": stacked_floats,
    "stack of unlike": lambda: unlike(0),
    "stack of unlike on dim 1": lambda: unlike(1),
    "deeper stack": deeper_stack,
    "stack of lengths": lengths,
}
