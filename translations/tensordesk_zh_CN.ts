<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>tensordesk::AboutBox</name>
    <message>
        <source>About TensorDesk</source>
        <translation>关于 TensorDesk</translation>
    </message>
    <message>
        <source>&lt;h3&gt;TensorDesk %1&lt;/h3&gt;&lt;p&gt;A desktop browser and editor for tensordicts.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Made with Qt, LibTorch, QCustomPlot and HDF5.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;TensorDesk %1&lt;/h3&gt;&lt;p&gt;用于浏览和编辑 tensordict 的桌面程序。&lt;/p&gt;&lt;p&gt;自由软件，依据 GNU 通用公共许可证第 3 版或更高版本发布。使用 Qt、LibTorch、QCustomPlot 和 HDF5 构建。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>tensordesk::Actions</name>
    <message>
        <source>&amp;Open file…</source>
        <translation>打开文件(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>打开文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple</source>
        <translation>打开示例(&amp;M)</translation>
    </message>
    <message>
        <source>Open a simulated rollout to try things on</source>
        <translation>打开一个模拟的 rollout 供试用</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Write the edits to the file</source>
        <translation>将修改写入文件</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Write all or a part to a new file</source>
        <translation>将全部或部分内容写入新文件</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新加载(&amp;R)</translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>重新加载文件</translation>
    </message>
    <message>
        <source>Roll &amp;back the interrupted save</source>
        <translation>回滚中断的保存(&amp;B)</translation>
    </message>
    <message>
        <source>Put the file back to its state before the save that was interrupted</source>
        <translation>将文件恢复到被中断的保存之前的状态</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close the document</source>
        <translation>关闭文档</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>撤销上一次修改</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Do the undone edit again</source>
        <translation>再次执行已撤销的修改</translation>
    </message>
    <message>
        <source>&amp;Edit values</source>
        <translation>编辑值(&amp;E)</translation>
    </message>
    <message>
        <source>Let values be edited; the file changes only when saved</source>
        <translation>允许编辑值；保存时才更改文件</translation>
    </message>
    <message>
        <source>&amp;Discard edits</source>
        <translation>放弃修改(&amp;D)</translation>
    </message>
    <message>
        <source>Discard all unsaved edits</source>
        <translation>放弃所有未保存的修改</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected or shown values</source>
        <translation>复制选中或显示的内容</translation>
    </message>
    <message>
        <source>T&amp;ree</source>
        <translation>树(&amp;R)</translation>
    </message>
    <message>
        <source>Show or hide the tree</source>
        <translation>显示或隐藏树</translation>
    </message>
    <message>
        <source>I&amp;nspector</source>
        <translation>检查器(&amp;N)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>Light or dark as the desktop is</source>
        <translation>与桌面一致的浅色或深色</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>Always light</source>
        <translation>始终使用浅色</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Always dark</source>
        <translation>始终使用深色</translation>
    </message>
    <message>
        <source>&amp;Expression</source>
        <translation>表达式(&amp;E)</translation>
    </message>
    <message>
        <source>Type an index or an expression</source>
        <translation>输入索引或表达式</translation>
    </message>
    <message>
        <source>&amp;Search keys</source>
        <translation>搜索键(&amp;S)</translation>
    </message>
    <message>
        <source>Filter the tree by key</source>
        <translation>按键筛选树</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>后退一步(&amp;B)</translation>
    </message>
    <message>
        <source>One index back</source>
        <translation>索引减一</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>前进一步(&amp;F)</translation>
    </message>
    <message>
        <source>One index on</source>
        <translation>索引加一</translation>
    </message>
    <message>
        <source>Step back by 10</source>
        <translation>后退 10 步</translation>
    </message>
    <message>
        <source>Ten indices back</source>
        <translation>索引减十</translation>
    </message>
    <message>
        <source>Step forward by 10</source>
        <translation>前进 10 步</translation>
    </message>
    <message>
        <source>Ten indices on</source>
        <translation>索引加十</translation>
    </message>
    <message>
        <source>&amp;Cancel the newest job</source>
        <translation>取消最新任务(&amp;C)</translation>
    </message>
    <message>
        <source>Cancel the last job</source>
        <translation>取消最近启动的任务</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>Open the manual page of the focused control</source>
        <translation>打开当前焦点控件的手册页</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About TensorDesk</source>
        <translation>关于 TensorDesk(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>版本与许可证</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Play or pause	Space</source>
        <translation>播放或暂停(&amp;P)	空格</translation>
    </message>
    <message>
        <source>Play along the dim; Space in a view does the same</source>
        <translation>沿该维度播放；在视图中按空格键效果相同</translation>
    </message>
    <message>
        <source>Compare with f&amp;ile…</source>
        <translation>与文件比较(&amp;I)…</translation>
    </message>
    <message>
        <source>Show the differences from another file</source>
        <translation>显示与另一个文件的差异</translation>
    </message>
    <message>
        <source>Compare with fol&amp;der…</source>
        <translation>与文件夹比较(&amp;D)…</translation>
    </message>
    <message>
        <source>Collate &amp;members</source>
        <translation>对照成员(&amp;M)</translation>
    </message>
    <message>
        <source>Show the common keys of the members of the selected lazy stack, and why they do not stack</source>
        <translation>显示所选惰性堆叠各成员的共同键，以及它们无法堆叠的原因</translation>
    </message>
    <message>
        <source>&amp;Batch dims…</source>
        <translation>批次维度(&amp;B)…</translation>
    </message>
    <message>
        <source>Try other batch sizes and names: what each level would become</source>
        <translation>尝试其他批次大小和名称：查看每个层级会变成什么样</translation>
    </message>
    <message>
        <source>&amp;Shape debugger</source>
        <translation>形状调试器(&amp;S)</translation>
    </message>
    <message>
        <source>Show the effect of the expression on each key while you type</source>
        <translation>在输入时显示表达式对每个键的作用</translation>
    </message>
    <message>
        <source>Collate fi&amp;les…</source>
        <translation>对照文件(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Follow the file</source>
        <translation>跟踪文件(&amp;F)</translation>
    </message>
    <message>
        <source>Reload the file whenever another program changes it</source>
        <translation>每当其他程序更改文件时重新读取</translation>
    </message>
    <message>
        <source>R&amp;un statements…</source>
        <translation>运行语句(&amp;U)…</translation>
    </message>
    <message>
        <source>Edit with Python statements, with a preview of the changes</source>
        <translation>用 Python 语句编辑，并预览更改</translation>
    </message>
    <message>
        <source>&amp;Add a key…</source>
        <translation>添加键(&amp;A)…</translation>
    </message>
    <message>
        <source>Add a leaf to this level</source>
        <translation>向此层级添加叶节点</translation>
    </message>
    <message>
        <source>Du&amp;plicate…</source>
        <translation>创建副本(&amp;P)…</translation>
    </message>
    <message>
        <source>Add a copy of the entry under another key</source>
        <translation>以另一个键添加该条目的副本</translation>
    </message>
    <message>
        <source>Rena&amp;me or move…</source>
        <translation>重命名或移动(&amp;M)…</translation>
    </message>
    <message>
        <source>Rename or move the entry</source>
        <translation>重命名或移动条目</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>删除(&amp;L)</translation>
    </message>
    <message>
        <source>Delete the entry and all below it</source>
        <translation>删除条目及其下的所有内容</translation>
    </message>
    <message>
        <source>C&amp;hange values…</source>
        <translation>更改值(&amp;H)…</translation>
    </message>
    <message>
        <source>Recompute the values of the entry, or type its value</source>
        <translation>重新计算条目的值，或直接输入其值</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>复制图片(&amp;I)</translation>
    </message>
    <message>
        <source>Copy the view as a picture</source>
        <translation>将视图复制为图片</translation>
    </message>
    <message>
        <source>&amp;Edit list</source>
        <translation>修改列表(&amp;E)</translation>
    </message>
    <message>
        <source>Show the edits as Python statements</source>
        <translation>以 Python 语句显示各项修改</translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation>任务(&amp;J)</translation>
    </message>
    <message>
        <source>Show the background jobs</source>
        <translation>显示后台任务</translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>消息(&amp;M)</translation>
    </message>
    <message>
        <source>Show all messages so far</source>
        <translation>显示迄今为止的所有消息</translation>
    </message>
    <message>
        <source>&amp;Next document</source>
        <translation>下一个文档(&amp;N)</translation>
    </message>
    <message>
        <source>Bring the next tab to the front</source>
        <translation>将下一个标签页切换到前面</translation>
    </message>
    <message>
        <source>&amp;Previous document</source>
        <translation>上一个文档(&amp;P)</translation>
    </message>
    <message>
        <source>Bring the tab before to the front</source>
        <translation>将上一个标签页切换到前面</translation>
    </message>
    <message>
        <source>&amp;Command palette</source>
        <translation>命令面板(&amp;C)</translation>
    </message>
    <message>
        <source>Find any action by its name</source>
        <translation>按名称查找任意操作</translation>
    </message>
    <message>
        <source>Collate &amp;parts…</source>
        <translation>对照部分(&amp;P)…</translation>
    </message>
    <message>
        <source>Show indices, episodes or other parts side by side, and why they do not stack</source>
        <translation>并排显示索引、回合或其他部分，以及它们无法堆叠的原因</translation>
    </message>
    <message>
        <source>Compare with the sa&amp;ved file</source>
        <translation>与已保存的文件比较(&amp;V)</translation>
    </message>
    <message>
        <source>Show the changes of the unsaved edits</source>
        <translation>显示未保存的修改所做的更改</translation>
    </message>
    <message>
        <source>Pre&amp;vious episode</source>
        <translation>上一回合(&amp;V)</translation>
    </message>
    <message>
        <source>To the first step of the episode, then of the one before</source>
        <translation>转到本回合的第一步，再转到上一回合的第一步</translation>
    </message>
    <message>
        <source>Ne&amp;xt episode</source>
        <translation>下一回合(&amp;X)</translation>
    </message>
    <message>
        <source>To the first step of the next episode</source>
        <translation>转到下一回合的第一步</translation>
    </message>
    <message>
        <source>Oldest row of a replay buffer firs&amp;t</source>
        <translation>回放缓冲区最旧的行在前(&amp;T)</translation>
    </message>
    <message>
        <source>Only the rows that are written, in the order of time</source>
        <translation>仅显示已写入的行，按时间顺序排列</translation>
    </message>
    <message>
        <source>Follow &amp;links out of folders</source>
        <translation>跟随指向文件夹外的链接(&amp;L)</translation>
    </message>
    <message>
        <source>Also read files elsewhere that links in a memmap folder lead to</source>
        <translation>同时读取 memmap 文件夹中的链接所指向的别处文件</translation>
    </message>
    <message>
        <source>Show files, folders and open documents side by side, and why they do not stack</source>
        <translation>并排显示文件、文件夹和打开的文档，以及它们无法堆叠的原因</translation>
    </message>
    <message>
        <source>Close all windows</source>
        <translation>关闭所有窗口</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>Show or hide the inspector and the options of the view</source>
        <translation>显示或隐藏检查器和视图选项</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>概览(&amp;O)</translation>
    </message>
    <message>
        <source>Show the overview: episodes, health and sizes</source>
        <translation>显示概览：回合、健康状况和大小</translation>
    </message>
    <message>
        <source>Open, save, compare</source>
        <translation>打开、保存、比较</translation>
    </message>
    <message>
        <source>Find, step and play</source>
        <translation>查找、步进与播放</translation>
    </message>
    <message>
        <source>Choose the shown part</source>
        <translation>选择要显示的部分</translation>
    </message>
    <message>
        <source>Edit and copy</source>
        <translation>编辑与复制</translation>
    </message>
    <message>
        <source>Get help</source>
        <translation>获取帮助</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>设置(&amp;T)…</translation>
    </message>
    <message>
        <source>Choose theme, language, numbers, colours, columns and memory</source>
        <translation>选择外观、语言、数字、颜色、列和内存</translation>
    </message>
    <message>
        <source>Open a file of any format that is known</source>
        <translation>打开任意已知格式的文件</translation>
    </message>
    <message>
        <source>Open a folder: memmap, zarr, checkpoint, replay buffer, shards, episodes</source>
        <translation>打开文件夹：memmap、zarr、检查点、回放缓冲区、分片、回合</translation>
    </message>
    <message>
        <source>Show the differences from another folder</source>
        <translation>显示与另一个文件夹的差异</translation>
    </message>
    <message>
        <source>Take a &amp;tour</source>
        <translation>导览(&amp;T)</translation>
    </message>
    <message>
        <source>See the parts of the window in six steps, with the sample</source>
        <translation>借助示例分六步了解窗口的各个部分</translation>
    </message>
    <message>
        <source>List the keyboard shortcuts, grouped by task</source>
        <translation>按用途分组，查找可用按键完成的操作</translation>
    </message>
    <message>
        <source>Compare with open docu&amp;ment…</source>
        <translation>与打开的文档比较(&amp;M)…</translation>
    </message>
    <message>
        <source>Show the differences from another tab, unsaved edits included</source>
        <translation>显示与另一个标签页的差异，包括未保存的修改</translation>
    </message>
    <message>
        <source>Plot &amp;keys in panes</source>
        <translation>在窗格中绘制键(&amp;K)</translation>
    </message>
    <message>
        <source>Draw the curves of the selected keys below each other, each with a y axis of its own</source>
        <translation>将选中各键的曲线上下排列绘制，每个键各有自己的 y 轴</translation>
    </message>
    <message>
        <source>Episodes &amp;from their starts</source>
        <translation>回合从起点对齐(&amp;F)</translation>
    </message>
    <message>
        <source>Align episodes at their starts, with their statistics; off: steps in stored order</source>
        <translation>将各回合按起点对齐，并显示其统计数据；关闭时按存储顺序显示各步</translation>
    </message>
    <message>
        <source>La&amp;youts of curves…</source>
        <translation>曲线布局(&amp;Y)…</translation>
    </message>
    <message>
        <source>Save which keys are drawn where under a name, or draw them so as was saved</source>
        <translation>将哪些键绘制在何处以某个名称保存，或按已保存的布局绘制</translation>
    </message>
    <message>
        <source>Derived &amp;keys…</source>
        <translation>派生键(&amp;K)…</translation>
    </message>
    <message>
        <source>Define keys by expressions, which are computed when they are shown</source>
        <translation>用表达式定义键，查看时才计算</translation>
    </message>
    <message>
        <source>Sho&amp;w the file as stored</source>
        <translation>按存储的样子显示文件(&amp;W)</translation>
    </message>
    <message>
        <source>Without its layout: the groups and arrays as they are in the file; of a replay buffer its sampler and writer too</source>
        <translation>不用布局：按文件中的组和数组显示；重放缓冲区还显示其采样器和写入器</translation>
    </message>
    <message>
        <source>&amp;Explain an error…</source>
        <translation>解释错误(&amp;E)…</translation>
    </message>
    <message>
        <source>Paste an error of Python and see which dims do not fit and what to write instead</source>
        <translation>粘贴 Python 错误，查看哪些维度不匹配以及应如何改写</translation>
    </message>
    <message>
        <source>Rea&amp;d as…</source>
        <translation>读取方式(&amp;D)…</translation>
    </message>
    <message>
        <source>Set where the file has the steps of a rollout, and the role of each key</source>
        <translation>设置 rollout 的步在文件中的位置，以及每个键的角色</translation>
    </message>
    <message>
        <source>Search va&amp;lues</source>
        <translation>搜索值(&amp;L)</translation>
    </message>
    <message>
        <source>Search the values of all keys for a condition, such as isnan or &gt; 1e6</source>
        <translation>在所有键的值中搜索条件，如 isnan 或 &gt; 1e6</translation>
    </message>
    <message>
        <source>Compare &amp;runs…</source>
        <translation>比较运行(&amp;R)…</translation>
    </message>
    <message>
        <source>Show returns and lengths of the episodes of several rollouts in one plot, with statistics</source>
        <translation>在一张图中显示多个 rollout 各回合的回报和长度，并附统计</translation>
    </message>
    <message>
        <source>Name c&amp;hannels…</source>
        <translation>命名通道(&amp;H)…</translation>
    </message>
    <message>
        <source>Name the indices of the last dim of the shown key, for files of this folder</source>
        <translation>为所示键最后一维的索引命名，适用于此文件夹中的文件</translation>
    </message>
    <message>
        <source>Open from another &amp;machine…</source>
        <translation>从另一台机器打开(&amp;A)…</translation>
    </message>
    <message>
        <source>Open a file or folder that stays on another machine, by ssh</source>
        <translation>通过 ssh 打开留在另一台机器上的文件或文件夹</translation>
    </message>
</context>
<context>
    <name>tensordesk::AddedKeys</name>
    <message>
        <source>Add a key</source>
        <translation>添加键</translation>
    </message>
    <message>
        <source>Draws the curves of another key too; keys can be dragged here from the tree</source>
        <translation>同时绘制另一个键的曲线；可将键从树拖到此处</translation>
    </message>
    <message>
        <source>No other key has this dim</source>
        <translation>没有其他键具有此维度</translation>
    </message>
    <message>
        <source>Where other keys are drawn</source>
        <translation>其他键绘制在何处</translation>
    </message>
    <message>
        <source>in the same pane</source>
        <translation>在同一窗格中</translation>
    </message>
    <message>
        <source>on a second y axis</source>
        <translation>在第二个 y 轴上</translation>
    </message>
    <message>
        <source>in panes below</source>
        <translation>在下方的窗格中</translation>
    </message>
</context>
<context>
    <name>tensordesk::BatchDialog</name>
    <message>
        <source>Batch dims</source>
        <translation>批次维度</translation>
    </message>
    <message>
        <source>&amp;Copy as Python</source>
        <translation>复制为 Python(&amp;C)</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>批次大小</translation>
    </message>
    <message>
        <source>Names of the batch dims</source>
        <translation>批次维度的名称</translation>
    </message>
    <message>
        <source>env, time</source>
        <translation>env, time</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Would be</source>
        <translation>更改后</translation>
    </message>
    <message>
        <source>Preview of each level</source>
        <translation>每个层级会变成什么样</translation>
    </message>
    <message>
        <source>Batch &amp;size:</source>
        <translation>批次大小(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Names:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>as long as the leaves allow, on every level</source>
        <translation>在每个层级上取叶节点允许的最大长度</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>不变</translation>
    </message>
    <message>
        <source>As an edit that can be undone; the file changes when it is saved</source>
        <translation>作为可撤销的修改；保存时才更改文件</translation>
    </message>
    <message>
        <source>Switch to editing first</source>
        <translation>请先切换到编辑模式</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>应用(&amp;A)</translation>
    </message>
    <message>
        <source>Find the batch sizes that fit</source>
        <translation>查找合适的批次大小</translation>
    </message>
    <message>
        <source>Try the batch dims</source>
        <translation>试用批次维度</translation>
    </message>
</context>
<context>
    <name>tensordesk::BatchMask</name>
    <message>
        <source>A mask is a bool tensor, such as td[&quot;done&quot;] or td[&quot;reward&quot;] &gt; 0, and this is a %1.</source>
        <translation>掩码应为 bool 张量，例如 td[&quot;done&quot;] 或 td[&quot;reward&quot;] &gt; 0，而这是 %1。</translation>
    </message>
    <message>
        <source>A mask has the shape of the batch %1 or of its first dims, and this one has %2.</source>
        <translation>掩码的形状应为批次形状 %1 或其前几个维度，而此掩码的形状为 %2。</translation>
    </message>
</context>
<context>
    <name>tensordesk::CellEdits</name>
    <message>
        <source>one cell</source>
        <translation>一个单元格</translation>
    </message>
    <message>
        <source>%1 × %2 cells</source>
        <translation>%1 × %2 个单元格</translation>
    </message>
    <message>
        <source>The text leaves values out by &quot;...&quot;. Print all of them first.</source>
        <translation>文本用“...”省略了一些值。请先打印出全部值。</translation>
    </message>
    <message>
        <source>The rows have different lengths: %1 and %2 cells.</source>
        <translation>各行长度不同：%1 个和 %2 个单元格。</translation>
    </message>
    <message>
        <source>Fill %1</source>
        <translation>填入 %1</translation>
    </message>
    <message>
        <source>Compute %1</source>
        <translation>计算 %1</translation>
    </message>
    <message>
        <source>The clipboard has no cells.</source>
        <translation>剪贴板中没有单元格。</translation>
    </message>
    <message>
        <source>The clipboard has more than %1 cells.</source>
        <translation>剪贴板中的单元格超过 %1 个。</translation>
    </message>
    <message>
        <source>Paste into %1</source>
        <translation>粘贴到 %1</translation>
    </message>
    <message>
        <source>The clipboard has %1, but from here only %2 are left.</source>
        <translation>剪贴板中有 %1，但从此处起只剩 %2。</translation>
    </message>
    <message>
        <source>The clipboard has more than %1 characters.</source>
        <translation>剪贴板中的字符超过 %1 个。</translation>
    </message>
</context>
<context>
    <name>tensordesk::CellsTexts</name>
    <message>
        <source>Cells after the end of a shorter member have no element, and an array has no gaps: copy the cells as text or as lists.</source>
        <translation>超出较短成员末尾的单元格没有元素，而数组不能有空缺：请将这些单元格复制为文本或列表。</translation>
    </message>
</context>
<context>
    <name>tensordesk::ChannelNaming</name>
    <message>
        <source>Name channels</source>
        <translation>命名通道</translation>
    </message>
    <message>
        <source>Names of the %1 channels of %2, separated by commas:</source>
        <translation>%2 的 %1 个通道的名称，以逗号分隔：</translation>
    </message>
    <message>
        <source>Channel names</source>
        <translation>通道名称</translation>
    </message>
    <message>
        <source>Expected %1 names, and there are %2.</source>
        <translation>应有 %1 个名称，实际为 %2 个。</translation>
    </message>
</context>
<context>
    <name>tensordesk::ChipRow</name>
    <message>
        <source>More dims</source>
        <translation>更多维度</translation>
    </message>
    <message>
        <source>The dims before</source>
        <translation>前面的维度</translation>
    </message>
</context>
<context>
    <name>tensordesk::ChosenCells</name>
    <message numerus="yes">
        <source>%n cell(s): sum %1, mean %2</source>
        <translation>
            <numerusform>%n 个单元格：和 %1，均值 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Sum up cells</source>
        <translation>汇总单元格</translation>
    </message>
    <message>
        <source>Save cells</source>
        <translation>保存单元格</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Cells (*.csv *.npy *.npz)</source>
        <translation>单元格 (*.csv *.npy *.npz)</translation>
    </message>
    <message>
        <source>Cannot save</source>
        <translation>无法保存</translation>
    </message>
</context>
<context>
    <name>tensordesk::CollateDialog</name>
    <message>
        <source>Collate files</source>
        <translation>对照文件</translation>
    </message>
    <message>
        <source>Tensordicts to show side by side, and why they do not stack.</source>
        <translation>要并排显示的 tensordict，以及它们无法堆叠的原因。</translation>
    </message>
    <message>
        <source>Tensordicts</source>
        <translation>tensordict</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>添加文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Add f&amp;older…</source>
        <translation>添加文件夹(&amp;O)…</translation>
    </message>
    <message>
        <source>%1, as opened</source>
        <translation>%1（按当前打开的状态）</translation>
    </message>
    <message>
        <source>Collate a folder</source>
        <translation>对照文件夹</translation>
    </message>
</context>
<context>
    <name>tensordesk::CollationModel</name>
    <message>
        <source>All members agree.</source>
        <translation>所有成员一致。</translation>
    </message>
    <message>
        <source>torch.stack raises an error because of this.</source>
        <translation>torch.stack 会因此报错。</translation>
    </message>
    <message>
        <source>torch.stack accepts the members nevertheless.</source>
        <translation>torch.stack 仍然接受这些成员。</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>Member %1 lacks this key.</source>
        <translation>成员 %1 没有此键。</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>差异</translation>
    </message>
    <message numerus="yes">
        <source>%n keys</source>
        <translation>
            <numerusform>%n 个键</numerusform>
        </translation>
    </message>
    <message>
        <source>only the batch</source>
        <translation>仅批次不同</translation>
    </message>
    <message>
        <source>They differ only because the batch sizes of the members differ. A double-click shows each key.</source>
        <translation>它们不同，仅因为各成员的批次大小不同。双击可显示每个键。</translation>
    </message>
    <message>
        <source>They differ as the batch of the members does. A double-click hides them again.</source>
        <translation>它们的差异与成员的批次差异一致。双击可重新隐藏。</translation>
    </message>
    <message>
        <source>It differs as the batch of the members does.</source>
        <translation>它的差异与成员的批次差异一致。</translation>
    </message>
</context>
<context>
    <name>tensordesk::CollationView</name>
    <message>
        <source>Function</source>
        <translation>函数</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Result of collating</source>
        <translation>拼合的结果</translation>
    </message>
    <message>
        <source>To stack</source>
        <translation>如需堆叠</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>需要更改什么</translation>
    </message>
    <message>
        <source>Keys and members</source>
        <translation>键与成员</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>复制为 Python</translation>
    </message>
    <message>
        <source>%1. Padding every dim to the longest adds %2 to %3.</source>
        <translation>%1。将每个维度填充到最长，会在 %3 的基础上增加 %2。</translation>
    </message>
    <message>
        <source>none: they stack</source>
        <translation>无：它们可以堆叠</translation>
    </message>
    <message>
        <source>One member</source>
        <translation>1 个成员</translation>
    </message>
    <message>
        <source>%1 members</source>
        <translation>%1 个成员</translation>
    </message>
    <message>
        <source>leaves out %1</source>
        <translation>略去 %1</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 变为 %2</translation>
    </message>
    <message>
        <source>drops the names of dims</source>
        <translation>丢弃维度名称</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Members of different lengths: pad with zeros</source>
        <translation>成员长度不同：用零填充</translation>
    </message>
    <message>
        <source>Members of different lengths: crop to the shortest</source>
        <translation>成员长度不同：裁剪到最短</translation>
    </message>
    <message>
        <source>How members of different lengths are stacked</source>
        <translation>如何处理长度不同的成员</translation>
    </message>
    <message>
        <source>if you like: %1</source>
        <translation>可选：%1</translation>
    </message>
</context>
<context>
    <name>tensordesk::CollationWindow</name>
    <message>
        <source>Collation — TensorDesk</source>
        <translation>对照 — TensorDesk</translation>
    </message>
    <message>
        <source>Read the members</source>
        <translation>查看成员</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Looking at the members…</source>
        <translation>正在查看成员…</translation>
    </message>
</context>
<context>
    <name>tensordesk::ColourControls</name>
    <message>
        <source>Symmetric</source>
        <translation>对称</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Colours; automatic: around zero for values of both signs</source>
        <translation>颜色；自动：值有正有负时以零为中心</translation>
    </message>
    <message>
        <source>The middle colour is zero</source>
        <translation>中间的颜色为零</translation>
    </message>
    <message>
        <source>Value of the first colour</source>
        <translation>第一种颜色对应的值</translation>
    </message>
    <message>
        <source>Value of the last colour</source>
        <translation>最后一种颜色对应的值</translation>
    </message>
    <message>
        <source>From the least to the greatest value shown</source>
        <translation>从显示的最小值到最大值</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>How many elements have which value, with the ends of the colours to be dragged</source>
        <translation>各个值有多少元素；可拖动颜色范围的两端</translation>
    </message>
    <message>
        <source>Fit to the values</source>
        <translation>适应数值范围</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
</context>
<context>
    <name>tensordesk::ColourDomain</name>
    <message>
        <source>Distribution of the values, and the ends of the colours</source>
        <translation>值的分布以及颜色范围的两端</translation>
    </message>
    <message>
        <source>Drag the lines: the values of the first and of the last colour. Arrow keys move the one last touched.</source>
        <translation>拖动这两条线：第一种和最后一种颜色对应的值。方向键移动最近操作过的那条。</translation>
    </message>
</context>
<context>
    <name>tensordesk::ColourMap</name>
    <message>
        <source>Grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>Blue, white, red</source>
        <translation>蓝、白、红</translation>
    </message>
</context>
<context>
    <name>tensordesk::ColourScale</name>
    <message>
        <source>Colours from %1 to %2</source>
        <translation>从 %1 到 %2 的颜色</translation>
    </message>
</context>
<context>
    <name>tensordesk::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>Type some letters of an action</source>
        <translation>输入操作名称中的几个字</translation>
    </message>
    <message>
        <source>Action to find</source>
        <translation>要查找的操作</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>No action is called so. Clear the field to see all.</source>
        <translation>没有这个名称的操作。清空输入框可查看全部。</translation>
    </message>
</context>
<context>
    <name>tensordesk::ComparePanes</name>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Show the entry of A</source>
        <translation>显示条目在 A 中的样子</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Show the entry of B</source>
        <translation>显示条目在 B 中的样子</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>Show how far B is from A, element by element</source>
        <translation>逐元素显示 B 与 A 的差</translation>
    </message>
    <message>
        <source>Choose a key to see its values.</source>
        <translation>选择一个键以查看其值。</translation>
    </message>
    <message>
        <source>Options of the view</source>
        <translation>视图的可选项</translation>
    </message>
</context>
<context>
    <name>tensordesk::CompareWindow</name>
    <message>
        <source>%1 and %2 — TensorDesk</source>
        <translation>%1 与 %2 — TensorDesk</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Open both files</source>
        <translation>打开两个文件</translation>
    </message>
    <message>
        <source>Compare values</source>
        <translation>比较值</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>重新比较</translation>
    </message>
    <message>
        <source>Reload the files and compare them (%1)</source>
        <translation>重新打开两个文件并比较 (%1)</translation>
    </message>
    <message>
        <source>Cannot compare</source>
        <translation>无法比较</translation>
    </message>
</context>
<context>
    <name>tensordesk::ComparisonModel</name>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
</context>
<context>
    <name>tensordesk::ComparisonView</name>
    <message>
        <source>NaN e&amp;quals NaN</source>
        <translation>NaN 等于 NaN(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Only differences</source>
        <translation>仅显示差异(&amp;O)</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>atol</source>
        <translation>atol</translation>
    </message>
    <message>
        <source>Equal is |A − B| ≤ atol + rtol · |B|</source>
        <translation>满足 |A − B| ≤ atol + rtol · |B| 时视为相等</translation>
    </message>
    <message>
        <source>rtol</source>
        <translation>rtol</translation>
    </message>
    <message>
        <source>%1 Comparing values…</source>
        <translation>%1正在比较值…</translation>
    </message>
    <message>
        <source>All %1 entries are equal.</source>
        <translation>全部 %1 个条目均相等。</translation>
    </message>
    <message>
        <source>All %1 entries have the same form. Comparing values…</source>
        <translation>全部 %1 个条目的形式相同。正在比较值…</translation>
    </message>
    <message>
        <source>Differences in %1 of %2 entries.</source>
        <translation>%2 个条目中有 %1 个存在差异。</translation>
    </message>
</context>
<context>
    <name>tensordesk::CornerLegend</name>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
</context>
<context>
    <name>tensordesk::CurveExport</name>
    <message>
        <source>Export curves</source>
        <translation>导出曲线</translation>
    </message>
    <message>
        <source>Export visible curves…</source>
        <translation>导出可见曲线…</translation>
    </message>
    <message>
        <source>Writes the visible range of the shown curves as CSV: a row per index, a column per curve</source>
        <translation>将所示曲线的可见范围写为 CSV：每个索引一行，每条曲线一列</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Cannot export the curves</source>
        <translation>无法导出曲线</translation>
    </message>
    <message>
        <source>Export visible curves</source>
        <translation>导出可见曲线</translation>
    </message>
    <message>
        <source>Tables (*.csv *.parquet *.npz *.h5)</source>
        <translation>表格 (*.csv *.parquet *.npz *.h5)</translation>
    </message>
</context>
<context>
    <name>tensordesk::CurveOptions</name>
    <message>
        <source>Logarithmic y axis</source>
        <translation>对数 y 轴</translation>
    </message>
    <message>
        <source>Logarithmic x axis</source>
        <translation>对数 x 轴</translation>
    </message>
    <message>
        <source>Mean ± std of all</source>
        <translation>全部的均值 ± 标准差</translation>
    </message>
    <message>
        <source>Bools as lanes</source>
        <translation>bool 显示为条带</translation>
    </message>
    <message>
        <source>The mean and its deviation over members of different lengths, at each step over the members that reach it</source>
        <translation>对长度不同的成员，在每一步上取能到达该步的成员的均值及其偏差</translation>
    </message>
    <message>
        <source>Bools and small integers as bars below each other, if there are several</source>
        <translation>将 bool 和较小的整数（如有多个）显示为上下排列的条带</translation>
    </message>
    <message>
        <source>Root beside next</source>
        <translation>根与 next 并列</translation>
    </message>
    <message>
        <source>Draws the entry below &quot;next&quot; one step later, where it describes the same state, and marks the steps of an episode at which the two differ</source>
        <translation>将 next 下的内容后移一步绘制，使其与根描述同一状态，并标出回合内两者不一致之处</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Draws the moving mean of each curve over this many steps</source>
        <translation>在每条曲线旁绘制各步周围这么多步的均值</translation>
    </message>
    <message>
        <source>S&amp;mooth over</source>
        <translation>平滑步数(&amp;M)</translation>
    </message>
</context>
<context>
    <name>tensordesk::CurvePointer</name>
    <message>
        <source>%1, smoothed</source>
        <translation>%1，已平滑</translation>
    </message>
</context>
<context>
    <name>tensordesk::CurveSet</name>
    <message numerus="yes">
        <source>%1: %n curves</source>
        <translation>
            <numerusform>%1：%n 条曲线</numerusform>
        </translation>
    </message>
    <message>
        <source>mean ± std</source>
        <translation>均值 ± 标准差</translation>
    </message>
</context>
<context>
    <name>tensordesk::DataPane</name>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>The members of this stack have different shapes, so they have no common table.
Choose a member in the tree to see its values.</source>
        <translation>此堆叠的成员形状各不相同，因此无法合成一个表格。
请在树中选择一个成员以查看其值。</translation>
    </message>
    <message>
        <source>Summarize all keys</source>
        <translation>查看所有键</translation>
    </message>
    <message>
        <source>%1 cannot be shown.
%2</source>
        <translation>无法显示 %1。
%2</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>There is nothing to step: all of each dim is shown.</source>
        <translation>没有可步进的维度：各维度均已全部显示。</translation>
    </message>
</context>
<context>
    <name>tensordesk::DerivedCurves</name>
    <message>
        <source>Derived curve</source>
        <translation>派生曲线</translation>
    </message>
    <message>
        <source>Derivative</source>
        <translation>导数</translation>
    </message>
    <message>
        <source>Cumulative sum</source>
        <translation>累积和</translation>
    </message>
    <message>
        <source>Norm over components</source>
        <translation>各分量的范数</translation>
    </message>
    <message>
        <source>Difference from an added key</source>
        <translation>与已添加键的差</translation>
    </message>
    <message>
        <source>The difference from the previous index</source>
        <translation>与前一索引的差</translation>
    </message>
    <message>
        <source>Difference from %1</source>
        <translation>与 %1 的差</translation>
    </message>
    <message>
        <source>Moving average</source>
        <translation>移动平均</translation>
    </message>
    <message>
        <source>Difference of channels</source>
        <translation>通道之差</translation>
    </message>
    <message>
        <source>The mean of the indices around each one; fewer at both ends</source>
        <translation>每个索引周围各索引的平均值；两端的索引较少</translation>
    </message>
    <message>
        <source>Over %1 indices</source>
        <translation>%1 个索引</translation>
    </message>
    <message>
        <source>minus %1</source>
        <translation>减 %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::DerivedDialog</name>
    <message>
        <source>Derived keys</source>
        <translation>派生键</translation>
    </message>
    <message>
        <source>Keys defined by expressions over td, one per line. They are computed when they are shown, and only an export writes them.</source>
        <translation>由针对 td 的表达式定义的键，每行一个。查看时才计算，除导出外不写入任何地方。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>加载(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Read derived keys</source>
        <translation>查看派生键</translation>
    </message>
    <message>
        <source>There are no derived keys.</source>
        <translation>没有派生键。</translation>
    </message>
    <message>
        <source>They give:</source>
        <translation>结果：</translation>
    </message>
    <message>
        <source>That was stopped. Change the text to start it again.</source>
        <translation>已停止。更改文本即可重新开始。</translation>
    </message>
    <message>
        <source>Load derived keys</source>
        <translation>加载派生键</translation>
    </message>
    <message>
        <source>Texts (*.txt *.py);;All files (*)</source>
        <translation>文本 (*.txt *.py);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>它过大</translation>
    </message>
    <message>
        <source>Save derived keys</source>
        <translation>保存派生键</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>tensordesk::DeviceChooser</name>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Where expressions, views and summaries compute</source>
        <translation>表达式、视图和摘要在何处计算</translation>
    </message>
</context>
<context>
    <name>tensordesk::Difference</name>
    <message>
        <source>%1 of %2 values</source>
        <translation>%2 个值中的 %1 个</translation>
    </message>
    <message>
        <source>at most %1 apart</source>
        <translation>最多相差 %1</translation>
    </message>
    <message>
        <source>at most %1 apart, within tolerance</source>
        <translation>最多相差 %1，在容差范围内</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>class</source>
        <translation>类</translation>
    </message>
    <message>
        <source>batch size</source>
        <translation>批次大小</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>only in B</source>
        <translation>仅在 B 中</translation>
    </message>
    <message>
        <source>only in A</source>
        <translation>仅在 A 中</translation>
    </message>
    <message>
        <source>first at %1</source>
        <translation>首次出现于 %1</translation>
    </message>
    <message>
        <source>greatest difference %1 at %2</source>
        <translation>最大差值 %1，位于 %2</translation>
    </message>
    <message>
        <source>greatest relative difference %1 at %2</source>
        <translation>最大相对差值 %1，位于 %2</translation>
    </message>
    <message>
        <source>%1 with NaN</source>
        <translation>其中 %1 个含 NaN</translation>
    </message>
</context>
<context>
    <name>tensordesk::DifferenceChart</name>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差距</translation>
    </message>
    <message>
        <source>The difference of %1 from the stored values, by step</source>
        <translation>%1 与存储值的差距，按步</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>greatest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>step %1: %2 on average, %3 at most</source>
        <translation>第 %1 步：平均 %2，最多 %3</translation>
    </message>
</context>
<context>
    <name>tensordesk::DimChip</name>
    <message>
        <source>Batch dim %1 (%2) with %3 indices</source>
        <translation>批次维度 %1（%2），有 %3 个索引</translation>
    </message>
    <message>
        <source>Event dim %1 with %2 indices</source>
        <translation>事件维度 %1，有 %2 个索引</translation>
    </message>
    <message>
        <source>Drag across it, turn the wheel or press arrow keys to step; click for more</source>
        <translation>拖动、滚动滚轮或按方向键可步进；单击可查看更多</translation>
    </message>
</context>
<context>
    <name>tensordesk::DimPanel</name>
    <message>
        <source>no name</source>
        <translation>无名称</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>显示为</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Batch dim %1</source>
        <translation>批次维度 %1</translation>
    </message>
    <message>
        <source>Event dim %1</source>
        <translation>事件维度 %1</translation>
    </message>
    <message>
        <source>Cursor of dim %1</source>
        <translation>维度 %1 的游标</translation>
    </message>
    <message>
        <source>Drag the cursor; with Shift mark the range that is shown; a double click shows all</source>
        <translation>拖动可移动游标；按住 Shift 拖动可标记显示范围；双击显示全部</translation>
    </message>
    <message>
        <source>Index of dim %1</source>
        <translation>维度 %1 的索引</translation>
    </message>
    <message>
        <source>The index that every view shows of batch dim %1; , and . step it</source>
        <translation>所有视图显示的批次维度 %1 的索引；按 , 和 . 键步进</translation>
    </message>
    <message>
        <source>Index of dim %1; , and . step it</source>
        <translation>维度 %1 的索引；按 , 和 . 键步进</translation>
    </message>
    <message>
        <source>Part of dim %1</source>
        <translation>维度 %1 的部分</translation>
    </message>
    <message>
        <source>The visible part of dim %1: start:stop:step, as in numpy; : shows all</source>
        <translation>维度 %1 中显示的部分：按 numpy 写法 start:stop:step；: 表示全部</translation>
    </message>
    <message>
        <source>Name of dim %1</source>
        <translation>维度 %1 的名称</translation>
    </message>
    <message>
        <source>The role of dim %1 in this view</source>
        <translation>维度 %1 在此视图中的作用</translation>
    </message>
    <message>
        <source>A table shows one index at a time; the other views show all of them side by side</source>
        <translation>表格一次显示一个索引；其他视图并排显示所有索引</translation>
    </message>
</context>
<context>
    <name>tensordesk::DimSelection</name>
    <message>
        <source>&quot;%1&quot; is not an integer.</source>
        <translation>“%1”不是整数。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has too many colons.</source>
        <translation>“%1”中的冒号过多。</translation>
    </message>
    <message>
        <source>The step of &quot;%1&quot; must be at least 1.</source>
        <translation>“%1”的步长必须至少为 1。</translation>
    </message>
    <message>
        <source>An index can have only one ellipsis.</source>
        <translation>一个索引只能包含一个省略号 (...)。</translation>
    </message>
    <message>
        <source>There are %1 indices, but the number of dims is %2.</source>
        <translation>给出了 %1 个索引，但只有 %2 个维度。</translation>
    </message>
    <message>
        <source>Index %1 is out of range for dim %2 with size %3.</source>
        <translation>索引 %1 超出维度 %2 的范围，其大小为 %3。</translation>
    </message>
    <message>
        <source>This view has no axis left for dim %1: give it an index.</source>
        <translation>此视图没有可供维度 %1 使用的轴：请为它指定一个索引。</translation>
    </message>
</context>
<context>
    <name>tensordesk::DimStrip</name>
    <message>
        <source>Batch size</source>
        <translation>批次大小</translation>
    </message>
    <message>
        <source>Shorten, lengthen or infer the batch size, with what each level would become (Ctrl+B)</source>
        <translation>缩短、延长或推断批次大小，并预览每个层级的结果 (Ctrl+B)</translation>
    </message>
    <message>
        <source>Shows only where a bool key or expression is true, in every key and view</source>
        <translation>在所有键和视图中，仅显示某个 bool 键或表达式为真之处</translation>
    </message>
    <message>
        <source>mask %1</source>
        <translation>掩码 %1</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>不匹配</translation>
    </message>
    <message>
        <source>Delete removes it</source>
        <translation>按 Delete 键移除</translation>
    </message>
    <message>
        <source>Remove the mask to name the dim</source>
        <translation>请先移除掩码，再命名该维度</translation>
    </message>
</context>
<context>
    <name>tensordesk::DockPanels</name>
    <message>
        <source>Edits</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentController</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Roll back the interrupted save</source>
        <translation>回滚中断的保存</translation>
    </message>
    <message>
        <source>Look for edits left unsaved</source>
        <translation>查找以前未保存的修改</translation>
    </message>
    <message>
        <source>Note the unsaved edits</source>
        <translation>记录未保存的修改</translation>
    </message>
    <message>
        <source>Look whether the file changed</source>
        <translation>检查文件是否已更改</translation>
    </message>
    <message>
        <source>Restore edits</source>
        <translation>恢复修改</translation>
    </message>
    <message>
        <source>Discard the journal of the interrupted save</source>
        <translation>丢弃中断保存的日志</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>关闭 %1</translation>
    </message>
    <message>
        <source>Derive keys</source>
        <translation>派生键</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2 上的 %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentEditing</name>
    <message>
        <source>Run statements</source>
        <translation>运行语句</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentMessages</name>
    <message>
        <source>Save writes them to the file; Edit → Discard edits undoes them.</source>
        <translation>“保存”会将其写入文件；“编辑 → 放弃修改”会将其撤销。</translation>
    </message>
    <message>
        <source>They are listed in %1 until this file is edited.</source>
        <translation>在编辑此文件之前，它们列于 %1 中。</translation>
    </message>
    <message>
        <source>Press F5 to reload it. Edits cannot be saved before.</source>
        <translation>按 F5 重新读取。在此之前无法保存修改。</translation>
    </message>
    <message>
        <source>Discard the journal</source>
        <translation>丢弃日志</translation>
    </message>
    <message>
        <source>Nothing was changed. Without the journal of that save, the file can be edited in its present state.</source>
        <translation>未更改任何内容。丢弃该次保存的日志后，即可按文件的现状进行编辑。</translation>
    </message>
    <message>
        <source>Rolling back restores the old values; without the journal the file stays in its present state.</source>
        <translation>回滚会恢复旧值；丢弃日志则文件保持现状。</translation>
    </message>
    <message>
        <source>Roll back</source>
        <translation>回滚</translation>
    </message>
    <message>
        <source>The program was ended when it made them before.</source>
        <translation>上次执行这些编辑时程序被终止。</translation>
    </message>
    <message>
        <source>The file changed since an earlier session made them.</source>
        <translation>自上次会话做出这些编辑后，文件已更改。</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved edit(s) of an earlier session were made again</source>
        <translation>
            <numerusform>已重新执行上次会话中 %n 个未保存的编辑</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved edit(s) were not made again</source>
        <translation>
            <numerusform>%n 个未保存的编辑未重新执行</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program changed “%1”</source>
        <translation>其他程序更改了“%1”</translation>
    </message>
    <message>
        <source>A save was interrupted, and the file changed since then</source>
        <translation>一次保存被中断，此后文件已更改</translation>
    </message>
    <message>
        <source>Saving this file was interrupted</source>
        <translation>保存此文件时被中断</translation>
    </message>
    <message>
        <source>It may contain a mixture of old and new values.</source>
        <translation>其中可能混有旧值和新值。</translation>
    </message>
    <message>
        <source>The connection to “%1” was lost</source>
        <translation>与“%1”的连接已断开</translation>
    </message>
    <message>
        <source>The values on the screen stay as they were. Others can be read after you reconnect.</source>
        <translation>屏幕上的值保持不变。其他值可在重新连接后读取。</translation>
    </message>
    <message>
        <source>Reconnect</source>
        <translation>重新连接</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentPane</name>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Choose a key in the tree to see its values.</source>
        <translation>在树中选择一个键以查看其值。</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>%1 with unsaved edits</source>
        <translation>%1（含未保存的修改）</translation>
    </message>
    <message>
        <source>The program was ended the last time it ran, so %1 was not computed again.</source>
        <translation>上次计算 %1 时程序被终止，因此未再次计算。</translation>
    </message>
    <message>
        <source>In the expression bar (Ctrl+L) the up key brings it back.</source>
        <translation>在表达式栏 (Ctrl+L) 中按向上键可将其调回。</translation>
    </message>
    <message>
        <source>Follow links out of folders…</source>
        <translation>跟随指向文件夹外的链接…</translation>
    </message>
    <message>
        <source>Compare with a file</source>
        <translation>与文件比较</translation>
    </message>
    <message>
        <source>Named for viewing: the file does not change</source>
        <translation>命名仅用于查看：文件保持不变</translation>
    </message>
    <message>
        <source>Compare with a folder</source>
        <translation>与文件夹比较</translation>
    </message>
    <message>
        <source>Read keys and shapes</source>
        <translation>查看键和形状</translation>
    </message>
    <message>
        <source>The expression was not computed again</source>
        <translation>表达式未重新计算</translation>
    </message>
    <message>
        <source>A link out of the folder is not followed: %1</source>
        <translation>不跟随指向文件夹外的链接：%1</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentTabs</name>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>%1 *</source>
        <translation>%1 *</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>关闭 %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::DriftLegend</name>
    <message>
        <source>Colours: %1</source>
        <translation>颜色：%1</translation>
    </message>
</context>
<context>
    <name>tensordesk::DriftModel</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1，位于 %2</translation>
    </message>
    <message>
        <source>norm %1</source>
        <translation>范数 %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>均值 %1</translation>
    </message>
    <message>
        <source>changed by %1 of itself</source>
        <translation>变化量为自身的 %1 倍</translation>
    </message>
    <message>
        <source>%1 NaN and %2 infinities of %3 elements</source>
        <translation>%3 个元素中有 %1 个 NaN 和 %2 个无穷大</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>Diverges here: %1.</source>
        <translation>由此开始偏离：%1。</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>%1, from %2 on: %3</source>
        <translation>%1，从 %2 起：%3</translation>
    </message>
</context>
<context>
    <name>tensordesk::DriftPage</name>
    <message>
        <source>&amp;Compare the steps</source>
        <translation>比较各步(&amp;C)</translation>
    </message>
    <message>
        <source>relative change</source>
        <translation>相对变化</translation>
    </message>
    <message>
        <source>norm, relative to the first</source>
        <translation>范数（相对于首个）</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>NaN and infinities</source>
        <translation>NaN 和无穷大</translation>
    </message>
    <message>
        <source>The quantity that colours the cells</source>
        <translation>单元格按什么着色</translation>
    </message>
    <message>
        <source>Reads every key at every step once</source>
        <translation>将每一步的每个键读取一次</translation>
    </message>
    <message>
        <source>The chosen key at the chosen step</source>
        <translation>所选键在所选步的情况</translation>
    </message>
    <message>
        <source>Keys by step</source>
        <translation>各步的键</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Compare the steps</source>
        <translation>比较各步</translation>
    </message>
    <message>
        <source>Comparing reads every key at every step once, and reports which diverges and when.</source>
        <translation>比较时会将每一步的每个键读取一次，并指出哪个键从何时起出现异常。</translation>
    </message>
    <message>
        <source>Comparing the steps…</source>
        <translation>正在比较各步…</translation>
    </message>
    <message>
        <source>First to diverge, at %1 %2: %3 %4.</source>
        <translation>最先出现异常之处，%1 %2：%3 %4。</translation>
    </message>
    <message>
        <source>No key diverges from one %1 to the next.</source>
        <translation>相邻的 %1 之间没有任何键出现异常。</translation>
    </message>
    <message>
        <source>Keys of one integer that only increases, such as the step of an optimizer: no drift</source>
        <translation>只含一个整数且只增不减的键，例如优化器的步数：不是漂移</translation>
    </message>
    <message>
        <source>− the key&apos;s largest</source>
        <translation>− 该键的最大值</translation>
    </message>
    <message>
        <source>+ the key&apos;s largest</source>
        <translation>+ 该键的最大值</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n 个计数器</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::DropMenu</name>
    <message>
        <source>&amp;Collate them: why they do not stack</source>
        <translation>对照：它们无法堆叠的原因(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;ompare both: their differences</source>
        <translation>比较两者：它们的差异(&amp;O)</translation>
    </message>
    <message>
        <source>O&amp;pen all, in tabs</source>
        <translation>全部在标签页中打开(&amp;P)</translation>
    </message>
    <message>
        <source>Compare &amp;runs: returns of their episodes</source>
        <translation>比较运行(&amp;R)：各回合的回报</translation>
    </message>
</context>
<context>
    <name>tensordesk::EditDialog</name>
    <message>
        <source>Python statements over td, the whole tensordict. Nothing changes before it is applied.</source>
        <translation>针对 td（整个 tensordict）的 Python 语句。应用之前不会更改任何内容。</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>语句</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>试运行</translation>
    </message>
    <message>
        <source>This changes nothing.</source>
        <translation>这不会更改任何内容。</translation>
    </message>
    <message>
        <source>This would change:</source>
        <translation>这将更改：</translation>
    </message>
    <message>
        <source>The dry run was stopped. Change the statements to start it again.</source>
        <translation>试运行已停止。更改语句即可重新开始。</translation>
    </message>
    <message>
        <source>Type a statement such as td[&quot;reward&quot;] *= 2</source>
        <translation>请输入语句，例如 td[&quot;reward&quot;] *= 2</translation>
    </message>
    <message>
        <source>&amp;Try it out</source>
        <translation>试一试(&amp;T)</translation>
    </message>
    <message>
        <source>Preview the changes, however long that takes</source>
        <translation>预览更改，无论需要多长时间</translation>
    </message>
    <message>
        <source>Return; Shift+Return begins another line</source>
        <translation>回车键；Shift+回车键换行</translation>
    </message>
    <message>
        <source>Ctrl+Return; Return begins another line</source>
        <translation>Ctrl+回车键；回车键换行</translation>
    </message>
    <message>
        <source>Too large to preview while typing. Press Enter to run it.</source>
        <translation>过大,输入时无法预览。按 Enter 运行。</translation>
    </message>
    <message>
        <source>The clipboard has more than %1 characters. Use &quot;tensordesk edit&quot; for longer statements.</source>
        <translation>剪贴板中的字符超过 %1 个。更长的语句请使用“tensordesk edit”。</translation>
    </message>
    <message>
        <source>Explaining the error</source>
        <translation>正在解释错误</translation>
    </message>
</context>
<context>
    <name>tensordesk::EditListPanel</name>
    <message>
        <source>Edits</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>复制为 Python</translation>
    </message>
    <message>
        <source>A program that makes the same edits with tensordict</source>
        <translation>用 tensordict 进行相同修改的程序</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>复制为命令</translation>
    </message>
    <message>
        <source>A tensordesk edit command that makes the same edits</source>
        <translation>进行相同修改的 tensordesk edit 命令</translation>
    </message>
    <message>
        <source>Save as Python…</source>
        <translation>保存为 Python…</translation>
    </message>
    <message>
        <source>Write the program to a file</source>
        <translation>将程序写入文件</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Save the edits as Python</source>
        <translation>将修改保存为 Python</translation>
    </message>
    <message>
        <source>Python files (*.py)</source>
        <translation>Python 文件 (*.py)</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Choose another file, in a folder that you may write to and that has room.</source>
        <translation>请选择另一个文件，其所在文件夹应有写入权限和足够空间。</translation>
    </message>
    <message>
        <source>Cannot write “%1”</source>
        <translation>无法写入“%1”</translation>
    </message>
</context>
<context>
    <name>tensordesk::EntryKind</name>
    <message>
        <source>tensordict</source>
        <translation>tensordict</translation>
    </message>
    <message>
        <source>lazy stack</source>
        <translation>惰性堆叠</translation>
    </message>
    <message>
        <source>tensorclass</source>
        <translation>tensorclass</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>ragged tensor</source>
        <translation>不规则张量</translation>
    </message>
    <message>
        <source>non-tensor</source>
        <translation>非张量</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>已损坏</translation>
    </message>
</context>
<context>
    <name>tensordesk::EntryTexts</name>
    <message numerus="yes">
        <source>%n keys selected, leaves of %1</source>
        <translation>
            <numerusform>已选中 %n 个键，叶节点共 %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeChart</name>
    <message>
        <source>episode</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>episodes</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>%1: how often each value occurs</source>
        <translation>%1：各值出现的次数</translation>
    </message>
    <message>
        <source>Episode %1: %2 %3</source>
        <translation>回合 %1：%2 %3</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeEnds</name>
    <message>
        <source>episode %1, step %2</source>
        <translation>回合 %1，第 %2 步</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeFacts</name>
    <message>
        <source>Read the known facts of the episodes</source>
        <translation>读取已知的回合信息</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeStepper</name>
    <message>
        <source>Look for an episode</source>
        <translation>查找回合</translation>
    </message>
    <message>
        <source>Cannot find episode boundaries: expected a bool &quot;done&quot;, &quot;terminated&quot; or &quot;truncated&quot; over the batch, also below &quot;next&quot;.</source>
        <translation>找不到回合边界：需要覆盖批次的 bool 键 &quot;done&quot;、&quot;terminated&quot; 或 &quot;truncated&quot;，也可在 &quot;next&quot; 之下。</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeStrip</name>
    <message>
        <source>Episodes over time</source>
        <translation>回合随时间的分布</translation>
    </message>
    <message>
        <source>Step %1 of episode %2 [%3]: length %4, %5</source>
        <translation>回合 %2 [%3] 的第 %1 步：长度 %4，%5</translation>
    </message>
    <message>
        <source>, return %1</source>
        <translation>，回报 %1</translation>
    </message>
    <message>
        <source>No data</source>
        <translation>无数据</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeTexts</name>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>终止</translation>
    </message>
    <message>
        <source>truncated</source>
        <translation>截断</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>未结束</translation>
    </message>
    <message>
        <source>where %1 is true</source>
        <translation>%1 为真处</translation>
    </message>
    <message>
        <source>where %1 is true of all agents</source>
        <translation>在所有智能体的 %1 都为真之处</translation>
    </message>
    <message>
        <source>before %1 is true</source>
        <translation>%1 为真之前</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>依据 %1</translation>
    </message>
    <message>
        <source>where %1 changes</source>
        <translation>%1 发生变化处</translation>
    </message>
    <message>
        <source>with each member of the stack</source>
        <translation>堆叠的每个成员末尾</translation>
    </message>
    <message>
        <source>at the buffer wrap-around, before row %1</source>
        <translation>缓冲区回绕处（第 %1 行之前）</translation>
    </message>
    <message>
        <source>No key marks episode boundaries: each row is one episode.</source>
        <translation>没有键标记回合边界：每一行为一个回合。</translation>
    </message>
    <message>
        <source>Episodes end %1.</source>
        <translation>回合结束于：%1。</translation>
    </message>
    <message>
        <source>Padding, as %1 marks it, is left out.</source>
        <translation>已略去 %1 标为填充的部分。</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeWalk</name>
    <message>
        <source>This is the first step of the first episode.</source>
        <translation>这是第一个回合的第一步。</translation>
    </message>
    <message>
        <source>This is the last episode.</source>
        <translation>这是最后一个回合。</translation>
    </message>
    <message numerus="yes">
        <source>Episode [%1], %n step(s)</source>
        <translation>
            <numerusform>回合 [%1]，%n 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodesModel</name>
    <message>
        <source>The return is not a number</source>
        <translation>回报不是数字</translation>
    </message>
    <message>
        <source>No flag marks its end: its return and length cover the recorded steps</source>
        <translation>没有信息表明它已结束：其回报和长度仅针对现有部分</translation>
    </message>
    <message>
        <source>episode</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>env</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>return</source>
        <translation>回报</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>The step that it begins with</source>
        <translation>回合开始的那一步</translation>
    </message>
    <message>
        <source>Its steps, without padding</source>
        <translation>回合的步数，不含填充</translation>
    </message>
    <message>
        <source>No key has one reward a step</source>
        <translation>没有键在每步上恰有一个奖励</translation>
    </message>
    <message>
        <source>The sum of %1</source>
        <translation>%1 之和</translation>
    </message>
    <message>
        <source>Agent %1: %2</source>
        <translation>智能体 %1：%2</translation>
    </message>
    <message>
        <source>The mean over %1 agents of the sums of %2</source>
        <translation>%2 之和在 %1 个智能体上的平均</translation>
    </message>
    <message>
        <source>The sum of %1, that of step t times %2 to the power of t</source>
        <translation>%1 之和，第 t 步乘以 %2 的 t 次方</translation>
    </message>
    <message>
        <source>By the flags of its last step</source>
        <translation>依据其最后一步的标志</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>The values of this key at the first step</source>
        <translation>此键在其第一步的值</translation>
    </message>
    <message>
        <source>member</source>
        <translation>成员</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodesPage</name>
    <message>
        <source>Filter of episodes</source>
        <translation>回合筛选</translation>
    </message>
    <message>
        <source>Shows the episodes for which this is true. Available: episode, env, start, length, total, ended, terminated, truncated, done, unfinished, and td, the episode itself</source>
        <translation>显示使此条件为真的回合。可用的名称有 episode、env、start、length、total、ended、terminated、truncated、done、unfinished，以及表示回合本身的 td</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>The values of an episode</source>
        <translation>关于回合的已知信息</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>筛选(&amp;F)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Shows its film, or its steps where there are no pictures (Enter)</source>
        <translation>显示其动画；没有图片时显示其各步 (Enter)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Puts two selected episodes side by side, both from their first step on</source>
        <translation>将两个选中的回合并排显示，均从各自的第一步开始</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>对照</translation>
    </message>
    <message>
        <source>Shows in the collation microscope how the selected episodes fit together</source>
        <translation>在对照窗口中显示选中的回合如何相互契合</translation>
    </message>
    <message>
        <source>The selected episodes, or all that are shown</source>
        <translation>选中的回合，或显示的所有回合</translation>
    </message>
    <message>
        <source>Export as a stack…</source>
        <translation>导出为堆叠…</translation>
    </message>
    <message>
        <source>Export padded, with a mask…</source>
        <translation>填充并附掩码导出…</translation>
    </message>
    <message>
        <source>Export to a file each…</source>
        <translation>每回合导出为一个文件…</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>复制行</translation>
    </message>
    <message>
        <source>Copies the selected rows as text</source>
        <translation>将选中的行复制为文本</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Writes the selected episodes, or all that are shown, to a file</source>
        <translation>将选中的回合（或显示的所有回合）写入文件</translation>
    </message>
    <message>
        <source>Choose and sort episodes</source>
        <translation>选择并排序回合</translation>
    </message>
    <message>
        <source>Looking for episodes…</source>
        <translation>正在查找回合…</translation>
    </message>
    <message>
        <source>The filter is true of no episode.</source>
        <translation>没有回合符合筛选条件。</translation>
    </message>
    <message>
        <source>There are no episodes.</source>
        <translation>没有回合。</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n 个回合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n episode(s)</source>
        <translation>
            <numerusform>%1 / %n 个回合</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unfinished</source>
        <translation>%1 个未结束</translation>
    </message>
    <message>
        <source>%1 steps of padding left out</source>
        <translation>已略去 %1 步填充</translation>
    </message>
    <message>
        <source>only the first %1 are kept</source>
        <translation>仅保留前 %1 个</translation>
    </message>
    <message>
        <source>still looking</source>
        <translation>仍在查找</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>已选 %1 个</translation>
    </message>
    <message>
        <source>Export as rows…</source>
        <translation>导出为行…</translation>
    </message>
    <message>
        <source>Writes the selected episodes, or all that are shown, end to end, with the number of the episode under the key episode, like torchrl&apos;s data sets</source>
        <translation>将所选回合或所有显示的回合首尾相接写出，键 episode 下是回合编号，与 torchrl 的数据集相同</translation>
    </message>
</context>
<context>
    <name>tensordesk::Error</name>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>“%1” in %2: %3</source>
        <comment>nested key, file, what went wrong</comment>
        <translation>%2 中的“%1”：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file or key, what went wrong</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <comment>nested key, what went wrong</comment>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <source>TensorDesk made a mistake: %1</source>
        <translation>TensorDesk 出现错误：%1</translation>
    </message>
    <message>
        <source>Check that the file is still where it was: it may have been moved, or its disk unmounted. Reload once it is back.</source>
        <translation>请检查文件是否仍在原处：它可能已被移动，或其磁盘已卸载。恢复后请重新加载。</translation>
    </message>
    <message>
        <source>Choose another name, or allow the file to be replaced.</source>
        <translation>请选择另一个名称，或允许替换该文件。</translation>
    </message>
    <message>
        <source>Change the permissions of the file and its folder, or export a copy to a place that can be written to.</source>
        <translation>请更改文件及其文件夹的权限，或将副本导出到可写入的位置。</translation>
    </message>
    <message>
        <source>Check that the disk is there and has space left. The command “tensordesk check” lists everything that is wrong with a file.</source>
        <translation>请检查磁盘是否可用且有剩余空间。命令“tensordesk check”会列出文件的所有问题。</translation>
    </message>
    <message>
        <source>Show a smaller part, for example with an index such as [:, 0:100], or close other programs.</source>
        <translation>请查看较小的部分，例如使用 [:, 0:100] 这样的索引，或关闭其他程序。</translation>
    </message>
    <message>
        <source>Please report it with the copied text.</source>
        <translation>请附上复制的文本进行报告。</translation>
    </message>
    <message>
        <source>Convert the data with Python&apos;s tensordict first.</source>
        <translation>请先用 Python 的 tensordict 转换数据。</translation>
    </message>
    <message>
        <source>To read the target of the link, use File, Follow links out of folders.</source>
        <translation>如需读取链接的目标，请使用“文件 → 跟随指向文件夹外的链接”。</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Internal error of TensorDesk</source>
        <translation>TensorDesk 内部错误</translation>
    </message>
    <message>
        <source>Not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>Not supported</source>
        <translation>不支持</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>找不到文件</translation>
    </message>
    <message>
        <source>“%1” was not found</source>
        <translation>找不到“%1”</translation>
    </message>
    <message>
        <source>File already exists</source>
        <translation>文件已存在</translation>
    </message>
    <message>
        <source>“%1” already exists</source>
        <translation>“%1”已存在</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>权限不足</translation>
    </message>
    <message>
        <source>Permission denied: “%1”</source>
        <translation>权限不足：“%1”</translation>
    </message>
    <message>
        <source>Cannot read or write</source>
        <translation>无法读写</translation>
    </message>
    <message>
        <source>Cannot read or write “%1”</source>
        <translation>无法读写“%1”</translation>
    </message>
    <message>
        <source>Key not found</source>
        <translation>找不到键</translation>
    </message>
    <message>
        <source>Index out of range</source>
        <translation>索引超出范围</translation>
    </message>
    <message>
        <source>Syntax error</source>
        <translation>语法错误</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>无法执行</translation>
    </message>
    <message>
        <source>Not possible with “%1”</source>
        <translation>无法对“%1”执行</translation>
    </message>
</context>
<context>
    <name>tensordesk::ErrorCard</name>
    <message>
        <source>Error: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告：%1</translation>
    </message>
</context>
<context>
    <name>tensordesk::Examination</name>
    <message>
        <source>Examine the rollout</source>
        <translation>检查 rollout</translation>
    </message>
</context>
<context>
    <name>tensordesk::ExplainDialog</name>
    <message>
        <source>%1 has the shape of %2.</source>
        <translation>%1 与 %2 的形状相同。</translation>
    </message>
    <message>
        <source>Explain an error</source>
        <translation>解释错误</translation>
    </message>
    <message>
        <source>Paste an error message or a traceback of Python</source>
        <translation>粘贴 Python 的错误消息或回溯</translation>
    </message>
    <message>
        <source>Error message or traceback</source>
        <translation>错误消息或回溯</translation>
    </message>
    <message>
        <source>Explaining the error</source>
        <translation>正在解释错误</translation>
    </message>
    <message>
        <source>This message is not known. Known are shape, dtype and key errors of PyTorch, tensordict and NumPy.</source>
        <translation>无法识别此消息。可识别 PyTorch、tensordict 和 NumPy 的形状、dtype 和键错误。</translation>
    </message>
</context>
<context>
    <name>tensordesk::ExportChoices</name>
    <message>
        <source>The selected key %1</source>
        <translation>选中的键 %1</translation>
    </message>
    <message>
        <source>The whole tensordict</source>
        <translation>整个 tensordict</translation>
    </message>
    <message>
        <source>The result of %1</source>
        <translation>%1 的结果</translation>
    </message>
    <message numerus="yes">
        <source>The %n selected keys</source>
        <translation>
            <numerusform>选中的 %n 个键</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Values to export</source>
        <translation>导出内容</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>Con&amp;tent:</source>
        <translation>内容(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Compression:</source>
        <translation>压缩(&amp;C)：</translation>
    </message>
    <message>
        <source>C&amp;hunks:</source>
        <translation>分块(&amp;H)：</translation>
    </message>
    <message>
        <source>Sizes of chunks</source>
        <translation>分块大小</translation>
    </message>
    <message>
        <source>Chosen by shape</source>
        <translation>按形状选择</translation>
    </message>
    <message>
        <source>Sizes along the first dims, such as 1, 1000; all other dims whole</source>
        <translation>前几个维度上的大小，例如 1, 1000；其余维度取全长</translation>
    </message>
    <message>
        <source>%1 have no chunks</source>
        <translation>%1没有分块</translation>
    </message>
    <message>
        <source>Chunk sizes are positive integers separated by commas, such as 1, 1000.</source>
        <translation>分块大小应为以逗号分隔的正整数，例如 1, 1000。</translation>
    </message>
    <message>
        <source>%1 of tensors</source>
        <translation>张量共 %1</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>Floating-point numbers as</source>
        <translation>浮点数转换为</translation>
    </message>
    <message>
        <source>Leaves of floating-point numbers are converted while they are written; all others stay</source>
        <translation>浮点数叶节点在写入时转换；其他叶节点保持不变</translation>
    </message>
    <message>
        <source>F&amp;loats as:</source>
        <translation>浮点数转为(&amp;L)：</translation>
    </message>
    <message>
        <source>Device that Python loads it with</source>
        <translation>Python 加载时使用的设备</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>设备(&amp;D)：</translation>
    </message>
    <message>
        <source>The one that the tensordict names when Python loads it; stored values lie in main memory, and .to(&quot;cuda&quot;) moves them</source>
        <translation>Python 加载 tensordict 时它所指定的设备；存储的值位于主内存中，用 .to(&quot;cuda&quot;) 可移动它们</translation>
    </message>
    <message>
        <source>%1 are never compressed</source>
        <translation>%1从不压缩</translation>
    </message>
    <message>
        <source>%1 name no device</source>
        <translation>%1不指定设备</translation>
    </message>
    <message>
        <source>Count the bytes to export</source>
        <translation>统计要导出的字节数</translation>
    </message>
    <message>
        <source>Ca&amp;nnot be held:</source>
        <translation>无法容纳时(&amp;N)：</translation>
    </message>
    <message>
        <source>Write nothing</source>
        <translation>不写入任何内容</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>Convert them if possible, otherwise leave them out</source>
        <translation>能转换则转换，否则略去</translation>
    </message>
    <message>
        <source>The treatment of values that the format cannot hold</source>
        <translation>该格式无法容纳的值的处理方式</translation>
    </message>
    <message>
        <source>Check which values the format cannot hold</source>
        <translation>检查该格式无法容纳哪些值</translation>
    </message>
    <message>
        <source>%1 cannot hold some values: choose how to treat them.</source>
        <translation>%1无法容纳其中一些值：请选择如何处理。</translation>
    </message>
</context>
<context>
    <name>tensordesk::ExpressionBar</name>
    <message>
        <source>[:, 100:200] or td[&quot;next&quot;].select(&quot;reward&quot;)</source>
        <translation>[:, 100:200] 或 td[&quot;next&quot;].select(&quot;reward&quot;)</translation>
    </message>
    <message>
        <source>Index or expression</source>
        <translation>索引或表达式</translation>
    </message>
    <message>
        <source>Return applies it, Esc shows the whole tensordict again, up and down walk earlier ones</source>
        <translation>按回车键应用，按 Esc 重新显示整个 tensordict，按上下键浏览之前的表达式</translation>
    </message>
    <message>
        <source>Evaluating the expression</source>
        <translation>正在计算表达式</translation>
    </message>
    <message>
        <source>more than is worked out while you type; Return computes it</source>
        <translation>计算量过大，输入时不会即时计算；按回车键计算</translation>
    </message>
    <message>
        <source>The limit is %1 characters, so the end of the text may be missing. Use &quot;tensordesk eval&quot; for longer expressions.</source>
        <translation>上限为 %1 个字符，因此文本末尾可能缺失。更长的表达式请使用“tensordesk eval”。</translation>
    </message>
    <message>
        <source>Explaining the error</source>
        <translation>正在解释错误</translation>
    </message>
    <message>
        <source>Warnings about the expression</source>
        <translation>关于表达式的警告</translation>
    </message>
    <message>
        <source>Looking for mistakes in the expression</source>
        <translation>正在查找表达式中的错误</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 条警告</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::FigureReader</name>
    <message>
        <source>Read columns of the tree</source>
        <translation>读取树的列</translation>
    </message>
</context>
<context>
    <name>tensordesk::FileNames</name>
    <message numerus="yes">
        <source>%1 (%n files)</source>
        <translation>
            <numerusform>%1（%n 个文件）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::FilmBox</name>
    <message>
        <source>Plays the episode</source>
        <translation>播放回合</translation>
    </message>
    <message>
        <source>Step of the episode</source>
        <translation>回合的步</translation>
    </message>
    <message>
        <source>Read a step</source>
        <translation>读取一步</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>reward %1</source>
        <translation>奖励 %1</translation>
    </message>
    <message>
        <source>action %1</source>
        <translation>动作 %1</translation>
    </message>
    <message>
        <source>The key of the curves</source>
        <translation>曲线的键</translation>
    </message>
</context>
<context>
    <name>tensordesk::FilmDialog</name>
    <message>
        <source>Export a film</source>
        <translation>导出动画</translation>
    </message>
    <message>
        <source> frames a second</source>
        <translation> 帧/秒</translation>
    </message>
    <message>
        <source> pixels an element</source>
        <translation> 像素/元素</translation>
    </message>
    <message>
        <source>WebP: lossless, plays in browsers</source>
        <translation>WebP：无损，可在浏览器中播放</translation>
    </message>
    <message>
        <source>GIF: 256 colours a frame, plays everywhere</source>
        <translation>GIF：每帧 256 色，各处均可播放</translation>
    </message>
    <message>
        <source>MP4: small, by the program ffmpeg</source>
        <translation>MP4：体积小，使用 ffmpeg 程序</translation>
    </message>
    <message>
        <source>Folder of numbered PNG pictures</source>
        <translation>编号 PNG 图片的文件夹</translation>
    </message>
    <message>
        <source>Dim that runs</source>
        <translation>播放维度</translation>
    </message>
    <message>
        <source>First index</source>
        <translation>起始索引</translation>
    </message>
    <message>
        <source>Last index</source>
        <translation>末尾索引</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步长</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步长</translation>
    </message>
    <message>
        <source>&amp;Dim that runs:</source>
        <translation>播放维度(&amp;D)：</translation>
    </message>
    <message>
        <source>F&amp;rames:</source>
        <translation>帧(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>速度(&amp;S)：</translation>
    </message>
    <message>
        <source>S&amp;ize:</source>
        <translation>尺寸(&amp;I)：</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 s</source>
        <translation>%1 × %2 像素，%3 秒</translation>
    </message>
    <message>
        <source>%1 of %2 frames</source>
        <translation>第 %1 帧，共 %2 帧</translation>
    </message>
    <message>
        <source>The last frame comes before the first.</source>
        <translation>最后一帧在第一帧之前。</translation>
    </message>
    <message>
        <source>Folders of pictures</source>
        <translation>图片文件夹</translation>
    </message>
    <message>
        <source>Films</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>With the &amp;curves below it</source>
        <translation>下方附曲线(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Only the episode that is shown</source>
        <translation>仅显示的回合(&amp;O)</translation>
    </message>
    <message>
        <source>As the keys tell that end episodes</source>
        <translation>依据指明回合结束的键</translation>
    </message>
    <message>
        <source>Look for the episode</source>
        <translation>查找回合</translation>
    </message>
</context>
<context>
    <name>tensordesk::FindBar</name>
    <message>
        <source>Find: 0.5, &gt; 3, &lt;= -1, != 0, isnan, isinf</source>
        <translation>查找：0.5, &gt; 3, &lt;= -1, != 0, isnan, isinf</translation>
    </message>
    <message>
        <source>Value or condition to find</source>
        <translation>要查找的值或条件</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>上一个匹配 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>下一个匹配 (F3)</translation>
    </message>
</context>
<context>
    <name>tensordesk::FindingList</name>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::FirstLookPage</name>
    <message>
        <source>return</source>
        <translation>回报</translation>
    </message>
    <message>
        <source>length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>reward</source>
        <translation>奖励</translation>
    </message>
    <message>
        <source>The meaning of the colours</source>
        <translation>颜色表示的内容</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>颜色(&amp;C)</translation>
    </message>
    <message>
        <source>Read the rewards</source>
        <translation>读取奖励</translation>
    </message>
    <message>
        <source>Looking for episodes…</source>
        <translation>正在查找回合…</translation>
    </message>
    <message>
        <source>return, discounted</source>
        <translation>折扣回报</translation>
    </message>
    <message>
        <source>return, mean of agents</source>
        <translation>回报，智能体平均</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n 个回合</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 步</translation>
    </message>
    <message>
        <source>%1 unfinished</source>
        <translation>%1 个未结束</translation>
    </message>
    <message>
        <source>%1 steps of padding left out</source>
        <translation>已略去 %1 步填充</translation>
    </message>
    <message>
        <source>one of %1 rows is drawn</source>
        <translation>每 %1 行绘制一行</translation>
    </message>
    <message>
        <source>still looking</source>
        <translation>仍在查找</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>无数据</translation>
    </message>
</context>
<context>
    <name>tensordesk::FixList</name>
    <message>
        <source>Fix %1</source>
        <translation>修正 %1</translation>
    </message>
    <message>
        <source>Replace the expression by this one, which works (Alt+%1)</source>
        <translation>用这个可行的表达式替换 (Alt+%1)</translation>
    </message>
    <message>
        <source>Copy this expression, which works (Alt+%1)</source>
        <translation>复制这个可行的表达式 (Alt+%1)</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>使用 %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::Format</name>
    <message>
        <source>Consolidated file</source>
        <translation>整合文件</translation>
    </message>
    <message>
        <source>Consolidated files</source>
        <translation>整合文件</translation>
    </message>
    <message>
        <source>File of torch.save</source>
        <translation>torch.save 文件</translation>
    </message>
    <message>
        <source>Files of torch.save</source>
        <translation>torch.save 文件</translation>
    </message>
    <message>
        <source>HDF5 file</source>
        <translation>HDF5 文件</translation>
    </message>
    <message>
        <source>HDF5 files</source>
        <translation>HDF5 文件</translation>
    </message>
    <message>
        <source>Checkpoint of torchrl</source>
        <translation>torchrl 检查点</translation>
    </message>
    <message>
        <source>Checkpoints of torchrl</source>
        <translation>torchrl 检查点</translation>
    </message>
    <message>
        <source>Folder of several files</source>
        <translation>多文件文件夹</translation>
    </message>
    <message>
        <source>Folders of several files</source>
        <translation>多文件文件夹</translation>
    </message>
    <message>
        <source>Sharded model</source>
        <translation>分片模型</translation>
    </message>
    <message>
        <source>Sharded models</source>
        <translation>分片模型</translation>
    </message>
    <message>
        <source>Safetensors file</source>
        <translation>Safetensors 文件</translation>
    </message>
    <message>
        <source>Safetensors files</source>
        <translation>Safetensors 文件</translation>
    </message>
    <message>
        <source>None: largest, fastest</source>
        <translation>无：最大，最快</translation>
    </message>
    <message>
        <source>Numpy archive</source>
        <translation>Numpy 归档</translation>
    </message>
    <message>
        <source>Numpy archives</source>
        <translation>Numpy 归档</translation>
    </message>
    <message>
        <source>Numpy array</source>
        <translation>Numpy 数组</translation>
    </message>
    <message>
        <source>Numpy arrays</source>
        <translation>Numpy 数组</translation>
    </message>
    <message>
        <source>gzip 1: fast</source>
        <translation>gzip 1：快</translation>
    </message>
    <message>
        <source>gzip 4: balanced</source>
        <translation>gzip 4：均衡</translation>
    </message>
    <message>
        <source>gzip 9: small, slow</source>
        <translation>gzip 9：小，慢</translation>
    </message>
    <message>
        <source>zstd 3: small, fast; Python needs hdf5plugin</source>
        <translation>zstd 3：小，快；Python 需要 hdf5plugin</translation>
    </message>
    <message>
        <source>Blosc 5: fastest; Python needs hdf5plugin</source>
        <translation>Blosc 5：最快；Python 需要 hdf5plugin</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV 表格</translation>
    </message>
    <message>
        <source>CSV tables</source>
        <translation>CSV 表格</translation>
    </message>
    <message>
        <source>Parquet table</source>
        <translation>Parquet 表格</translation>
    </message>
    <message>
        <source>Parquet tables</source>
        <translation>Parquet 表格</translation>
    </message>
    <message>
        <source>Snappy: fast, what pyarrow writes</source>
        <translation>Snappy：快，与 pyarrow 的写法相同</translation>
    </message>
    <message>
        <source>zstd 15: smaller, slow</source>
        <translation>zstd 15：更小，慢</translation>
    </message>
    <message>
        <source>JSON file</source>
        <translation>JSON 文件</translation>
    </message>
    <message>
        <source>JSON files</source>
        <translation>JSON 文件</translation>
    </message>
    <message>
        <source>zstd 3: fast, small</source>
        <translation>zstd 3：快，小</translation>
    </message>
    <message>
        <source>blosc 5: fast, numbers smaller</source>
        <translation>blosc 5：快，数值更小</translation>
    </message>
    <message>
        <source>memmap folder</source>
        <translation>memmap 文件夹</translation>
    </message>
    <message>
        <source>consolidated file</source>
        <translation>整合文件</translation>
    </message>
    <message>
        <source>npy file</source>
        <translation>npy 文件</translation>
    </message>
    <message>
        <source>npz file</source>
        <translation>npz 文件</translation>
    </message>
    <message>
        <source>tdz archive</source>
        <translation>tdz 归档</translation>
    </message>
    <message>
        <source>Tdz archive</source>
        <translation>Tdz 归档</translation>
    </message>
    <message>
        <source>Tdz archives</source>
        <translation>Tdz 归档</translation>
    </message>
    <message>
        <source>replay buffer</source>
        <translation>回放缓冲区</translation>
    </message>
    <message>
        <source>Replay buffer of torchrl</source>
        <translation>torchrl 回放缓冲区</translation>
    </message>
    <message>
        <source>Replay buffers of torchrl</source>
        <translation>torchrl 回放缓冲区</translation>
    </message>
    <message>
        <source>distributed checkpoint</source>
        <translation>分布式检查点</translation>
    </message>
    <message>
        <source>Distributed checkpoint</source>
        <translation>分布式检查点</translation>
    </message>
    <message>
        <source>Distributed checkpoints</source>
        <translation>分布式检查点</translation>
    </message>
    <message>
        <source>memmap folder before 0.3</source>
        <translation>0.3 之前的 memmap 文件夹</translation>
    </message>
    <message>
        <source>Memmap folder before 0.3</source>
        <translation>0.3 之前的 memmap 文件夹</translation>
    </message>
    <message>
        <source>Memmap folders before 0.3</source>
        <translation>0.3 之前的 memmap 文件夹</translation>
    </message>
    <message>
        <source>zarr store</source>
        <translation>zarr 存储</translation>
    </message>
    <message>
        <source>Zarr store</source>
        <translation>Zarr 存储</translation>
    </message>
    <message>
        <source>Zarr stores</source>
        <translation>Zarr 存储</translation>
    </message>
    <message>
        <source>Memmap folder</source>
        <translation>memmap 文件夹</translation>
    </message>
    <message>
        <source>Memmap folders</source>
        <translation>memmap 文件夹</translation>
    </message>
    <message>
        <source>torch.save file</source>
        <translation>torch.save 文件</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Zip archive of several files</source>
        <translation>多个文件的 zip 归档</translation>
    </message>
    <message>
        <source>Zip archives of several files</source>
        <translation>多个文件的 zip 归档</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON 行</translation>
    </message>
    <message>
        <source>micro-batches of prime-rl</source>
        <translation>prime-rl 的微批次</translation>
    </message>
    <message>
        <source>Micro-batches of prime-rl</source>
        <translation>prime-rl 的微批次</translation>
    </message>
    <message>
        <source>video</source>
        <translation>视频</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>视频</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>视频</translation>
    </message>
    <message>
        <source>LeRobot data set</source>
        <translation>LeRobot 数据集</translation>
    </message>
    <message>
        <source>LeRobot data sets</source>
        <translation>LeRobot 数据集</translation>
    </message>
    <message>
        <source>As stored: video is copied, other images are PNG</source>
        <translation>按存储：视频原样复制，其他图像为 PNG</translation>
    </message>
    <message>
        <source>AV1 video: smallest, loses detail</source>
        <translation>AV1 视频：最小，损失细节</translation>
    </message>
    <message>
        <source>H.264 video: plays everywhere, loses detail</source>
        <translation>H.264 视频：处处可播，损失细节</translation>
    </message>
    <message>
        <source>PNG: largest, loses nothing</source>
        <translation>PNG：最大，无损</translation>
    </message>
</context>
<context>
    <name>tensordesk::FrameAhead</name>
    <message>
        <source>Read the next image</source>
        <translation>读取下一幅图像</translation>
    </message>
</context>
<context>
    <name>tensordesk::GroupTableModel</name>
    <message>
        <source>Differs from %1</source>
        <translation>与 %1 不同</translation>
    </message>
    <message>
        <source>The key is missing here.</source>
        <translation>此处没有该键。</translation>
    </message>
</context>
<context>
    <name>tensordesk::GroupsModel</name>
    <message>
        <source>Prompt of sequence %1</source>
        <translation>序列 %1 的提示</translation>
    </message>
    <message>
        <source>All samples have the same reward: their group-relative advantages are 0 and give no gradient.</source>
        <translation>所有样本的奖励相同：它们在组内的优势为 0，不产生梯度。</translation>
    </message>
    <message>
        <source>A dot per sample, from the least reward %1 to the greatest reward %2</source>
        <translation>每个样本一个点，从最小奖励 %1 到最大奖励 %2</translation>
    </message>
    <message>
        <source>Standard deviation of the rewards, with n − 1</source>
        <translation>奖励的标准差（n − 1）</translation>
    </message>
    <message>
        <source>Mean length of the responses</source>
        <translation>回复的平均长度</translation>
    </message>
    <message>
        <source>Number of truncated responses</source>
        <translation>被截断的回复数</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>奖励</translation>
    </message>
    <message>
        <source>Mean reward</source>
        <translation>平均奖励</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Mean length</source>
        <translation>平均长度</translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation>被截断</translation>
    </message>
</context>
<context>
    <name>tensordesk::HealthPage</name>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>选择文件(&amp;C)…</translation>
    </message>
    <message>
        <source>Thresholds of the checks</source>
        <translation>检查的阈值</translation>
    </message>
    <message>
        <source>Thresholds (*.json);;All files (*)</source>
        <translation>阈值 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>&amp;Their own</source>
        <translation>检查自身的值(&amp;T)</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>Thresholds: %1</source>
        <translation>阈值：%1</translation>
    </message>
    <message>
        <source>The thresholds of the checks: defaults, or those of a file</source>
        <translation>检查所用的阈值：默认值，或文件中的值</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>E&amp;xamine</source>
        <translation>检查(&amp;X)</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查项</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Findings of the health checks</source>
        <translation>检查发现的问题</translation>
    </message>
    <message>
        <source>Meaning and fix</source>
        <translation>含义与解决方法</translation>
    </message>
    <message>
        <source>Reads the whole rollout and runs every check</source>
        <translation>读取整个 rollout 并执行每一项检查</translation>
    </message>
    <message>
        <source>Examining the rollout…</source>
        <translation>正在检查 rollout…</translation>
    </message>
    <message>
        <source>Examine reads the whole rollout once per check and reports each finding, its location and a fix.</source>
        <translation>“检查”会为每一项检查读取整个 rollout 一次，并说明有何异常、位于何处以及应如何处理。</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Go to where it was found first</source>
        <translation>转到首次发现之处</translation>
    </message>
    <message>
        <source>Fix:</source>
        <translation>解决方法:</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n 个提示</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 checks apply to this rollout</source>
        <translation>%2 项检查中有 %1 项有内容可查</translation>
    </message>
    <message>
        <source>On the command line it is called %1.</source>
        <translation>在命令行中，它名为 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n 项通过</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not applicable</source>
        <translation>
            <numerusform>%n 项不适用</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>复制为 Python</translation>
    </message>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>忽略 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot store which findings are ignored</source>
        <translation>无法保存已忽略的发现</translation>
    </message>
    <message>
        <source>Stores it in a small file beside the data, which the command line reads too</source>
        <translation>保存在数据旁的小文件中，命令行也会读取</translation>
    </message>
    <message>
        <source>No longer ignore</source>
        <translation>不再忽略</translation>
    </message>
    <message>
        <source>Ignore here</source>
        <translation>在此忽略</translation>
    </message>
</context>
<context>
    <name>tensordesk::HistogramView</name>
    <message>
        <source>Logarithmic counts</source>
        <translation>对数计数</translation>
    </message>
    <message>
        <source>Count values</source>
        <translation>统计值</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>分箱数</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>The number of bins for all values; zooming in makes automatic bins finer</source>
        <translation>所有值的分箱数；自动分箱在放大时会变得更细</translation>
    </message>
    <message>
        <source>Makes rare values visible next to frequent ones</source>
        <translation>使罕见的值在常见的值旁也清晰可见</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>Select a leaf in the tree to see how its values are distributed.</source>
        <translation>在树中选择一个叶节点以查看其值的分布。</translation>
    </message>
    <message>
        <source>Counting %1…</source>
        <translation>正在统计 %1…</translation>
    </message>
    <message>
        <source>The first %1 of %2 histograms.</source>
        <translation>%2 个直方图中的前 %1 个。</translation>
    </message>
    <message>
        <source>All values are NaN or infinite.</source>
        <translation>所有值均为 NaN 或无穷大。</translation>
    </message>
    <message>
        <source>%1 NaN are in no bin (%2).</source>
        <translation>%1 个 NaN 不在任何分箱中 (%2)。</translation>
    </message>
    <message>
        <source>%1 infinite values are in no bin (%2).</source>
        <translation>%1 个无穷大值不在任何分箱中 (%2)。</translation>
    </message>
    <message>
        <source>Complex values by magnitude.</source>
        <translation>复数值按模显示。</translation>
    </message>
    <message>
        <source>Only padding is visible here, by %1.</source>
        <translation>根据 %1，此处可见的只有填充。</translation>
    </message>
    <message>
        <source>Without %1 elements of padding, which %2 tells.</source>
        <translation>不含 %1 个填充元素（由 %2 指明）。</translation>
    </message>
</context>
<context>
    <name>tensordesk::HistoryModel</name>
    <message>
        <source>As it was opened</source>
        <translation>打开时的状态</translation>
    </message>
</context>
<context>
    <name>tensordesk::ImageNotes</name>
    <message>
        <source>The first %1 of %2 pictures.</source>
        <translation>%2 张图片中的前 %1 张。</translation>
    </message>
    <message>
        <source>Thinned: 1 of %1 rows, 1 of %2 columns. Zoom in for all.</source>
        <translation>已抽稀：每 %1 行取 1 行，每 %2 列取 1 列。放大可查看全部。</translation>
    </message>
    <message>
        <source>The first 3 of %1 channels.</source>
        <translation>%1 个通道中的前 3 个。</translation>
    </message>
    <message>
        <source>Complex values by magnitude.</source>
        <translation>复数值按模显示。</translation>
    </message>
    <message>
        <source>%1 NaN</source>
        <translation>%1 个 NaN</translation>
    </message>
    <message>
        <source>%1 +Inf</source>
        <translation>%1 个 +Inf</translation>
    </message>
    <message>
        <source>%1 −Inf</source>
        <translation>%1 个 −Inf</translation>
    </message>
    <message>
        <source>%1 is true</source>
        <translation>%1 为真</translation>
    </message>
    <message>
        <source>Grey is 0, full colours are ±%1.</source>
        <translation>灰色为 0，饱和色为 ±%1。</translation>
    </message>
</context>
<context>
    <name>tensordesk::ImageView</name>
    <message>
        <source>An image needs two dims; this leaf has fewer. The plot shows it.</source>
        <translation>图像需要两个维度；此叶节点的维度不足。可用曲线图查看。</translation>
    </message>
    <message>
        <source>Give one dim the x axis and one the y axis to see an image.</source>
        <translation>将一个维度指定为 x 轴、另一个指定为 y 轴，即可查看图像。</translation>
    </message>
    <message>
        <source>Square cells</source>
        <translation>方形单元格</translation>
    </message>
    <message>
        <source>Read image</source>
        <translation>读取图像</translation>
    </message>
    <message>
        <source>Select a leaf in the tree to see it as an image.</source>
        <translation>在树中选择一个叶节点，以图像形式查看。</translation>
    </message>
    <message>
        <source>Reading the image…</source>
        <translation>正在读取图像…</translation>
    </message>
    <message>
        <source>No other key runs along this dim</source>
        <translation>没有其他键沿此维度延伸</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Export a film…</source>
        <translation>导出动画…</translation>
    </message>
</context>
<context>
    <name>tensordesk::IndexBox</name>
    <message>
        <source>Index of the part shown</source>
        <translation>所显示部分的索引</translation>
    </message>
    <message>
        <source>The part shown, as numpy writes it: [3, :, 0:10]. Type another and press Enter.</source>
        <translation>所显示的部分，按 numpy 写法：[3, :, 0:10]。输入其他索引并按回车键。</translation>
    </message>
</context>
<context>
    <name>tensordesk::InspectorPanel</name>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Names of values</source>
        <translation>值的名称</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>Stack dim</source>
        <translation>堆叠维度</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Nested tensordicts</source>
        <translation>嵌套的 tensordict</translation>
    </message>
    <message>
        <source>Non-tensors</source>
        <translation>非张量</translation>
    </message>
    <message>
        <source>Broken below</source>
        <translation>下属损坏条目</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>one value for each batch position</source>
        <translation>每个批次位置各一个值</translation>
    </message>
    <message>
        <source>one value for the whole batch</source>
        <translation>整个批次共用一个值</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>复制为 Python</translation>
    </message>
    <message>
        <source>Details of the selected entry</source>
        <translation>关于所选条目的已知信息</translation>
    </message>
    <message>
        <source>Select a key in the tree to see its shape, where it is stored and a summary of its values.</source>
        <translation>在树中选择一个键，以查看其形状、存储位置和值的摘要。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation>复制值</translation>
    </message>
    <message>
        <source>Copy the reason</source>
        <translation>复制原因</translation>
    </message>
    <message>
        <source>Why it cannot be shown</source>
        <translation>无法显示的原因</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>About this document</source>
        <translation>关于此文档</translation>
    </message>
    <message>
        <source>Reading about the selected entry</source>
        <translation>正在读取所选条目的信息</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>Copy as Python: %1</source>
        <translation>复制为 Python：%1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>磁盘占用</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>a part of the stored values</source>
        <translation>所存内容的一部分</translation>
    </message>
    <message>
        <source>The ranges of the batch that the summary is of</source>
        <translation>摘要所涵盖的批次范围</translation>
    </message>
    <message>
        <source>Saved on</source>
        <translation>保存时的设备</translation>
    </message>
</context>
<context>
    <name>tensordesk::JobBar</name>
    <message>
        <source>Progress of the newest job</source>
        <translation>最新任务的进度</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>取消 (Esc)</translation>
    </message>
    <message>
        <source>Cancel the newest job</source>
        <translation>取消最新任务</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>This job cannot be cancelled</source>
        <translation>此任务无法取消</translation>
    </message>
</context>
<context>
    <name>tensordesk::JobList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/秒</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>剩余 %1 秒</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>剩余 %1 分钟</translation>
    </message>
</context>
<context>
    <name>tensordesk::JobPanel</name>
    <message>
        <source>No background jobs.</source>
        <translation>没有后台任务。</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Cancel this job</source>
        <translation>取消此任务</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <translation>取消 %1</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>%1 的进度</translation>
    </message>
    <message>
        <source>This job cannot be cancelled</source>
        <translation>此任务无法取消</translation>
    </message>
</context>
<context>
    <name>tensordesk::KeyCompleter</name>
    <message>
        <source>Completions</source>
        <translation>补全</translation>
    </message>
    <message>
        <source>Look for a matching module</source>
        <translation>查找匹配的模块</translation>
    </message>
</context>
<context>
    <name>tensordesk::KeyEdits</name>
    <message>
        <source>Add a key</source>
        <translation>添加键</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>创建 %1 的副本</translation>
    </message>
    <message>
        <source>Rename or move %1</source>
        <translation>重命名或移动 %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>Change the value of %1</source>
        <translation>更改 %1 的值</translation>
    </message>
    <message>
        <source>Compute %1</source>
        <translation>计算 %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::KeyTable</name>
    <message>
        <source>The values of a key</source>
        <translation>关于键的已知信息</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
</context>
<context>
    <name>tensordesk::KeysModel</name>
    <message>
        <source>Too large to be read unasked: select it, and the inspector sums it up.</source>
        <translation>过大，不会自动读取：选中它，检查器即会给出摘要。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>%1 NaN</source>
        <translation>%1 个 NaN</translation>
    </message>
    <message>
        <source>%1 Inf</source>
        <translation>%1 个 Inf</translation>
    </message>
    <message>
        <source>All elements are 0</source>
        <translation>所有元素均为 0</translation>
    </message>
</context>
<context>
    <name>tensordesk::LayoutLine</name>
    <message>
        <source>Shown as stored</source>
        <translation>按存储的样子显示</translation>
    </message>
    <message>
        <source>Read by its layout</source>
        <translation>按布局读取</translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <translation>读取方式：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n 个回合</numerusform>
        </translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>按存储显示</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Read as…</source>
        <translation>读取方式…</translation>
    </message>
</context>
<context>
    <name>tensordesk::LayoutsDialog</name>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Layouts of curves</source>
        <translation>曲线布局</translation>
    </message>
    <message>
        <source>Saved layouts</source>
        <translation>已保存的布局</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Name of the shown value</source>
        <translation>当前显示内容的名称</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>应用(&amp;A)</translation>
    </message>
    <message>
        <source>Saves which keys are drawn where: %1</source>
        <translation>保存哪些键绘制在何处：%1</translation>
    </message>
    <message>
        <source>No curves are shown that could be saved.</source>
        <translation>未显示可保存的曲线。</translation>
    </message>
</context>
<context>
    <name>tensordesk::LeafView</name>
    <message>
        <source>The members of this lazy stack differ in shape: %1.
Open one of them in the tree to see its values.</source>
        <translation>此惰性堆叠的成员形状不同：%1。
请在树中打开其中一个以查看其值。</translation>
    </message>
    <message>
        <source>This leaf has no elements: its shape is %1.</source>
        <translation>此叶节点没有元素：其形状为 %1。</translation>
    </message>
    <message>
        <source>Elements of %1 cannot be shown as numbers.</source>
        <translation>%1 类型的元素无法以数字显示。</translation>
    </message>
    <message>
        <source>The slice %1 is empty.</source>
        <translation>切片 %1 为空。</translation>
    </message>
    <message>
        <source>%1 = %2 is beyond the end: this member has %3 steps.</source>
        <translation>%1 = %2 超出末尾：此成员有 %3 步。</translation>
    </message>
</context>
<context>
    <name>tensordesk::LegendFigures</name>
    <message numerus="yes">
        <source>Visible range: %n value(s), min %1, max %2, mean %3, std %4</source>
        <translation>
            <numerusform>可见部分：%n 个值，最小 %1，最大 %2，均值 %3，标准差 %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 NaN and %2 infinities left out</source>
        <translation>已略去 %1 个 NaN 和 %2 个无穷大</translation>
    </message>
    <message>
        <source>Sum up curves</source>
        <translation>汇总曲线</translation>
    </message>
</context>
<context>
    <name>tensordesk::LegendList</name>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>Show or hide the legend</source>
        <translation>显示或隐藏图例</translation>
    </message>
    <message>
        <source>A click shows one alone, another click all again; the box shows or hides it</source>
        <translation>单击只显示一项，再次单击显示全部；复选框可显示或隐藏该项</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Minimum, maximum, mean (μ) and standard deviation (σ) of the visible range</source>
        <translation>可见部分的最小值、最大值、均值 (μ) 和标准差 (σ)</translation>
    </message>
    <message>
        <source>at the pointer %1</source>
        <translation>指针处 %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::LengthBars</name>
    <message>
        <source>Lengths of the episodes</source>
        <translation>回合的长度</translation>
    </message>
    <message>
        <source>One bar per episode: its height is the number of steps</source>
        <translation>每个回合一根柱，高度为步数</translation>
    </message>
</context>
<context>
    <name>tensordesk::LinePlotView</name>
    <message>
        <source>This leaf is a single value; the table shows it.</source>
        <translation>此叶节点是单个值；可用表格查看。</translation>
    </message>
    <message>
        <source>Give one dim the x axis to see a curve.</source>
        <translation>将一个维度指定为 x 轴即可查看曲线。</translation>
    </message>
    <message>
        <source>Read curves</source>
        <translation>读取曲线</translation>
    </message>
    <message>
        <source>Select a leaf in the tree to see its curves.</source>
        <translation>在树中选择一个叶节点以查看其曲线。</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>The first %1 of %2 curves.</source>
        <translation>%2 条曲线中的前 %1 条。</translation>
    </message>
    <message>
        <source>All values are NaN or infinite.</source>
        <translation>所有值均为 NaN 或无穷大。</translation>
    </message>
    <message>
        <source>Complex values by magnitude.</source>
        <translation>复数值按模显示。</translation>
    </message>
    <message>
        <source>Values of 0 and below have no place on a logarithmic axis.</source>
        <translation>小于或等于 0 的值无法显示在对数轴上。</translation>
    </message>
    <message>
        <source>%1 has no dim like the one along x, so it cannot be drawn here.</source>
        <translation>%1 没有与 x 方向相同的维度，因此无法在此绘制。</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>× NaN</source>
        <translation>× NaN</translation>
    </message>
    <message>
        <source>▲ +Inf</source>
        <translation>▲ +Inf</translation>
    </message>
    <message>
        <source>▼ −Inf</source>
        <translation>▼ −Inf</translation>
    </message>
    <message>
        <source>This key cannot be drawn here</source>
        <translation>无法在此绘制该键</translation>
    </message>
</context>
<context>
    <name>tensordesk::LinkQuestion</name>
    <message>
        <source>Follow links</source>
        <translation>跟随链接</translation>
    </message>
    <message>
        <source>Read what lies behind links that lead out of opened folders?</source>
        <translation>要读取从已打开文件夹指向外部的链接背后的内容吗？</translation>
    </message>
    <message>
        <source>The target is shown and exported like a part of the folder. This applies to every folder until the program ends. Nothing is written through such a link.</source>
        <translation>目标会像文件夹的一部分那样显示和导出。在程序结束之前，这适用于所有文件夹。不会通过此类链接写入任何内容。</translation>
    </message>
    <message>
        <source>&amp;Follow</source>
        <translation>跟随(&amp;F)</translation>
    </message>
</context>
<context>
    <name>tensordesk::MainWindow</name>
    <message>
        <source>Main toolbar</source>
        <translation>主工具栏</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Simulate the sample</source>
        <translation>模拟示例</translation>
    </message>
    <message>
        <source>%1[*] — TensorDesk</source>
        <translation>%1[*] — TensorDesk</translation>
    </message>
    <message>
        <source>%1[*] (read-only) — TensorDesk</source>
        <translation>%1[*]（只读）— TensorDesk</translation>
    </message>
    <message>
        <source>tensordict of a program</source>
        <translation>来自程序的 tensordict</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>In the view that is shown</source>
        <translation>在所显示的视图中</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1，位于 %2</translation>
    </message>
    <message>
        <source>Open as one stack</source>
        <translation>作为一个堆叠打开</translation>
    </message>
    <message numerus="yes">
        <source>The names of these %n files count up</source>
        <translation>
            <numerusform>这 %n 个文件的名称是连续编号</numerusform>
        </translation>
    </message>
    <message>
        <source>They may be the steps of one run.</source>
        <translation>它们可能是同一次运行的各个步骤。</translation>
    </message>
    <message>
        <source>Cannot open “%1”</source>
        <translation>无法打开“%1”</translation>
    </message>
    <message>
        <source>The program raised an error</source>
        <translation>程序抛出了错误</translation>
    </message>
    <message>
        <source>Cannot show the tensordicts of the program</source>
        <translation>无法显示程序的 tensordict</translation>
    </message>
    <message>
        <source>Cannot make the sample</source>
        <translation>无法创建示例</translation>
    </message>
</context>
<context>
    <name>tensordesk::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
</context>
<context>
    <name>tensordesk::MaskPanel</name>
    <message>
        <source>Mask over the batch</source>
        <translation>批次掩码</translation>
    </message>
    <message>
        <source>A bool key or expression over the batch: every key shows only where it is true</source>
        <translation>覆盖批次的 bool 键或表达式：每个键只显示其为真之处</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>仅当</translation>
    </message>
    <message>
        <source>%1 or td[&quot;reward&quot;] &gt; 0</source>
        <translation>%1 或 td[&quot;reward&quot;] &gt; 0</translation>
    </message>
</context>
<context>
    <name>tensordesk::MaskedRoot</name>
    <message>
        <source>Apply the mask</source>
        <translation>应用掩码</translation>
    </message>
    <message>
        <source>Summarize all keys</source>
        <translation>查看所有键</translation>
    </message>
    <message>
        <source>%1 of %2 positions</source>
        <translation>%2 个位置中的 %1 个</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>在 %1 中</translation>
    </message>
</context>
<context>
    <name>tensordesk::MemberDialog</name>
    <message>
        <source>This selects no part, so there is nothing to collate.</source>
        <translation>此选择不包含任何部分：没有可对照的内容。</translation>
    </message>
    <message>
        <source>&amp;Indices of</source>
        <translation>以下维度的索引(&amp;I)</translation>
    </message>
    <message>
        <source>E&amp;pisodes, which end at</source>
        <translation>以此键结束的回合(&amp;P)</translation>
    </message>
    <message>
        <source>E&amp;xpression</source>
        <translation>表达式(&amp;X)</translation>
    </message>
    <message>
        <source>Collate parts</source>
        <translation>对照部分</translation>
    </message>
    <message>
        <source>Batch dim</source>
        <translation>批次维度</translation>
    </message>
    <message>
        <source>Indices</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>Indices and slices, such as 0, 3, 5:9</source>
        <translation>索引和切片，例如 0, 3, 5:9</translation>
    </message>
    <message>
        <source>Key that ends episodes</source>
        <translation>结束回合的键</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>表达式</translation>
    </message>
    <message>
        <source>An expression over td that gives a list of tensordicts</source>
        <translation>关于 td 的表达式，其结果为 tensordict 列表</translation>
    </message>
    <message>
        <source>More members are chosen than can be shown side by side: at most %1 are shown.</source>
        <translation>此选择的成员过多，无法并排查看：最多显示 %1 个。</translation>
    </message>
</context>
<context>
    <name>tensordesk::MembersModel</name>
    <message>
        <source>Member %1, %2</source>
        <translation>成员 %1，%2</translation>
    </message>
    <message>
        <source>Only some members have: %1</source>
        <translation>仅部分成员具有：%1</translation>
    </message>
    <message>
        <source>Others have besides: %1</source>
        <translation>其他成员另有：%1</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 个键</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
</context>
<context>
    <name>tensordesk::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>收起</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另外 %n 条</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::MessageItem</name>
    <message>
        <source>How to fix it</source>
        <translation>如何解决</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>复制消息</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>关闭消息</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
</context>
<context>
    <name>tensordesk::MessageLog</name>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Columns of the messages</source>
        <translation>消息的列</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>全部复制</translation>
    </message>
    <message>
        <source>Copy all messages as text</source>
        <translation>将所有消息复制为文本</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Forget these messages</source>
        <translation>清除这些消息</translation>
    </message>
    <message>
        <source>No messages so far. Messages and errors are kept here.</source>
        <translation>尚无消息。通知和失败信息都会保留在此处。</translation>
    </message>
</context>
<context>
    <name>tensordesk::NextMarks</name>
    <message>
        <source>Compare with next</source>
        <translation>与 next 比较</translation>
    </message>
    <message>
        <source>Within episodes it equals next of the previous step.</source>
        <translation>在回合内，它等于前一步的 next。</translation>
    </message>
    <message>
        <source>At %1 of %2 steps within episodes it differs from next of the previous step, first at %3.</source>
        <translation>在回合内的 %2 步中，有 %1 步与前一步的 next 不同，首次出现在 %3。</translation>
    </message>
</context>
<context>
    <name>tensordesk::NumberFormats</name>
    <message>
        <source>Exact</source>
        <translation>精确</translation>
    </message>
    <message numerus="yes">
        <source>%n decimals</source>
        <translation>
            <numerusform>%n 位小数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scientific, %n decimals</source>
        <translation>
            <numerusform>科学计数法，%n 位小数</numerusform>
        </translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>十六进制</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>数字格式</translation>
    </message>
</context>
<context>
    <name>tensordesk::OperandBoxes</name>
    <message>
        <source>lacks the key</source>
        <translation>没有此键</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
</context>
<context>
    <name>tensordesk::OperationStrip</name>
    <message>
        <source>Operations</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>Reductions</source>
        <translation>归约</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>Append an operation</source>
        <translation>在末尾添加一个运算</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Show the result in all views</source>
        <translation>在所有视图中显示结果</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Write the result to a file</source>
        <translation>将结果写入文件</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Copy the operations as Python, a line each</source>
        <translation>将各运算复制为 Python，每个一行</translation>
    </message>
</context>
<context>
    <name>tensordesk::OptionsPage</name>
    <message>
        <source>The shown entry has no options.</source>
        <translation>此处显示的内容没有可选项。</translation>
    </message>
</context>
<context>
    <name>tensordesk::OriginView</name>
    <message>
        <source>Where elements come from</source>
        <translation>元素的来源</translation>
    </message>
    <message>
        <source>Where the elements of the result come from. Rows and columns are its first two dims; colours are indices in a dim of the operand: along a moved dim they run evenly, in stripes where dims are mixed. Click an element to see its origin.</source>
        <translation>结果中各元素的来源。行和列是结果的前两个维度；颜色表示在来源的某个维度上的索引：若维度只是移动，颜色沿其均匀变化；若维度被混合，则呈条纹状。单击可查看某个元素的来源。</translation>
    </message>
    <message>
        <source>%1 was filled in</source>
        <translation>%1 是填入的</translation>
    </message>
    <message>
        <source>%1 is %2: %3</source>
        <translation>%1 即 %2：%3</translation>
    </message>
    <message>
        <source>%1 of td</source>
        <translation>td 的 %1</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>tensordesk::OverviewPane</name>
    <message>
        <source>Keys by group</source>
        <translation>按组显示键</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Keys of the groups</source>
        <translation>各组的键</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>The columns of the table</source>
        <translation>表格显示每个键的哪项信息</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Summarize all keys</source>
        <translation>查看所有键</translation>
    </message>
    <message>
        <source>There are no bytes in this tensordict: it has no leaves, or empty ones.</source>
        <translation>此 tensordict 中没有字节：它没有叶节点，或只有空的叶节点。</translation>
    </message>
    <message>
        <source>Only the first %1 keys are shown.</source>
        <translation>仅显示前 %1 个键。</translation>
    </message>
    <message>
        <source>There are no groups here that share most of their keys.</source>
        <translation>此处没有键大多相同的组。</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Keys by member</source>
        <translation>各成员的键</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>评分</translation>
    </message>
</context>
<context>
    <name>tensordesk::PageBar</name>
    <message>
        <source>Previous page of rows</source>
        <translation>上一页（行）</translation>
    </message>
    <message>
        <source>Next page of rows</source>
        <translation>下一页（行）</translation>
    </message>
    <message>
        <source>Go to index</source>
        <translation>转到索引</translation>
    </message>
    <message>
        <source>rows %1 … %2 of %3</source>
        <translation>第 %1 … %2 行，共 %3 行</translation>
    </message>
    <message>
        <source>Go to index [%1]</source>
        <translation>转到索引 [%1]</translation>
    </message>
    <message>
        <source>Previous page of columns</source>
        <translation>上一页（列）</translation>
    </message>
    <message>
        <source>Next page of columns</source>
        <translation>下一页（列）</translation>
    </message>
    <message>
        <source>Rows in their own order</source>
        <translation>行按原有顺序</translation>
    </message>
    <message>
        <source>columns %1 … %2 of %3</source>
        <translation>第 %1 … %2 列，共 %3 列</translation>
    </message>
    <message>
        <source>sorting by column %1…</source>
        <translation>正在按第 %1 列排序…</translation>
    </message>
    <message>
        <source>sorted by column %1, greatest first</source>
        <translation>按第 %1 列排序，最大在前</translation>
    </message>
    <message>
        <source>sorted by column %1, least first</source>
        <translation>按第 %1 列排序，最小在前</translation>
    </message>
    <message>
        <source>; the first %1 of %2 rows</source>
        <translation>；%2 行中的前 %1 行</translation>
    </message>
</context>
<context>
    <name>tensordesk::ParameterColumns</name>
    <message>
        <source>Show or hide this column of the parameters</source>
        <translation>显示或隐藏参数的此列</translation>
    </message>
</context>
<context>
    <name>tensordesk::ParameterModel</name>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>(no module)</source>
        <translation>（无模块）</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Tied: it has the same elements as %1</source>
        <translation>共享：与 %1 的元素相同</translation>
    </message>
    <message>
        <source>Optimizer state: %1, group %2</source>
        <translation>优化器状态：%1，组 %2</translation>
    </message>
    <message>
        <source>Distribution of the values</source>
        <translation>值的分布</translation>
    </message>
    <message>
        <source>The distribution of the finite elements, from the minimum to the maximum</source>
        <translation>有限元素从最小到最大的分布</translation>
    </message>
    <message>
        <source>The Euclidean norm of the finite elements</source>
        <translation>有限元素的欧几里得范数</translation>
    </message>
    <message>
        <source>The share of elements that are 0</source>
        <translation>为 0 的元素所占比例</translation>
    </message>
    <message>
        <source>|now − before| / |before| against the other checkpoint</source>
        <translation>相对另一检查点的 |现在 − 之前| / |之前|</translation>
    </message>
    <message>
        <source>The root mean square of the optimizer&apos;s latest step without weight decay; for Adam lr · m̂ / (√v̂ + ε)</source>
        <translation>优化器最近一步的均方根，不含权重衰减；Adam 为 lr · m̂ / (√v̂ + ε)</translation>
    </message>
    <message>
        <source>The norm of exp_avg or momentum_buffer</source>
        <translation>exp_avg 或 momentum_buffer 的范数</translation>
    </message>
    <message>
        <source>The device on which the parameter was when it was saved</source>
        <translation>保存时参数所在的设备</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>范数</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>NaN, Inf</source>
        <translation>NaN、Inf</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>零</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Step size</source>
        <translation>步长</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>动量</translation>
    </message>
    <message>
        <source>lr</source>
        <translation>lr</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>元素数</translation>
    </message>
    <message>
        <source>Saved on</source>
        <translation>保存时的设备</translation>
    </message>
    <message>
        <source>%1 new NaN or Inf</source>
        <translation>新增 %1 个 NaN 或 Inf</translation>
    </message>
    <message>
        <source>%1 elements that were finite are NaN or infinite now. The change of the others: %2</source>
        <translation>%1 个原为有限值的元素现在是 NaN 或无穷。其他元素的变化：%2</translation>
    </message>
</context>
<context>
    <name>tensordesk::ParameterReader</name>
    <message>
        <source>Read parameters</source>
        <translation>读取参数</translation>
    </message>
</context>
<context>
    <name>tensordesk::ParametersPage</name>
    <message>
        <source>By &amp;module</source>
        <translation>按模块(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Compare with…</source>
        <translation>比较(&amp;C)…</translation>
    </message>
    <message>
        <source>E&amp;xport table…</source>
        <translation>导出表格(&amp;X)…</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Columns of the parameters</source>
        <translation>参数的列</translation>
    </message>
    <message>
        <source>Search parameters</source>
        <translation>搜索参数</translation>
    </message>
    <message>
        <source>Group parameters by module, or show them in one list to sort all of them</source>
        <translation>按模块分组参数，或在一个列表中显示以便整体排序</translation>
    </message>
    <message>
        <source>Choose another checkpoint of the same module, and show the change of each parameter</source>
        <translation>选择同一模块的另一检查点，并显示每个参数的变化</translation>
    </message>
    <message>
        <source>Write a row per parameter with all statistics as CSV or Parquet</source>
        <translation>将每个参数的全部统计写为 CSV 或 Parquet 的一行</translation>
    </message>
    <message>
        <source>Open another checkpoint</source>
        <translation>打开另一检查点</translation>
    </message>
    <message>
        <source>Export parameters</source>
        <translation>导出参数</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n parameter(s)</source>
        <translation>
            <numerusform>%n 个参数</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 个元素</translation>
    </message>
    <message numerus="yes">
        <source>%n tied</source>
        <translation>
            <numerusform>%n 个共享</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with NaN or Inf</source>
        <translation>
            <numerusform>%n 个含 NaN 或 Inf</numerusform>
        </translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>%1: %2 of %3 states joined</source>
        <translation>%1：%3 个状态中已关联 %2 个</translation>
    </message>
    <message>
        <source>compared with %1</source>
        <translation>与 %1 比较</translation>
    </message>
    <message>
        <source>further entries were skipped</source>
        <translation>其余条目已跳过</translation>
    </message>
    <message>
        <source>Stop &amp;comparing</source>
        <translation>停止比较(&amp;C)</translation>
    </message>
    <message>
        <source>Compare with another checkpoint</source>
        <translation>与另一检查点比较</translation>
    </message>
    <message>
        <source>%1 has no parameter of the same name and shape.</source>
        <translation>%1 中没有名称和形状相同的参数。</translation>
    </message>
    <message numerus="yes">
        <source>%n parameter(s) have none of the same name and shape there.</source>
        <translation>
            <numerusform>有 %n 个参数在其中没有名称和形状相同的对应项。</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics of some parameters are not read yet. Try again when the reading is over.</source>
        <translation>部分参数的统计尚未读取。请在读取完成后重试。</translation>
    </message>
    <message>
        <source>Export table of parameters</source>
        <translation>导出参数表格</translation>
    </message>
    <message>
        <source>Tables (*.csv *.parquet *.npz *.h5)</source>
        <translation>表格 (*.csv *.parquet *.npz *.h5)</translation>
    </message>
    <message>
        <source>Columns that have no space at this width. Choose the columns of the table here or by a right click on its header.</source>
        <translation>此宽度下没有空间的列。可在此处或右键单击表头选择表格的列。</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden column(s)</source>
        <translation>
            <numerusform>%n 个隐藏列</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::PictureControls</name>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Same colours for all</source>
        <translation>统一颜色</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>rows, columns, channels</source>
        <translation>行、列、通道</translation>
    </message>
    <message>
        <source>channels, rows, columns</source>
        <translation>通道、行、列</translation>
    </message>
    <message>
        <source>rows, columns</source>
        <translation>行、列</translation>
    </message>
    <message>
        <source>heat map</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>Order of the dims of a picture</source>
        <translation>图片维度的顺序</translation>
    </message>
    <message>
        <source>The meaning of the last dims; automatic: guessed from dtype and sizes</source>
        <translation>将最后几个维度视为什么；自动：根据 dtype 和大小推测</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>A bool key that is laid over the image in red where it is true</source>
        <translation>一个 bool 键，在其为真之处以红色叠加于图像上</translation>
    </message>
    <message>
        <source>Blends neighbouring elements instead of drawing each as a cell</source>
        <translation>使相邻元素平滑过渡，而不是将每个元素绘制为一个单元格</translation>
    </message>
    <message>
        <source>Keeps the values of the first and last colour while stepping</source>
        <translation>步进时保持首尾颜色对应的值不变</translation>
    </message>
    <message>
        <source>Film…</source>
        <translation>动画…</translation>
    </message>
    <message>
        <source>Writes a frame for each index of a dim into an animated picture</source>
        <translation>将某个维度的每个索引作为一帧写入动画图片</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Keys whose values along the dim that runs are drawn below, in step with the image</source>
        <translation>在下方绘制这些键沿播放维度的值，与图像同步</translation>
    </message>
    <message>
        <source>no mask</source>
        <translation>无掩码</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>视为</translation>
    </message>
</context>
<context>
    <name>tensordesk::Player</name>
    <message numerus="yes">
        <source>%n frames a second</source>
        <translation>
            <numerusform>%n 帧/秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Start again at the end</source>
        <translation>播放到末尾后重新开始</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停（空格）</translation>
    </message>
    <message>
        <source>Show index after index (Space)</source>
        <translation>逐个显示索引（空格）</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
</context>
<context>
    <name>tensordesk::PlotLayouts</name>
    <message>
        <source>The file has no key %1</source>
        <translation>文件中没有键 %1</translation>
    </message>
    <message>
        <source>The layout shows this key, so it cannot be used here.</source>
        <translation>该布局显示此键，因此无法在此使用。</translation>
    </message>
</context>
<context>
    <name>tensordesk::PlotView</name>
    <message>
        <source>Reading was stopped. Press F5 to read it again.</source>
        <translation>读取已停止。按 F5 重新读取。</translation>
    </message>
    <message>
        <source>magnitude</source>
        <translation>模</translation>
    </message>
    <message>
        <source>real part</source>
        <translation>实部</translation>
    </message>
    <message>
        <source>imaginary part</source>
        <translation>虚部</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>相位</translation>
    </message>
    <message>
        <source>Complex values</source>
        <translation>复数值</translation>
    </message>
    <message>
        <source>The real number that is drawn for each complex value</source>
        <translation>代表每个复数值的实数</translation>
    </message>
</context>
<context>
    <name>tensordesk::PlotWidget</name>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>保存图片…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf *.jpg)</source>
        <translation>图片 (*.png *.svg *.pdf *.jpg)</translation>
    </message>
    <message>
        <source>Copies the picture; with Ctrl, the mouse drags it to another program</source>
        <translation>复制图片；按住 Ctrl 可用鼠标将其拖到其他程序</translation>
    </message>
    <message>
        <source>Cannot write the picture</source>
        <translation>无法写入图片</translation>
    </message>
</context>
<context>
    <name>tensordesk::ReadAsDialog</name>
    <message>
        <source>the root of the file</source>
        <translation>文件的根</translation>
    </message>
    <message>
        <source>%1: each is an episode</source>
        <translation>%1：每个是一个回合</translation>
    </message>
    <message>
        <source>The second dim counts environments</source>
        <translation>第二个维度是环境</translation>
    </message>
    <message>
        <source>Read the other files of this folder by it too</source>
        <translation>此文件夹中的其他文件也这样读取</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>读取方式</translation>
    </message>
    <message>
        <source>Roles to begin with: those of a layout</source>
        <translation>起始角色：某个布局的角色</translation>
    </message>
    <message>
        <source>The level of the file whose arrays have one row per step</source>
        <translation>文件中数组每步一行的那一层</translation>
    </message>
    <message>
        <source>Arrays are [steps, environments, …]: each environment has episodes of its own</source>
        <translation>数组为 [步, 环境, …]：每个环境有自己的回合</translation>
    </message>
    <message>
        <source>The rollout that the roles give</source>
        <translation>角色的结果</translation>
    </message>
    <message>
        <source>First rows of the first episode</source>
        <translation>第一个回合的前几行</translation>
    </message>
    <message>
        <source>a name to save this layout under</source>
        <translation>保存此布局的名称</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>读取(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>起始(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Steps are in</source>
        <translation>步位于(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as</source>
        <translation>另存为(&amp;A)</translation>
    </message>
    <message>
        <source>Inspect the file</source>
        <translation>查看文件</translation>
    </message>
    <message>
        <source>own roles</source>
        <translation>自定角色</translation>
    </message>
    <message>
        <source>the layout that fits</source>
        <translation>适合的布局</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n 个回合</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1，每个 %2 步</translation>
    </message>
    <message>
        <source>%1 of %2 to %3 steps, %4 total</source>
        <translation>%1，%2 到 %3 步，共 %4 步</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
</context>
<context>
    <name>tensordesk::RecentFiles</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
</context>
<context>
    <name>tensordesk::RegionPanel</name>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Show only this range</source>
        <translation>仅显示此范围</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the table as text</source>
        <translation>将表格复制为文本</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Remove the marked range (Esc in the plot)</source>
        <translation>移除标记的范围（在图中按 Esc）</translation>
    </message>
    <message>
        <source>Statistics of the marked range</source>
        <translation>标记范围的统计</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Integral</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>Integral over the index, by the trapezoidal rule</source>
        <translation>对索引的积分，按梯形法则</translation>
    </message>
    <message>
        <source>Slope of the least-squares line per index</source>
        <translation>最小二乘直线每个索引的斜率</translation>
    </message>
    <message>
        <source>Summarize the marked range</source>
        <translation>汇总标记的范围</translation>
    </message>
    <message>
        <source>No index is in the marked range.</source>
        <translation>标记范围内没有索引。</translation>
    </message>
    <message numerus="yes">
        <source>%1 … %2, %n indices</source>
        <translation>
            <numerusform>%1 … %2，%n 个索引</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::RemoteDialog</name>
    <message>
        <source>&amp;Connect</source>
        <translation>连接(&amp;C)</translation>
    </message>
    <message>
        <source>Folder &amp;above</source>
        <translation>上级文件夹(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Open from another machine</source>
        <translation>从另一台机器打开</translation>
    </message>
    <message>
        <source>user@machine, or a host of your ssh configuration</source>
        <translation>user@machine，或 ssh 配置中的主机</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>A file or folder there; ~ is your home folder</source>
        <translation>那台机器上的文件或文件夹；~ 是您的主文件夹</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Files and folders there</source>
        <translation>那台机器上的文件和文件夹</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>State of the connection</source>
        <translation>连接状态</translation>
    </message>
    <message>
        <source>The connection is made by your ssh, with its keys and settings. TensorDesk must be installed there too.</source>
        <translation>连接由您的 ssh 使用其密钥和设置建立。那台机器上也必须安装 TensorDesk。</translation>
    </message>
    <message>
        <source>Waiting for the machine</source>
        <translation>正在等待该机器</translation>
    </message>
    <message>
        <source>Read a folder of another machine</source>
        <translation>读取另一台机器的文件夹</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>正在连接到 %1…</translation>
    </message>
    <message>
        <source>The folder is empty.</source>
        <translation>文件夹为空。</translation>
    </message>
    <message>
        <source>Enter or a double click enters a folder; Open also opens a folder as a tensordict.</source>
        <translation>按 Enter 或双击可进入文件夹；“打开”也可将文件夹作为 tensordict 打开。</translation>
    </message>
    <message>
        <source>The first %1 names of the folder. Type the path of another file above.</source>
        <translation>文件夹的前 %1 个名称。请在上方输入其他文件的路径。</translation>
    </message>
</context>
<context>
    <name>tensordesk::RerunDialog</name>
    <message>
        <source>Too large to compute while you type; the check reports the sizes.</source>
        <translation>过大，无法在输入时计算；检查会报告其大小。</translation>
    </message>
    <message>
        <source>Check a policy</source>
        <translation>检查策略</translation>
    </message>
    <message>
        <source>An expression for the policy or critic that the rollout was collected with. It is run over the stored observations and scores the stored actions; nothing is drawn and nothing is written.</source>
        <translation>收集该轨迹数据时所用策略或评价网络的表达式。它在存储的观测上运行，并为存储的动作打分；不采样，也不写入任何内容。</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Such as ProbabilisticActor(…) or ValueOperator(…); the list has the previous expressions</source>
        <translation>例如 ProbabilisticActor(…) 或 ValueOperator(…)；列表中是以前的表达式</translation>
    </message>
    <message>
        <source>&amp;Weights…</source>
        <translation>权重(&amp;W)…</translation>
    </message>
    <message>
        <source>Choose the file of the module&apos;s parameters, a state dict; the expression then loads it</source>
        <translation>选择模块参数的文件（state dict）；表达式随后会加载它</translation>
    </message>
    <message>
        <source>The keys that the module reads and writes</source>
        <translation>模块读取和给出的内容</translation>
    </message>
    <message>
        <source>Where the module computes</source>
        <translation>模块在何处计算</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Fewer take less memory; a recurrent module is given all steps of a row at once</source>
        <translation>步数越少占用内存越少；循环模块会一次得到一行的所有步</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>检查(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Module</source>
        <translation>模块(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Device</source>
        <translation>设备(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Steps at once</source>
        <translation>每次步数(&amp;S)</translation>
    </message>
    <message>
        <source>Inspect the module</source>
        <translation>查看模块</translation>
    </message>
    <message>
        <source>The parameters of the module</source>
        <translation>模块的参数</translation>
    </message>
    <message>
        <source>State dicts (*.pt *.pth *.safetensors *.tdz *.h5);;All files (*)</source>
        <translation>State dict (*.pt *.pth *.safetensors *.tdz *.h5);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The parameters come from a file that “Weights…” names, or that the expression loads itself.</source>
        <translation>参数来自“权重…”所选的文件，或表达式自行加载的文件。</translation>
    </message>
    <message>
        <source>It reads %1.</source>
        <translation>它读取 %1。</translation>
    </message>
    <message>
        <source>Compared with the stored values: %1.</source>
        <translation>与存储值比较：%1。</translation>
    </message>
    <message>
        <source>Not stored: %1.</source>
        <translation>未存储：%1。</translation>
    </message>
    <message>
        <source>That was stopped. Change the text to start it again.</source>
        <translation>已停止。更改文本即可重新开始。</translation>
    </message>
</context>
<context>
    <name>tensordesk::RerunPage</name>
    <message>
        <source>equal</source>
        <translation>相等</translation>
    </message>
    <message>
        <source>rounded</source>
        <translation>已舍入</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>过时</translation>
    </message>
    <message>
        <source>mismatched</source>
        <translation>不匹配</translation>
    </message>
    <message>
        <source>unlike</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>misshapen</source>
        <translation>形状不符</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>不作判断</translation>
    </message>
    <message>
        <source>the log-probability of the stored action</source>
        <translation>所存储动作的对数概率</translation>
    </message>
    <message>
        <source>the action, compared with the deterministic action of the given policy</source>
        <translation>动作，与给定策略的确定性动作对比</translation>
    </message>
    <message>
        <source>the module&apos;s outputs</source>
        <translation>模块的输出</translation>
    </message>
    <message>
        <source>&amp;Check a policy…</source>
        <translation>检查策略(&amp;C)…</translation>
    </message>
    <message>
        <source>Add as &amp;derived key</source>
        <translation>添加为派生键(&amp;D)</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>相等</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Greatest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>比率</translation>
    </message>
    <message>
        <source>Clipped</source>
        <translation>裁剪</translation>
    </message>
    <message>
        <source>KL</source>
        <translation>KL</translation>
    </message>
    <message>
        <source>The mean distance of the computed values from the stored ones</source>
        <translation>现在计算的值与存储值的平均差距</translation>
    </message>
    <message>
        <source>It is so far from it at most</source>
        <translation>最大差距</translation>
    </message>
    <message>
        <source>New probability by stored one: mean and standard deviation</source>
        <translation>新概率除以存储概率：平均值和标准差</translation>
    </message>
    <message>
        <source>The share of ratios outside of 0.8 to 1.2, where PPO clips by default</source>
        <translation>落在 0.8 到 1.2 之外的比率所占份额；除非另有设定，PPO 在此裁剪</translation>
    </message>
    <message>
        <source>The mean of ratio − 1 − log(ratio), an estimate of the divergence of the new policy</source>
        <translation>比率 − 1 − log(比率) 的平均值，即新策略散度的估计</translation>
    </message>
    <message>
        <source>Differences from the stored values</source>
        <translation>与存储值不同之处</translation>
    </message>
    <message>
        <source>Meaning and fix</source>
        <translation>含义与解决方法</translation>
    </message>
    <message>
        <source>Runs a policy or critic over the rollout again and compares its outputs with the stored values</source>
        <translation>在轨迹数据上再次运行策略或评价网络，并将其结果与存储值比较</translation>
    </message>
    <message>
        <source>Adds the log-probabilities of the stored actions under this policy to the tree; they are computed when they are shown</source>
        <translation>将此策略对所存储动作的对数概率添加到树中，查看时才计算</translation>
    </message>
    <message>
        <source>Run the policy</source>
        <translation>运行策略</translation>
    </message>
    <message>
        <source>A stale or mismatched log-probability is the classic bug of PPO. Check a policy runs it over this rollout again, and lays the log-probabilities of the stored actions, values and parameters beside those that are stored.</source>
        <translation>过时或不匹配的对数概率是 PPO 的经典错误。“检查策略”会在此轨迹数据上再次运行策略，并将所存储动作的对数概率、价值和参数与存储值并列。</translation>
    </message>
    <message>
        <source>Running the policy…</source>
        <translation>正在运行策略…</translation>
    </message>
    <message>
        <source>No difference from the stored values</source>
        <translation>与存储值没有不同</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) differ from the stored values</source>
        <translation>
            <numerusform>%n 个键与存储值不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>not stored: %1</source>
        <translation>未存储：%1</translation>
    </message>
    <message>
        <source>the rollout changed since: check again</source>
        <translation>此后轨迹数据已更改：请再次检查</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>stored %1, now %2</source>
        <translation>存储 %1，现在 %2</translation>
    </message>
    <message>
        <source>Go to this element</source>
        <translation>转到此元素</translation>
    </message>
    <message>
        <source>Fix:</source>
        <translation>解决方法:</translation>
    </message>
    <message>
        <source>The entropy is %1 on average.</source>
        <translation>平均熵为 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) are left out: the actions lie at the bounds, where the sampled value is unknown.</source>
        <translation>
            <numerusform>已略去 %n 个数：动作位于边界，无法得知采样的值。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::RoleText</name>
    <message>
        <source>columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>x axis</source>
        <translation>x 轴</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>y axis</source>
        <translation>y 轴</translation>
    </message>
    <message>
        <source>each</source>
        <translation>逐个</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>together</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>index</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>mean ± std</source>
        <translation>均值 ± 标准差</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>四分位数</translation>
    </message>
</context>
<context>
    <name>tensordesk::RolesTable</name>
    <message>
        <source>no role</source>
        <translation>无角色</translation>
    </message>
    <message>
        <source>observation</source>
        <translation>观测</translation>
    </message>
    <message>
        <source>next observation</source>
        <translation>下一观测</translation>
    </message>
    <message>
        <source>action</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>reward</source>
        <translation>奖励</translation>
    </message>
    <message>
        <source>done: ends an episode</source>
        <translation>done：结束回合</translation>
    </message>
    <message>
        <source>terminated: ends an episode</source>
        <translation>terminated：结束回合</translation>
    </message>
    <message>
        <source>truncated: ends an episode</source>
        <translation>truncated：结束回合</translation>
    </message>
    <message>
        <source>first step of an episode</source>
        <translation>回合的第一步</translation>
    </message>
    <message>
        <source>number of the episode</source>
        <translation>回合编号</translation>
    </message>
    <message>
        <source>ends of the episodes</source>
        <translation>各回合的结束位置</translation>
    </message>
    <message>
        <source>lengths of the episodes</source>
        <translation>各回合的长度</translation>
    </message>
    <message>
        <source>mask of the real steps</source>
        <translation>真实步的掩码</translation>
    </message>
    <message>
        <source>lengths of padded episodes</source>
        <translation>填充后回合的长度</translation>
    </message>
    <message>
        <source>Stored key</source>
        <translation>存储的键</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>前几个值</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>显示为</translation>
    </message>
    <message>
        <source>Stored keys and their roles</source>
        <translation>存储的键及其角色</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>%1 的角色</translation>
    </message>
</context>
<context>
    <name>tensordesk::RolloutActions</name>
    <message numerus="yes">
        <source>%1, its first %n step(s)</source>
        <translation>
            <numerusform>%1，前 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, episode %2 [%3]</source>
        <translation>%1，回合 %2 [%3]</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) as a stack</source>
        <translation>
            <numerusform>%n 个回合，作为堆叠</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s), padded, with a mask</source>
        <translation>
            <numerusform>%n 个回合，已填充，附掩码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s), a numbered file each</source>
        <translation>
            <numerusform>%n 个回合，各存为一个编号文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>The tree has the derived key %1 now</source>
        <translation>树中现在有派生键 %1</translation>
    </message>
    <message>
        <source>Join the episodes</source>
        <translation>连接各回合</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) as rows</source>
        <translation>
            <numerusform>%n 个回合，作为行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::RolloutPages</name>
    <message>
        <source>Rollout</source>
        <translation>rollout</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>健康状况</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>漂移</translation>
    </message>
    <message>
        <source>Policy check</source>
        <translation>策略检查</translation>
    </message>
</context>
<context>
    <name>tensordesk::RuleBar</name>
    <message>
        <source>Episode boundaries</source>
        <translation>回合边界</translation>
    </message>
    <message>
        <source>The key that marks the episode boundaries: on this page, in the health checks and for the keys [ and ]</source>
        <translation>依据哪个键划分回合：用于此处、健康检查以及按键 [ 和 ]</translation>
    </message>
    <message>
        <source>Key of the rewards</source>
        <translation>奖励的键</translation>
    </message>
    <message>
        <source>Which key a return is the sum of</source>
        <translation>回报是哪个键之和</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>折扣</translation>
    </message>
    <message>
        <source>The discount per step</source>
        <translation>每步的折扣</translation>
    </message>
    <message>
        <source>&amp;Episode boundaries</source>
        <translation>回合边界(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Return of</source>
        <translation>回报取自(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discount</source>
        <translation>折扣(&amp;D)</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>无键</translation>
    </message>
</context>
<context>
    <name>tensordesk::RunsChart</name>
    <message>
        <source>Runs by episode</source>
        <translation>按回合显示的运行</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>episode</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>return</source>
        <translation>回报</translation>
    </message>
    <message>
        <source>length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>%1: episode %2, %3 %4</source>
        <translation>%1：回合 %2，%3 %4</translation>
    </message>
</context>
<context>
    <name>tensordesk::RunsModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 finished, %2 unfinished, %3 steps</source>
        <translation>%1 个已结束，%2 个未结束，%3 步</translation>
    </message>
    <message>
        <source>The mean return of finished episodes; of all episodes if none is finished</source>
        <translation>已结束回合的平均回报；若无已结束回合则为全部回合的平均</translation>
    </message>
    <message>
        <source>The interquartile mean: the mean of the middle half of the returns</source>
        <translation>四分位均值：回报中间一半的均值</translation>
    </message>
    <message>
        <source>The share of episodes with a step at which the key success or is_success is true</source>
        <translation>某一步的键 success 或 is_success 为真的回合所占比例</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>回报</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>IQM</source>
        <translation>IQM</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>成功率</translation>
    </message>
</context>
<context>
    <name>tensordesk::RunsWindow</name>
    <message>
        <source>Runs — TensorDesk</source>
        <translation>运行 — TensorDesk</translation>
    </message>
    <message>
        <source>return</source>
        <translation>回报</translation>
    </message>
    <message>
        <source>length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>The number of an episode</source>
        <translation>回合的数值</translation>
    </message>
    <message>
        <source>by episode</source>
        <translation>按回合</translation>
    </message>
    <message>
        <source>by step</source>
        <translation>按步</translation>
    </message>
    <message>
        <source>The horizontal axis</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source> episodes</source>
        <translation> 个回合</translation>
    </message>
    <message>
        <source>Moving mean</source>
        <translation>移动平均</translation>
    </message>
    <message>
        <source>Each point is the mean of this many episodes up to its own; 1 shows the episodes themselves</source>
        <translation>每个点是截至自身的若干回合的均值；1 显示各回合本身</translation>
    </message>
    <message>
        <source>&amp;Mean of</source>
        <translation>均值(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Copy table</source>
        <translation>复制表格(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the statistics with exact numbers</source>
        <translation>复制带精确数值的统计</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Statistics of the runs</source>
        <translation>运行的统计</translation>
    </message>
    <message>
        <source>Read the runs</source>
        <translation>读取运行</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 runs are shown.</source>
        <translation>仅显示 %2 个运行中的前 %1 个。</translation>
    </message>
    <message>
        <source>Compare runs</source>
        <translation>比较运行</translation>
    </message>
    <message>
        <source>1 episode</source>
        <translation>1 个回合</translation>
    </message>
</context>
<context>
    <name>tensordesk::ScatterView</name>
    <message>
        <source>Joined</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>Logarithmic x axis</source>
        <translation>对数 x 轴</translation>
    </message>
    <message>
        <source>Logarithmic y axis</source>
        <translation>对数 y 轴</translation>
    </message>
    <message>
        <source>Read points</source>
        <translation>读取点</translation>
    </message>
    <message>
        <source>Along x</source>
        <translation>x 方向</translation>
    </message>
    <message>
        <source>Joins the points by lines, in their order</source>
        <translation>按顺序用线连接各点</translation>
    </message>
    <message>
        <source>Select a leaf in the tree to draw it against another.</source>
        <translation>在树中选择一个叶节点，以便相对于另一个键绘制。</translation>
    </message>
    <message>
        <source>index of %1</source>
        <translation>%1 的索引</translation>
    </message>
    <message>
        <source>index</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>%1 has no dim like the one along x, so nothing can be drawn against it.</source>
        <translation>%1 没有与 x 方向相同的维度，因此无法以其为横轴绘制。</translation>
    </message>
    <message>
        <source>This leaf is a single value; the table shows it.</source>
        <translation>此叶节点是单个值；可用表格查看。</translation>
    </message>
    <message>
        <source>Give one dim the x axis: its indices pair the elements of both keys.</source>
        <translation>将一个维度指定为 x 轴：其索引用于配对两个键的元素。</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>The first %1 of %2 series.</source>
        <translation>%2 个系列中的前 %1 个。</translation>
    </message>
    <message>
        <source>%1 points have no place: NaN, infinite, beyond 1e240, or not above 0 on a logarithmic axis.</source>
        <translation>%1 个点无法显示：NaN、无穷大、超出 1e240，或在对数轴上不大于 0。</translation>
    </message>
    <message>
        <source>%1 has no dim like the one along x.</source>
        <translation>%1 没有与 x 方向相同的维度。</translation>
    </message>
    <message>
        <source>Complex values by magnitude.</source>
        <translation>复数值按模显示。</translation>
    </message>
    <message>
        <source>series</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Read the points at the cursor</source>
        <translation>读取光标处的点</translation>
    </message>
    <message>
        <source>This key cannot be drawn here</source>
        <translation>无法在此绘制该键</translation>
    </message>
</context>
<context>
    <name>tensordesk::ScoreModel</name>
    <message>
        <source>Read scores</source>
        <translation>读取分数</translation>
    </message>
    <message>
        <source>Read rows of scores</source>
        <translation>读取分数的行</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Mean of the row over its instructions</source>
        <translation>该行各指令的均值</translation>
    </message>
    <message>
        <source>Mean of the row</source>
        <translation>该行的均值</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>均值 %1</translation>
    </message>
    <message>
        <source>Mean over %1 of %2 prompts</source>
        <translation>%2 个提示中 %1 个的均值</translation>
    </message>
</context>
<context>
    <name>tensordesk::ScoreTable</name>
    <message>
        <source>Strict scores</source>
        <translation>严格分数</translation>
    </message>
    <message>
        <source>Loose scores</source>
        <translation>宽松分数</translation>
    </message>
    <message>
        <source>How strictly IFEval judges</source>
        <translation>IFEval 判定的严格程度</translation>
    </message>
    <message>
        <source>Loose scores ignore the first and last line of a response, and asterisks</source>
        <translation>宽松分数忽略回复的首行和末行以及星号</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>分数</translation>
    </message>
</context>
<context>
    <name>tensordesk::SequenceColumn</name>
    <message>
        <source>Sequence</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>提示长度</translation>
    </message>
    <message>
        <source>Response length</source>
        <translation>回复长度</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>奖励</translation>
    </message>
    <message>
        <source>Group mean</source>
        <translation>组平均</translation>
    </message>
    <message>
        <source>Group σ</source>
        <translation>组 σ</translation>
    </message>
    <message>
        <source>Advantage</source>
        <translation>优势</translation>
    </message>
    <message>
        <source>KL</source>
        <translation>KL</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>熵</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Prompt begins</source>
        <translation>提示开头</translation>
    </message>
    <message>
        <source>Response begins</source>
        <translation>回复开头</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>标记</translation>
    </message>
</context>
<context>
    <name>tensordesk::SequenceRow</name>
    <message>
        <source>truncated</source>
        <translation>被截断</translation>
    </message>
</context>
<context>
    <name>tensordesk::SequencesModel</name>
    <message>
        <source>Read sequences</source>
        <translation>读取序列</translation>
    </message>
    <message>
        <source>log-prob: a log-probability of the response is above 0 or not finite. copy: an earlier sample of the group has the same response. no spread: all samples of the group have the same reward.</source>
        <translation>log-prob：回复的某个对数概率大于 0 或不是有限数。copy：组内更早的样本有相同的回复。no spread：组内所有样本的奖励相同。</translation>
    </message>
</context>
<context>
    <name>tensordesk::SequencesPane</name>
    <message>
        <source>Filter of sequences</source>
        <translation>序列筛选</translation>
    </message>
    <message>
        <source>Read all sequences</source>
        <translation>读取所有序列</translation>
    </message>
    <message>
        <source>Sort sequences</source>
        <translation>排序序列</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>筛选(&amp;F)</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Select two sequences to see them side by side, or more to see them as rows</source>
        <translation>选择两个序列可并排查看，选择更多则按行查看</translation>
    </message>
    <message>
        <source>Groups of sequences</source>
        <translation>序列的组</translation>
    </message>
    <message>
        <source>Reading all sequences…</source>
        <translation>正在读取所有序列…</translation>
    </message>
    <message>
        <source>No prompt has several samples here.</source>
        <translation>这里没有提示拥有多个样本。</translation>
    </message>
    <message>
        <source>%1 of %2 sequences</source>
        <translation>%1 / %2 个序列</translation>
    </message>
    <message>
        <source>Shows the sequences for which this is true. Available: sequence, prompt, response (their lengths), reward, advantage, kl, entropy, step, truncated, group, group_size, group_mean, group_std, flags, and the further columns by their names</source>
        <translation>显示使其为真的序列。可用：sequence、prompt、response（长度）、reward、advantage、kl、entropy、step、truncated、group、group_size、group_mean、group_std、flags，以及其他列（按列名）</translation>
    </message>
</context>
<context>
    <name>tensordesk::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Numbers in tables</source>
        <translation>表格中的数字</translation>
    </message>
    <message>
        <source>Colours of heat maps</source>
        <translation>热图的颜色</translation>
    </message>
    <message>
        <source>These choices are kept. The options of a view are beside it, on the page View.</source>
        <translation>此处的选择会被保留。视图自身的选项在其旁边的“视图”页中。</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Applies after the next start of the program</source>
        <translation>下次启动程序时生效</translation>
    </message>
    <message>
        <source>Language, from the next start on</source>
        <translation>语言（下次启动时生效）</translation>
    </message>
    <message>
        <source>The most bytes of a key that are computed, edited or kept in memory at once. Larger ones go block by block, and their results are kept in a scratch file in $TMPDIR.</source>
        <translation>一个键一次可在内存中计算、编辑或保留多少内容。更大的键会逐块处理，需保留的内容存放在 $TMPDIR 的临时文件中。</translation>
    </message>
    <message>
        <source>Memory budget</source>
        <translation>内存限额</translation>
    </message>
    <message>
        <source>Columns of the tree</source>
        <translation>树的列</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShapeEffectModel</name>
    <message>
        <source>breaks here</source>
        <translation>此处出错</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>view</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>A view: nothing is copied</source>
        <translation>视图：不进行复制</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>Has elements of its own</source>
        <translation>拥有自己的元素</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>元素</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShapeLabel</name>
    <message>
        <source>Shape %1</source>
        <translation>形状 %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShapePanel</name>
    <message>
        <source>Effect on each key</source>
        <translation>对每个键的作用</translation>
    </message>
    <message>
        <source>Type an expression above: this shows what it does to each key, before any data is touched.</source>
        <translation>在上方输入表达式：此处会显示它对每个键的作用，而不会触及任何数据。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Columns of the effect</source>
        <translation>作用列表的列</translation>
    </message>
    <message>
        <source>Rows of the effect</source>
        <translation>作用列表的行</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>位于 %1</translation>
    </message>
    <message>
        <source>Only the values tell:</source>
        <translation>需要看值才能确定：</translation>
    </message>
    <message>
        <source>This is more than is worked out while you type.</source>
        <translation>计算量过大，输入时不会即时计算。</translation>
    </message>
    <message>
        <source>Work out shapes</source>
        <translation>计算形状</translation>
    </message>
    <message>
        <source>Look where elements come from</source>
        <translation>查明元素的来源</translation>
    </message>
    <message>
        <source>Effect of the expression</source>
        <translation>表达式的效果</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShapeTokens</name>
    <message>
        <source>batch dim %1</source>
        <translation>批次维度 %1</translation>
    </message>
    <message>
        <source>event dim %1</source>
        <translation>事件维度 %1</translation>
    </message>
    <message>
        <source>varies</source>
        <translation>不一</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Search by a word, or by a key such as Ctrl+E</source>
        <translation>按文字搜索，或按 Ctrl+E 这样的按键搜索</translation>
    </message>
    <message>
        <source>Shortcut to find</source>
        <translation>要查找的快捷键</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShownRollout</name>
    <message>
        <source>Read the keys of the rollout</source>
        <translation>查看 rollout 的键</translation>
    </message>
    <message>
        <source>Find the episodes</source>
        <translation>查找回合</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShownTokens</name>
    <message>
        <source>padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>response</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>Sequence %1</source>
        <translation>序列 %1</translation>
    </message>
    <message>
        <source>reward %1</source>
        <translation>奖励 %1</translation>
    </message>
    <message>
        <source>advantage %1</source>
        <translation>优势 %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::SidePanel</name>
    <message>
        <source>Beside the picture</source>
        <translation>图片旁边</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>All that is known of the selected entry</source>
        <translation>关于所选条目的全部已知信息</translation>
    </message>
    <message>
        <source>The options of the shown view</source>
        <translation>所显示视图的可选项</translation>
    </message>
</context>
<context>
    <name>tensordesk::SideWindow</name>
    <message>
        <source>Cancel the newest job, or close</source>
        <translation>取消最新任务，或关闭</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
</context>
<context>
    <name>tensordesk::StackView</name>
    <message>
        <source>Members of the stack</source>
        <translation>堆叠的成员</translation>
    </message>
    <message>
        <source>Key that not all members have</source>
        <translation>并非所有成员都有的键</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Keys that not all members have</source>
        <translation>并非所有成员都有的键</translation>
    </message>
    <message>
        <source>Read the members</source>
        <translation>查看成员</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Looking at the members…</source>
        <translation>正在查看成员…</translation>
    </message>
    <message>
        <source>%1 members of different shapes</source>
        <translation>%1 个成员，形状不同</translation>
    </message>
    <message>
        <source>%1 members, stacked on dim %2</source>
        <translation>%1 个成员，堆叠于维度 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::StepModel</name>
    <message>
        <source>The operand that the operations start from</source>
        <translation>各运算的起点</translation>
    </message>
    <message>
        <source>Double-click to edit, drag to move, Delete to remove</source>
        <translation>双击可编辑，拖动可移动，按 Delete 键可移除</translation>
    </message>
    <message>
        <source>breaks here</source>
        <translation>此处出错</translation>
    </message>
</context>
<context>
    <name>tensordesk::StepsPlot</name>
    <message>
        <source>Filled: between the quartiles of the sequences of a step. Line: median. Dashed line: mean.</source>
        <translation>填充：该步各序列的四分位数之间。线：中位数。虚线：平均值。</translation>
    </message>
    <message>
        <source>The figures of the step under the pointer</source>
        <translation>指针所在步的数值</translation>
    </message>
    <message>
        <source>%1 by step</source>
        <translation>各步的%1</translation>
    </message>
    <message>
        <source>All sequences are of one step.</source>
        <translation>所有序列都属于同一步。</translation>
    </message>
    <message>
        <source>The file states no steps of training.</source>
        <translation>文件中没有训练步。</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message numerus="yes">
        <source>Step %1: %2 % of %n sequence(s) truncated</source>
        <translation>
            <numerusform>步 %1：%n 个序列中有 %2 % 被截断</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step %1, %2 of %n sequence(s): quartiles %3 and %4, median %5, mean %6</source>
        <translation>
            <numerusform>步 %1，%n 个序列的%2：四分位数 %3 和 %4，中位数 %5，平均 %6</numerusform>
        </translation>
    </message>
    <message>
        <source>reward</source>
        <translation>奖励</translation>
    </message>
    <message>
        <source>response length</source>
        <translation>回复长度</translation>
    </message>
    <message>
        <source>KL</source>
        <translation>KL</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>熵</translation>
    </message>
    <message>
        <source>truncated (%)</source>
        <translation>被截断 (%)</translation>
    </message>
</context>
<context>
    <name>tensordesk::StorageLayout</name>
    <message>
        <source>bytes %1</source>
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>chunks %1</source>
        <translation>分块 %1</translation>
    </message>
    <message>
        <source>in the header</source>
        <translation>位于文件头中</translation>
    </message>
    <message>
        <source>nothing stored</source>
        <translation>未存储任何内容</translation>
    </message>
    <message>
        <source>in memory, not saved yet</source>
        <translation>位于内存中，尚未保存</translation>
    </message>
    <message>
        <source>a stack of stored members</source>
        <translation>由存储的成员组成的堆叠</translation>
    </message>
    <message>
        <source>computed by %1</source>
        <translation>由 %1 计算得出</translation>
    </message>
    <message>
        <source>converted when read</source>
        <translation>读取时转换</translation>
    </message>
    <message>
        <source>tiled</source>
        <translation>平铺</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>归约</translation>
    </message>
    <message>
        <source>right - left</source>
        <translation>右 − 左</translation>
    </message>
    <message>
        <source>a field of records</source>
        <translation>记录的一个字段</translation>
    </message>
</context>
<context>
    <name>tensordesk::SummaryPanel</name>
    <message>
        <source>%1 % of %2 elements</source>
        <translation>%2 个元素中的 %1 %</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Infinite</source>
        <translation>无穷大</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>零</translation>
    </message>
    <message>
        <source>Progress of the summary</source>
        <translation>摘要的进度</translation>
    </message>
    <message>
        <source>Stop computing the summary</source>
        <translation>停止计算摘要</translation>
    </message>
    <message>
        <source>Compute the summary</source>
        <translation>计算摘要</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>This would read %1.</source>
        <translation>这需要读取 %1。</translation>
    </message>
    <message>
        <source>There are no elements.</source>
        <translation>没有元素。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Count padding</source>
        <translation>计入填充</translation>
    </message>
    <message>
        <source>Includes padding in the statistics here, in the tree and in histograms</source>
        <translation>在此处的统计数据、树和直方图中计入填充</translation>
    </message>
    <message>
        <source>All steps are padding.</source>
        <translation>所有步都是填充。</translation>
    </message>
    <message>
        <source>Without %1 elements of padding, which %2 tells; tables, plots and reduced dims have them.</source>
        <translation>不含 %1 个填充元素（由 %2 指明）；表格、曲线图和归约后的维度包含它们。</translation>
    </message>
    <message>
        <source>A click shows the first in the table</source>
        <translation>单击可在表格中显示第一个</translation>
    </message>
</context>
<context>
    <name>tensordesk::TableView</name>
    <message>
        <source>Select a leaf in the tree to see its values.</source>
        <translation>在树中选择一个叶节点以查看其值。</translation>
    </message>
    <message>
        <source>%1 is outside the visible slice.</source>
        <translation>%1 位于可见的切片之外。</translation>
    </message>
    <message>
        <source>Go to index…</source>
        <translation>转到索引…</translation>
    </message>
    <message>
        <source>Find value…</source>
        <translation>查找值…</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一个匹配</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一个匹配</translation>
    </message>
    <message>
        <source>Search for a value</source>
        <translation>搜索值</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>搜索已停止。</translation>
    </message>
    <message>
        <source>Type a value, a comparison such as &gt; 3, or isnan.</source>
        <translation>请输入一个值、&gt; 3 这样的比较，或 isnan。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>没有匹配项。</translation>
    </message>
    <message>
        <source>%1, from the other end on</source>
        <translation>%1，已从另一端继续</translation>
    </message>
    <message>
        <source>Fill…</source>
        <translation>填入…</translation>
    </message>
    <message>
        <source>Compute…</source>
        <translation>计算…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Save cells…</source>
        <translation>保存单元格…</translation>
    </message>
    <message>
        <source>Writes the chosen cells, or all that the table shows, as CSV, .npy or .npz</source>
        <translation>将选中的单元格或表格显示的全部内容写为 CSV、.npy 或 .npz</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Cannot paste</source>
        <translation>无法粘贴</translation>
    </message>
    <message>
        <source>There is no such location</source>
        <translation>没有该位置</translation>
    </message>
    <message>
        <source>This location is not visible</source>
        <translation>该位置不可见</translation>
    </message>
    <message>
        <source>Cannot read the values</source>
        <translation>无法读取值</translation>
    </message>
</context>
<context>
    <name>tensordesk::TensorTableModel</name>
    <message>
        <source>Read table</source>
        <translation>读取表格</translation>
    </message>
    <message>
        <source>Reading was stopped. Press F5 to read it again.</source>
        <translation>读取已停止。按 F5 重新读取。</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Sort table</source>
        <translation>排序表格</translation>
    </message>
    <message>
        <source>This member ends before</source>
        <translation>此成员在此之前结束</translation>
    </message>
</context>
<context>
    <name>tensordesk::TensorTableView</name>
    <message>
        <source>Copy table cells</source>
        <translation>复制表格单元格</translation>
    </message>
    <message>
        <source>The selection has more than %1 cells. Use Export for any number.</source>
        <translation>所选单元格超过 %1 个。请使用“导出”，其数量不限。</translation>
    </message>
    <message>
        <source>Copy cells</source>
        <translation>复制单元格</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>Indices of rows</source>
        <translation>行索引</translation>
    </message>
    <message>
        <source>Indices of columns</source>
        <translation>列索引</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Colour by value</source>
        <translation>按值着色</translation>
    </message>
    <message>
        <source>Copy as</source>
        <translation>复制为</translation>
    </message>
    <message>
        <source>Python lists</source>
        <translation>Python 列表</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>数字格式</translation>
    </message>
    <message>
        <source>Sort rows by this column, least first</source>
        <translation>按此列对行排序，最小在前</translation>
    </message>
    <message>
        <source>Sort rows by this column, greatest first</source>
        <translation>按此列对行排序，最大在前</translation>
    </message>
    <message>
        <source>Rows in their own order</source>
        <translation>行按原有顺序</translation>
    </message>
    <message>
        <source>Copy the selected cells as this</source>
        <translation>以此形式复制选中的单元格</translation>
    </message>
    <message>
        <source>Copy the selected cells for a spreadsheet</source>
        <translation>复制选中的单元格以用于电子表格</translation>
    </message>
    <message>
        <source>Show the numbers of the table so</source>
        <translation>以此格式显示表格中的数字</translation>
    </message>
    <message>
        <source>Colour the cells of the table by their value</source>
        <translation>按值为表格单元格设置背景色</translation>
    </message>
    <message>
        <source>The value was not changed</source>
        <translation>值未更改</translation>
    </message>
    <message>
        <source>Cannot copy</source>
        <translation>无法复制</translation>
    </message>
    <message>
        <source>Too many cells to copy</source>
        <translation>要复制的单元格过多</translation>
    </message>
</context>
<context>
    <name>tensordesk::TensorTreeModel</name>
    <message>
        <source>members (%1)</source>
        <translation>成员 (%1)</translation>
    </message>
    <message>
        <source>The members of the lazy stack, with the keys that some of them lack</source>
        <translation>惰性堆叠的各个成员，以及其中一些成员缺少的键</translation>
    </message>
    <message>
        <source>edited, not saved yet</source>
        <translation>已修改，尚未保存</translation>
    </message>
    <message>
        <source>%1, edited</source>
        <translation>%1，已修改</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Filled: batch dims, outlined: event dims</source>
        <translation>实心：批次维度；轮廓：事件维度</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Too large to be read unasked: select it, and the inspector sums it up.</source>
        <translation>过大，不会自动读取：选中它，检查器即会给出摘要。</translation>
    </message>
    <message>
        <source>The values in the order they are stored: least and greatest of each stretch</source>
        <translation>按存储顺序排列的值：每一段的最小值和最大值</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>磁盘占用</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>%1, without the padding that %2 tells</source>
        <translation>%1，不含由 %2 指明的填充</translation>
    </message>
    <message>
        <source>List the keys of %1</source>
        <translation>列出 %1 的键</translation>
    </message>
    <message>
        <source>Cancelled; reload the file to see the rest</source>
        <translation>已取消；重新读取文件可查看其余部分</translation>
    </message>
    <message>
        <source>derived: %1</source>
        <translation>派生：%1</translation>
    </message>
    <message>
        <source>%1, derived</source>
        <translation>%1（派生）</translation>
    </message>
</context>
<context>
    <name>tensordesk::TensorTreeView</name>
    <message>
        <source>Keys of the tensordict</source>
        <translation>tensordict 的键</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>复制为 Python</translation>
    </message>
    <message>
        <source>Copy nested key</source>
        <translation>复制嵌套键</translation>
    </message>
    <message>
        <source>Copy shape</source>
        <translation>复制形状</translation>
    </message>
    <message>
        <source>Expand all below</source>
        <translation>展开下属全部</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>全部折叠</translation>
    </message>
    <message>
        <source>This tensordict has no entries.</source>
        <translation>此 tensordict 没有条目。</translation>
    </message>
    <message>
        <source>Searching for “%1”…</source>
        <translation>正在搜索“%1”…</translation>
    </message>
    <message>
        <source>No entry fits “%1”.</source>
        <translation>没有条目与“%1”匹配。</translation>
    </message>
    <message>
        <source>None of the first %1 entries fits “%2”.</source>
        <translation>前 %1 个条目均与“%2”不匹配。</translation>
    </message>
    <message>
        <source>Copy HDF5 path</source>
        <translation>复制 HDF5 路径</translation>
    </message>
    <message>
        <source>Copy file name</source>
        <translation>复制文件名</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenPicture</name>
    <message>
        <source>Further lines: %1</source>
        <translation>其余行数：%1</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenPlot</name>
    <message>
        <source>Values of the tokens</source>
        <translation>token 的值</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenRowsView</name>
    <message>
        <source>Tokens of several sequences</source>
        <translation>多个序列的 Token</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenStage</name>
    <message>
        <source>Text of the sequence</source>
        <translation>序列的文本</translation>
    </message>
    <message>
        <source>Tokens of the second sequence</source>
        <translation>第二个序列的词元</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenTextView</name>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokensPage</name>
    <message>
        <source>Tokeni&amp;zer…</source>
        <translation>分词器(&amp;Z)…</translation>
    </message>
    <message>
        <source>Colour of the tokens</source>
        <translation>token 的颜色</translation>
    </message>
    <message>
        <source>Choose the tokenizer.json that turns ids into text, for all files of this folder</source>
        <translation>选择将 ID 转为文本的 tokenizer.json，用于此文件夹的所有文件</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>复制文本</translation>
    </message>
    <message>
        <source>Read the tokenizer</source>
        <translation>读取分词器</translation>
    </message>
    <message>
        <source>No colours</source>
        <translation>无颜色</translation>
    </message>
    <message>
        <source>Choose a Tokenizer</source>
        <translation>选择分词器</translation>
    </message>
    <message>
        <source>Tokenizers (*.json)</source>
        <translation>分词器 (*.json)</translation>
    </message>
    <message>
        <source>Point at a token to see everything that is stored of it.</source>
        <translation>指向某个 token 以查看其存储的全部信息。</translation>
    </message>
    <message>
        <source>token %1 of %2</source>
        <translation>第 %1 个 token，共 %2 个</translation>
    </message>
    <message>
        <source>%1, its number %2</source>
        <translation>%1 中第 %2 个</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>ID %1</translation>
    </message>
    <message>
        <source>Next where…</source>
        <translation>下一个满足…</translation>
    </message>
    <message>
        <source>Go to the next token where</source>
        <translation>转到满足条件的下一个 token</translation>
    </message>
    <message>
        <source>A condition of the chosen values, such as &lt; -5, &gt;= 1 or isnan; Enter goes to the next token</source>
        <translation>所选值的条件，如 &lt; -5、&gt;= 1 或 isnan；回车转到下一个 token</translation>
    </message>
    <message>
        <source>“%1” is not a condition such as &lt; -5, &gt;= 1 or isnan.</source>
        <translation>“%1”不是 &lt; -5、&gt;= 1 或 isnan 这样的条件。</translation>
    </message>
    <message>
        <source>No token of this sequence satisfies %1.</source>
        <translation>此序列中没有满足 %1 的 token。</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>保存图片…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf *.jpg *.html)</source>
        <translation>图片 (*.png *.svg *.pdf *.jpg *.html)</translation>
    </message>
    <message>
        <source>Cannot write the picture: %1</source>
        <translation>无法写入图片：%1</translation>
    </message>
    <message>
        <source>Read sequences</source>
        <translation>读取序列</translation>
    </message>
    <message>
        <source>sequence %1  ·  %2</source>
        <translation>序列 %1  ·  %2</translation>
    </message>
    <message>
        <source>No tokenizer.json was found beside the file: IDs are shown. Choose one with Tokenizer…</source>
        <translation>文件旁没有找到 tokenizer.json：显示的是 ID。可用“分词器…”选择一个。</translation>
    </message>
    <message>
        <source>The first %1 of the selected sequences are shown.</source>
        <translation>显示所选序列中的前 %1 个。</translation>
    </message>
</context>
<context>
    <name>tensordesk::Tour</name>
    <message>
        <source>The contents of the file</source>
        <translation>文件的内容</translation>
    </message>
    <message>
        <source>The sample is a rollout: a pendulum is swung up, in 16 environments over 500 steps. The tree lists its keys. Behind each stand its &lt;b&gt;batch dims&lt;/b&gt;, filled, and the dims of its elements, outlined. In the middle lies what one asks first of a rollout: its rewards and episodes, and its health.</source>
        <translation>此示例是一个 rollout：在 16 个环境中用 500 步将摆荡起。树列出其中的键。每个键后面是其&lt;b&gt;批次维度&lt;/b&gt;（实心）和元素的维度（轮廓）。中间是对 rollout 首先想了解的内容：奖励、回合及健康状况。</translation>
    </message>
    <message>
        <source>A key, seen in several ways</source>
        <translation>以多种方式查看一个键</translation>
    </message>
    <message>
        <source>Click a key and what suits it is shown; here the reward over time. The tabs show it otherwise: as a table, curves, a picture, a histogram or against another key (&lt;b&gt;Ctrl+1&lt;/b&gt; to &lt;b&gt;Ctrl+5&lt;/b&gt;). What can be chosen of a view stands beside it, on the page &lt;i&gt;View&lt;/i&gt;.</source>
        <translation>单击一个键，即以适合它的方式显示；此处是随时间变化的奖励。通过标签页可换用其他方式：表格、曲线、图片、直方图，或相对于另一个键（&lt;b&gt;Ctrl+1&lt;/b&gt; 至 &lt;b&gt;Ctrl+5&lt;/b&gt;）。视图的可选项在其旁边的&lt;i&gt;视图&lt;/i&gt;页中。</translation>
    </message>
    <message>
        <source>Which part</source>
        <translation>哪一部分</translation>
    </message>
    <message>
        <source>One strip of dims holds for all views. Turn the wheel over &lt;b&gt;env&lt;/b&gt;: the next environment. Click &lt;b&gt;time&lt;/b&gt;: a part of it, its mean, all at once, or a film. &lt;b&gt;,&lt;/b&gt; and &lt;b&gt;.&lt;/b&gt; step, with Shift by ten.</source>
        <translation>所有视图共用一个维度条。在 &lt;b&gt;env&lt;/b&gt; 上滚动滚轮：切换到下一个环境。单击 &lt;b&gt;time&lt;/b&gt;：取其一部分、均值、全部，或制成动画。按 &lt;b&gt;,&lt;/b&gt; 和 &lt;b&gt;.&lt;/b&gt; 步进，同时按住 Shift 则每次十步。</translation>
    </message>
    <message>
        <source>From episode to episode</source>
        <translation>从一个回合到另一个回合</translation>
    </message>
    <message>
        <source>Pictures are shown as pictures. &lt;b&gt;Space&lt;/b&gt; plays them, &lt;b&gt;[&lt;/b&gt; and &lt;b&gt;]&lt;/b&gt; go from episode to episode, in every view: try it. &lt;b&gt;Ctrl+0&lt;/b&gt; leads back to the overview, with all episodes in a table.</source>
        <translation>图片以图片显示。按&lt;b&gt;空格键&lt;/b&gt;播放；在任意视图中，按 &lt;b&gt;[&lt;/b&gt; 和 &lt;b&gt;]&lt;/b&gt; 可在回合之间切换，不妨一试。按 &lt;b&gt;Ctrl+0&lt;/b&gt; 返回概览，其中的表格列出所有回合。</translation>
    </message>
    <message>
        <source>The result of an expression before it is run</source>
        <translation>表达式运行前的结果预览</translation>
    </message>
    <message>
        <source>Type an index, or any Python over &lt;b&gt;td&lt;/b&gt;: at the end of the line stands what it gives, or why it fails. The shape debugger (&lt;b&gt;F8&lt;/b&gt;) says what it does to each key. &lt;b&gt;Return&lt;/b&gt; shows the result, &lt;b&gt;Esc&lt;/b&gt; goes back to the whole.</source>
        <translation>输入索引或任何针对 &lt;b&gt;td&lt;/b&gt; 的 Python 表达式：行末会显示其结果，或失败的原因。形状调试器 (&lt;b&gt;F8&lt;/b&gt;) 说明它对每个键的作用。按&lt;b&gt;回车键&lt;/b&gt;显示结果，按 &lt;b&gt;Esc&lt;/b&gt; 返回整体。</translation>
    </message>
    <message>
        <source>Take it with you</source>
        <translation>导出与保存</translation>
    </message>
    <message>
        <source>&lt;i&gt;Export…&lt;/i&gt; writes the shown values in any format. No file changes until &lt;i&gt;Edit values&lt;/i&gt; is on and you save. &lt;b&gt;Ctrl+Shift+P&lt;/b&gt; finds any action by its name, &lt;b&gt;F1&lt;/b&gt; opens the manual at the page of the focused view.</source>
        <translation>&lt;i&gt;导出…&lt;/i&gt;可将显示的内容写为任意格式。只有启用&lt;i&gt;编辑值&lt;/i&gt;并保存，文件才会更改。&lt;b&gt;Ctrl+Shift+P&lt;/b&gt; 可按名称查找任意操作，&lt;b&gt;F1&lt;/b&gt; 打开手册中有关当前焦点所在内容的说明。</translation>
    </message>
</context>
<context>
    <name>tensordesk::TourCard</name>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Help › Take a tour starts it again</source>
        <translation>“帮助 › 导览”可重新开始</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
</context>
<context>
    <name>tensordesk::TreeColumns</name>
    <message>
        <source>Columns of the tree</source>
        <translation>树的列</translation>
    </message>
    <message>
        <source>Show or hide this column of the tree</source>
        <translation>显示或隐藏树的这一列</translation>
    </message>
</context>
<context>
    <name>tensordesk::TreeNotice</name>
    <message>
        <source>Clear the filter</source>
        <translation>清除筛选</translation>
    </message>
</context>
<context>
    <name>tensordesk::TreeSearchField</name>
    <message>
        <source>Search keys</source>
        <translation>搜索键</translation>
    </message>
    <message>
        <source>Shows only keys that contain this; with a slash, nested keys such as next/reward.
Also: obs*, dtype:f32, shape:64x64x3, &gt;100MB, is:changed, is:broken</source>
        <translation>仅显示包含此内容的键；用斜杠可匹配嵌套键，例如 next/reward。
还可使用：obs*, dtype:f32, shape:64x64x3, &gt;100MB, is:changed, is:broken</translation>
    </message>
</context>
<context>
    <name>tensordesk::TreemapView</name>
    <message>
        <source>Bytes by key</source>
        <translation>各键的字节数</translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>所有键</translation>
    </message>
    <message>
        <source>%1: %2, %3 %</source>
        <translation>%1：%2，%3 %</translation>
    </message>
</context>
<context>
    <name>tensordesk::UnsavedGuard</name>
    <message>
        <source>Unsaved edits</source>
        <translation>未保存的修改</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has unsaved edits. Save them?</source>
        <translation>“%1”有未保存的修改。要保存吗？</translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s)</source>
        <translation>
            <numerusform>%n 项修改</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::ValueSearchDialog</name>
    <message>
        <source>&amp;Search</source>
        <translation>搜索(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Search values</source>
        <translation>搜索值</translation>
    </message>
    <message>
        <source>isnan, isinf, == 7, != 0, &gt; 1e6, &lt;= -1</source>
        <translation>isnan, isinf, == 7, != 0, &gt; 1e6, &lt;= -1</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>搜索进度</translation>
    </message>
    <message>
        <source>Keys with such values</source>
        <translation>含有此类值的键</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>First</source>
        <translation>首个</translation>
    </message>
    <message>
        <source>Enter or a click shows the first value in the document</source>
        <translation>按回车或单击可在文档中显示首个值</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Searches the values of all keys. Padding counts.</source>
        <translation>搜索所有键的值。填充也计入。</translation>
    </message>
    <message>
        <source>None of %1 keys has such a value.</source>
        <translation>%1 个键中均无此类值。</translation>
    </message>
    <message>
        <source>%1 of %2 keys have such values.</source>
        <translation>%2 个键中有 %1 个含此类值。</translation>
    </message>
    <message>
        <source>The search was stopped before its end.</source>
        <translation>搜索在结束前已停止。</translation>
    </message>
    <message>
        <source>There is nothing to search.</source>
        <translation>没有可搜索的内容。</translation>
    </message>
    <message>
        <source>Type a value, a comparison such as &gt; 3, or isnan.</source>
        <translation>请输入值、比较（如 &gt; 3）或 isnan。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
</context>
<context>
    <name>tensordesk::ViewKinds</name>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>表格(&amp;T)</translation>
    </message>
    <message>
        <source>Show the values as a table</source>
        <translation>以表格显示值</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>曲线图</translation>
    </message>
    <message>
        <source>&amp;Plot</source>
        <translation>曲线图(&amp;P)</translation>
    </message>
    <message>
        <source>Show the values as curves</source>
        <translation>以曲线显示值</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>&amp;Image</source>
        <translation>图像(&amp;I)</translation>
    </message>
    <message>
        <source>Show the values as a picture</source>
        <translation>以图片显示值</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>&amp;Histogram</source>
        <translation>直方图(&amp;H)</translation>
    </message>
    <message>
        <source>Show how often values occur</source>
        <translation>显示各值出现的频次</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>散点图</translation>
    </message>
    <message>
        <source>S&amp;catter</source>
        <translation>散点图(&amp;C)</translation>
    </message>
    <message>
        <source>Show the values against those of another key</source>
        <translation>相对于另一个键的值显示各值</translation>
    </message>
</context>
<context>
    <name>tensordesk::WaitingTabs</name>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>Cannot open “%1”</source>
        <translation>无法打开“%1”</translation>
    </message>
</context>
<context>
    <name>tensordesk::WelcomePage</name>
    <message>
        <source>Opened last</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <source>Open a saved tensordict</source>
        <translation>打开已保存的 tensordict</translation>
    </message>
    <message>
        <source>A rollout, a replay buffer, a checkpoint, episodes: what tensordict, torchrl, torch, numpy, zarr or Minari saved. Drop it here, or choose it.</source>
        <translation>rollout、回放缓冲区、检查点、回合：由 tensordict、torchrl、torch、numpy、zarr 或 Minari 保存的内容。可拖放到此处，或进行选择。</translation>
    </message>
    <message>
        <source>%1  —  %2</source>
        <translation>%1  —  %2</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::WidgetKeys</name>
    <message>
        <source>While typing an expression</source>
        <translation>输入表达式时</translation>
    </message>
    <message>
        <source>Complete a key or a method</source>
        <translation>补全键或方法</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>显示结果</translation>
    </message>
    <message>
        <source>Back to the whole tensordict</source>
        <translation>返回整个 tensordict</translation>
    </message>
    <message>
        <source>Earlier and later expressions</source>
        <translation>较早和较晚的表达式</translation>
    </message>
    <message>
        <source>On a dim in the strip</source>
        <translation>在维度条的某个维度上</translation>
    </message>
    <message>
        <source>Open its panel</source>
        <translation>打开其面板</translation>
    </message>
    <message>
        <source>One index on or back, with Shift ten</source>
        <translation>前进或后退一个索引，按住 Shift 则为十个</translation>
    </message>
    <message>
        <source>Ten indices on or back</source>
        <translation>前进或后退十个索引</translation>
    </message>
    <message>
        <source>First and last index</source>
        <translation>第一个和最后一个索引</translation>
    </message>
    <message>
        <source>Name the dim</source>
        <translation>命名该维度</translation>
    </message>
    <message>
        <source>Remove the mask, on its chip</source>
        <translation>移除掩码（在其标签上）</translation>
    </message>
    <message>
        <source>In a plot</source>
        <translation>在图中</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>放大和缩小</translation>
    </message>
    <message>
        <source>Move along</source>
        <translation>平移</translation>
    </message>
</context>
<context>
    <name>tensordesk::WindowStatus</name>
    <message>
        <source>Memory of this program, files that are only mapped left out</source>
        <translation>此程序占用的内存，不含仅被映射的文件</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>内存 %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::WriteDialog</name>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>File or folder to write</source>
        <translation>要写入的文件或文件夹</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>已取消；未写入任何内容。</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose where to write</source>
        <translation>选择写入位置</translation>
    </message>
    <message>
        <source>&amp;Where:</source>
        <translation>位置(&amp;W)：</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>导出到</translation>
    </message>
    <message>
        <source>Overwrite?</source>
        <translation>要覆盖吗？</translation>
    </message>
    <message>
        <source>&quot;%1&quot; exists already. Overwrite it?</source>
        <translation>“%1”已存在。要覆盖吗？</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>格式(&amp;F)：</translation>
    </message>
    <message>
        <source>Give the name one of the endings %1, or none for a folder.</source>
        <translation>名称应带有以下扩展名之一：%1；若为文件夹则不带扩展名。</translation>
    </message>
    <message>
        <source>Give the name one of the endings %1.</source>
        <translation>名称应带有以下扩展名之一：%1。</translation>
    </message>
</context>
<context>
    <name>tensordesk::XValuesBox</name>
    <message>
        <source>Key along x</source>
        <translation>x 方向的键</translation>
    </message>
    <message>
        <source>The values of the horizontal axis; keys can be dragged here from the tree</source>
        <translation>以何为横轴绘制元素；可将键从树拖到此处</translation>
    </message>
</context>
<context>
    <name>tensordesk::elementtext</name>
    <message>
        <source>&quot;%2&quot; is not a valid %1: %3.</source>
        <translation>“%2”不是有效的 %1：%3。</translation>
    </message>
    <message>
        <source>%2 is out of range for %1 (%3).</source>
        <translation>%2 超出 %1 的范围 (%3)。</translation>
    </message>
    <message>
        <source>expected integers, %1</source>
        <translation>应为整数，%1</translation>
    </message>
    <message>
        <source>expected True, False, 1 or 0</source>
        <translation>应为 True、False、1 或 0</translation>
    </message>
    <message>
        <source>expected a number, nan, inf or -inf</source>
        <translation>应为数字、nan、inf 或 -inf</translation>
    </message>
    <message>
        <source>expected a complex number such as 1+2j</source>
        <translation>应为复数，例如 1+2j</translation>
    </message>
    <message>
        <source>Elements of %1 cannot be edited.</source>
        <translation>%1 类型的元素无法编辑。</translation>
    </message>
</context>
<context>
    <name>tensordesk::format</name>
    <message>
        <source>B</source>
        <comment>bytes: a unit, also behind Ki, Mi, Gi …</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>%1 (%2 bytes)</source>
        <translation>%1（%2 字节）</translation>
    </message>
    <message>
        <source>dim %1</source>
        <translation>维度 %1</translation>
    </message>
</context>
</TS>
