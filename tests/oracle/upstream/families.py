# SPDX-License-Identifier: GPL-3.0-or-later
"""Which family of operations a call belongs to, by the name of what is called."""

_FAMILIES = {
    "lock": "lock_ unlock_ is_locked",
    "names": "names refine_names rename rename_ align_to align_as",
    "shape": """view reshape permute transpose squeeze unsqueeze expand expand_as flatten unflatten unbind split chunk repeat
        repeat_interleave tile swapaxes swapdims movedim moveaxis t T batch_size shape size ndim dim batch_dims ndimension numel
        auto_batch_size_ tensor_split flip fliplr flipud roll broadcast_to broadcast_tensors diagonal tril triu hsplit vsplit""",
    "indexing": "[] gather masked_select get_at _get_sub_tensordict index_select take take_along_dim get_sub_tensordict",
    "assignment": "[]= set_at_ update_at_ copy_at_ fill_ masked_fill masked_fill_ zero_ index_put_ index_copy scatter",
    "updates": """set set_ update update_ setdefault replace copy_ pop popitem create_nested set_non_tensor empty del_ clear clear_
        del_key set_tensor""",
    "keys": """keys items values get get_non_tensor get_item_shape get_nestedtensor select exclude flatten_keys unflatten_keys
        rename_key_ in len del is_empty split_keys sorted_keys entry_class data grad separates keys_sorted unravel_key
        unravel_key_list unravel_key_to_tuple depth""",
    "memmap": """memmap memmap_ memmap_like load_memmap load_memmap_ is_memmap save load dumps consolidate is_consolidated
        make_memmap make_memmap_from_tensor make_memmap_from_storage memmap_refresh_ share_memory_ is_shared""",
    "reductions": """sum mean prod std var nansum nanmean any all min max amin amax cummin cummax argmin argmax cumsum cumprod norm
        logsumexp softmax nanmedian median mode quantile count_nonzero""",
    "stacking": """stack cat lazy_stack maybe_dense_stack dense_stack_tds pad pad_sequence unpad_sequence merge_tensordicts
        stack_tensors stack_from_tensordict cat_tensors cat_from_tensordict LazyStackedTensorDict densify collate
        hstack vstack concat concatenate append extend insert""",
    "pointwise": """+ - * / // % ** @ & | ^ << >> == != < <= > >= ~ abs neg bool += -= *= /= //= %= **= &= |= ^= where apply
        apply_ named_apply clamp isfinite isnan isinf isposinf isneginf isreal lerp addcdiv addcmul bitwise_and logical_and
        add sub mul div pow maximum minimum mse_loss l1_loss smooth_l1_loss""",
}
FAMILY = {name: family for family, names in _FAMILIES.items() for name in names.split()}

# Elementwise functions, plain and in place, by what torch has.
POINTWISE = set("""abs acos asin atan atan2 bitwise_and bitwise_or bitwise_xor bitwise_not ceil clamp clamp_max clamp_min cos cosh
    erf erfc exp expm1 floor frac lgamma log log10 log1p log2 logical_and logical_or logical_xor logical_not neg reciprocal
    round rsqrt rsub sigmoid sign sin sinh sqrt tan tanh trunc add addcdiv addcmul sub mul div pow maximum minimum lerp
    true_divide floor_divide remainder fmod eq ne lt le gt ge nan_to_num square angle real imag conj""".split())


def family_of(name, operands):
    """The family of a call of that name on those operands; whatever is called on values that are no tensors is one."""
    if any(type(operand).__name__ in ("NonTensorData", "NonTensorStack", "MetaData") for operand in operands):
        return "non-tensor"
    return FAMILY.get(name) or ("pointwise" if name.rstrip("_") in POINTWISE else "misc")
