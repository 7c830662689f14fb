<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>model</name>
    <message>
        <source>"__metadata__" is not a JSON object</source>
        <translation>"__metadata__" 不是 JSON 对象</translation>
    </message>
    <message>
        <source>"mask" or "lengths"</source>
        <translation>"mask" 或 "lengths"</translation>
    </message>
    <message>
        <source>"ring"</source>
        <translation>“ring”</translation>
    </message>
    <message>
        <source>"start" or "end"</source>
        <translation>"start" 或 "end"</translation>
    </message>
    <message>
        <source>'*' spreads a sequence within a list, a tuple or a call only</source>
        <translation>'*' 只能在列表、元组或调用中展开序列</translation>
    </message>
    <message>
        <source>'**' spreads a dict within a call only</source>
        <translation>'**' 只能在调用中展开 dict</translation>
    </message>
    <message>
        <source>'**' spreads a dict, not a value of type {}</source>
        <translation>'**' 用于展开 dict，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>'TensorDict.{}' is a function: call it with ()</source>
        <translation>'TensorDict.{}' 是函数：请用 () 调用</translation>
    </message>
    <message>
        <source>'for' is only allowed in brackets, as in [x for x in td]</source>
        <translation>'for' 只能出现在括号中，例如 [x for x in td]</translation>
    </message>
    <message>
        <source>'torch.{}' is a function: call it with ()</source>
        <translation>'torch.{}' 是函数：请用 () 调用</translation>
    </message>
    <message>
        <source>'with' cannot enter a value of type {}; it enters scopes, such as td.unlock_(), td.view(-1), params.to_module(module) and set_interaction_type('mean')</source>
        <translation>'with' 不能进入类型为 {} 的值；它进入的是作用域，例如 td.unlock_()、td.view(-1)、params.to_module(module) 和 set_interaction_type('mean')</translation>
    </message>
    <message>
        <source>'with' cannot take {} back with the batch size {}</source>
        <translation>'with' 无法在 batch size 为 {2} 时撤回 {1}</translation>
    </message>
    <message>
        <source>'with' cannot write this tensordict back: call a method of td, such as td.view(-1), or give the tensordict a name before</source>
        <translation>'with' 无法将此 tensordict 写回：请调用 td 的方法，例如 td.view(-1)，或事先为该 tensordict 命名</translation>
    </message>
    <message>
        <source>'with' does not undo changes of inplace=True: leave it out, or make the change before</source>
        <translation>'with' 不会撤销 inplace=True 所做的更改：请去掉它，或在此之前进行更改</translation>
    </message>
    <message>
        <source>'with' must begin a line, or be in brackets of its own within an expression</source>
        <translation>'with' 必须位于行首；在表达式中必须放在单独的括号内</translation>
    </message>
    <message>
        <source>'with' must begin a line; write several context managers in one, as in with A, B: …</source>
        <translation>'with' 必须位于行首；多个上下文管理器请写在同一个 'with' 中，例如 with A, B: …</translation>
    </message>
    <message>
        <source>'with' takes squeeze() back where its dim is given</source>
        <translation>只有指明了维度，'with' 才能撤销 squeeze()</translation>
    </message>
    <message>
        <source>'{}' cannot be assigned; of a tensordict's attributes, only names, batch_size and is_locked can</source>
        <translation>'{}' 不能赋值；tensordict 的属性中只有 names、batch_size 和 is_locked 可以赋值</translation>
    </message>
    <message>
        <source>'{}' cannot be called on a sub-tensordict; copy it first with to_tensordict(), or index the tensordict instead</source>
        <translation>不能在子 tensordict 上调用 '{}'；请先用 to_tensordict() 复制它，或改为对该 tensordict 进行索引</translation>
    </message>
    <message>
        <source>'{}' has no field '{}'; its fields are {}</source>
        <translation>'{}' 没有字段 '{}'；其字段为 {}</translation>
    </message>
    <message>
        <source>'{}' has no fields for the keys {}</source>
        <translation>'{}' 没有与键 {} 对应的字段</translation>
    </message>
    <message>
        <source>'{}' has no opening bracket</source>
        <translation>'{}' 没有对应的左括号</translation>
    </message>
    <message>
        <source>'{}' is a function: call it with ()</source>
        <translation>'{}' 是函数：请用 () 调用</translation>
    </message>
    <message>
        <source>'{}' is a method: call it with ()</source>
        <translation>'{}' 是方法：请用 () 调用</translation>
    </message>
    <message>
        <source>'{}' is given twice</source>
        <translation>'{}' 给出了两次</translation>
    </message>
    <message>
        <source>'{}' is given twice: by position and by name</source>
        <translation>'{}' 给出了两次：按位置和按名称</translation>
    </message>
    <message>
        <source>'{}' is never closed: expected '{}'</source>
        <translation>'{}' 未闭合：应有 '{}'</translation>
    </message>
    <message>
        <source>'{}' is not supported</source>
        <translation>不支持 '{}'</translation>
    </message>
    <message>
        <source>'{}' is not supported between values of type {} and {}</source>
        <translation>类型为 {2} 和 {3} 的值之间不支持 '{1}'</translation>
    </message>
    <message>
        <source>'{}' is not supported: expected an assignment or 'del'</source>
        <translation>不支持 '{}'：应为赋值或 'del'</translation>
    </message>
    <message>
        <source>'{}' object</source>
        <translation>'{}' 对象</translation>
    </message>
    <message>
        <source>'{}' object has no attribute 'stddev'</source>
        <translation>'{}' 对象没有属性 'stddev'</translation>
    </message>
    <message>
        <source>'{}' object has no attribute '{}'</source>
        <translation>'{}' 对象没有属性 '{}'</translation>
    </message>
    <message>
        <source>'{}' object has no attribute '{}', but a key of that name: write [{}]</source>
        <translation>'{}' 对象没有属性 '{}'，但有同名的键：请写作 [{}]</translation>
    </message>
    <message>
        <source>'{}' object has no attribute '{}'; only a NonTensorStack has</source>
        <translation>'{}' 对象没有属性 '{}'；只有 NonTensorStack 才有</translation>
    </message>
    <message>
        <source>'{}' object has no attribute '{}'; only a lazy stack has</source>
        <translation>'{}' 对象没有属性 '{}'；只有惰性堆叠才有</translation>
    </message>
    <message>
        <source>'{}' object has no attribute to assign</source>
        <translation>'{}' 对象没有可赋值的属性</translation>
    </message>
    <message>
        <source>'{}' object has no distribution</source>
        <translation>'{}' 对象没有分布</translation>
    </message>
    <message>
        <source>'{}' object has no method '{}'; only a lazy stack has</source>
        <translation>'{}' 对象没有方法 '{}'；只有惰性堆叠才有</translation>
    </message>
    <message>
        <source>'{}' object is not a sequence and has no members</source>
        <translation>'{}' 对象不是序列，没有可取的部分</translation>
    </message>
    <message>
        <source>'{}' object is not a sub-tensordict and has no parent</source>
        <translation>'{}' 对象不是子 tensordict，没有父级</translation>
    </message>
    <message>
        <source>, found '{}'</source>
        <translation>，却遇到 '{}'</translation>
    </message>
    <message>
        <source>--oldest-first</source>
        <translation>“回放缓冲区最旧的行在前”</translation>
    </message>
    <message>
        <source>--raw</source>
        <translation>“按存储的样子显示文件”</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 字节</translation>
    </message>
    <message>
        <source>16 bits keep three digits: ratios are off by up to a hundredth from the start.</source>
        <translation>16 位只保留三位数字：比率从一开始就会偏差至多百分之一。</translation>
    </message>
    <message>
        <source>; did you mean '{}'?</source>
        <translation>；您是否想写 '{}'？</translation>
    </message>
    <message>
        <source>A LeRobot data set is made of a tensordict of batch size [episodes, time] or [time], and this one has {}; choose or reshape the dims first</source>
        <translation>LeRobot 数据集由批大小为 [回合, 时间] 或 [时间] 的 tensordict 生成，而此处为 {}；请先选择或变形维度</translation>
    </message>
    <message>
        <source>A body does not jump away and back within two steps: such a value is a fault of a sensor or of a transmission.</source>
        <translation>物体不会在两步之内跳开又返回：这样的值是传感器或传输的故障。</translation>
    </message>
    <message>
        <source>A camera that froze or a renderer that was not stepped repeats one image while the environment continues.</source>
        <translation>卡住的相机或未步进的渲染器会不断重复同一张图像，而环境仍在继续变化。</translation>
    </message>
    <message>
        <source>A camera that is off, covered or not yet exposed gives black frames, from which nothing can be learned.</source>
        <translation>关闭、被遮住或尚未曝光的相机给出黑色画面，从中学不到任何东西。</translation>
    </message>
    <message>
        <source>A chain of comparisons needs one truth value for each, and these have several elements.</source>
        <translation>连续比较中的每个比较都需要一个真值，而这些比较有多个元素。</translation>
    </message>
    <message>
        <source>A channel that never changes, or that repeats another one, teaches nothing; it may be a sensor that is not connected.</source>
        <translation>从不变化或重复另一通道的通道不提供任何可学的信息；可能是传感器未连接。</translation>
    </message>
    <message>
        <source>A difference of two files cannot be edited.</source>
        <translation>两个文件的差异无法编辑。</translation>
    </message>
    <message>
        <source>A film ends in {}, or has no ending for a folder of PNG pictures, and not in .{}.</source>
        <translation>动画文件以 {} 结尾，或不带扩展名以写为 PNG 图片文件夹，而不能以 .{} 结尾。</translation>
    </message>
    <message>
        <source>A film needs a frame.</source>
        <translation>动画至少需要一帧。</translation>
    </message>
    <message>
        <source>A frame cannot be encoded: {}.</source>
        <translation>无法编码某一帧：{}。</translation>
    </message>
    <message>
        <source>A group cannot be opened or made there</source>
        <translation>无法在那里打开或创建组</translation>
    </message>
    <message>
        <source>A list of {} tensors is shown as one ragged tensor. Open the file with {} to see it as stored</source>
        <translation>含 {} 个张量的列表显示为一个不规则张量。用 {} 打开文件可查看存储时的样子</translation>
    </message>
    <message>
        <source>A list with the tensor of each member.</source>
        <translation>由各成员的张量组成的列表。</translation>
    </message>
    <message>
        <source>A mask has the sizes of the dims that it selects from: {} is {}, and {} is {}.</source>
        <translation>掩码的大小与所选维度相同：{} 是 {}，{} 是 {}。</translation>
    </message>
    <message>
        <source>A matrix with {} on its diagonal.</source>
        <translation>以 {} 为对角线的矩阵。</translation>
    </message>
    <message>
        <source>A nested tensor: members keep their sizes.</source>
        <translation>嵌套张量：各成员保留自己的大小。</translation>
    </message>
    <message>
        <source>A recording at a fixed rate has the same time between all steps; a longer one means frames were dropped.</source>
        <translation>固定频率的记录中每两步的间隔相同；间隔更长说明丢了帧。</translation>
    </message>
    <message>
        <source>A reduced value cannot be edited: edit its elements.</source>
        <translation>归约得到的值无法编辑：请编辑其各个元素。</translation>
    </message>
    <message>
        <source>A reshape or view in the wrong order mixes time and environments: neighbouring steps are then unrelated.</source>
        <translation>顺序错误的 reshape 或 view 会把时间与环境混在一起：相邻的步因而互不相关。</translation>
    </message>
    <message>
        <source>A response without an end token was cut at the maximum length. Its answer is missing, so that its reward says little about the tokens before.</source>
        <translation>没有结束 token 的回复在最大长度处被截断。其答案缺失，因此奖励几乎说明不了此前的 token。</translation>
    </message>
    <message>
        <source>A return is summed of one real number a step, of the batch size {}, and this is {} {}.</source>
        <translation>回报由每步一个实数求和得出，批次大小应为 {}，而这里是 {} {}。</translation>
    </message>
    <message>
        <source>A reward [T] minus a value [T, 1] is a matrix [T, T], without an error: the loss is then the mean over pairs of steps that have nothing to do with each other.</source>
        <translation>奖励 [T] 减去价值 [T, 1] 会得到矩阵 [T, T]，且不报错：此时的损失是在互不相干的步对上取的平均。</translation>
    </message>
    <message>
        <source>A save of this file was interrupted, and the file changed since: {}. Nothing was restored; discard the journal of that save to continue.</source>
        <translation>此文件的一次保存被中断，而文件此后又被更改：{}。未恢复任何内容；请丢弃那次保存的日志以继续。</translation>
    </message>
    <message>
        <source>A save of this file was interrupted, so it may hold a mixture of old and new values. Recover it to go back to its state before that save.</source>
        <translation>此文件的一次保存被中断，因此其中可能混有旧值和新值。请将其恢复到那次保存之前的状态。</translation>
    </message>
    <message>
        <source>A save of {}, begun {}, was interrupted. It was about to change:</source>
        <translation>对 {} 的一次保存（始于 {}）被中断。它原本要更改：</translation>
    </message>
    <message>
        <source>A stale or mismatched log-probability is the classic bug of PPO; these may be of another module, or of other inputs.</source>
        <translation>过时或不匹配的对数概率是 PPO 的经典错误；这些可能出自另一个模块，或另外的输入。</translation>
    </message>
    <message>
        <source>A tensordict with these entries.</source>
        <translation>含有这些条目的 tensordict。</translation>
    </message>
    <message>
        <source>A terminated step has no future value, a truncated one has: treating a time limit as termination teaches that good states are worthless.</source>
        <translation>终止的步没有未来价值，截断的步则有：把时间限制当作终止，会使模型学到好的状态毫无价值。</translation>
    </message>
    <message>
        <source>A threshold is a number, and this is {}.</source>
        <translation>阈值是一个数，而这是 {}。</translation>
    </message>
    <message>
        <source>Actions that are mostly at their bounds come from a policy whose output is clipped or squashed, where it has no gradient. An observation at its bounds may come from a sensor that is out of range.</source>
        <translation>动作若大多处于边界，说明策略的输出被截断或压缩，在那里没有梯度。观测若处于边界，则可能是传感器超出量程。</translation>
    </message>
    <message>
        <source>Adds a dim of size 1 at position {} of {}.</source>
        <translation>在位置 {} 添加一个大小为 1 的维度（{}）。</translation>
    </message>
    <message>
        <source>Adds a last dim of size 1 to {}.</source>
        <translation>在 {} 末尾添加一个大小为 1 的维度。</translation>
    </message>
    <message>
        <source>Adds a piece with the rest of dim {}.</source>
        <translation>添加一段，包含维度 {} 的其余部分。</translation>
    </message>
    <message>
        <source>Adds a tuple with one size.</source>
        <translation>加上含有一个大小的元组。</translation>
    </message>
    <message>
        <source>Adds the missing dims at the end.</source>
        <translation>在末尾补上缺少的维度。</translation>
    </message>
    <message>
        <source>Adds {} last dims of size 1 to {}.</source>
        <translation>将 {} 个大小为 1 的维度添加到 {} 末尾。</translation>
    </message>
    <message>
        <source>Advantages and returns follow from rewards, values and flags. If no discount reproduces the stored values, they were computed from other rewards or values, one step off, or across the end of an episode.</source>
        <translation>优势和回报由奖励、价值和标志得出。若没有任何折扣能重现所存的值，则它们是用其他奖励或价值计算的、错位了一步，或跨越了回合的结束。</translation>
    </message>
    <message>
        <source>Advantages of groups</source>
        <translation>各组的优势</translation>
    </message>
    <message>
        <source>All names in {} begin with '{}', which DataParallel and DistributedDataParallel add.</source>
        <translation>{} 中的所有名称都以 '{}' 开头，这是 DataParallel 和 DistributedDataParallel 加上的。</translation>
    </message>
    <message>
        <source>All {} numbers are equal.</source>
        <translation>全部 {} 个数相等。</translation>
    </message>
    <message>
        <source>An action leads to the next state. One that equals the state of its own step, or of the step before, was copied from it, or both are swapped: a policy would learn to stand still.</source>
        <translation>动作导向下一个状态。与本步或上一步状态相等的动作是从状态复制来的，或两者被调换：策略会学成静止不动。</translation>
    </message>
    <message>
        <source>An entry cannot be moved into itself</source>
        <translation>条目不能移动到其自身之中</translation>
    </message>
    <message>
        <source>An index has dtype int64 or bool, and {} has {}.</source>
        <translation>索引的 dtype 是 int64 或 bool，而 {} 是 {}。</translation>
    </message>
    <message>
        <source>An index of an embedding is not smaller than num_embeddings, or is negative. Compare the largest index with the number of rows.</source>
        <translation>嵌入的某个索引不小于 num_embeddings 或为负。请将最大索引与行数比较。</translation>
    </message>
    <message>
        <source>Another program has the file open for writing; close it there and try again</source>
        <translation>另一个程序已打开该文件用于写入；请在那里关闭它后重试</translation>
    </message>
    <message>
        <source>Another program has the file open; close it there before editing</source>
        <translation>另一个程序已打开该文件；请先在那里关闭它再编辑</translation>
    </message>
    <message>
        <source>Apache Arrow cannot write it: {}</source>
        <translation>Apache Arrow 无法写入：{}</translation>
    </message>
    <message>
        <source>As many classes as the largest value of {} needs.</source>
        <translation>类别数取 {} 的最大值所需的数量。</translation>
    </message>
    <message>
        <source>As many rows as the largest index of {} needs.</source>
        <translation>行数取 {} 的最大索引所需的数量。</translation>
    </message>
    <message>
        <source>Black frames</source>
        <translation>黑色画面</translation>
    </message>
    <message>
        <source>Boolean value of Tensor with {} elements is ambiguous</source>
        <translation>有 {} 个元素的张量既非真也非假</translation>
    </message>
    <message>
        <source>Buffer wrap-around</source>
        <translation>缓冲区回绕</translation>
    </message>
    <message>
        <source>Build the loss mask from the lengths of prompt and response, and multiply it by the attention mask.</source>
        <translation>请按提示和回复的长度构建损失掩码，并乘以注意力掩码。</translation>
    </message>
    <message>
        <source>Calls the method.</source>
        <translation>调用该方法。</translation>
    </message>
    <message>
        <source>Cannot add an attribute</source>
        <translation>无法添加属性</translation>
    </message>
    <message>
        <source>Cannot create the dataset</source>
        <translation>无法创建数据集</translation>
    </message>
    <message>
        <source>Cannot create the file</source>
        <translation>无法创建文件</translation>
    </message>
    <message>
        <source>Cannot create the group</source>
        <translation>无法创建组</translation>
    </message>
    <message>
        <source>Cannot inspect the file</source>
        <translation>无法查看文件</translation>
    </message>
    <message>
        <source>Cannot inspect the object</source>
        <translation>无法查看对象</translation>
    </message>
    <message>
        <source>Cannot list the attributes</source>
        <translation>无法列出属性</translation>
    </message>
    <message>
        <source>Cannot list the group</source>
        <translation>无法列出组</translation>
    </message>
    <message>
        <source>Cannot make a shape</source>
        <translation>无法建立形状</translation>
    </message>
    <message>
        <source>Cannot make a type</source>
        <translation>无法建立类型</translation>
    </message>
    <message>
        <source>Cannot open the attribute</source>
        <translation>无法打开属性</translation>
    </message>
    <message>
        <source>Cannot open the dataset</source>
        <translation>无法打开数据集</translation>
    </message>
    <message>
        <source>Cannot open the group</source>
        <translation>无法打开组</translation>
    </message>
    <message>
        <source>Cannot prepare opening</source>
        <translation>无法准备打开</translation>
    </message>
    <message>
        <source>Cannot prepare writing</source>
        <translation>无法准备写入</translation>
    </message>
    <message>
        <source>Cannot read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Cannot read the element type</source>
        <translation>无法读取元素类型</translation>
    </message>
    <message>
        <source>Cannot read the enumeration</source>
        <translation>无法读取枚举</translation>
    </message>
    <message>
        <source>Cannot read the file</source>
        <translation>无法读取文件</translation>
    </message>
    <message>
        <source>Cannot read the image of row {}: {}</source>
        <translation>无法读取第 {} 行的图像：{}</translation>
    </message>
    <message>
        <source>Cannot read the layout</source>
        <translation>无法读取布局</translation>
    </message>
    <message>
        <source>Cannot read the record type</source>
        <translation>无法读取记录类型</translation>
    </message>
    <message>
        <source>Cannot read the shape</source>
        <translation>无法读取形状</translation>
    </message>
    <message>
        <source>Cannot read the size of the file</source>
        <translation>无法读取文件的大小</translation>
    </message>
    <message>
        <source>Cannot read the value</source>
        <translation>无法读取值</translation>
    </message>
    <message>
        <source>Cannot remove an attribute</source>
        <translation>无法移除属性</translation>
    </message>
    <message>
        <source>Cannot replace an attribute</source>
        <translation>无法替换属性</translation>
    </message>
    <message>
        <source>Cannot select a part</source>
        <translation>无法选取部分</translation>
    </message>
    <message>
        <source>Cannot write</source>
        <translation>无法写入</translation>
    </message>
    <message>
        <source>Cannot write an attribute</source>
        <translation>无法写入属性</translation>
    </message>
    <message>
        <source>Cannot write the elements</source>
        <translation>无法写入元素</translation>
    </message>
    <message>
        <source>Cannot write the text</source>
        <translation>无法写入文本</translation>
    </message>
    <message>
        <source>Cannot write the value</source>
        <translation>无法写入值</translation>
    </message>
    <message>
        <source>Cannot write to disk</source>
        <translation>无法写入磁盘</translation>
    </message>
    <message>
        <source>Cast the members that differ, or find out which run wrote them.</source>
        <translation>转换不同的成员，或查明是哪次运行写的。</translation>
    </message>
    <message>
        <source>Changes the names.</source>
        <translation>更改名称。</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Check that both policies receive the same tokens; raise the KL coefficient or lower the learning rate.</source>
        <translation>请确认两个策略收到相同的 token；提高 KL 系数或降低学习率。</translation>
    </message>
    <message>
        <source>Check that each sample has its own seed and that the temperature is above 0; compare with an earlier step of the run.</source>
        <translation>请确认每个样本有各自的种子且温度大于 0；并与运行的较早步骤比较。</translation>
    </message>
    <message>
        <source>Check whether this is intended; leave such channels out, or fix the code that fills them.</source>
        <translation>请确认这是否有意为之；略去这些通道，或修正填充它们的代码。</translation>
    </message>
    <message>
        <source>Choose prompts that are neither too easy nor too hard; compute advantages before samples are dropped or shuffled.</source>
        <translation>请选择难易适中的提示；在丢弃或打乱样本之前计算优势。</translation>
    </message>
    <message>
        <source>Chooses element by element.</source>
        <translation>逐元素选择。</translation>
    </message>
    <message>
        <source>Combines the comparisons element by element.</source>
        <translation>逐元素组合这些比较。</translation>
    </message>
    <message>
        <source>Combines the tensors element by element.</source>
        <translation>逐元素组合这些张量。</translation>
    </message>
    <message>
        <source>Compare responses of the same quality and different lengths; normalise the reward by length.</source>
        <translation>请比较质量相同而长度不同的回复；按长度归一化奖励。</translation>
    </message>
    <message>
        <source>Compare the attention mask with the pad token; set the padding side of the tokenizer.</source>
        <translation>请对照注意力掩码与填充 token；设置分词器的填充方向。</translation>
    </message>
    <message>
        <source>Compare the masks with the log-probabilities; apply log_softmax before the token is chosen.</source>
        <translation>请对照掩码与对数概率；在选取 token 之前应用 log_softmax。</translation>
    </message>
    <message>
        <source>Compare the parts of such a sequence with the reward function.</source>
        <translation>请将此类序列的各部分与奖励函数对照。</translation>
    </message>
    <message>
        <source>Compare tokens, log-probabilities and loss mask at the first and the last token of a response; train on the end token.</source>
        <translation>请在回复的首末 token 处对照 token、对数概率和损失掩码；对结束 token 也进行训练。</translation>
    </message>
    <message>
        <source>Compare with the weights that the rollout was collected with. If these are they, the collector's copy was not updated, or was updated too early.</source>
        <translation>请与收集轨迹数据时所用的权重比较。如果就是这些权重，则收集器的副本没有更新，或更新得过早。</translation>
    </message>
    <message>
        <source>Compute and store log-probabilities in float32, also under autocast.</source>
        <translation>请以 float32 计算并存储对数概率，在 autocast 下也是如此。</translation>
    </message>
    <message>
        <source>Compute it again by this module before training, or bring it into the order and scale of the rollout.</source>
        <translation>请在训练前用此模块重新计算，或使其符合轨迹数据的顺序和尺度。</translation>
    </message>
    <message>
        <source>Compute the statistics again with the tools that wrote the data set, after episodes were added or removed.</source>
        <translation>增删片段后，请用写出该数据集的工具重新计算统计量。</translation>
    </message>
    <message>
        <source>Compute them again, for example by generalized_advantage_estimate(), and compare; they may be of another kind of estimator.</source>
        <translation>请重新计算，例如用 generalized_advantage_estimate()，然后比较；也可能使用的是另一种估计方法。</translation>
    </message>
    <message>
        <source>Computes size {} from the number of elements.</source>
        <translation>由元素个数计算第 {} 个大小。</translation>
    </message>
    <message>
        <source>Computes the least-squares solution.</source>
        <translation>计算最小二乘解。</translation>
    </message>
    <message>
        <source>Computes the pseudo-inverse, which any matrix has.</source>
        <translation>计算伪逆，任何矩阵都有伪逆。</translation>
    </message>
    <message>
        <source>Converts {} to {}.</source>
        <translation>将 {} 转换为 {}。</translation>
    </message>
    <message>
        <source>Copied actions</source>
        <translation>复制的动作</translation>
    </message>
    <message>
        <source>Copies the elements first.</source>
        <translation>先复制元素。</translation>
    </message>
    <message>
        <source>Copies the elements where a view is not possible.</source>
        <translation>在无法使用视图时复制元素。</translation>
    </message>
    <message>
        <source>Copy or record the named files again, or leave their episodes out with the tools that wrote the data set.</source>
        <translation>请重新复制或录制所列文件，或用写出该数据集的工具去掉这些片段。</translation>
    </message>
    <message>
        <source>Cuts all to {}, the shortest length along dim {}.</source>
        <translation>全部截断为 {}，即维度 {} 上的最短长度。</translation>
    </message>
    <message>
        <source>Data sets number their rows; a number that is left out or repeated is a row that is lost or doubled.</source>
        <translation>数据集给行编号；缺少或重复的编号表示丢失或重复的行。</translation>
    </message>
    <message>
        <source>Declare them: td.auto_batch_size_(), or Batch dims… in the window.</source>
        <translation>请声明它们：td.auto_batch_size_()，或使用窗口中的“批次维度…”。</translation>
    </message>
    <message>
        <source>Default process group has not been initialized. Start the processes with torchrun, or set RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT</source>
        <translation>默认进程组尚未初始化。请用 torchrun 启动各进程，或设置 RANK、WORLD_SIZE、MASTER_ADDR 和 MASTER_PORT</translation>
    </message>
    <message>
        <source>Denormal numbers</source>
        <translation>非规格化数</translation>
    </message>
    <message>
        <source>Denormal numbers have few digits, and processors take up to a hundred times as long for them: something decays or underflows.</source>
        <translation>非规格化数的有效位很少，处理器为其花费的时间可达百倍：有某个量在衰减或下溢。</translation>
    </message>
    <message>
        <source>Different dtypes show that the stacked files were written by different code or settings. Stacking casts to the wider dtype, and models trained on one of them fail on the other.</source>
        <translation>dtype 不同，说明被堆叠的文件由不同的代码或设置写成。堆叠会转换为更宽的 dtype，而在其中一种上训练的模型在另一种上会失败。</translation>
    </message>
    <message>
        <source>Dim {} is out of range: the batch of {} has {} dims, so dims run from {} to {}.</source>
        <translation>维度 {} 超出范围：{} 的批有 {} 个维度，因此维度从 {} 到 {}。</translation>
    </message>
    <message>
        <source>Dim {} is out of range: {} has {} dims, so dims run from {} to {}.</source>
        <translation>维度 {} 超出范围：{} 有 {} 个维度，因此维度从 {} 到 {}。</translation>
    </message>
    <message>
        <source>Dims before the last two are broadcast, and sizes there must be equal or 1: in dim {}, {} has {} and {} has {}.</source>
        <translation>最后两个维度之前的维度会被广播，其大小必须相等或为 1：在维度 {}，{} 为 {}，{} 为 {}。</translation>
    </message>
    <message>
        <source>Dims that all leaves share, and that are not declared, are cut, stacked and shuffled leaf by leaf.</source>
        <translation>若所有叶节点共有的维度未声明为批次维度，切分、堆叠和打乱就只能逐个叶节点进行。</translation>
    </message>
    <message>
        <source>Divides by the number of elements: gives 0.</source>
        <translation>除以元素个数：结果为 0。</translation>
    </message>
    <message>
        <source>Divides without rounding.</source>
        <translation>不取整地相除。</translation>
    </message>
    <message>
        <source>Each batch dim needs one name. Batch dims: {}; names given: {}.</source>
        <translation>每个批次维度需要一个名称。批次维度：{}；给出的名称：{}。</translation>
    </message>
    <message>
        <source>Each entry begins with the batch size {}, and {} is {}.</source>
        <translation>每个条目都以批大小 {} 开头，而 {} 是 {}。</translation>
    </message>
    <message>
        <source>Each entry begins with the batch size; all of {} begin with {}.</source>
        <translation>每个条目都以批大小开头；{} 的所有条目都以 {} 开头。</translation>
    </message>
    <message>
        <source>Each step is an episode of its own</source>
        <translation>每一步都自成一个回合</translation>
    </message>
    <message>
        <source>Elements computed from other elements cannot be edited; edit those.</source>
        <translation>由其他元素计算得到的内容无法编辑；请编辑那些元素。</translation>
    </message>
    <message>
        <source>EnsembleModule takes a module over tensordicts, not a value of type {}</source>
        <translation>EnsembleModule 接受作用于 tensordict 的模块，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>Entropy of the policy</source>
        <translation>策略的熵</translation>
    </message>
    <message>
        <source>Episode {} has no steps, and LeRobot data sets have no such episodes; leave it out</source>
        <translation>回合 {} 没有步，而 LeRobot 数据集没有这样的回合；请将其略去</translation>
    </message>
    <message>
        <source>Episodes end where a bool of the batch size {} is true, and this is {} {}.</source>
        <translation>回合在批次大小为 {} 的 bool 为真之处结束，而这里是 {} {}。</translation>
    </message>
    <message>
        <source>Episodes must start right after another one ends, and only there. Otherwise returns are summed across a reset, or cut within an episode.</source>
        <translation>回合必须紧接在另一个回合结束之后开始，且只能在那里开始。否则回报会跨越重置求和，或在回合内部被截断。</translation>
    </message>
    <message>
        <source>Episodes run along the last batch dim, the only one that may be ragged; the batch size is {}. Show one member.</source>
        <translation>回合沿最后一个批次维度延伸，只有该维度可以不规则；批次大小为 {}。请查看单个成员。</translation>
    </message>
    <message>
        <source>Equal samples of a prompt have equal rewards and no advantage. A response that repeats the same tokens until the maximum length shows that the policy collapsed.</source>
        <translation>同一提示的相同样本奖励相同、没有优势。一直重复相同 token 到最大长度的回复表明策略已崩溃。</translation>
    </message>
    <message>
        <source>Error initializing torch.distributed: the environment variable {} is expected, but not set; start the processes with torchrun, or set it</source>
        <translation>初始化 torch.distributed 出错：需要环境变量 {}，但它未设置；请用 torchrun 启动各进程，或设置该变量</translation>
    </message>
    <message>
        <source>Exactly one of `{}` and `{}` must be provided.</source>
        <translation>`{}` 和 `{}` 必须且只能给出一个。</translation>
    </message>
    <message>
        <source>Except in dim {}, the index of `{}` must not be longer than the input: in dim {}, {} has {} and {} has {}.</source>
        <translation>除维度 {} 外，`{}` 的索引不得长于输入：在维度 {}，{} 为 {}，{} 为 {}。</translation>
    </message>
    <message>
        <source>Expected all tensors to be on the same device, but out is on {} and the result on {}</source>
        <translation>所有张量应位于同一设备上，但 out 位于 {}，而结果位于 {}</translation>
    </message>
    <message>
        <source>Expected more than 1 value per channel when training, got input size {}</source>
        <translation>训练时每个通道需要多于 1 个值，输入大小为 {}</translation>
    </message>
    <message>
        <source>Expected reinterpreted_batch_ndims &lt;= the number of batch dims, actual {} vs {}</source>
        <translation>reinterpreted_batch_ndims 不得超过批次维度的数量：{} 对 {}</translation>
    </message>
    <message>
        <source>Files of the data set</source>
        <translation>数据集的文件</translation>
    </message>
    <message>
        <source>Find the cause (a division by zero, a logarithm of zero, a diverging simulator), and drop these steps.</source>
        <translation>请查明原因（除以零、对零取对数、模拟器发散），并去掉这些步。</translation>
    </message>
    <message>
        <source>Frames of {} × {} pixels are too large: this format allows {} a side.</source>
        <translation>{} × {} 像素的帧过大：此格式每边最多允许 {}。</translation>
    </message>
    <message>
        <source>Frozen frames</source>
        <translation>静止的帧</translation>
    </message>
    <message>
        <source>GRPO and its variants subtract the mean reward of the samples of a prompt. A group with equal rewards teaches nothing; another mean than 0 comes from samples that were lost or mixed up.</source>
        <translation>GRPO 及其变体会减去同一提示各样本的平均奖励。奖励全相等的组学不到东西；均值不为 0 说明样本丢失或混淆。</translation>
    </message>
    <message>
        <source>Give both the same dims: sum over those of the action, or unsqueeze(-1).</source>
        <translation>请使两者的维度相同：对动作的维度求和，或 unsqueeze(-1)。</translation>
    </message>
    <message>
        <source>Give rewards, flags and values the same shape, [*batch, 1]: use unsqueeze(-1) where a dim is missing.</source>
        <translation>请使奖励、标志和价值的形状相同，均为 [*batch, 1]：缺少维度时使用 unsqueeze(-1)。</translation>
    </message>
    <message>
        <source>Gives all elements, as nested lists of numbers.</source>
        <translation>以嵌套的数字列表给出所有元素。</translation>
    </message>
    <message>
        <source>Gives dims by their positions.</source>
        <translation>用位置指定维度。</translation>
    </message>
    <message>
        <source>Gives the last piece the rest of dim {}.</source>
        <translation>把维度 {} 的其余部分给最后一段。</translation>
    </message>
    <message>
        <source>Gives the sizes of {} one by one.</source>
        <translation>逐个给出 {} 的大小。</translation>
    </message>
    <message>
        <source>HDF5 cannot hold a key called {}; rename it, or save to a memmap folder</source>
        <translation>HDF5 无法容纳名为 {} 的键；请重命名，或保存为 memmap 文件夹</translation>
    </message>
    <message>
        <source>HDF5 cannot hold an integer beyond 64 bits</source>
        <translation>HDF5 无法容纳超过 64 位的整数</translation>
    </message>
    <message>
        <source>HDF5 cannot hold bytes and other values in one list</source>
        <translation>HDF5 无法在一个列表中同时容纳 bytes 和其他值</translation>
    </message>
    <message>
        <source>HDF5 cannot hold lists of unequal length; save to a memmap folder</source>
        <translation>HDF5 无法容纳长度不等的列表；请保存为 memmap 文件夹</translation>
    </message>
    <message>
        <source>HDF5 cannot hold text with a NUL character; use bytes</source>
        <translation>HDF5 无法容纳含 NUL 字符的文本；请使用 bytes</translation>
    </message>
    <message>
        <source>HDF5 cannot hold the value {}; remove it, or save to a memmap folder</source>
        <translation>HDF5 无法容纳值 {}；请移除它，或保存为 memmap 文件夹</translation>
    </message>
    <message>
        <source>HDF5 cannot hold these integers in one list: they span more than 64 bits</source>
        <translation>HDF5 无法在一个列表中容纳这些整数：它们的跨度超过 64 位</translation>
    </message>
    <message>
        <source>HDF5 files are opened only after the program tensordesk-h5probe has tested them, and it is missing beside this program; reinstall TensorDesk</source>
        <translation>HDF5 文件须先由 tensordesk-h5probe 程序查看后才会打开，而此程序旁缺少它；请重新安装 TensorDesk</translation>
    </message>
    <message>
        <source>HDF5 files of tensordict cannot hold {}; convert it first, or save to a memmap folder</source>
        <translation>tensordict 的 HDF5 文件无法容纳 {}；请先转换，或保存为 memmap 文件夹</translation>
    </message>
    <message>
        <source>HDF5 stores one value per row only if all are str, bytes, bool, int or float, of one type</source>
        <translation>仅当所有值均为 str、bytes、bool、int 或 float 且类型相同时，HDF5 才能每行存储一个值</translation>
    </message>
    <message>
        <source>HDF5 times</source>
        <translation>HDF5 时间</translation>
    </message>
    <message>
        <source>IFEvalScoreData has {} fields</source>
        <translation>IFEvalScoreData 有 {} 个字段</translation>
    </message>
    <message>
        <source>Ids of episodes are integers of the batch size {}, and this is {} {}.</source>
        <translation>回合编号是批次大小为 {} 的整数，而这里是 {} {}。</translation>
    </message>
    <message>
        <source>If the reward follows the length, the policy learns to write long or short responses instead of better ones.</source>
        <translation>若奖励随长度变化，策略会学着写长或写短，而非写得更好。</translation>
    </message>
    <message>
        <source>Ignored findings are an object of checks and their keys, as {}, and this is {}.</source>
        <translation>已忽略的发现应是检查及其键的对象，如 {}，而这是 {}。</translation>
    </message>
    <message>
        <source>Images of a LeRobot data set are av1, h264 or png, not {}</source>
        <translation>LeRobot 数据集的图像为 av1、h264 或 png，而非 {}</translation>
    </message>
    <message>
        <source>In a full buffer the newest row is followed by the oldest one: treating them as neighbours yields a transition that never happened.</source>
        <translation>在已满的缓冲区中，最新一行之后是最旧的一行：把它们当作相邻的行，会得到从未发生过的转移。</translation>
    </message>
    <message>
        <source>IndependentNormal takes {} of the {} batch dims</source>
        <translation>IndependentNormal 要取 {} 个批次维度，而共有 {} 个</translation>
    </message>
    <message>
        <source>Index by the mask, td[td["mask"]], before anything is computed.</source>
        <translation>请在计算之前用掩码索引：td[td["mask"]]。</translation>
    </message>
    <message>
        <source>Index tensors are broadcast together: {} is {}, and {} is {}.</source>
        <translation>索引张量会相互广播：{} 是 {}，{} 是 {}。</translation>
    </message>
    <message>
        <source>Index {} is out of range for some members of {}, whose sizes differ in dim {}.</source>
        <translation>索引 {} 超出 {} 某些成员的范围，这些成员在维度 {} 的大小不同。</translation>
    </message>
    <message>
        <source>Index {} is out of range: dim {} of {} has size {}, so indices run from {} to {}.</source>
        <translation>索引 {} 超出范围：维度 {}（属于 {}）大小为 {}，因此索引从 {} 到 {}。</translation>
    </message>
    <message>
        <source>Indexes dim {}, which is long enough.</source>
        <translation>索引足够长的维度 {}。</translation>
    </message>
    <message>
        <source>Indexes it: brackets, not parentheses.</source>
        <translation>索引它：用方括号而不是圆括号。</translation>
    </message>
    <message>
        <source>Indexes the batch dims alone.</source>
        <translation>只索引批维度。</translation>
    </message>
    <message>
        <source>Inspect the histogram; regularise the policy, or rescale the actions.</source>
        <translation>请查看直方图；对策略加正则化，或重新缩放动作。</translation>
    </message>
    <message>
        <source>Inspect the largest differences; check that the weights are those of the run, that in_keys are the policy's inputs, and that inputs are normalised in the same way.</source>
        <translation>请查看最大的差异；检查权重是否为该次运行的权重、in_keys 是否为策略的输入、输入的归一化方式是否相同。</translation>
    </message>
    <message>
        <source>Inspect the tokens with the largest ratios; make fewer updates per rollout, or truncate the ratios.</source>
        <translation>请检查比率最大的 token；减少每次 rollout 的更新次数，或截断比率。</translation>
    </message>
    <message>
        <source>Interleaved rows</source>
        <translation>交错的行</translation>
    </message>
    <message>
        <source>Invalid device {}. Expected device that is compatible to {}</source>
        <translation>无效的设备 {}。应为与 {} 兼容的设备</translation>
    </message>
    <message>
        <source>Invalid shape {}. Expected shape that is compatible to {}</source>
        <translation>无效的形状 {}。应为与 {} 兼容的形状</translation>
    </message>
    <message>
        <source>It is damaged: the HDF5 library {}.{}.{} {}, as a test in a separate process has shown, so it is not opened. Get an undamaged copy, or try to make one with h5repack of a newer HDF5</source>
        <translation>文件已损坏：HDF5 库 {}.{}.{} {}（在单独进程中试验的结果），因此不予打开。请获取完好的副本，或尝试用较新 HDF5 的 h5repack 生成一份</translation>
    </message>
    <message>
        <source>It is of a version of the file format that the HDF5 library {}.{}.{} does not know: a newer HDF5 wrote it, or it is damaged. Where it was written, `h5repack --high=2` makes a copy that is read here</source>
        <translation>其文件格式版本是 HDF5 库 {}.{}.{} 所不认识的：它由较新的 HDF5 写入，或已损坏。在写入它的环境中，可用 `h5repack --high=2` 生成可在此读取的副本</translation>
    </message>
    <message>
        <source>Its routed experts and inputs of images are not shown</source>
        <translation>不显示其路由专家（routed experts）和图像输入</translation>
    </message>
    <message>
        <source>Its show.json lacks the number of tensordicts.</source>
        <translation>其 show.json 缺少 tensordict 的数量。</translation>
    </message>
    <message>
        <source>JSON lines are only read; save it as a memmap folder, or export it as JSON</source>
        <translation>JSON 行只能读取；请另存为 memmap 文件夹，或导出为 JSON</translation>
    </message>
    <message>
        <source>Joins the features of {} and {} along the last dim.</source>
        <translation>沿最后一个维度连接 {} 和 {} 的特征。</translation>
    </message>
    <message>
        <source>Joins them along dim {}, the one in which they differ.</source>
        <translation>沿它们不同的维度 {} 连接。</translation>
    </message>
    <message>
        <source>KL divergence from the reference</source>
        <translation>相对参考的 KL 散度</translation>
    </message>
    <message>
        <source>Keeps the dims without subscripts as batch dims.</source>
        <translation>将没有下标的维度保留为批维度。</translation>
    </message>
    <message>
        <source>Keeps the first dim, which has size {}.</source>
        <translation>保留大小为 {} 的第一个维度。</translation>
    </message>
    <message>
        <source>Keeps the last dim, of size {}; only one size can be computed.</source>
        <translation>保留大小为 {} 的最后一个维度；只能计算一个大小。</translation>
    </message>
    <message>
        <source>Keeps the last dim, which has size {}.</source>
        <translation>保留大小为 {} 的最后一个维度。</translation>
    </message>
    <message>
        <source>Keeps the last {} dims as they are.</source>
        <translation>保持最后 {} 个维度不变。</translation>
    </message>
    <message>
        <source>Keeps the names of the other dims.</source>
        <translation>保留其他维度的名称。</translation>
    </message>
    <message>
        <source>Keeps the other elements in a last dim.</source>
        <translation>把其余元素保留在最后一个维度。</translation>
    </message>
    <message>
        <source>Keeps the reduced dim of {}, with size 1.</source>
        <translation>保留 {} 被归约的维度，大小为 1。</translation>
    </message>
    <message>
        <source>Keeps the tensordicts as they are: dims of unequal size and keys that are missing in some stay visible.</source>
        <translation>保持张量字典不变：大小不等的维度和部分缺失的键仍然可见。</translation>
    </message>
    <message>
        <source>Leaves out keys that some of them lack.</source>
        <translation>略去其中一些所缺少的键。</translation>
    </message>
    <message>
        <source>Leaves out the index: {} is one number.</source>
        <translation>去掉索引：{} 是单个数字。</translation>
    </message>
    <message>
        <source>Leaves out the last index.</source>
        <translation>去掉最后一个索引。</translation>
    </message>
    <message>
        <source>Leaves out the last names.</source>
        <translation>去掉最后的名称。</translation>
    </message>
    <message>
        <source>Leaves out the number that has no pair.</source>
        <translation>去掉没有配对的数字。</translation>
    </message>
    <message>
        <source>Leaves out the numbers of dims that {} does not have.</source>
        <translation>去掉 {} 所没有的维度的数字。</translation>
    </message>
    <message>
        <source>LibTorch casts no tensor to {} without a scale; torch.quantize_per_tensor in Python does</source>
        <translation>LibTorch 在没有缩放因子时无法将张量转换为 {}；Python 中的 torch.quantize_per_tensor 可以</translation>
    </message>
    <message>
        <source>Line {} is left out: {}</source>
        <translation>已略去第 {} 行：{}</translation>
    </message>
    <message>
        <source>Logits at a position belong to the next token. A shift that is missing or made twice pairs tokens with the log-probabilities of their neighbours, or leaves the end token out of the loss.</source>
        <translation>某位置的 logits 属于下一个 token。缺少或重复的移位会使 token 与相邻 token 的对数概率配对，或使结束 token 不计入损失。</translation>
    </message>
    <message>
        <source>Look for a shift by one step, a reset that overwrote the last state, environments that were mixed, or rows out of order.</source>
        <translation>请查找是否有一步的错位、覆盖了最后状态的重置、混在一起的环境，或顺序有误的行。</translation>
    </message>
    <message>
        <source>Loss mask</source>
        <translation>损失掩码</translation>
    </message>
    <message>
        <source>MP4 is written by the program ffmpeg, and there is none on the search path: install it, or write .webp or .gif instead.</source>
        <translation>MP4 由 ffmpeg 程序写入，而搜索路径中没有它：请安装，或改写为 .webp 或 .gif。</translation>
    </message>
    <message>
        <source>Makes all batch dims event dims.</source>
        <translation>把所有批次维度变为事件维度。</translation>
    </message>
    <message>
        <source>Makes the last dim an event dim, such as the dims of one action.</source>
        <translation>把最后一个维度变为事件维度，例如一个动作的各分量。</translation>
    </message>
    <message>
        <source>Makes the module with the sizes of the state dict.</source>
        <translation>按 state dict 的大小创建模块。</translation>
    </message>
    <message>
        <source>Makes the module without a bias.</source>
        <translation>创建不带偏置的模块。</translation>
    </message>
    <message>
        <source>Matrices with the last dim on their diagonals.</source>
        <translation>以最后一个维度为对角线的矩阵。</translation>
    </message>
    <message>
        <source>Members with the same keys are shown as a lazy stack of {}. Open the file with {} to see them as stored</source>
        <translation>具有相同键的成员显示为 {} 个的惰性堆叠。要查看存储的原样,请用 {} 打开文件</translation>
    </message>
    <message>
        <source>Memory does not suffice for another frame.</source>
        <translation>内存不足以再容纳一帧。</translation>
    </message>
    <message>
        <source>Memory does not suffice for the film.</source>
        <translation>内存不足以容纳动画。</translation>
    </message>
    <message>
        <source>Merges dims {} to {} of {} into one.</source>
        <translation>将维度 {} 到 {}（属于 {}）合并为一个。</translation>
    </message>
    <message>
        <source>Micro-batches are written by prime-rl alone; save it as a memmap folder, or export it as JSON</source>
        <translation>微批次只由 prime-rl 写入；请另存为 memmap 文件夹，或导出为 JSON</translation>
    </message>
    <message>
        <source>Mismatched members</source>
        <translation>成员不一致</translation>
    </message>
    <message>
        <source>ModuleDict takes a dict of modules, not a value of type {}</source>
        <translation>ModuleDict 接受模块的 dict，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>ModuleList takes a list of modules, not a value of type {}</source>
        <translation>ModuleList 接受模块的列表，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>More than {} members are too many to show side by side: choose some of them.</source>
        <translation>超过 {} 个成员，过多而无法并排查看：请选择其中一些。</translation>
    </message>
    <message>
        <source>Moves dim {} of {} to position {}.</source>
        <translation>将维度 {}（属于 {}）移到位置 {}。</translation>
    </message>
    <message>
        <source>Moves {} to the device of the parameters.</source>
        <translation>把 {} 移到参数所在的设备。</translation>
    </message>
    <message>
        <source>Moves {} to the device of {}.</source>
        <translation>把 {} 移到 {} 所在的设备。</translation>
    </message>
    <message>
        <source>Multiplies each matrix of {} by its vector of {}.</source>
        <translation>将 {} 的每个矩阵与 {} 中对应的向量相乘。</translation>
    </message>
    <message>
        <source>Multiplies the vectors in the last dim of {} and {} one by one: dot products.</source>
        <translation>将 {} 和 {} 最后一个维度的向量逐个相乘：点积。</translation>
    </message>
    <message>
        <source>MultivariateNormal takes one of covariance_matrix, precision_matrix and scale_tril</source>
        <translation>MultivariateNormal 接受 covariance_matrix、precision_matrix 和 scale_tril 中的一个</translation>
    </message>
    <message>
        <source>NaN and infinities</source>
        <translation>NaN 和无穷大</translation>
    </message>
    <message>
        <source>Names the dims of {} in the other order.</source>
        <translation>以相反的顺序命名 {} 的维度。</translation>
    </message>
    <message>
        <source>Names the nested key level by level.</source>
        <translation>逐级写出嵌套键。</translation>
    </message>
    <message>
        <source>Negates each element.</source>
        <translation>对每个元素取反。</translation>
    </message>
    <message>
        <source>Negates the flags.</source>
        <translation>对标志取反。</translation>
    </message>
    <message>
        <source>No action is needed.</source>
        <translation>无需处理。</translation>
    </message>
    <message>
        <source>No key has a role that tells where an episode ends: all {} steps are one episode</source>
        <translation>没有键的角色说明回合在哪里结束：全部 {} 步是一个回合</translation>
    </message>
    <message>
        <source>No key has a role yet: choose that of the observation, the action or the reward</source>
        <translation>还没有键有角色：请选择观测、动作或奖励的键</translation>
    </message>
    <message>
        <source>Not shown, because other keys are shown under their names: {}. Open the file with {} to see all keys</source>
        <translation>未显示，因为其他键以它们的名称显示：{}。用 {} 打开文件可查看所有键</translation>
    </message>
    <message>
        <source>Not shown, because they do not have {} rows, one per step: {}</source>
        <translation>未显示，因为它们没有每步一行的 {} 行：{}</translation>
    </message>
    <message>
        <source>One NaN in a batch makes the loss NaN, and with it every weight.</source>
        <translation>批次中只要有一个 NaN，损失就会变成 NaN，随之每个权重也都变成 NaN。</translation>
    </message>
    <message>
        <source>One of the differentiated Tensors appears to not have been used in the graph</source>
        <translation>要求导的张量中有一个没有参与输出的计算</translation>
    </message>
    <message>
        <source>Only dims of size 1 can be expanded, and sizes are aligned at the last dim: {} has {} there, not {}.</source>
        <translation>只有大小为 1 的维度才能扩展，且大小按最后一个维度对齐：{} 在那里是 {}，不是 {}。</translation>
    </message>
    <message>
        <source>Only one size of `{}` can be -1.</source>
        <translation>`{}` 的大小中只能有一个是 -1。</translation>
    </message>
    <message>
        <source>Open it in the order of time (--oldest-first), or mark the newest row as truncated before slices are sampled.</source>
        <translation>按时间顺序打开（--oldest-first），或在抽取片段之前把最新一行标为 truncated。</translation>
    </message>
    <message>
        <source>PPO and its variants weight each token by the ratio of its probabilities under the policy and under the rollout engine. They clip ratios far from 1; a very large one dominates the gradient.</source>
        <translation>PPO 及其变体按 token 在策略与采样引擎下的概率之比加权。远离 1 的比率会被裁剪；很大的比率会主导梯度。</translation>
    </message>
    <message>
        <source>Padded steps never happened: losses and means over them are wrong.</source>
        <translation>填充的步从未发生过：计入这些步的损失和均值都是错误的。</translation>
    </message>
    <message>
        <source>Padding is not shown: {} marks the real steps of each episode</source>
        <translation>不显示填充:{} 指明每个回合的真实步</translation>
    </message>
    <message>
        <source>Padding of sequences</source>
        <translation>序列的填充</translation>
    </message>
    <message>
        <source>Pads the shorter members with zeros at their ends.</source>
        <translation>在较短成员的末尾补零。</translation>
    </message>
    <message>
        <source>Pads the shorter ones with zeros to the length of the longest.</source>
        <translation>用零将较短的填充到最长的长度。</translation>
    </message>
    <message>
        <source>Parquet files are compressed with snappy, gzip:1 to gzip:9 or zstd:1 to zstd:22, not with {}</source>
        <translation>Parquet 文件可用 snappy、gzip:1 到 gzip:9 或 zstd:1 到 zstd:22 压缩，而不能用 {}</translation>
    </message>
    <message>
        <source>Parquet files are read and written by Apache Arrow, which could not be loaded ({}); install the pyarrow that TensorDesk was built with, or build it again</source>
        <translation>Parquet 文件由 Apache Arrow 读写，但无法加载它（{}）；请安装构建 TensorDesk 时所用的 pyarrow，或重新构建</translation>
    </message>
    <message>
        <source>Parquet files are read and written by Apache Arrow, which this build lacks: install pyarrow beside torch with `pip install pyarrow`, and build TensorDesk again</source>
        <translation>Parquet 文件由 Apache Arrow 读写，而此构建没有它：请用 `pip install pyarrow` 在 torch 旁安装 pyarrow，并重新构建 TensorDesk</translation>
    </message>
    <message>
        <source>Parts of the reward</source>
        <translation>奖励的组成</translation>
    </message>
    <message>
        <source>Probability ratios</source>
        <translation>概率比</translation>
    </message>
    <message>
        <source>Prompts are padded on the left and responses on the right, or all sequences on the same side. Padding elsewhere shifts the positions of tokens, or becomes a part of the text.</source>
        <translation>提示在左侧填充、回复在右侧填充，或所有序列在同侧填充。其他位置的填充会移动 token 的位置，或成为文本的一部分。</translation>
    </message>
    <message>
        <source>RNN input dtype ({}) does not match weight dtype ({}). Convert the input with .to({})</source>
        <translation>RNN 输入的 dtype（{}）与权重的 dtype（{}）不符。请用 .to({}) 转换输入</translation>
    </message>
    <message>
        <source>Raise the maximum length, penalise length smoothly, or leave truncated responses out of the loss.</source>
        <translation>请提高最大长度，平滑地惩罚长度，或将被截断的回复排除在损失之外。</translation>
    </message>
    <message>
        <source>Raise the temperature, the entropy bonus or the upper clip bound; lower the learning rate.</source>
        <translation>请提高温度、熵奖励或裁剪上界；降低学习率。</translation>
    </message>
    <message>
        <source>Range of log-probabilities</source>
        <translation>对数概率的范围</translation>
    </message>
    <message>
        <source>Reads dim 0 of the input as the batch and dim 1 as time.</source>
        <translation>将输入的维度 0 读作批，维度 1 读作时间。</translation>
    </message>
    <message>
        <source>Reads the attribute, which is not a method.</source>
        <translation>读取该属性，它不是方法。</translation>
    </message>
    <message>
        <source>Reads the entry of this name.</source>
        <translation>读取此名称的条目。</translation>
    </message>
    <message>
        <source>Remove them, for example with td[:n], or sample only the written rows of the buffer.</source>
        <translation>请将其移除，例如用 td[:n]，或只从缓冲区中已写入的行采样。</translation>
    </message>
    <message>
        <source>Removes the last dim alone.</source>
        <translation>只去掉最后一维。</translation>
    </message>
    <message>
        <source>Removes the last dim of {}, which has size 1.</source>
        <translation>去掉 {} 大小为 1 的最后一个维度。</translation>
    </message>
    <message>
        <source>Removes the last dims of size 1.</source>
        <translation>去掉大小为 1 的最后维度。</translation>
    </message>
    <message>
        <source>Removes the prefix from the names.</source>
        <translation>去掉名称的前缀。</translation>
    </message>
    <message>
        <source>Repeated responses</source>
        <translation>重复的回复</translation>
    </message>
    <message>
        <source>Repeats it along new dims in front.</source>
        <translation>沿前面的新维度重复。</translation>
    </message>
    <message>
        <source>Repeats the first dims and keeps the others.</source>
        <translation>重复前面的维度，保留其余维度。</translation>
    </message>
    <message>
        <source>Repeats the values of {} along the other batch dims.</source>
        <translation>沿其余批维度重复 {} 的值。</translation>
    </message>
    <message>
        <source>Repeats {} along the first batch dims.</source>
        <translation>沿最前面的批维度重复 {}。</translation>
    </message>
    <message>
        <source>Repeats {} for each element of the batch.</source>
        <translation>对批中的每个元素重复 {}。</translation>
    </message>
    <message>
        <source>Reset environments where they are done, and keep done, is_init and traj_ids of one and the same step.</source>
        <translation>请在环境完成之处重置环境，并使 done、is_init 和 traj_ids 属于同一步。</translation>
    </message>
    <message>
        <source>Resets</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Reward and length</source>
        <translation>奖励与长度</translation>
    </message>
    <message>
        <source>Rollout engine and trainer</source>
        <translation>采样引擎与训练器</translation>
    </message>
    <message>
        <source>Root and next</source>
        <translation>根与 next</translation>
    </message>
    <message>
        <source>Row numbers</source>
        <translation>行号</translation>
    </message>
    <message>
        <source>Rows of zeros at the end are a buffer that was never filled: trained on, they are states, actions and rewards of zero.</source>
        <translation>末尾的全零行来自从未填满的缓冲区：用于训练时，它们就成了全零的状态、动作和奖励。</translation>
    </message>
    <message>
        <source>Runs along the last dim, which has {} elements.</source>
        <translation>沿最后一维计算，它有 {} 个元素。</translation>
    </message>
    <message>
        <source>Runs along time.</source>
        <translation>沿时间维计算。</translation>
    </message>
    <message>
        <source>Runs along {}.</source>
        <translation>沿 {} 计算。</translation>
    </message>
    <message>
        <source>Sampled actions differ from the deterministic ones; the difference shows how much the policy explores.</source>
        <translation>采样得到的动作与确定性动作不同；差异表示策略探索的程度。</translation>
    </message>
    <message>
        <source>Saturated values</source>
        <translation>饱和的值</translation>
    </message>
    <message>
        <source>Searches one value of {} in each sequence.</source>
        <translation>在每个序列中查找 {} 的一个值。</translation>
    </message>
    <message>
        <source>See the step that it names: record or export the episode again, so that its numbers go up by one.</source>
        <translation>请查看所指的步：重新录制或导出该片段，使编号逐一递增。</translation>
    </message>
    <message>
        <source>See the step that it names: sort rows by time, or write done where the episode ended.</source>
        <translation>请查看所指的步：按时间对行排序，或在回合结束处写入 done。</translation>
    </message>
    <message>
        <source>See the steps; leave the episode out, or resample it. Policies learn that a step always takes as long.</source>
        <translation>请查看这些步；去掉该片段或重新采样。策略学到的是每步时长相同。</translation>
    </message>
    <message>
        <source>See the steps; replace the value by the mean of its neighbours, or leave the episode out.</source>
        <translation>请查看这些步；用相邻值的平均替换该值，或去掉该片段。</translation>
    </message>
    <message>
        <source>See these frames; leave the episodes out, or record them again.</source>
        <translation>请查看这些帧；略去这些回合，或重新录制。</translation>
    </message>
    <message>
        <source>See these frames; leave them or the episodes out, and let the camera warm up before recording.</source>
        <translation>请查看这些画面；去掉它们或这些片段，并让相机在录制前预热。</translation>
    </message>
    <message>
        <source>See whether actions were stored before they were clipped or scaled, or whether the space is wrong.</source>
        <translation>检查动作是否在裁剪或缩放之前就已保存，或者空间本身写错了。</translation>
    </message>
    <message>
        <source>Selects along dim {}, whose size the mask has.</source>
        <translation>沿与掩码大小相同的维度 {} 选择。</translation>
    </message>
    <message>
        <source>Selects each row of the first index with each column of the second.</source>
        <translation>选择第一个索引的每一行与第二个索引的每一列。</translation>
    </message>
    <message>
        <source>Selects where all values of the last dim of {} are true.</source>
        <translation>选择 {} 最后一个维度的值全为真之处。</translation>
    </message>
    <message>
        <source>Selects where any value of the last dim of {} is true.</source>
        <translation>选择 {} 最后一个维度有任一值为真之处。</translation>
    </message>
    <message>
        <source>Set them to zero, as torch.set_flush_denormal(True) does, and find the value that decays.</source>
        <translation>请像 torch.set_flush_denormal(True) 那样将其置为零，并查找正在衰减的值。</translation>
    </message>
    <message>
        <source>Set truncated, not terminated, where a time limit ended the episode; done is true for both.</source>
        <translation>回合因时间限制而结束时，请设置 truncated，而不是 terminated；两种情况下 done 均为真。</translation>
    </message>
    <message>
        <source>Sets {} to {}, the size that {} has in dim {}.</source>
        <translation>将 {} 设为 {}，即 {} 在维度 {} 的大小。</translation>
    </message>
    <message>
        <source>Shapes are aligned at the last dim, and sizes there must be equal or 1: in dim {}, {} has {} and {} has {}.</source>
        <translation>形状按最后一个维度对齐，大小必须相等或为 1：在维度 {}，{} 为 {}，{} 为 {}。</translation>
    </message>
    <message>
        <source>Shift by one token</source>
        <translation>错位一个 token</translation>
    </message>
    <message>
        <source>Silent broadcasting</source>
        <translation>静默广播</translation>
    </message>
    <message>
        <source>Skips parameters that the module lacks; loads all others.</source>
        <translation>跳过模块没有的参数；加载其余所有参数。</translation>
    </message>
    <message>
        <source>Sort by time, and give each trajectory its own ID; sampled slices of a shared ID mix both.</source>
        <translation>请按时间排序，并为每条轨迹分配各自的编号；从共用编号中采样的切片会混合两条轨迹。</translation>
    </message>
    <message>
        <source>Special tokens</source>
        <translation>特殊 token</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>尖峰</translation>
    </message>
    <message>
        <source>Splits dim 0 of {} into the batch dims.</source>
        <translation>将 {} 的维度 0 拆分为批维度。</translation>
    </message>
    <message>
        <source>Splits dim {}, whose size is {}.</source>
        <translation>拆分维度 {}，其大小为 {}。</translation>
    </message>
    <message>
        <source>Stacks the tensordicts lazily if their shapes or keys differ.</source>
        <translation>如果形状或键不同，则惰性堆叠张量字典。</translation>
    </message>
    <message>
        <source>Stacks the tensors along a new first dim.</source>
        <translation>沿新的第一个维度堆叠这些张量。</translation>
    </message>
    <message>
        <source>Stated bounds</source>
        <translation>声明的边界</translation>
    </message>
    <message>
        <source>Step counts</source>
        <translation>步数计数</translation>
    </message>
    <message>
        <source>Store log_prob() of the collecting policy's distribution for the stored action, summed over its dims, at the same step.</source>
        <translation>请存储收集策略的分布对所存储动作给出的 log_prob()，对其各维度求和，并放在同一步。</translation>
    </message>
    <message>
        <source>Store what was commanded as the action, or the state of the next step, and check which key is which.</source>
        <translation>动作应存储所下的指令或下一步的状态，并检查各键的含义。</translation>
    </message>
    <message>
        <source>Stored returns and advantages</source>
        <translation>存储的回报和优势</translation>
    </message>
    <message>
        <source>Stored statistics</source>
        <translation>存储的统计量</translation>
    </message>
    <message>
        <source>Stored text and tokens</source>
        <translation>存储的文本与 token</translation>
    </message>
    <message>
        <source>Subscript '{}' has two sizes: {} in operand {} and {} in an earlier one. A subscript needs the same size in every operand.</source>
        <translation>下标 '{}' 有两个大小：{}（操作数 {}）和之前的 {}。每个下标在所有操作数中只有一个大小。</translation>
    </message>
    <message>
        <source>Subscript '{}' has two sizes: {} in {} and {} in {}.</source>
        <translation>下标 '{}' 有两个大小：{}（{}）和 {}（{}）。</translation>
    </message>
    <message>
        <source>Swaps dims {} and {} of {}.</source>
        <translation>交换维度 {} 和 {}（属于 {}）。</translation>
    </message>
    <message>
        <source>Swaps the last two dims of {}.</source>
        <translation>交换 {} 的最后两个维度。</translation>
    </message>
    <message>
        <source>Tables, videos and metadata of a data set state how many rows, frames and episodes there are; where they differ, files are missing, cut off, or of another version.</source>
        <translation>数据集的表、视频和元数据都给出行、帧和片段的数量；若不一致，则有文件缺失、被截断或属于另一版本。</translation>
    </message>
    <message>
        <source>Takes for each position the elements that it names.</source>
        <translation>在每个位置取该处指定的元素。</translation>
    </message>
    <message>
        <source>Takes one element for each position.</source>
        <translation>在每个位置取一个元素。</translation>
    </message>
    <message>
        <source>Takes the last element of each.</source>
        <translation>取每个成员的最后一个元素。</translation>
    </message>
    <message>
        <source>Takes the last element.</source>
        <translation>取最后一个元素。</translation>
    </message>
    <message>
        <source>Takes the last element: indices begin at 0.</source>
        <translation>取最后一个元素：索引从 0 开始。</translation>
    </message>
    <message>
        <source>TanhNormal has no formula for its mean; take the mean of samples</source>
        <translation>TanhNormal 没有计算均值的公式；请取样本的均值</translation>
    </message>
    <message>
        <source>TanhNormal has no formula for its mode; take deterministic_sample</source>
        <translation>TanhNormal 没有计算众数 (mode) 的公式；请使用 deterministic_sample</translation>
    </message>
    <message>
        <source>TensorDesk has version {} on that machine, which version {} here does not understand; install the same version on both</source>
        <translation>那台机器上的 TensorDesk 是版本 {}，这里的版本 {} 无法理解；请在两边安装相同的版本</translation>
    </message>
    <message>
        <source>TensorDesk is not installed on that machine; install it there by `pip install tensordesk`, or name it by --remote-program</source>
        <translation>那台机器上未安装 TensorDesk；请在那里用 `pip install tensordesk` 安装，或用 --remote-program 指定它</translation>
    </message>
    <message>
        <source>TensorDictParams takes a tensordict, not a value of type {}</source>
        <translation>TensorDictParams 接受 tensordict，而不是类型 {} 的值</translation>
    </message>
    <message>
        <source>Tensors with other dims broadcast in a loss without an error, and the result means nothing.</source>
        <translation>维度不同的内容会在损失中不报错地广播，得到毫无意义的数。</translation>
    </message>
    <message>
        <source>Termination flags</source>
        <translation>结束标志</translation>
    </message>
    <message>
        <source>The HDF5 file is damaged and cannot be opened ({})</source>
        <translation>HDF5 文件已损坏，无法打开 ({})</translation>
    </message>
    <message>
        <source>The KL divergence measures how far the policy moved from the reference policy. A large one means that the policy left its language, or that the two saw different tokens.</source>
        <translation>KL 散度衡量策略偏离参考策略的程度。值大说明策略已偏离其语言，或两者看到的 token 不同。</translation>
    </message>
    <message>
        <source>The assigned value is broadcast to the shape {} of {}, and {} is {}.</source>
        <translation>所赋的值会广播到形状 {}（{}），而 {} 是 {}。</translation>
    </message>
    <message>
        <source>The batch size recorded in the file no longer fits all its entries and is not used</source>
        <translation>文件中记录的批次大小不再适合其所有条目，因此不予使用</translation>
    </message>
    <message>
        <source>The batch size {} is guessed, since HDF5 files do not state it: {}</source>
        <translation>批次大小 {} 是推测的，因为 HDF5 文件未注明它：{}</translation>
    </message>
    <message>
        <source>The batch size {} is guessed, since the store does not state it: it is the longest shape that all its arrays start with</source>
        <translation>批次大小 {} 是推测的，因为该存储未注明它：它是所有数组开头共有的最长形状</translation>
    </message>
    <message>
        <source>The brackets of a tensordict take one key: several strings are a path of nested keys.</source>
        <translation>tensordict 的方括号接受一个键：多个字符串是嵌套键的路径。</translation>
    </message>
    <message>
        <source>The changes could not be collected</source>
        <translation>无法收集更改</translation>
    </message>
    <message>
        <source>The chat template adds the special tokens once. A tokenizer that adds them again, or text that contains their names, gives the model input that it never saw.</source>
        <translation>聊天模板只添加一次特殊 token。再次添加的分词器或含其名称的文本会给模型从未见过的输入。</translation>
    </message>
    <message>
        <source>The check {} has no threshold {}; it has {}.</source>
        <translation>检查 {} 没有阈值 {}；它有 {}。</translation>
    </message>
    <message>
        <source>The content of the file</source>
        <translation>文件的内容</translation>
    </message>
    <message>
        <source>The data are compressed by the filter {} ({}), which is not available. Install its plug-in for HDF5 (`pip install hdf5plugin` has most) and set HDF5_PLUGIN_PATH to the folder of the plug-ins</source>
        <translation>数据由过滤器 {} ({}) 压缩，而该过滤器不可用。请安装其 HDF5 插件（`pip install hdf5plugin` 包含大多数插件），并将 HDF5_PLUGIN_PATH 设置为插件所在的文件夹</translation>
    </message>
    <message>
        <source>The dataset has no data (NULL dataspace)</source>
        <translation>数据集没有数据（NULL dataspace）</translation>
    </message>
    <message>
        <source>The dataset has other dims than before</source>
        <translation>数据集的维度与之前不同</translation>
    </message>
    <message>
        <source>The dataset has {} bytes, of which the file stores {}: most chunks were never written, and none was read</source>
        <translation>数据集有 {} 字节,文件中只存储了 {} 字节:大部分分块从未写入,因此没有读取任何分块</translation>
    </message>
    <message>
        <source>The dataset holds {}, which cannot be shown</source>
        <translation>数据集包含 {}，无法显示</translation>
    </message>
    <message>
        <source>The dataset is assembled from a series of files or datasets, {} in {}, which is not followed</source>
        <translation>数据集由一系列文件或数据集（{}，位于 {}）拼合而成，未予跟随</translation>
    </message>
    <message>
        <source>The dataset is assembled from others that are assembled in turn, too often to be shown</source>
        <translation>数据集由其他数据集拼合而成，而后者又由别的数据集拼合，如此嵌套次数过多，无法显示</translation>
    </message>
    <message>
        <source>The dataset is assembled from {} in {}, where no dataset is</source>
        <translation>数据集由 {}（位于 {}）拼合而成，而那里没有数据集</translation>
    </message>
    <message>
        <source>The dataset states a shape that is too large for any file</source>
        <translation>数据集声明的形状过大，任何文件都无法容纳</translation>
    </message>
    <message>
        <source>The derived key {} cannot be made: {}</source>
        <translation>无法生成派生键 {}：{}</translation>
    </message>
    <message>
        <source>The description of the dataset is damaged: it holds {} elements of {} bytes in {} bytes</source>
        <translation>数据集的描述已损坏：它在 {3} 字节中包含 {1} 个 {2} 字节的元素</translation>
    </message>
    <message>
        <source>The description of the dataset is damaged: its chunks have {} dims, its shape {}</source>
        <translation>数据集的描述已损坏：其分块有 {} 个维度，而其形状有 {} 个</translation>
    </message>
    <message>
        <source>The description of the dataset is damaged: parts of its elements reach past their end</source>
        <translation>数据集的描述已损坏：其元素的某些部分超出了元素的末尾</translation>
    </message>
    <message>
        <source>The diagonals of the last two dims.</source>
        <translation>最后两个维度的对角线。</translation>
    </message>
    <message>
        <source>The distribution has batch shape {} and event shape {}, so a value is {}, and {} is {}.</source>
        <translation>该分布的批形状为 {}，事件形状为 {}，因此值为 {}，而 {} 是 {}。</translation>
    </message>
    <message>
        <source>The document of this tensor is closed: it can no longer be changed.</source>
        <translation>此张量的文档已关闭：无法再更改。</translation>
    </message>
    <message>
        <source>The edits could not be collected</source>
        <translation>无法收集修改</translation>
    </message>
    <message>
        <source>The element type is no longer {}</source>
        <translation>元素类型不再是 {}</translation>
    </message>
    <message>
        <source>The engine that samples and the trainer compute the same log-probabilities, except for rounding. Otherwise the policy gradient is biased, because the tokens come from another distribution.</source>
        <translation>采样引擎与训练器计算的对数概率除舍入外应相同。否则 token 来自另一分布，策略梯度会有偏。</translation>
    </message>
    <message>
        <source>The entropy, the mean of -log p of sampled tokens, measures how much the policy explores. Without it all samples of a prompt are the same, and their advantages are 0.</source>
        <translation>熵是采样 token 的 -log p 的均值，衡量策略的探索程度。没有熵，同一提示的样本全相同，优势为 0。</translation>
    </message>
    <message>
        <source>The entry cannot be read: {}</source>
        <translation>无法读取条目：{}</translation>
    </message>
    <message>
        <source>The entry cannot be removed</source>
        <translation>无法移除条目</translation>
    </message>
    <message>
        <source>The entry cannot be renamed</source>
        <translation>无法重命名条目</translation>
    </message>
    <message>
        <source>The entry is a link into another file, {}, that leads back or further than is shown</source>
        <translation>该条目是指向另一个文件 {} 的链接，该链接会绕回或超出所显示的深度</translation>
    </message>
    <message>
        <source>The entry is a link to {} in another file, {}, which does not exist</source>
        <translation>该条目是指向 {}（位于另一个文件 {}）的链接，而该目标不存在</translation>
    </message>
    <message>
        <source>The entry is a link to {}, which does not exist</source>
        <translation>该条目是指向 {} 的链接，而该目标不存在</translation>
    </message>
    <message>
        <source>The entry is a named type, which holds no values</source>
        <translation>该条目是命名类型，不包含任何值</translation>
    </message>
    <message>
        <source>The entry is a user-defined link, which only its writer can follow</source>
        <translation>该条目是用户定义的链接，只有其写入程序才能解析</translation>
    </message>
    <message>
        <source>The entry is not a group</source>
        <translation>该条目不是组</translation>
    </message>
    <message>
        <source>The episodes are shown under the keys of torchrl, as a stack of {}. Open the file with {} to see it as stored</source>
        <translation>回合按 torchrl 的键显示，为 {} 个成员的堆叠。用 {} 打开文件可查看存储时的样子</translation>
    </message>
    <message>
        <source>The equation has subscripts for {} operands, and {} are given.</source>
        <translation>该等式有 {} 个操作数的下标，却给出了 {} 个。</translation>
    </message>
    <message>
        <source>The field is gone</source>
        <translation>该字段已不存在</translation>
    </message>
    <message>
        <source>The file is already being edited in another window</source>
        <translation>该文件已在另一个窗口中编辑</translation>
    </message>
    <message>
        <source>The file is in use by another program; close it there and try again</source>
        <translation>该文件正被另一个程序使用；请在那里关闭它后重试</translation>
    </message>
    <message>
        <source>The file is no longer there</source>
        <translation>该文件已不存在</translation>
    </message>
    <message>
        <source>The file is open for writing in another program, or such a program was killed. Wait until it has closed the file; if none runs, `h5clear -s` makes the file readable again</source>
        <translation>该文件在另一个程序中打开用于写入，或这样的程序曾被强行终止。请等待它关闭文件；若没有此类程序在运行，可用 `h5clear -s` 使文件重新可读</translation>
    </message>
    <message>
        <source>The file is shorter than its header states, so its end is missing ({})</source>
        <translation>文件比其文件头所述更短，因此缺少末尾部分 ({})</translation>
    </message>
    <message>
        <source>The file was changed by another program and has been reopened</source>
        <translation>该文件已被另一个程序更改，现已重新打开</translation>
    </message>
    <message>
        <source>The file was changed by another program since it was opened; open it again</source>
        <translation>该文件打开后已被另一个程序更改；请重新打开</translation>
    </message>
    <message>
        <source>The file was changed by another program since it was opened; open it again before editing</source>
        <translation>该文件打开后已被另一个程序更改；请重新打开后再编辑</translation>
    </message>
    <message>
        <source>The file was shortened by another program, from {} to {} bytes, since it was opened</source>
        <translation>该文件打开后已被另一个程序缩短，从 {} 字节变为 {} 字节</translation>
    </message>
    <message>
        <source>The film cannot be written: {}.</source>
        <translation>无法写入动画：{}。</translation>
    </message>
    <message>
        <source>The frames are not evenly spaced: {} ms usually, {} ms after frame {}</source>
        <translation>帧间隔不均匀：通常 {1} 毫秒，第 {3} 帧之后为 {2} 毫秒</translation>
    </message>
    <message>
        <source>The group cannot be opened</source>
        <translation>无法打开组</translation>
    </message>
    <message>
        <source>The group is a link to one of its parent groups</source>
        <translation>该组是指向其某个上级组的链接</translation>
    </message>
    <message>
        <source>The groups are nested too deeply to be shown</source>
        <translation>组嵌套过深，无法显示</translation>
    </message>
    <message>
        <source>The installed libwebp does not fit to the one this program was built with.</source>
        <translation>已安装的 libwebp 与构建此程序时所用的版本不匹配。</translation>
    </message>
    <message>
        <source>The key exists already in the file</source>
        <translation>该键在文件中已存在</translation>
    </message>
    <message>
        <source>The link cannot be read</source>
        <translation>无法读取链接</translation>
    </message>
    <message>
        <source>The list of frames</source>
        <translation>帧的列表</translation>
    </message>
    <message>
        <source>The list of micro-batches</source>
        <translation>微批次列表</translation>
    </message>
    <message>
        <source>The list of rows</source>
        <translation>行的列表</translation>
    </message>
    <message>
        <source>The logarithm of a probability is finite and at most 0. Others come from padding, from logits that were not normalised, or from a token that the model could not sample.</source>
        <translation>概率的对数有限且不大于 0。其他值来自填充、未归一化的 logits，或模型无法采样的 token。</translation>
    </message>
    <message>
        <source>The loss mask selects the tokens that the policy sampled. Prompts and padding in it teach the policy to write them; a sequence without any trained token has no gradient.</source>
        <translation>损失掩码选出策略采样的 token。若包含提示和填充，策略会学着写它们；没有训练 token 的序列没有梯度。</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different batch sizes, {}, which HDF5 cannot hold</source>
        <translation>惰性堆叠的成员批次大小不同（{}），HDF5 无法容纳</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different batch sizes, {}, which a zarr store cannot hold</source>
        <translation>惰性堆叠的成员批次大小不同（{}），zarr 存储无法容纳</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different keys, which HDF5 cannot hold; select the common ones, or save to a memmap folder</source>
        <translation>惰性堆叠的成员键不同，HDF5 无法容纳；请选取共有的键，或保存为 memmap 文件夹</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different keys, which a zarr store cannot hold; select the common ones, or save to a memmap folder</source>
        <translation>惰性堆叠的成员键不同，zarr 存储无法容纳；请选取共有的键，或保存为 memmap 文件夹</translation>
    </message>
    <message>
        <source>The members of the stack have different shapes, {}, which HDF5 cannot hold</source>
        <translation>堆叠的成员形状不同（{}），HDF5 无法容纳</translation>
    </message>
    <message>
        <source>The members of {} differ in the shape of this entry, so it has no dense tensor.</source>
        <translation>{} 的成员在该条目的形状上不同，因此没有稠密张量。</translation>
    </message>
    <message>
        <source>The module gives {} numbers a step, one for each dim of the action, and {} is stored</source>
        <translation>模块每步给出 {} 个数，动作的每个维度一个，而存储的是 {} 个</translation>
    </message>
    <message>
        <source>The module has `{}`, and the state dict has `{}` in its place.</source>
        <translation>模块有 `{}`，而 state dict 在其位置上是 `{}`。</translation>
    </message>
    <message>
        <source>The module has changed: its outputs correlate with the stored values (correlation {}), and differ.</source>
        <translation>模块已变动：它给出的值与存储值同步变化（相关系数 {}），但不相同。</translation>
    </message>
    <message>
        <source>The module has no `{}`, which the state dict has.</source>
        <translation>模块没有 state dict 所具有的 `{}`。</translation>
    </message>
    <message>
        <source>The module or its weights may be of another run, or its inputs may have been changed since, as by normalising them.</source>
        <translation>模块或其权重可能出自另一次运行，或其输入此后被更改，例如被归一化。</translation>
    </message>
    <message>
        <source>The name of a file or dataset is too long</source>
        <translation>文件或数据集的名称过长</translation>
    </message>
    <message>
        <source>The names in the state dict begin with 'module.', which DataParallel and DistributedDataParallel add. Remove the prefix before loading.</source>
        <translation>state dict 中的名称以 'module.' 开头，这是 DataParallel 和 DistributedDataParallel 加上的。加载前请去掉前缀。</translation>
    </message>
    <message>
        <source>The names of the dims are too long for HDF5</source>
        <translation>维度名称对 HDF5 来说过长</translation>
    </message>
    <message>
        <source>The new entry cannot be put in place</source>
        <translation>无法将新条目放到位</translation>
    </message>
    <message>
        <source>The object cannot be opened</source>
        <translation>无法打开对象</translation>
    </message>
    <message>
        <source>The old entry cannot be removed</source>
        <translation>无法移除旧条目</translation>
    </message>
    <message>
        <source>The operands are broadcast: shapes are aligned at the last dim, and sizes there must be equal or 1. In dim {} of the result, one has {} and the other {}. Often one operand lacks a dim: see unsqueeze(-1), or keepdim=True of a reduction.</source>
        <translation>操作数会被广播：形状按最后一个维度对齐，大小必须相等或为 1。在结果的维度 {}，一个为 {}，另一个为 {}。常见原因是某个操作数缺少一个维度：可用 unsqueeze(-1)，或归约的 keepdim=True。</translation>
    </message>
    <message>
        <source>The operands are on different devices. Move one of them with .to(other.device); a module moves with .to(device).</source>
        <translation>操作数位于不同的设备。用 .to(other.device) 移动其中一个；模块用 .to(device) 移动。</translation>
    </message>
    <message>
        <source>The outer products of the vectors in the last dims.</source>
        <translation>最后维度中各向量的外积。</translation>
    </message>
    <message>
        <source>The outputs of the module do not correlate with the stored values: the correlation is {}.</source>
        <translation>模块给出的值与存储值不同步：相关系数为 {}。</translation>
    </message>
    <message>
        <source>The parameters of `{}` are on {}, and {} is on another device.</source>
        <translation>`{}` 的参数在 {} 上，而 {} 在另一个设备上。</translation>
    </message>
    <message>
        <source>The parts of the reward add up to it in most sequences. Where they do not, a part is missing, was clipped or belongs to another sequence.</source>
        <translation>多数序列中各部分之和等于奖励。不等之处，某部分缺失、被裁剪或属于另一序列。</translation>
    </message>
    <message>
        <source>The picture {} cannot be written.</source>
        <translation>无法写入图片 {}。</translation>
    </message>
    <message>
        <source>The place of the group is unknown</source>
        <translation>组的位置未知</translation>
    </message>
    <message>
        <source>The policy has moved: the ratios of new to stored probabilities have the mean {} and the spread {}, as those of sampled actions do.</source>
        <translation>策略已变动：新概率与存储概率之比的平均值为 {}，离散度为 {}，与采样动作的情形一致。</translation>
    </message>
    <message>
        <source>The ratios of new to stored probabilities have the mean {}; that of actions which a policy with the stored log-probabilities sampled is 1.</source>
        <translation>新概率与存储概率之比的平均值为 {}；若动作由具有所存储对数概率的策略采样，该值应为 1。</translation>
    </message>
    <message>
        <source>The records are nested too deeply to be shown</source>
        <translation>记录嵌套过深，无法显示</translation>
    </message>
    <message>
        <source>The rollout is shown under the keys of torchrl. Open the file with {} to see it as stored</source>
        <translation>轨迹数据按 torchrl 的键显示。用 {} 打开文件可查看存储时的样子</translation>
    </message>
    <message>
        <source>The root of a file cannot be replaced</source>
        <translation>文件的根无法替换</translation>
    </message>
    <message>
        <source>The rows have unequal lengths, and an array needs equal ones. Pad them to one length, or keep them in a list or a lazy stack.</source>
        <translation>各行长度不等，而数组需要相等的长度。请将其填充到同一长度，或放在列表或惰性堆叠中。</translation>
    </message>
    <message>
        <source>The same numbers are stored at other places: rows and time are mixed, as by a reshape in the wrong order or by shuffling.</source>
        <translation>同样的数存储在其他位置：行与时间混在一起，如同以错误顺序 reshape 或被打乱。</translation>
    </message>
    <message>
        <source>The same numbers are stored in another order of the rows: at each step they are those of other environments.</source>
        <translation>同样的数以另一种行顺序存储：每一步的数属于其他环境。</translation>
    </message>
    <message>
        <source>The same numbers are stored in another order of time: each row has its own, at other steps.</source>
        <translation>同样的数以另一种时间顺序存储：每行的数是自己的，但在其他步。</translation>
    </message>
    <message>
        <source>The shape {} does not start with the batch size {}, which HDF5 files do not state reliably; open the file with another batch size, such as {}</source>
        <translation>形状 {} 的开头不是批次大小 {}，而 HDF5 文件不会可靠地注明批次大小；请用其他批次大小打开文件，例如 {}</translation>
    </message>
    <message>
        <source>The shape {} does not start with the given batch size {}</source>
        <translation>形状 {} 的开头不是给定的批次大小 {}</translation>
    </message>
    <message>
        <source>The sizes of `{}` sum to {}, and dim {} of {} has size {}.</source>
        <translation>`{}` 的大小之和为 {}，而维度 {}（{}）的大小为 {}。</translation>
    </message>
    <message>
        <source>The space of an observation or action states its bounds, on which networks and scalings rely.</source>
        <translation>观测或动作的空间声明其边界；网络和缩放都依赖于这些边界。</translation>
    </message>
    <message>
        <source>The state dict has no `{}`, which the module has.</source>
        <translation>state dict 没有模块所具有的 `{}`。</translation>
    </message>
    <message>
        <source>The state of `{}` has the shape [num_layers, batch, hidden_size] = {}, and {} has {}.</source>
        <translation>`{}` 的状态形状为 [num_layers, batch, hidden_size] = {}，而 {} 是 {}。</translation>
    </message>
    <message>
        <source>The state of a recurrent layer has the shape [num_layers, batch, hidden_size]: expected {}, got {}. If the batch is dim 0 of the input, create the layer with batch_first=True.</source>
        <translation>循环层的状态形状为 [num_layers, batch, hidden_size]：应为 {}，实为 {}。如果输入的维度 0 是批，请以 batch_first=True 创建该层。</translation>
    </message>
    <message>
        <source>The stored log-probabilities are means over the dims of the action, where they should be sums.</source>
        <translation>存储的对数概率是对动作各维度的平均，本应为求和。</translation>
    </message>
    <message>
        <source>The stored log-probabilities are stale: an older policy took the actions. This is expected within the epochs of PPO; at its first update the ratios must be 1.</source>
        <translation>存储的对数概率已过时：这些动作由更早的策略做出。在 PPO 的各轮次之中这是正常的；在第一次更新时比率必须为 1。</translation>
    </message>
    <message>
        <source>The stored log-probabilities are those of a distribution with the scale, or temperature, times {}.</source>
        <translation>存储的对数概率属于尺度或温度乘以 {} 的分布。</translation>
    </message>
    <message>
        <source>The stored log-probabilities are those of a tanh of a normal value, and the module has no tanh.</source>
        <translation>存储的对数概率属于正态值的 tanh，而模块没有 tanh。</translation>
    </message>
    <message>
        <source>The stored log-probabilities are those of the likeliest action, not of the one that was taken.</source>
        <translation>存储的对数概率属于最可能的动作，而不是所采取的动作。</translation>
    </message>
    <message>
        <source>The stored log-probabilities are those of the squashed action under the normal distribution before the tanh.</source>
        <translation>存储的对数概率是压缩后的动作在 tanh 之前的正态分布下的值。</translation>
    </message>
    <message>
        <source>The stored log-probabilities have the other sign.</source>
        <translation>存储的对数概率符号相反。</translation>
    </message>
    <message>
        <source>The stored log-probabilities lack the correction for the tanh: they are those of the normal value before it.</source>
        <translation>存储的对数概率缺少 tanh 的修正：它们是 tanh 之前正态值的对数概率。</translation>
    </message>
    <message>
        <source>The stored log-probabilities lack the logarithm of the range that the tanh is stretched to.</source>
        <translation>存储的对数概率缺少 tanh 所拉伸到的范围的对数。</translation>
    </message>
    <message>
        <source>The stored numbers are those computed now, rounded to {}.</source>
        <translation>存储的数是现在计算的数舍入为 {} 的结果。</translation>
    </message>
    <message>
        <source>The stored text and the decoded tokens are the same. Otherwise the reward was computed for a text that the policy did not write, or tokens were encoded again from text.</source>
        <translation>存储的文本与解码的 token 相同。否则奖励是按策略未写过的文本计算的，或 token 由文本重新编码而来。</translation>
    </message>
    <message>
        <source>The stored values are the computed ones plus {}, everywhere.</source>
        <translation>各处的存储值都是计算值加 {}。</translation>
    </message>
    <message>
        <source>The stored values are the computed ones times {} plus {}, everywhere.</source>
        <translation>各处的存储值都是计算值乘以 {} 加 {}。</translation>
    </message>
    <message>
        <source>The stored values are the probability, not its logarithm.</source>
        <translation>存储的是概率，而不是其对数。</translation>
    </message>
    <message>
        <source>The stored values come from an older version of this module.</source>
        <translation>存储值出自比这更早的模块。</translation>
    </message>
    <message>
        <source>The stored values differ from the outputs of this module for the stored inputs: targets and advantages are computed from other numbers.</source>
        <translation>存储值不是此模块对存储输入给出的值：目标和优势由其他数构成。</translation>
    </message>
    <message>
        <source>The target has class {}, and the input has scores for fewer classes: the size of its dim 1. Classes are numbered from 0.</source>
        <translation>目标含有类别 {}，而输入的类别数（其维度 1 的大小）较少。类别从 0 开始编号。</translation>
    </message>
    <message>
        <source>The tensordict has no key {}. It has {}.</source>
        <translation>张量字典没有键 {}。它有 {}。</translation>
    </message>
    <message>
        <source>The tensordicts do not have the same keys. Keep them with TensorDict.lazy_stack, or select() the keys that all of them have.</source>
        <translation>张量字典的键不相同。用 TensorDict.lazy_stack 保留，或用 select() 选择共有的键。</translation>
    </message>
    <message>
        <source>The text of the file</source>
        <translation>文件的文本</translation>
    </message>
    <message>
        <source>The threshold {} of {} is a number from {} to {}, not {}.</source>
        <translation>{2} 的阈值 {1} 是 {3} 到 {4} 之间的数，而不是 {5}。</translation>
    </message>
    <message>
        <source>The value is damaged: {}</source>
        <translation>值已损坏：{}</translation>
    </message>
    <message>
        <source>The value is too large to be shown</source>
        <translation>值过大，无法显示</translation>
    </message>
    <message>
        <source>The value is too large to be shown: {} elements of {} bytes that are not a tensor</source>
        <translation>值过大，无法显示：{} 个 {} 字节的元素，且不是张量</translation>
    </message>
    <message>
        <source>The values are stored in the file {}, which does not exist</source>
        <translation>它显示的内容位于文件 {} 中，而该文件不存在</translation>
    </message>
    <message>
        <source>The values are stored in {}, outside the folder of the file. Allow links out of it to read them (`tensordesk --follow-links …`)</source>
        <translation>这些值存储在 {}，位于文件所在文件夹之外。请允许跟随指向外部的链接以读取它们 (`tensordesk --follow-links …`)</translation>
    </message>
    <message>
        <source>The values stored at a step belong to the step after it: {} % are equal then.</source>
        <translation>某步存储的值属于其后一步：如此有 {} % 相等。</translation>
    </message>
    <message>
        <source>The values stored at a step belong to the step before it: {} % are equal then.</source>
        <translation>某步存储的值属于其前一步：如此有 {} % 相等。</translation>
    </message>
    <message>
        <source>The video was cut off: of {} frames, the file ends before frame {}</source>
        <translation>视频被截断：共 {} 帧，文件在第 {} 帧之前结束</translation>
    </message>
    <message>
        <source>The {} bytes at offset {} cannot be read</source>
        <translation>无法读取 {} 个字节(位置 {})</translation>
    </message>
    <message>
        <source>The {} written rows are shown, the oldest first: row 0 is row {} of the replay buffer</source>
        <translation>显示已写入的 {} 行，最旧的在前：第 0 行是回放缓冲区的第 {} 行</translation>
    </message>
    <message>
        <source>There are no episodes to write: the tensordict has batch size {}</source>
        <translation>没有可写的回合：tensordict 的批大小为 {}</translation>
    </message>
    <message>
        <source>There are no steps, and so no trajectories: the batch size is {}.</source>
        <translation>没有步，因而也没有轨迹：批次大小为 {}。</translation>
    </message>
    <message>
        <source>There is no check {}; there are {}.</source>
        <translation>没有检查项 {}；可用的有 {}。</translation>
    </message>
    <message>
        <source>There is no device {} here: LibTorch finds 1 {} device.</source>
        <translation>此处没有设备 {}：LibTorch 找到 1 个 {} 设备。</translation>
    </message>
    <message>
        <source>There is no device {} here: LibTorch finds no {} device ({}).</source>
        <translation>此处没有设备 {}：LibTorch 未找到 {} 设备 ({})。</translation>
    </message>
    <message>
        <source>There is no device {} here: LibTorch finds no {} device.</source>
        <translation>此处没有设备 {}：LibTorch 未找到 {} 设备。</translation>
    </message>
    <message>
        <source>There is no device {} here: LibTorch finds {} {} devices.</source>
        <translation>此处没有设备 {}：LibTorch 找到 {} 个 {} 设备。</translation>
    </message>
    <message>
        <source>There is no memory left to pack a chunk</source>
        <translation>没有剩余内存可用于打包分块</translation>
    </message>
    <message>
        <source>There is no such field</source>
        <translation>没有这样的字段</translation>
    </message>
    <message>
        <source>There is no such file</source>
        <translation>没有这样的文件</translation>
    </message>
    <message>
        <source>There is no such key in the file</source>
        <translation>文件中没有这样的键</translation>
    </message>
    <message>
        <source>There is nothing to compare: all steps are padding, or at the bounds.</source>
        <translation>没有可比较的内容：所有步都是填充，或位于边界。</translation>
    </message>
    <message>
        <source>This folder belongs to another user.</source>
        <translation>此文件夹属于另一个用户。</translation>
    </message>
    <message>
        <source>This is not a folder of tensordicts to show.</source>
        <translation>这不是可供显示的 tensordict 文件夹。</translation>
    </message>
    <message>
        <source>This is not a folder of tensordicts to show: it has no show.json.</source>
        <translation>这不是可供显示的 tensordict 文件夹：它没有 show.json。</translation>
    </message>
    <message>
        <source>This is the classic bug of PPO: the ratio of new to old probabilities is wrong from the first update on, and clipping hides it.</source>
        <translation>这是 PPO 的经典错误：新旧概率之比从第一次更新起就是错的，而裁剪掩盖了它。</translation>
    </message>
    <message>
        <source>This module computed the stored values.</source>
        <translation>存储值由此模块生成。</translation>
    </message>
    <message>
        <source>This policy took the stored actions.</source>
        <translation>所存储的动作由此策略采取。</translation>
    </message>
    <message>
        <source>This tensordict has no batch dim, so there is no time along which episodes end.</source>
        <translation>此 tensordict 没有批次维度，因而没有可供回合结束的时间维度。</translation>
    </message>
    <message>
        <source>This tensordict has no batch dim, so there is nothing to collate in it. Give several paths, or one of a lazy stack.</source>
        <translation>此 tensordict 没有批次维度，因而其中没有可对照的内容。请给出多个路径，或一个惰性堆叠的路径。</translation>
    </message>
    <message>
        <source>Thresholds are an object of checks and their numbers, as {}, and this is {}.</source>
        <translation>阈值是由检查及其数值组成的对象，如 {}，而这是 {}。</translation>
    </message>
    <message>
        <source>Tiles cannot be edited: edit the leaf they are made of.</source>
        <translation>平铺结果无法编辑：请编辑组成它的叶节点。</translation>
    </message>
    <message>
        <source>Timestamps</source>
        <translation>时间戳</translation>
    </message>
    <message>
        <source>Tokenize the text of a chat template with add_special_tokens=False; remove special tokens from texts of users.</source>
        <translation>对聊天模板的文本分词时使用 add_special_tokens=False；从用户文本中去除特殊 token。</translation>
    </message>
    <message>
        <source>Too many groups on the way here are linked several times</source>
        <translation>通往此处的路径上，有过多的组存在多个链接</translation>
    </message>
    <message>
        <source>Training scales keys by the statistics that a data set stores; others than those of its rows scale wrongly.</source>
        <translation>训练按数据集存储的统计量缩放各键；与各行不符的统计量会缩放错误。</translation>
    </message>
    <message>
        <source>Trajectory IDs</source>
        <translation>轨迹编号</translation>
    </message>
    <message>
        <source>Trajectory IDs increase along time. Where they decrease, rows are out of order, or two trajectories share an ID.</source>
        <translation>轨迹编号随时间递增；若编号变小，则行的顺序有误，或两条轨迹共用一个编号。</translation>
    </message>
    <message>
        <source>True if all elements are.</source>
        <translation>所有元素为真时为真。</translation>
    </message>
    <message>
        <source>True if any element is.</source>
        <translation>任一元素为真时为真。</translation>
    </message>
    <message>
        <source>True where the two differ.</source>
        <translation>两者不同之处为真。</translation>
    </message>
    <message>
        <source>Truncated responses</source>
        <translation>被截断的回复</translation>
    </message>
    <message>
        <source>Two entries would have the same path in the HDF5 file</source>
        <translation>两个条目在 HDF5 文件中的路径会相同</translation>
    </message>
    <message>
        <source>Unapplied mask</source>
        <translation>未应用的掩码</translation>
    </message>
    <message>
        <source>Undeclared batch</source>
        <translation>未声明的批次</translation>
    </message>
    <message>
        <source>Undo it: reshape to [time, environments], the stride that it names, and transpose, as td.transpose(0, 1).</source>
        <translation>还原：reshape 为 [时间, 环境]（环境数即所示间隔），再转置，如 td.transpose(0, 1)。</translation>
    </message>
    <message>
        <source>Unwritten rows</source>
        <translation>未写入的行</translation>
    </message>
    <message>
        <source>Use the same weights, temperature, top-p and number format on both sides, or correct the difference by importance sampling.</source>
        <translation>两侧使用相同的权重、温度、top-p 和数值格式，或用重要性采样修正差异。</translation>
    </message>
    <message>
        <source>Use the tokens of the rollout engine instead of encoding the text; check the tokenizer's version.</source>
        <translation>请使用采样引擎的 token，而非重新编码文本；检查分词器版本。</translation>
    </message>
    <message>
        <source>Uses only the steps that the mask keeps.</source>
        <translation>只使用掩码保留的步。</translation>
    </message>
    <message>
        <source>Uses the entry of this name at the root.</source>
        <translation>使用根部此名称的条目。</translation>
    </message>
    <message>
        <source>Uses the entry of this name in {}.</source>
        <translation>使用 {} 中此名称的条目。</translation>
    </message>
    <message>
        <source>Uses the first dim.</source>
        <translation>使用第一个维度。</translation>
    </message>
    <message>
        <source>Uses the first {} elements of {} along dim {}.</source>
        <translation>使用前 {} 个元素（{} 的维度 {}）。</translation>
    </message>
    <message>
        <source>Uses the key whose name is nearest.</source>
        <translation>使用名称最接近的键。</translation>
    </message>
    <message>
        <source>Uses the last dim.</source>
        <translation>使用最后一个维度。</translation>
    </message>
    <message>
        <source>Uses the last {} elements of {} along dim {}.</source>
        <translation>使用后 {} 个元素（{} 的维度 {}）。</translation>
    </message>
    <message>
        <source>Uses the leading dims that all entries share as the batch size.</source>
        <translation>将所有条目共有的前导维度用作批大小。</translation>
    </message>
    <message>
        <source>Uses the mean of all elements.</source>
        <translation>使用所有元素的平均值。</translation>
    </message>
    <message>
        <source>Uses the name that is nearest.</source>
        <translation>使用最接近的名称。</translation>
    </message>
    <message>
        <source>Uses the name that the module has.</source>
        <translation>使用模块中的名称。</translation>
    </message>
    <message>
        <source>Uses the position of the largest value of {}, such as the 1 of a one-hot vector.</source>
        <translation>使用 {} 中最大值的位置，例如 one-hot 向量中的 1。</translation>
    </message>
    <message>
        <source>Uses the size of dim {}.</source>
        <translation>使用维度 {} 的大小。</translation>
    </message>
    <message>
        <source>Uses the values; `.indices` has their positions.</source>
        <translation>使用值；其位置在 `.indices` 中。</translation>
    </message>
    <message>
        <source>V-trace with gamma {}</source>
        <translation>gamma 为 {} 的 V-trace</translation>
    </message>
    <message>
        <source>Validation error at key {}: {}</source>
        <translation>键 {} 处验证出错：{}</translation>
    </message>
    <message>
        <source>Value is not broadcastable with batch_shape+event_shape: {} vs {}.</source>
        <translation>值无法与 batch_shape+event_shape 广播：{} 与 {}。</translation>
    </message>
    <message>
        <source>Video is decoded by FFmpeg, which this build lacks: install the development files of libavformat, libavcodec and libswscale, and build TensorDesk again</source>
        <translation>视频由 FFmpeg 解码，而此构建没有它：请安装 libavformat、libavcodec 和 libswscale 的开发文件，并重新构建 TensorDesk</translation>
    </message>
    <message>
        <source>Video is decoded by the program tensordesk-video, which is missing beside this program: install the Debian package of TensorDesk, or build it where FFmpeg is installed</source>
        <translation>视频由程序 tensordesk-video 解码，但它不在本程序旁边：请安装 TensorDesk 的 Debian 软件包，或在装有 FFmpeg 的环境中构建</translation>
    </message>
    <message>
        <source>Where members end cannot be edited here.</source>
        <translation>成员在何处结束无法在此编辑。</translation>
    </message>
    <message>
        <source>Within an episode steps are counted up; where they are not, rows are out of order, or an end is missing.</source>
        <translation>在回合内，步数应递增计数；若非如此，则行的顺序有误，或缺少回合结束标志。</translation>
    </message>
    <message>
        <source>Within an episode, the entry below "next" at a step equals that of the root at the following step; otherwise a value is learnt from a state that never followed.</source>
        <translation>在一个回合内，某一步 next 之下的内容应等于下一步根层的内容；否则价值就会从从未出现过的后续状态中学得。</translation>
    </message>
    <message>
        <source>Without drawing, the same actions would be taken now.</source>
        <translation>若不采样，现在会采取同样的动作。</translation>
    </message>
    <message>
        <source>Without drawing, {} of {} numbers would be others now, by {} on average.</source>
        <translation>若不采样，现在 {2} 个数中有 {1} 个会不同，平均相差 {3}。</translation>
    </message>
    <message>
        <source>Works along dim {}, which has size 3.</source>
        <translation>沿大小为 3 的维度 {} 运算。</translation>
    </message>
    <message>
        <source>Works along dim {}, which has {} elements.</source>
        <translation>沿维度 {} 运算，它有 {} 个元素。</translation>
    </message>
    <message>
        <source>Works along dim {}, which is long enough.</source>
        <translation>沿足够长的维度 {} 运算。</translation>
    </message>
    <message>
        <source>Works along the dim "time".</source>
        <translation>沿维度“time”运算。</translation>
    </message>
    <message>
        <source>Works along the last dim.</source>
        <translation>沿最后一个维度运算。</translation>
    </message>
    <message>
        <source>WrapModule takes a function, not a value of type {}</source>
        <translation>WrapModule 接受函数，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>__len__() should return &gt;= 0</source>
        <translation>__len__() 应返回 &gt;= 0 的值</translation>
    </message>
    <message>
        <source>`-` does not take a bool tensor, and {} is one.</source>
        <translation>`-` 不接受 bool 张量，而 {} 是 bool 张量。</translation>
    </message>
    <message>
        <source>`//` rounds down: {} has dtype torch.uint8, so that its values divided by {} are 0 or 1.</source>
        <translation>`//` 向下取整：{} 的 dtype 为 torch.uint8，因此其值除以 {} 后为 0 或 1。</translation>
    </message>
    <message>
        <source>`@` takes any number of batch dims and broadcasts them.</source>
        <translation>`@` 接受任意数量的批维度并进行广播。</translation>
    </message>
    <message>
        <source>`Embedding` needs indices of dtype torch.int64, and {} has {}.</source>
        <translation>`Embedding` 需要 dtype 为 torch.int64 的索引，而 {} 是 {}。</translation>
    </message>
    <message>
        <source>`Independent` can make at most {} batch dims of {} event dims, not {}.</source>
        <translation>`Independent` 最多能把 {} 个批次维度（{}）变为事件维度，而不是 {} 个。</translation>
    </message>
    <message>
        <source>`MultiheadAttention` with embed_dim={} expects this size in the last dim of query, key and value, and it is {}.</source>
        <translation>embed_dim={} 的 `MultiheadAttention` 要求 query、key 和 value 的最后一个维度为此大小，而实际为 {}。</translation>
    </message>
    <message>
        <source>`MultivariateNormal` needs a matrix, and {} has 1 dim.</source>
        <translation>`MultivariateNormal` 需要矩阵，而 {} 只有 1 个维度。</translation>
    </message>
    <message>
        <source>`einsum` needs a subscript for each dim: operand {} has {} dims and {} subscripts. "..." denotes any batch dims.</source>
        <translation>`einsum` 的每个维度需要一个下标：操作数 {} 有 {} 个维度和 {} 个下标。"..." 表示任意批维度。</translation>
    </message>
    <message>
        <source>`einsum` needs a subscript for each dim: {} has {} dims, and '{}' has {} subscripts.</source>
        <translation>`einsum` 的每个维度需要一个下标：{} 有 {} 个维度，而 '{}' 有 {} 个下标。</translation>
    </message>
    <message>
        <source>`expand` copies nothing: each element of {} is shown {} times, and `{}` changes all of these.</source>
        <translation>`expand` 不复制：{} 的每个元素出现 {} 次，`{}` 会同时改变它们。</translation>
    </message>
    <message>
        <source>`if`, `and`, `or` and `not` need one truth value, and the tensor has several. Use any() or all(), or &amp;, | and ~ element by element.</source>
        <translation>`if`、`and`、`or` 和 `not` 需要一个真值，而张量有多个。请用 any() 或 all()，或逐元素的 &amp;、| 和 ~。</translation>
    </message>
    <message>
        <source>`item()` and float() need a tensor with one element, and it has {}. Reduce it first, for example with mean(), or convert it with tolist().</source>
        <translation>`item()` 和 float() 需要只有一个元素的张量，而它有 {} 个。请先归约，例如用 mean()，或用 tolist() 转换。</translation>
    </message>
    <message>
        <source>`one_hot` of {} classes takes values from 0 to {}; {} has others.</source>
        <translation>{} 个类别的 `one_hot` 接受 0 到 {} 的值；{} 含有其他值。</translation>
    </message>
    <message>
        <source>`pad` takes two numbers for each dim, before and after, the last dim first: {} has {} dims, and {} numbers are given.</source>
        <translation>`pad` 从最后一个维度开始，每个维度取前后两个数字：{} 有 {} 个维度，而给出了 {} 个数字。</translation>
    </message>
    <message>
        <source>`permute` needs each dim once: {} has {} dims, and {} are given.</source>
        <translation>`permute` 需要每个维度各一次：{} 有 {} 个维度，却给出了 {} 个。</translation>
    </message>
    <message>
        <source>`refine_names` names dims that have no name; `rename` changes names.</source>
        <translation>`refine_names` 为没有名称的维度命名；`rename` 更改名称。</translation>
    </message>
    <message>
        <source>`repeat` needs a count for each dim: {} has {} dims, and {} counts are given.</source>
        <translation>`repeat` 需要每个维度的次数：{} 有 {} 个维度，却给出了 {} 个。</translation>
    </message>
    <message>
        <source>`shape` has the sizes as an attribute.</source>
        <translation>`shape` 以属性给出大小。</translation>
    </message>
    <message>
        <source>`squeeze()` removes each dim of size 1, and so {} of the batch of {} too.</source>
        <translation>`squeeze()` 去掉每个大小为 1 的维，因此也去掉 {}（{} 的批次维）。</translation>
    </message>
    <message>
        <source>`stack` needs equal shapes. Use concatenate() to join along a dim that exists, or pad the shorter ones.</source>
        <translation>`stack` 需要相同的形状。用 concatenate() 沿已有维度连接，或填充较短的。</translation>
    </message>
    <message>
        <source>`{}` along dim {} needs equal sizes in all other dims: {}, {} has {} and {} has {}.</source>
        <translation>`{}` 沿维度 {} 要求其他所有维度大小相等：{}，{} 为 {}，{} 为 {}。</translation>
    </message>
    <message>
        <source>`{}` compares tensors of equal shape: {} is {}, and {} is {}.</source>
        <translation>`{}` 比较形状相同的张量：{} 是 {}，{} 是 {}。</translation>
    </message>
    <message>
        <source>`{}` compares tensors of one dtype: {} has {}, and {} has {}.</source>
        <translation>`{}` 比较 dtype 相同的张量：{} 是 {}，{} 是 {}。</translation>
    </message>
    <message>
        <source>`{}` does not take {} with dtype {}.</source>
        <translation>`{}` 不接受 {}（dtype 为 {}）。</translation>
    </message>
    <message>
        <source>`{}` expects the classes in dim {}: for an input {} the target is {}, and {} is {}.</source>
        <translation>`{}` 要求类别在维度 {}：对于输入 {}，目标应为 {}，而 {} 是 {}。</translation>
    </message>
    <message>
        <source>`{}` gives a {}, not a module</source>
        <translation>`{}` 给出 {}，而不是模块</translation>
    </message>
    <message>
        <source>`{}` gives a {}, not a tensor</source>
        <translation>`{}` 给出 {}，而不是张量</translation>
    </message>
    <message>
        <source>`{}` gives a {}: a derived key is one tensor, such as td["key"]</source>
        <translation>`{}` 给出 {}：派生键应为一个张量，例如 td["key"]</translation>
    </message>
    <message>
        <source>`{}` gives torch.float64, because {} is; {} is {}.</source>
        <translation>`{}` 的结果是 torch.float64，因为 {} 是；{} 是 {}。</translation>
    </message>
    <message>
        <source>`{}` gives torch.uint8 here, as {} is: results below 0 or above 255 wrap around, so that 3 - 5 is 254.</source>
        <translation>`{}` 在此得到 torch.uint8，与 {} 相同：小于 0 或大于 255 的结果会回绕，所以 3 - 5 是 254。</translation>
    </message>
    <message>
        <source>`{}` has weights of dtype {}, and {} has {}.</source>
        <translation>`{}` 的权重 dtype 为 {}，而 {} 是 {}。</translation>
    </message>
    <message>
        <source>`{}` is {} in the module and {} in the state dict.</source>
        <translation>`{}` 在模块中为 {}，在 state dict 中为 {}。</translation>
    </message>
    <message>
        <source>`{}` keeps the number of elements: {} has {}, and the given sizes have {}.</source>
        <translation>`{}` 保持元素个数：{} 有 {} 个，而给定的大小有 {} 个。</translation>
    </message>
    <message>
        <source>`{}` keeps the number of elements: {} has {}, which {} does not divide.</source>
        <translation>`{}` 保持元素个数：{} 有 {} 个，不能被 {} 整除。</translation>
    </message>
    <message>
        <source>`{}` needs a count for each element along dim {}: {} has {} there, and {} has {}.</source>
        <translation>`{}` 需要为维度 {} 的每个元素给出次数：{} 在该处有 {} 个，而 {} 有 {} 个。</translation>
    </message>
    <message>
        <source>`{}` needs a size for each dim: {} has {} dims, and {} sizes are given.</source>
        <translation>`{}` 需要每个维度的大小：{} 有 {} 个维度，却给出了 {} 个。</translation>
    </message>
    <message>
        <source>`{}` needs a target of dtype torch.int64, and {} has {}.</source>
        <translation>`{}` 需要 dtype 为 torch.int64 的目标，而 {} 是 {}。</translation>
    </message>
    <message>
        <source>`{}` needs a tensor with one element, and {} has {}.</source>
        <translation>`{}` 需要只有一个元素的张量，而 {} 有 {} 个。</translation>
    </message>
    <message>
        <source>`{}` needs an index of dtype torch.int64, and {} has {}.</source>
        <translation>`{}` 需要 dtype 为 torch.int64 的索引，而 {} 是 {}。</translation>
    </message>
    <message>
        <source>`{}` needs an index with 1 dim, and {} has {}.</source>
        <translation>`{}` 需要 1 维索引，而 {} 有 {} 维。</translation>
    </message>
    <message>
        <source>`{}` needs an index with as many dims as the input: {} has {}, and {} has {}.</source>
        <translation>`{}` 需要与输入维数相同的索引：{} 有 {} 维，{} 有 {} 维。</translation>
    </message>
    <message>
        <source>`{}` needs an input with at least {} dims, and {} has {}.</source>
        <translation>`{}` 需要至少 {} 维的输入，而 {} 有 {} 维。</translation>
    </message>
    <message>
        <source>`{}` needs an input with {} dims, and {} has {}.</source>
        <translation>`{}` 需要 {} 维的输入，而 {} 有 {} 维。</translation>
    </message>
    <message>
        <source>`{}` needs an input with {} or {} dims, and {} has {}.</source>
        <translation>`{}` 需要 {} 或 {} 维的输入，而 {} 有 {} 维。</translation>
    </message>
    <message>
        <source>`{}` needs equal shapes: {}, {} has {} and {} has {}.</source>
        <translation>`{}` 需要相同的形状：{}，{} 为 {}，{} 为 {}。</translation>
    </message>
    <message>
        <source>`{}` needs matrices in the last two dims, and {} has {} dims.</source>
        <translation>`{}` 需要最后两个维度为矩阵，而 {} 有 {} 维。</translation>
    </message>
    <message>
        <source>`{}` needs one truth value, and {} has {} elements.</source>
        <translation>`{}` 需要一个真值，而 {} 有 {} 个元素。</translation>
    </message>
    <message>
        <source>`{}` needs operands of one dtype: {} has {}, and {} has {}.</source>
        <translation>`{}` 需要 dtype 相同的操作数：{} 是 {}，{} 是 {}。</translation>
    </message>
    <message>
        <source>`{}` needs square matrices in the last two dims, and those of {} are {} by {}.</source>
        <translation>`{}` 需要最后两个维度为方阵，而 {} 的是 {} × {}。</translation>
    </message>
    <message>
        <source>`{}` needs tensors with the same number of dims: {} has {}, and {} has {}.</source>
        <translation>`{}` 需要维数相同的张量：{} 有 {} 维，{} 有 {} 维。</translation>
    </message>
    <message>
        <source>`{}` needs tensors with {} dims, and {} has {}.</source>
        <translation>`{}` 需要 {} 维的张量，而 {} 有 {} 维。</translation>
    </message>
    <message>
        <source>`{}` needs the dim that it works along.</source>
        <translation>`{}` 需要指定运算所沿的维度。</translation>
    </message>
    <message>
        <source>`{}` needs the same keys in all its tensordicts, and {} does not have {}.</source>
        <translation>`{}` 需要所有张量字典具有相同的键，而 {} 没有 {}。</translation>
    </message>
    <message>
        <source>`{}` needs values with as many dims as the sorted sequences: {} has {}, and {} has {}.</source>
        <translation>`{}` 需要维度数与已排序序列相同的值：{} 有 {} 个，而 {} 有 {} 个。</translation>
    </message>
    <message>
        <source>`{}` needs vectors with 3 components: dim {} of {} has size {}.</source>
        <translation>`{}` 需要 3 个分量的向量：维度 {}（{}）的大小为 {}。</translation>
    </message>
    <message>
        <source>`{}` needs vectors with equally many components in the last dim: {} has {}, and {} has {}.</source>
        <translation>`{}` 需要最后一个维度分量数相同的向量：{} 有 {} 个，而 {} 有 {} 个。</translation>
    </message>
    <message>
        <source>`{}` of {} classes (dim {} of {}) takes targets from 0 to {}; {} has others.</source>
        <translation>`{}` 有 {} 个类别 (维度 {}，{})，接受 0 到 {} 的目标；{} 含有其他值。</translation>
    </message>
    <message>
        <source>`{}` requires `group` to be passed: only the default process group exists; use {}</source>
        <translation>`{}` 需要传入 `group`：只存在默认进程组；请使用 {}</translation>
    </message>
    <message>
        <source>`{}` requires a contiguous tensor; after a transpose or a slice it is not.</source>
        <translation>`{}` 要求张量是连续的（contiguous）；转置或切片之后则不再连续。</translation>
    </message>
    <message>
        <source>`{}` returns the shape {} now, before it was {}</source>
        <translation>`{}` 现在返回的形状为 {}，之前为 {}</translation>
    </message>
    <message>
        <source>`{}` runs along {} of {}, a batch dim: it compares steps, and not the {} elements of the last dim.</source>
        <translation>`{}` 沿 {} 计算（{} 的批次维）：它比较的是各步，而不是最后一维的 {} 个元素。</translation>
    </message>
    <message>
        <source>`{}` runs along {} of {}, and not along time.</source>
        <translation>`{}` 沿 {} 计算（{}），而不是沿时间维。</translation>
    </message>
    <message>
        <source>`{}` runs along {} of {}, which has a single element.</source>
        <translation>`{}` 沿 {} 计算（{}），而它只有一个元素。</translation>
    </message>
    <message>
        <source>`{}` sums over the last dim of {}, which has size {}, and dim {} of {}, which has size {}: they must be equal.</source>
        <translation>`{}` 对 {} 的最后一个维度（大小 {}）与维度 {}（{}，大小 {}）求和：两者必须相等。</translation>
    </message>
    <message>
        <source>`{}` takes at most the {} elements that {} has along dim {}, not {}.</source>
        <translation>`{}` 最多取 {} 个元素（{} 的维度 {}），而不是 {} 个。</translation>
    </message>
    <message>
        <source>`{}` takes dims by position: "{}" is dim {} of {}.</source>
        <translation>`{}` 按位置接受维度：“{}”是维度 {}（{}）。</translation>
    </message>
    <message>
        <source>`{}` takes numbers, and {} is a tensor with {} elements.</source>
        <translation>`{}` 接受数字，而 {} 是有 {} 个元素的张量。</translation>
    </message>
    <message>
        <source>`{}` takes tensors on one device; {} and {} are on two.</source>
        <translation>`{}` 接受同一设备上的张量；{} 和 {} 在两个设备上。</translation>
    </message>
    <message>
        <source>`{}` takes tensors with at most {} dims, and {} has {}.</source>
        <translation>`{}` 接受最多 {} 个维度的张量，而 {} 有 {} 个。</translation>
    </message>
    <message>
        <source>`{}` takes the sizes one by one or as one list, and {} is a list.</source>
        <translation>`{}` 逐个或以一个列表接受大小，而 {} 是列表。</translation>
    </message>
    <message>
        <source>`{}` takes vectors, and {} has {} dims.</source>
        <translation>`{}` 接受向量，而 {} 有 {} 个维度。</translation>
    </message>
    <message>
        <source>`{}` with {} expects {} channels in dim {}, and {} has {} there.</source>
        <translation>`{}`（{}）期望 {} 个通道（维度 {}），而 {} 在该处为 {}。</translation>
    </message>
    <message>
        <source>`{}` with {} expects {} features in dim {}, and {} has {} there.</source>
        <translation>`{}`（{}）期望 {} 个特征（维度 {}），而 {} 在该处为 {}。</translation>
    </message>
    <message>
        <source>`{}` with {} rows takes indices from 0 to {}; {} has others.</source>
        <translation>`{}` 有 {} 行，接受 0 到 {} 的索引；{} 含有其他值。</translation>
    </message>
    <message>
        <source>`{}` without a dim gives one position among all elements of {}, which is {}.</source>
        <translation>不带维度的 `{}` 只给出 {} 全部元素中的一个位置，其形状为 {}。</translation>
    </message>
    <message>
        <source>a .npy file holds one tensor, and the tensordict has {} entries; select one of them, or write a .npz file</source>
        <translation>.npy 文件只包含一个张量，而该 tensordict 有 {} 个条目；请选择其中一个，或写入 .npz 文件</translation>
    </message>
    <message>
        <source>a .npy file holds one tensor; write nested tensordicts to a .npz file</source>
        <translation>.npy 文件只包含一个张量；嵌套内容请写入 .npz 文件</translation>
    </message>
    <message>
        <source>a .npy file is written without compression; leave it out</source>
        <translation>.npy 文件不压缩写入；请去掉压缩选项</translation>
    </message>
    <message>
        <source>a .npz file can only hold arrays; store each leaf under a key of the root</source>
        <translation>.npz 文件只能容纳数组；请将每个叶节点存放在根的一个键下</translation>
    </message>
    <message>
        <source>a .npz file is written without compression; leave it out</source>
        <translation>.npz 文件不压缩写入；请去掉压缩选项</translation>
    </message>
    <message>
        <source>a .npz file notes no batch size; save it as a memmap folder or an HDF5 file, and change it there</source>
        <translation>.npz 文件不记录批次大小；请将其保存为 memmap 文件夹或 HDF5 文件，并在那里更改</translation>
    </message>
    <message>
        <source>a .tdz archive is written without compression, so that it can be mapped; leave it out</source>
        <translation>.tdz 归档不压缩写入，以便可以映射；请去掉压缩选项</translation>
    </message>
    <message>
        <source>a ConvNet has at least one layer</source>
        <translation>ConvNet 至少应有一层</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>JSON 对象</translation>
    </message>
    <message>
        <source>a ModuleDict is indexed by names</source>
        <translation>ModuleDict 应以名称索引</translation>
    </message>
    <message>
        <source>a NUL character is not allowed here</source>
        <translation>此处不允许使用 NUL 字符</translation>
    </message>
    <message>
        <source>a NonTensorStack has no one value; ask for its tolist()</source>
        <translation>NonTensorStack 没有单一的值；请使用其 tolist()</translation>
    </message>
    <message>
        <source>a NonTensorStack is made of a list, not of a value of type {}</source>
        <translation>NonTensorStack 由列表构成，而不是由类型为 {} 的值构成</translation>
    </message>
    <message>
        <source>a Tensor with {} elements cannot be converted to Scalar</source>
        <translation>有 {} 个元素的张量不是单个数字</translation>
    </message>
    <message>
        <source>a batch size cannot be negative, except -1 for a ragged dim: {}</source>
        <translation>批次大小不能为负，不规则维度的 -1 除外：{}</translation>
    </message>
    <message>
        <source>a block of {} bytes came for a tensordict of {}</source>
        <translation>收到一个 {} 字节的块，而 tensordict 需要 {} 字节</translation>
    </message>
    <message>
        <source>a bool</source>
        <translation>bool</translation>
    </message>
    <message>
        <source>a chunk</source>
        <translation>一个分块</translation>
    </message>
    <message>
        <source>a chunk holds {} texts instead of {}</source>
        <translation>一个分块包含 {} 个文本，而不是 {} 个</translation>
    </message>
    <message>
        <source>a chunk is damaged: its checksum (crc32c) is another one</source>
        <translation>一个分块已损坏：其校验和 (crc32c) 不符</translation>
    </message>
    <message>
        <source>a chunk is damaged: {} cannot unpack it</source>
        <translation>一个分块已损坏：{} 无法解包它</translation>
    </message>
    <message>
        <source>a chunk of texts ends {} bytes too early</source>
        <translation>一个文本分块提前 {} 字节结束</translation>
    </message>
    <message>
        <source>a chunk of {} bytes cannot be packed by {}</source>
        <translation>无法用 {2} 打包一个 {1} 字节的分块</translation>
    </message>
    <message>
        <source>a chunk of {} bytes cannot unpack to {} bytes</source>
        <translation>{} 字节的分块不可能解包为 {} 字节</translation>
    </message>
    <message>
        <source>a chunk unpacks to more than the {} bytes that it has by its shape</source>
        <translation>一个分块解包后超过按其形状应有的 {} 字节</translation>
    </message>
    <message>
        <source>a chunk unpacks to {} bytes, but by its shape it has {}</source>
        <translation>一个分块解包为 {} 字节，但按其形状应有 {} 字节</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>类</translation>
    </message>
    <message>
        <source>a column of a Parquet file holds text, bytes, bools, integers or floats, of one type, and not {}</source>
        <translation>Parquet 文件的一列容纳单一类型的文本、bytes、bool、整数或浮点数，而不是 {}</translation>
    </message>
    <message>
        <source>a complex number cannot be written as JSON</source>
        <translation>复数无法写为 JSON</translation>
    </message>
    <message>
        <source>a complex number cannot be written into {}</source>
        <translation>复数无法写入 {}</translation>
    </message>
    <message>
        <source>a complex number does not fit into {}</source>
        <translation>复数无法放入 {}</translation>
    </message>
    <message>
        <source>a complex value cannot be written into {}</source>
        <translation>复数值无法写入 {}</translation>
    </message>
    <message>
        <source>a composite distribution takes a tensordict of samples, not a value of type {}</source>
        <translation>复合分布接受样本的 tensordict，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>a comprehension beside other items or arguments needs brackets of its own</source>
        <translation>与其他元素或参数并列的推导式需要自己的括号</translation>
    </message>
    <message>
        <source>a comprehension is not an index; put it into brackets of its own</source>
        <translation>推导式不是索引；请将其放入自己的括号中</translation>
    </message>
    <message>
        <source>a comprehension makes one element for each item: put several into brackets, as a tuple</source>
        <translation>推导式为每一项生成一个元素：如有多个，请放入括号作为元组</translation>
    </message>
    <message>
        <source>a compressed chunk of texts does not state its size, so it cannot be read</source>
        <translation>压缩的文本分块未注明其大小，因此无法读取</translation>
    </message>
    <message>
        <source>a consolidated file can only hold JSON values; leave this one out</source>
        <translation>整合文件只能容纳 JSON 值；请略去此值</translation>
    </message>
    <message>
        <source>a consolidated file cannot be compressed; leave the compression out</source>
        <translation>整合文件无法压缩；请去掉压缩选项</translation>
    </message>
    <message>
        <source>a consolidated file has no room for a level under the key {}; rename it</source>
        <translation>整合文件中没有位置存放键 {} 下的层级；请重命名</translation>
    </message>
    <message>
        <source>a consolidated file with the dtype {} cannot be loaded in Python; convert the leaf or leave it out</source>
        <translation>含 dtype {} 的整合文件无法在 Python 中加载；请转换或略去该叶节点</translation>
    </message>
    <message>
        <source>a container needs its shape (batch_size)</source>
        <translation>容器需要其形状 (batch_size)</translation>
    </message>
    <message>
        <source>a control character is not allowed here</source>
        <translation>此处不允许使用控制字符</translation>
    </message>
    <message>
        <source>a decimal number does not begin with 0; write 0o for an octal one</source>
        <translation>十进制数不能以 0 开头；八进制数请写 0o</translation>
    </message>
    <message>
        <source>a derived key is computed part by part, and backward() would sum the gradients of the parts: use torch.autograd.grad(outputs, inputs)</source>
        <translation>派生键是分块计算的，backward() 会把各块的梯度累加：请使用 torch.autograd.grad(outputs, inputs)</translation>
    </message>
    <message>
        <source>a derived key is written as `name = EXPRESSION` or `td["next", "name"] = EXPRESSION`</source>
        <translation>派生键应写作 `name = EXPRESSION` 或 `td["next", "name"] = EXPRESSION`</translation>
    </message>
    <message>
        <source>a device is a name such as "cpu", not a value of type {}</source>
        <translation>设备应为 "cpu" 这样的名称，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>a dict</source>
        <translation>dict</translation>
    </message>
    <message>
        <source>a dict of a pickle has a key that is a tuple, a list or a dict</source>
        <translation>pickle 中的 dict 有一个键是元组、列表或 dict</translation>
    </message>
    <message>
        <source>a dict of parameters has tensors by their names</source>
        <translation>参数的 dict 以名称存放张量</translation>
    </message>
    <message>
        <source>a dict with keys that are not strings cannot be written as JSON</source>
        <translation>键不是文本的 dict 无法写为 JSON</translation>
    </message>
    <message>
        <source>a dim</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>a dim cannot be repeated {} times</source>
        <translation>维度无法重复 {} 次</translation>
    </message>
    <message>
        <source>a dim is called {} here already</source>
        <translation>此处已有名为 {} 的维度</translation>
    </message>
    <message>
        <source>a dim occurs twice among the {} dims</source>
        <translation>{} 的各维度中有一个出现了两次</translation>
    </message>
    <message>
        <source>a distributed checkpoint is read-only; save the tensordict in another format to edit it</source>
        <translation>分布式检查点是只读的；如需编辑，请将 tensordict 保存为其他格式</translation>
    </message>
    <message>
        <source>a distribution is made of a tensordict, not of a value of type {}</source>
        <translation>分布应由 tensordict 构成，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>a dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>a fast copy requires a tensordict of tensors with the shape of the indexed part, and an index without masks and tensors; use copy_at_(..., fast=False)</source>
        <translation>快速复制要求 tensordict 中张量的形状与索引所选的部分一致，且索引不含掩码和张量；请使用 copy_at_(..., fast=False)</translation>
    </message>
    <message>
        <source>a file of the format {} keeps no lazy stacks</source>
        <translation>{} 格式的文件不保留惰性堆叠</translation>
    </message>
    <message>
        <source>a file of torch.save cannot keep the dtype {} without its quantizer; convert the leaf or leave it out</source>
        <translation>torch.save 文件无法脱离量化器保存 dtype {}；请转换或略去该叶节点</translation>
    </message>
    <message>
        <source>a file of torch.save is written without compression; leave it out</source>
        <translation>torch.save 文件不压缩写入；请去掉压缩选项</translation>
    </message>
    <message>
        <source>a histogram needs at least one bin and a finite range</source>
        <translation>直方图至少需要一个分箱和一个有限的范围</translation>
    </message>
    <message>
        <source>a key and an index cannot share the same brackets; write td["key"][index]</source>
        <translation>键和索引不能在同一对方括号中；请写 td["key"][index]</translation>
    </message>
    <message>
        <source>a key below "next" or another key</source>
        <translation>"next" 下的键或其他键</translation>
    </message>
    <message>
        <source>a key is a string or a non-empty tuple of strings, not a value of type {}</source>
        <translation>键应为字符串或非空的字符串元组，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>a key is a string or a non-empty tuple of strings, not this tuple</source>
        <translation>键应为字符串或非空的字符串元组，而不是此元组</translation>
    </message>
    <message>
        <source>a key is a string or a tuple of keys, not a value of type {}</source>
        <translation>键应为字符串或键的元组，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>a key is a string or a tuple of keys, not this tuple</source>
        <translation>键应为字符串或键的元组，而不是此元组</translation>
    </message>
    <message>
        <source>a key is a string or a tuple of strings, not a value of type {}</source>
        <translation>键应为字符串或字符串元组，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>a key is needed</source>
        <translation>需要一个键</translation>
    </message>
    <message>
        <source>a key is needed to create a level</source>
        <translation>创建层级需要一个键</translation>
    </message>
    <message>
        <source>a key is needed to delete an entry</source>
        <translation>删除条目需要一个键</translation>
    </message>
    <message>
        <source>a key is needed to set an entry</source>
        <translation>设置条目需要一个键</translation>
    </message>
    <message>
        <source>a key is needed, not the number of a member of a lazy stack</source>
        <translation>需要的是键，而不是惰性堆叠成员的编号</translation>
    </message>
    <message>
        <source>a key must have at least one part</source>
        <translation>键必须至少有一部分</translation>
    </message>
    <message>
        <source>a key set in an indexed tensordict is lost; write td["key"][index] = … instead</source>
        <translation>在索引得到的 tensordict 中设置的键会丢失；请改写为 td["key"][index] = …</translation>
    </message>
    <message>
        <source>a layout of the program is called {}; choose another name</source>
        <translation>程序自带的布局名为 {}；请选择别的名称</translation>
    </message>
    <message>
        <source>a lazy stack cannot be ordered against a value of type {}</source>
        <translation>惰性堆叠无法与类型为 {} 的值比较大小</translation>
    </message>
    <message>
        <source>a lazy stack has no tensors of its own to be made contiguous in place</source>
        <translation>惰性堆叠没有自己的张量可原地变为连续</translation>
    </message>
    <message>
        <source>a lazy stack is made of a dict of tensordicts, not of a value of type {}</source>
        <translation>惰性堆叠由 tensordict 的 dict 构成，而不是由类型为 {} 的值构成</translation>
    </message>
    <message>
        <source>a lazy stack is not cut in place along its stack dim; index it, or pad without inplace=True</source>
        <translation>惰性堆叠不能沿其堆叠维度原地裁剪；请对其索引，或在填充时不使用 inplace=True</translation>
    </message>
    <message>
        <source>a lazy stack is not gathered in place; leave inplace=True out</source>
        <translation>惰性堆叠不能原地执行 gather；请去掉 inplace=True</translation>
    </message>
    <message>
        <source>a lazy stack of more than {} rows is too long</source>
        <translation>超过 {} 行的惰性堆叠过长</translation>
    </message>
    <message>
        <source>a lazy stack of {} members is too long</source>
        <translation>有 {} 个成员的惰性堆叠过长</translation>
    </message>
    <message>
        <source>a leaf is to be described by its dtype, shape, start, stop and padding</source>
        <translation>叶节点应由其 dtype、形状、起始、结束和填充来描述</translation>
    </message>
    <message>
        <source>a list of 1 to {} non-empty strings</source>
        <translation>含 1 到 {} 个非空字符串的列表</translation>
    </message>
    <message>
        <source>a list of elements</source>
        <translation>元素列表</translation>
    </message>
    <message>
        <source>a list of lists of names</source>
        <translation>名称列表的列表</translation>
    </message>
    <message>
        <source>a list of more than {} numbers is too long to become a tensor</source>
        <translation>超过 {} 个数字的列表过长，无法转换为张量</translation>
    </message>
    <message>
        <source>a list of names</source>
        <translation>名称列表</translation>
    </message>
    <message>
        <source>a list of objects with {} and {}</source>
        <translation>含有 {} 和 {} 的对象列表</translation>
    </message>
    <message>
        <source>a list of sizes</source>
        <translation>大小列表</translation>
    </message>
    <message>
        <source>a list of tensordicts is stacked along a dim: set dim</source>
        <translation>tensordict 列表沿某个维度堆叠：请设置 dim</translation>
    </message>
    <message>
        <source>a mapping is written as biased_softplus_1.0 or biased_softplus_1.0_0.01</source>
        <translation>映射应写作 biased_softplus_1.0 或 biased_softplus_1.0_0.01</translation>
    </message>
    <message>
        <source>a mark for each choice of {} among {} elements</source>
        <translation>从 {2} 个元素中选取 {1} 个的每种选法的标记</translation>
    </message>
    <message>
        <source>a mask holds bools, not {}</source>
        <translation>掩码应包含 bool，而不是 {}</translation>
    </message>
    <message>
        <source>a mask is made only where a batch dim is ragged, the batch size is {}</source>
        <translation>只有批次维度不规则时才会生成掩码，而批次大小为 {}</translation>
    </message>
    <message>
        <source>a mask of shape {} does not fit the batch size {}</source>
        <translation>形状为 {} 的掩码与批次大小 {} 不匹配</translation>
    </message>
    <message>
        <source>a mask of shape {} has more dims than the batch size {}</source>
        <translation>形状为 {} 的掩码的维度多于批次大小 {}</translation>
    </message>
    <message>
        <source>a mask or a list picks a copy, so this would change nothing; assign to td[…] instead</source>
        <translation>掩码或列表选取的是副本，因此这不会更改任何内容；请改为对 td[…] 赋值</translation>
    </message>
    <message>
        <source>a mask or a list picks a copy, so this would change nothing; put the key first and all indices into the last brackets</source>
        <translation>掩码或列表选取的是副本，因此这不会更改任何内容；请将键放在最前面，并将所有索引放入最后一对方括号</translation>
    </message>
    <message>
        <source>a member of a zip archive cannot have a name of {} bytes; the limit is {}</source>
        <translation>zip 归档的成员名称不能有 {} 字节；上限为 {} 字节</translation>
    </message>
    <message>
        <source>a memmap folder cannot be compressed; leave the compression out</source>
        <translation>memmap 文件夹无法压缩；请去掉压缩选项</translation>
    </message>
    <message>
        <source>a memmap folder cannot hold a level named "meta.json"</source>
        <translation>memmap 文件夹无法容纳名为 "meta.json" 的层级</translation>
    </message>
    <message>
        <source>a memmap folder cannot hold the key {}: meta.json has a field of that name; rename it first</source>
        <translation>memmap 文件夹无法容纳键 {}：meta.json 中有同名字段；请先重命名</translation>
    </message>
    <message>
        <source>a memmap folder cannot hold this key: its file name would have {} bytes, and file systems take {}</source>
        <translation>memmap 文件夹无法容纳此键：其文件名将有 {} 字节，而文件系统最多接受 {} 字节</translation>
    </message>
    <message>
        <source>a memmap folder with the dtype {} cannot be loaded in Python; convert the leaf or leave it out</source>
        <translation>含 dtype {} 的 memmap 文件夹无法在 Python 中加载；请转换或略去该叶节点</translation>
    </message>
    <message>
        <source>a message's tag is from 0 to 2147483647, not {}</source>
        <translation>消息的 tag 应在 0 到 2147483647 之间，而不是 {}</translation>
    </message>
    <message>
        <source>a module of an ensemble gave a {}, not a tensordict</source>
        <translation>集成的某个模块给出了 {}，而不是 tensordict</translation>
    </message>
    <message>
        <source>a module or a function is wrapped, not a value of type {}; a class is called first, as in nn.Tanh()</source>
        <translation>可包装的是模块或函数，而不是类型为 {} 的值；类须先调用，例如 nn.Tanh()</translation>
    </message>
    <message>
        <source>a module over tensordicts takes one tensordict, and {} more arguments were given</source>
        <translation>作用于 tensordict 的模块接受一个 tensordict，但另外还给出了 {} 个参数</translation>
    </message>
    <message>
        <source>a nested tensor is made of a lazy stack on dim 0</source>
        <translation>嵌套张量由维度 0 上的惰性堆叠构成</translation>
    </message>
    <message>
        <source>a nested tensor is made of a lazy stack on dim 0, not on dim {}</source>
        <translation>嵌套张量由维度 0 上的惰性堆叠构成，而不是维度 {} 上的</translation>
    </message>
    <message>
        <source>a nested tensor is taken apart along its first dim</source>
        <translation>嵌套张量沿其第一个维度拆分</translation>
    </message>
    <message>
        <source>a nested tensor lacks its {}</source>
        <translation>嵌套张量缺少其 {}</translation>
    </message>
    <message>
        <source>a nested tensor of {} parts of {} dims is more than can be shown</source>
        <translation>由 {} 个部分、{} 个维度组成的嵌套张量超出了可显示的范围</translation>
    </message>
    <message>
        <source>a nested tensordict lacks its class</source>
        <translation>某个嵌套的 tensordict 缺少其类</translation>
    </message>
    <message>
        <source>a non-tensor must be described by its value, batch size and device</source>
        <translation>非张量必须由其值、批次大小和设备来描述</translation>
    </message>
    <message>
        <source>a non-tensor stack of batch size {} does not fit the batch size {}</source>
        <translation>批次大小为 {} 的非张量堆叠与批次大小 {} 不匹配</translation>
    </message>
    <message>
        <source>a non-tensor value</source>
        <translation>非张量值</translation>
    </message>
    <message>
        <source>a non-tensor value is not padded in place, because it becomes one for each position; leave inplace=True out</source>
        <translation>非张量值不能原地填充，因为它会变成每个位置各一个值；请去掉 inplace=True</translation>
    </message>
    <message>
        <source>a non-tensor value is stored as {}, which is not known</source>
        <translation>一个非张量值存储为 {}，而它是未知的</translation>
    </message>
    <message>
        <source>a non-tensor value is stored with shape {} instead of as bytes</source>
        <translation>一个非张量值存储为形状 {}，而不是字节</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a numpy array of an unsupported dtype</source>
        <translation>dtype 不受支持的 numpy 数组</translation>
    </message>
    <message>
        <source>a packed chunk</source>
        <translation>一个已打包的分块</translation>
    </message>
    <message>
        <source>a parameter without a default cannot follow one with a default</source>
        <translation>没有默认值的参数不能跟在有默认值的参数之后</translation>
    </message>
    <message>
        <source>a part of '{}' is assigned an instance of the same fields, not one of '{}'</source>
        <translation>'{}' 的一部分应赋值为具有相同字段的实例，而不是 '{}' 的实例</translation>
    </message>
    <message>
        <source>a part of a composite distribution gave a {}, not a tensor</source>
        <translation>复合分布的某个部分给出了 {}，而不是张量</translation>
    </message>
    <message>
        <source>a part of a tensordict is assigned a number, a tensor, a dict or a tensordict, not a value of type {}</source>
        <translation>tensordict 的一部分应赋值为数字、张量、dict 或 tensordict，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>a part of an entry cannot be replaced by another kind</source>
        <translation>条目的一部分不能替换为另一种类的内容</translation>
    </message>
    <message>
        <source>a pickle of more than {} values</source>
        <translation>pickle 包含超过 {} 个值</translation>
    </message>
    <message>
        <source>a pickle of protocol {}; up to {} are known</source>
        <translation>pickle 的协议为 {}；最高支持到 {}</translation>
    </message>
    <message>
        <source>a pickle that grows by more than {} MiB</source>
        <translation>pickle 的增长超过 {} MiB</translation>
    </message>
    <message>
        <source>a pickled object ({}) cannot be written: it is shown without being loaded; leave the key out</source>
        <translation>无法写入 pickle 对象 ({})：它未经加载而直接显示；请略去该键</translation>
    </message>
    <message>
        <source>a process sent bytes that are not a result; start all processes with the same version of the program</source>
        <translation>某个进程发送的字节不是结果；请用同一版本的程序启动所有进程</translation>
    </message>
    <message>
        <source>a process sent unexpected data, such as too many bytes, and the group can no longer be used ({}); start its processes again, with tensordicts of the same keys, shapes and dtypes</source>
        <translation>某个进程发送了意料之外的数据，例如字节过多，该组已无法再使用 ({})；请重新启动其各进程，并使用键、形状和 dtype 均相同的 tensordict</translation>
    </message>
    <message>
        <source>a ragged tensor cannot be sent as a part of one block</source>
        <translation>不规则张量不能作为一个块的一部分发送</translation>
    </message>
    <message>
        <source>a replay buffer shown with its oldest row first is read-only; open it without {} to edit it</source>
        <translation>最旧行在前显示的回放缓冲区是只读的；如需编辑，请在不使用 {} 的情况下打开</translation>
    </message>
    <message>
        <source>a replay buffer, full: a new row replaces the row of the lowest rank by {}, so the rows are not in order of time</source>
        <translation>回放缓冲区，已满：新行会替换按 {} 排名最低的行，因此各行不按时间顺序排列</translation>
    </message>
    <message>
        <source>a replay buffer, full: the oldest row is the first</source>
        <translation>回放缓冲区，已满：最旧的行是第一行</translation>
    </message>
    <message>
        <source>a replay buffer, full: the oldest row is {}, the row before it is the newest</source>
        <translation>回放缓冲区，已满：最旧的行是 {}，其前一行是最新的</translation>
    </message>
    <message>
        <source>a replay buffer, saved by trajectories from the oldest to the newest: {} of {} rows are written, and only these are shown</source>
        <translation>回放缓冲区，按轨迹从最旧到最新保存：{2} 行中已写入 {1} 行，且仅显示这些行</translation>
    </message>
    <message>
        <source>a replay buffer, saved by trajectories from the oldest to the newest: {} of {} rows are written; the empty rows are the last of each trajectory</source>
        <translation>回放缓冲区，按轨迹从最旧到最新保存：已写入 {}/{} 行；空行是每条轨迹的最后几行</translation>
    </message>
    <message>
        <source>a replay buffer, saved from the oldest row to the newest: {} of {} rows are written; keys that are also under "next" have one more row per trajectory</source>
        <translation>回放缓冲区，从最旧的行到最新的行保存：已写入 {}/{} 行；同时位于 "next" 之下的键，每条轨迹多一行</translation>
    </message>
    <message>
        <source>a replay buffer: the first {} of {} rows are written, the others are empty</source>
        <translation>回放缓冲区：已写入前 {} 行（共 {} 行），其余的行为空</translation>
    </message>
    <message>
        <source>a result of {} MB needs a scratch file, and only {} MB are free; compute a part, or set TMPDIR to a folder with more room</source>
        <translation>{} MB 的结果需要临时文件，而仅有 {} MB 可用空间；请只计算其中一部分，或将 TMPDIR 设为空间更大的文件夹</translation>
    </message>
    <message>
        <source>a result of {} MB needs as many addresses, more than this process may take (ulimit -v)</source>
        <translation>{} MB 的结果需要同样多的地址空间，超过此进程的允许量 (ulimit -v)</translation>
    </message>
    <message>
        <source>a result of {} cannot be cast to the dtype of out, {}</source>
        <translation>{} 类型的结果无法转换为 out 的 dtype {}</translation>
    </message>
    <message>
        <source>a result that combines {} elements</source>
        <translation>由 {} 个元素一并计算的结果</translation>
    </message>
    <message>
        <source>a rotation takes two different dims, got {}</source>
        <translation>旋转需要两个不同的维度，得到的是 {}</translation>
    </message>
    <message>
        <source>a rotation takes two dims of a batch that has as many, got {} and the batch size {}</source>
        <translation>旋转需要两个维度，且批次至少有两个维度；得到的是 {} 和批次大小 {}</translation>
    </message>
    <message>
        <source>a row is nearer to the one {} rows further on than to the next one</source>
        <translation>一行与其后第 {} 行比与下一行更接近</translation>
    </message>
    <message>
        <source>a safetensors file cannot be compressed; leave the compression out</source>
        <translation>safetensors 文件无法压缩；请去掉压缩选项</translation>
    </message>
    <message>
        <source>a safetensors file cannot keep the dtype {}; convert the leaf or leave it out</source>
        <translation>safetensors 文件无法保存 dtype {}；请转换或略去该叶节点</translation>
    </message>
    <message>
        <source>a safetensors file would have two tensors of the name {}; rename one of the keys</source>
        <translation>safetensors 文件中会有两个名为 {} 的张量；请重命名其中一个键</translation>
    </message>
    <message>
        <source>a save of it was interrupted and cannot be rolled back ({}): discard its journal before editing</source>
        <translation>其一次保存被中断且无法回滚 ({})：请先丢弃其日志再编辑</translation>
    </message>
    <message>
        <source>a save was interrupted: recover it before editing</source>
        <translation>一次保存被中断：请先恢复再编辑</translation>
    </message>
    <message>
        <source>a scalar has no dim to pad</source>
        <translation>标量没有可填充的维度</translation>
    </message>
    <message>
        <source>a schema is a dict of keys and pairs of sizes and dtype, not a value of type {}</source>
        <translation>schema 应为由键以及大小和 dtype 对组成的 dict，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>a schema tells pairs of sizes and dtype</source>
        <translation>schema 应给出大小和 dtype 对</translation>
    </message>
    <message>
        <source>a scope is called with one function, which then runs within it</source>
        <translation>作用域应以一个函数来调用，该函数随后在其中运行</translation>
    </message>
    <message>
        <source>a scratch file of {} MB cannot be made: {}; set TMPDIR to a folder with more room</source>
        <translation>无法创建 {} MB 的临时文件：{}；请将 TMPDIR 设为空间更大的文件夹</translation>
    </message>
    <message>
        <source>a scratch file of {} MB cannot be mapped: {}; set TMPDIR to a folder with more room</source>
        <translation>无法映射 {} MB 的临时文件：{}；请将 TMPDIR 设为空间更大的文件夹</translation>
    </message>
    <message>
        <source>a scratch file of {} MB has no room: {}; set TMPDIR to a folder with more room</source>
        <translation>没有空间存放 {} MB 的临时文件：{}；请将 TMPDIR 设为空间更大的文件夹</translation>
    </message>
    <message>
        <source>a script makes a text of more than {} bytes</source>
        <translation>脚本生成的文本超过 {} 字节</translation>
    </message>
    <message>
        <source>a separator is a str, not a value of type {}</source>
        <translation>分隔符应为 str，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>a separator is needed to split keys at</source>
        <translation>拆分键需要一个分隔符</translation>
    </message>
    <message>
        <source>a sequence has {} tokens; at most {} are read</source>
        <translation>某序列有 {} 个 token；最多读取 {} 个</translation>
    </message>
    <message>
        <source>a sequence is made of modules and functions, not of a value of type {}</source>
        <translation>序列应由模块和函数构成，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>a sequence of more than {} items is too long</source>
        <translation>超过 {} 项的序列过长</translation>
    </message>
    <message>
        <source>a sequence takes no keyword '{}'</source>
        <translation>序列不接受关键字 '{}'</translation>
    </message>
    <message>
        <source>a sequence that draws samples has at least one module</source>
        <translation>会采样的序列至少应有一个模块</translation>
    </message>
    <message>
        <source>a shard</source>
        <translation>一个分片</translation>
    </message>
    <message>
        <source>a single element</source>
        <translation>单个元素</translation>
    </message>
    <message>
        <source>a size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>a size cannot be negative: {}</source>
        <translation>大小不能为负：{}</translation>
    </message>
    <message>
        <source>a size must be an int, not {}</source>
        <translation>大小必须是 int，而不是 {}</translation>
    </message>
    <message>
        <source>a source of another batch size, {} for {}, must bring every entry; it has no key {}</source>
        <translation>批次大小不同（{}，应为 {}）的来源必须提供每个条目；它没有键 {}</translation>
    </message>
    <message>
        <source>a sparse tensor without indices, values and size</source>
        <translation>稀疏张量缺少索引、值和大小</translation>
    </message>
    <message>
        <source>a stack is made of a dict or a list, not of a value of type {}</source>
        <translation>堆叠由 dict 或列表构成，而不是由类型为 {} 的值构成</translation>
    </message>
    <message>
        <source>a stack is made of a list, not of a value of type {}</source>
        <translation>堆叠由列表构成，而不是由类型为 {} 的值构成</translation>
    </message>
    <message>
        <source>a stack on dim {} cannot hold tensors of different shapes densely</source>
        <translation>维度 {} 上的堆叠无法以稠密形式容纳形状不同的张量</translation>
    </message>
    <message>
        <source>a stack without members has no place for entries</source>
        <translation>没有成员的堆叠没有位置存放条目</translation>
    </message>
    <message>
        <source>a stack's "stack_dim" is missing or no integer</source>
        <translation>堆叠的 "stack_dim" 缺失或不是整数</translation>
    </message>
    <message>
        <source>a state dict is a dict or a tensordict, not a value of type {}</source>
        <translation>state_dict 应为 dict 或 tensordict，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>a state is a dict, as state_dict() gives it, not a value of type {}</source>
        <translation>状态应为 state_dict() 给出的那种 dict，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>a step has the shape {} here, and {} in most members; such members: {}</source>
        <translation>一步的形状在此为 {}，在大多数成员中为 {}；此类成员：{}</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>a tensor cannot be made of a {}</source>
        <translation>无法由 {} 构成张量</translation>
    </message>
    <message>
        <source>a tensor of shape {}</source>
        <translation>形状为 {} 的张量</translation>
    </message>
    <message>
        <source>a tensor of shape {} and {}</source>
        <translation>形状为 {}、类型为 {} 的张量</translation>
    </message>
    <message>
        <source>a tensor of shape {} cannot be split into the {} members of a lazy stack</source>
        <translation>形状为 {} 的张量无法拆分到惰性堆叠的 {} 个成员中</translation>
    </message>
    <message>
        <source>a tensor of shape {} cannot be written in place into the entry of shape {}</source>
        <translation>形状为 {} 的张量无法原地写入形状为 {} 的条目</translation>
    </message>
    <message>
        <source>a tensor of shape {} has no dim {} to concatenate along</source>
        <translation>形状为 {} 的张量没有可沿其拼接的维度 {}</translation>
    </message>
    <message>
        <source>a tensor of {} dims is too deep for nested lists</source>
        <translation>有 {} 个维度的张量对嵌套列表来说过深</translation>
    </message>
    <message>
        <source>a tensor that indexes is of torch.int64, torch.int32, torch.uint8 or torch.bool, not {}</source>
        <translation>用作索引的张量应为 torch.int64、torch.int32、torch.uint8 或 torch.bool，而不是 {}</translation>
    </message>
    <message>
        <source>a tensorclass is not indexed by a name; write .{} or get({})</source>
        <translation>tensorclass 不能用名称索引；请写 .{} 或 get({})</translation>
    </message>
    <message>
        <source>a tensordict</source>
        <translation>tensordict</translation>
    </message>
    <message>
        <source>a tensordict cannot be an entry of itself</source>
        <translation>tensordict 不能是其自身的条目</translation>
    </message>
    <message>
        <source>a tensordict cannot be an exponent</source>
        <translation>tensordict 不能用作指数</translation>
    </message>
    <message>
        <source>a tensordict cannot be set inside itself</source>
        <translation>tensordict 不能设置到其自身之内</translation>
    </message>
    <message>
        <source>a tensordict has no {}(): of this leaf it has shape {}, and not the batch size {}</source>
        <translation>tensordict 没有 {}()：对此叶节点而言，结果的形状为 {}，而不是批次大小 {}</translation>
    </message>
    <message>
        <source>a tensordict is made of a dict or of keywords, not of both</source>
        <translation>tensordict 由 dict 或关键字构成，不能两者并用</translation>
    </message>
    <message>
        <source>a tensordict is made of a dict, not of a value of type {}</source>
        <translation>tensordict 由 dict 构成，而不是由类型为 {} 的值构成</translation>
    </message>
    <message>
        <source>a tensordict is neither true nor false; use len(td.keys()) or td.is_empty()</source>
        <translation>tensordict 既非真也非假；请使用 len(td.keys()) 或 td.is_empty()</translation>
    </message>
    <message>
        <source>a tensordict is updated with a dict or a tensordict, not with a value of type {}</source>
        <translation>tensordict 应以 dict 或 tensordict 更新，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>a tensordict of batch size [] cannot be indexed</source>
        <translation>批次大小为 [] 的 tensordict 不能索引</translation>
    </message>
    <message>
        <source>a tensordict of batch size {} cannot be split into the {} members of a lazy stack of batch size {}</source>
        <translation>批次大小为 {} 的 tensordict 无法拆分到惰性堆叠的 {} 个成员中，该惰性堆叠的批次大小为 {}</translation>
    </message>
    <message>
        <source>a tensordict with this key cannot be sent as one block, because the description reserves the name; rename it with rename_key_()</source>
        <translation>带有此键的 tensordict 无法作为一个块发送，因为该名称由块的描述保留；请用 rename_key_() 重命名</translation>
    </message>
    <message>
        <source>a tensordict without batch dims has no parts to visit; take its keys(), values() or items()</source>
        <translation>没有批次维度的 tensordict 没有可遍历的部分；请使用其 keys()、values() 或 items()</translation>
    </message>
    <message>
        <source>a text is expected where there is {}</source>
        <translation>{} 所在之处应为文本</translation>
    </message>
    <message>
        <source>a text is not in UTF-8</source>
        <translation>文本不是 UTF-8 编码</translation>
    </message>
    <message>
        <source>a text of visible characters</source>
        <translation>由可见字符组成的文本</translation>
    </message>
    <message>
        <source>a text of {} bytes cannot be written: the limit is {} bytes</source>
        <translation>{} 字节的文本无法写入：上限为 {} 字节</translation>
    </message>
    <message>
        <source>a text or None</source>
        <translation>文本或 None</translation>
    </message>
    <message>
        <source>a token has {} bytes. Expected: at most {}</source>
        <translation>某 token 有 {} 字节。最多应为 {}</translation>
    </message>
    <message>
        <source>a torch.Size consists of ints, not of {}</source>
        <translation>torch.Size 由 int 组成，而不是由 {} 组成</translation>
    </message>
    <message>
        <source>a value for each position of {}</source>
        <translation>{} 的每个位置各一个值</translation>
    </message>
    <message>
        <source>a value of shape {} does not broadcast to the elements of shape {}</source>
        <translation>形状为 {} 的值无法广播到形状为 {} 的元素</translation>
    </message>
    <message>
        <source>a value of shape {} does not fit into elements of shape {}</source>
        <translation>形状为 {} 的值无法放入形状为 {} 的元素</translation>
    </message>
    <message>
        <source>a value of type {} cannot be called</source>
        <translation>类型为 {} 的值不能调用</translation>
    </message>
    <message>
        <source>a value of type {} cannot be indexed</source>
        <translation>类型为 {} 的值不能索引</translation>
    </message>
    <message>
        <source>a value of type {} has no entries to delete</source>
        <translation>类型为 {} 的值没有可删除的条目</translation>
    </message>
    <message>
        <source>a value of type {} has no len()</source>
        <translation>类型为 {} 的值没有 len()</translation>
    </message>
    <message>
        <source>a value of type {} has no parts to assign; assign to the entry as a whole</source>
        <translation>类型为 {} 的值没有可赋值的部分；请对整个条目赋值</translation>
    </message>
    <message>
        <source>a value with its batch size</source>
        <translation>值及其批次大小</translation>
    </message>
    <message>
        <source>a zarr store cannot hold the dtype {}; convert the leaf or leave it out</source>
        <translation>zarr 存储无法容纳 dtype {}；请转换或略去该叶节点</translation>
    </message>
    <message>
        <source>a zarr store cannot hold the key {}; rename it first</source>
        <translation>zarr 存储无法容纳键 {}；请先重命名</translation>
    </message>
    <message>
        <source>a zarr store cannot keep lazy stacks; write the result of .densify() instead</source>
        <translation>zarr 存储无法保留惰性堆叠；请改为写入 .densify() 的结果</translation>
    </message>
    <message>
        <source>a zarr store does not keep the class {} of a tensordict; write the result of .to_tensordict() instead</source>
        <translation>zarr 存储不保留 tensordict 的类 {}；请改为写入 .to_tensordict() 的结果</translation>
    </message>
    <message>
        <source>a {} cannot be kept in a non-tensor entry</source>
        <translation>{} 不能保存在非张量条目中</translation>
    </message>
    <message>
        <source>a {} does not say which keys it reads and writes: wrap it, as TensorDictModule(…, ["observation"], ["state_value"])</source>
        <translation>{} 没有说明读取和写入哪些键：请将其包装，例如 TensorDictModule(…, ["observation"], ["state_value"])</translation>
    </message>
    <message>
        <source>a {} holds modules and cannot be called</source>
        <translation>{} 是模块的容器，不能调用</translation>
    </message>
    <message>
        <source>a {} holds parameters and cannot be called</source>
        <translation>{} 是参数的容器，不能调用</translation>
    </message>
    <message>
        <source>abs() takes a number, not {}</source>
        <translation>abs() 接受数字，而不是 {}</translation>
    </message>
    <message>
        <source>activation is 'relu', 'gelu' or a function</source>
        <translation>activation 应为 'relu'、'gelu' 或函数</translation>
    </message>
    <message>
        <source>add the value of another member</source>
        <translation>补上另一成员的值</translation>
    </message>
    <message>
        <source>add zeros</source>
        <translation>补零</translation>
    </message>
    <message>
        <source>adds invented values</source>
        <translation>添加虚构的值</translation>
    </message>
    <message>
        <source>adds zeros and false flags as padding: keep a mask</source>
        <translation>添加零和为 false 的标志作为填充：请保留掩码</translation>
    </message>
    <message>
        <source>align_corners requires one of the modes linear, bilinear, bicubic and trilinear</source>
        <translation>align_corners 要求模式为 linear、bilinear、bicubic 或 trilinear</translation>
    </message>
    <message>
        <source>all entries start with this shape</source>
        <translation>所有条目都以此形状开头</translation>
    </message>
    <message>
        <source>all keys that are selected must be among those that the modules write</source>
        <translation>选择的所有键都必须是模块写入的键</translation>
    </message>
    <message>
        <source>all responses are the same in {} of {} groups</source>
        <translation>在 {}/{} 个组中所有回复相同</translation>
    </message>
    <message>
        <source>all rewards are equal in {} of {} groups, which have no gradient</source>
        <translation>在 {}/{} 个组中奖励全相等，没有梯度</translation>
    </message>
    <message>
        <source>all {} rows are zeros in every key</source>
        <translation>全部 {} 行在每个键中均为零</translation>
    </message>
    <message>
        <source>all {} truncated steps are terminated too</source>
        <translation>全部 {} 个截断的步也都标为终止</translation>
    </message>
    <message>
        <source>always the same in its channels {}</source>
        <translation>其通道 {} 始终不变</translation>
    </message>
    <message>
        <source>always zero in its channels {}</source>
        <translation>其通道 {} 始终为零</translation>
    </message>
    <message>
        <source>an argument without a name cannot follow one with a name</source>
        <translation>无名参数不能跟在具名参数之后</translation>
    </message>
    <message>
        <source>an array of elements that are not numbers</source>
        <translation>由非数字元素组成的数组</translation>
    </message>
    <message>
        <source>an array of numpy without its content</source>
        <translation>没有内容的 numpy 数组</translation>
    </message>
    <message>
        <source>an empty lazy stack has no member that new ones could be like</source>
        <translation>空的惰性堆叠没有可供新成员参照的成员</translation>
    </message>
    <message>
        <source>an end is not followed by a step at which {} is true, {} total</source>
        <translation>结束之后没有紧接 {} 为真的一步，共 {} 处</translation>
    </message>
    <message>
        <source>an ending with "*" for the number, in a layout without "members"</source>
        <translation>以 "*" 表示编号的结尾，且布局没有 "members"</translation>
    </message>
    <message>
        <source>an entry has this name already; choose another name for the derived key</source>
        <translation>已有同名条目；请为派生键选择其他名称</translation>
    </message>
    <message>
        <source>an entry of the tokenizer's "added_tokens" has no string "content"</source>
        <translation>分词器 "added_tokens" 的某个条目没有字符串 "content"</translation>
    </message>
    <message>
        <source>an enumeration of integers of {} bytes</source>
        <translation>{} 字节整数的枚举</translation>
    </message>
    <message>
        <source>an episode starts after a step that did not end one, {} total</source>
        <translation>回合开始于一个并未结束回合的步之后，共 {} 处</translation>
    </message>
    <message>
        <source>an idle worker process {}; run the command again</source>
        <translation>一个空闲的工作进程{}；请重新运行</translation>
    </message>
    <message>
        <source>an index can only have a single ellipsis ('...')</source>
        <translation>一个索引只能有一个省略号 ('...')</translation>
    </message>
    <message>
        <source>an index has at most 64 bits</source>
        <translation>索引最多为 64 位</translation>
    </message>
    <message>
        <source>an integer of {} bytes is more than can be shown</source>
        <translation>{} 字节的整数超出了可显示的范围</translation>
    </message>
    <message>
        <source>an integer of {} digits cannot be written: Python's restricted loader reads integers of up to {} bytes</source>
        <translation>{} 位数的整数无法写入：Python 的受限加载器只读取不超过 {} 字节的整数</translation>
    </message>
    <message>
        <source>an interaction type is 'mode', 'median', 'mean', 'random' or 'deterministic', not {}</source>
        <translation>交互类型应为 'mode'、'median'、'mean'、'random' 或 'deterministic'，而不是 {}</translation>
    </message>
    <message>
        <source>an item</source>
        <translation>一项</translation>
    </message>
    <message>
        <source>an item of a dict is {}, which is not a pair</source>
        <translation>dict 的一项是 {}，不是键值对</translation>
    </message>
    <message>
        <source>an object of {} cannot be written as JSON</source>
        <translation>{} 的对象无法写为 JSON</translation>
    </message>
    <message>
        <source>an unknown error</source>
        <translation>未知错误</translation>
    </message>
    <message>
        <source>an unknown reduction</source>
        <translation>未知的归约</translation>
    </message>
    <message>
        <source>an unpacked chunk</source>
        <translation>一个解包后的分块</translation>
    </message>
    <message>
        <source>an unpacked chunk does not fit into memory</source>
        <translation>解包后的分块无法放入内存</translation>
    </message>
    <message>
        <source>another process announces {} bytes</source>
        <translation>另一个进程声明了 {} 字节</translation>
    </message>
    <message>
        <source>another process did not send the size of its tensordict</source>
        <translation>另一个进程未发送其 tensordict 的大小</translation>
    </message>
    <message>
        <source>as_list, as_padded_tensor and as_nested_tensor exclude each other</source>
        <translation>as_list、as_padded_tensor 和 as_nested_tensor 互斥</translation>
    </message>
    <message>
        <source>asks for more entries at once than the protocol allows</source>
        <translation>一次请求的条目多于协议允许的数量</translation>
    </message>
    <message>
        <source>at least 2 tensordicts are merged, got {}</source>
        <translation>至少合并 2 个 tensordict，得到 {} 个</translation>
    </message>
    <message>
        <source>at {} of {} steps it differs from {} of the next step</source>
        <translation>在 {}/{} 步中，它与下一步的 {} 不同</translation>
    </message>
    <message>
        <source>backward() cannot be called on a tensordict that has no leaf tensor requiring gradients</source>
        <translation>TensorDict 中没有需要梯度的叶子，不能调用 backward()</translation>
    </message>
    <message>
        <source>bad operand type for unary {}: '{}'</source>
        <translation>一元运算 {} 的操作数类型不正确：'{}'</translation>
    </message>
    <message>
        <source>batch dimension mismatch: `{}` has the shape {}, which does not begin with {}</source>
        <translation>批次维度不匹配：`{}` 的形状为 {}，并非以 {} 开头</translation>
    </message>
    <message>
        <source>batch dimension mismatch: a list of values must be nested as the batch size {} is</source>
        <translation>批次维度不匹配：值的列表必须按批次大小 {} 嵌套</translation>
    </message>
    <message>
        <source>batch dimension mismatch: a member of its stack is at {} of dim {}, but the tensor has shape {}</source>
        <translation>批次维度不匹配：其堆叠的一个成员位于维度 {2} 的 {1} 处，但张量的形状为 {3}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: shape {} has no dim {} to distribute over the members of a stack</source>
        <translation>批次维度不匹配：形状 {} 没有维度 {} 可分配给堆叠的成员</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the batch size is {}, but the entry has shape {}</source>
        <translation>批次维度不匹配：批次大小为 {}，但条目的形状为 {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the batch size is {}, but the tensor has shape {}</source>
        <translation>批次维度不匹配：批次大小为 {}，但张量的形状为 {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the batch size is {}, but the tensor has shape {}; expand the scalar to the batch size first</source>
        <translation>批次维度不匹配：批次大小为 {}，但张量的形状为 {}；请先将标量扩展到批次大小</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the batch size is {}, but the values have {}</source>
        <translation>批次维度不匹配：批次大小为 {}，但值的批次大小为 {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the entry has batch size {}, the level it is moved to {}</source>
        <translation>批次维度不匹配：条目的批次大小为 {}，而要移入的层级为 {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the result has shape {}, the batch size is {}</source>
        <translation>批次维度不匹配：结果的形状为 {}，而批次大小为 {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the stack has the batch size {}, which does not start with that of the level above, {}</source>
        <translation>批次维度不匹配：堆叠的批次大小为 {}，其开头不是上一层级的批次大小 {}</translation>
    </message>
    <message>
        <source>batch size {}, which does not start with that of the level above, {}</source>
        <translation>批次大小 {}，其开头不是上一层级的批次大小 {}</translation>
    </message>
    <message>
        <source>batch_size and batch_dims cannot both be given</source>
        <translation>batch_size 和 batch_dims 不能同时给出</translation>
    </message>
    <message>
        <source>batch_size, names and device cannot be given together with inplace=True</source>
        <translation>batch_size、names 和 device 不能与 inplace=True 同时给出</translation>
    </message>
    <message>
        <source>begins as a zip archive, but its directory at the end is missing: it was cut off, or is still written</source>
        <translation>开头是 zip 归档，但缺少末尾的目录：它被截断，或仍在写入</translation>
    </message>
    <message>
        <source>begins at byte {}, not a multiple of {}: Python raises an error when it loads this</source>
        <translation>从字节 {} 开始，不是 {} 的倍数：Python 会拒绝加载</translation>
    </message>
    <message>
        <source>bit fields of {} bytes</source>
        <translation>{} 字节的位字段</translation>
    </message>
    <message>
        <source>blosc</source>
        <translation>blosc</translation>
    </message>
    <message>
        <source>both tensordicts need the same kind of entry here</source>
        <translation>此处两个 tensordict 需要同一种类的条目</translation>
    </message>
    <message>
        <source>broadcast_to() takes a tuple of sizes, not an int</source>
        <translation>broadcast_to() 接受大小的元组，而不是 int</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>by the strict rules a tensordict has no attribute '{}'</source>
        <translation>按严格规则，tensordict 没有属性 '{}'</translation>
    </message>
    <message>
        <source>by the strict rules a tuple is not a nested key; write {}</source>
        <translation>按严格规则，元组不是嵌套键；请写 {}</translation>
    </message>
    <message>
        <source>bytes cannot be written as JSON</source>
        <translation>bytes 无法写为 JSON</translation>
    </message>
    <message>
        <source>bytes hold ASCII characters only; use \x</source>
        <translation>bytes 只包含 ASCII 字符；请使用 \x</translation>
    </message>
    <message>
        <source>bytes {} to {} exceed the {} bytes of all elements</source>
        <translation>字节 {} 到 {} 超出所有元素的 {} 字节</translation>
    </message>
    <message>
        <source>callback_exist is a function or a dict of functions, not {}</source>
        <translation>callback_exist 应为函数或函数的 dict，而不是 {}</translation>
    </message>
    <message>
        <source>can be moved only within levels that exist</source>
        <translation>只能在已有的层级之间移动</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>cannot be compressed with {}; use gzip:1 to gzip:9, zstd:1 to zstd:22 or blosc:1 to blosc:9</source>
        <translation>无法用 {} 压缩；请使用 gzip:1 到 gzip:9、zstd:1 到 zstd:22 或 blosc:1 到 blosc:9</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <translation>无法创建</translation>
    </message>
    <message>
        <source>cannot be created to unpack a member of an archive</source>
        <translation>无法创建,因而无法解压归档中的成员</translation>
    </message>
    <message>
        <source>cannot be examined</source>
        <translation>无法检查</translation>
    </message>
    <message>
        <source>cannot be flushed to disk</source>
        <translation>无法刷新到磁盘</translation>
    </message>
    <message>
        <source>cannot be found</source>
        <translation>无法找到</translation>
    </message>
    <message>
        <source>cannot be given its new length</source>
        <translation>无法设为新的长度</translation>
    </message>
    <message>
        <source>cannot be given its old length</source>
        <translation>无法恢复为旧的长度</translation>
    </message>
    <message>
        <source>cannot be given the permissions of the old one</source>
        <translation>无法获得旧文件的权限</translation>
    </message>
    <message>
        <source>cannot be kept</source>
        <translation>无法保留</translation>
    </message>
    <message>
        <source>cannot be listed</source>
        <translation>无法列出</translation>
    </message>
    <message>
        <source>cannot be listed: {}</source>
        <translation>无法列出：{}</translation>
    </message>
    <message>
        <source>cannot be locked</source>
        <translation>无法锁定</translation>
    </message>
    <message>
        <source>cannot be looked for</source>
        <translation>无法查找</translation>
    </message>
    <message>
        <source>cannot be mapped</source>
        <translation>无法映射</translation>
    </message>
    <message>
        <source>cannot be moved</source>
        <translation>无法移动</translation>
    </message>
    <message>
        <source>cannot be moved between a stack and the level around it</source>
        <translation>无法在堆叠与其外围层级之间移动</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>无法打开</translation>
    </message>
    <message>
        <source>cannot be opened within an archive; unpack the archive and open the file</source>
        <translation>无法在归档中打开;请解压归档并打开该文件</translation>
    </message>
    <message>
        <source>cannot be opened: {} files are open over this connection</source>
        <translation>无法打开：通过此连接已打开 {} 个文件</translation>
    </message>
    <message>
        <source>cannot be put in place</source>
        <translation>无法放到位</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>cannot be removed</source>
        <translation>无法移除</translation>
    </message>
    <message>
        <source>cannot be renamed</source>
        <translation>无法重命名</translation>
    </message>
    <message>
        <source>cannot be served</source>
        <translation>无法提供</translation>
    </message>
    <message>
        <source>cannot be started</source>
        <translation>无法启动</translation>
    </message>
    <message>
        <source>cannot be started to test an HDF5 file</source>
        <translation>无法启动以查看 HDF5 文件</translation>
    </message>
    <message>
        <source>cannot be unpacked into the folder for temporary files, which TMPDIR names</source>
        <translation>无法解压到 TMPDIR 所指的临时文件夹</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>无法写入</translation>
    </message>
    <message>
        <source>cannot be written as several files; save it as a memmap folder</source>
        <translation>无法写为多个文件；请保存为 memmap 文件夹</translation>
    </message>
    <message>
        <source>cannot be written as several files; save it as one Safetensors file</source>
        <translation>无法写为多个文件；请保存为一个 Safetensors 文件</translation>
    </message>
    <message>
        <source>cannot be written to</source>
        <translation>不可写入</translation>
    </message>
    <message>
        <source>cannot be written: its mode marks it as read-only</source>
        <translation>无法写入：其模式标记为只读</translation>
    </message>
    <message>
        <source>cannot be written: there is no folder {}</source>
        <translation>无法写入：文件夹 {} 不存在</translation>
    </message>
    <message>
        <source>cannot be written: {} is not the ending of a known format; known are {}</source>
        <translation>无法写入：扩展名 {} 不对应任何已知格式；已知的有 {}</translation>
    </message>
    <message>
        <source>cannot find episode boundaries: expected a bool "done", "terminated" or "truncated" over the batch (also below "next"), "is_init", or integers such as "traj_ids"; name another with key=</source>
        <translation>找不到回合边界：需要覆盖批次的 bool 键 "done"、"terminated" 或 "truncated"（也可在 "next" 之下）、"is_init"，或 "traj_ids" 这样的整数；请用 key= 指定其他键</translation>
    </message>
    <message>
        <source>cannot grow by {} bytes</source>
        <translation>无法增大 {} 字节</translation>
    </message>
    <message>
        <source>cannot grow to {} bytes</source>
        <translation>无法增大到 {} 字节</translation>
    </message>
    <message>
        <source>cannot hold {} more bytes</source>
        <translation>无法再容纳 {} 字节</translation>
    </message>
    <message>
        <source>cannot load {} as TorchScript: {}</source>
        <translation>无法将 {} 作为 TorchScript 加载：{}</translation>
    </message>
    <message>
        <source>cannot modify a locked tensordict; unlock it first</source>
        <translation>不能修改已锁定的 tensordict；请先解锁</translation>
    </message>
    <message>
        <source>cannot modify a locked tensordict; unlock it, or write values in place</source>
        <translation>不能修改已锁定的 tensordict；请解锁，或原地写入值</translation>
    </message>
    <message>
        <source>cannot modify a locked tensordict; unlock it, or write values in place, as set_() does</source>
        <translation>不能修改已锁定的 tensordict；请解锁，或像 set_() 那样原地写入值</translation>
    </message>
    <message>
        <source>cannot modify a locked tensordict; unlock it, or write values in place, as td["key"].add_(1) does</source>
        <translation>不能修改已锁定的 tensordict；请解锁，或像 td["key"].add_(1) 那样原地写入值</translation>
    </message>
    <message>
        <source>cannot select {}: the module writes {}</source>
        <translation>无法选择 {}：模块写入的是 {}</translation>
    </message>
    <message>
        <source>cannot unlock a tensordict that is part of a locked graph: unlock its root</source>
        <translation>不能解锁属于已锁定图的 tensordict：请解锁其根</translation>
    </message>
    <message>
        <source>cast to {}</source>
        <translation>转换为 {}</translation>
    </message>
    <message>
        <source>cast_filter must be a function of a nested key and a tensor, not {}</source>
        <translation>cast_filter 必须是以嵌套键和张量为参数的函数，而不是 {}</translation>
    </message>
    <message>
        <source>changes as it did</source>
        <translation>变化与之前一样</translation>
    </message>
    <message>
        <source>channel {} always equals channel {}; such pairs: {}</source>
        <translation>通道 {} 始终与通道 {} 相同；此类通道对：{}</translation>
    </message>
    <message>
        <source>channel {} is at its minimum or maximum, {} or {}, at {} % of the steps; such channels: {}</source>
        <translation>通道 {} 在最小值或最大值（{} 或 {}）处，占步数的 {} %；此类通道：{}</translation>
    </message>
    <message>
        <source>characters by name (\N{…}) are not supported; use \u</source>
        <translation>不支持按名称表示的字符 (\N{…})；请使用 \u</translation>
    </message>
    <message>
        <source>checkpoints of torchrl are written by torchrl; save it as a memmap folder</source>
        <translation>torchrl 检查点由 torchrl 写入；请保存为 memmap 文件夹</translation>
    </message>
    <message>
        <source>chunks {} of elements of {} bytes are too large: each is packed as one, and may take {} bytes</source>
        <translation>分块 {} 的元素为 {} 字节，过大：每个分块作为整体打包，最多可占 {} 字节</translation>
    </message>
    <message>
        <source>chunksize and num_chunks exclude each other</source>
        <translation>chunksize 和 num_chunks 互斥</translation>
    </message>
    <message>
        <source>clamp() needs a lower or an upper bound</source>
        <translation>clamp() 需要下界或上界</translation>
    </message>
    <message>
        <source>clamp() takes two tensordicts as bounds, or none</source>
        <translation>clamp() 接受两个 tensordict 作为界限，或都不是 tensordict</translation>
    </message>
    <message>
        <source>closes the connection</source>
        <translation>挂断了连接</translation>
    </message>
    <message>
        <source>complex numbers have no order</source>
        <translation>复数没有大小顺序</translation>
    </message>
    <message>
        <source>contains NaN, {} total</source>
        <translation>包含 NaN,共 {} 个</translation>
    </message>
    <message>
        <source>contains data that edits replaced; the next edit deletes it once no process uses it</source>
        <translation>包含已被修改取代的数据；没有进程使用它之后，下一次修改会将其删除</translation>
    </message>
    <message>
        <source>contains infinities, {} total</source>
        <translation>包含无穷大,共 {} 个</translation>
    </message>
    <message>
        <source>contains the checkpoint that it is a part of</source>
        <translation>包含它所属的检查点</translation>
    </message>
    <message>
        <source>convert_tensors=True needs convert_nodes=True: tensors stay in what stays a tensordict</source>
        <translation>convert_tensors=True 需要 convert_nodes=True：仍为 tensordict 的部分中张量保持不变</translation>
    </message>
    <message>
        <source>crashes on it (signal {})</source>
        <translation>读取它时崩溃（信号 {}）</translation>
    </message>
    <message>
        <source>crc32c</source>
        <translation>crc32c</translation>
    </message>
    <message>
        <source>crop the batch to {}</source>
        <translation>将批次裁剪到 {}</translation>
    </message>
    <message>
        <source>crop to {}</source>
        <translation>裁剪到 {}</translation>
    </message>
    <message>
        <source>data are a tensordict, a tensor or numbers, not a dict</source>
        <translation>数据应为 tensordict、张量或数字，而不是 dict</translation>
    </message>
    <message>
        <source>declare the batch size {}</source>
        <translation>声明批次大小 {}</translation>
    </message>
    <message>
        <source>decoding an image</source>
        <translation>解码图像</translation>
    </message>
    <message>
        <source>default must be "intersection" or a tensor without dims such as torch.tensor(0.0), not {}</source>
        <translation>default 必须是 "intersection" 或没有维度的张量（例如 torch.tensor(0.0)），而不是 {}</translation>
    </message>
    <message>
        <source>deflate</source>
        <translation>deflate</translation>
    </message>
    <message>
        <source>depth={} and {} of {} do not agree</source>
        <translation>depth={1} 与 {3} 的 {2} 个值不一致</translation>
    </message>
    <message>
        <source>describes members that another one describes too</source>
        <translation>某些成员将采用另一个成员的值</translation>
    </message>
    <message>
        <source>dict() takes pairs of key and value</source>
        <translation>dict() 接受键值对</translation>
    </message>
    <message>
        <source>differs at byte {} both from the content before the save and from the saved content: it was changed since</source>
        <translation>在字节 {} 处既不同于保存前的内容，也不同于所保存的内容：此后又被更改过</translation>
    </message>
    <message>
        <source>differs between the tokens of {} of {} responses, and is constant in the others</source>
        <translation>在 {}/{} 个回复中随 token 变化，在其余回复中恒定</translation>
    </message>
    <message>
        <source>differs from terminated or truncated, {} total</source>
        <translation>它与 terminated 和 truncated 合起来的结果不符，共 {} 处</translation>
    </message>
    <message>
        <source>differs from the log-probability under the rollout engine by {} on average and {} at most; by more than {} at {} of {} tokens; by {} on average in the first quarter of the responses, {} in the last</source>
        <translation>与采样引擎的对数概率平均相差 {}，最多 {}；超过 {} 的有 {}/{} 个 token；在回复的前四分之一平均 {}，后四分之一 {}</translation>
    </message>
    <message>
        <source>differs from {}, as given, {} total; the largest error is {}</source>
        <translation>它与给定的 {}不符，共 {} 处；最大偏差为 {}</translation>
    </message>
    <message>
        <source>differs from {}, the nearest fit, {} total; the largest error is {}</source>
        <translation>它与最接近的 {}不符，共 {} 处；最大偏差为 {}</translation>
    </message>
    <message>
        <source>dim must be a batch dim here, not "feature"</source>
        <translation>dim 在此必须是批次维度，而不是 "feature"</translation>
    </message>
    <message>
        <source>dim must be an int or None, not {}</source>
        <translation>dim 必须是 int 或 None，而不是 {}</translation>
    </message>
    <message>
        <source>dim must be an int, a tuple of ints, None or "feature", not a value of type {}</source>
        <translation>dim 必须是 int、int 的元组、None 或 "feature"，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>dim must be an int, a tuple of ints, None or "feature", not {}</source>
        <translation>dim 必须是 int、int 的元组、None 或 "feature"，而不是 {}</translation>
    </message>
    <message>
        <source>dim must be an int, not {}</source>
        <translation>dim 必须是 int，而不是 {}</translation>
    </message>
    <message>
        <source>dim {} is given twice</source>
        <translation>维度 {} 给出了两次</translation>
    </message>
    <message>
        <source>dim {} is out of range for a new dim of the batch size {}</source>
        <translation>维度 {} 超出批次大小 {} 的新维度的范围</translation>
    </message>
    <message>
        <source>dim {} is out of range for the batch size {}</source>
        <translation>维度 {} 超出批次大小 {} 的范围</translation>
    </message>
    <message>
        <source>dim {} is ragged and cannot be sliced; index a member of the stack first</source>
        <translation>维度 {} 不规则，不能切片；请先索引堆叠的一个成员</translation>
    </message>
    <message>
        <source>dim {} is ragged and cannot be taken apart; index a member of the stack first</source>
        <translation>维度 {} 不规则，不能拆分；请先索引堆叠的一个成员</translation>
    </message>
    <message>
        <source>dim {} occurs twice among the dims to flip</source>
        <translation>要翻转的维度中，维度 {} 出现了两次</translation>
    </message>
    <message>
        <source>dim {} of the result runs over {} at once, and {} runs along dim {} too: elements are regrouped, no dim is moved; permute moves dims</source>
        <translation>结果的维度 {} 同时跨越 {}，而 {} 也沿维度 {} 变化：元素被重新分组，并没有移动维度；移动维度请用 permute</translation>
    </message>
    <message>
        <source>dim {} of this view was expanded, so several of its elements are one and cannot be written; clone it first</source>
        <translation>此视图的维度 {} 是扩展而来的，因此其多个元素实为同一个，不能写入；请先 clone()</translation>
    </message>
    <message>
        <source>dim="feature" and keepdim=True exclude each other</source>
        <translation>dim="feature" 与 keepdim=True 互斥</translation>
    </message>
    <message>
        <source>dimension {} is out of range for {} dims</source>
        <translation>维度 {} 超出 {} 个维度的范围</translation>
    </message>
    <message>
        <source>dims</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>distributed checkpoints are written by torch.distributed; save it as a memmap folder</source>
        <translation>分布式检查点由 torch.distributed 写入；请保存为 memmap 文件夹</translation>
    </message>
    <message>
        <source>distribution_class must be a class, such as torch.distributions.Normal, not {}</source>
        <translation>distribution_class 必须是类，例如 torch.distributions.Normal，而不是 {}</translation>
    </message>
    <message>
        <source>distribution_kwargs of a CompositeDistribution has a distribution_map</source>
        <translation>CompositeDistribution 的 distribution_kwargs 应含有 distribution_map</translation>
    </message>
    <message>
        <source>distribution_map must be a dict, not a value of type {}</source>
        <translation>distribution_map 必须是 dict，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>除以零</translation>
    </message>
    <message>
        <source>does not answer</source>
        <translation>没有应答</translation>
    </message>
    <message>
        <source>does not begin as a file of torch.save</source>
        <translation>开头不像 torch.save 的文件</translation>
    </message>
    <message>
        <source>does not describe tensors, and its folder has no meta.json</source>
        <translation>未描述任何张量，其所在文件夹中也没有 meta.json</translation>
    </message>
    <message>
        <source>does not fit into one message</source>
        <translation>无法放入一条消息</translation>
    </message>
    <message>
        <source>does not name a class ("_type"), so this is not the folder of a tensordict</source>
        <translation>未指明类 ("_type")，因此这不是 tensordict 的文件夹</translation>
    </message>
    <message>
        <source>does not say where the data are: {} is missing</source>
        <translation>没有说明数据的位置：缺少 {}</translation>
    </message>
    <message>
        <source>does not terminate on it</source>
        <translation>读取它时无法结束</translation>
    </message>
    <message>
        <source>done and terminated must be bools, not {}</source>
        <translation>done 和 terminated 必须是 bool，而不是 {}</translation>
    </message>
    <message>
        <source>dropout1d() takes an input of 2 or 3 dims, not of {}</source>
        <translation>dropout1d() 的输入为 2 维或 3 维，而不是 {} 维</translation>
    </message>
    <message>
        <source>drops the steps after the length of the shortest member, including ends of episodes</source>
        <translation>去掉超出最短成员长度的步，包括回合的结尾</translation>
    </message>
    <message>
        <source>dtype must be a dtype such as torch.float32, not {}</source>
        <translation>dtype 必须是 torch.float32 这样的 dtype，而不是 {}</translation>
    </message>
    <message>
        <source>each row of an input of two dims is a bag: leave offsets= out</source>
        <translation>二维输入的每一行就是一个袋：请去掉 offsets=</translation>
    </message>
    <message>
        <source>element {} of tensors does not require grad and does not have a grad_fn: what it is computed from has to require gradients (requires_grad_()), and to be computed in the same text, out of torch.no_grad() and of scripts</source>
        <translation>张量 {} 不需要梯度，也不是由需要梯度的张量算出的：其来源须需要梯度（requires_grad_()），并在同一段文本中、在 torch.no_grad() 和脚本之外计算</translation>
    </message>
    <message>
        <source>elements of an unknown type</source>
        <translation>类型未知的元素</translation>
    </message>
    <message>
        <source>elements of the packed member {} cannot be edited in place; save the file as another one</source>
        <translation>归档中已打包成员 {} 的元素无法原地编辑；请将文件另存为新文件</translation>
    </message>
    <message>
        <source>elements of {} are assigned a number or a tensor (torch.tensor([…])), not a value of type {}</source>
        <translation>{} 的元素应赋值为数字或张量 (torch.tensor([…]))，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>elements of {} cannot be written as text</source>
        <translation>{} 类型的元素无法写为文本</translation>
    </message>
    <message>
        <source>embed_dim={} must be divisible by num_heads={}</source>
        <translation>embed_dim={} 必须能被 num_heads={} 整除</translation>
    </message>
    <message>
        <source>empty separator</source>
        <translation>空的分隔符</translation>
    </message>
    <message>
        <source>ended with exit status {}</source>
        <translation>以退出状态 {} 结束</translation>
    </message>
    <message>
        <source>ends at byte {} of the data, of which the file has {}</source>
        <translation>结束于数据的字节 {}，而文件的数据只有 {} 字节</translation>
    </message>
    <message>
        <source>ends at byte {}, {} bytes too early</source>
        <translation>结束于字节 {}，提前了 {} 字节</translation>
    </message>
    <message>
        <source>ends on it</source>
        <translation>读取它时异常退出</translation>
    </message>
    <message>
        <source>entries are replaced by those of a dict or a tensordict, not by a value of type {}</source>
        <translation>条目应由 dict 或 tensordict 的条目替换，而不是由类型为 {} 的值替换</translation>
    </message>
    <message>
        <source>entry {} of the tokenizer's "vocab" is not a pair of a token and a score</source>
        <translation>分词器 "vocab" 的第 {} 项不是 token 与分数的配对</translation>
    </message>
    <message>
        <source>episode {} ends at row {}, where the lengths say {}</source>
        <translation>片段 {} 止于第 {} 行，而按长度应为 {}</translation>
    </message>
    <message>
        <source>episode {} has no steps</source>
        <translation>片段 {} 没有任何步</translation>
    </message>
    <message>
        <source>episode {} has no task</source>
        <translation>片段 {} 没有任务</translation>
    </message>
    <message>
        <source>episode {} has the length {}</source>
        <translation>片段 {} 的长度为 {}</translation>
    </message>
    <message>
        <source>episode {} is in a file before that of episode {}</source>
        <translation>片段 {} 所在文件早于片段 {} 的文件</translation>
    </message>
    <message>
        <source>equals {} at every step</source>
        <translation>每一步都等于 {}</translation>
    </message>
    <message>
        <source>equals {} of the step before, at every step</source>
        <translation>每一步都等于上一步的 {}</translation>
    </message>
    <message>
        <source>exceeds its storage: it needs bytes {} to {}, and the storage has {}</source>
        <translation>超出其存储：需要字节 {} 到 {}，而存储共有 {} 字节</translation>
    </message>
    <message>
        <source>exists already and is not overwritten without leave</source>
        <translation>已存在，未经许可不予覆盖</translation>
    </message>
    <message>
        <source>exists already; of files that are numbered none is overwritten</source>
        <translation>已存在；对编号文件一律不予覆盖</translation>
    </message>
    <message>
        <source>expand_as() takes a tensordict or a tensor, not a {}</source>
        <translation>expand_as() 接受 tensordict 或张量，而不是 {}</translation>
    </message>
    <message>
        <source>expected ',' or ':' after a parameter of lambda</source>
        <translation>lambda 的参数之后应为 ',' 或 ':'</translation>
    </message>
    <message>
        <source>expected ':' after the context manager of 'with'</source>
        <translation>'with' 的上下文管理器之后应为 ':'</translation>
    </message>
    <message>
        <source>expected ':' after the parameters of lambda</source>
        <translation>lambda 的参数之后应为 ':'</translation>
    </message>
    <message>
        <source>expected ':'{}</source>
        <translation>应为 ':'{}</translation>
    </message>
    <message>
        <source>expected 'else'{}</source>
        <translation>应为 'else'{}</translation>
    </message>
    <message>
        <source>expected 'in' after the names of 'for'</source>
        <translation>'for' 的名称之后应为 'in'</translation>
    </message>
    <message>
        <source>expected '{}', found '{}'</source>
        <translation>应为 '{}'，却遇到 '{}'</translation>
    </message>
    <message>
        <source>expected a class such as TensorDict, torch.Tensor, int or str, not a value of type {}</source>
        <translation>应为 TensorDict、torch.Tensor、int 或 str 这样的类，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>expected a function such as lambda x: x + 1, not {}</source>
        <translation>应为 lambda x: x + 1 这样的函数，而不是 {}</translation>
    </message>
    <message>
        <source>expected a list or a tuple of keys, not a value of type {}</source>
        <translation>应为键的列表或元组，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>expected a list, found a number, at dim {}</source>
        <translation>维度 {} 处应为列表，却遇到数字</translation>
    </message>
    <message>
        <source>expected a name after 'as'</source>
        <translation>'as' 之后应为名称</translation>
    </message>
    <message>
        <source>expected a name after 'for'</source>
        <translation>'for' 之后应为名称</translation>
    </message>
    <message>
        <source>expected a name or a part of td, such as td["key"] or td["key"][0]</source>
        <translation>应为名称或 td 的一部分，例如 td["key"] 或 td["key"][0]</translation>
    </message>
    <message>
        <source>expected a name or a value, found '{}'</source>
        <translation>应为名称或值，却遇到 '{}'</translation>
    </message>
    <message>
        <source>expected a name or a value{}</source>
        <translation>应为名称或值{}</translation>
    </message>
    <message>
        <source>expected a number, found a list, at dim {}</source>
        <translation>维度 {} 处应为数字，却遇到列表</translation>
    </message>
    <message>
        <source>expected a number, not a value of type {}</source>
        <translation>应为数字，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>expected a statement after ':', or indented lines below</source>
        <translation>':' 之后应为语句，或下面应为缩进的行</translation>
    </message>
    <message>
        <source>expected a tensordict or a tensor, not a value of type {}</source>
        <translation>应为 tensordict 或张量，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>expected an entry of td, such as td["key"]</source>
        <translation>应为 td 的条目，例如 td["key"]</translation>
    </message>
    <message>
        <source>expected an expression</source>
        <translation>应为表达式</translation>
    </message>
    <message>
        <source>expected an expression, found a statement</source>
        <translation>应为表达式，却遇到语句</translation>
    </message>
    <message>
        <source>expected an expression, found an assignment ('==' compares)</source>
        <translation>应为表达式，却遇到赋值（'==' 用于比较）</translation>
    </message>
    <message>
        <source>expected an index or a key between the brackets</source>
        <translation>方括号之间应为索引或键</translation>
    </message>
    <message>
        <source>expected an operator or a comma before this string</source>
        <translation>此字符串之前应为运算符或逗号</translation>
    </message>
    <message>
        <source>expected an operator or the end{}</source>
        <translation>应为运算符或结尾{}</translation>
    </message>
    <message>
        <source>expected an operator, ',' or '{}'{}</source>
        <translation>应为运算符、',' 或 '{}'{}</translation>
    </message>
    <message>
        <source>expected another non-tensor object, not a value of type {}</source>
        <translation>应为另一个非张量对象，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>expected at least {} values, got {}</source>
        <translation>应至少有 {} 个值，得到 {} 个</translation>
    </message>
    <message>
        <source>expected digits after {}</source>
        <translation>{} 之后应为数字</translation>
    </message>
    <message>
        <source>expected either probs or logits, not both</source>
        <translation>应给出 probs 或 logits 之一，不能同时给出</translation>
    </message>
    <message>
        <source>expected key: value, as in the rest of this dict</source>
        <translation>应为 键: 值，与此 dict 的其余部分一致</translation>
    </message>
    <message>
        <source>expected one assignment in a statement, found '{}'</source>
        <translation>一条语句中应只有一个赋值，却遇到 '{}'</translation>
    </message>
    <message>
        <source>expected one expression, found a second line</source>
        <translation>应只有一个表达式，却遇到第二行</translation>
    </message>
    <message>
        <source>expected one name for each of the {} batch dims, got {}: {}</source>
        <translation>{} 个批次维度应各有一个名称，得到 {} 个：{}</translation>
    </message>
    <message>
        <source>expected one name or several after 'for'</source>
        <translation>'for' 之后应为一个或多个名称</translation>
    </message>
    <message>
        <source>expected one number for each of the {} batch dims, got {}</source>
        <translation>{} 个批次维度应各有一个数字，得到 {} 个</translation>
    </message>
    <message>
        <source>expected sequence of length {} at dim {} (got {})</source>
        <translation>维度 {2} 处的序列长度应为 {1}（得到 {3}）</translation>
    </message>
    <message>
        <source>expected tensordicts after fn, not a value of type {}</source>
        <translation>fn 之后应为 tensordict，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>expected tensordicts, got a value of type {}</source>
        <translation>应为 tensordict，得到类型为 {} 的值</translation>
    </message>
    <message>
        <source>expected the name of a parameter after '*,'</source>
        <translation>'*,' 之后应为参数名称</translation>
    </message>
    <message>
        <source>expected the name of a parameter before '='</source>
        <translation>'=' 之前应为参数名称</translation>
    </message>
    <message>
        <source>expected the name of a parameter, or ':' before the value of the lambda</source>
        <translation>应为参数名称，或在 lambda 的值之前应为 ':'</translation>
    </message>
    <message>
        <source>expected the name of an attribute after '.'</source>
        <translation>'.' 之后应为属性名称</translation>
    </message>
    <message>
        <source>expected the rest of the expression</source>
        <translation>应有表达式的其余部分</translation>
    </message>
    <message>
        <source>expected {} hexadecimal digits after {}</source>
        <translation>{2} 之后应有 {1} 个十六进制数字</translation>
    </message>
    <message>
        <source>expected {} values, got {}</source>
        <translation>应有 {} 个值，得到 {} 个</translation>
    </message>
    <message>
        <source>expected {}, but this is {}</source>
        <translation>应为 {}，但这是 {}</translation>
    </message>
    <message>
        <source>expressions have no Python modules, classes or arrays; save a tensordict in Python and open it</source>
        <translation>表达式中没有 Python 的模块、类或数组；请在 Python 中保存 tensordict，然后打开它</translation>
    </message>
    <message>
        <source>expressions have no such storage; the result is in memory, or saved with -o OUT</source>
        <translation>表达式中没有这样的存储；结果位于内存中，或用 -o OUT 保存</translation>
    </message>
    <message>
        <source>expressions write no files: evaluate with -o OUT, or use `tensordesk export`</source>
        <translation>表达式不写入文件：请用 -o OUT 求值，或使用 `tensordesk export`</translation>
    </message>
    <message>
        <source>expressions write no files: save the result with -o OUT</source>
        <translation>表达式不写入文件：请用 -o OUT 保存结果</translation>
    </message>
    <message>
        <source>expressions write no files: save the result with -o OUT, or use `tensordesk export` (an OUT without an ending is a memory-mapped folder)</source>
        <translation>表达式不写入文件：请用 -o OUT 保存结果，或使用 `tensordesk export`（不带扩展名的 OUT 为内存映射文件夹）</translation>
    </message>
    <message>
        <source>f must be the path of a file, not a value of type {}</source>
        <translation>f 必须是文件的路径，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>f-strings are not supported</source>
        <translation>不支持 f-string</translation>
    </message>
    <message>
        <source>failed: {}</source>
        <translation>失败：{}</translation>
    </message>
    <message>
        <source>fast is True, for a copy of tensors only, or False, for the same as update_at_</source>
        <translation>fast 为 True 时仅复制张量，为 False 时与 update_at_ 相同</translation>
    </message>
    <message>
        <source>ffmpeg did not write the film: {}</source>
        <translation>ffmpeg 未写入动画：{}</translation>
    </message>
    <message>
        <source>files of the format {} are only written</source>
        <translation>{} 格式的文件只能写入</translation>
    </message>
    <message>
        <source>files of the format {} cannot be compressed; leave the compression out</source>
        <translation>{} 格式的文件无法压缩；请去掉压缩选项</translation>
    </message>
    <message>
        <source>fill_ takes a number, not a value of type {}</source>
        <translation>fill_ 接受数字，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>fill_ takes one number, not a tensor of {} dims</source>
        <translation>fill_ 接受单个数字，而不是有 {} 个维度的张量</translation>
    </message>
    <message>
        <source>fits too, but has fewer rules</source>
        <translation>也适合，但规则较少</translation>
    </message>
    <message>
        <source>flattening would give several entries the key {}</source>
        <translation>展平会使多个条目具有键 {}</translation>
    </message>
    <message>
        <source>float() takes a real number, not complex</source>
        <translation>float() 接受实数，而不是复数</translation>
    </message>
    <message>
        <source>floats of {} bits in a form that torch does not have</source>
        <translation>{} 位浮点数，其形式是 torch 所没有的</translation>
    </message>
    <message>
        <source>fn must be a function such as lambda x: x + 1, not {}</source>
        <translation>fn 必须是 lambda x: x + 1 这样的函数，而不是 {}</translation>
    </message>
    <message>
        <source>fn returned a value of type {}: map() joins tensordicts; map_iter() returns values of any type</source>
        <translation>fn 返回了类型为 {} 的值：map() 会连接 tensordict；map_iter() 可返回任何类型的值</translation>
    </message>
    <message>
        <source>frame {} of the video cannot be decoded: {}</source>
        <translation>无法解码视频的第 {} 帧：{}</translation>
    </message>
    <message>
        <source>frames are black, {} of {}</source>
        <translation>有黑色画面，{}/{}</translation>
    </message>
    <message>
        <source>frames do not change, {} total; the longest run has {}</source>
        <translation>帧静止不动，共 {} 处；最长的一段有 {} 帧</translation>
    </message>
    <message>
        <source>from_dict takes a dict, not a value of type {}</source>
        <translation>from_dict 接受 dict，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>from_list takes a list of dicts, not a value of type {}</source>
        <translation>from_list 接受 dict 的列表，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>from_modules takes at least one module</source>
        <translation>from_modules 至少接受一个模块</translation>
    </message>
    <message>
        <source>from_tuple takes a tuple, not a value of type {}</source>
        <translation>from_tuple 接受元组，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>generalized advantage estimation with gamma {} and lambda {}</source>
        <translation>gamma 为 {}、lambda 为 {} 的广义优势估计</translation>
    </message>
    <message>
        <source>grad can be implicitly created only for scalar outputs</source>
        <translation>未给出梯度时，只能从单元素的输出开始</translation>
    </message>
    <message>
        <source>grad can be implicitly created only for scalar outputs: this leaf has shape {}. Pass a gradient tensordict matching the structure of this tensordict to backward()</source>
        <translation>未给出梯度时，只能从单元素的叶子开始：此叶子的形状为 {}。请向 backward() 传入键相同的梯度 TensorDict</translation>
    </message>
    <message>
        <source>gradient must be a tensordict with entries matching the differentiable leaves of the tensordict, not a {}</source>
        <translation>gradient 必须是与可求导叶子对应的 TensorDict，而不是 {}</translation>
    </message>
    <message>
        <source>group is None: there is the default process group alone</source>
        <translation>group 为 None：只有默认进程组</translation>
    </message>
    <message>
        <source>has NaN or infinities</source>
        <translation>含有 NaN 或无穷大</translation>
    </message>
    <message>
        <source>has a chunk of shape {} at {}, which exceeds its shape {}</source>
        <translation>有一个形状为 {}、位于 {} 的分块，超出了其形状 {}</translation>
    </message>
    <message>
        <source>has a chunk of {} bytes instead of {}</source>
        <translation>有一个分块为 {} 字节，而不是 {} 字节</translation>
    </message>
    <message>
        <source>has a chunk of {} sizes and {} offsets</source>
        <translation>有一块数据含 {} 个大小和 {} 个偏移</translation>
    </message>
    <message>
        <source>has a description that consolidate() did not write</source>
        <translation>其描述不是由 consolidate() 写入的</translation>
    </message>
    <message>
        <source>has a dtype of the number {}, which is not known</source>
        <translation>其 dtype 的编号为 {},未知</translation>
    </message>
    <message>
        <source>has a field of the shape {}</source>
        <translation>有一个形状为 {} 的字段</translation>
    </message>
    <message>
        <source>has a field {}, for which Python raises an error when it loads non-tensor data</source>
        <translation>有字段 {}，因此 Python 会拒绝加载其非张量数据</translation>
    </message>
    <message>
        <source>has a leaf of dtype {}</source>
        <translation>有 dtype 为 {} 的叶节点</translation>
    </message>
    <message>
        <source>has a member {}, which unpacking would put outside of the folder</source>
        <translation>含有成员 {}，解包时它会落在文件夹之外</translation>
    </message>
    <message>
        <source>has a negative size: {}</source>
        <translation>有负的大小：{}</translation>
    </message>
    <message>
        <source>has a negative stride: {}</source>
        <translation>有负的步幅：{}</translation>
    </message>
    <message>
        <source>has a non-tensor that is not described by its value and batch size</source>
        <translation>有一个非张量，未以其值和批次大小来描述</translation>
    </message>
    <message>
        <source>has a part of the unknown kind {}</source>
        <translation>含有未知种类 {} 的部分</translation>
    </message>
    <message>
        <source>has a shard of {} bytes with a chunk of {} bytes at {}</source>
        <translation>有一个 {} 字节的分片，其中一个分块为 {} 字节，位于 {}</translation>
    </message>
    <message>
        <source>has a shard of {} bytes, too few for the table of its {} chunks</source>
        <translation>有一个 {} 字节的分片，不足以容纳其 {} 个分块的表</translation>
    </message>
    <message>
        <source>has a slash in its key, which LeRobot data sets do not have: rename it</source>
        <translation>的键中有斜杠，而 LeRobot 数据集不允许：请重命名</translation>
    </message>
    <message>
        <source>has a stack of no values</source>
        <translation>有一个没有值的堆叠</translation>
    </message>
    <message>
        <source>has a stack of values with different batch sizes</source>
        <translation>有一个堆叠，其中的值批次大小不同</translation>
    </message>
    <message>
        <source>has a stack that lacks a member</source>
        <translation>有一个缺少成员的堆叠</translation>
    </message>
    <message>
        <source>has a stack with the member {}</source>
        <translation>有一个含成员 {} 的堆叠</translation>
    </message>
    <message>
        <source>has a tensor that {} creates; only dense tensors are supported</source>
        <translation>含有由 {} 创建的张量；仅支持稠密张量</translation>
    </message>
    <message>
        <source>has an attribute of type {}, which is not read here</source>
        <translation>有类型 {} 的属性，此处无法读取</translation>
    </message>
    <message>
        <source>has an unclosed brace; write \{ for a brace in a file name</source>
        <translation>有未闭合的花括号；文件名中的花括号请写作 \{</translation>
    </message>
    <message>
        <source>has another kind of values</source>
        <translation>的值类型不同</translation>
    </message>
    <message>
        <source>has another object where a storage is expected</source>
        <translation>在应为存储之处是另一个对象</translation>
    </message>
    <message>
        <source>has another shape than before</source>
        <translation>形状与之前不同</translation>
    </message>
    <message>
        <source>has batch size {}, where {} rows are expected</source>
        <translation>批大小为 {}，而应有 {} 行</translation>
    </message>
    <message>
        <source>has bytes of another leaf: an edit changes both</source>
        <translation>含有另一个叶节点的字节：一次修改会同时更改两者</translation>
    </message>
    <message>
        <source>has its elements in another file, {}, which is not opened; load it in Python and save it as a whole</source>
        <translation>其元素位于另一个文件 {} 中，该文件不会被打开；请在 Python 中加载并整体保存</translation>
    </message>
    <message>
        <source>has more than one member {}; the last one is shown</source>
        <translation>有多个成员 {}；显示的是最后一个</translation>
    </message>
    <message>
        <source>has more than {} different keys, so it is not a table of rows</source>
        <translation>有超过 {} 个不同的键，因此不是由行组成的表</translation>
    </message>
    <message>
        <source>has more than {} files; open the needed ones alone</source>
        <translation>包含超过 {} 个文件；请单独打开所需的文件</translation>
    </message>
    <message>
        <source>has no array with one row per step, such as rewards or actions</source>
        <translation>没有每步一行的数组，如 rewards 或 actions</translation>
    </message>
    <message>
        <source>has no bytes for its storage</source>
        <translation>没有其存储的字节</translation>
    </message>
    <message>
        <source>has no dtype, and neither has its storage</source>
        <translation>没有 dtype，其存储也没有</translation>
    </message>
    <message>
        <source>has no entries in this state dict: it was an empty tensordict, or a NonTensorStack, whose values state_dict() does not write. Save the tensordict itself to keep them</source>
        <translation>在此 state dict 中没有条目：它原来是空的 tensordict，或者是 NonTensorStack（state_dict() 不写入其值）。要保留这些值，请保存 tensordict 本身</translation>
    </message>
    <message>
        <source>has no episodes to compare: expected a bool "done", "terminated" or "truncated" over the batch, or another key that marks them</source>
        <translation>没有可比较的回合：应有覆盖批次的 bool "done"、"terminated" 或 "truncated"，或其他标记回合的键</translation>
    </message>
    <message>
        <source>has no file {} beside it, so its shape and dtype are unknown: tensordict before 0.3 could not save it</source>
        <translation>旁边没有文件 {}，因此其形状和 dtype 未知：0.3 之前的 tensordict 无法保存它</translation>
    </message>
    <message>
        <source>has no member {}</source>
        <translation>没有成员 {}</translation>
    </message>
    <message>
        <source>has no parameters to compare with</source>
        <translation>没有可比较的参数</translation>
    </message>
    <message>
        <source>has no steps to run the module over</source>
        <translation>没有可供模块运行的步</translation>
    </message>
    <message>
        <source>has no such image</source>
        <translation>没有这样的图像</translation>
    </message>
    <message>
        <source>has no table of episodes</source>
        <translation>没有片段表</translation>
    </message>
    <message>
        <source>has none of the module's output keys ({}): give the module out_keys that are stored</source>
        <translation>不含模块的任何输出键（{}）：请为模块指定已存储的 out_keys</translation>
    </message>
    <message>
        <source>has one value per position; a safetensors file keeps one value for all</source>
        <translation>每个位置各有一个值；safetensors 文件只为全部位置保存一个值</translation>
    </message>
    <message>
        <source>has one value where the batch size of its level asks for {}</source>
        <translation>只有一个值，而其层级的批次大小要求 {}</translation>
    </message>
    <message>
        <source>has quantized elements of less than a byte, which cannot be shown</source>
        <translation>含有小于一个字节的量化元素，无法显示</translation>
    </message>
    <message>
        <source>has records of more fields than can be shown</source>
        <translation>记录的字段多于可显示的数量</translation>
    </message>
    <message>
        <source>has records of more than {} bytes</source>
        <translation>有超过 {} 字节的记录</translation>
    </message>
    <message>
        <source>has records whose field {} reaches beyond their end</source>
        <translation>记录的字段 {} 超出了记录末尾</translation>
    </message>
    <message>
        <source>has sequences of variable length, which are not edited in place; export the file and edit the copy</source>
        <translation>含有可变长度的序列,不能就地编辑;请导出文件并编辑副本</translation>
    </message>
    <message>
        <source>has stacks of more than a million members in total</source>
        <translation>其堆叠总共有超过一百万个成员</translation>
    </message>
    <message>
        <source>has steps of different shapes, which cannot be read as one block</source>
        <translation>各步形状不同，无法作为一个块读取</translation>
    </message>
    <message>
        <source>has tensors that were distributed over processes: it contains only the local part of one process</source>
        <translation>包含分布于多个进程的张量：其中只有一个进程的本地部分</translation>
    </message>
    <message>
        <source>has the components {} and {} at one path, {}</source>
        <translation>有组件 {} 和 {} 位于同一路径 {}</translation>
    </message>
    <message>
        <source>has the data offsets {}, which are not a begin and an end</source>
        <translation>其数据偏移为 {}，不是起始和结束</translation>
    </message>
    <message>
        <source>has the dtype {} of numpy, which tensors do not have; convert it there</source>
        <translation>其 numpy 的 dtype 为 {}，张量没有此类型；请在那里转换</translation>
    </message>
    <message>
        <source>has the dtype {}, for which Python raises an error on loading</source>
        <translation>其 dtype 为 {}，Python 会拒绝加载</translation>
    </message>
    <message>
        <source>has the dtype {}, which is not one of numpy</source>
        <translation>其 dtype 为 {},不是 numpy 的 dtype</translation>
    </message>
    <message>
        <source>has the dtype {}, which this LibTorch does not know</source>
        <translation>其 dtype 为 {}，此 LibTorch 不认识</translation>
    </message>
    <message>
        <source>has the field {}, which is not a name with a dtype</source>
        <translation>字段 {} 不是名称与 dtype 的组合</translation>
    </message>
    <message>
        <source>has the file name of the key {}, and belongs to another key or to none; rename or remove it first</source>
        <translation>与键 {} 的文件名相同，却属于另一个键或不属于任何键；请先重命名或移除它</translation>
    </message>
    <message>
        <source>has the names {} below a level with the names {}: Python raises an error when it loads this</source>
        <translation>其名称为 {}，而上一层级的名称为 {}：Python 会拒绝加载</translation>
    </message>
    <message>
        <source>has the shape {}, which does not begin with the batch size {}</source>
        <translation>形状为 {}，不以批大小 {} 开头</translation>
    </message>
    <message>
        <source>has the shape {}, whose first dim does not match the {} rows of the replay buffer</source>
        <translation>其形状为 {}，第一个维度与回放缓冲区的 {} 行不符</translation>
    </message>
    <message>
        <source>has the size or stride {}, which is negative</source>
        <translation>其大小或步幅为 {}，是负数</translation>
    </message>
    <message>
        <source>has the size {}</source>
        <translation>其大小为 {}</translation>
    </message>
    <message>
        <source>has the slope {} over the log-probability under the rollout engine, expected 1: one side may apply a temperature that the other does not</source>
        <translation>对采样引擎对数概率的斜率为 {}，应为 1：可能只有一侧使用了温度</translation>
    </message>
    <message>
        <source>has two chunks of the same elements, at {} and {}</source>
        <translation>有两块数据含有相同的元素，位于 {} 和 {}</translation>
    </message>
    <message>
        <source>has unsaved edits: save or discard them first</source>
        <translation>有未保存的修改：请先保存或放弃它们</translation>
    </message>
    <message>
        <source>has values more than {} levels deep</source>
        <translation>有超过 {} 层深的值</translation>
    </message>
    <message>
        <source>has version {} of the format; the latest supported one is {}</source>
        <translation>格式版本为 {}；支持的最新版本为 {}</translation>
    </message>
    <message>
        <source>has version {}, and version {} can be read</source>
        <translation>其版本为 {}，可读取的版本为 {}</translation>
    </message>
    <message>
        <source>has {} bytes and {} of padding where its shape asks for {}</source>
        <translation>有 {} 字节和 {} 填充，而其形状要求 {}</translation>
    </message>
    <message>
        <source>has {} bytes of JSON, more than the limit of {} bytes</source>
        <translation>有 {} 字节的 JSON，超过上限 {} 字节</translation>
    </message>
    <message>
        <source>has {} bytes that are neither 0 nor 1, where each is a bool</source>
        <translation>有 {} 个字节既非 0 也非 1，而每个字节应为一个 bool</translation>
    </message>
    <message>
        <source>has {} bytes when it is unpacked, more than the {} that are unpacked to show it; unpack the archive and open the file</source>
        <translation>解压后为 {} 字节,超过为显示而解压的上限 {} 字节;请解压归档后打开该文件</translation>
    </message>
    <message>
        <source>has {} bytes where its shape needs {}: Python raises an error when it loads this</source>
        <translation>有 {} 字节，而其形状要求 {}：Python 会拒绝加载</translation>
    </message>
    <message>
        <source>has {} bytes where its shape {} of {} takes {}</source>
        <translation>有 {} 字节，而其形状 {}（类型 {}）需要 {}</translation>
    </message>
    <message>
        <source>has {} bytes where {} are expected</source>
        <translation>有 {} 字节，而应为 {}</translation>
    </message>
    <message>
        <source>has {} bytes, more than the limit of {} bytes</source>
        <translation>有 {} 字节，超过上限 {} 字节</translation>
    </message>
    <message>
        <source>has {} bytes, where the save left between {} and {}</source>
        <translation>有 {} 字节，而保存留下的应在 {} 到 {} 之间</translation>
    </message>
    <message>
        <source>has {} criteria; at most {} are shown</source>
        <translation>有 {} 个标准；最多显示 {} 个</translation>
    </message>
    <message>
        <source>has {} elements in a row; Parquet files hold at most {}</source>
        <translation>每行有 {} 个元素；Parquet 文件最多容纳 {} 个</translation>
    </message>
    <message>
        <source>has {} members whose names are longer than {} bytes, which are skipped</source>
        <translation>有 {} 个成员的名称长于 {} 字节，已被跳过</translation>
    </message>
    <message>
        <source>has {} members, so none with number {}</source>
        <translation>有 {} 个成员，因此没有编号为 {} 的成员</translation>
    </message>
    <message>
        <source>has {} scores for {} instructions</source>
        <translation>有 {} 个分数，而指令有 {} 条</translation>
    </message>
    <message>
        <source>has {} sequences; at most {} are read as a whole</source>
        <translation>有 {} 个序列；最多整体读取 {} 个</translation>
    </message>
    <message>
        <source>has {} sizes and {} strides</source>
        <translation>有 {} 个大小和 {} 个步幅</translation>
    </message>
    <message>
        <source>has {} values for a sequence of {} tokens, {} of them in the response</source>
        <translation>有 {} 个值，而序列有 {} 个 token，其中 {} 个属于回复</translation>
    </message>
    <message>
        <source>has {} values where the batch size of its level asks for {}</source>
        <translation>有 {} 个值，而其层级的批次大小要求 {}</translation>
    </message>
    <message>
        <source>has {} where a size is expected</source>
        <translation>应为大小之处却是 {}</translation>
    </message>
    <message>
        <source>has {} where sizes are expected</source>
        <translation>应为一组大小之处却是 {}</translation>
    </message>
    <message>
        <source>has {} where the sizes of at most {} dims are expected</source>
        <translation>有 {}，而应为至多 {} 个维度的大小</translation>
    </message>
    <message>
        <source>has {} where {} belongs</source>
        <translation>有 {}，而应为 {}</translation>
    </message>
    <message>
        <source>high of TanhNormal must be greater than low</source>
        <translation>TanhNormal 的 high 必须大于 low</translation>
    </message>
    <message>
        <source>holds JSON, which is not edited in place; export the file and edit the copy</source>
        <translation>含有 JSON，不能就地编辑；请导出文件并编辑副本</translation>
    </message>
    <message>
        <source>holds a {} where an object of its own classes is expected</source>
        <translation>含有 {}，而应为其自身类的对象</translation>
    </message>
    <message>
        <source>holds a {} where its code says {}</source>
        <translation>含有 {}，而其代码中为 {}</translation>
    </message>
    <message>
        <source>holds a {}, which is not a class of its code</source>
        <translation>含有 {}，它不是其代码中的类</translation>
    </message>
    <message>
        <source>holds files that are not opened within an archive; unpack the archive and open the folder</source>
        <translation>包含在归档内不会打开的文件；请解包归档并打开文件夹</translation>
    </message>
    <message>
        <source>holds further fields as a pickle, which are not shown</source>
        <translation>包含 pickle 形式的其他字段，不予显示</translation>
    </message>
    <message>
        <source>holds micro-batches, which are not edited in place; export the file and edit the copy</source>
        <translation>含有微批次，不能就地编辑；请导出文件并编辑副本</translation>
    </message>
    <message>
        <source>holds more than {} files</source>
        <translation>包含超过 {} 个文件</translation>
    </message>
    <message>
        <source>holds non-tensor values of more than {} bytes; a zarr store keeps no larger ones</source>
        <translation>包含超过 {} 字节的非张量值；zarr 存储不保存更大的值</translation>
    </message>
    <message>
        <source>holds other bytes than the save left: it was written again since</source>
        <translation>包含的字节与保存留下的不同：此后又被写入过</translation>
    </message>
    <message>
        <source>holds the journal of another save</source>
        <translation>包含另一次保存的日志</translation>
    </message>
    <message>
        <source>holds {} texts; a zarr store keeps {} in one place</source>
        <translation>包含 {} 个文本；zarr 存储在一处保存 {} 个</translation>
    </message>
    <message>
        <source>holds {} where a dict describes a level or a leaf</source>
        <translation>包含 {}，而此处应由 dict 描述层级或叶节点</translation>
    </message>
    <message>
        <source>how many elements a mask picks</source>
        <translation>掩码选取的元素个数</translation>
    </message>
    <message>
        <source>how many elements are distinct</source>
        <translation>互不相同的元素个数</translation>
    </message>
    <message>
        <source>in a layout with "ring", its "full", and "allRows"</source>
        <translation>用于带有 "ring"、其 "full" 和 "allRows" 的布局</translation>
    </message>
    <message>
        <source>in a layout with "steps", and in no other</source>
        <translation>仅用于带有 "steps" 的布局</translation>
    </message>
    <message>
        <source>in dim {}</source>
        <translation>在维度 {}</translation>
    </message>
    <message>
        <source>in dim {} of {}</source>
        <translation>在维度 {}（{}）</translation>
    </message>
    <message>
        <source>in place, the index to gather by needs a dim for each of the batch size {}, its shape is {}</source>
        <translation>原地执行 gather 时，索引应为批次大小 {} 的每个维度各有一个维度，而其形状为 {}</translation>
    </message>
    <message>
        <source>in strict mode a part of a container must be assigned a container, not a value of type {}</source>
        <translation>在严格模式下，容器的一部分必须赋值为容器，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>in strict mode permute takes each dim of the batch size {}, not only {}</source>
        <translation>在严格模式下，permute 需要批次大小 {} 的每个维度，而不仅是 {}</translation>
    </message>
    <message>
        <source>in strict mode {}() takes a number or a tensor, not a tensordict</source>
        <translation>在严格模式下，{}() 接受数字或张量，而不是 tensordict</translation>
    </message>
    <message>
        <source>in_features must be given where layer_class is</source>
        <translation>给出 layer_class 时必须同时给出 in_features</translation>
    </message>
    <message>
        <source>index {} is out of bounds for dimension {} with size {}</source>
        <translation>索引 {} 超出维度 {} 的范围，其大小为 {}</translation>
    </message>
    <message>
        <source>index {} is out of range for a {} of {} items</source>
        <translation>索引 {} 超出 {} 的范围（共 {} 项）</translation>
    </message>
    <message>
        <source>init must be a number, not {}</source>
        <translation>init 必须是数字，而不是 {}</translation>
    </message>
    <message>
        <source>inplace is None, True, False or 'empty'</source>
        <translation>inplace 应为 None、True、False 或 'empty'</translation>
    </message>
    <message>
        <source>input.size(-1) must be equal to input_size. Expected {}, got {}</source>
        <translation>input.size(-1) 必须等于 input_size。应为 {}，实为 {}</translation>
    </message>
    <message>
        <source>input_dict must be a dict, not {}</source>
        <translation>input_dict 必须是 dict，而不是 {}</translation>
    </message>
    <message>
        <source>int() takes a finite number within 64 bits</source>
        <translation>int() 接受 64 位以内的有限数</translation>
    </message>
    <message>
        <source>int() takes a real number, not complex</source>
        <translation>int() 接受实数，而不是复数</translation>
    </message>
    <message>
        <source>integers of {} bytes</source>
        <translation>{} 字节的整数</translation>
    </message>
    <message>
        <source>interpolation must be a str, not {}</source>
        <translation>interpolation 必须是 str，而不是 {}</translation>
    </message>
    <message>
        <source>is -inf at {} of {} tokens of responses</source>
        <translation>在回复的 {}/{} 个 token 处为 -inf</translation>
    </message>
    <message>
        <source>is JSON, but not an object, as a meta.json has to be</source>
        <translation>是 JSON，但不是对象，而 meta.json 必须是对象</translation>
    </message>
    <message>
        <source>is MessagePack, but not a list of prime-rl's micro-batches</source>
        <translation>是 MessagePack，但不是 prime-rl 微批次的列表</translation>
    </message>
    <message>
        <source>is NaN at {} of {} tokens of responses</source>
        <translation>在回复的 {}/{} 个 token 处为 NaN</translation>
    </message>
    <message>
        <source>is a .npy file of version {}, which is newer than this program</source>
        <translation>是版本 {} 的 .npy 文件，比此程序更新</translation>
    </message>
    <message>
        <source>is a Parquet file, whose values are not edited in place; export it in another format and edit that file</source>
        <translation>是 Parquet 文件，其值不能就地编辑；请导出为其他格式再编辑</translation>
    </message>
    <message>
        <source>is a damaged Parquet file: row group {} has {} rows</source>
        <translation>是损坏的 Parquet 文件：行组 {} 有 {} 行</translation>
    </message>
    <message>
        <source>is a damaged Parquet file: {}</source>
        <translation>是损坏的 Parquet 文件：{}</translation>
    </message>
    <message>
        <source>is a damaged Parquet file: {} has {} rows in row group {}, not {}</source>
        <translation>是损坏的 Parquet 文件：{1} 在行组 {3} 中有 {2} 行，而非 {4} 行</translation>
    </message>
    <message>
        <source>is a damaged zip archive: its directory has no record {} of {}</source>
        <translation>是已损坏的 zip 归档：其目录中没有记录 {}（共 {} 条）</translation>
    </message>
    <message>
        <source>is a damaged zip archive: {}</source>
        <translation>是已损坏的 zip 归档：{}</translation>
    </message>
    <message>
        <source>is a field of Python objects, which only Python can read</source>
        <translation>是只有 Python 才能读取的 Python 对象字段</translation>
    </message>
    <message>
        <source>is a folder with other content than a tensordict, which is not overwritten</source>
        <translation>是包含 tensordict 以外内容的文件夹，不予覆盖</translation>
    </message>
    <message>
        <source>is a folder without a meta.json, so it holds no tensordict</source>
        <translation>是没有 meta.json 的文件夹，因此不包含 tensordict</translation>
    </message>
    <message>
        <source>is a folder without a meta.json, so it holds no tensordict itself; open {} in it</source>
        <translation>是没有 meta.json 的文件夹，因此其本身不包含 tensordict；请打开其中的 {}</translation>
    </message>
    <message>
        <source>is a folder, which a file does not replace</source>
        <translation>是文件夹，不能用文件替换</translation>
    </message>
    <message>
        <source>is a group of version 2 in a zarr store of version 3; save it as another store</source>
        <translation>是版本 3 的 zarr 存储中的版本 2 的组；请另存为新的存储</translation>
    </message>
    <message>
        <source>is a level that contains itself</source>
        <translation>是包含自身的层级</translation>
    </message>
    <message>
        <source>is a link out of the opened folder, to {}. Allow such links to read it (`tensordesk --follow-links …`)</source>
        <translation>是从已打开的文件夹指向外部的链接，目标为 {}。请允许跟随此类链接以读取它 (`tensordesk --follow-links …`)</translation>
    </message>
    <message>
        <source>is a link out of the opened folder, which is read but not written</source>
        <translation>是从已打开的文件夹指向外部的链接，只读取，不写入</translation>
    </message>
    <message>
        <source>is a link to a folder that contains it</source>
        <translation>是指向包含它的文件夹的链接</translation>
    </message>
    <message>
        <source>is a link, which is read but not written</source>
        <translation>是链接，只读取，不写入</translation>
    </message>
    <message>
        <source>is a numpy array of shape {} with {} objects</source>
        <translation>是形状为 {} 的 numpy 数组,但有 {} 个对象</translation>
    </message>
    <message>
        <source>is a numpy array without data</source>
        <translation>是没有数据的 numpy 数组</translation>
    </message>
    <message>
        <source>is a part of a memmap folder; open the folder that contains it</source>
        <translation>是 memmap 文件夹的一部分；请打开包含它的文件夹</translation>
    </message>
    <message>
        <source>is a single record of numpy, which cannot be shown</source>
        <translation>是单个 numpy 记录,无法显示</translation>
    </message>
    <message>
        <source>is a tensor of the device meta, which has no elements</source>
        <translation>是 meta 设备上的张量，没有元素</translation>
    </message>
    <message>
        <source>is a tensordict without a batch size or without entries</source>
        <translation>是没有批次大小或没有条目的 tensordict</translation>
    </message>
    <message>
        <source>is a video that cannot be opened: {}</source>
        <translation>是无法打开的视频：{}</translation>
    </message>
    <message>
        <source>is a video, whose frames are not edited in place; save it as a memmap folder and edit that</source>
        <translation>是视频，其画面不能就地编辑；请保存为 memmap 文件夹再编辑</translation>
    </message>
    <message>
        <source>is a view ({}) of a tensordict, which is shown whole</source>
        <translation>是 tensordict 的视图 ({})，显示的是整个 tensordict</translation>
    </message>
    <message>
        <source>is a zarr store in a zip archive, which is read-only because a changed chunk may need more room; save it as a folder to edit it</source>
        <translation>是 zip 归档中的 zarr 存储，由于更改后的分块可能需要更多空间，因此是只读的；如需编辑，请保存为文件夹</translation>
    </message>
    <message>
        <source>is a zarr store of one array alone, of which only elements can be edited in place; save it as another store to change anything else</source>
        <translation>是仅含一个数组的 zarr 存储，只能原地编辑其元素；如需更改其他内容，请另存为新的存储</translation>
    </message>
    <message>
        <source>is a zarr store of version 2, of which only elements can be edited in place, not keys, shapes, names and non-tensor values; save it as another store to change these</source>
        <translation>是版本 2 的 zarr 存储，只能原地编辑其元素，不能编辑键、形状、名称和非张量值；如需更改这些内容，请另存为新的存储</translation>
    </message>
    <message>
        <source>is a zip archive that holds no tensordict</source>
        <translation>是不包含 tensordict 的 zip 归档</translation>
    </message>
    <message>
        <source>is a zip archive with a zarr store in a folder of it; unpack it and open that folder</source>
        <translation>是 zip 归档，zarr 存储位于其中的文件夹内；请解包并打开该文件夹</translation>
    </message>
    <message>
        <source>is a zip archive without a {}, so torch.save did not write it</source>
        <translation>是没有 {} 的 zip 归档，因此不是由 torch.save 写入的</translation>
    </message>
    <message>
        <source>is above 0 at {} of {} tokens of responses</source>
        <translation>在回复的 {}/{} 个 token 处大于 0</translation>
    </message>
    <message>
        <source>is all zeros, which it was not before</source>
        <translation>全为零，而之前并非如此</translation>
    </message>
    <message>
        <source>is an archive in an archive in a pickle, which verl never writes</source>
        <translation>是 pickle 里的归档中的归档，verl 从不这样写</translation>
    </message>
    <message>
        <source>is an array of bytes without a dtype; give it one in numpy, with view()</source>
        <translation>是没有 dtype 的字节数组;请在 numpy 中用 view() 指定</translation>
    </message>
    <message>
        <source>is an array of {} texts of up to {} bytes, more than can be shown</source>
        <translation>是 {} 个最多 {} 字节的文本的数组,超出可显示的量</translation>
    </message>
    <message>
        <source>is an empty file</source>
        <translation>是空文件</translation>
    </message>
    <message>
        <source>is an entry of every member of a stack, so it has no members of its own</source>
        <translation>是堆叠中每个成员的条目，因此没有自己的成员</translation>
    </message>
    <message>
        <source>is another file than the one that is open, which refers to it: open it to edit it</source>
        <translation>不是当前打开的文件，而是被后者引用的另一个文件：如需编辑，请打开它</translation>
    </message>
    <message>
        <source>is another file than the one that the save wrote to: it was replaced, copied or restored</source>
        <translation>不是保存所写入的那个文件：它已被替换、复制或还原</translation>
    </message>
    <message>
        <source>is at {}, outside the checkpoint</source>
        <translation>位于 {}，在检查点之外</translation>
    </message>
    <message>
        <source>is being edited already, by TensorDesk process {}: finish there first</source>
        <translation>已在 TensorDesk 进程 {} 中编辑：请先在那里完成</translation>
    </message>
    <message>
        <source>is broken, so deleting or replacing it could not be undone: {}</source>
        <translation>已损坏，因此删除或替换它将无法撤销：{}</translation>
    </message>
    <message>
        <source>is changed through its document only</source>
        <translation>只能通过其文档更改</translation>
    </message>
    <message>
        <source>is composed of the members of a stack and cannot be written itself</source>
        <translation>由堆叠的成员组成，自身无法写入</translation>
    </message>
    <message>
        <source>is compressed in the archive and cannot be read there; unpack the archive and open the folder</source>
        <translation>在归档中是压缩的，无法在其中读取；请解包归档并打开文件夹</translation>
    </message>
    <message>
        <source>is compressed in the archive, which torch.save never writes; unpack the archive and pack it without compression</source>
        <translation>在归档中是压缩的，而 torch.save 从不这样写；请解包归档，并以不压缩的方式重新打包</translation>
    </message>
    <message>
        <source>is computed from the lengths of episodes</source>
        <translation>由片段长度计算得出</translation>
    </message>
    <message>
        <source>is created by {} with too few arguments</source>
        <translation>由 {} 创建，但参数过少</translation>
    </message>
    <message>
        <source>is damaged: it cannot be unpacked</source>
        <translation>已损坏：无法解压</translation>
    </message>
    <message>
        <source>is damaged: it is not MessagePack from byte {} on</source>
        <translation>已损坏：从第 {} 字节起不是 MessagePack</translation>
    </message>
    <message>
        <source>is damaged: it is stored uncompressed, but its directory states {} stored bytes and {} bytes</source>
        <translation>已损坏：它未经压缩存储，却据称占用 {} 字节、解包后为 {} 字节</translation>
    </message>
    <message>
        <source>is damaged: it shares bytes with the member {}</source>
        <translation>已损坏：它与成员 {} 共用字节</translation>
    </message>
    <message>
        <source>is damaged: its header at byte {} has another name</source>
        <translation>已损坏：其位于字节 {} 的头部中是另一个名称</translation>
    </message>
    <message>
        <source>is damaged: its name is marked as UTF-8, but is not valid UTF-8</source>
        <translation>已损坏：其名称标记为 UTF-8，但不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>is damaged: its record in the directory does not hold its sizes</source>
        <translation>已损坏：其目录记录中不包含其大小</translation>
    </message>
    <message>
        <source>is damaged: its stated size is {} bytes</source>
        <translation>已损坏：其声明的大小为 {} 字节</translation>
    </message>
    <message>
        <source>is damaged: its stated start is byte {} of {}</source>
        <translation>已损坏：其声明的起始位置为字节 {}，而总共有 {} 字节</translation>
    </message>
    <message>
        <source>is damaged: its {} bytes reach into the directory at byte {}</source>
        <translation>已损坏：其 {} 字节延伸到了位于字节 {} 的目录中</translation>
    </message>
    <message>
        <source>is damaged: there is no header of it at byte {}</source>
        <translation>已损坏：在字节 {} 处没有它的头部</translation>
    </message>
    <message>
        <source>is damaged: {} bytes cannot unpack to the stated {} bytes</source>
        <translation>已损坏：{} 字节不可能解包为所声明的 {} 字节</translation>
    </message>
    <message>
        <source>is derived: it follows from `{}`, and cannot be changed</source>
        <translation>是派生的：它由 `{}` 得出，不能更改</translation>
    </message>
    <message>
        <source>is described as {}, which is not known</source>
        <translation>被描述为 {}，而它是未知的</translation>
    </message>
    <message>
        <source>is described by a tensor of the dtype {}, expected integers</source>
        <translation>由 dtype 为 {} 的张量描述，而应为整数</translation>
    </message>
    <message>
        <source>is described by {} numbers, which is more than {}</source>
        <translation>由 {} 个数字描述，超过 {} 个</translation>
    </message>
    <message>
        <source>is described by {} where a storage is expected</source>
        <translation>由 {} 描述，而应为存储</translation>
    </message>
    <message>
        <source>is described by {}, expected an integer</source>
        <translation>由 {} 描述，而应为整数</translation>
    </message>
    <message>
        <source>is encrypted; unpack the archive with its password</source>
        <translation>已加密；请用密码解包归档</translation>
    </message>
    <message>
        <source>is exactly 0 at {} of {} tokens of responses</source>
        <translation>在回复的 {}/{} 个 token 处恰为 0</translation>
    </message>
    <message>
        <source>is given twice, but removed the first time</source>
        <translation>给出了两次，但第一次就已移除</translation>
    </message>
    <message>
        <source>is left over from an append or an edit that was interrupted</source>
        <translation>是被中断的追加或修改留下的</translation>
    </message>
    <message>
        <source>is longer than its shape tells: the last {} bytes belong to no element</source>
        <translation>比其形状所示更长：最后 {} 字节不属于任何元素</translation>
    </message>
    <message>
        <source>is made of numbers that the file stores as Python values, which cannot be edited in place; export the file and edit the copy</source>
        <translation>由文件以 Python 值存储的数字组成，无法原地编辑；请导出文件并编辑副本</translation>
    </message>
    <message>
        <source>is missing in the first episode; the episodes of a LeRobot data set have the same entries: leave it out</source>
        <translation>在第一个回合中缺失；LeRobot 数据集的各回合具有相同的条目：请将其略去</translation>
    </message>
    <message>
        <source>is missing, because its replacement was interrupted; rename {} to it, or write it again</source>
        <translation>缺失，因为对它的替换被中断；请将 {} 重命名为它，或重新写入</translation>
    </message>
    <message>
        <source>is missing, though it was there before</source>
        <translation>缺失，而之前存在</translation>
    </message>
    <message>
        <source>is missing, though the first episode has it; the episodes of a LeRobot data set have the same entries: leave it out</source>
        <translation>缺失，而第一个回合中有；LeRobot 数据集的各回合具有相同的条目：请将其略去</translation>
    </message>
    <message>
        <source>is more than fits into one message</source>
        <translation>超出一条消息所能容纳的量</translation>
    </message>
    <message>
        <source>is more than {} times the probability under the rollout engine at {} of {} tokens</source>
        <translation>超过采样引擎概率的 {} 倍，共 {}/{} 个 token</translation>
    </message>
    <message>
        <source>is neither a file nor a folder</source>
        <translation>既不是文件，也不是文件夹</translation>
    </message>
    <message>
        <source>is neither a group nor an array</source>
        <translation>既不是组，也不是数组</translation>
    </message>
    <message>
        <source>is nested in an entry that is not a tensordict</source>
        <translation>是某个并非 tensordict 的内容的一部分</translation>
    </message>
    <message>
        <source>is nested in more than {} folders and archives</source>
        <translation>嵌套在超过 {} 个文件夹和归档中</translation>
    </message>
    <message>
        <source>is nested more than {} folders deep; open it alone</source>
        <translation>嵌套深度超过 {} 层文件夹；请单独打开它</translation>
    </message>
    <message>
        <source>is nested more than {} levels deep</source>
        <translation>嵌套超过 {} 层</translation>
    </message>
    <message>
        <source>is no longer the file that the save put there, and that file is not at {} either</source>
        <translation>不再是保存时放在那里的文件，该文件也不在 {}</translation>
    </message>
    <message>
        <source>is not a .npy file</source>
        <translation>不是 .npy 文件</translation>
    </message>
    <message>
        <source>is not a JSON object</source>
        <translation>不是 JSON 对象</translation>
    </message>
    <message>
        <source>is not a JSON object, as levels are</source>
        <translation>不是对象，而层级应为对象</translation>
    </message>
    <message>
        <source>is not a TorchScript file: torch.jit.save did not write it. Open files of torch.save with --with NAME=PATH</source>
        <translation>不是 TorchScript 文件：不是由 torch.jit.save 写入的。torch.save 写入的文件请用 --with NAME=PATH 打开</translation>
    </message>
    <message>
        <source>is not a consolidated tensordict: it does not end with JSON and its length</source>
        <translation>不是整合的 tensordict：其末尾不是 JSON 及其长度</translation>
    </message>
    <message>
        <source>is not a file of tensors, though the index names it</source>
        <translation>不是张量文件，尽管索引提到了它</translation>
    </message>
    <message>
        <source>is not a floating-point dtype: {}</source>
        <translation>不是浮点 dtype：{}</translation>
    </message>
    <message>
        <source>is not a group</source>
        <translation>不是组</translation>
    </message>
    <message>
        <source>is not a lazy stack</source>
        <translation>不是惰性堆叠</translation>
    </message>
    <message>
        <source>is not a member of the stack, because a number before it is missing</source>
        <translation>不是堆叠的成员，因为它前面缺少一个编号</translation>
    </message>
    <message>
        <source>is not a message of this protocol</source>
        <translation>不是此协议的消息</translation>
    </message>
    <message>
        <source>is not a path: it contains a zero byte</source>
        <translation>不是路径：其中含有零字节</translation>
    </message>
    <message>
        <source>is not a place on another machine; expected ssh://user@host/path or ssh://host:port/path</source>
        <translation>不是另一台机器上的位置；应为 ssh://user@host/path 或 ssh://host:port/path</translation>
    </message>
    <message>
        <source>is not a question or answer of this version of the program</source>
        <translation>不是此版本程序的询问或应答</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>不是常规文件</translation>
    </message>
    <message>
        <source>is not a stack of tensordicts</source>
        <translation>不是由 tensordict 组成的堆叠</translation>
    </message>
    <message>
        <source>is not a string</source>
        <translation>不是文本</translation>
    </message>
    <message>
        <source>is not a tensor</source>
        <translation>不是张量</translation>
    </message>
    <message>
        <source>is not a tensordict file</source>
        <translation>不是 tensordict 的文件</translation>
    </message>
    <message>
        <source>is not a zarr store</source>
        <translation>不是 zarr 存储</translation>
    </message>
    <message>
        <source>is not complete: its chunks have {} of {} elements</source>
        <translation>不完整：其数据块共有 {} 个元素，应为 {} 个</translation>
    </message>
    <message>
        <source>is not consolidated into bytes</source>
        <translation>未整合为字节</translation>
    </message>
    <message>
        <source>is not described by dtype, shape and location</source>
        <translation>未以 dtype、形状和位置来描述</translation>
    </message>
    <message>
        <source>is not open</source>
        <translation>未打开</translation>
    </message>
    <message>
        <source>is not part of the tensordict</source>
        <translation>不属于此 tensordict</translation>
    </message>
    <message>
        <source>is not stored as images</source>
        <translation>不是以图像形式存储的</translation>
    </message>
    <message>
        <source>is not the description of a leaf</source>
        <translation>不是叶节点的描述</translation>
    </message>
    <message>
        <source>is not the file of that save: it was replaced, copied or restored from a backup</source>
        <translation>不是那次保存的文件：它已被替换、复制或从备份还原</translation>
    </message>
    <message>
        <source>is not the metadata of a distributed checkpoint, but {}</source>
        <translation>不是分布式检查点的元数据，而是 {}</translation>
    </message>
    <message>
        <source>is of a LeRobot data set of version {}; v2.0 to v3.x are read: convert it with lerobot</source>
        <translation>属于版本 {} 的 LeRobot 数据集；可读取 v2.0 至 v3.x：请用 lerobot 转换</translation>
    </message>
    <message>
        <source>is of a replay buffer: the batch size is its capacity, and not all rows need be data</source>
        <translation>属于回放缓冲区：批次大小即其容量，并非所有行都是数据</translation>
    </message>
    <message>
        <source>is of a type that has no tensor, such as decimal numbers</source>
        <translation>的类型没有对应的张量，例如十进制数</translation>
    </message>
    <message>
        <source>is of another shape or dtype than in the first episode, where each step is {} of {}</source>
        <translation>的形状或 dtype 与第一个回合不同，那里每一步为 {}（{}）</translation>
    </message>
    <message>
        <source>is of shape {} and {}</source>
        <translation>的形状为 {}，类型为 {}</translation>
    </message>
    <message>
        <source>is of the format {}, and not of {}</source>
        <translation>格式为 {}，而不是 {}</translation>
    </message>
    <message>
        <source>is of {}, which Parquet files do not have</source>
        <translation>类型为 {}，Parquet 文件没有此类型</translation>
    </message>
    <message>
        <source>is on another machine and read-only here; export it, or edit it there</source>
        <translation>位于另一台机器上，在此只读；请导出，或在那里编辑</translation>
    </message>
    <message>
        <source>is one of several files that are shown as one; export them to edit the copy</source>
        <translation>是合并显示的多个文件之一；请导出后编辑副本</translation>
    </message>
    <message>
        <source>is open read-only; switch to Edit to change it</source>
        <translation>以只读方式打开；如需更改，请切换到“编辑”</translation>
    </message>
    <message>
        <source>is open read-only; switch to editing first</source>
        <translation>以只读方式打开；请先切换到编辑模式</translation>
    </message>
    <message>
        <source>is outside its stated bounds, {} to {}, at {} elements</source>
        <translation>超出声明的边界 {} 至 {}，共 {} 个元素</translation>
    </message>
    <message>
        <source>is outside of the served folders</source>
        <translation>位于所提供的文件夹之外</translation>
    </message>
    <message>
        <source>is packed by {}, which this program cannot unpack; unpack the archive, and pack it with deflate</source>
        <translation>用 {} 打包，此程序无法解包；请解包归档，并用 deflate 重新打包</translation>
    </message>
    <message>
        <source>is pickled, and not stored as a tensor</source>
        <translation>以 pickle 保存,而不是张量</translation>
    </message>
    <message>
        <source>is ragged along a dim before the one that its members are stacked on</source>
        <translation>在其成员堆叠所在维度之前的维度上不规则</translation>
    </message>
    <message>
        <source>is ragged along its first dim, of shape {}, and cannot be cut into rows</source>
        <translation>在第一个维度上不规则，形状为 {}，无法切分为行</translation>
    </message>
    <message>
        <source>is ragged in its first dim, of shape {}; a file of torch.save can hold ragged tensors only if the ragged dims follow the first</source>
        <translation>在第一个维度上不规则，形状为 {}；只有当不规则维度在第一个维度之后时，torch.save 文件才能容纳不规则张量</translation>
    </message>
    <message>
        <source>is ragged, of shape {}; a safetensors file keeps only dense tensors</source>
        <translation>不规则，形状为 {}；safetensors 文件只保存稠密张量</translation>
    </message>
    <message>
        <source>is ragged, of shape {}; a zarr store keeps only dense tensors</source>
        <translation>不规则，形状为 {}；zarr 存储只保存稠密张量</translation>
    </message>
    <message>
        <source>is ragged, of shape {}; all rows of a CSV file have the same columns</source>
        <translation>不规则，形状为 {}；CSV 文件的所有行具有相同的列</translation>
    </message>
    <message>
        <source>is read as a lazy stack along dim {}: saving it overwrote the metadata that states this</source>
        <translation>按沿维度 {} 的惰性堆叠读取：保存时覆盖了注明这一点的元数据</translation>
    </message>
    <message>
        <source>is read as a lazy stack along dim {}: saving it overwrote the metadata that states this, and its sizes fit {} dims</source>
        <translation>按沿维度 {} 的惰性堆叠读取：保存时覆盖了注明这一点的元数据，而其大小适合 {} 个维度</translation>
    </message>
    <message>
        <source>is saved as a view, which is not edited in place; export it first</source>
        <translation>保存为视图，无法原地编辑；请先导出</translation>
    </message>
    <message>
        <source>is shown together with other files, which are read-only together; open it alone to edit it</source>
        <translation>与其他文件一起显示，这些文件一起显示时是只读的；如需编辑，请单独打开它</translation>
    </message>
    <message>
        <source>is stacked along dim {}, and has {} batch dims</source>
        <translation>沿维度 {} 堆叠，而有 {} 个批次维度</translation>
    </message>
    <message>
        <source>is stored only for the last step, so only that flag can be edited</source>
        <translation>仅为最后一步存储，因此只能编辑该步的标志</translation>
    </message>
    <message>
        <source>is the journal of a save by another version of TensorDesk, and only that version can roll it back; nothing was changed. Recover with that version, or discard the journal</source>
        <translation>是另一版本的 TensorDesk 的保存日志，只有该版本能将其回滚；未更改任何内容。请用该版本恢复，或丢弃日志</translation>
    </message>
    <message>
        <source>is the storage of a replay buffer in a layout that is not known</source>
        <translation>是回放缓冲区的存储，其布局未知</translation>
    </message>
    <message>
        <source>is the storage of a replay buffer that keeps its rows compressed, which are not unpacked; load it in Python and save its rows as a tensordict</source>
        <translation>是以压缩形式保存各行的回放缓冲区存储，不予解包；请在 Python 中加载，并将其各行保存为 tensordict</translation>
    </message>
    <message>
        <source>is truncated or damaged: its header states {} bytes</source>
        <translation>被截断或已损坏：其文件头声明有 {} 字节</translation>
    </message>
    <message>
        <source>is truncated or damaged: {} bytes are expected from byte {} on, and the file has {}</source>
        <translation>被截断或已损坏：应有 {} 字节，从字节 {} 开始，而文件共有 {} 字节</translation>
    </message>
    <message>
        <source>is truncated: has {} of {} bytes</source>
        <translation>被截断：只有 {} 字节，应为 {} 字节</translation>
    </message>
    <message>
        <source>is written in another version of torch.save's format than {}</source>
        <translation>以 torch.save 格式的另一版本写入，而不是 {}</translation>
    </message>
    <message>
        <source>is written in version {} of the memmap layout, which is newer than this program: it is shown, not edited</source>
        <translation>以 memmap 布局的版本 {} 写入，比此程序更新：仅显示，不可编辑</translation>
    </message>
    <message>
        <source>is {}, which is not a JSON value</source>
        <translation>是 {}，不是 JSON 值</translation>
    </message>
    <message>
        <source>is {}, which is not a JSON value; a safetensors file keeps no others</source>
        <translation>是 {}，不是 JSON 值；safetensors 文件不保存其他值</translation>
    </message>
    <message>
        <source>is {}; LeRobot data sets hold texts and tensors</source>
        <translation>为 {}；LeRobot 数据集只含文本和张量</translation>
    </message>
    <message>
        <source>is_leaf is None, "non-tensor" (values are leaves as tensors are), "tensorclass" (instances of tensorclasses are leaves) or a function of the class</source>
        <translation>is_leaf 应为 None、"non-tensor"（值与张量一样是叶节点）、"tensorclass"（tensorclass 的实例是叶节点）或以类为参数的函数</translation>
    </message>
    <message>
        <source>is_leaf is None, "tensorclass" (instances of tensorclasses are leaves) or a function of the name of a class</source>
        <translation>is_leaf 应为 None、"tensorclass"（tensorclass 的实例是叶节点）或以类名为参数的函数</translation>
    </message>
    <message>
        <source>is_leaf must be a function of a class, not {}</source>
        <translation>is_leaf 必须是以类为参数的函数，而不是 {}</translation>
    </message>
    <message>
        <source>it cannot be moved into itself, to {}</source>
        <translation>不能移动到其自身之中，即 {}</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>it cannot be unpacked from byte {} on</source>
        <translation>从字节 {} 起无法解包</translation>
    </message>
    <message>
        <source>it claims {} × {} pixels, more than its {} bytes can hold</source>
        <translation>它声称有 {} × {} 像素，超出其 {} 字节所能容纳</translation>
    </message>
    <message>
        <source>it continues in other files</source>
        <translation>它在其他文件中延续</translation>
    </message>
    <message>
        <source>it has 16 bits a colour, for which this LibTorch has no dtype</source>
        <translation>它每种颜色为 16 位，而此 LibTorch 没有相应的 dtype</translation>
    </message>
    <message>
        <source>it has an integer of more than 64 bits</source>
        <translation>含有超过 64 位的整数</translation>
    </message>
    <message>
        <source>it has no codec that converts elements to bytes</source>
        <translation>没有将元素转换为字节的编解码器</translation>
    </message>
    <message>
        <source>it has no end record; it may have been cut</source>
        <translation>它没有结尾记录；可能已被截断</translation>
    </message>
    <message>
        <source>it has {} colours, where 1 and 3 are shown</source>
        <translation>它有 {} 种颜色，而可显示的为 1 种和 3 种</translation>
    </message>
    <message>
        <source>it is an image of {} of {}, not of {} of {} as the first one</source>
        <translation>它是形状 {}、类型 {} 的图像，而不像第一张那样为形状 {}、类型 {}</translation>
    </message>
    <message>
        <source>it is beyond the end of the file</source>
        <translation>它位于文件末尾之后</translation>
    </message>
    <message>
        <source>it is cut into chunks by {}, which cannot be read</source>
        <translation>它由 {} 切分为分块，无法读取</translation>
    </message>
    <message>
        <source>it is damaged: {}</source>
        <translation>已损坏：{}</translation>
    </message>
    <message>
        <source>it is not a JPEG or PNG image</source>
        <translation>它不是 JPEG 或 PNG 图像</translation>
    </message>
    <message>
        <source>it is not an episode with "traces"</source>
        <translation>不是带有 "traces" 的回合</translation>
    </message>
    <message>
        <source>it is not an object such as {"key": 1}</source>
        <translation>不是对象，例如 {"key": 1}</translation>
    </message>
    <message>
        <source>it is not valid JSON: {}</source>
        <translation>不是有效的 JSON：{}</translation>
    </message>
    <message>
        <source>it is {}</source>
        <translation>它是 {}</translation>
    </message>
    <message>
        <source>it is {}, with truncated steps treated as terminated: the values after them are not counted</source>
        <translation>它是 {}，但把截断的步当作终止的步：其后的价值未计入</translation>
    </message>
    <message>
        <source>it unpacks to more than the stated {} bytes</source>
        <translation>它解包后超过所声明的 {} 字节</translation>
    </message>
    <message>
        <source>it unpacks to {} bytes instead of the stated {}</source>
        <translation>它解包为 {} 字节，而不是所声明的 {} 字节</translation>
    </message>
    <message>
        <source>its branches repeat their messages more than {} times</source>
        <translation>其分支重复消息超过 {} 次</translation>
    </message>
    <message>
        <source>its bytes do not have the CRC-32 that the archive notes</source>
        <translation>其字节的 CRC-32 与归档中记录的不符</translation>
    </message>
    <message>
        <source>its chunks are named by {}, which cannot be read</source>
        <translation>其分块由 {} 命名，无法读取</translation>
    </message>
    <message>
        <source>its chunks are packed by several codecs, one after the other, which cannot be unpacked</source>
        <translation>其分块依次由多个编解码器打包，无法解包</translation>
    </message>
    <message>
        <source>its chunks are packed by {}, which cannot be unpacked</source>
        <translation>其分块由 {} 打包，无法解包</translation>
    </message>
    <message>
        <source>its chunks are stored by {}, which cannot be read</source>
        <translation>其分块由 {} 存储，无法读取</translation>
    </message>
    <message>
        <source>its chunks have {} dims, its shape {}</source>
        <translation>其分块有 {} 个维度，而其形状有 {} 个</translation>
    </message>
    <message>
        <source>its chunks went through the codec {} in an order that cannot be read</source>
        <translation>其分块以无法读取的顺序经过编解码器 {}</translation>
    </message>
    <message>
        <source>its chunks went through {} codecs, more than {}</source>
        <translation>其分块经过 {} 个编解码器，超过 {} 个</translation>
    </message>
    <message>
        <source>its column {} has more than {} elements in a row</source>
        <translation>其列 {} 的一行有超过 {} 个元素</translation>
    </message>
    <message>
        <source>its columns have more than {} levels</source>
        <translation>其列超过 {} 层</translation>
    </message>
    <message>
        <source>its decoder returned no description of it</source>
        <translation>其解码器没有返回描述</translation>
    </message>
    <message>
        <source>its decoder returned {} bytes, not {}</source>
        <translation>其解码器返回了 {} 字节，而非 {}</translation>
    </message>
    <message>
        <source>its directory of {} bytes at byte {} does not end before byte {}</source>
        <translation>其目录为 {} 字节，位于字节 {}，未在字节 {} 之前结束</translation>
    </message>
    <message>
        <source>its directory of {} bytes states {} members</source>
        <translation>其 {} 字节的目录声明有 {} 个成员</translation>
    </message>
    <message>
        <source>its elements are decoded from {} images, which cannot be edited in place; save the file as another one to change them</source>
        <translation>其元素由 {} 图像解码而来，无法原地编辑；如需更改，请将文件另存为新文件</translation>
    </message>
    <message>
        <source>its elements are stored in other datasets or files; edit them there</source>
        <translation>其元素存储在其他数据集或文件中；请在那里编辑</translation>
    </message>
    <message>
        <source>its elements went through the filter {}, which cannot be read</source>
        <translation>其元素经过过滤器 {}，无法读取</translation>
    </message>
    <message>
        <source>its files are not a stack: {}</source>
        <translation>其文件不构成堆叠：{}</translation>
    </message>
    <message>
        <source>its fill value {} is not of dtype {}</source>
        <translation>其填充值 {} 不属于 dtype {}</translation>
    </message>
    <message>
        <source>its first dim is ragged; a memmap folder can hold ragged tensors only if the ragged dims follow the first</source>
        <translation>其第一个维度不规则；只有当不规则维度在第一个维度之后时，memmap 文件夹才能容纳不规则张量</translation>
    </message>
    <message>
        <source>its frames have no times</source>
        <translation>其画面没有时间</translation>
    </message>
    <message>
        <source>its header has a length of {} bytes, in a file of {}</source>
        <translation>其文件头的长度为 {} 字节，而文件共 {} 字节</translation>
    </message>
    <message>
        <source>its header is damaged: {}</source>
        <translation>其头部已损坏：{}</translation>
    </message>
    <message>
        <source>its header is not a JSON object</source>
        <translation>其文件头不是 JSON 对象</translation>
    </message>
    <message>
        <source>its heap does not hold it</source>
        <translation>其堆中没有它</translation>
    </message>
    <message>
        <source>its heap is inconsistent</source>
        <translation>其堆不一致</translation>
    </message>
    <message>
        <source>its members, under the keys 0, 1, …</source>
        <translation>其成员，位于键 0, 1, … 之下</translation>
    </message>
    <message>
        <source>its metadata state {} as {}</source>
        <translation>其元数据将 {} 注明为 {}</translation>
    </message>
    <message>
        <source>its names {} contradict the names of the level it is put into, {}</source>
        <translation>其名称 {} 与要放入的层级的名称 {} 相矛盾</translation>
    </message>
    <message>
        <source>its non-tensor values take more than {} bytes</source>
        <translation>其非张量值占用超过 {} 字节</translation>
    </message>
    <message>
        <source>its parts are ragged themselves, of shape {}; a memmap folder holds only parts that are dense</source>
        <translation>其各部分本身不规则，形状为 {}；memmap 文件夹只容纳稠密的部分</translation>
    </message>
    <message>
        <source>its rows have {} bytes</source>
        <translation>其每行有 {} 字节</translation>
    </message>
    <message>
        <source>its shape</source>
        <translation>其形状</translation>
    </message>
    <message>
        <source>its shards are transposed, which cannot be read</source>
        <translation>其分片经过转置，无法读取</translation>
    </message>
    <message>
        <source>its shards hold shards that hold shards, deeper than can be read</source>
        <translation>其分片中的分片还包含分片，层数超出可读取的范围</translation>
    </message>
    <message>
        <source>its shards of {} cannot be cut into chunks of {}</source>
        <translation>其 {} 的分片无法切分为 {} 的分块</translation>
    </message>
    <message>
        <source>its texts are stored in shards, which cannot be read</source>
        <translation>其文本存储在分片中，无法读取</translation>
    </message>
    <message>
        <source>its values are not lists of the stated sizes, {}</source>
        <translation>其值不是具有所注明大小 {} 的列表</translation>
    </message>
    <message>
        <source>its zip64 end record is not where the locator says</source>
        <translation>其 zip64 结尾记录不在定位记录所指之处</translation>
    </message>
    <message>
        <source>jumps: it changes by more than half, ten times its usual change</source>
        <translation>突变：变化超过一半，是其通常变化的十倍</translation>
    </message>
    <message>
        <source>keepdim=True needs a dim</source>
        <translation>keepdim=True 需要 dim</translation>
    </message>
    <message>
        <source>keeps all elements</source>
        <translation>保留所有元素</translation>
    </message>
    <message>
        <source>keeps all elements, in their order</source>
        <translation>保留所有元素及其顺序</translation>
    </message>
    <message>
        <source>keeps all elements; each dim then means the same in all members</source>
        <translation>保留所有元素；此后每个维度在所有成员中的含义一致</translation>
    </message>
    <message>
        <source>keeps all elements; indexing reaches fewer dims</source>
        <translation>保留所有元素；索引能触及的维度变少</translation>
    </message>
    <message>
        <source>keeps its values in a file {}, but they can only be in "pickle.pkl"</source>
        <translation>其值保存在文件 {} 中，但只能位于 "pickle.pkl" 中</translation>
    </message>
    <message>
        <source>key must be a function such as lambda x: …, not {}</source>
        <translation>key 必须是 lambda x: … 这样的函数，而不是 {}</translation>
    </message>
    <message>
        <source>key {}: {}</source>
        <translation>键 {}：{}</translation>
    </message>
    <message>
        <source>keys_to_update is a list or a tuple of keys, not a value of type {}</source>
        <translation>keys_to_update 应为键的列表或元组，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>lacks '{}'</source>
        <translation>缺少 '{}'</translation>
    </message>
    <message>
        <source>lacks the field {}</source>
        <translation>缺少字段 {}</translation>
    </message>
    <message>
        <source>lacks the shape and dtype of {}</source>
        <translation>缺少 {} 的形状和 dtype</translation>
    </message>
    <message>
        <source>lacks the version of the format</source>
        <translation>缺少格式的版本</translation>
    </message>
    <message>
        <source>lacks {} of {}</source>
        <translation>缺少 {}（属于 {}）</translation>
    </message>
    <message>
        <source>lacks {}, which every file of torch.jit.save has</source>
        <translation>缺少 {}，而 torch.jit.save 的每个文件都有它</translation>
    </message>
    <message>
        <source>layouts cannot be saved: the environment variable HOME is not set</source>
        <translation>无法保存布局：环境变量 HOME 未设置</translation>
    </message>
    <message>
        <source>lazy stacks to concatenate along another dim than that of the stack need as many members, got {} and {}</source>
        <translation>沿堆叠维度以外的维度拼接惰性堆叠时，成员数应相同，得到 {} 和 {}</translation>
    </message>
    <message>
        <source>lazy stacks to concatenate need the same stack dim, got {} and {}</source>
        <translation>要拼接的惰性堆叠应具有相同的堆叠维度，得到 {} 和 {}</translation>
    </message>
    <message>
        <source>leave out entries of different kinds</source>
        <translation>略去种类不同的条目</translation>
    </message>
    <message>
        <source>leave out entries of different shapes</source>
        <translation>略去形状不同的条目</translation>
    </message>
    <message>
        <source>leave out entries that other members lack</source>
        <translation>略去其他成员所缺的条目</translation>
    </message>
    <message>
        <source>leave out unreadable entries</source>
        <translation>略去无法读取的条目</translation>
    </message>
    <message>
        <source>leaves on {} and {} cannot share one block of memory</source>
        <translation>位于 {} 和 {} 的叶节点不能共用同一内存块</translation>
    </message>
    <message>
        <source>len() of a 0-d tensor</source>
        <translation>对 0 维张量使用 len()</translation>
    </message>
    <message>
        <source>libpng cannot be used: {}</source>
        <translation>无法使用 libpng：{}</translation>
    </message>
    <message>
        <source>lies outside of the saved range, {}</source>
        <translation>位于所保存的内容 {} 之外</translation>
    </message>
    <message>
        <source>lists are not changed in place here; make another, as in items = items + [item]</source>
        <translation>列表在此不能原地更改；请另建一个，例如 items = items + [item]</translation>
    </message>
    <message>
        <source>lists of the script hold more than {} values in total</source>
        <translation>脚本的列表总共包含超过 {} 个值</translation>
    </message>
    <message>
        <source>loc of MultivariateNormal has at least one dim</source>
        <translation>MultivariateNormal 的 loc 至少应有一个维度</translation>
    </message>
    <message>
        <source>log-probabilities are not summed here: give log_prob_keys, one a key</source>
        <translation>此处对数概率不求和：请给出 log_prob_keys，每个键一个</translation>
    </message>
    <message>
        <source>log-probabilities are summed here (set_composite_lp_aggregate): give log_prob_key</source>
        <translation>此处对数概率会求和 (set_composite_lp_aggregate)：请给出 log_prob_key</translation>
    </message>
    <message>
        <source>lz4</source>
        <translation>lz4</translation>
    </message>
    <message>
        <source>many entries from all parts of the file start with this shape</source>
        <translation>文件各处的许多条目都以此形状开头</translation>
    </message>
    <message>
        <source>map() takes a function and its arguments</source>
        <translation>map() 接受一个函数及其参数</translation>
    </message>
    <message>
        <source>mapping is a dict of keys and new keys, not a value of type {}</source>
        <translation>mapping 应为由键到新键的 dict，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>margin must be greater than 0</source>
        <translation>margin 必须大于 0</translation>
    </message>
    <message>
        <source>marks data and padding and is not applied: values that are computed over td, such as a mean, count padding too</source>
        <translation>它区分数据与填充，但未应用：由 td 计算的结果（例如均值）也会计入填充</translation>
    </message>
    <message>
        <source>matches more than {} files</source>
        <translation>对应的文件超过 {} 个</translation>
    </message>
    <message>
        <source>matches the rollout engine's log-probability of the next token: correlation {}, and {} with that of the same token</source>
        <translation>与采样引擎对下一个 token 的对数概率吻合：相关系数 {}，与同一 token 的为 {}</translation>
    </message>
    <message>
        <source>matches the rollout engine's log-probability of the previous token: correlation {}, and {} with that of the same token</source>
        <translation>与采样引擎对上一个 token 的对数概率吻合：相关系数 {}，与同一 token 的为 {}</translation>
    </message>
    <message>
        <source>member 0 holds {} here and member {} holds {}</source>
        <translation>成员 0 在此包含 {}，而成员 {} 包含 {}</translation>
    </message>
    <message>
        <source>member {}: {}</source>
        <translation>成员 {}：{}</translation>
    </message>
    <message>
        <source>members without this key cannot be given an empty entry: it has no dims</source>
        <translation>没有此键的成员无法补上空条目：它没有维度</translation>
    </message>
    <message>
        <source>memmap folders are written as tensordict does since 0.3; save it as a memmap folder</source>
        <translation>memmap 文件夹按 tensordict 0.3 以来的方式写入；请保存为 memmap 文件夹</translation>
    </message>
    <message>
        <source>meta/info.json states {} as {}, but the table of episodes has {}</source>
        <translation>meta/info.json 中 {} 为 {}，而片段表中为 {}</translation>
    </message>
    <message>
        <source>method {}</source>
        <translation>方法 {}</translation>
    </message>
    <message>
        <source>min_val cannot be greater than max_val</source>
        <translation>min_val 不能大于 max_val</translation>
    </message>
    <message>
        <source>module '{}'</source>
        <translation>模块 '{}'</translation>
    </message>
    <message>
        <source>modules with names are taken by their names</source>
        <translation>有名称的模块应按名称选取</translation>
    </message>
    <message>
        <source>more than {} levels of nesting</source>
        <translation>嵌套超过 {} 层</translation>
    </message>
    <message>
        <source>move to {}</source>
        <translation>移动到 {}</translation>
    </message>
    <message>
        <source>name 'td' is not defined</source>
        <translation>名称 'td' 未定义</translation>
    </message>
    <message>
        <source>name '{}' is not defined{}</source>
        <translation>名称 '{}' 未定义{}</translation>
    </message>
    <message>
        <source>names are a list of strings and None, not a value of type {}</source>
        <translation>名称应为由字符串和 None 组成的列表，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>names of chunks are put together with {}, but that can be "/" or "."</source>
        <translation>分块名称由 {} 连接，但只能是 "/" 或 "."</translation>
    </message>
    <message>
        <source>names the class {}, which is unknown; and it has neither a batch size nor a folder "_tensordict" beside it</source>
        <translation>注明的类 {} 是未知的；并且它既没有批次大小，旁边也没有文件夹 "_tensordict"</translation>
    </message>
    <message>
        <source>names, the last with "*" at its end</source>
        <translation>若干名称，最后一个以 "*" 结尾</translation>
    </message>
    <message>
        <source>negative shift count</source>
        <translation>移位位数为负</translation>
    </message>
    <message>
        <source>negative slice steps are not supported, got {} for dim {}</source>
        <translation>不支持负的切片步长，得到 {}，位于维度 {}</translation>
    </message>
    <message>
        <source>nested tensors have no estimates; show one part of them</source>
        <translation>嵌套张量没有估算值；请查看其中一部分</translation>
    </message>
    <message>
        <source>nested tensors of {} and of {} members do not fit together</source>
        <translation>{} 的嵌套张量与 {} 个成员的嵌套张量不匹配</translation>
    </message>
    <message>
        <source>no ending for a {}</source>
        <translation>无扩展名（{}）</translation>
    </message>
    <message>
        <source>no group with a name like {} has an array</source>
        <translation>名称如 {} 的组都没有数组</translation>
    </message>
    <message>
        <source>no longer changes</source>
        <translation>不再变化</translation>
    </message>
    <message>
        <source>no memory is shared between processes: save a folder, which all of them can map</source>
        <translation>进程之间不共享内存：请保存为文件夹，所有进程都可以映射它</translation>
    </message>
    <message>
        <source>no module is left: none leads from these in keys to these out keys</source>
        <translation>没有剩下任何模块：没有模块能从这些输入键得到这些输出键</translation>
    </message>
    <message>
        <source>no parameter follows the one with '**'</source>
        <translation>带 '**' 的参数之后不能再有参数</translation>
    </message>
    <message>
        <source>no parameter {}</source>
        <translation>没有参数 {}</translation>
    </message>
    <message>
        <source>no such method</source>
        <translation>没有这样的方法</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>无值</translation>
    </message>
    <message>
        <source>no_convert is True, False or 'skip', not '{}'</source>
        <translation>no_convert 应为 True、False 或 'skip'，而不是 '{}'</translation>
    </message>
    <message>
        <source>node {} in trace {} has {} tokens, but a mask of {}</source>
        <translation>轨迹 {2} 中的节点 {1} 有 {3} 个词元，但掩码有 {4} 个</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>none of its episodes can be read</source>
        <translation>其中没有可读取的回合</translation>
    </message>
    <message>
        <source>none of the modules has a distribution</source>
        <translation>这些模块都没有分布</translation>
    </message>
    <message>
        <source>nonlinearity is 'tanh' or 'relu'</source>
        <translation>nonlinearity 应为 'tanh' 或 'relu'</translation>
    </message>
    <message>
        <source>not a valid pickle: an integer with other characters than digits</source>
        <translation>不是有效的 pickle：整数中含有数字以外的字符</translation>
    </message>
    <message>
        <source>not a valid pickle: byte {} is not a known opcode</source>
        <translation>不是有效的 pickle：字节 {} 不是已知的操作码</translation>
    </message>
    <message>
        <source>not a valid pickle: it ends or is damaged at byte {}</source>
        <translation>不是有效的 pickle：在字节 {} 处结束或出错</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>not enough memory: it would take {} bytes</source>
        <translation>内存不足：需要 {} 字节</translation>
    </message>
    <message>
        <source>not valid JSON: {}</source>
        <translation>不是有效的 JSON：{}</translation>
    </message>
    <message>
        <source>num_channels={} must be divisible by num_groups={}</source>
        <translation>num_channels={} 必须能被 num_groups={} 整除</translation>
    </message>
    <message>
        <source>num_copies must be between 1 and 10000, not {}</source>
        <translation>num_copies 必须在 1 到 10000 之间，而不是 {}</translation>
    </message>
    <message>
        <source>num_workers must be positive, not {}</source>
        <translation>num_workers 必须为正数，而不是 {}</translation>
    </message>
    <message>
        <source>number {}</source>
        <translation>编号 {}</translation>
    </message>
    <message>
        <source>numbers are stored as texts are</source>
        <translation>数字以文本的方式存储</translation>
    </message>
    <message>
        <source>numbers too small for full precision, {} total</source>
        <translation>数值过小，失去完整精度，共 {} 个</translation>
    </message>
    <message>
        <source>numpy files cannot hold non-tensor values; leave them out</source>
        <translation>numpy 文件无法容纳非张量值；请略去它们</translation>
    </message>
    <message>
        <source>numpy files cannot hold the ragged shape {}; pad it, or leave the leaf out</source>
        <translation>numpy 文件无法容纳不规则形状 {}；请填充，或略去该叶节点</translation>
    </message>
    <message>
        <source>numpy has no dtype for {}; convert the leaf or leave it out</source>
        <translation>numpy 没有与 {} 对应的 dtype；请转换或略去该叶节点</translation>
    </message>
    <message>
        <source>of a file of the format {} only elements can be edited in place, not keys, shapes, names and non-tensor values; save it as a memmap folder or an HDF5 file to change these</source>
        <translation>{} 格式的文件只能原地编辑元素，不能编辑键、形状、名称和非张量值；如需更改这些内容，请保存为 memmap 文件夹或 HDF5 文件</translation>
    </message>
    <message>
        <source>of a folder of the format {} only elements can be edited in place, not keys, shapes, names and non-tensor values; save it as a memmap folder or an HDF5 file to change these</source>
        <translation>{} 格式的文件夹只能原地编辑元素，不能编辑键、形状、名称和非张量值；如需更改这些内容，请保存为 memmap 文件夹或 HDF5 文件</translation>
    </message>
    <message>
        <source>of an input of the shape {} each element would be normalised alone</source>
        <translation>形状为 {} 的输入中，每个元素都会单独归一化</translation>
    </message>
    <message>
        <source>of episodes under the keys of torchrl only elements can be edited in place, not keys, shapes, names and non-tensor values; open the file with {} to change these</source>
        <translation>以 torchrl 的键显示的回合只能原地编辑元素，不能编辑键、形状、名称和非张量值；如需更改这些内容，请用 {} 打开文件</translation>
    </message>
    <message>
        <source>old must not be empty</source>
        <translation>old 不能为空</translation>
    </message>
    <message>
        <source>one is {}, another {}</source>
        <translation>一个是 {}，另一个是 {}</translation>
    </message>
    <message>
        <source>one list for all positions</source>
        <translation>所有位置共用一个列表</translation>
    </message>
    <message>
        <source>one of the {} files has no array with one row per step, such as rewards or actions</source>
        <translation>{} 个文件中有一个没有每步一行的数组，例如奖励或动作</translation>
    </message>
    <message>
        <source>one value cannot hold the values of a NonTensorStack; convert it with maybe_to_stack() first</source>
        <translation>单个值无法容纳 NonTensorStack 的多个值；请先用 maybe_to_stack() 进行转换</translation>
    </message>
    <message>
        <source>one value of a whole batch cannot be changed in a part of it</source>
        <translation>整个批次共用的值不能只在批次的一部分中更改</translation>
    </message>
    <message>
        <source>only elements can be edited in place: any other change rewrites the file, and {}; save it under another name</source>
        <translation>只能原地编辑元素：其他任何更改都需要重新写入文件，并且{}；请以其他名称保存</translation>
    </message>
    <message>
        <source>only entries of lazy stacks are lists of tensors</source>
        <translation>只有惰性堆叠的条目是张量列表</translation>
    </message>
    <message>
        <source>only floating point and complex tensors can require gradients, not {}</source>
        <translation>只有浮点和复数张量可以要求梯度，而不是 {}</translation>
    </message>
    <message>
        <source>only instances of tensorclasses have fields; a tensordict has keys()</source>
        <translation>只有 tensorclass 的实例有字段；tensordict 有 keys()</translation>
    </message>
    <message>
        <source>only ints, slices, ..., None, and tensors or lists of ints or bools are indices, not {}</source>
        <translation>只有 int、切片、...、None 以及由 int 或 bool 组成的张量或列表可用作索引，而不是 {}</translation>
    </message>
    <message>
        <source>only one element tensors can be converted to Python scalars, and this one has {} elements</source>
        <translation>只有单元素张量能转换为 Python 标量，而它有 {} 个元素</translation>
    </message>
    <message>
        <source>only one size can be inferred, got {}</source>
        <translation>只能推断一个大小，得到 {}</translation>
    </message>
    <message>
        <source>only one target takes the remaining values</source>
        <translation>只能有一个目标接收剩余部分</translation>
    </message>
    <message>
        <source>only padding_mode='zeros' is known to {}</source>
        <translation>{} 仅支持 padding_mode='zeros'</translation>
    </message>
    <message>
        <source>only some of the tensordicts to concatenate have the key {}</source>
        <translation>要拼接的 tensordict 中只有一部分有键 {}</translation>
    </message>
    <message>
        <source>only some of them have the key {}; use maybe_dense_stack or lazy_stack</source>
        <translation>其中只有一部分有键 {}；请使用 maybe_dense_stack 或 lazy_stack</translation>
    </message>
    <message>
        <source>only td can be changed, '{}' is there to be read</source>
        <translation>只有 td 可以更改，'{}' 仅供读取</translation>
    </message>
    <message>
        <source>only the left operand has the key {}</source>
        <translation>只有左操作数有键 {}</translation>
    </message>
    <message>
        <source>only the right operand has the key {}</source>
        <translation>只有右操作数有键 {}</translation>
    </message>
    <message>
        <source>op is one of torch.distributed.ReduceOp, such as torch.distributed.ReduceOp.MAX, or None</source>
        <translation>op 应为 torch.distributed.ReduceOp 之一，例如 torch.distributed.ReduceOp.MAX，或 None</translation>
    </message>
    <message>
        <source>other checks were not made, because elements cannot be read</source>
        <translation>由于有元素无法读取，未做其他检查</translation>
    </message>
    <message>
        <source>other must be a tensordict, not {}</source>
        <translation>other 必须是 tensordict，而不是 {}</translation>
    </message>
    <message>
        <source>out has batch size {}, the result has {}</source>
        <translation>out 的批次大小为 {}，而结果为 {}</translation>
    </message>
    <message>
        <source>out has shape {}, the result has {}</source>
        <translation>out 的形状为 {}，而结果为 {}</translation>
    </message>
    <message>
        <source>out is a {}, the result a {}</source>
        <translation>out 是 {}，而结果是 {}</translation>
    </message>
    <message>
        <source>out= and inplace=True both set the destination of the result; use one of them</source>
        <translation>out= 和 inplace=True 都指定了结果的去向；请只给出其中之一</translation>
    </message>
    <message>
        <source>out_features must be given</source>
        <translation>必须给出 out_features</translation>
    </message>
    <message>
        <source>p is a number or "fro", not {}</source>
        <translation>p 应为数字或 "fro"，而不是 {}</translation>
    </message>
    <message>
        <source>pad the batch to {} with zeros</source>
        <translation>用零将批次填充到 {}</translation>
    </message>
    <message>
        <source>pad to {} with zeros</source>
        <translation>用零填充到 {}</translation>
    </message>
    <message>
        <source>padding is 'same', 'valid' or sizes, not '{}'</source>
        <translation>padding 应为 'same'、'valid' 或大小，而不是 '{}'</translation>
    </message>
    <message>
        <source>padding is between tokens of {} of {} sequences</source>
        <translation>在 {}/{} 个序列的 token 之间有填充</translation>
    </message>
    <message>
        <source>padding takes two sizes a dim for at most the {} dims of the batch size {}, got {}</source>
        <translation>填充为每个维度接受两个大小，最多 {} 个维度（批次大小为 {}），得到 {}</translation>
    </message>
    <message>
        <source>padding='same' is for a stride of 1 only</source>
        <translation>padding='same' 仅适用于步长为 1 的情况</translation>
    </message>
    <message>
        <source>padding_idx must be within num_embeddings={}</source>
        <translation>padding_idx 必须在 num_embeddings={} 的范围内</translation>
    </message>
    <message>
        <source>padding_mode is 'zeros', 'reflect', 'replicate' or 'circular'</source>
        <translation>padding_mode 应为 'zeros'、'reflect'、'replicate' 或 'circular'</translation>
    </message>
    <message>
        <source>padding_side is 'left' or 'right'</source>
        <translation>padding_side 应为 'left' 或 'right'</translation>
    </message>
    <message>
        <source>parameters are a dict or a tensordict, not a value of type {}</source>
        <translation>参数应为 dict 或 tensordict，而不是类型 {} 的值</translation>
    </message>
    <message>
        <source>params must be a tensordict, not a value of type {}</source>
        <translation>params 必须是 tensordict，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>part {} of a nested tensor exceeds its values</source>
        <translation>嵌套张量的第 {} 部分超出其值的范围</translation>
    </message>
    <message>
        <source>part {} of a nested tensor exceeds its {} rows</source>
        <translation>嵌套张量的第 {} 部分超出其 {} 行</translation>
    </message>
    <message>
        <source>per_sample_weights has the shape {}, not that of the input, {}</source>
        <translation>per_sample_weights 的形状为 {}，与输入的 {} 不同</translation>
    </message>
    <message>
        <source>per_sample_weights requires mode='sum'</source>
        <translation>per_sample_weights 要求 mode='sum'</translation>
    </message>
    <message>
        <source>permute the batch to {}</source>
        <translation>将批次重排为 {}</translation>
    </message>
    <message>
        <source>places a leaf of {} {} at the bytes {} to {} of {}, {} of them padding</source>
        <translation>将 {} {} 的叶节点放在字节 {} 到 {}，总共 {} 字节，其中 {} 字节为填充</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>prefix must be a str, not {}</source>
        <translation>prefix 必须是 str，而不是 {}</translation>
    </message>
    <message>
        <source>probs and logits have a last dim of classes</source>
        <translation>probs 和 logits 的最后一个维度应为类别</translation>
    </message>
    <message>
        <source>process {}</source>
        <translation>进程 {}</translation>
    </message>
    <message>
        <source>process {} announced {} bytes, {} of them leaves, and sent {}</source>
        <translation>进程 {} 声明了 {} 字节，其中 {} 字节为叶节点，却发送了 {} 字节</translation>
    </message>
    <message>
        <source>process {} ended early, so there is no result: {}</source>
        <translation>进程 {} 提前结束，因此没有结果：{}</translation>
    </message>
    <message>
        <source>process {} failed: {}</source>
        <translation>进程 {} 失败：{}</translation>
    </message>
    <message>
        <source>process {} found other files than process 0; all processes need the same arguments and the same files</source>
        <translation>进程 {} 找到的文件与进程 0 不同；所有进程需要相同的参数和相同的文件</translation>
    </message>
    <message>
        <source>process {} is this one: it cannot exchange with itself</source>
        <translation>进程 {} 就是本进程：不能与自身交换</translation>
    </message>
    <message>
        <source>process {} sent its tensordict as a pickle, which is never run: it has leaves that are not on the CPU or require gradients, or a file</source>
        <translation>进程 {} 以 pickle 发送其 tensordict，而 pickle 从不会被运行：其中的叶节点不在 CPU 上或要求梯度，或含有文件</translation>
    </message>
    <message>
        <source>processes exchange tensordicts in `tensordesk eval`, `export` and `edit`: here it would be done for a trial, or more than once</source>
        <translation>进程之间在 `tensordesk eval`、`export` 和 `edit` 中交换 tensordict：在此会变成试运行或重复执行</translation>
    </message>
    <message>
        <source>processes exchange tensordicts on the CPU: move the received one with to(device)</source>
        <translation>进程之间在 CPU 上交换 tensordict：请用 to(device) 移动收到的 tensordict</translation>
    </message>
    <message>
        <source>proj_size must be smaller than hidden_size</source>
        <translation>proj_size 必须小于 hidden_size</translation>
    </message>
    <message>
        <source>pseudo-random tags begin with a number that is not negative, not {}</source>
        <translation>伪随机 tag 应从非负数开始，而不是 {}</translation>
    </message>
    <message>
        <source>q must be a number or a tensor, not a {}</source>
        <translation>q 必须是数字或张量，而不是 {}</translation>
    </message>
    <message>
        <source>quantile() q values must be in the range [0, 1]</source>
        <translation>quantile()：q 的值必须在 0 与 1 之间</translation>
    </message>
    <message>
        <source>quantile() takes {} elements together here, more than the {} that torch can</source>
        <translation>quantile() 在此需一并处理 {} 个元素，超过 torch 所能处理的 {} 个</translation>
    </message>
    <message>
        <source>range() takes ints, not {}</source>
        <translation>range() 接受 int，而不是 {}</translation>
    </message>
    <message>
        <source>range() takes stop, or start, stop and maybe step</source>
        <translation>range() 接受 stop，或 start、stop 以及可选的 step</translation>
    </message>
    <message>
        <source>recompute_scale_factor requires scale_factor, not size</source>
        <translation>recompute_scale_factor 要求使用 scale_factor，而不是 size</translation>
    </message>
    <message>
        <source>refers to an object outside the pickle by an ID that is not that of a storage</source>
        <translation>通过一个不属于存储的标识引用 pickle 之外的对象</translation>
    </message>
    <message>
        <source>refers to the storage {}, but the file is a pickle alone, which has none</source>
        <translation>引用存储 {}，但该文件只是 pickle，没有存储</translation>
    </message>
    <message>
        <source>refine_names only names dims that have no name: {} cannot become {}; rename() does that</source>
        <translation>refine_names 只为没有名称的维度命名：{} 不能变为 {}；请使用 rename()</translation>
    </message>
    <message>
        <source>reinterpreted_batch_ndims cannot be negative: {}</source>
        <translation>reinterpreted_batch_ndims 不能为负：{}</translation>
    </message>
    <message>
        <source>rename takes one name a dim, or old=new</source>
        <translation>rename 接受每个维度一个名称，或 old=new</translation>
    </message>
    <message>
        <source>rename takes one name a dim, or old=new, not both</source>
        <translation>rename 接受每个维度一个名称，或 old=new，不能两者并用</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>重复次数</translation>
    </message>
    <message>
        <source>repeats must be an int or a tensor, not a {}</source>
        <translation>repeats 必须是 int 或张量，而不是 {}</translation>
    </message>
    <message>
        <source>replay buffers are written by torchrl; save it as a memmap folder</source>
        <translation>回放缓冲区由 torchrl 写入；请保存为 memmap 文件夹</translation>
    </message>
    <message>
        <source>reshape to {}</source>
        <translation>重塑为 {}</translation>
    </message>
    <message>
        <source>return_indices=True is not known to {} here</source>
        <translation>此处 {} 不支持 return_indices=True</translation>
    </message>
    <message>
        <source>rewards and values must be real, not {}</source>
        <translation>奖励和价值必须是实数，而不是 {}</translation>
    </message>
    <message>
        <source>ring buffer {} has {} of {} rows and continues at row {}, but the arrays have {} rows</source>
        <translation>环形缓冲区 {} 有 {}/{} 行，从第 {} 行继续，但数组有 {} 行</translation>
    </message>
    <message>
        <source>rolling_gamma=False is for a gamma or a lambda of each step</source>
        <translation>rolling_gamma=False 用于每步各有一个 gamma 或 lambda 的情况</translation>
    </message>
    <message>
        <source>round() takes a finite number within 64 bits</source>
        <translation>round() 接受 64 位以内的有限数</translation>
    </message>
    <message>
        <source>rounds values if the dtype is narrower; otherwise all become the common wider dtype</source>
        <translation>dtype 较窄时会对值进行舍入；否则全部转换为共同的更宽 dtype</translation>
    </message>
    <message>
        <source>row {} of "keys"</source>
        <translation>"keys" 的第 {} 行</translation>
    </message>
    <message>
        <source>rows {} and {} of "keys" have the same {}, so that one would hide the other</source>
        <translation>"keys" 的第 {} 行和第 {} 行的 {} 相同，其中一个会隐藏另一个</translation>
    </message>
    <message>
        <source>scale_factor does not yield a valid size</source>
        <translation>scale_factor 得不出有效的大小</translation>
    </message>
    <message>
        <source>sends another answer</source>
        <translation>发送了别的应答</translation>
    </message>
    <message>
        <source>sets are not supported; a dict is written {key: value}, a list [value]</source>
        <translation>不支持集合；dict 写作 {key: value}，列表写作 [value]</translation>
    </message>
    <message>
        <source>several elements of this expanded tensor are one in memory; clone() it to change it in place</source>
        <translation>此扩展张量的多个元素在内存中是同一个；如需原地更改，请先 clone()</translation>
    </message>
    <message>
        <source>several files shown as one tree are read-only; save them as a memmap folder or an HDF5 file, or open the file to edit alone</source>
        <translation>显示为一棵树的多个文件是只读的；请将其保存为 memmap 文件夹或 HDF5 文件，或单独打开要编辑的文件</translation>
    </message>
    <message>
        <source>shape mismatch: the index tensors do not broadcast together: {} and {}</source>
        <translation>形状不匹配：索引张量无法一起广播：{} 和 {}</translation>
    </message>
    <message>
        <source>shape {} has more elements than 64 bits can count</source>
        <translation>形状 {} 的元素数超出 64 位所能计数的范围</translation>
    </message>
    <message>
        <source>shapes {} and {} do not broadcast: {} ≠ {}</source>
        <translation>形状 {} 和 {} 无法广播：{} ≠ {}</translation>
    </message>
    <message>
        <source>shares its elements in the file with {}: an edit of one changes both</source>
        <translation>在文件中与 {} 共享元素：编辑其中一个即编辑另一个</translation>
    </message>
    <message>
        <source>shifts</source>
        <translation>平移量</translation>
    </message>
    <message>
        <source>shorten the batch size to {}</source>
        <translation>将批次大小缩短为 {}</translation>
    </message>
    <message>
        <source>size must be positive in each dim</source>
        <translation>size 在每个维度上都必须为正</translation>
    </message>
    <message>
        <source>sizes</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>sizes are a list of ints, not of {}</source>
        <translation>大小应为 int 的列表，而不是 {} 的列表</translation>
    </message>
    <message>
        <source>sizes are at least 0, or -1, got {}</source>
        <translation>大小应至少为 0，或为 -1，得到 {}</translation>
    </message>
    <message>
        <source>sizes of parts</source>
        <translation>各部分的大小</translation>
    </message>
    <message>
        <source>slice indices must be ints or None, not {}</source>
        <translation>切片索引必须是 int 或 None，而不是 {}</translation>
    </message>
    <message>
        <source>slice step cannot be zero</source>
        <translation>切片步长不能为零</translation>
    </message>
    <message>
        <source>slice() takes stop, or start, stop and maybe step</source>
        <translation>slice() 接受 stop，或 start、stop 以及可选的 step</translation>
    </message>
    <message>
        <source>some members of the lazy stack have the key {} and others have not, so they have no dense form</source>
        <translation>惰性堆叠的一些成员有键 {}，另一些没有，因此没有稠密形式</translation>
    </message>
    <message>
        <source>some of its elements share memory, so they cannot be changed one by one</source>
        <translation>其中一些元素共享内存，因此无法逐个更改</translation>
    </message>
    <message>
        <source>split_trajectories() makes no nested tensors here; td.episodes() is not padded</source>
        <translation>split_trajectories() 在此不生成嵌套张量；td.episodes() 不进行填充</translation>
    </message>
    <message>
        <source>split_trajectories() takes a tensordict, not a {}</source>
        <translation>split_trajectories() 接受 tensordict，而不是 {}</translation>
    </message>
    <message>
        <source>stack_dim_name must be a str, not a {}</source>
        <translation>stack_dim_name 必须是 str，而不是 {}</translation>
    </message>
    <message>
        <source>stacks tensordicts on non-tensor data</source>
        <translation>将 tensordict 堆叠在非张量数据上</translation>
    </message>
    <message>
        <source>stacks values on dim {}</source>
        <translation>在维度 {} 上堆叠值</translation>
    </message>
    <message>
        <source>stacks {} values of batch size {}</source>
        <translation>堆叠 {} 个批次大小为 {} 的值</translation>
    </message>
    <message>
        <source>start {} is out of range for dim {} of size {}</source>
        <translation>起始位置 {} 超出维度 {} 的范围，其大小为 {}</translation>
    </message>
    <message>
        <source>states no frames per second: {} is missing</source>
        <translation>没有给出每秒帧数：缺少 {}</translation>
    </message>
    <message>
        <source>states the version {} of zarr instead of {}</source>
        <translation>注明 zarr 的版本为 {}，而不是 {}</translation>
    </message>
    <message>
        <source>strict_shape=True takes equal batch sizes, got {} and {}</source>
        <translation>strict_shape=True 要求批次大小相等，得到 {} 和 {}</translation>
    </message>
    <message>
        <source>t() takes a batch of at most 2 dims, this one is {}</source>
        <translation>t() 接受至多 2 个维度的批次，而这里是 {}</translation>
    </message>
    <message>
        <source>tabs and spaces are mixed: indent this line by the same characters as those above it</source>
        <translation>混用了制表符和空格：请用与上面各行相同的字符缩进此行</translation>
    </message>
    <message>
        <source>td itself cannot be replaced; td[:] = … assigns to all of it</source>
        <translation>td 本身不能替换；td[:] = … 对其全部内容赋值</translation>
    </message>
    <message>
        <source>td0_return_estimate() needs terminated</source>
        <translation>td0_return_estimate() 需要 terminated</translation>
    </message>
    <message>
        <source>tensordict_out must be a tensordict, not a value of type {}</source>
        <translation>tensordict_out 必须是 tensordict，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>tensordicts to concatenate along dim {} may differ in that dim alone, got batch sizes {} and {}</source>
        <translation>沿维度 {} 拼接的 tensordict 只能在该维度上不同，得到批次大小 {} 和 {}</translation>
    </message>
    <message>
        <source>tensors of different numbers of dims cannot be padded</source>
        <translation>维度数不同的张量不能填充</translation>
    </message>
    <message>
        <source>tensors of different shapes are concatenated along the dim that they are stacked on, not along dim {}</source>
        <translation>形状不同的张量沿其堆叠的维度拼接，而不是沿维度 {}</translation>
    </message>
    <message>
        <source>tensors to concatenate along dim {} may differ in that dim alone, got shapes {} and {}</source>
        <translation>沿维度 {} 拼接的张量只能在该维度上不同，得到形状 {} 和 {}</translation>
    </message>
    <message>
        <source>tensors used as indices must be integer or bool, got {}</source>
        <translation>用作索引的张量必须是整数或 bool，得到 {}</translation>
    </message>
    <message>
        <source>tensors without dims cannot be concatenated; stack them</source>
        <translation>没有维度的张量不能拼接；请堆叠它们</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>the "vocab" of the tokenizer's model is not {}</source>
        <translation>分词器模型的 "vocab" 不是 {}</translation>
    </message>
    <message>
        <source>the ID of the token "{}" is {}. Expected: an integer from 0 to {}</source>
        <translation>token "{}" 的 ID 为 {}。应为 0 到 {} 的整数</translation>
    </message>
    <message>
        <source>the KL divergence from the reference policy is {} on average (k1 {}, k2 {}), and the largest one of a token is {}; more than {} at {} of {} tokens</source>
        <translation>相对参考策略的 KL 散度平均为 {}（k1 {}，k2 {}），单个 token 最大为 {}；超过 {} 的有 {}/{} 个 token</translation>
    </message>
    <message>
        <source>the address of elements</source>
        <translation>元素的地址</translation>
    </message>
    <message>
        <source>the archive at byte {}: {}</source>
        <translation>位于字节 {} 的归档：{}</translation>
    </message>
    <message>
        <source>the archive lacks this file</source>
        <translation>归档中缺少此文件</translation>
    </message>
    <message>
        <source>the archive lacks {}, which holds the elements</source>
        <translation>归档中缺少存放元素的 {}</translation>
    </message>
    <message>
        <source>the arguments that in_keys names are strings, not of type {}</source>
        <translation>in_keys 指明的参数应为字符串，而不是类型 {}</translation>
    </message>
    <message>
        <source>the array of records or objects {} would be lost</source>
        <translation>记录或对象的数组 {} 将会丢失</translation>
    </message>
    <message>
        <source>the array of texts {} would be lost</source>
        <translation>文本数组 {} 将会丢失</translation>
    </message>
    <message>
        <source>the arrays of {} differ in their number of rows</source>
        <translation>{} 的数组行数不同</translation>
    </message>
    <message>
        <source>the batch size</source>
        <translation>批次大小</translation>
    </message>
    <message>
        <source>the batch size cannot change with inplace=True or keys_to_update</source>
        <translation>使用 inplace=True 或 keys_to_update 时不能更改批次大小</translation>
    </message>
    <message>
        <source>the batch size is {}, and all leaves begin with {}: indexing td reaches only the dims of its batch</source>
        <translation>批次大小为 {}，而所有叶节点的形状都以 {} 开头：对 td 索引只能触及其批次的维度</translation>
    </message>
    <message>
        <source>the batch size of a lazy stack follows from its members: this cannot be done in place</source>
        <translation>惰性堆叠的批次大小由其成员决定：不能原地进行此操作</translation>
    </message>
    <message>
        <source>the batch size of a lazy stack follows from its members: to() cannot set it</source>
        <translation>惰性堆叠的批次大小由其成员决定：to() 不能设置它</translation>
    </message>
    <message>
        <source>the batch size of a level of a lazy stack follows from its members</source>
        <translation>惰性堆叠的层级的批次大小由其成员决定</translation>
    </message>
    <message>
        <source>the batch size of a member of a lazy stack, {}, cannot become {}</source>
        <translation>惰性堆叠的成员的批次大小 {} 不能变为 {}</translation>
    </message>
    <message>
        <source>the batch size {} cannot be expanded to {}: dim {} is neither new nor of size 1</source>
        <translation>批次大小 {} 不能扩展为 {}：维度 {} 既不是新维度，大小也不是 1</translation>
    </message>
    <message>
        <source>the batch size {} does not fit the batch size {}; update_batch_size=True adopts it</source>
        <translation>批次大小 {} 与批次大小 {} 不匹配；update_batch_size=True 会采用它</translation>
    </message>
    <message>
        <source>the batch size {} does not start with that of the level above, {}, which is used instead</source>
        <translation>批次大小 {} 的开头不是上一层级的批次大小 {}，改用后者</translation>
    </message>
    <message>
        <source>the batch size {} has fewer dims than its stacks</source>
        <translation>批次大小 {} 的维度少于其堆叠层数</translation>
    </message>
    <message>
        <source>the batch size {} is not that of its stack</source>
        <translation>批次大小 {} 不是其堆叠的批次大小</translation>
    </message>
    <message>
        <source>the batch size {} is not that of the stack's members, {}</source>
        <translation>批次大小 {} 不是堆叠成员的批次大小 {}</translation>
    </message>
    <message>
        <source>the batch size {} is ragged and cannot be regrouped to {}</source>
        <translation>批次大小 {} 不规则，不能重新组合为 {}</translation>
    </message>
    <message>
        <source>the batch size {} must begin with the length of the list, {}</source>
        <translation>批次大小 {} 必须以列表的长度 {} 开头</translation>
    </message>
    <message>
        <source>the batch size {} of a lazy stack follows from its members and cannot be set to {}</source>
        <translation>惰性堆叠的批次大小 {} 由其成员决定，不能设为 {}</translation>
    </message>
    <message>
        <source>the chunk at {} is not a tensor of shape {} and {}, as the metadata says</source>
        <translation>位于 {} 的数据块不是如元数据所述的形状为 {}、类型为 {} 的张量</translation>
    </message>
    <message>
        <source>the code of {} nests deeper than any that torch.jit.save writes</source>
        <translation>{} 的代码嵌套比 torch.jit.save 所写的任何代码都深</translation>
    </message>
    <message>
        <source>the components of MixtureSameFamily have a last batch dim of components</source>
        <translation>MixtureSameFamily 的分量，其最后一个批次维度应为各分量</translation>
    </message>
    <message>
        <source>the composite distribution has no part {}</source>
        <translation>复合分布没有部分 {}</translation>
    </message>
    <message>
        <source>the compressed member {} has {} bytes, and the unpacked members together exceed the limit of such archives</source>
        <translation>压缩的归档成员 {} 有 {} 字节，各成员解包后的总大小超过此类归档的上限</translation>
    </message>
    <message>
        <source>the concatenated tensor</source>
        <translation>所拼接的内容</translation>
    </message>
    <message>
        <source>the connection was lost: the machine sent bytes that are not a message of this protocol</source>
        <translation>连接已丢失：机器发送的字节不是此协议的消息</translation>
    </message>
    <message>
        <source>the connection was lost: {}</source>
        <translation>连接已断开：{}</translation>
    </message>
    <message>
        <source>the count does not increase at the next step, {} total</source>
        <translation>后一步的计数没有增大，共 {} 处</translation>
    </message>
    <message>
        <source>the data have another kind of entry here</source>
        <translation>数据在此处的条目种类不同</translation>
    </message>
    <message>
        <source>the description of a tensordict that came from another process {}</source>
        <translation>来自另一进程的 tensordict 描述{}</translation>
    </message>
    <message>
        <source>the description of the tensordict has {} bytes, and a safetensors file has room for {}</source>
        <translation>tensordict 的描述有 {} 字节，而 safetensors 文件的可用空间为 {} 字节</translation>
    </message>
    <message>
        <source>the destination td[{}] has batch size {}, the source {}</source>
        <translation>目标 td[{}] 的批次大小为 {}，而来源为 {}</translation>
    </message>
    <message>
        <source>the device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>the device cannot be assigned</source>
        <translation>设备不能赋值</translation>
    </message>
    <message>
        <source>the device {} has an index already</source>
        <translation>设备 {} 已有索引</translation>
    </message>
    <message>
        <source>the device {} has no room for another {}; take a part of the tensordict, or compute on "cpu"</source>
        <translation>设备 {} 没有空间再容纳 {}；请取 tensordict 的一部分，或在 "cpu" 上计算</translation>
    </message>
    <message>
        <source>the devices differ: {} and {}</source>
        <translation>设备不同：{} 和 {}</translation>
    </message>
    <message>
        <source>the devices in the attributes of the leaves are unknown; name one, as in to(device)</source>
        <translation>叶节点属性中的设备未知；请指定一个，例如 to(device)</translation>
    </message>
    <message>
        <source>the dict has no such key</source>
        <translation>dict 没有这样的键</translation>
    </message>
    <message>
        <source>the dictionary to unpack a member</source>
        <translation>用于解压成员的字典</translation>
    </message>
    <message>
        <source>the dims of a member of a lazy stack are named as those of the stack; name these</source>
        <translation>惰性堆叠的成员的维度以堆叠的维度命名；请为后者命名</translation>
    </message>
    <message>
        <source>the dims of members of a lazy stack are named as those of the stack; name these</source>
        <translation>惰性堆叠各成员的维度以堆叠的维度命名；请为后者命名</translation>
    </message>
    <message>
        <source>the dims of the members of this stack are named {}, those of the new one {}</source>
        <translation>此堆叠成员的维度名为 {}，而新成员的维度名为 {}</translation>
    </message>
    <message>
        <source>the discounted sum of rewards with gamma {}</source>
        <translation>gamma 为 {} 的奖励折扣和</translation>
    </message>
    <message>
        <source>the dtype is {} here, and {} in most members; such members: {}</source>
        <translation>dtype 在此为 {}，在大多数成员中为 {}；此类成员：{}</translation>
    </message>
    <message>
        <source>the dtype is {}, which is not a string</source>
        <translation>dtype 为 {}，不是字符串</translation>
    </message>
    <message>
        <source>the dtype of a module must be a floating-point one, such as torch.float32</source>
        <translation>模块的 dtype 必须是浮点类型，例如 torch.float32</translation>
    </message>
    <message>
        <source>the dtype {} is not a tensor dtype</source>
        <translation>dtype {} 不是张量的 dtype</translation>
    </message>
    <message>
        <source>the dtype {} is unknown</source>
        <translation>dtype {} 未知</translation>
    </message>
    <message>
        <source>the elements of a sub-tensordict are written in place: set_(key, item)</source>
        <translation>子 tensordict 的元素须原地写入：set_(key, item)</translation>
    </message>
    <message>
        <source>the end dim {} is before the start dim {}</source>
        <translation>结束维度 {} 在起始维度 {} 之前</translation>
    </message>
    <message>
        <source>the end token {} is outside of the loss mask in {} of {} responses</source>
        <translation>结束 token {} 在 {}/{} 个回复中位于损失掩码之外</translation>
    </message>
    <message>
        <source>the entries share no leading shape</source>
        <translation>各条目没有共同的前导形状</translation>
    </message>
    <message>
        <source>the entropy fell from {} at step {} to {} at step {}</source>
        <translation>熵从 {}（第 {} 步）降至 {}（第 {} 步）</translation>
    </message>
    <message>
        <source>the entropy is {} over {} tokens of responses</source>
        <translation>熵为 {}（回复的 {} 个 token）</translation>
    </message>
    <message>
        <source>the environment variable {} is a number from {} to {}, not '{}'</source>
        <translation>环境变量 {} 应为 {} 到 {} 之间的数，而不是 '{}'</translation>
    </message>
    <message>
        <source>the episodes in {} do not add up: {} of {} steps</source>
        <translation>{} 中的回合数目不符：{}/{} 步</translation>
    </message>
    <message>
        <source>the exchange with {} failed: {}</source>
        <translation>与 {} 的交换失败：{}</translation>
    </message>
    <message>
        <source>the field "{}" of an added token is not true or false</source>
        <translation>某附加 token 的字段 "{}" 不是 true 或 false</translation>
    </message>
    <message>
        <source>the field "{}" of the tokenizer's {} is not {}</source>
        <translation>分词器的字段 "{}"（{}）不是 {}</translation>
    </message>
    <message>
        <source>the field 'config' is not a dict</source>
        <translation>字段 'config' 不是字典</translation>
    </message>
    <message>
        <source>the field 'fortran_order' of the header is neither True nor False</source>
        <translation>文件头的字段 'fortran_order' 既不是 True，也不是 False</translation>
    </message>
    <message>
        <source>the field {} has the unexpected value {}</source>
        <translation>字段 {} 的值 {} 不符合预期</translation>
    </message>
    <message>
        <source>the field {} is missing</source>
        <translation>缺少字段 {}</translation>
    </message>
    <message>
        <source>the field {} is not a JSON object</source>
        <translation>字段 {} 不是 JSON 对象</translation>
    </message>
    <message>
        <source>the field {} is not a dict</source>
        <translation>字段 {} 不是 dict</translation>
    </message>
    <message>
        <source>the field {} is not a list</source>
        <translation>字段 {} 不是列表</translation>
    </message>
    <message>
        <source>the field {} is not an integer</source>
        <translation>字段 {} 不是整数</translation>
    </message>
    <message>
        <source>the field {} is {}, which is not a count</source>
        <translation>字段 {} 为 {}，不是个数</translation>
    </message>
    <message>
        <source>the field {} is {}, which is not a list</source>
        <translation>字段 {} 为 {}，不是列表</translation>
    </message>
    <message>
        <source>the field {} is {}, which is not a string</source>
        <translation>字段 {} 为 {}，不是文本</translation>
    </message>
    <message>
        <source>the field {} is {}, which is not an object</source>
        <translation>字段 {} 为 {}，不是对象</translation>
    </message>
    <message>
        <source>the field {} of a level is missing or no object</source>
        <translation>层级的字段 {} 缺失或不是对象</translation>
    </message>
    <message>
        <source>the field {} of {} is {}, but must be {}</source>
        <translation>{2} 的字段 {1} 是 {3}，但必须是{4}</translation>
    </message>
    <message>
        <source>the fields of a tensorclass are non-tensor data</source>
        <translation>tensorclass 的字段是非张量数据</translation>
    </message>
    <message>
        <source>the fields of a tensorclass are not a tensordict</source>
        <translation>tensorclass 的字段不是 tensordict</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>the file cannot be examined</source>
        <translation>无法检查该文件</translation>
    </message>
    <message>
        <source>the file describes more than {} entries</source>
        <translation>该文件代表超过 {} 个条目</translation>
    </message>
    <message>
        <source>the file ends before the storage {}, which holds the elements</source>
        <translation>文件在存放元素的存储 {} 之前就结束了</translation>
    </message>
    <message>
        <source>the file has no group with a name like {}</source>
        <translation>文件没有名称如 {} 的组</translation>
    </message>
    <message>
        <source>the file has no group {}</source>
        <translation>文件没有组 {}</translation>
    </message>
    <message>
        <source>the file has no parameters with the other names</source>
        <translation>文件中没有其他名称的参数</translation>
    </message>
    <message>
        <source>the file has no tensor {}</source>
        <translation>文件中没有张量 {}</translation>
    </message>
    <message>
        <source>the file has {} ring buffers, but the states of {}</source>
        <translation>文件有 {} 个环形缓冲区，但只有 {} 个的状态</translation>
    </message>
    <message>
        <source>the file is being saved; its source files are read again after that</source>
        <translation>文件正在保存；保存完成后会再次读取其来源文件</translation>
    </message>
    <message>
        <source>the file is open read-only</source>
        <translation>文件以只读方式打开</translation>
    </message>
    <message>
        <source>the file of {} is {}, which is not a name</source>
        <translation>{} 的文件为 {}，不是名称</translation>
    </message>
    <message>
        <source>the file was changed by another program since it was opened; reload it</source>
        <translation>文件打开后已被另一个程序更改；请重新加载</translation>
    </message>
    <message>
        <source>the file {} has no tensor {}, which the index says is there</source>
        <translation>文件 {} 中没有张量 {}，而索引称其在那里</translation>
    </message>
    <message>
        <source>the files of the steps are not in the order of their numbers</source>
        <translation>各步的文件未按编号顺序排列</translation>
    </message>
    <message>
        <source>the folder for the journal of edits cannot be created: {}</source>
        <translation>无法创建存放修改日志的文件夹：{}</translation>
    </message>
    <message>
        <source>the format {} cannot hold {} of the entries; skip leaves them out, convert converts them where possible:
{}</source>
        <translation>格式 {} 无法容纳其中 {} 个条目；skip 会略去它们，convert 会尽量转换它们：
{}</translation>
    </message>
    <message>
        <source>the format {} has no chunks; leave their sizes out</source>
        <translation>格式 {} 没有分块；请去掉分块大小</translation>
    </message>
    <message>
        <source>the frames of the video are of {} × {} pixels, where meta/info.json says {} × {} × {}</source>
        <translation>视频画面为 {} × {} 像素，而 meta/info.json 中为 {} × {} × {}</translation>
    </message>
    <message>
        <source>the gradient has shape {}, but the leaf has shape {}</source>
        <translation>梯度的形状为 {}，而叶子的形状为 {}</translation>
    </message>
    <message>
        <source>the gradient tensordict passed to backward() has no entry for this leaf</source>
        <translation>传给 backward() 的梯度 TensorDict 中没有此叶子的条目</translation>
    </message>
    <message>
        <source>the group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>the header is not a Python literal, from its character {} on</source>
        <translation>文件头从第 {} 个字符起不是 Python 字面量</translation>
    </message>
    <message>
        <source>the header is not a dict</source>
        <translation>文件头不是 dict</translation>
    </message>
    <message>
        <source>the header lacks the field {}</source>
        <translation>文件头缺少字段 {}</translation>
    </message>
    <message>
        <source>the id decreases at the next step, {} total</source>
        <translation>下一步的编号变小，共 {} 处</translation>
    </message>
    <message>
        <source>the id of a storage has {} where a count is expected</source>
        <translation>存储的标识中有 {}，而应为个数</translation>
    </message>
    <message>
        <source>the image cannot be written as PNG: {}</source>
        <translation>图像无法写为 PNG：{}</translation>
    </message>
    <message>
        <source>the index names the file {}, which is not in the same folder</source>
        <translation>索引提到文件 {}，而它不在同一文件夹中</translation>
    </message>
    <message>
        <source>the index to gather by is empty</source>
        <translation>gather 所用的索引为空</translation>
    </message>
    <message>
        <source>the index to gather by needs a dim for each of the batch size {}, its shape is {}</source>
        <translation>gather 所用的索引应为批次大小 {} 的每个维度各有一个维度，而其形状为 {}</translation>
    </message>
    <message>
        <source>the input has {} members for {} sets of parameters</source>
        <translation>输入有 {} 个成员，而参数有 {} 组</translation>
    </message>
    <message>
        <source>the input must have two dims, or one dim together with offsets</source>
        <translation>输入必须是二维的，或者是一维并带有 offsets</translation>
    </message>
    <message>
        <source>the input needs a dim for its classes</source>
        <translation>输入需要一个类别维度</translation>
    </message>
    <message>
        <source>the inputs and the target must have as many dims, and have the shapes {}, {} and {}</source>
        <translation>输入和目标的维数必须相同，而它们的形状为 {}、{} 和 {}</translation>
    </message>
    <message>
        <source>the journal of an interrupted save is damaged; nothing was changed</source>
        <translation>中断保存的日志已损坏；未更改任何内容</translation>
    </message>
    <message>
        <source>the journal of edits needs a folder: set XDG_STATE_HOME or HOME</source>
        <translation>修改日志需要一个文件夹：请设置 XDG_STATE_HOME 或 HOME</translation>
    </message>
    <message>
        <source>the key "_names" is reserved in memmap folders for the names of dims</source>
        <translation>键 "_names" 在 memmap 文件夹中保留用于维度名称</translation>
    </message>
    <message>
        <source>the key is gone from all members</source>
        <translation>所有成员都不再有此键</translation>
    </message>
    <message>
        <source>the key {}</source>
        <translation>键 {}</translation>
    </message>
    <message>
        <source>the key {} is taken: there is an entry {}</source>
        <translation>键 {} 已被占用：已有条目 {}</translation>
    </message>
    <message>
        <source>the key {} is there twice</source>
        <translation>键 {} 出现了两次</translation>
    </message>
    <message>
        <source>the keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>the keys given are not those of the tensors of the tensordict</source>
        <translation>给出的键不是该 tensordict 中张量的键</translation>
    </message>
    <message>
        <source>the keys of the state do not match: only the state has {}; only the tensordict has {}</source>
        <translation>状态的键不匹配：仅状态中有 {}；仅 tensordict 中有 {}</translation>
    </message>
    <message>
        <source>the last dims of loc, of {}, are not those of the scale, {}</source>
        <translation>loc 的形状为 {}，其最后几个维度与 scale 的维度 {} 不一致</translation>
    </message>
    <message>
        <source>the last module of a sequence that draws samples is one that does</source>
        <translation>会采样的序列，其最后一个模块应为会采样的模块</translation>
    </message>
    <message>
        <source>the last {} bytes belong to no tensor: Python raises an error when it loads this</source>
        <translation>最后 {} 字节不属于任何张量：Python 会拒绝加载</translation>
    </message>
    <message>
        <source>the last {} of {} rows along dim {} are zeros in every key</source>
        <translation>最后 {} 行（共 {} 行，沿维度 {}）在每个键中均为零</translation>
    </message>
    <message>
        <source>the layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>the layout {} does not fit the file: {}</source>
        <translation>布局 {} 不适合该文件：{}</translation>
    </message>
    <message>
        <source>the lengths of the sequences in the micro-batch {} do not add up to its {} tokens</source>
        <translation>微批次 {} 中各序列的长度之和不等于其 {} 个 token</translation>
    </message>
    <message>
        <source>the library raises an error</source>
        <translation>该库拒绝</translation>
    </message>
    <message>
        <source>the list of its storages is missing</source>
        <translation>缺少其存储的列表</translation>
    </message>
    <message>
        <source>the lock</source>
        <translation>锁</translation>
    </message>
    <message>
        <source>the loss mask covers the first token of {} of {} sequences</source>
        <translation>损失掩码覆盖了 {}/{} 个序列的首个 token</translation>
    </message>
    <message>
        <source>the loss mask covers {} padding tokens</source>
        <translation>损失掩码覆盖了 {} 个填充 token</translation>
    </message>
    <message>
        <source>the loss mask covers {} tokens of prompts</source>
        <translation>损失掩码覆盖了提示的 {} 个 token</translation>
    </message>
    <message>
        <source>the loss mask is 0 at all tokens of {} of {} sequences</source>
        <translation>损失掩码在 {}/{} 个序列的所有 token 处为 0</translation>
    </message>
    <message>
        <source>the machine cannot be reached: {}</source>
        <translation>无法连接到该机器：{}</translation>
    </message>
    <message>
        <source>the machine sent {} bytes instead of {}</source>
        <translation>该机器发送了 {} 字节，而不是 {} 字节</translation>
    </message>
    <message>
        <source>the matrix of MultivariateNormal has at least two dims</source>
        <translation>MultivariateNormal 的矩阵至少应有两个维度</translation>
    </message>
    <message>
        <source>the mean advantage is not 0 in groups whose number of samples is not {}, as in most; such groups: {}</source>
        <translation>样本数不是多数组的 {} 的组，平均优势不为 0；此类组：{}</translation>
    </message>
    <message>
        <source>the mean advantage is not 0 in {} of {} groups</source>
        <translation>在 {}/{} 个组中平均优势不为 0</translation>
    </message>
    <message>
        <source>the mean length of responses changed from {} at step {} to {} at step {}</source>
        <translation>回复的平均长度从 {}（第 {} 步）变为 {}（第 {} 步）</translation>
    </message>
    <message>
        <source>the member {} has {} bytes, more than the limit of {} bytes</source>
        <translation>归档成员 {} 有 {} 字节，超过上限 {} 字节</translation>
    </message>
    <message>
        <source>the member {} is damaged: {}</source>
        <translation>归档成员 {} 已损坏：{}</translation>
    </message>
    <message>
        <source>the member {} is packed</source>
        <translation>归档成员 {} 已打包</translation>
    </message>
    <message>
        <source>the member {} was written with another size than it was begun with</source>
        <translation>归档成员 {} 写入的大小与开始时声明的不同</translation>
    </message>
    <message>
        <source>the member {} {}</source>
        <translation>归档成员 {} {}</translation>
    </message>
    <message>
        <source>the member {}, which is not a part of the tensordict, would be lost</source>
        <translation>不属于此 tensordict 的归档成员 {} 将会丢失</translation>
    </message>
    <message>
        <source>the members have different numbers of dims: {} and {}</source>
        <translation>各成员的维度数不同：{} 和 {}</translation>
    </message>
    <message>
        <source>the members make a stack of batch size {}, not {}</source>
        <translation>这些成员组成的堆叠批次大小为 {}，而不是 {}</translation>
    </message>
    <message>
        <source>the members of a lazy stack have different keys, which a safetensors file cannot keep; give all of them the same keys</source>
        <translation>惰性堆叠的成员键不同，safetensors 文件无法保存；请使所有成员具有相同的键</translation>
    </message>
    <message>
        <source>the members of a lazy stack need the same number of batch dims, got batch sizes {} and {}</source>
        <translation>惰性堆叠的成员应有相同数量的批次维度，得到批次大小 {} 和 {}</translation>
    </message>
    <message>
        <source>the members of a stack have the keys '0', '1' and so on</source>
        <translation>堆叠的成员的键为 '0'、'1' 等</translation>
    </message>
    <message>
        <source>the members of the lazy stack differ in keys or shapes</source>
        <translation>惰性堆叠的成员在键或形状上不同</translation>
    </message>
    <message>
        <source>the members of the lazy stack have different keys: some lack this one</source>
        <translation>惰性堆叠的成员键不同：有些没有此键</translation>
    </message>
    <message>
        <source>the members of the stack differ in dim {} of the batch size {}, which cannot be flattened before their dim</source>
        <translation>堆叠的成员在维度 {} 上不同（批次大小为 {}），在其堆叠维度之前无法展平该维度</translation>
    </message>
    <message>
        <source>the members of the stack differ in shape here: {}; index the stack before the key, as in td[0]["key"]</source>
        <translation>堆叠的成员在此处形状不同：{}；请在键之前索引堆叠，例如 td[0]["key"]</translation>
    </message>
    <message>
        <source>the members of this stack have batch size {}, the new one {}</source>
        <translation>此堆叠成员的批次大小为 {}，而新成员为 {}</translation>
    </message>
    <message>
        <source>the members' non-tensor values have different batch sizes: {} and {}</source>
        <translation>各成员的非张量值批次大小不同：{} 和 {}</translation>
    </message>
    <message>
        <source>the members' shapes differ ({}), so they have no dense tensor; show one member, or use as_list, as_padded_tensor or as_nested_tensor</source>
        <translation>各成员的形状不同 ({})，因此没有稠密张量；请查看单个成员，或使用 as_list、as_padded_tensor 或 as_nested_tensor</translation>
    </message>
    <message>
        <source>the message was given up</source>
        <translation>该消息已被放弃</translation>
    </message>
    <message>
        <source>the metadata lacks its location</source>
        <translation>元数据缺少其位置</translation>
    </message>
    <message>
        <source>the metadata lacks the location of the chunk at {}</source>
        <translation>元数据缺少位于 {} 的分块的存储位置</translation>
    </message>
    <message>
        <source>the micro-batch {} has {} tokens, but {} values of {}</source>
        <translation>微批次 {} 有 {} 个 token，却有 {} 个值（{}）</translation>
    </message>
    <message>
        <source>the mixture is over {} components, and there are {}</source>
        <translation>mixture 针对 {} 个分量，而实际有 {} 个</translation>
    </message>
    <message>
        <source>the mixture of MixtureSameFamily is a Categorical, not a {}</source>
        <translation>MixtureSameFamily 的 mixture 应为 Categorical，而不是 {}</translation>
    </message>
    <message>
        <source>the module does not know {} of the state dict</source>
        <translation>模块中没有 state_dict 的 {}</translation>
    </message>
    <message>
        <source>the module gave {} tensors for {} out keys: {}</source>
        <translation>模块给出了 {} 个张量，而输出键有 {} 个：{}</translation>
    </message>
    <message>
        <source>the module gives the shape {} for {} steps</source>
        <translation>模块对 {2} 步给出形状 {1}</translation>
    </message>
    <message>
        <source>the module has no tensor of this name</source>
        <translation>模块没有此名称的张量</translation>
    </message>
    <message>
        <source>the module has the shape {} there, not {}</source>
        <translation>模块在那里的形状为 {}，而不是 {}</translation>
    </message>
    <message>
        <source>the module has {} of shape {}, the state dict of shape {}</source>
        <translation>模块中 {} 的形状为 {}，state_dict 中的形状为 {}</translation>
    </message>
    <message>
        <source>the module needs {}, which the tensordict lacks: {}</source>
        <translation>模块需要 {}，而 tensordict 中没有：{}</translation>
    </message>
    <message>
        <source>the name of a class is a str, not {}</source>
        <translation>类的名称应为 str，而不是 {}</translation>
    </message>
    <message>
        <source>the name of a dim is a string or None, not a value of type {}</source>
        <translation>维度的名称应为字符串或 None，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>the name of a file in the folder of the data</source>
        <translation>数据所在文件夹中的文件名</translation>
    </message>
    <message>
        <source>the name of its tensor is {}, which is not a string</source>
        <translation>其张量的名称为 {}，不是文本</translation>
    </message>
    <message>
        <source>the names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>the names in a state are strings</source>
        <translation>状态中的名称应为字符串</translation>
    </message>
    <message>
        <source>the names of a sub-tensordict belong to its parent; copy it first with to_tensordict()</source>
        <translation>子 tensordict 的名称属于其上级；请先用 to_tensordict() 复制它</translation>
    </message>
    <message>
        <source>the names of arguments are strings, not of type {}</source>
        <translation>参数名称应为字符串，而不是类型 {}</translation>
    </message>
    <message>
        <source>the names of dims are {}, which is not a list</source>
        <translation>维度名称为 {}，不是列表</translation>
    </message>
    <message>
        <source>the names of dims hold {}, which is not a name</source>
        <translation>维度名称中有 {}，不是名称</translation>
    </message>
    <message>
        <source>the names of fields are strings, not of type {}</source>
        <translation>字段名称应为字符串，而不是类型 {}</translation>
    </message>
    <message>
        <source>the names of modules are strings, not of type {}</source>
        <translation>模块的名称应为字符串，而不是类型 {}</translation>
    </message>
    <message>
        <source>the names of the dims are not used: {}</source>
        <translation>不使用维度名称：{}</translation>
    </message>
    <message>
        <source>the names of the members differ: {} and {}</source>
        <translation>各成员的名称不同：{} 和 {}</translation>
    </message>
    <message>
        <source>the names {} are not distinct: {} occurs twice</source>
        <translation>名称 {} 有重复：{} 出现了两次</translation>
    </message>
    <message>
        <source>the names {} contradict those of the level above, {}; name the dims of that level</source>
        <translation>名称 {} 与上一层级的名称 {} 相矛盾；请为该层级的维度命名</translation>
    </message>
    <message>
        <source>the names {} do not fit {} dims</source>
        <translation>名称 {} 与 {} 个维度不符</translation>
    </message>
    <message>
        <source>the new keys</source>
        <translation>新键</translation>
    </message>
    <message>
        <source>the newest step, before the wrap-around at row {}, has the trajectory ID of the oldest step after it</source>
        <translation>最新一步（在第 {} 行的回绕之前）与其后最旧一步的轨迹编号相同</translation>
    </message>
    <message>
        <source>the next step does not follow after the usual {} s, {} total</source>
        <translation>下一步未在通常的 {} 秒后到来，共 {} 处</translation>
    </message>
    <message>
        <source>the next step has not the next number, {} total</source>
        <translation>下一步的编号不连续，共 {} 处</translation>
    </message>
    <message>
        <source>the next step leaves its neighbours by more than {} standard deviations of a step, {} total</source>
        <translation>下一步偏离相邻步超过每步标准差的 {} 倍，共 {} 处</translation>
    </message>
    <message>
        <source>the number in a tensor</source>
        <translation>张量中的数字</translation>
    </message>
    <message>
        <source>the number of parts</source>
        <translation>部分的个数</translation>
    </message>
    <message>
        <source>the number of sections</source>
        <translation>段数</translation>
    </message>
    <message>
        <source>the offsets and lengths of a nested tensor do not fit together</source>
        <translation>嵌套张量的偏移和长度不匹配</translation>
    </message>
    <message>
        <source>the offsets of a nested tensor are of shape {} and {}, and not one dim of integers</source>
        <translation>嵌套张量的偏移形状为 {}、类型为 {}，而不是一维整数</translation>
    </message>
    <message>
        <source>the operands have different kinds of entries here: {} and {}</source>
        <translation>操作数在此处的条目种类不同：{} 和 {}</translation>
    </message>
    <message>
        <source>the order of axes {} does not fit {} dims</source>
        <translation>轴的顺序 {} 与 {} 个维度不符</translation>
    </message>
    <message>
        <source>the order of bytes is {}, but it can be "little" or "big"</source>
        <translation>字节序为 {}，但只能是 "little" 或 "big"</translation>
    </message>
    <message>
        <source>the order of its elements is {}, but it can be "C" or "F"</source>
        <translation>其元素顺序为 {}，但只能是 "C" 或 "F"</translation>
    </message>
    <message>
        <source>the other operand of a nested tensor must be a number or a nested tensor</source>
        <translation>嵌套张量的另一个操作数必须是数字或嵌套张量</translation>
    </message>
    <message>
        <source>the other process closed the connection ({})</source>
        <translation>另一个进程关闭了连接 ({})</translation>
    </message>
    <message>
        <source>the other process could not be reached ({})</source>
        <translation>无法连接另一个进程 ({})</translation>
    </message>
    <message>
        <source>the other process did not answer in time ({})</source>
        <translation>另一个进程未及时响应 ({})</translation>
    </message>
    <message>
        <source>the pad token {} is {} times inside of the attention mask</source>
        <translation>填充 token {} 在注意力掩码内出现 {} 次</translation>
    </message>
    <message>
        <source>the parent of node {} in trace {} is not an earlier node</source>
        <translation>节点 {}（轨迹 {}）的父节点不是更早的节点</translation>
    </message>
    <message>
        <source>the parts have different kinds of entries here, one of them {}</source>
        <translation>各部分在此处包含不同种类的条目，其中之一为 {}</translation>
    </message>
    <message>
        <source>the parts of the reward do not add up in {} of {} sequences; the first sum is {}, and the reward {}</source>
        <translation>在 {}/{} 个序列中奖励的各部分之和不符；首个和为 {}，奖励为 {}</translation>
    </message>
    <message>
        <source>the path {} has a place that is not known: {}</source>
        <translation>路径 {} 含有未知的占位：{}</translation>
    </message>
    <message>
        <source>the path {} leads out of the data set</source>
        <translation>路径 {} 指向数据集之外</translation>
    </message>
    <message>
        <source>the pickle describes too many bytes that it holds only once</source>
        <translation>pickle 代表的字节过多，而它们只存储了一次</translation>
    </message>
    <message>
        <source>the pickle holds a tuple</source>
        <translation>pickle 包含元组</translation>
    </message>
    <message>
        <source>the pickle needs more than plain values (numbers, texts, bytes, lists, dicts); pickled code is never run</source>
        <translation>pickle 需要的不只是普通值（数字、文本、bytes、列表、dict）；pickle 中的代码从不会被运行</translation>
    </message>
    <message>
        <source>the pickle refers to out-of-band buffers, which a file does not contain</source>
        <translation>pickle 引用了带外（out-of-band）缓冲区，而文件中没有这些缓冲区</translation>
    </message>
    <message>
        <source>the place of a leaf</source>
        <translation>叶节点的位置</translation>
    </message>
    <message>
        <source>the place of the table of a shard is {}, but it can be "start" or "end"</source>
        <translation>分片表的位置为 {}，但只能是 "start" 或 "end"</translation>
    </message>
    <message>
        <source>the process group at {}:{} could not be joined: {}</source>
        <translation>无法加入位于 {}:{} 的进程组：{}</translation>
    </message>
    <message>
        <source>the process that listens there {}: it is not the store of a torch.distributed group; see MASTER_ADDR and MASTER_PORT</source>
        <translation>在那里监听的进程{}：它不是 torch.distributed 组的存储（store）；请参阅 MASTER_ADDR 和 MASTER_PORT</translation>
    </message>
    <message>
        <source>the program tensordesk-video answers {} bytes where it should answer none</source>
        <translation>程序 tensordesk-video 本不应返回数据，却返回了 {} 字节</translation>
    </message>
    <message>
        <source>the program tensordesk-video {}</source>
        <translation>程序 tensordesk-video {}</translation>
    </message>
    <message>
        <source>the ragged dim {} of a nested tensor is out of range</source>
        <translation>嵌套张量的不规则维度 {} 超出范围</translation>
    </message>
    <message>
        <source>the ragged shape {} cannot be written to a consolidated file; pad it, or leave the leaf out</source>
        <translation>不规则形状 {} 无法写入整合文件；请填充，或略去该叶节点</translation>
    </message>
    <message>
        <source>the ratio to the probability under the rollout engine is outside of 1 ± {} at {} of {} tokens</source>
        <translation>与采样引擎概率之比超出 1 ± {} 的有 {}/{} 个 token</translation>
    </message>
    <message>
        <source>the replay buffer is said to have {} elements and its next one at row {}, which its shape {} does not fit</source>
        <translation>据称回放缓冲区有 {} 个元素，下一个位于第 {} 行，而其形状 {} 与此不符</translation>
    </message>
    <message>
        <source>the replay buffer states {} elements, and room for {}</source>
        <translation>回放缓冲区声明有 {} 个元素，而容量为 {}</translation>
    </message>
    <message>
        <source>the result depends on values, and only shapes are known here</source>
        <translation>结果取决于值，而此处只知道形状</translation>
    </message>
    <message>
        <source>the result does not fit into 64 bits</source>
        <translation>结果超出 64 位</translation>
    </message>
    <message>
        <source>the result has more elements than 64 bits can count</source>
        <translation>结果的元素数超出 64 位所能计数的范围</translation>
    </message>
    <message>
        <source>the result has shape {} and cannot be written into a tensor of shape {}</source>
        <translation>结果的形状为 {}，无法写入形状为 {} 的张量</translation>
    </message>
    <message>
        <source>the result has shape {}, which does not start with the batch size {}</source>
        <translation>结果的形状为 {}，其开头不是批次大小 {}</translation>
    </message>
    <message>
        <source>the result is of {}, which cannot be written into a tensor of {}</source>
        <translation>结果的类型为 {}，无法写入类型为 {} 的张量</translation>
    </message>
    <message>
        <source>the result of {}()</source>
        <translation>{}() 的结果</translation>
    </message>
    <message>
        <source>the reward follows the length of the response: correlation {}, slope {} per 100 characters, over {} sequences</source>
        <translation>奖励随回复长度变化：相关系数 {}，每 100 个字符斜率 {}，共 {} 个序列</translation>
    </message>
    <message>
        <source>the reward follows the length of the response: correlation {}, slope {} per 100 tokens, over {} sequences</source>
        <translation>奖励随回复长度变化：相关系数 {}，每 100 个 token 斜率 {}，共 {} 个序列</translation>
    </message>
    <message>
        <source>the sampler has a priority for each row, to the power of {}; open the replay buffer with {} to see them</source>
        <translation>采样器为每行设有优先级，并取 {} 次方；用 {} 打开回放缓冲区可查看</translation>
    </message>
    <message>
        <source>the sampler has priorities for {} rows, and the storage {} rows</source>
        <translation>采样器有 {} 行的优先级，而存储有 {} 行</translation>
    </message>
    <message>
        <source>the script calls {}, which is not in the code of its file</source>
        <translation>脚本调用的 {} 不是其文件中的代码</translation>
    </message>
    <message>
        <source>the script has values more than {} levels deep</source>
        <translation>脚本有超过 {} 层深的值</translation>
    </message>
    <message>
        <source>the script is refused: it has more than {} operators</source>
        <translation>脚本被拒绝：其算子超过 {} 个</translation>
    </message>
    <message>
        <source>the script is refused: its calls nest more than {} levels deep</source>
        <translation>脚本被拒绝：其调用嵌套超过 {} 层</translation>
    </message>
    <message>
        <source>the script returns a {}, which is not supported as a value here</source>
        <translation>脚本给出 {}，此处不能作为值</translation>
    </message>
    <message>
        <source>the script takes a {} as '{}', not a value of type {}</source>
        <translation>脚本接受 {} 作为 '{}'，而不是类型 {} 的值</translation>
    </message>
    <message>
        <source>the script takes more memory than is free</source>
        <translation>脚本需要的内存超过可用内存</translation>
    </message>
    <message>
        <source>the script takes too many steps: more than {} within one call</source>
        <translation>脚本需要的步骤过多：一次调用超过 {} 步</translation>
    </message>
    <message>
        <source>the script was not run: {} uses {}, which policies do not need and which could reach outside the script</source>
        <translation>脚本未运行：{} 使用了 {}，策略并不需要它，而它可能触及脚本之外</translation>
    </message>
    <message>
        <source>the sections are an int or a list of positions, not a {}</source>
        <translation>sections 应为 int 或位置的列表，而不是 {}</translation>
    </message>
    <message>
        <source>the shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>the shape is {}, that of {} is {}: a value computed from both has one row for each pair of steps</source>
        <translation>其形状为 {}，而 {} 的形状为 {}：由两者计算的结果会为每对步各有一行</translation>
    </message>
    <message>
        <source>the shape of chunks</source>
        <translation>分块的形状</translation>
    </message>
    <message>
        <source>the shape of part {}</source>
        <translation>第 {} 部分的形状</translation>
    </message>
    <message>
        <source>the shape of the mask {} at index {} does not match the indexed shape {} at index {}</source>
        <translation>掩码的形状 {} 在索引 {} 处与被索引的形状 {} 在索引 {} 处不匹配</translation>
    </message>
    <message>
        <source>the shape of the stack</source>
        <translation>堆叠的形状</translation>
    </message>
    <message>
        <source>the shape of the storage</source>
        <translation>存储的形状</translation>
    </message>
    <message>
        <source>the shape of {}</source>
        <translation>{} 的形状</translation>
    </message>
    <message>
        <source>the shape {} does not fit a batch of {} elements</source>
        <translation>形状 {} 与有 {} 个元素的批次不匹配</translation>
    </message>
    <message>
        <source>the shape {} has no time dim {}</source>
        <translation>形状 {} 没有时间维度 {}</translation>
    </message>
    <message>
        <source>the shape {} is invalid for an array</source>
        <translation>形状 {} 不是有效的数组形状</translation>
    </message>
    <message>
        <source>the shapes of the states do not identify their parameters, neither in the order of the file nor in reverse; create the optimizer with model.named_parameters(), so that it saves their names</source>
        <translation>各状态的形状无法确定其参数，按文件顺序或逆序都不行；请用 model.named_parameters() 创建优化器，使其保存参数名</translation>
    </message>
    <message>
        <source>the size of the parts</source>
        <translation>各部分的大小</translation>
    </message>
    <message>
        <source>the sizes {} are fewer than the dims of the batch size {}</source>
        <translation>大小 {} 的个数少于批次大小 {} 的维度数</translation>
    </message>
    <message>
        <source>the sizes {} do not sum to the size {} of dim {}</source>
        <translation>大小 {} 之和不等于大小 {}（维度 {}）</translation>
    </message>
    <message>
        <source>the source has another kind of entry here</source>
        <translation>来源在此处的条目种类不同</translation>
    </message>
    <message>
        <source>the stack dim {} is out of range for members of batch size {}</source>
        <translation>堆叠维度 {} 超出批次大小为 {} 的成员的范围</translation>
    </message>
    <message>
        <source>the standard deviation of advantages is not 1 in {} of {} groups</source>
        <translation>在 {}/{} 个组中优势的标准差不为 1</translation>
    </message>
    <message>
        <source>the state dict lacks {} of the module, and the module lacks {} of the state dict</source>
        <translation>state_dict 缺少模块的 {}，而模块缺少 state_dict 的 {}</translation>
    </message>
    <message>
        <source>the state dict misses {} of the module</source>
        <translation>state_dict 缺少模块的 {}</translation>
    </message>
    <message>
        <source>the state of a replay buffer cannot be read: {}</source>
        <translation>无法读取回放缓冲区的状态：{}</translation>
    </message>
    <message>
        <source>the state of an LSTM is a pair of tensors</source>
        <translation>LSTM 的状态应为一对张量</translation>
    </message>
    <message>
        <source>the step after an end has the id of the ended episode, {} total</source>
        <translation>结束之后的一步仍带有已结束回合的编号，共 {} 处</translation>
    </message>
    <message>
        <source>the step of range() cannot be zero</source>
        <translation>range() 的步长不能为零</translation>
    </message>
    <message>
        <source>the storage states that {} of its {} rows have data</source>
        <translation>存储声明其 {} 行（共 {} 行）有数据</translation>
    </message>
    <message>
        <source>the storage {} is truncated: has {} of {} bytes</source>
        <translation>存储 {} 被截断：只有 {} 字节，应为 {} 字节</translation>
    </message>
    <message>
        <source>the stored text differs from the tokens in {} of {} sequences</source>
        <translation>在 {}/{} 个序列中存储的文本与 token 不符</translation>
    </message>
    <message>
        <source>the stored text of the prompt differs from its tokens in {} of {} sequences</source>
        <translation>在 {}/{} 个序列中存储的提示文本与其 token 不符</translation>
    </message>
    <message>
        <source>the stored text of the response differs from its tokens in {} of {} sequences</source>
        <translation>在 {}/{} 个序列中存储的回复文本与其 token 不符</translation>
    </message>
    <message>
        <source>the structure of its tensordict cannot be used, so its names are split at dots: {}</source>
        <translation>其 tensordict 的结构无法使用，因此其名称按点拆分：{}</translation>
    </message>
    <message>
        <source>the table of episodes has no numbers in {}</source>
        <translation>片段表的 {} 中没有数字</translation>
    </message>
    <message>
        <source>the table of its shards is packed, which cannot be read</source>
        <translation>其分片的表已打包，无法读取</translation>
    </message>
    <message>
        <source>the table of shapes of a nested tensor has {} dims instead of 2</source>
        <translation>嵌套张量的形状表有 {} 个维度，而不是 2 个</translation>
    </message>
    <message>
        <source>the tables of the sizes of a nested tensor do not fit together</source>
        <translation>嵌套张量的大小表不匹配</translation>
    </message>
    <message>
        <source>the target has the shape {}, and the input {}: they must be equal</source>
        <translation>目标的形状为 {}，输入为 {}：两者必须相同</translation>
    </message>
    <message>
        <source>the target of this scope no longer exists at its end: give it a name before, or write to the part of td in the block</source>
        <translation>此作用域的写回目标在其结束时已不存在：请事先为它命名，或在代码块中写入 td 的相应部分</translation>
    </message>
    <message>
        <source>the tensor has shape {}, which does not start with the requested batch size {}</source>
        <translation>张量的形状为 {}，其开头不是所要求的批次大小 {}</translation>
    </message>
    <message>
        <source>the tensor {} belongs to no key of the tensordict: Python raises an error when it loads this</source>
        <translation>张量 {} 不属于此 tensordict 的任何键：Python 会拒绝加载</translation>
    </message>
    <message>
        <source>the tensor {} has bytes of another one: Python raises an error when it loads this</source>
        <translation>张量 {} 含有另一个张量的字节：Python 会拒绝加载</translation>
    </message>
    <message>
        <source>the tensor {} of a nested tensor is missing</source>
        <translation>缺少张量 {}，它属于一个嵌套张量</translation>
    </message>
    <message>
        <source>the tensordict to expand to has no key {}</source>
        <translation>要扩展到的 tensordict 没有键 {}</translation>
    </message>
    <message>
        <source>the tensordicts cannot be stacked: {}</source>
        <translation>这些 tensordict 无法堆叠：{}</translation>
    </message>
    <message>
        <source>the tensors cannot be stacked: {}</source>
        <translation>这些张量无法堆叠：{}</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>the text is not UTF-8 at byte {}</source>
        <translation>文本在字节 {} 处不是 UTF-8</translation>
    </message>
    <message>
        <source>the text is too long: {} bytes, at most {} are read</source>
        <translation>文本过长：{} 字节，最多读取 {} 字节</translation>
    </message>
    <message>
        <source>the text of the tokens is larger than {} bytes</source>
        <translation>token 的文本超过 {} 字节</translation>
    </message>
    <message>
        <source>the tokenizer has more than {} JSON values</source>
        <translation>分词器的 JSON 值超过 {} 个</translation>
    </message>
    <message>
        <source>the tokenizer has more than {} parts of its {}</source>
        <translation>分词器的部分超过 {} 个（{}）</translation>
    </message>
    <message>
        <source>the tokenizer has more than {} tokens</source>
        <translation>分词器的 token 超过 {} 个</translation>
    </message>
    <message>
        <source>the tokenizer has no "model" with a "vocab"</source>
        <translation>分词器没有带 "vocab" 的 "model"</translation>
    </message>
    <message>
        <source>the tokenizer is not a JSON object</source>
        <translation>分词器不是 JSON 对象</translation>
    </message>
    <message>
        <source>the tokenizer is not valid JSON: error at byte {}</source>
        <translation>分词器不是有效的 JSON：第 {} 字节处有错</translation>
    </message>
    <message>
        <source>the tokenizer is not valid JSON: {}</source>
        <translation>分词器不是有效的 JSON：{}</translation>
    </message>
    <message>
        <source>the tokenizer's "added_tokens" are not a list</source>
        <translation>分词器的 "added_tokens" 不是列表</translation>
    </message>
    <message>
        <source>the tokenizer's IDs are too sparse: {} tokens have IDs up to {}</source>
        <translation>分词器的 ID 过于稀疏：{} 个 token 的 ID 最大为 {}</translation>
    </message>
    <message>
        <source>the tokenizer's JSON is nested deeper than {} levels</source>
        <translation>分词器的 JSON 嵌套超过 {} 层</translation>
    </message>
    <message>
        <source>the tokenizer's Replace has the regular expression "{}". Supported: plain text</source>
        <translation>分词器的 Replace 含正则表达式 "{}"。仅支持普通文本</translation>
    </message>
    <message>
        <source>the tokenizer's {} has no field "{}"</source>
        <translation>分词器的 {} 没有字段 "{}"</translation>
    </message>
    <message>
        <source>the tokenizer's {} is nested deeper than {} levels</source>
        <translation>分词器的 {} 嵌套超过 {} 层</translation>
    </message>
    <message>
        <source>the tokenizer's {} is not an object with a "type"</source>
        <translation>分词器的 {} 不是带 "type" 的对象</translation>
    </message>
    <message>
        <source>the unpacked member {}</source>
        <translation>解包后的归档成员 {}</translation>
    </message>
    <message>
        <source>the value is not in the {}</source>
        <translation>该值不在 {} 中</translation>
    </message>
    <message>
        <source>the value {} does not fit into {}</source>
        <translation>值 {} 无法放入 {}</translation>
    </message>
    <message>
        <source>the values of a pickle are nested more than {} levels deep</source>
        <translation>pickle 的值嵌套超过 {} 层</translation>
    </message>
    <message>
        <source>the video has no frame at {}; its last one is at {}</source>
        <translation>视频在 {} 处没有画面；最后一帧在 {}</translation>
    </message>
    <message>
        <source>the video was changed by another program since it was opened; open it again</source>
        <translation>视频打开后被其他程序更改；请重新打开</translation>
    </message>
    <message>
        <source>the worker process for {} {}, so there is no result; if memory ran out, run the command again with fewer --jobs</source>
        <translation>处理 {} 的工作进程{}，因此没有结果；如果内存不足，请减少 --jobs 后重新运行</translation>
    </message>
    <message>
        <source>the wrap-around at row {} is inside an episode</source>
        <translation>第 {} 行处的回绕位于一个回合之内</translation>
    </message>
    <message>
        <source>their batch sizes are {} and {}</source>
        <translation>其批次大小为 {} 和 {}</translation>
    </message>
    <message>
        <source>their shapes are {} and {}</source>
        <translation>其形状为 {} 和 {}</translation>
    </message>
    <message>
        <source>there are no parameters of a distribution there</source>
        <translation>那里没有分布的参数</translation>
    </message>
    <message>
        <source>there are none</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>there is a '*' already</source>
        <translation>已有 '*'</translation>
    </message>
    <message>
        <source>there is a parameter '{}' already</source>
        <translation>已有参数 '{}'</translation>
    </message>
    <message>
        <source>there is an entry {} already</source>
        <translation>已有条目 {}</translation>
    </message>
    <message>
        <source>there is no batch dim {}: the batch has {}</source>
        <translation>没有批次维度 {}：批次有 {} 个维度</translation>
    </message>
    <message>
        <source>there is no dim {} among {}</source>
        <translation>没有维度 {}，现有维度为 {}</translation>
    </message>
    <message>
        <source>there is no entry left</source>
        <translation>没有剩余的条目</translation>
    </message>
    <message>
        <source>there is no formula for the divergence of a {} from a {}</source>
        <translation>没有计算 {} 相对于 {} 的散度的公式</translation>
    </message>
    <message>
        <source>there is no heap where it should be</source>
        <translation>应有堆之处没有堆</translation>
    </message>
    <message>
        <source>there is no key {}</source>
        <translation>没有键 {}</translation>
    </message>
    <message>
        <source>there is no key {}; did you mean {}? The keys of this level are {}</source>
        <translation>没有键 {}；您是否想写 {}？此层级的键为 {}</translation>
    </message>
    <message>
        <source>there is no key {}; the keys of this level are {}</source>
        <translation>没有键 {}；此层级的键为 {}</translation>
    </message>
    <message>
        <source>there is no key {}; this level has no keys</source>
        <translation>没有键 {}；此层级没有键</translation>
    </message>
    <message>
        <source>there is no mapping {}</source>
        <translation>没有映射 {}</translation>
    </message>
    <message>
        <source>there is no member {}</source>
        <translation>没有成员 {}</translation>
    </message>
    <message>
        <source>there is no member {}: the stack has {} members</source>
        <translation>没有成员 {}：该堆叠有 {} 个成员</translation>
    </message>
    <message>
        <source>there is no member {}: this is not a lazy stack</source>
        <translation>没有成员 {}：这不是惰性堆叠</translation>
    </message>
    <message>
        <source>there is no memory for packing a chunk</source>
        <translation>没有内存可用于打包分块</translation>
    </message>
    <message>
        <source>there is no module '{}' in a {}</source>
        <translation>{2} 中没有模块 '{1}'</translation>
    </message>
    <message>
        <source>there is no operator {} to call</source>
        <translation>没有可调用的运算符 {}</translation>
    </message>
    <message>
        <source>there is no process {} among the {} of the group, which count from 0</source>
        <translation>没有进程 {}：该组共有 {} 个进程，从 0 开始编号</translation>
    </message>
    <message>
        <source>there is no such key</source>
        <translation>没有这样的键</translation>
    </message>
    <message>
        <source>there is no tensordict {} to move it into</source>
        <translation>没有可供移入的 tensordict {}</translation>
    </message>
    <message>
        <source>there is not enough memory for it on that machine</source>
        <translation>那台机器上没有足够的内存</translation>
    </message>
    <message>
        <source>there is nothing to concatenate: the list of tensordicts is empty</source>
        <translation>没有可拼接的内容：tensordict 列表为空</translation>
    </message>
    <message>
        <source>there is nothing to concatenate: the list of tensors is empty</source>
        <translation>没有可拼接的内容：张量列表为空</translation>
    </message>
    <message>
        <source>there is nothing to pad: the list of tensordicts is empty</source>
        <translation>没有可填充的内容：tensordict 列表为空</translation>
    </message>
    <message>
        <source>there is nothing to stack: the list of tensordicts is empty</source>
        <translation>没有可堆叠的内容：tensordict 列表为空</translation>
    </message>
    <message>
        <source>there is nothing to stack: the list of values is empty</source>
        <translation>没有可堆叠的内容：值的列表为空</translation>
    </message>
    <message>
        <source>there is {} here, and {} cannot be copied into it</source>
        <translation>此处是 {}，无法将 {} 复制到其中</translation>
    </message>
    <message>
        <source>there is {} under {} already, so it cannot hold further keys</source>
        <translation>{2} 之下已有 {1}，因此不能再容纳其他键</translation>
    </message>
    <message>
        <source>these elements are stored in another form than in memory, so they are read-only; save the tensordict in another format to edit them</source>
        <translation>这些元素的存储形式与内存中不同，因此是只读的；如需编辑，请将 tensordict 保存为其他格式</translation>
    </message>
    <message>
        <source>theta must be of a floating point dtype, not {}</source>
        <translation>theta 的 dtype 必须是浮点类型，而不是 {}</translation>
    </message>
    <message>
        <source>this LibTorch has no operator {}{}</source>
        <translation>此 LibTorch 没有运算符 {}{}</translation>
    </message>
    <message>
        <source>this LibTorch was built without CUDA</source>
        <translation>此 LibTorch 构建时未包含 CUDA</translation>
    </message>
    <message>
        <source>this changes nothing: expected an assignment, 'del' or an in-place method</source>
        <translation>这不会更改任何内容：应为赋值、'del' 或原地方法</translation>
    </message>
    <message>
        <source>this does not open files: use torch.load(PATH) to read one into memory, or open it as PATH or with --with NAME=PATH</source>
        <translation>这样不能打开文件：请用 torch.load(PATH) 将文件读入内存，或将其作为 PATH 打开，或用 --with NAME=PATH 打开</translation>
    </message>
    <message>
        <source>this escape is not a character</source>
        <translation>此转义序列不是字符</translation>
    </message>
    <message>
        <source>this file of a leaf is missing</source>
        <translation>缺少叶节点的此文件</translation>
    </message>
    <message>
        <source>this file of the checkpoint is missing; copy it here from where the process that wrote it ran</source>
        <translation>缺少检查点的此文件；请从写入它的进程所运行之处复制到这里</translation>
    </message>
    <message>
        <source>this folder is missing</source>
        <translation>缺少此文件夹</translation>
    </message>
    <message>
        <source>this is neither a number nor a name</source>
        <translation>这既不是数字，也不是名称</translation>
    </message>
    <message>
        <source>this is non-tensor data and has no entries</source>
        <translation>这是非张量数据，没有条目</translation>
    </message>
    <message>
        <source>this is {} and has no entry {}</source>
        <translation>这是 {}，没有条目 {}</translation>
    </message>
    <message>
        <source>this lambda got several values for '{}'</source>
        <translation>此 lambda 为 '{}' 得到了多个值</translation>
    </message>
    <message>
        <source>this lambda misses '{}'</source>
        <translation>此 lambda 缺少 '{}'</translation>
    </message>
    <message>
        <source>this lambda takes no '{}'</source>
        <translation>此 lambda 不接受 '{}'</translation>
    </message>
    <message>
        <source>this lambda takes {} arguments, not {}</source>
        <translation>此 lambda 接受 {} 个参数，而不是 {} 个</translation>
    </message>
    <message>
        <source>this line is indented deeper than those above it</source>
        <translation>此行比上面各行缩进更深</translation>
    </message>
    <message>
        <source>this line is indented, but belongs to no block</source>
        <translation>此行有缩进，但不属于任何代码块</translation>
    </message>
    <message>
        <source>this list of unsaved edits is damaged; remove it</source>
        <translation>此未保存修改的列表已损坏；请移除它</translation>
    </message>
    <message>
        <source>this number does not fit into 64 bits</source>
        <translation>此数字超出 64 位</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>此数字过大</translation>
    </message>
    <message>
        <source>this operation gives no view</source>
        <translation>此运算不产生视图</translation>
    </message>
    <message>
        <source>this program was built without the headers of Gloo, and cannot exchange tensordicts with other processes</source>
        <translation>此程序构建时未包含 Gloo 的头文件，无法与其他进程交换 tensordict</translation>
    </message>
    <message>
        <source>this string is never closed: expected {}</source>
        <translation>此字符串未闭合：应有 {}</translation>
    </message>
    <message>
        <source>this syntax is not supported</source>
        <translation>不支持此语法</translation>
    </message>
    <message>
        <source>this takes a batch of at least {} dims, got {}</source>
        <translation>这需要至少有 {} 个维度的批次，得到 {}</translation>
    </message>
    <message>
        <source>this takes too many steps</source>
        <translation>这需要的步骤过多</translation>
    </message>
    <message>
        <source>this tensordict has no path of its own; `tensordesk info` shows that of a file</source>
        <translation>此 tensordict 没有自己的路径；`tensordesk info` 可显示文件的路径</translation>
    </message>
    <message>
        <source>time runs within members of a ragged stack, not along its dim {}</source>
        <translation>时间在不规则堆叠的各成员之内延伸，而不是沿其维度 {}</translation>
    </message>
    <message>
        <source>to() takes a device, a dtype, a tensor or other=, not {}</source>
        <translation>to() 接受设备、dtype、张量或 other=，而不是 {}</translation>
    </message>
    <message>
        <source>to() takes no further argument with the attributes of the leaves</source>
        <translation>给出叶节点的属性时，to() 不接受其他参数</translation>
    </message>
    <message>
        <source>to_padded_tensor() is for nested tensors; this one has shape {}</source>
        <translation>to_padded_tensor() 用于嵌套张量；而此张量的形状为 {}</translation>
    </message>
    <message>
        <source>too deeply nested: more than {} levels</source>
        <translation>嵌套过深：超过 {} 层</translation>
    </message>
    <message>
        <source>too many calls inside one another</source>
        <translation>相互嵌套的调用过多</translation>
    </message>
    <message>
        <source>too many indices: shape {} has 1 dim, but {} were indexed</source>
        <translation>索引过多：形状 {} 有 1 个维度，却索引了 {} 个</translation>
    </message>
    <message>
        <source>too many indices: shape {} has {} dims, but {} were indexed</source>
        <translation>索引过多：形状 {} 有 {} 个维度，却索引了 {} 个</translation>
    </message>
    <message>
        <source>torch is a module: expected one of its names after it, as in torch.tensor</source>
        <translation>torch 是模块：其后应为它的某个名称，例如 torch.tensor</translation>
    </message>
    <message>
        <source>torch.arange() takes end, or start, end and maybe step, as numbers</source>
        <translation>torch.arange() 接受 end，或 start、end 以及可选的 step，均为数字</translation>
    </message>
    <message>
        <source>torch.finfo() takes a floating point dtype; torch.iinfo() takes those of integers</source>
        <translation>torch.finfo() 接受浮点 dtype；torch.iinfo() 接受整数 dtype</translation>
    </message>
    <message>
        <source>torch.iinfo() takes a dtype of integers; torch.finfo() takes floating point ones</source>
        <translation>torch.iinfo() 接受整数 dtype；torch.finfo() 接受浮点 dtype</translation>
    </message>
    <message>
        <source>torch.jit.load takes the name of a file, not a value of type {}</source>
        <translation>torch.jit.load 接受文件名，而不是类型 {} 的值</translation>
    </message>
    <message>
        <source>torch.{}() changes its argument: call it as a method</source>
        <translation>torch.{}() 会更改其参数：请将其作为方法调用</translation>
    </message>
    <message>
        <source>trajectory ids need one element for each position of the batch size {}, and this is {}</source>
        <translation>轨迹由批次大小 {} 的每个位置上的一个元素来区分，而这里是 {}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>two keys of this level have the same file name; rename one of them</source>
        <translation>此层级的两个键具有相同的文件名；请重命名其中一个</translation>
    </message>
    <message>
        <source>two keys would become {}; rename one of them</source>
        <translation>两个键都会变为 {}；请重命名其中一个</translation>
    </message>
    <message>
        <source>type object 'TensorDict'</source>
        <translation>类型对象 'TensorDict'</translation>
    </message>
    <message>
        <source>unexpected '{}'</source>
        <translation>意外的 '{}'</translation>
    </message>
    <message>
        <source>unflatten: the sizes {} do not multiply to the size {} of dim {}</source>
        <translation>unflatten：大小 {} 之积不等于大小 {}（维度 {}）</translation>
    </message>
    <message>
        <source>unflattening would replace an entry that is there already</source>
        <translation>反展平会替换已有的条目</translation>
    </message>
    <message>
        <source>unknown error</source>
        <translation>未知错误</translation>
    </message>
    <message>
        <source>unknown kind of level</source>
        <translation>未知的层级种类</translation>
    </message>
    <message>
        <source>unknown reduction</source>
        <translation>未知的归约</translation>
    </message>
    <message>
        <source>unknown tokenizer decoder "{}". Supported: BPEDecoder, ByteFallback, ByteLevel, CTC, Fuse, Metaspace, Replace, Sequence, Strip, WordPiece</source>
        <translation>未知的分词器解码器 "{}"。支持：BPEDecoder、ByteFallback、ByteLevel、CTC、Fuse、Metaspace、Replace、Sequence、Strip、WordPiece</translation>
    </message>
    <message>
        <source>unknown tokenizer model {}. Supported: BPE, WordPiece, WordLevel, Unigram</source>
        <translation>未知的分词器模型 {}。支持：BPE、WordPiece、WordLevel、Unigram</translation>
    </message>
    <message>
        <source>unpacks to more than {} bytes; unpack it with `gzip -d` or `zstd -d` and open the result</source>
        <translation>解压后超过 {} 字节；请用 `gzip -d` 或 `zstd -d` 解压，再打开结果</translation>
    </message>
    <message>
        <source>unsupported operand type(s) for {}: '{}' and '{}'</source>
        <translation>{} 不支持的操作数类型：'{}' 和 '{}'</translation>
    </message>
    <message>
        <source>value {} of "episodeValues"</source>
        <translation>"episodeValues" 的值 {}</translation>
    </message>
    <message>
        <source>values of batch size {} do not fit the batch size {}</source>
        <translation>批次大小为 {} 的值与批次大小 {} 不匹配</translation>
    </message>
    <message>
        <source>values of batch size {} do not fit those of batch size {}</source>
        <translation>批次大小为 {} 的值与批次大小为 {} 的值不匹配</translation>
    </message>
    <message>
        <source>values, rewards and flags must have one shape, but there are {} and {}</source>
        <translation>价值、奖励和标志必须具有相同的形状，但得到的是 {} 和 {}</translation>
    </message>
    <message>
        <source>var has the shape {}, which does not fit an input of {}</source>
        <translation>var 的形状 {} 与输入的 {} 不相符</translation>
    </message>
    <message>
        <source>var must not be negative anywhere</source>
        <translation>var 中不得有负值</translation>
    </message>
    <message>
        <source>videos are only read; save it as a memmap folder, or export a film of its frames</source>
        <translation>视频只能读取；请保存为 memmap 文件夹，或导出其画面的影片</translation>
    </message>
    <message>
        <source>was changed by another program since it was opened; nothing was saved. Reload it and edit again, or export the edited tensordict</source>
        <translation>打开后已被另一个程序更改；未保存任何内容。请重新加载并再次编辑，或导出已编辑的 tensordict</translation>
    </message>
    <message>
        <source>was changed by another program since it was opened; open it again</source>
        <translation>打开后被其他程序更改；请重新打开</translation>
    </message>
    <message>
        <source>was changed by another program since it was opened; open it again to edit its present content</source>
        <translation>打开后已被另一个程序更改；请重新打开以编辑其现有内容</translation>
    </message>
    <message>
        <source>was converted to another dtype; change the original</source>
        <translation>已转换为另一 dtype；请更改原件</translation>
    </message>
    <message>
        <source>was killed by signal {} ({})</source>
        <translation>被信号 {} 终止（{}）</translation>
    </message>
    <message>
        <source>was packed by an extension of the program that saved it; load it in Python and save it without one</source>
        <translation>由保存它的程序的扩展打包；请在 Python 中加载，并在不使用扩展的情况下保存</translation>
    </message>
    <message>
        <source>was removed by another program since it was opened</source>
        <translation>打开后已被另一个程序移除</translation>
    </message>
    <message>
        <source>was saved for the device {}; its values are read on the CPU</source>
        <translation>是为设备 {} 保存的；其值在 CPU 上读取</translation>
    </message>
    <message>
        <source>was shortened while it was open: the missing bytes read as zeros</source>
        <translation>在打开期间被缩短：缺失的部分读作零</translation>
    </message>
    <message>
        <source>was shortened while it was open: the missing bytes read as zeros, from byte {} of {} on</source>
        <translation>在打开期间被缩短：缺失的部分读作零，从字节 {} 起（共 {} 字节）</translation>
    </message>
    <message>
        <source>was written on a big-endian machine, which this program does not read; load it in Python and save it again</source>
        <translation>是在大端序机器上写入的，此程序不读取；请在 Python 中加载并重新保存</translation>
    </message>
    <message>
        <source>weight has the shape {}, not that of the input, {}</source>
        <translation>weight 的形状为 {}，与输入的 {} 不同</translation>
    </message>
    <message>
        <source>weight must have two dims, not the shape {}</source>
        <translation>weight 必须是二维的，而不是形状 {}</translation>
    </message>
    <message>
        <source>weights_only=False would run code of the file; only tensors and plain values are read</source>
        <translation>weights_only=False 会运行文件中的代码；只读取张量和普通值</translation>
    </message>
    <message>
        <source>where episodes end</source>
        <translation>回合在何处结束</translation>
    </message>
    <message>
        <source>with several threads return_early=True does not go with non_blocking=True</source>
        <translation>使用多个线程时，return_early=True 不能与 non_blocking=True 并用</translation>
    </message>
    <message>
        <source>would be another one when a file of the format {} is opened again; save it in another format</source>
        <translation>在重新打开格式为 {} 的文件时会变成另一种内容；请保存为其他格式</translation>
    </message>
    <message>
        <source>would be called {}, as another entry: rename one of them</source>
        <translation>将与另一条目同名 {}：请重命名其中之一</translation>
    </message>
    <message>
        <source>would have more bytes than 64 bits count</source>
        <translation>字节数会超出 64 位所能计数的范围</translation>
    </message>
    <message>
        <source>zip archives of several files are only read; save it as a memmap folder or a .tdz archive</source>
        <translation>多个文件的 zip 归档只能读取;请另存为 memmap 文件夹或 .tdz 归档</translation>
    </message>
    <message>
        <source>zstd</source>
        <translation>zstd</translation>
    </message>
    <message>
        <source>{}
and {} more</source>
        <translation>{}
以及另外 {} 项</translation>
    </message>
    <message>
        <source>{} (line {})
{}</source>
        <translation>{}（第 {} 行）
{}</translation>
    </message>
    <message>
        <source>{} (supported: {})</source>
        <translation>{}（支持：{}）</translation>
    </message>
    <message>
        <source>{} That explains {} % of the numbers that differ.</source>
        <translation>{}这可以解释 {} % 的不同数值。</translation>
    </message>
    <message>
        <source>{} and {} channels must be divisible by groups={}</source>
        <translation>{} 和 {} 个通道必须能被 groups={} 整除</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <translation>{} 以及另外 {} 项</translation>
    </message>
    <message>
        <source>{} are given twice, also as {}</source>
        <translation>{} 给出了两次，另外也作为 {} 给出</translation>
    </message>
    <message>
        <source>{} belongs to no episode</source>
        <translation>{} 不属于任何片段</translation>
    </message>
    <message>
        <source>{} bytes</source>
        <translation>{} 字节</translation>
    </message>
    <message>
        <source>{} bytes before the tensor {} belong to none: Python raises an error when it loads this</source>
        <translation>{} 字节（位于张量 {} 之前）不属于任何张量：Python 会拒绝加载</translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation>无法读取 {}：{}</translation>
    </message>
    <message>
        <source>{} cannot be started: {}.</source>
        <translation>无法启动 {}：{}。</translation>
    </message>
    <message>
        <source>{} cannot be the name of a layout: it has 1 to {} characters, no / and no dot in front</source>
        <translation>{} 不能作为布局的名称：名称有 1 到 {} 个字符，不含 /，也不以点开头</translation>
    </message>
    <message>
        <source>{} cannot be written again, so deleting or replacing it could not be undone</source>
        <translation>{} 无法再次写入，因此删除或替换它将无法撤销</translation>
    </message>
    <message>
        <source>{} cannot change the keys of a sub-tensordict in place: they are those of its parent</source>
        <translation>{} 不能原地更改子 tensordict 的键：它们是其父级的键</translation>
    </message>
    <message>
        <source>{} cannot complete where only some members of a lazy stack have a key (exclusive keys): select the common ones first</source>
        <translation>若惰性堆叠中只有部分成员具有某个键 (exclusive keys)，则 {} 无法完成：请先选取共有的键</translation>
    </message>
    <message>
        <source>{} computes the default or constant of {} while the file is loaded</source>
        <translation>{} 在加载文件时计算 {} 的默认值或常量</translation>
    </message>
    <message>
        <source>{} depends on values, and only shapes are known here</source>
        <translation>{} 取决于值，而此处只知道形状</translation>
    </message>
    <message>
        <source>{} dims cannot be moved to {} places</source>
        <translation>{} 个维度不能移动到 {} 个位置</translation>
    </message>
    <message>
        <source>{} does not have a value for each episode</source>
        <translation>{} 没有每个片段的值</translation>
    </message>
    <message>
        <source>{} does not have the first and the last step of each episode</source>
        <translation>{} 没有每个回合的第一步和最后一步</translation>
    </message>
    <message>
        <source>{} does not state which rows have data: it has no integers</source>
        <translation>{} 未指明哪些行有数据：其中没有整数</translation>
    </message>
    <message>
        <source>{} does not tell the state of the ring buffer: it has no integers</source>
        <translation>{} 没有整数，无法说明环形缓冲区的状态</translation>
    </message>
    <message>
        <source>{} episodes have no steps</source>
        <translation>{} 个回合没有步</translation>
    </message>
    <message>
        <source>{} files are shown as one stack, numbered {}</source>
        <translation>{} 个文件显示为一个堆叠，编号为 {}</translation>
    </message>
    <message>
        <source>{} files are shown as one stack: {}</source>
        <translation>{} 个文件显示为一个堆叠：{}</translation>
    </message>
    <message>
        <source>{} for {}</source>
        <translation>{}（{}）</translation>
    </message>
    <message>
        <source>{} further lines are left out, which are not JSON objects</source>
        <translation>另有 {} 行不是 JSON 对象，已略去</translation>
    </message>
    <message>
        <source>{} gives a {}, not a distribution</source>
        <translation>{} 给出 {}，而不是分布</translation>
    </message>
    <message>
        <source>{} gives no tensor of log-probabilities</source>
        <translation>{} 没有给出对数概率的张量</translation>
    </message>
    <message>
        <source>{} has a __setstate__, which would be run while the file is loaded</source>
        <translation>{} 有 __setstate__，它会在加载文件时运行</translation>
    </message>
    <message>
        <source>{} has a size of {}</source>
        <translation>{} 的大小为 {}</translation>
    </message>
    <message>
        <source>{} has an unknown field {}; remove it</source>
        <translation>{} 有未知字段 {}；请删除</translation>
    </message>
    <message>
        <source>{} has dtype torch.uint8: as an index it is read as a mask, not as positions.</source>
        <translation>{} 的 dtype 是 torch.uint8：作为索引时它被当作掩码，而不是位置。</translation>
    </message>
    <message>
        <source>{} has dtype {}: `~` inverts the bits of numbers, so that 1 becomes {}.</source>
        <translation>{} 的 dtype 是 {}：`~` 反转数的各个位，所以 1 变成 {}。</translation>
    </message>
    <message>
        <source>{} has its keys in another order</source>
        <translation>{} 的键顺序不同</translation>
    </message>
    <message>
        <source>{} has no attribute '{}'{}</source>
        <translation>{} 没有属性 '{}'{}</translation>
    </message>
    <message>
        <source>{} has no distribution function of one tensor</source>
        <translation>{} 没有单个张量的分布函数</translation>
    </message>
    <message>
        <source>{} has no field {}</source>
        <translation>{} 没有字段 {}</translation>
    </message>
    <message>
        <source>{} has no formula for its distribution function</source>
        <translation>{} 没有计算分布函数的公式</translation>
    </message>
    <message>
        <source>{} has no formula for its entropy</source>
        <translation>{} 没有计算熵的公式</translation>
    </message>
    <message>
        <source>{} has no frame at the first or the last step of episode {}</source>
        <translation>{} 在片段 {} 的首步或末步没有画面</translation>
    </message>
    <message>
        <source>{} has no key {}</source>
        <translation>{} 没有键 {}</translation>
    </message>
    <message>
        <source>{} has no rsample(); sample() draws from it</source>
        <translation>{} 没有 rsample()；请用 sample() 从中采样</translation>
    </message>
    <message>
        <source>{} has no value to use for a sample where none is drawn</source>
        <translation>{} 在不采样时没有可代替样本的值</translation>
    </message>
    <message>
        <source>{} has no {}</source>
        <translation>{} 没有 {}</translation>
    </message>
    <message>
        <source>{} has none of the keys {}</source>
        <translation>{} 没有 {} 中的任何键</translation>
    </message>
    <message>
        <source>{} has one element per batch position, and `[]` selects all of them at each position.</source>
        <translation>{} 在批次的每个位置都有一个元素，而 `[]` 在每个位置取全部元素。</translation>
    </message>
    <message>
        <source>{} has one element, and the `{}` of one number is nan.</source>
        <translation>{} 只有一个元素，而单个数字的 `{}` 为 nan。</translation>
    </message>
    <message>
        <source>{} has rows without a number, which are shown as NaN</source>
        <translation>{} 有没有数字的行，显示为 NaN</translation>
    </message>
    <message>
        <source>{} has the numpy dtype {} and is shown as int64</source>
        <translation>{} 的 numpy dtype 为 {},显示为 int64</translation>
    </message>
    <message>
        <source>{} has the shape {} in the state dict and {} in the module: the two were created with different sizes.</source>
        <translation>{} 在 state dict 中的形状为 {}，在模块中为 {}：两者是以不同大小创建的。</translation>
    </message>
    <message>
        <source>{} has the shape {}, not height, width and channels</source>
        <translation>{} 的形状为 {}，而非高、宽和通道</translation>
    </message>
    <message>
        <source>{} has the shape {}, which {} rows of the storage do not fit</source>
        <translation>{} 的形状为 {}，与存储的 {} 行不符</translation>
    </message>
    <message>
        <source>{} has the type {} and is shown as {}</source>
        <translation>{} 的类型为 {}，显示为 {}</translation>
    </message>
    <message>
        <source>{} has {} dims, and the index uses {}.</source>
        <translation>{} 有 {} 个维度，而索引使用了 {} 个。</translation>
    </message>
    <message>
        <source>{} has {} dims, more than {}</source>
        <translation>{} 有 {} 个维度，超过 {} 个</translation>
    </message>
    <message>
        <source>{} has {} frames for {} rows</source>
        <translation>{} 有 {} 帧，对应 {} 行</translation>
    </message>
    <message>
        <source>{} has {} numbers; the input has {} dims after batch and channels</source>
        <translation>{} 有 {} 个数；输入在批次和通道之后有 {} 个维度</translation>
    </message>
    <message>
        <source>{} has {} rows, but the arrays before it have {}</source>
        <translation>{} 有 {} 行，但前面的数组有 {} 行</translation>
    </message>
    <message>
        <source>{} has {}, where its episode of {} steps needs {}; open it with {} to see it as stored</source>
        <translation>{} 有 {}，而其 {} 步的回合需要 {}；用 {} 打开可查看存储时的样子</translation>
    </message>
    <message>
        <source>{} holds an object, {}, that cannot be written again</source>
        <translation>{} 包含对象 {}，该对象无法再次写入</translation>
    </message>
    <message>
        <source>{} in 1 place</source>
        <translation>{}，1 处</translation>
    </message>
    <message>
        <source>{} in {} places</source>
        <translation>{}，{} 处</translation>
    </message>
    <message>
        <source>{} indices must be ints or slices, not {}</source>
        <translation>{} 的索引必须是 int 或切片，而不是 {}</translation>
    </message>
    <message>
        <source>{} is a pair of values and indices, not a tensor.</source>
        <translation>{} 是值与索引的一对，不是张量。</translation>
    </message>
    <message>
        <source>{} is a string or a tuple of strings, not a value of type {}</source>
        <translation>{} 应为字符串或字符串元组，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>{} is a tensor, which cannot have nested keys</source>
        <translation>{} 是张量，不能有嵌套的键</translation>
    </message>
    <message>
        <source>{} is broken: {}</source>
        <translation>{} 已损坏：{}</translation>
    </message>
    <message>
        <source>{} is gone since tensordict 0.2: TensorDict.from_module(module) gives the parameters, and params.to_module(module) has the module take others</source>
        <translation>{} 自 tensordict 0.2 起已移除：TensorDict.from_module(module) 给出参数，params.to_module(module) 使模块采用其他参数</translation>
    </message>
    <message>
        <source>{} is left out of the episodes: {}</source>
        <translation>{} 未包含在回合中：{}</translation>
    </message>
    <message>
        <source>{} is left out of the stack: {}</source>
        <translation>{} 未包含在堆叠中：{}</translation>
    </message>
    <message>
        <source>{} is made of a distribution of tensors</source>
        <translation>{} 应由张量的分布构成</translation>
    </message>
    <message>
        <source>{} is never set before the last step: all {} steps are one episode</source>
        <translation>{} 在最后一步之前从未置位：全部 {} 步是一个回合</translation>
    </message>
    <message>
        <source>{} is not a layout and not a file of one. Layouts: {}</source>
        <translation>{} 不是布局，也不是布局文件。布局：{}</translation>
    </message>
    <message>
        <source>{} is not a permutation of the leading dims of the batch size {}</source>
        <translation>{} 不是批次大小 {} 的前导维度的排列</translation>
    </message>
    <message>
        <source>{} is not a reduction of a loss; choose 'none', 'mean' or 'sum'</source>
        <translation>{} 不是归约损失的方式；可用的有 'none'、'mean' 和 'sum'</translation>
    </message>
    <message>
        <source>{} is not a stack of files</source>
        <translation>{} 不是文件的堆叠</translation>
    </message>
    <message>
        <source>{} is not an array of flags</source>
        <translation>{} 不是标志数组</translation>
    </message>
    <message>
        <source>{} is not an array with one row per step</source>
        <translation>{} 不是每步一行的数组</translation>
    </message>
    <message>
        <source>{} is not known to this version of the program</source>
        <translation>此版本的程序不认识 {}</translation>
    </message>
    <message>
        <source>{} is one int: set the number of layers with depth=</source>
        <translation>{} 是一个 int：请用 depth= 设置层数</translation>
    </message>
    <message>
        <source>{} is {}, but must be a JSON object</source>
        <translation>{} 是 {}，但必须是 JSON 对象</translation>
    </message>
    <message>
        <source>{} is {}, of more elements than a file can hold</source>
        <translation>{} 为 {}，其元素数超出文件所能容纳的范围</translation>
    </message>
    <message>
        <source>{} is {}, which is not a list of sizes</source>
        <translation>{} 为 {}，不是大小的列表</translation>
    </message>
    <message>
        <source>{} keys at {} steps are too many for one map; select some of them first</source>
        <translation>{} 个键、{} 步超出了一张图所能容纳的范围；请先选择其中一部分</translation>
    </message>
    <message>
        <source>{} makes {} of {} at {}, larger than each of them: unrelated elements are combined</source>
        <translation>{} 得到 {}（由 {}，在 {} 处），比其中每一个都大：互不相关的元素被组合在一起</translation>
    </message>
    <message>
        <source>{} makes {} of {}, larger than each of them: unrelated elements are combined</source>
        <translation>{} 得到 {}（由 {}），比其中每一个都大：互不相关的元素被组合在一起</translation>
    </message>
    <message>
        <source>{} marks steps of padding, and `{}` counts them like the others.</source>
        <translation>{} 标出填充的步，而 `{}` 把它们与其他步一样计入。</translation>
    </message>
    <message>
        <source>{} misses '{}'</source>
        <translation>{} 缺少 '{}'</translation>
    </message>
    <message>
        <source>{} must be True or False, not {}</source>
        <translation>{} 必须是 True 或 False，而不是 {}</translation>
    </message>
    <message>
        <source>{} must be a dict, not a value of type {}</source>
        <translation>{} 必须是 dict，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>{} must be a distribution, not a value of type {}</source>
        <translation>{} 必须是分布，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>{} must be a dtype such as torch.float32, not {}</source>
        <translation>{} 必须是 torch.float32 这样的 dtype，而不是 {}</translation>
    </message>
    <message>
        <source>{} must be a nested key, a str or a tuple of them, or a list of such keys</source>
        <translation>{} 必须是嵌套键（str 或 str 的元组），或此类键的列表</translation>
    </message>
    <message>
        <source>{} must be a number or a tensor, not a {}</source>
        <translation>{} 必须是数字或张量，而不是 {}</translation>
    </message>
    <message>
        <source>{} must be a number, a tensor or a tensordict, not {}</source>
        <translation>{} 必须是数字、张量或 tensordict，而不是 {}</translation>
    </message>
    <message>
        <source>{} must be a number, not {}</source>
        <translation>{} 必须是数字，而不是 {}</translation>
    </message>
    <message>
        <source>{} must be a real number, not a complex one</source>
        <translation>{} 必须是实数，而不是复数</translation>
    </message>
    <message>
        <source>{} must be a real number, not complex</source>
        <translation>{} 必须是实数，而不是复数</translation>
    </message>
    <message>
        <source>{} must be a str, not {}</source>
        <translation>{} 必须是 str，而不是 {}</translation>
    </message>
    <message>
        <source>{} must be a tensor or a number, not a value of type {}</source>
        <translation>{} 必须是张量或数字，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>{} must be a tensor, not a value of type {}</source>
        <translation>{} 必须是张量，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>{} must be a tensor, not a {}</source>
        <translation>{} 必须是张量，而不是 {}</translation>
    </message>
    <message>
        <source>{} must be a tensor, not {}</source>
        <translation>{} 必须是张量，而不是 {}</translation>
    </message>
    <message>
        <source>{} must be an int, not {}</source>
        <translation>{} 必须是 int，而不是 {}</translation>
    </message>
    <message>
        <source>{} must be at least two-dimensional, with optional leading batch dimensions</source>
        <translation>{} 必须至少有两个维度，前面可以有批次维度</translation>
    </message>
    <message>
        <source>{} must be at least {}, not {}</source>
        <translation>{} 必须至少为 {}，而不是 {}</translation>
    </message>
    <message>
        <source>{} must be ints, not {}</source>
        <translation>{} 必须是 int，而不是 {}</translation>
    </message>
    <message>
        <source>{} must be one int or {} of them, not {}</source>
        <translation>{} 必须是一个 int 或 {} 个 int，而不是 {} 个</translation>
    </message>
    <message>
        <source>{} must be one key here, not {}</source>
        <translation>此处 {} 必须是一个键，而不是 {} 个</translation>
    </message>
    <message>
        <source>{} must be positive, got {}</source>
        <translation>{} 必须为正数，得到 {}</translation>
    </message>
    <message>
        <source>{} must be {}, {} or {}</source>
        <translation>{} 必须是 {}、{} 或 {}</translation>
    </message>
    <message>
        <source>{} names are too many for the dims {}</source>
        <translation>{} 个名称对维度 {} 来说过多</translation>
    </message>
    <message>
        <source>{} names no device; "cpu" and "cuda:0" would.</source>
        <translation>{} 不是设备名称；应为 "cpu" 或 "cuda:0" 之类。</translation>
    </message>
    <message>
        <source>{} needs dim=, the dim to go along</source>
        <translation>{} 需要 dim=，即沿哪个维度进行</translation>
    </message>
    <message>
        <source>{} needs {}, more than the limit for previews</source>
        <translation>{} 需要 {}，超过预览的上限</translation>
    </message>
    <message>
        <source>{} numbers a step are stored, and the module gives {}.</source>
        <translation>每步存储了 {} 个数，而模块给出 {} 个。</translation>
    </message>
    <message>
        <source>{} numbers a step are stored, one for each dim of the action, and the module gives {}</source>
        <translation>每步存储了 {} 个数，动作的每个维度一个，而模块给出 {} 个</translation>
    </message>
    <message>
        <source>{} numbers are NaN or infinite in one of both alone.</source>
        <translation>{} 个数只在其中一方为 NaN 或无穷。</translation>
    </message>
    <message>
        <source>{} of a sub-tensordict cannot be set: set that of the tensordict it is a part of, or copy it with to_tensordict() first</source>
        <translation>不能设置子 tensordict 的 {}：请设置其所属 tensordict 的相应内容，或先用 to_tensordict() 复制它</translation>
    </message>
    <message>
        <source>{} of element {} is {}, where the stored statistics state {}</source>
        <translation>元素 {2} 的 {1} 为 {3}，而存储的统计量为 {4}</translation>
    </message>
    <message>
        <source>{} of this number are too many: {}</source>
        <translation>{} 的数量过多：{}</translation>
    </message>
    <message>
        <source>{} of {} episodes have no messages, and are not shown</source>
        <translation>{}/{} 个回合没有消息，不予显示</translation>
    </message>
    <message>
        <source>{} of {} numbers differ and the others are equal: these were edited, or are of another module.</source>
        <translation>{2} 个数中有 {1} 个不同，其余相等：这些数被编辑过，或出自另一个模块。</translation>
    </message>
    <message>
        <source>{} of {} padded prompts are padded on the right</source>
        <translation>{}/{} 个填充的提示在右侧填充</translation>
    </message>
    <message>
        <source>{} of {} padded responses are padded on the left</source>
        <translation>{}/{} 个填充的回复在左侧填充</translation>
    </message>
    <message>
        <source>{} of {} padded sequences are padded on the left</source>
        <translation>{}/{} 个填充的序列在左侧填充</translation>
    </message>
    <message>
        <source>{} of {} padded sequences are padded on the right</source>
        <translation>{}/{} 个填充的序列在右侧填充</translation>
    </message>
    <message>
        <source>{} of {} responses are copies of another one in their group</source>
        <translation>{}/{} 个回复与同组的另一回复相同</translation>
    </message>
    <message>
        <source>{} of {} responses are truncated (longest: {} tokens)</source>
        <translation>{}/{} 个回复被截断（最长：{} 个 token）</translation>
    </message>
    <message>
        <source>{} of {} responses are truncated (longest: {} tokens); their mean reward is {}</source>
        <translation>{}/{} 个回复被截断（最长：{} 个 token）；其平均奖励为 {}</translation>
    </message>
    <message>
        <source>{} of {} responses are truncated (longest: {} tokens); their mean reward is {}, that of the others {}</source>
        <translation>{}/{} 个回复被截断（最长：{} 个 token）；其平均奖励为 {}，其余为 {}</translation>
    </message>
    <message>
        <source>{} of {} responses contain {} as plain text, not as a special token</source>
        <translation>{}/{} 个回复以普通文本而非特殊 token 的形式包含 {}</translation>
    </message>
    <message>
        <source>{} of {} responses repeat the same tokens in a loop</source>
        <translation>{}/{} 个回复循环重复相同的 token</translation>
    </message>
    <message>
        <source>{} of {} rows have no list here, which is shown as an empty one</source>
        <translation>{}/{} 行在此处没有列表，显示为空列表</translation>
    </message>
    <message>
        <source>{} of {} rows have no number here, which is shown as NaN</source>
        <translation>{}/{} 行在此处没有数字，显示为 NaN</translation>
    </message>
    <message>
        <source>{} of {} sequences contain {} twice in a row</source>
        <translation>{}/{} 个序列连续两次包含 {}</translation>
    </message>
    <message>
        <source>{} of {} sequences have no response</source>
        <translation>{}/{} 个序列没有回复</translation>
    </message>
    <message>
        <source>{} of {} sequences repeat {} and the tokens after it: the chat template was applied twice</source>
        <translation>{}/{} 个序列重复了 {} 及其后的 token：聊天模板被应用了两次</translation>
    </message>
    <message>
        <source>{} of {} sequences start with {} twice</source>
        <translation>{}/{} 个序列以 {} 开头两次</translation>
    </message>
    <message>
        <source>{} of {} truncated steps are terminated too</source>
        <translation>{2} 个截断的步中有 {1} 个也标为终止</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} 或 {}</translation>
    </message>
    <message>
        <source>{} parts are too many</source>
        <translation>{} 个部分过多</translation>
    </message>
    <message>
        <source>{} positions from {} on exceed the size {} of dim {}</source>
        <translation>{} 个位置（从 {} 开始）超出大小 {}（维度 {}）</translation>
    </message>
    <message>
        <source>{} renamed to {}</source>
        <translation>{} 重命名为 {}</translation>
    </message>
    <message>
        <source>{} rows</source>
        <translation>{} 行</translation>
    </message>
    <message>
        <source>{} rows were written to the replay buffer in total</source>
        <translation>总共向回放缓冲区写入了 {} 行</translation>
    </message>
    <message>
        <source>{} shifts do not fit {} dims</source>
        <translation>{} 个平移量与 {} 个维度不匹配</translation>
    </message>
    <message>
        <source>{} splits a last dim of two or more</source>
        <translation>{} 拆分最后一个维度，其大小应至少为 2</translation>
    </message>
    <message>
        <source>{} takes 1 or 2 dims, not {}</source>
        <translation>{} 接受 1 或 2 个维度，而不是 {} 个</translation>
    </message>
    <message>
        <source>{} takes 2 or 3 dims, not {}</source>
        <translation>{} 接受 2 或 3 个维度，而不是 {} 个</translation>
    </message>
    <message>
        <source>{} takes a tensor first</source>
        <translation>{} 的第一个参数应为张量</translation>
    </message>
    <message>
        <source>{} takes a tensor, and a state to begin with</source>
        <translation>{} 接受一个张量和一个初始状态</translation>
    </message>
    <message>
        <source>{} takes a tensor, not a value of type {}</source>
        <translation>{} 接受张量，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>{} takes modules, not a value of type {}</source>
        <translation>{} 接受模块，而不是类型为 {} 的值</translation>
    </message>
    <message>
        <source>{} takes no '{}'</source>
        <translation>{} 不接受 '{}'</translation>
    </message>
    <message>
        <source>{} takes no input of {} dims</source>
        <translation>{} 不接受 {} 维的输入</translation>
    </message>
    <message>
        <source>{} takes one input, not {}</source>
        <translation>{} 接受一个输入，而不是 {} 个</translation>
    </message>
    <message>
        <source>{} takes one tensordict alone</source>
        <translation>{} 只接受一个 tensordict</translation>
    </message>
    <message>
        <source>{} takes pictures of three dims, not {}</source>
        <translation>{} 接受三个维度的图片，而不是 {} 个</translation>
    </message>
    <message>
        <source>{} takes query, key and value, three tensors</source>
        <translation>{} 接受 query、key 和 value 三个张量</translation>
    </message>
    <message>
        <source>{} takes tensordicts, item {} is a {}</source>
        <translation>{} 接受 tensordict，而第 {} 项是 {}</translation>
    </message>
    <message>
        <source>{} takes tensors or tensordicts, not both: item {} is a {}</source>
        <translation>{} 接受张量或 tensordict，不能两者混用：第 {} 项是 {}</translation>
    </message>
    <message>
        <source>{} takes {} arguments, not {}</source>
        <translation>{} 接受 {} 个参数，而不是 {} 个</translation>
    </message>
    <message>
        <source>{} takes {}, more than the {} of memory that are free</source>
        <translation>{} 需要 {}，超过可用的内存 {}</translation>
    </message>
    <message>
        <source>{} values do not fill the batch size {}</source>
        <translation>{} 个值不能填满批次大小 {}</translation>
    </message>
    <message>
        <source>{} values do not fit {} positions</source>
        <translation>{} 个值与 {} 个位置不匹配</translation>
    </message>
    <message>
        <source>{} was cut off: the file ends before frame {} of {}</source>
        <translation>{} 被截断：文件在第 {}/{} 帧之前结束</translation>
    </message>
    <message>
        <source>{} was to be replaced</source>
        <translation>{} 原本要被替换</translation>
    </message>
    <message>
        <source>{} was to become {}</source>
        <translation>{} 原本要变为 {}</translation>
    </message>
    <message>
        <source>{} worker processes cannot be started: {}; use fewer --jobs</source>
        <translation>无法启动 {} 个工作进程：{}；请减少 --jobs</translation>
    </message>
    <message>
        <source>{} {} and {} are the same or nested in each other</source>
        <translation>{} {} 和 {} 相同或互相嵌套</translation>
    </message>
    <message>
        <source>{} {}, unlike in the first file</source>
        <translation>{} {}，与第一个文件不同</translation>
    </message>
    <message>
        <source>{}() cannot read a number from {}</source>
        <translation>{}() 无法从 {} 读取数字</translation>
    </message>
    <message>
        <source>{}() does not change its arguments here: without running_mean and running_var it normalises by the batch all the same</source>
        <translation>此处的 {}() 不会更改其参数：没有 running_mean 和 running_var 时，仍会按批次归一化</translation>
    </message>
    <message>
        <source>{}() does not change its arguments here; leave inplace=True out</source>
        <translation>此处的 {}() 不会更改其参数；请去掉 inplace=True</translation>
    </message>
    <message>
        <source>{}() does not change its arguments here; leave max_norm= out</source>
        <translation>此处的 {}() 不会更改其参数；请去掉 max_norm=</translation>
    </message>
    <message>
        <source>{}() does not support antialias=True or 'nearest-exact' here</source>
        <translation>此处的 {}() 既不支持 antialias=True，也不支持 'nearest-exact'</translation>
    </message>
    <message>
        <source>{}() does not take these arguments: ({}); it takes{}</source>
        <translation>{}() 不接受这些参数：({})；它接受{}</translation>
    </message>
    <message>
        <source>{}() does not take these arguments: ({}){} It takes{}</source>
        <translation>{}() 不接受这些参数：({}){} 它接受{}</translation>
    </message>
    <message>
        <source>{}() gives no single tensor, as every leaf of a tensordict is one</source>
        <translation>{}() 不会得到单个张量，而 tensordict 的每个叶节点都应是单个张量</translation>
    </message>
    <message>
        <source>{}() got an unexpected keyword argument '{}'; did you mean '{}'? Its signature is {}</source>
        <translation>{}() 得到意外的关键字参数 '{}'；您是否想写 '{}'？其签名为 {}</translation>
    </message>
    <message>
        <source>{}() got an unexpected keyword argument '{}'; its signature is {}</source>
        <translation>{}() 得到意外的关键字参数 '{}'；其签名为 {}</translation>
    </message>
    <message>
        <source>{}() got two values for '{}'; its signature is {}</source>
        <translation>{}() 为 '{}' 得到两个值；其签名为 {}</translation>
    </message>
    <message>
        <source>{}() got {} arguments without a name, at most {} fit; its signature is {}</source>
        <translation>{}() 得到 {} 个无名参数，最多可有 {} 个；其签名为 {}</translation>
    </message>
    <message>
        <source>{}() has no mode {} for an input of {} dims; 'nearest' and 'area' take 3 to 5, 'linear' 3, 'bilinear' and 'bicubic' 4, 'trilinear' 5</source>
        <translation>{}() 没有模式 {} 用于 {} 维输入；'nearest' 和 'area' 接受 3 到 5 维，'linear' 3 维，'bilinear' 和 'bicubic' 4 维，'trilinear' 5 维</translation>
    </message>
    <message>
        <source>{}() misses {}</source>
        <translation>{}() 缺少 {}</translation>
    </message>
    <message>
        <source>{}() misses {}; its signature is {}</source>
        <translation>{}() 缺少 {}；其签名为 {}</translation>
    </message>
    <message>
        <source>{}() needs at least one item</source>
        <translation>{}() 至少需要一项</translation>
    </message>
    <message>
        <source>{}() reduces batch dims, not "feature"</source>
        <translation>{}() 对批次维度归约，而不是 "feature"</translation>
    </message>
    <message>
        <source>{}() takes a number, not {}</source>
        <translation>{}() 接受数字，而不是 {}</translation>
    </message>
    <message>
        <source>{}() takes a tensor and a mode such as 'nearest'</source>
        <translation>{}() 需要一个张量和一种模式，例如 'nearest'</translation>
    </message>
    <message>
        <source>{}() takes either size or scale_factor</source>
        <translation>{}() 需要 size 或 scale_factor 之一</translation>
    </message>
    <message>
        <source>{}() takes tensordicts and tensors, not a number</source>
        <translation>{}() 接受 tensordict 和张量，而不是数字</translation>
    </message>
    <message>
        <source>{}() takes two tensors or two tensordicts, not a {} and a {}</source>
        <translation>{}() 接受两个张量或两个 tensordict，而不是 {} 和 {}</translation>
    </message>
    <message>
        <source>{}(reduce=True) reduces all tensors together, but there are none</source>
        <translation>{}(reduce=True) 会将所有张量一起归约，而此处没有张量</translation>
    </message>
    <message>
        <source>{}, rounded</source>
        <translation>{}，已舍入</translation>
    </message>
    <message>
        <source>{}. Open it again to put it back from the journal</source>
        <translation>{}。请重新打开，以便从日志恢复</translation>
    </message>
    <message>
        <source>{}: expected tensors, not a {}</source>
        <translation>{}：应为张量，而不是 {}</translation>
    </message>
    <message>
        <source>{}: not enough memory for this part</source>
        <translation>{}：内存不足以容纳此部分</translation>
    </message>
    <message>
        <source>{}: their sums are equal, so that the sum over the dims is missing.</source>
        <translation>{}：它们的和相等，因此缺少对维度的求和。</translation>
    </message>
    <message>
        <source>{}: {} (convertible to {})</source>
        <translation>{}：{}（可转换为 {}）</translation>
    </message>
    <message>
        <source>{}: {} contains values outside its range</source>
        <translation>{}：{} 含有超出范围的值</translation>
    </message>
    <message>
        <source>{}: {}, length {} to {}</source>
        <translation>{}：{}，长度 {} 变为 {}</translation>
    </message>
    <message>
        <source>{}: {}. It was probably written by a newer HDF5 library than {}.{}.{}, which this program has; write it with `h5py.File(path, "w", libver="v110")`</source>
        <translation>{}: {}。它可能由比本程序所用的 HDF5 库 {}.{}.{} 更新的版本写成;请用 `h5py.File(path, "w", libver="v110")` 写入</translation>
    </message>
    <message>
        <source>{}; and restoring the previous content failed too ({})</source>
        <translation>{}；并且恢复先前的内容也失败了 ({})</translation>
    </message>
    <message>
        <source>{}; nothing was saved</source>
        <translation>{}；未保存任何内容</translation>
    </message>
    <message>
        <source>{}; their sums differ too.</source>
        <translation>{}；它们的和也不同。</translation>
    </message>
    <message>
        <source>~ takes integers and bools, not {}</source>
        <translation>~ 接受整数和 bool，而不是 {}</translation>
    </message>
</context>
</TS>
