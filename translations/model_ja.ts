<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>model</name>
    <message>
        <source>"__metadata__" is not a JSON object</source>
        <translation>「__metadata__」が JSON オブジェクトではありません</translation>
    </message>
    <message>
        <source>"mask" or "lengths"</source>
        <translation>"mask" または "lengths"</translation>
    </message>
    <message>
        <source>"ring"</source>
        <translation>「ring」</translation>
    </message>
    <message>
        <source>"start" or "end"</source>
        <translation>"start" または "end"</translation>
    </message>
    <message>
        <source>'*' spreads a sequence within a list, a tuple or a call only</source>
        <translation>'*' でシーケンスを展開できるのは、リスト、タプル、呼び出しの中だけです</translation>
    </message>
    <message>
        <source>'**' spreads a dict within a call only</source>
        <translation>'**' で dict を展開できるのは、呼び出しの中だけです</translation>
    </message>
    <message>
        <source>'**' spreads a dict, not a value of type {}</source>
        <translation>'**' は dict を展開するもので、型 {} の値は展開できません</translation>
    </message>
    <message>
        <source>'TensorDict.{}' is a function: call it with ()</source>
        <translation>'TensorDict.{}' は関数です。() を付けて呼び出してください</translation>
    </message>
    <message>
        <source>'for' is only allowed in brackets, as in [x for x in td]</source>
        <translation>'for' は [x for x in td] のように括弧の中でのみ使えます</translation>
    </message>
    <message>
        <source>'torch.{}' is a function: call it with ()</source>
        <translation>'torch.{}' は関数です。() を付けて呼び出してください</translation>
    </message>
    <message>
        <source>'with' cannot enter a value of type {}; it enters scopes, such as td.unlock_(), td.view(-1), params.to_module(module) and set_interaction_type('mean')</source>
        <translation>'with' は {} 型の値に入れません。入れるのは td.unlock_()、td.view(-1)、params.to_module(module)、set_interaction_type('mean') などのスコープです</translation>
    </message>
    <message>
        <source>'with' cannot take {} back with the batch size {}</source>
        <translation>'with' は batch size が {2} の状態では {1} を元に戻せません</translation>
    </message>
    <message>
        <source>'with' cannot write this tensordict back: call a method of td, such as td.view(-1), or give the tensordict a name before</source>
        <translation>'with' はこの tensordict を書き戻せません: td.view(-1) のように td のメソッドを呼び出すか、前もって tensordict に名前を付けてください</translation>
    </message>
    <message>
        <source>'with' does not undo changes of inplace=True: leave it out, or make the change before</source>
        <translation>'with' は inplace=True の変更を元に戻しません: 指定を外すか、前もって変更してください</translation>
    </message>
    <message>
        <source>'with' must begin a line, or be in brackets of its own within an expression</source>
        <translation>'with' は行の先頭に書きます。式の中では専用の括弧で囲みます</translation>
    </message>
    <message>
        <source>'with' must begin a line; write several context managers in one, as in with A, B: …</source>
        <translation>'with' は行の先頭に書きます。複数のコンテキストマネージャーは with A, B: … のように 1 つにまとめます</translation>
    </message>
    <message>
        <source>'with' takes squeeze() back where its dim is given</source>
        <translation>'with' が squeeze() を元に戻せるのは次元を指定したときだけです</translation>
    </message>
    <message>
        <source>'{}' cannot be assigned; of a tensordict's attributes, only names, batch_size and is_locked can</source>
        <translation>'{}' には代入できません。tensordict の属性で代入できるのは names、batch_size、is_locked だけです</translation>
    </message>
    <message>
        <source>'{}' cannot be called on a sub-tensordict; copy it first with to_tensordict(), or index the tensordict instead</source>
        <translation>'{}' はサブ tensordict に対して呼び出せません。先に to_tensordict() でコピーするか、代わりに tensordict にインデックスを付けてください</translation>
    </message>
    <message>
        <source>'{}' has no field '{}'; its fields are {}</source>
        <translation>'{}' にフィールド '{}' はありません。フィールドは {} です</translation>
    </message>
    <message>
        <source>'{}' has no fields for the keys {}</source>
        <translation>'{}' にはキー {} のフィールドがありません</translation>
    </message>
    <message>
        <source>'{}' has no opening bracket</source>
        <translation>'{}' に対応する開き括弧がありません</translation>
    </message>
    <message>
        <source>'{}' is a function: call it with ()</source>
        <translation>'{}' は関数です。() を付けて呼び出してください</translation>
    </message>
    <message>
        <source>'{}' is a method: call it with ()</source>
        <translation>'{}' はメソッドです。() を付けて呼び出してください</translation>
    </message>
    <message>
        <source>'{}' is given twice</source>
        <translation>'{}' が 2 回指定されています</translation>
    </message>
    <message>
        <source>'{}' is given twice: by position and by name</source>
        <translation>'{}' が位置と名前で 2 回指定されています</translation>
    </message>
    <message>
        <source>'{}' is never closed: expected '{}'</source>
        <translation>'{}' が閉じられていません。'{}' が必要です</translation>
    </message>
    <message>
        <source>'{}' is not supported</source>
        <translation>'{}' には対応していません</translation>
    </message>
    <message>
        <source>'{}' is not supported between values of type {} and {}</source>
        <translation>型 {2} と型 {3} の値の間では '{1}' を使えません</translation>
    </message>
    <message>
        <source>'{}' is not supported: expected an assignment or 'del'</source>
        <translation>'{}' には対応していません。代入か 'del' を書いてください</translation>
    </message>
    <message>
        <source>'{}' object</source>
        <translation>'{}' オブジェクト</translation>
    </message>
    <message>
        <source>'{}' object has no attribute 'stddev'</source>
        <translation>'{}' オブジェクトに属性 'stddev' はありません</translation>
    </message>
    <message>
        <source>'{}' object has no attribute '{}'</source>
        <translation>'{}' オブジェクトに属性 '{}' はありません</translation>
    </message>
    <message>
        <source>'{}' object has no attribute '{}', but a key of that name: write [{}]</source>
        <translation>'{}' オブジェクトに属性 '{}' はありませんが、その名前のキーがあります。[{}] と書いてください</translation>
    </message>
    <message>
        <source>'{}' object has no attribute '{}'; only a NonTensorStack has</source>
        <translation>'{}' オブジェクトに属性 '{}' はありません。持つのは NonTensorStack だけです</translation>
    </message>
    <message>
        <source>'{}' object has no attribute '{}'; only a lazy stack has</source>
        <translation>'{}' オブジェクトに属性 '{}' はありません。持つのは lazy stack だけです</translation>
    </message>
    <message>
        <source>'{}' object has no attribute to assign</source>
        <translation>'{}' オブジェクトには代入できる属性がありません</translation>
    </message>
    <message>
        <source>'{}' object has no distribution</source>
        <translation>'{}' オブジェクトには分布がありません</translation>
    </message>
    <message>
        <source>'{}' object has no method '{}'; only a lazy stack has</source>
        <translation>'{}' オブジェクトにメソッド '{}' はありません。持つのは lazy stack だけです</translation>
    </message>
    <message>
        <source>'{}' object is not a sequence and has no members</source>
        <translation>'{}' オブジェクトはシーケンスではなく、シーケンスの一部を取り出せません</translation>
    </message>
    <message>
        <source>'{}' object is not a sub-tensordict and has no parent</source>
        <translation>'{}' オブジェクトはサブ tensordict ではなく、親がありません</translation>
    </message>
    <message>
        <source>, found '{}'</source>
        <translation> (実際は '{}')</translation>
    </message>
    <message>
        <source>--oldest-first</source>
        <translation>「リプレイバッファを古い行から表示」</translation>
    </message>
    <message>
        <source>--raw</source>
        <translation>「ファイルを保存されたまま表示」</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 バイト</translation>
    </message>
    <message>
        <source>16 bits keep three digits: ratios are off by up to a hundredth from the start.</source>
        <translation>16 ビットでは 3 桁しか残りません: 比は最初から最大 1/100 ずれます。</translation>
    </message>
    <message>
        <source>; did you mean '{}'?</source>
        <translation>。'{}' の間違いではありませんか？</translation>
    </message>
    <message>
        <source>A LeRobot data set is made of a tensordict of batch size [episodes, time] or [time], and this one has {}; choose or reshape the dims first</source>
        <translation>LeRobot データセットはバッチサイズ [エピソード, 時間] または [時間] の tensordict から作られますが、これは {} です。先に次元を選ぶか変形してください</translation>
    </message>
    <message>
        <source>A body does not jump away and back within two steps: such a value is a fault of a sensor or of a transmission.</source>
        <translation>物体が 2 ステップのうちに飛び去って戻ることはありません。このような値はセンサーか伝送の異常です。</translation>
    </message>
    <message>
        <source>A camera that froze or a renderer that was not stepped repeats one image while the environment continues.</source>
        <translation>フリーズしたカメラや更新されないレンダラーは、環境が進んでも同じ画像を繰り返します。</translation>
    </message>
    <message>
        <source>A camera that is off, covered or not yet exposed gives black frames, from which nothing can be learned.</source>
        <translation>電源が切れている、覆われている、または露光前のカメラは黒い画像を返し、そこからは何も学べません。</translation>
    </message>
    <message>
        <source>A chain of comparisons needs one truth value for each, and these have several elements.</source>
        <translation>比較の連鎖にはそれぞれ 1 つの真偽値が必要ですが、これらは複数の要素を持ちます。</translation>
    </message>
    <message>
        <source>A channel that never changes, or that repeats another one, teaches nothing; it may be a sensor that is not connected.</source>
        <translation>変化しないチャンネルや、ほかのチャンネルと同じチャンネルからは何も学べません。センサーが接続されていない可能性があります。</translation>
    </message>
    <message>
        <source>A difference of two files cannot be edited.</source>
        <translation>2 つのファイルの差は編集できません。</translation>
    </message>
    <message>
        <source>A film ends in {}, or has no ending for a folder of PNG pictures, and not in .{}.</source>
        <translation>動画の拡張子は {} のいずれかです。PNG 画像のフォルダーなら拡張子は付けません。.{} は使えません。</translation>
    </message>
    <message>
        <source>A film needs a frame.</source>
        <translation>動画にはフレームが必要です。</translation>
    </message>
    <message>
        <source>A frame cannot be encoded: {}.</source>
        <translation>フレームをエンコードできません: {}。</translation>
    </message>
    <message>
        <source>A group cannot be opened or made there</source>
        <translation>そこにグループを開くことも作ることもできません</translation>
    </message>
    <message>
        <source>A list of {} tensors is shown as one ragged tensor. Open the file with {} to see it as stored</source>
        <translation>{} 個のテンソルのリストは 1 つの不揃いなテンソルとして表示されています。保存されたまま見るには {} でファイルを開いてください</translation>
    </message>
    <message>
        <source>A list with the tensor of each member.</source>
        <translation>各メンバーのテンソルのリストです。</translation>
    </message>
    <message>
        <source>A mask has the sizes of the dims that it selects from: {} is {}, and {} is {}.</source>
        <translation>マスクは選択対象の次元と同じサイズです: {} は {}、{} は {} です。</translation>
    </message>
    <message>
        <source>A matrix with {} on its diagonal.</source>
        <translation>{} を対角成分とする行列です。</translation>
    </message>
    <message>
        <source>A nested tensor: members keep their sizes.</source>
        <translation>ネストしたテンソルです。メンバーのサイズは保たれます。</translation>
    </message>
    <message>
        <source>A recording at a fixed rate has the same time between all steps; a longer one means frames were dropped.</source>
        <translation>一定間隔の記録ではステップ間の時間がすべて同じです。長いところではフレームが失われています。</translation>
    </message>
    <message>
        <source>A reduced value cannot be edited: edit its elements.</source>
        <translation>縮約した値は編集できません。元の要素を編集してください。</translation>
    </message>
    <message>
        <source>A reshape or view in the wrong order mixes time and environments: neighbouring steps are then unrelated.</source>
        <translation>順序を誤った reshape や view は時間と環境を混ぜます。その場合、隣り合うステップは互いに無関係になります。</translation>
    </message>
    <message>
        <source>A response without an end token was cut at the maximum length. Its answer is missing, so that its reward says little about the tokens before.</source>
        <translation>終了トークンのない応答は最大長で打ち切られています。答えが欠けるため、報酬はそれまでのトークンについてほとんど何も示しません。</translation>
    </message>
    <message>
        <source>A return is summed of one real number a step, of the batch size {}, and this is {} {}.</source>
        <translation>リターンは、バッチサイズ {} でステップごとに 1 つある実数の合計ですが、これは {} {} です。</translation>
    </message>
    <message>
        <source>A reward [T] minus a value [T, 1] is a matrix [T, T], without an error: the loss is then the mean over pairs of steps that have nothing to do with each other.</source>
        <translation>形状 [T] の報酬から形状 [T, 1] の価値を引くと、エラーなしに行列 [T, T] になります。損失は、互いに無関係なステップの対の平均になってしまいます。</translation>
    </message>
    <message>
        <source>A save of this file was interrupted, and the file changed since: {}. Nothing was restored; discard the journal of that save to continue.</source>
        <translation>このファイルの保存は中断され、その後ファイルが変更されました: {}。何も元に戻していません。続けるには、その保存のジャーナルを破棄してください。</translation>
    </message>
    <message>
        <source>A save of this file was interrupted, so it may hold a mixture of old and new values. Recover it to go back to its state before that save.</source>
        <translation>このファイルの保存が中断されたため、古い値と新しい値が混在している可能性があります。復旧すると、その保存の前の状態に戻ります。</translation>
    </message>
    <message>
        <source>A save of {}, begun {}, was interrupted. It was about to change:</source>
        <translation>{2} に始まった {1} の保存が中断されました。変更する予定だったもの:</translation>
    </message>
    <message>
        <source>A stale or mismatched log-probability is the classic bug of PPO; these may be of another module, or of other inputs.</source>
        <translation>古い、または食い違った対数確率は PPO の典型的なバグです。これらは別のモジュール、または別の入力のものかもしれません。</translation>
    </message>
    <message>
        <source>A tensordict with these entries.</source>
        <translation>これらのエントリを持つ tensordict です。</translation>
    </message>
    <message>
        <source>A terminated step has no future value, a truncated one has: treating a time limit as termination teaches that good states are worthless.</source>
        <translation>terminated のステップには将来の価値がなく、truncated のステップにはあります。時間制限を terminated として扱うと、良い状態に価値がないと学習してしまいます。</translation>
    </message>
    <message>
        <source>A threshold is a number, and this is {}.</source>
        <translation>しきい値は数ですが、これは {} です。</translation>
    </message>
    <message>
        <source>Actions that are mostly at their bounds come from a policy whose output is clipped or squashed, where it has no gradient. An observation at its bounds may come from a sensor that is out of range.</source>
        <translation>ほとんどが限界値にある行動は、出力をクリップするか tanh などで圧縮する方策によるもので、そこには勾配がありません。観測が限界値にある場合は、センサーが測定範囲を外れている可能性があります。</translation>
    </message>
    <message>
        <source>Adds a dim of size 1 at position {} of {}.</source>
        <translation>位置 {} にサイズ 1 の次元を追加します（{}）。</translation>
    </message>
    <message>
        <source>Adds a last dim of size 1 to {}.</source>
        <translation>{} の末尾にサイズ 1 の次元を追加します。</translation>
    </message>
    <message>
        <source>Adds a piece with the rest of dim {}.</source>
        <translation>次元 {} の残りを持つ部分を追加します。</translation>
    </message>
    <message>
        <source>Adds a tuple with one size.</source>
        <translation>サイズを 1 つ持つタプルを加えます。</translation>
    </message>
    <message>
        <source>Adds the missing dims at the end.</source>
        <translation>足りない次元を末尾に追加します。</translation>
    </message>
    <message>
        <source>Adds {} last dims of size 1 to {}.</source>
        <translation>サイズ 1 の次元を {} 個、{} の末尾に追加します。</translation>
    </message>
    <message>
        <source>Advantages and returns follow from rewards, values and flags. If no discount reproduces the stored values, they were computed from other rewards or values, one step off, or across the end of an episode.</source>
        <translation>アドバンテージとリターンは報酬、価値、フラグから決まります。どの割引率でも保存された値を再現できない場合、別の報酬や価値から、1 ステップずれて、またはエピソードの終わりをまたいで計算されています。</translation>
    </message>
    <message>
        <source>Advantages of groups</source>
        <translation>グループのアドバンテージ</translation>
    </message>
    <message>
        <source>All names in {} begin with '{}', which DataParallel and DistributedDataParallel add.</source>
        <translation>{} の名前はすべて '{}' で始まります。これは DataParallel と DistributedDataParallel が付けるものです。</translation>
    </message>
    <message>
        <source>All {} numbers are equal.</source>
        <translation>{} 個の数値はすべて一致しています。</translation>
    </message>
    <message>
        <source>An action leads to the next state. One that equals the state of its own step, or of the step before, was copied from it, or both are swapped: a policy would learn to stand still.</source>
        <translation>行動は次の状態につながります。同じステップまたは前のステップの状態と等しい行動は、そこからの複写か、両者の取り違えです。方策は動かないことを学んでしまいます。</translation>
    </message>
    <message>
        <source>An entry cannot be moved into itself</source>
        <translation>エントリをそれ自身の中へ移動することはできません</translation>
    </message>
    <message>
        <source>An index has dtype int64 or bool, and {} has {}.</source>
        <translation>インデックスの dtype は int64 か bool ですが、{} は {} です。</translation>
    </message>
    <message>
        <source>An index of an embedding is not smaller than num_embeddings, or is negative. Compare the largest index with the number of rows.</source>
        <translation>埋め込みのインデックスが num_embeddings 以上か負です。最大のインデックスと行数を比べてください。</translation>
    </message>
    <message>
        <source>Another program has the file open for writing; close it there and try again</source>
        <translation>ほかのプログラムがファイルを書き込み用に開いています。そこで閉じてから、もう一度試してください</translation>
    </message>
    <message>
        <source>Another program has the file open; close it there before editing</source>
        <translation>ほかのプログラムがファイルを開いています。編集の前にそこで閉じてください</translation>
    </message>
    <message>
        <source>Apache Arrow cannot write it: {}</source>
        <translation>Apache Arrow では書き込めません: {}</translation>
    </message>
    <message>
        <source>As many classes as the largest value of {} needs.</source>
        <translation>{} の最大値に必要な数のクラスにします。</translation>
    </message>
    <message>
        <source>As many rows as the largest index of {} needs.</source>
        <translation>{} の最大のインデックスに必要な数の行にします。</translation>
    </message>
    <message>
        <source>Black frames</source>
        <translation>黒いフレーム</translation>
    </message>
    <message>
        <source>Boolean value of Tensor with {} elements is ambiguous</source>
        <translation>要素が {} 個のテンソルは真でも偽でもありません</translation>
    </message>
    <message>
        <source>Buffer wrap-around</source>
        <translation>バッファの折り返し</translation>
    </message>
    <message>
        <source>Build the loss mask from the lengths of prompt and response, and multiply it by the attention mask.</source>
        <translation>損失マスクをプロンプトと応答の長さから作り、注意マスクを掛けてください。</translation>
    </message>
    <message>
        <source>Calls the method.</source>
        <translation>メソッドを呼び出します。</translation>
    </message>
    <message>
        <source>Cannot add an attribute</source>
        <translation>属性を追加できません</translation>
    </message>
    <message>
        <source>Cannot create the dataset</source>
        <translation>データセットを作成できません</translation>
    </message>
    <message>
        <source>Cannot create the file</source>
        <translation>ファイルを作成できません</translation>
    </message>
    <message>
        <source>Cannot create the group</source>
        <translation>グループを作成できません</translation>
    </message>
    <message>
        <source>Cannot inspect the file</source>
        <translation>ファイルを調べられません</translation>
    </message>
    <message>
        <source>Cannot inspect the object</source>
        <translation>オブジェクトを調べられません</translation>
    </message>
    <message>
        <source>Cannot list the attributes</source>
        <translation>属性を一覧できません</translation>
    </message>
    <message>
        <source>Cannot list the group</source>
        <translation>グループを一覧できません</translation>
    </message>
    <message>
        <source>Cannot make a shape</source>
        <translation>形状を作成できません</translation>
    </message>
    <message>
        <source>Cannot make a type</source>
        <translation>型を作成できません</translation>
    </message>
    <message>
        <source>Cannot open the attribute</source>
        <translation>属性を開けません</translation>
    </message>
    <message>
        <source>Cannot open the dataset</source>
        <translation>データセットを開けません</translation>
    </message>
    <message>
        <source>Cannot open the group</source>
        <translation>グループを開けません</translation>
    </message>
    <message>
        <source>Cannot prepare opening</source>
        <translation>開く準備ができません</translation>
    </message>
    <message>
        <source>Cannot prepare writing</source>
        <translation>書き込みの準備ができません</translation>
    </message>
    <message>
        <source>Cannot read</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>Cannot read the element type</source>
        <translation>要素の型を読み込めません</translation>
    </message>
    <message>
        <source>Cannot read the enumeration</source>
        <translation>列挙型を読み込めません</translation>
    </message>
    <message>
        <source>Cannot read the file</source>
        <translation>ファイルを読み取れません</translation>
    </message>
    <message>
        <source>Cannot read the image of row {}: {}</source>
        <translation>行 {} の画像を読み込めません: {}</translation>
    </message>
    <message>
        <source>Cannot read the layout</source>
        <translation>レイアウトを読み込めません</translation>
    </message>
    <message>
        <source>Cannot read the record type</source>
        <translation>レコードの型を読み込めません</translation>
    </message>
    <message>
        <source>Cannot read the shape</source>
        <translation>形状を読み込めません</translation>
    </message>
    <message>
        <source>Cannot read the size of the file</source>
        <translation>ファイルのサイズを読み取れません</translation>
    </message>
    <message>
        <source>Cannot read the value</source>
        <translation>値を読み込めません</translation>
    </message>
    <message>
        <source>Cannot remove an attribute</source>
        <translation>属性を削除できません</translation>
    </message>
    <message>
        <source>Cannot replace an attribute</source>
        <translation>属性を置き換えられません</translation>
    </message>
    <message>
        <source>Cannot select a part</source>
        <translation>部分を選択できません</translation>
    </message>
    <message>
        <source>Cannot write</source>
        <translation>書き込めません</translation>
    </message>
    <message>
        <source>Cannot write an attribute</source>
        <translation>属性を書き込めません</translation>
    </message>
    <message>
        <source>Cannot write the elements</source>
        <translation>要素を書き込めません</translation>
    </message>
    <message>
        <source>Cannot write the text</source>
        <translation>テキストを書き込めません</translation>
    </message>
    <message>
        <source>Cannot write the value</source>
        <translation>値を書き込めません</translation>
    </message>
    <message>
        <source>Cannot write to disk</source>
        <translation>ディスクに書き込めません</translation>
    </message>
    <message>
        <source>Cast the members that differ, or find out which run wrote them.</source>
        <translation>異なるメンバーを変換するか、どの実行が書いたのかを調べてください。</translation>
    </message>
    <message>
        <source>Changes the names.</source>
        <translation>名前を変更します。</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>チャネル</translation>
    </message>
    <message>
        <source>Check that both policies receive the same tokens; raise the KL coefficient or lower the learning rate.</source>
        <translation>両方の方策が同じトークンを受け取ることを確かめ、KL 係数を上げるか学習率を下げてください。</translation>
    </message>
    <message>
        <source>Check that each sample has its own seed and that the temperature is above 0; compare with an earlier step of the run.</source>
        <translation>各サンプルが固有のシードを持ち、温度が 0 より大きいことを確かめ、実行の以前のステップと比べてください。</translation>
    </message>
    <message>
        <source>Check whether this is intended; leave such channels out, or fix the code that fills them.</source>
        <translation>意図したものか確かめてください。そうしたチャンネルを除くか、値を入れる処理を直してください。</translation>
    </message>
    <message>
        <source>Choose prompts that are neither too easy nor too hard; compute advantages before samples are dropped or shuffled.</source>
        <translation>易しすぎず難しすぎないプロンプトを選び、サンプルを捨てたり混ぜたりする前にアドバンテージを計算してください。</translation>
    </message>
    <message>
        <source>Chooses element by element.</source>
        <translation>要素ごとに選びます。</translation>
    </message>
    <message>
        <source>Combines the comparisons element by element.</source>
        <translation>比較を要素ごとに組み合わせます。</translation>
    </message>
    <message>
        <source>Combines the tensors element by element.</source>
        <translation>テンソルを要素ごとに組み合わせます。</translation>
    </message>
    <message>
        <source>Compare responses of the same quality and different lengths; normalise the reward by length.</source>
        <translation>質が同じで長さの異なる応答を比べ、報酬を長さで正規化してください。</translation>
    </message>
    <message>
        <source>Compare the attention mask with the pad token; set the padding side of the tokenizer.</source>
        <translation>注意マスクをパディングトークンと比べ、トークナイザーのパディング側を設定してください。</translation>
    </message>
    <message>
        <source>Compare the masks with the log-probabilities; apply log_softmax before the token is chosen.</source>
        <translation>マスクと対数確率を比べ、トークンを選ぶ前に log_softmax を適用してください。</translation>
    </message>
    <message>
        <source>Compare the parts of such a sequence with the reward function.</source>
        <translation>そのような系列の内訳を報酬関数と比べてください。</translation>
    </message>
    <message>
        <source>Compare tokens, log-probabilities and loss mask at the first and the last token of a response; train on the end token.</source>
        <translation>応答の最初と最後のトークンでトークン、対数確率、損失マスクを比べ、終了トークンも学習してください。</translation>
    </message>
    <message>
        <source>Compare with the weights that the rollout was collected with. If these are they, the collector's copy was not updated, or was updated too early.</source>
        <translation>ロールアウトの収集に使った重みで比べてください。これがその重みなら、コレクター側のコピーが更新されていないか、早く更新されすぎています。</translation>
    </message>
    <message>
        <source>Compute and store log-probabilities in float32, also under autocast.</source>
        <translation>対数確率は autocast の下でも float32 で計算し、保存してください。</translation>
    </message>
    <message>
        <source>Compute it again by this module before training, or bring it into the order and scale of the rollout.</source>
        <translation>学習の前にこのモジュールで計算し直すか、ロールアウトの順序と尺度に合わせてください。</translation>
    </message>
    <message>
        <source>Compute the statistics again with the tools that wrote the data set, after episodes were added or removed.</source>
        <translation>エピソードを追加または削除したあとは、データセットを書いたツールで統計を計算し直してください。</translation>
    </message>
    <message>
        <source>Compute them again, for example by generalized_advantage_estimate(), and compare; they may be of another kind of estimator.</source>
        <translation>generalized_advantage_estimate() などで計算し直して比べてください。別の種類の推定量を意図している場合もあります。</translation>
    </message>
    <message>
        <source>Computes size {} from the number of elements.</source>
        <translation>サイズ {} を要素数から求めます。</translation>
    </message>
    <message>
        <source>Computes the least-squares solution.</source>
        <translation>最小二乗解を計算します。</translation>
    </message>
    <message>
        <source>Computes the pseudo-inverse, which any matrix has.</source>
        <translation>どの行列にもある擬似逆行列を計算します。</translation>
    </message>
    <message>
        <source>Converts {} to {}.</source>
        <translation>{} を {} に変換します。</translation>
    </message>
    <message>
        <source>Copied actions</source>
        <translation>複写された行動</translation>
    </message>
    <message>
        <source>Copies the elements first.</source>
        <translation>先に要素をコピーします。</translation>
    </message>
    <message>
        <source>Copies the elements where a view is not possible.</source>
        <translation>ビューにできない場合は要素をコピーします。</translation>
    </message>
    <message>
        <source>Copy or record the named files again, or leave their episodes out with the tools that wrote the data set.</source>
        <translation>示されたファイルを再度コピーまたは記録するか、データセットを書いたツールでそのエピソードを除いてください。</translation>
    </message>
    <message>
        <source>Cuts all to {}, the shortest length along dim {}.</source>
        <translation>すべてを {}（次元 {} の最短の長さ）に切り詰めます。</translation>
    </message>
    <message>
        <source>Data sets number their rows; a number that is left out or repeated is a row that is lost or doubled.</source>
        <translation>データセットは行に番号を付けます。抜けた番号や重複した番号は、失われた行や二重の行です。</translation>
    </message>
    <message>
        <source>Declare them: td.auto_batch_size_(), or Batch dims… in the window.</source>
        <translation>td.auto_batch_size_()、またはウィンドウの「バッチ次元…」で宣言してください。</translation>
    </message>
    <message>
        <source>Default process group has not been initialized. Start the processes with torchrun, or set RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT</source>
        <translation>既定のプロセスグループが初期化されていません。torchrun でプロセスを起動するか、RANK、WORLD_SIZE、MASTER_ADDR、MASTER_PORT を設定してください</translation>
    </message>
    <message>
        <source>Denormal numbers</source>
        <translation>非正規化数</translation>
    </message>
    <message>
        <source>Denormal numbers have few digits, and processors take up to a hundred times as long for them: something decays or underflows.</source>
        <translation>非正規化数は有効桁が少なく、プロセッサーの処理時間が最大で百倍かかります。何かが減衰しているか、アンダーフローしています。</translation>
    </message>
    <message>
        <source>Different dtypes show that the stacked files were written by different code or settings. Stacking casts to the wider dtype, and models trained on one of them fail on the other.</source>
        <translation>dtype が異なる場合、スタックしたファイルは別のコードや設定で書かれています。スタックすると広い方の dtype に変換され、一方で学習したモデルはもう一方で失敗します。</translation>
    </message>
    <message>
        <source>Dim {} is out of range: the batch of {} has {} dims, so dims run from {} to {}.</source>
        <translation>次元 {} は範囲外です。{} のバッチは {} 次元なので、{} から {} までです。</translation>
    </message>
    <message>
        <source>Dim {} is out of range: {} has {} dims, so dims run from {} to {}.</source>
        <translation>次元 {} は範囲外です。{} は {} 次元なので、{} から {} までです。</translation>
    </message>
    <message>
        <source>Dims before the last two are broadcast, and sizes there must be equal or 1: in dim {}, {} has {} and {} has {}.</source>
        <translation>最後の 2 つより前の次元はブロードキャストされ、サイズは等しいか 1 でなければなりません。次元 {} で {} は {}、{} は {} です。</translation>
    </message>
    <message>
        <source>Dims that all leaves share, and that are not declared, are cut, stacked and shuffled leaf by leaf.</source>
        <translation>すべてのリーフに共通でも宣言されていない次元は、切り出し、スタック、シャッフルをリーフごとに行うことになります。</translation>
    </message>
    <message>
        <source>Divides by the number of elements: gives 0.</source>
        <translation>要素数で割ります。結果は 0 です。</translation>
    </message>
    <message>
        <source>Divides without rounding.</source>
        <translation>丸めずに割ります。</translation>
    </message>
    <message>
        <source>Each batch dim needs one name. Batch dims: {}; names given: {}.</source>
        <translation>各バッチ次元には名前が 1 つ必要です。バッチ次元: {}、指定された名前: {}。</translation>
    </message>
    <message>
        <source>Each entry begins with the batch size {}, and {} is {}.</source>
        <translation>各エントリはバッチサイズ {} で始まりますが、{} は {} です。</translation>
    </message>
    <message>
        <source>Each entry begins with the batch size; all of {} begin with {}.</source>
        <translation>各エントリはバッチサイズで始まります。{} のすべては {} で始まります。</translation>
    </message>
    <message>
        <source>Each step is an episode of its own</source>
        <translation>どのステップもそれだけで 1 つのエピソードです</translation>
    </message>
    <message>
        <source>Elements computed from other elements cannot be edited; edit those.</source>
        <translation>ほかの要素から計算した値は編集できません。元の要素を編集してください。</translation>
    </message>
    <message>
        <source>EnsembleModule takes a module over tensordicts, not a value of type {}</source>
        <translation>EnsembleModule の引数は tensordict を扱うモジュールです。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>Entropy of the policy</source>
        <translation>方策のエントロピー</translation>
    </message>
    <message>
        <source>Episode {} has no steps, and LeRobot data sets have no such episodes; leave it out</source>
        <translation>エピソード {} にはステップがなく、LeRobot データセットにそのようなエピソードはありません。除いてください</translation>
    </message>
    <message>
        <source>Episodes end where a bool of the batch size {} is true, and this is {} {}.</source>
        <translation>エピソードの終わりは、バッチサイズ {} の bool が真のところですが、これは {} {} です。</translation>
    </message>
    <message>
        <source>Episodes must start right after another one ends, and only there. Otherwise returns are summed across a reset, or cut within an episode.</source>
        <translation>エピソードは、別のエピソードが終わった直後に、そしてそこでのみ始まらなければなりません。そうでないと、リターンがリセットをまたいで合計されたり、エピソードの途中で切れたりします。</translation>
    </message>
    <message>
        <source>Episodes run along the last batch dim, the only one that may be ragged; the batch size is {}. Show one member.</source>
        <translation>エピソードは最後のバッチ次元に沿って進み、不揃いにできるのはこの次元だけです。バッチサイズは {} です。メンバーを 1 つ選んで見てください。</translation>
    </message>
    <message>
        <source>Equal samples of a prompt have equal rewards and no advantage. A response that repeats the same tokens until the maximum length shows that the policy collapsed.</source>
        <translation>あるプロンプトの同じサンプルは報酬も同じで、アドバンテージがありません。最大長まで同じトークンを繰り返す応答は方策の崩壊を示します。</translation>
    </message>
    <message>
        <source>Error initializing torch.distributed: the environment variable {} is expected, but not set; start the processes with torchrun, or set it</source>
        <translation>torch.distributed を初期化できません: 環境変数 {} が必要ですが、設定されていません。torchrun でプロセスを起動するか、変数を設定してください</translation>
    </message>
    <message>
        <source>Exactly one of `{}` and `{}` must be provided.</source>
        <translation>`{}` と `{}` のどちらか一方だけを指定してください。</translation>
    </message>
    <message>
        <source>Except in dim {}, the index of `{}` must not be longer than the input: in dim {}, {} has {} and {} has {}.</source>
        <translation>次元 {} を除き、`{}` のインデックスは入力より長くできません。次元 {} で {} は {}、{} は {} です。</translation>
    </message>
    <message>
        <source>Expected all tensors to be on the same device, but out is on {} and the result on {}</source>
        <translation>すべてのテンソルが同じデバイスにある必要がありますが、out は {}、結果は {} にあります</translation>
    </message>
    <message>
        <source>Expected more than 1 value per channel when training, got input size {}</source>
        <translation>学習時はチャネルごとに 2 つ以上の値が必要ですが、入力のサイズは {} です</translation>
    </message>
    <message>
        <source>Expected reinterpreted_batch_ndims &lt;= the number of batch dims, actual {} vs {}</source>
        <translation>reinterpreted_batch_ndims はバッチ次元の数以下でなければなりません: {} に対して {}</translation>
    </message>
    <message>
        <source>Files of the data set</source>
        <translation>データセットのファイル</translation>
    </message>
    <message>
        <source>Find the cause (a division by zero, a logarithm of zero, a diverging simulator), and drop these steps.</source>
        <translation>原因(ゼロ除算、ゼロの対数、発散したシミュレーターなど)を探し、これらのステップを除いてください。</translation>
    </message>
    <message>
        <source>Frames of {} × {} pixels are too large: this format allows {} a side.</source>
        <translation>{} × {} ピクセルのフレームは大きすぎます。この形式では 1 辺 {} までです。</translation>
    </message>
    <message>
        <source>Frozen frames</source>
        <translation>静止したフレーム</translation>
    </message>
    <message>
        <source>GRPO and its variants subtract the mean reward of the samples of a prompt. A group with equal rewards teaches nothing; another mean than 0 comes from samples that were lost or mixed up.</source>
        <translation>GRPO とその変種はプロンプトのサンプルの平均報酬を引きます。報酬が等しいグループからは何も学べません。平均が 0 でないのは、サンプルが失われたか混ざったためです。</translation>
    </message>
    <message>
        <source>Give both the same dims: sum over those of the action, or unsqueeze(-1).</source>
        <translation>両方の次元をそろえてください: 行動の次元で合計するか、unsqueeze(-1) を使います。</translation>
    </message>
    <message>
        <source>Give rewards, flags and values the same shape, [*batch, 1]: use unsqueeze(-1) where a dim is missing.</source>
        <translation>報酬、フラグ、価値を同じ形状 [*batch, 1] にそろえてください。次元が足りないものには unsqueeze(-1) を使います。</translation>
    </message>
    <message>
        <source>Gives all elements, as nested lists of numbers.</source>
        <translation>すべての要素を数値の入れ子リストとして返します。</translation>
    </message>
    <message>
        <source>Gives dims by their positions.</source>
        <translation>次元を位置で指定します。</translation>
    </message>
    <message>
        <source>Gives the last piece the rest of dim {}.</source>
        <translation>最後の部分に次元 {} の残りを割り当てます。</translation>
    </message>
    <message>
        <source>Gives the sizes of {} one by one.</source>
        <translation>{} のサイズを 1 つずつ渡します。</translation>
    </message>
    <message>
        <source>HDF5 cannot hold a key called {}; rename it, or save to a memmap folder</source>
        <translation>HDF5 は {} という名前のキーを格納できません。名前を変えるか、memmap フォルダーに保存してください</translation>
    </message>
    <message>
        <source>HDF5 cannot hold an integer beyond 64 bits</source>
        <translation>HDF5 は 64 ビットを超える整数を格納できません</translation>
    </message>
    <message>
        <source>HDF5 cannot hold bytes and other values in one list</source>
        <translation>HDF5 は bytes とほかの値を 1 つのリストに格納できません</translation>
    </message>
    <message>
        <source>HDF5 cannot hold lists of unequal length; save to a memmap folder</source>
        <translation>HDF5 は長さの異なるリストを格納できません。memmap フォルダーに保存してください</translation>
    </message>
    <message>
        <source>HDF5 cannot hold text with a NUL character; use bytes</source>
        <translation>HDF5 は NUL 文字を含むテキストを格納できません。bytes を使ってください</translation>
    </message>
    <message>
        <source>HDF5 cannot hold the value {}; remove it, or save to a memmap folder</source>
        <translation>HDF5 は値 {} を格納できません。削除するか、memmap フォルダーに保存してください</translation>
    </message>
    <message>
        <source>HDF5 cannot hold these integers in one list: they span more than 64 bits</source>
        <translation>HDF5 はこれらの整数を 1 つのリストに格納できません: 範囲が 64 ビットを超えています</translation>
    </message>
    <message>
        <source>HDF5 files are opened only after the program tensordesk-h5probe has tested them, and it is missing beside this program; reinstall TensorDesk</source>
        <translation>HDF5 ファイルはプログラム tensordesk-h5probe で調べてから開きますが、それがこのプログラムと同じ場所にありません。TensorDesk を再インストールしてください</translation>
    </message>
    <message>
        <source>HDF5 files of tensordict cannot hold {}; convert it first, or save to a memmap folder</source>
        <translation>tensordict の HDF5 ファイルは {} を格納できません。先に変換するか、memmap フォルダーに保存してください</translation>
    </message>
    <message>
        <source>HDF5 stores one value per row only if all are str, bytes, bool, int or float, of one type</source>
        <translation>HDF5 が行ごとに 1 つの値を格納できるのは、すべてが str、bytes、bool、int、float のいずれか 1 つの型の場合だけです</translation>
    </message>
    <message>
        <source>HDF5 times</source>
        <translation>HDF5 の時刻</translation>
    </message>
    <message>
        <source>IFEvalScoreData has {} fields</source>
        <translation>IFEvalScoreData のフィールドは {} 個です</translation>
    </message>
    <message>
        <source>Ids of episodes are integers of the batch size {}, and this is {} {}.</source>
        <translation>エピソードの ID は、バッチサイズ {} の整数ですが、これは {} {} です。</translation>
    </message>
    <message>
        <source>If the reward follows the length, the policy learns to write long or short responses instead of better ones.</source>
        <translation>報酬が長さに従うと、方策は良い応答ではなく長い、または短い応答を書くことを学びます。</translation>
    </message>
    <message>
        <source>Ignored findings are an object of checks and their keys, as {}, and this is {}.</source>
        <translation>無視する指摘は {} のような検査とキーのオブジェクトですが、これは {} です。</translation>
    </message>
    <message>
        <source>Images of a LeRobot data set are av1, h264 or png, not {}</source>
        <translation>LeRobot データセットの画像は av1、h264、png のいずれかであり、{} ではありません</translation>
    </message>
    <message>
        <source>In a full buffer the newest row is followed by the oldest one: treating them as neighbours yields a transition that never happened.</source>
        <translation>満杯のバッファでは、最新の行の次に最古の行が並びます。両者を隣同士として扱うと、実際には起きていない遷移になります。</translation>
    </message>
    <message>
        <source>IndependentNormal takes {} of the {} batch dims</source>
        <translation>IndependentNormal にはバッチ次元が {} 個必要ですが、{} 個しかありません</translation>
    </message>
    <message>
        <source>Index by the mask, td[td["mask"]], before anything is computed.</source>
        <translation>何かを計算する前に、td[td["mask"]] のようにマスクでインデックスを付けてください。</translation>
    </message>
    <message>
        <source>Index tensors are broadcast together: {} is {}, and {} is {}.</source>
        <translation>インデックステンソルは互いにブロードキャストされます: {} は {}、{} は {} です。</translation>
    </message>
    <message>
        <source>Index {} is out of range for some members of {}, whose sizes differ in dim {}.</source>
        <translation>インデックス {} は {} の一部のメンバーで範囲外です。次元 {} のサイズが異なります。</translation>
    </message>
    <message>
        <source>Index {} is out of range: dim {} of {} has size {}, so indices run from {} to {}.</source>
        <translation>インデックス {} は範囲外です。次元 {}（{}）のサイズは {} なので、{} から {} までです。</translation>
    </message>
    <message>
        <source>Indexes dim {}, which is long enough.</source>
        <translation>十分な長さがある次元 {} を参照します。</translation>
    </message>
    <message>
        <source>Indexes it: brackets, not parentheses.</source>
        <translation>インデックスには丸括弧でなく角括弧を使います。</translation>
    </message>
    <message>
        <source>Indexes the batch dims alone.</source>
        <translation>バッチ次元だけを参照します。</translation>
    </message>
    <message>
        <source>Inspect the histogram; regularise the policy, or rescale the actions.</source>
        <translation>ヒストグラムを確かめ、方策を正則化するか、行動のスケールを変えてください。</translation>
    </message>
    <message>
        <source>Inspect the largest differences; check that the weights are those of the run, that in_keys are the policy's inputs, and that inputs are normalised in the same way.</source>
        <translation>差の大きい箇所を確かめてください。重みがその実行のものか、in_keys が方策の入力か、入力が同じように正規化されているかを確認してください。</translation>
    </message>
    <message>
        <source>Inspect the tokens with the largest ratios; make fewer updates per rollout, or truncate the ratios.</source>
        <translation>比率の最も大きいトークンを調べ、ロールアウトごとの更新を減らすか比率を打ち切ってください。</translation>
    </message>
    <message>
        <source>Interleaved rows</source>
        <translation>混ざり合った行</translation>
    </message>
    <message>
        <source>Invalid device {}. Expected device that is compatible to {}</source>
        <translation>デバイス {} は無効です。{} と互換性のあるデバイスが必要です</translation>
    </message>
    <message>
        <source>Invalid shape {}. Expected shape that is compatible to {}</source>
        <translation>形状 {} は無効です。{} と互換性のある形状が必要です</translation>
    </message>
    <message>
        <source>It is damaged: the HDF5 library {}.{}.{} {}, as a test in a separate process has shown, so it is not opened. Get an undamaged copy, or try to make one with h5repack of a newer HDF5</source>
        <translation>破損しています: 別プロセスでの試行で、HDF5 ライブラリ {}.{}.{} が{}ことがわかったため、開きません。正常なコピーを入手するか、より新しい HDF5 の h5repack で作成を試みてください</translation>
    </message>
    <message>
        <source>It is of a version of the file format that the HDF5 library {}.{}.{} does not know: a newer HDF5 wrote it, or it is damaged. Where it was written, `h5repack --high=2` makes a copy that is read here</source>
        <translation>ファイル形式のバージョンが HDF5 ライブラリ {}.{}.{} の対応外です: より新しい HDF5 で書かれたか、破損しています。書かれた環境で `h5repack --high=2` を実行すると、ここで読めるコピーを作れます</translation>
    </message>
    <message>
        <source>Its routed experts and inputs of images are not shown</source>
        <translation>ルーティングされたエキスパート (routed experts) と画像の入力は表示されません</translation>
    </message>
    <message>
        <source>Its show.json lacks the number of tensordicts.</source>
        <translation>show.json に tensordict の個数がありません。</translation>
    </message>
    <message>
        <source>JSON lines are only read; save it as a memmap folder, or export it as JSON</source>
        <translation>JSON Lines は読み取り専用です。memmap フォルダーとして保存するか、JSON としてエクスポートしてください</translation>
    </message>
    <message>
        <source>Joins the features of {} and {} along the last dim.</source>
        <translation>{} と {} の特徴を最後の次元で連結します。</translation>
    </message>
    <message>
        <source>Joins them along dim {}, the one in which they differ.</source>
        <translation>異なっている次元 {} に沿って連結します。</translation>
    </message>
    <message>
        <source>KL divergence from the reference</source>
        <translation>参照からの KL ダイバージェンス</translation>
    </message>
    <message>
        <source>Keeps the dims without subscripts as batch dims.</source>
        <translation>添字のない次元をバッチ次元として残します。</translation>
    </message>
    <message>
        <source>Keeps the first dim, which has size {}.</source>
        <translation>サイズ {} の最初の次元を残します。</translation>
    </message>
    <message>
        <source>Keeps the last dim, of size {}; only one size can be computed.</source>
        <translation>サイズ {} の最後の次元を残します。求められるサイズは 1 つだけです。</translation>
    </message>
    <message>
        <source>Keeps the last dim, which has size {}.</source>
        <translation>サイズ {} の最後の次元を残します。</translation>
    </message>
    <message>
        <source>Keeps the last {} dims as they are.</source>
        <translation>最後の {} 個の次元をそのまま残します。</translation>
    </message>
    <message>
        <source>Keeps the names of the other dims.</source>
        <translation>他の次元の名前を保ちます。</translation>
    </message>
    <message>
        <source>Keeps the other elements in a last dim.</source>
        <translation>残りの要素を最後の次元に保ちます。</translation>
    </message>
    <message>
        <source>Keeps the reduced dim of {}, with size 1.</source>
        <translation>{} の縮約した次元をサイズ 1 で残します。</translation>
    </message>
    <message>
        <source>Keeps the tensordicts as they are: dims of unequal size and keys that are missing in some stay visible.</source>
        <translation>テンソル辞書をそのまま保ちます。サイズの異なる次元や一部にないキーも見えたままです。</translation>
    </message>
    <message>
        <source>Leaves out keys that some of them lack.</source>
        <translation>一部にないキーを除きます。</translation>
    </message>
    <message>
        <source>Leaves out the index: {} is one number.</source>
        <translation>インデックスを省きます。{} は 1 つの数値です。</translation>
    </message>
    <message>
        <source>Leaves out the last index.</source>
        <translation>最後のインデックスを除きます。</translation>
    </message>
    <message>
        <source>Leaves out the last names.</source>
        <translation>最後の名前を省きます。</translation>
    </message>
    <message>
        <source>Leaves out the number that has no pair.</source>
        <translation>対にならない数を省きます。</translation>
    </message>
    <message>
        <source>Leaves out the numbers of dims that {} does not have.</source>
        <translation>{} にない次元の数を省きます。</translation>
    </message>
    <message>
        <source>LibTorch casts no tensor to {} without a scale; torch.quantize_per_tensor in Python does</source>
        <translation>LibTorch はスケールなしにテンソルを {} に変換できません。Python の torch.quantize_per_tensor なら変換できます</translation>
    </message>
    <message>
        <source>Line {} is left out: {}</source>
        <translation>行 {} を省略しました: {}</translation>
    </message>
    <message>
        <source>Logits at a position belong to the next token. A shift that is missing or made twice pairs tokens with the log-probabilities of their neighbours, or leaves the end token out of the loss.</source>
        <translation>ある位置のロジットは次のトークンのものです。ずらしが抜けるか二重になると、トークンが隣の対数確率と組になるか、終了トークンが損失から漏れます。</translation>
    </message>
    <message>
        <source>Look for a shift by one step, a reset that overwrote the last state, environments that were mixed, or rows out of order.</source>
        <translation>1 ステップのずれ、最後の状態を上書きしたリセット、混ざった環境、順序の乱れた行がないか調べてください。</translation>
    </message>
    <message>
        <source>Loss mask</source>
        <translation>損失マスク</translation>
    </message>
    <message>
        <source>MP4 is written by the program ffmpeg, and there is none on the search path: install it, or write .webp or .gif instead.</source>
        <translation>MP4 の書き込みにはプログラム ffmpeg を使いますが、検索パスにありません。インストールするか、代わりに .webp か .gif で書き出してください。</translation>
    </message>
    <message>
        <source>Makes all batch dims event dims.</source>
        <translation>すべてのバッチ次元をイベント次元にします。</translation>
    </message>
    <message>
        <source>Makes the last dim an event dim, such as the dims of one action.</source>
        <translation>最後の次元をイベント次元にします(1 つの行動の成分など)。</translation>
    </message>
    <message>
        <source>Makes the module with the sizes of the state dict.</source>
        <translation>state dict のサイズでモジュールを作ります。</translation>
    </message>
    <message>
        <source>Makes the module without a bias.</source>
        <translation>バイアスなしでモジュールを作ります。</translation>
    </message>
    <message>
        <source>Matrices with the last dim on their diagonals.</source>
        <translation>最後の次元を対角成分とする行列です。</translation>
    </message>
    <message>
        <source>Members with the same keys are shown as a lazy stack of {}. Open the file with {} to see them as stored</source>
        <translation>同じキーを持つメンバーを {} 個の遅延スタックとして表示しています。保存されたとおりに見るには {} でファイルを開いてください</translation>
    </message>
    <message>
        <source>Memory does not suffice for another frame.</source>
        <translation>次のフレームのためのメモリが足りません。</translation>
    </message>
    <message>
        <source>Memory does not suffice for the film.</source>
        <translation>動画のためのメモリが足りません。</translation>
    </message>
    <message>
        <source>Merges dims {} to {} of {} into one.</source>
        <translation>次元 {} から {} まで（{}）を 1 つにまとめます。</translation>
    </message>
    <message>
        <source>Micro-batches are written by prime-rl alone; save it as a memmap folder, or export it as JSON</source>
        <translation>マイクロバッチを書き込むのは prime-rl だけです。memmap フォルダーとして保存するか、JSON としてエクスポートしてください</translation>
    </message>
    <message>
        <source>Mismatched members</source>
        <translation>不一致のメンバー</translation>
    </message>
    <message>
        <source>ModuleDict takes a dict of modules, not a value of type {}</source>
        <translation>ModuleDict の引数はモジュールの dict です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>ModuleList takes a list of modules, not a value of type {}</source>
        <translation>ModuleList の引数はモジュールのリストです。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>More than {} members are too many to show side by side: choose some of them.</source>
        <translation>{} 個を超えるメンバーは並べて見るには多すぎます。いくつかを選んでください。</translation>
    </message>
    <message>
        <source>Moves dim {} of {} to position {}.</source>
        <translation>次元 {} を（{} の中で）位置 {} に移動します。</translation>
    </message>
    <message>
        <source>Moves {} to the device of the parameters.</source>
        <translation>{} をパラメータのデバイスに移します。</translation>
    </message>
    <message>
        <source>Moves {} to the device of {}.</source>
        <translation>{} を {} のデバイスに移します。</translation>
    </message>
    <message>
        <source>Multiplies each matrix of {} by its vector of {}.</source>
        <translation>{} の各行列に {} の対応するベクトルを掛けます。</translation>
    </message>
    <message>
        <source>Multiplies the vectors in the last dim of {} and {} one by one: dot products.</source>
        <translation>{} と {} の最後の次元のベクトルを 1 つずつ掛けます（内積）。</translation>
    </message>
    <message>
        <source>MultivariateNormal takes one of covariance_matrix, precision_matrix and scale_tril</source>
        <translation>MultivariateNormal には covariance_matrix、precision_matrix、scale_tril のうち 1 つを指定してください</translation>
    </message>
    <message>
        <source>NaN and infinities</source>
        <translation>NaN と無限大</translation>
    </message>
    <message>
        <source>Names the dims of {} in the other order.</source>
        <translation>{} の次元を逆の順で名付けます。</translation>
    </message>
    <message>
        <source>Names the nested key level by level.</source>
        <translation>入れ子のキーを階層ごとに指定します。</translation>
    </message>
    <message>
        <source>Negates each element.</source>
        <translation>各要素を否定します。</translation>
    </message>
    <message>
        <source>Negates the flags.</source>
        <translation>フラグを反転します。</translation>
    </message>
    <message>
        <source>No action is needed.</source>
        <translation>対処は不要です。</translation>
    </message>
    <message>
        <source>No key has a role that tells where an episode ends: all {} steps are one episode</source>
        <translation>エピソードの終わりを示す役割のキーがありません: {} ステップ全体が 1 つのエピソードです</translation>
    </message>
    <message>
        <source>No key has a role yet: choose that of the observation, the action or the reward</source>
        <translation>まだどのキーにも役割がありません。観測、行動、報酬のキーを選んでください</translation>
    </message>
    <message>
        <source>Not shown, because other keys are shown under their names: {}. Open the file with {} to see all keys</source>
        <translation>同じ名前で別のキーが表示されているため、表示されないキー: {}。すべてのキーを見るには {} でファイルを開いてください</translation>
    </message>
    <message>
        <source>Not shown, because they do not have {} rows, one per step: {}</source>
        <translation>各ステップに 1 行、計 {} 行を持たないため表示されません: {}</translation>
    </message>
    <message>
        <source>One NaN in a batch makes the loss NaN, and with it every weight.</source>
        <translation>バッチに NaN が 1 つあると損失が NaN になり、すべての重みも NaN になります。</translation>
    </message>
    <message>
        <source>One of the differentiated Tensors appears to not have been used in the graph</source>
        <translation>微分の対象となるテンソルの一つから出力は計算されていません</translation>
    </message>
    <message>
        <source>Only dims of size 1 can be expanded, and sizes are aligned at the last dim: {} has {} there, not {}.</source>
        <translation>拡張できるのはサイズ 1 の次元だけで、サイズは最後の次元に揃えます。{} はそこで {} であり、{} ではありません。</translation>
    </message>
    <message>
        <source>Only one size of `{}` can be -1.</source>
        <translation>`{}` のサイズで -1 にできるのは 1 つだけです。</translation>
    </message>
    <message>
        <source>Open it in the order of time (--oldest-first), or mark the newest row as truncated before slices are sampled.</source>
        <translation>時間順に開く(--oldest-first)か、スライスを抽出する前に最新の行を truncated にしてください。</translation>
    </message>
    <message>
        <source>PPO and its variants weight each token by the ratio of its probabilities under the policy and under the rollout engine. They clip ratios far from 1; a very large one dominates the gradient.</source>
        <translation>PPO とその変種は、方策とロールアウトエンジンでの確率の比で各トークンに重みを付けます。1 から遠い比は切り詰められ、非常に大きな比は勾配を支配します。</translation>
    </message>
    <message>
        <source>Padded steps never happened: losses and means over them are wrong.</source>
        <translation>パディングのステップは実際には起きていません。それを含む損失や平均は誤りです。</translation>
    </message>
    <message>
        <source>Padding is not shown: {} marks the real steps of each episode</source>
        <translation>パディングは表示していません。{} が各エピソードの実際のステップを示します</translation>
    </message>
    <message>
        <source>Padding of sequences</source>
        <translation>系列のパディング</translation>
    </message>
    <message>
        <source>Pads the shorter members with zeros at their ends.</source>
        <translation>短いメンバーの末尾を 0 で埋めます。</translation>
    </message>
    <message>
        <source>Pads the shorter ones with zeros to the length of the longest.</source>
        <translation>短いものをゼロで最長の長さまで埋めます。</translation>
    </message>
    <message>
        <source>Parquet files are compressed with snappy, gzip:1 to gzip:9 or zstd:1 to zstd:22, not with {}</source>
        <translation>Parquet ファイルの圧縮は snappy、gzip:1~gzip:9、zstd:1~zstd:22 のいずれかです。{} は使えません</translation>
    </message>
    <message>
        <source>Parquet files are read and written by Apache Arrow, which could not be loaded ({}); install the pyarrow that TensorDesk was built with, or build it again</source>
        <translation>Parquet ファイルは Apache Arrow が読み書きしますが、読み込めませんでした ({})。TensorDesk のビルドに使った pyarrow をインストールするか、ビルドし直してください</translation>
    </message>
    <message>
        <source>Parquet files are read and written by Apache Arrow, which this build lacks: install pyarrow beside torch with `pip install pyarrow`, and build TensorDesk again</source>
        <translation>Parquet ファイルは Apache Arrow が読み書きしますが、このビルドにはありません。`pip install pyarrow` で torch と同じ環境に pyarrow を入れ、TensorDesk をビルドし直してください</translation>
    </message>
    <message>
        <source>Parts of the reward</source>
        <translation>報酬の内訳</translation>
    </message>
    <message>
        <source>Probability ratios</source>
        <translation>確率の比</translation>
    </message>
    <message>
        <source>Prompts are padded on the left and responses on the right, or all sequences on the same side. Padding elsewhere shifts the positions of tokens, or becomes a part of the text.</source>
        <translation>プロンプトは左、応答は右、または全系列が同じ側でパディングされます。他の場所のパディングはトークンの位置をずらすか、本文の一部になります。</translation>
    </message>
    <message>
        <source>RNN input dtype ({}) does not match weight dtype ({}). Convert the input with .to({})</source>
        <translation>RNN の入力の dtype（{}）が重みの dtype（{}）と一致しません。入力を .to({}) で変換してください</translation>
    </message>
    <message>
        <source>Raise the maximum length, penalise length smoothly, or leave truncated responses out of the loss.</source>
        <translation>最大長を上げる、長さに滑らかな罰則を付ける、または打ち切られた応答を損失から除いてください。</translation>
    </message>
    <message>
        <source>Raise the temperature, the entropy bonus or the upper clip bound; lower the learning rate.</source>
        <translation>温度、エントロピーボーナス、またはクリップの上限を上げ、学習率を下げてください。</translation>
    </message>
    <message>
        <source>Range of log-probabilities</source>
        <translation>対数確率の範囲</translation>
    </message>
    <message>
        <source>Reads dim 0 of the input as the batch and dim 1 as time.</source>
        <translation>入力の次元 0 をバッチ、次元 1 を時間として読みます。</translation>
    </message>
    <message>
        <source>Reads the attribute, which is not a method.</source>
        <translation>メソッドではない属性を読みます。</translation>
    </message>
    <message>
        <source>Reads the entry of this name.</source>
        <translation>この名前のエントリを読みます。</translation>
    </message>
    <message>
        <source>Remove them, for example with td[:n], or sample only the written rows of the buffer.</source>
        <translation>td[:n] などで取り除くか、バッファの書き込み済みの行だけからサンプリングしてください。</translation>
    </message>
    <message>
        <source>Removes the last dim alone.</source>
        <translation>最後の次元だけを取り除きます。</translation>
    </message>
    <message>
        <source>Removes the last dim of {}, which has size 1.</source>
        <translation>{} のサイズ 1 の最後の次元を除きます。</translation>
    </message>
    <message>
        <source>Removes the last dims of size 1.</source>
        <translation>サイズ 1 の最後の次元を除きます。</translation>
    </message>
    <message>
        <source>Removes the prefix from the names.</source>
        <translation>名前から接頭辞を除きます。</translation>
    </message>
    <message>
        <source>Repeated responses</source>
        <translation>繰り返しの応答</translation>
    </message>
    <message>
        <source>Repeats it along new dims in front.</source>
        <translation>先頭の新しい次元に沿って繰り返します。</translation>
    </message>
    <message>
        <source>Repeats the first dims and keeps the others.</source>
        <translation>最初の次元を繰り返し、残りはそのままにします。</translation>
    </message>
    <message>
        <source>Repeats the values of {} along the other batch dims.</source>
        <translation>{} の値を残りのバッチ次元に沿って繰り返します。</translation>
    </message>
    <message>
        <source>Repeats {} along the first batch dims.</source>
        <translation>{} を最初のバッチ次元に沿って繰り返します。</translation>
    </message>
    <message>
        <source>Repeats {} for each element of the batch.</source>
        <translation>{} をバッチの各要素に対して繰り返します。</translation>
    </message>
    <message>
        <source>Reset environments where they are done, and keep done, is_init and traj_ids of one and the same step.</source>
        <translation>done になった環境をリセットし、done、is_init、traj_ids を同じステップのものにそろえてください。</translation>
    </message>
    <message>
        <source>Resets</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Reward and length</source>
        <translation>報酬と長さ</translation>
    </message>
    <message>
        <source>Rollout engine and trainer</source>
        <translation>ロールアウトエンジンとトレーナー</translation>
    </message>
    <message>
        <source>Root and next</source>
        <translation>ルートと next</translation>
    </message>
    <message>
        <source>Row numbers</source>
        <translation>行番号</translation>
    </message>
    <message>
        <source>Rows of zeros at the end are a buffer that was never filled: trained on, they are states, actions and rewards of zero.</source>
        <translation>末尾のゼロの行は、埋められなかったバッファです。学習に使うと、ゼロの状態、行動、報酬になります。</translation>
    </message>
    <message>
        <source>Runs along the last dim, which has {} elements.</source>
        <translation>{} 個の要素を持つ最後の次元に沿って計算します。</translation>
    </message>
    <message>
        <source>Runs along time.</source>
        <translation>時間に沿って計算します。</translation>
    </message>
    <message>
        <source>Runs along {}.</source>
        <translation>{} に沿って計算します。</translation>
    </message>
    <message>
        <source>Sampled actions differ from the deterministic ones; the difference shows how much the policy explores.</source>
        <translation>サンプリングした行動は決定論的な行動と異なります。その差が、方策がどれだけ探索するかを示します。</translation>
    </message>
    <message>
        <source>Saturated values</source>
        <translation>飽和した値</translation>
    </message>
    <message>
        <source>Searches one value of {} in each sequence.</source>
        <translation>各系列で {} の値を 1 つ探します。</translation>
    </message>
    <message>
        <source>See the step that it names: record or export the episode again, so that its numbers go up by one.</source>
        <translation>示されたステップを確認し、番号が 1 ずつ増えるようにエピソードを記録またはエクスポートし直してください。</translation>
    </message>
    <message>
        <source>See the step that it names: sort rows by time, or write done where the episode ended.</source>
        <translation>示されたステップを確認してください: 行を時間順に並べ替えるか、エピソードの終わりに done を書き込んでください。</translation>
    </message>
    <message>
        <source>See the steps; leave the episode out, or resample it. Policies learn that a step always takes as long.</source>
        <translation>ステップを確認し、エピソードを除くか再サンプリングしてください。方策はステップの長さが常に同じだと学びます。</translation>
    </message>
    <message>
        <source>See the steps; replace the value by the mean of its neighbours, or leave the episode out.</source>
        <translation>ステップを確認し、値を隣の平均で置き換えるか、エピソードを除いてください。</translation>
    </message>
    <message>
        <source>See these frames; leave the episodes out, or record them again.</source>
        <translation>これらのフレームを確かめ、エピソードを除くか、記録し直してください。</translation>
    </message>
    <message>
        <source>See these frames; leave them or the episodes out, and let the camera warm up before recording.</source>
        <translation>これらのフレームを確認し、それらかエピソードを除いてください。記録の前にカメラを安定させてください。</translation>
    </message>
    <message>
        <source>See whether actions were stored before they were clipped or scaled, or whether the space is wrong.</source>
        <translation>クリップやスケーリングの前の行動が保存されていないか、空間の記述が誤っていないか確かめてください。</translation>
    </message>
    <message>
        <source>Selects along dim {}, whose size the mask has.</source>
        <translation>マスクと同じサイズの次元 {} に沿って選びます。</translation>
    </message>
    <message>
        <source>Selects each row of the first index with each column of the second.</source>
        <translation>最初のインデックスの各行と 2 番目の各列を選びます。</translation>
    </message>
    <message>
        <source>Selects where all values of the last dim of {} are true.</source>
        <translation>{} の最後の次元の値がすべて真の所を選びます。</translation>
    </message>
    <message>
        <source>Selects where any value of the last dim of {} is true.</source>
        <translation>{} の最後の次元の値がどれか真の所を選びます。</translation>
    </message>
    <message>
        <source>Set them to zero, as torch.set_flush_denormal(True) does, and find the value that decays.</source>
        <translation>torch.set_flush_denormal(True) のようにゼロにし、減衰している値を探してください。</translation>
    </message>
    <message>
        <source>Set truncated, not terminated, where a time limit ended the episode; done is true for both.</source>
        <translation>時間制限でエピソードが終わったところでは、terminated ではなく truncated を設定してください。done はどちらの場合も真です。</translation>
    </message>
    <message>
        <source>Sets {} to {}, the size that {} has in dim {}.</source>
        <translation>{} を {} にします。これは {} の次元 {} のサイズです。</translation>
    </message>
    <message>
        <source>Shapes are aligned at the last dim, and sizes there must be equal or 1: in dim {}, {} has {} and {} has {}.</source>
        <translation>形状は最後の次元に揃えられ、サイズは等しいか 1 でなければなりません。次元 {} で {} は {}、{} は {} です。</translation>
    </message>
    <message>
        <source>Shift by one token</source>
        <translation>1 トークンのずれ</translation>
    </message>
    <message>
        <source>Silent broadcasting</source>
        <translation>暗黙のブロードキャスト</translation>
    </message>
    <message>
        <source>Skips parameters that the module lacks; loads all others.</source>
        <translation>モジュールにないパラメーターを省き、ほかはすべて読み込みます。</translation>
    </message>
    <message>
        <source>Sort by time, and give each trajectory its own ID; sampled slices of a shared ID mix both.</source>
        <translation>時間順に並べ替え、軌跡ごとに固有の ID を付けてください。ID を共有していると、サンプリングしたスライスに両方が混ざります。</translation>
    </message>
    <message>
        <source>Special tokens</source>
        <translation>特殊トークン</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>スパイク</translation>
    </message>
    <message>
        <source>Splits dim 0 of {} into the batch dims.</source>
        <translation>{} の次元 0 をバッチ次元に分割します。</translation>
    </message>
    <message>
        <source>Splits dim {}, whose size is {}.</source>
        <translation>次元 {}(サイズ {})を分割します。</translation>
    </message>
    <message>
        <source>Stacks the tensordicts lazily if their shapes or keys differ.</source>
        <translation>形状やキーが異なる場合、テンソル辞書を遅延スタックします。</translation>
    </message>
    <message>
        <source>Stacks the tensors along a new first dim.</source>
        <translation>テンソルを新しい最初の次元に積み重ねます。</translation>
    </message>
    <message>
        <source>Stated bounds</source>
        <translation>示された範囲</translation>
    </message>
    <message>
        <source>Step counts</source>
        <translation>ステップ数</translation>
    </message>
    <message>
        <source>Store log_prob() of the collecting policy's distribution for the stored action, summed over its dims, at the same step.</source>
        <translation>収集した方策の分布による、保存された行動の log_prob() を、その次元で合計し、同じステップに保存してください。</translation>
    </message>
    <message>
        <source>Store what was commanded as the action, or the state of the next step, and check which key is which.</source>
        <translation>行動には指令された値か次のステップの状態を保存し、どのキーがどちらかを確かめてください。</translation>
    </message>
    <message>
        <source>Stored returns and advantages</source>
        <translation>保存されたリターンとアドバンテージ</translation>
    </message>
    <message>
        <source>Stored statistics</source>
        <translation>保存された統計</translation>
    </message>
    <message>
        <source>Stored text and tokens</source>
        <translation>保存されたテキストとトークン</translation>
    </message>
    <message>
        <source>Subscript '{}' has two sizes: {} in operand {} and {} in an earlier one. A subscript needs the same size in every operand.</source>
        <translation>添字 '{}' のサイズが 2 つあります: {}（オペランド {}）と、それより前の {}。各添字のサイズはすべてのオペランドで 1 つです。</translation>
    </message>
    <message>
        <source>Subscript '{}' has two sizes: {} in {} and {} in {}.</source>
        <translation>添字 '{}' のサイズが 2 つあります: {}（{}）と {}（{}）。</translation>
    </message>
    <message>
        <source>Swaps dims {} and {} of {}.</source>
        <translation>次元 {} と {}（{}）を入れ替えます。</translation>
    </message>
    <message>
        <source>Swaps the last two dims of {}.</source>
        <translation>{} の最後の 2 つの次元を入れ替えます。</translation>
    </message>
    <message>
        <source>Tables, videos and metadata of a data set state how many rows, frames and episodes there are; where they differ, files are missing, cut off, or of another version.</source>
        <translation>データセットの表、動画、メタデータは行、フレーム、エピソードの数を示します。食い違う場合は、ファイルが欠けているか、途中で切れているか、別の版です。</translation>
    </message>
    <message>
        <source>Takes for each position the elements that it names.</source>
        <translation>各位置で、そこに示された要素を取ります。</translation>
    </message>
    <message>
        <source>Takes one element for each position.</source>
        <translation>各位置で要素を 1 つ取ります。</translation>
    </message>
    <message>
        <source>Takes the last element of each.</source>
        <translation>それぞれの最後の要素を取ります。</translation>
    </message>
    <message>
        <source>Takes the last element.</source>
        <translation>最後の要素を取ります。</translation>
    </message>
    <message>
        <source>Takes the last element: indices begin at 0.</source>
        <translation>最後の要素を取ります。インデックスは 0 から始まります。</translation>
    </message>
    <message>
        <source>TanhNormal has no formula for its mean; take the mean of samples</source>
        <translation>TanhNormal には平均の公式がありません。サンプルの平均を使ってください</translation>
    </message>
    <message>
        <source>TanhNormal has no formula for its mode; take deterministic_sample</source>
        <translation>TanhNormal にはモードの公式がありません。deterministic_sample を使ってください</translation>
    </message>
    <message>
        <source>TensorDesk has version {} on that machine, which version {} here does not understand; install the same version on both</source>
        <translation>そのマシンの TensorDesk はバージョン {} で、こちらのバージョン {} では理解できません。両方に同じバージョンをインストールしてください</translation>
    </message>
    <message>
        <source>TensorDesk is not installed on that machine; install it there by `pip install tensordesk`, or name it by --remote-program</source>
        <translation>TensorDesk がそのマシンにインストールされていません。そこで `pip install tensordesk` を実行してインストールするか、--remote-program で指定してください</translation>
    </message>
    <message>
        <source>TensorDictParams takes a tensordict, not a value of type {}</source>
        <translation>TensorDictParams に渡せるのは tensordict です。型 {} の値は渡せません</translation>
    </message>
    <message>
        <source>Tensors with other dims broadcast in a loss without an error, and the result means nothing.</source>
        <translation>次元の違うものは、損失の中でエラーなしにブロードキャストされ、意味のない数値になります。</translation>
    </message>
    <message>
        <source>Termination flags</source>
        <translation>終了フラグ</translation>
    </message>
    <message>
        <source>The HDF5 file is damaged and cannot be opened ({})</source>
        <translation>HDF5 ファイルが破損していて開けません ({})</translation>
    </message>
    <message>
        <source>The KL divergence measures how far the policy moved from the reference policy. A large one means that the policy left its language, or that the two saw different tokens.</source>
        <translation>KL ダイバージェンスは方策が参照方策からどれだけ離れたかを測ります。大きい場合、方策が元の言語から外れたか、両者が異なるトークンを見ています。</translation>
    </message>
    <message>
        <source>The assigned value is broadcast to the shape {} of {}, and {} is {}.</source>
        <translation>代入する値は形状 {}（{}）にブロードキャストされますが、{} は {} です。</translation>
    </message>
    <message>
        <source>The batch size recorded in the file no longer fits all its entries and is not used</source>
        <translation>ファイルに記録されたバッチサイズは、もうすべてのエントリに合わないため、使いません</translation>
    </message>
    <message>
        <source>The batch size {} is guessed, since HDF5 files do not state it: {}</source>
        <translation>HDF5 ファイルにはバッチサイズの記載がないため、{} と推定しました: {}</translation>
    </message>
    <message>
        <source>The batch size {} is guessed, since the store does not state it: it is the longest shape that all its arrays start with</source>
        <translation>ストアにバッチサイズの記載がないため、{} と推定しました: すべての配列の先頭に共通する最長の形状です</translation>
    </message>
    <message>
        <source>The brackets of a tensordict take one key: several strings are a path of nested keys.</source>
        <translation>tensordict の角括弧は 1 つのキーを取ります。複数の文字列はネストしたキーのパスです。</translation>
    </message>
    <message>
        <source>The changes could not be collected</source>
        <translation>変更を集められませんでした</translation>
    </message>
    <message>
        <source>The chat template adds the special tokens once. A tokenizer that adds them again, or text that contains their names, gives the model input that it never saw.</source>
        <translation>チャットテンプレートは特殊トークンを一度だけ加えます。もう一度加えるトークナイザーや、その名前を含むテキストは、モデルが見たことのない入力になります。</translation>
    </message>
    <message>
        <source>The check {} has no threshold {}; it has {}.</source>
        <translation>検査 {} にしきい値 {} はありません。あるのは {} です。</translation>
    </message>
    <message>
        <source>The content of the file</source>
        <translation>ファイルの内容</translation>
    </message>
    <message>
        <source>The data are compressed by the filter {} ({}), which is not available. Install its plug-in for HDF5 (`pip install hdf5plugin` has most) and set HDF5_PLUGIN_PATH to the folder of the plug-ins</source>
        <translation>データの圧縮に使われたフィルター {} ({}) が利用できません。その HDF5 プラグインをインストールし(`pip install hdf5plugin` に大半が含まれます)、HDF5_PLUGIN_PATH にプラグインのフォルダーを設定してください</translation>
    </message>
    <message>
        <source>The dataset has no data (NULL dataspace)</source>
        <translation>データセットにデータがありません (NULL dataspace)</translation>
    </message>
    <message>
        <source>The dataset has other dims than before</source>
        <translation>データセットの次元が以前と異なります</translation>
    </message>
    <message>
        <source>The dataset has {} bytes, of which the file stores {}: most chunks were never written, and none was read</source>
        <translation>データセットは {} バイトですが、ファイルに格納されているのは {} バイトです。ほとんどのチャンクは書き込まれておらず、どれも読みませんでした</translation>
    </message>
    <message>
        <source>The dataset holds {}, which cannot be shown</source>
        <translation>データセットに、表示できない {} が入っています</translation>
    </message>
    <message>
        <source>The dataset is assembled from a series of files or datasets, {} in {}, which is not followed</source>
        <translation>データセットは一連のファイルまたはデータセット({2} の {1})から組み立てられていますが、これはたどりません</translation>
    </message>
    <message>
        <source>The dataset is assembled from others that are assembled in turn, too often to be shown</source>
        <translation>データセットの元になるデータセットがさらに別のものから組み立てられており、段数が多すぎるため表示できません</translation>
    </message>
    <message>
        <source>The dataset is assembled from {} in {}, where no dataset is</source>
        <translation>データセットは {2} の {1} から組み立てられていますが、そこにデータセットがありません</translation>
    </message>
    <message>
        <source>The dataset states a shape that is too large for any file</source>
        <translation>データセットに記載された形状が大きすぎて、どのファイルにも入りません</translation>
    </message>
    <message>
        <source>The derived key {} cannot be made: {}</source>
        <translation>派生キー {} を作れません: {}</translation>
    </message>
    <message>
        <source>The description of the dataset is damaged: it holds {} elements of {} bytes in {} bytes</source>
        <translation>データセットの記述が破損しています: {2} バイトの要素 {1} 個が {3} バイトに入っていることになっています</translation>
    </message>
    <message>
        <source>The description of the dataset is damaged: its chunks have {} dims, its shape {}</source>
        <translation>データセットの記述が破損しています: チャンクは {} 次元、形状は {} 次元です</translation>
    </message>
    <message>
        <source>The description of the dataset is damaged: parts of its elements reach past their end</source>
        <translation>データセットの記述が破損しています: 要素の一部が要素の終わりを越えています</translation>
    </message>
    <message>
        <source>The diagonals of the last two dims.</source>
        <translation>最後の 2 つの次元の対角成分です。</translation>
    </message>
    <message>
        <source>The distribution has batch shape {} and event shape {}, so a value is {}, and {} is {}.</source>
        <translation>分布のバッチ形状は {}、イベント形状は {} なので値は {} ですが、{} は {} です。</translation>
    </message>
    <message>
        <source>The document of this tensor is closed: it can no longer be changed.</source>
        <translation>このテンソルのドキュメントは閉じられたため、もう変更できません。</translation>
    </message>
    <message>
        <source>The edits could not be collected</source>
        <translation>編集を集められませんでした</translation>
    </message>
    <message>
        <source>The element type is no longer {}</source>
        <translation>要素の型がもう {} ではありません</translation>
    </message>
    <message>
        <source>The engine that samples and the trainer compute the same log-probabilities, except for rounding. Otherwise the policy gradient is biased, because the tokens come from another distribution.</source>
        <translation>サンプルするエンジンとトレーナーは、丸めを除いて同じ対数確率を計算します。そうでないと、トークンが別の分布から来るため方策勾配が偏ります。</translation>
    </message>
    <message>
        <source>The entropy, the mean of -log p of sampled tokens, measures how much the policy explores. Without it all samples of a prompt are the same, and their advantages are 0.</source>
        <translation>エントロピーはサンプルされたトークンの -log p の平均で、方策の探索の度合いを測ります。これがないとプロンプトのサンプルはすべて同じになり、アドバンテージは 0 です。</translation>
    </message>
    <message>
        <source>The entry cannot be read: {}</source>
        <translation>エントリを読み込めません: {}</translation>
    </message>
    <message>
        <source>The entry cannot be removed</source>
        <translation>エントリを削除できません</translation>
    </message>
    <message>
        <source>The entry cannot be renamed</source>
        <translation>エントリの名前を変更できません</translation>
    </message>
    <message>
        <source>The entry is a link into another file, {}, that leads back or further than is shown</source>
        <translation>エントリは別のファイル {} へのリンクですが、元に戻るか、表示できる深さを超えています</translation>
    </message>
    <message>
        <source>The entry is a link to {} in another file, {}, which does not exist</source>
        <translation>エントリは {} へのリンクですが、リンク先のファイル {} にそれがありません</translation>
    </message>
    <message>
        <source>The entry is a link to {}, which does not exist</source>
        <translation>エントリは {} へのリンクですが、リンク先が存在しません</translation>
    </message>
    <message>
        <source>The entry is a named type, which holds no values</source>
        <translation>エントリは名前付きの型で、値を持ちません</translation>
    </message>
    <message>
        <source>The entry is a user-defined link, which only its writer can follow</source>
        <translation>エントリはユーザー定義のリンクで、書き込んだプログラムでなければたどれません</translation>
    </message>
    <message>
        <source>The entry is not a group</source>
        <translation>エントリはグループではありません</translation>
    </message>
    <message>
        <source>The episodes are shown under the keys of torchrl, as a stack of {}. Open the file with {} to see it as stored</source>
        <translation>エピソードは torchrl のキーのもとで {} 個のスタックとして表示されています。保存されたまま見るには {} でファイルを開いてください</translation>
    </message>
    <message>
        <source>The equation has subscripts for {} operands, and {} are given.</source>
        <translation>式には {} 個のオペランドの添字がありますが、{} 個が与えられました。</translation>
    </message>
    <message>
        <source>The field is gone</source>
        <translation>フィールドがなくなりました</translation>
    </message>
    <message>
        <source>The file is already being edited in another window</source>
        <translation>ファイルは既に別のウィンドウで編集中です</translation>
    </message>
    <message>
        <source>The file is in use by another program; close it there and try again</source>
        <translation>ファイルはほかのプログラムが使用中です。そこで閉じてから、もう一度試してください</translation>
    </message>
    <message>
        <source>The file is no longer there</source>
        <translation>ファイルがもうありません</translation>
    </message>
    <message>
        <source>The file is open for writing in another program, or such a program was killed. Wait until it has closed the file; if none runs, `h5clear -s` makes the file readable again</source>
        <translation>ファイルをほかのプログラムが書き込み用に開いているか、そのようなプログラムが強制終了されました。ファイルが閉じられるまで待ってください。該当するプログラムがなければ、`h5clear -s` で再び読めるようになります</translation>
    </message>
    <message>
        <source>The file is shorter than its header states, so its end is missing ({})</source>
        <translation>ファイルがヘッダーの記載より短く、末尾が欠けています ({})</translation>
    </message>
    <message>
        <source>The file was changed by another program and has been reopened</source>
        <translation>ファイルがほかのプログラムによって変更されたため、開き直しました</translation>
    </message>
    <message>
        <source>The file was changed by another program since it was opened; open it again</source>
        <translation>ファイルは開いた後にほかのプログラムによって変更されました。開き直してください</translation>
    </message>
    <message>
        <source>The file was changed by another program since it was opened; open it again before editing</source>
        <translation>ファイルは開いた後にほかのプログラムによって変更されました。編集の前に開き直してください</translation>
    </message>
    <message>
        <source>The file was shortened by another program, from {} to {} bytes, since it was opened</source>
        <translation>ファイルは開いた後に、ほかのプログラムによって {} バイトから {} バイトに短縮されました</translation>
    </message>
    <message>
        <source>The film cannot be written: {}.</source>
        <translation>動画を書き込めません: {}。</translation>
    </message>
    <message>
        <source>The frames are not evenly spaced: {} ms usually, {} ms after frame {}</source>
        <translation>フレームの間隔が一定ではありません: 通常 {1} ms、フレーム {3} の後は {2} ms</translation>
    </message>
    <message>
        <source>The group cannot be opened</source>
        <translation>グループを開けません</translation>
    </message>
    <message>
        <source>The group is a link to one of its parent groups</source>
        <translation>グループは、自身の親グループの 1 つへのリンクです</translation>
    </message>
    <message>
        <source>The groups are nested too deeply to be shown</source>
        <translation>グループの入れ子が深すぎて表示できません</translation>
    </message>
    <message>
        <source>The installed libwebp does not fit to the one this program was built with.</source>
        <translation>インストールされている libwebp が、このプログラムのビルドに使われたものと合いません。</translation>
    </message>
    <message>
        <source>The key exists already in the file</source>
        <translation>キーは既にファイルにあります</translation>
    </message>
    <message>
        <source>The link cannot be read</source>
        <translation>リンクを読み込めません</translation>
    </message>
    <message>
        <source>The list of frames</source>
        <translation>フレームのリスト</translation>
    </message>
    <message>
        <source>The list of micro-batches</source>
        <translation>マイクロバッチの一覧</translation>
    </message>
    <message>
        <source>The list of rows</source>
        <translation>行のリスト</translation>
    </message>
    <message>
        <source>The logarithm of a probability is finite and at most 0. Others come from padding, from logits that were not normalised, or from a token that the model could not sample.</source>
        <translation>確率の対数は有限で 0 以下です。それ以外の値は、パディング、正規化されていないロジット、またはモデルがサンプルできないトークンによるものです。</translation>
    </message>
    <message>
        <source>The loss mask selects the tokens that the policy sampled. Prompts and padding in it teach the policy to write them; a sequence without any trained token has no gradient.</source>
        <translation>損失マスクは方策がサンプルしたトークンを選びます。プロンプトやパディングが含まれると方策はそれを書くことを学び、学習トークンのない系列には勾配がありません。</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different batch sizes, {}, which HDF5 cannot hold</source>
        <translation>lazy stack のメンバーのバッチサイズ ({}) が異なりますが、HDF5 はこれを格納できません</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different batch sizes, {}, which a zarr store cannot hold</source>
        <translation>lazy stack のメンバーのバッチサイズ ({}) が異なりますが、zarr ストアはこれを格納できません</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different keys, which HDF5 cannot hold; select the common ones, or save to a memmap folder</source>
        <translation>lazy stack のメンバーのキーが異なりますが、HDF5 はこれを格納できません。共通のキーを選ぶか、memmap フォルダーに保存してください</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different keys, which a zarr store cannot hold; select the common ones, or save to a memmap folder</source>
        <translation>lazy stack のメンバーのキーが異なりますが、zarr ストアはこれを格納できません。共通のキーを選ぶか、memmap フォルダーに保存してください</translation>
    </message>
    <message>
        <source>The members of the stack have different shapes, {}, which HDF5 cannot hold</source>
        <translation>スタックのメンバーの形状 ({}) が異なりますが、HDF5 はこれを格納できません</translation>
    </message>
    <message>
        <source>The members of {} differ in the shape of this entry, so it has no dense tensor.</source>
        <translation>{} のメンバーはこのエントリの形状が異なるため、密なテンソルがありません。</translation>
    </message>
    <message>
        <source>The module gives {} numbers a step, one for each dim of the action, and {} is stored</source>
        <translation>モジュールは 1 ステップに {} 個の数値 (行動の次元ごとに 1 つ) を返しますが、保存されているのは {} 個です</translation>
    </message>
    <message>
        <source>The module has `{}`, and the state dict has `{}` in its place.</source>
        <translation>モジュールには `{}` があり、state dict では代わりに `{}` になっています。</translation>
    </message>
    <message>
        <source>The module has changed: its outputs correlate with the stored values (correlation {}), and differ.</source>
        <translation>モジュールが変わっています: 出力は保存値と連動していますが (相関 {})、一致しません。</translation>
    </message>
    <message>
        <source>The module has no `{}`, which the state dict has.</source>
        <translation>モジュールには、state dict にある `{}` がありません。</translation>
    </message>
    <message>
        <source>The module or its weights may be of another run, or its inputs may have been changed since, as by normalising them.</source>
        <translation>モジュールか重みが別の実行のものか、入力がその後に正規化などで変えられたのかもしれません。</translation>
    </message>
    <message>
        <source>The name of a file or dataset is too long</source>
        <translation>ファイルまたはデータセットの名前が長すぎます</translation>
    </message>
    <message>
        <source>The names in the state dict begin with 'module.', which DataParallel and DistributedDataParallel add. Remove the prefix before loading.</source>
        <translation>state dict の名前は 'module.' で始まります。これは DataParallel と DistributedDataParallel が付けます。読み込む前に接頭辞を除いてください。</translation>
    </message>
    <message>
        <source>The names of the dims are too long for HDF5</source>
        <translation>次元の名前が HDF5 には長すぎます</translation>
    </message>
    <message>
        <source>The new entry cannot be put in place</source>
        <translation>新しいエントリを所定の場所に置けません</translation>
    </message>
    <message>
        <source>The object cannot be opened</source>
        <translation>オブジェクトを開けません</translation>
    </message>
    <message>
        <source>The old entry cannot be removed</source>
        <translation>古いエントリを削除できません</translation>
    </message>
    <message>
        <source>The operands are broadcast: shapes are aligned at the last dim, and sizes there must be equal or 1. In dim {} of the result, one has {} and the other {}. Often one operand lacks a dim: see unsqueeze(-1), or keepdim=True of a reduction.</source>
        <translation>オペランドはブロードキャストされます。形状は最後の次元に揃えられ、サイズは等しいか 1 でなければなりません。結果の次元 {} で一方は {}、他方は {} です。多くの場合、片方に次元が足りません。unsqueeze(-1) や縮約の keepdim=True を使ってください。</translation>
    </message>
    <message>
        <source>The operands are on different devices. Move one of them with .to(other.device); a module moves with .to(device).</source>
        <translation>オペランドが別々のデバイスにあります。一方を .to(other.device) で、モジュールは .to(device) で移してください。</translation>
    </message>
    <message>
        <source>The outer products of the vectors in the last dims.</source>
        <translation>最後の次元のベクトルの外積です。</translation>
    </message>
    <message>
        <source>The outputs of the module do not correlate with the stored values: the correlation is {}.</source>
        <translation>モジュールの出力は保存値と連動していません: 相関は {} です。</translation>
    </message>
    <message>
        <source>The parameters of `{}` are on {}, and {} is on another device.</source>
        <translation>`{}` のパラメータは {} にあり、{} は別のデバイスにあります。</translation>
    </message>
    <message>
        <source>The parts of the reward add up to it in most sequences. Where they do not, a part is missing, was clipped or belongs to another sequence.</source>
        <translation>ほとんどの系列で内訳の合計が報酬になります。ならない場合は、一部が欠けているか、切り詰められたか、別の系列のものです。</translation>
    </message>
    <message>
        <source>The picture {} cannot be written.</source>
        <translation>画像 {} を書き込めません。</translation>
    </message>
    <message>
        <source>The place of the group is unknown</source>
        <translation>グループの場所が不明です</translation>
    </message>
    <message>
        <source>The policy has moved: the ratios of new to stored probabilities have the mean {} and the spread {}, as those of sampled actions do.</source>
        <translation>方策が変わっています: 新しい確率と保存された確率の比の平均は {}、ばらつきは {} で、サンプリングした行動の比と同じ振る舞いです。</translation>
    </message>
    <message>
        <source>The ratios of new to stored probabilities have the mean {}; that of actions which a policy with the stored log-probabilities sampled is 1.</source>
        <translation>新しい確率と保存された確率の比の平均は {} です。保存された対数確率を持つ方策がサンプリングした行動なら 1 になります。</translation>
    </message>
    <message>
        <source>The records are nested too deeply to be shown</source>
        <translation>レコードの入れ子が深すぎて表示できません</translation>
    </message>
    <message>
        <source>The rollout is shown under the keys of torchrl. Open the file with {} to see it as stored</source>
        <translation>ロールアウトは torchrl のキーのもとで表示されています。保存されたまま見るには {} でファイルを開いてください</translation>
    </message>
    <message>
        <source>The root of a file cannot be replaced</source>
        <translation>ファイルのルートは置き換えられません</translation>
    </message>
    <message>
        <source>The rows have unequal lengths, and an array needs equal ones. Pad them to one length, or keep them in a list or a lazy stack.</source>
        <translation>行の長さが揃っていませんが、配列には同じ長さが必要です。1 つの長さに埋めるか、リストか遅延スタックに入れてください。</translation>
    </message>
    <message>
        <source>The same numbers are stored at other places: rows and time are mixed, as by a reshape in the wrong order or by shuffling.</source>
        <translation>同じ数値が別の位置に保存されています: 誤った順序の reshape やシャッフルのように、行と時間が混ざっています。</translation>
    </message>
    <message>
        <source>The same numbers are stored in another order of the rows: at each step they are those of other environments.</source>
        <translation>同じ数値が行の順序を変えて保存されています: 各ステップの値は別の環境のものです。</translation>
    </message>
    <message>
        <source>The same numbers are stored in another order of time: each row has its own, at other steps.</source>
        <translation>同じ数値が時間の順序を変えて保存されています: 各行の値はその行のものですが、ステップが違います。</translation>
    </message>
    <message>
        <source>The shape {} does not start with the batch size {}, which HDF5 files do not state reliably; open the file with another batch size, such as {}</source>
        <translation>形状 {} がバッチサイズ {} で始まっていません。HDF5 ファイルのバッチサイズの記載は確実ではないため、{} などの別のバッチサイズで開いてください</translation>
    </message>
    <message>
        <source>The shape {} does not start with the given batch size {}</source>
        <translation>形状 {} が、指定されたバッチサイズ {} で始まっていません</translation>
    </message>
    <message>
        <source>The sizes of `{}` sum to {}, and dim {} of {} has size {}.</source>
        <translation>`{}` のサイズの合計は {} ですが、次元 {}({})のサイズは {} です。</translation>
    </message>
    <message>
        <source>The space of an observation or action states its bounds, on which networks and scalings rely.</source>
        <translation>観測や行動の空間は、値の範囲を定めます。ネットワークやスケーリングはそれを前提としています。</translation>
    </message>
    <message>
        <source>The state dict has no `{}`, which the module has.</source>
        <translation>state dict には、モジュールにある `{}` がありません。</translation>
    </message>
    <message>
        <source>The state of `{}` has the shape [num_layers, batch, hidden_size] = {}, and {} has {}.</source>
        <translation>`{}` の状態の形状は [num_layers, batch, hidden_size] = {} ですが、{} は {} です。</translation>
    </message>
    <message>
        <source>The state of a recurrent layer has the shape [num_layers, batch, hidden_size]: expected {}, got {}. If the batch is dim 0 of the input, create the layer with batch_first=True.</source>
        <translation>再帰層の状態の形状は [num_layers, batch, hidden_size] です。期待値 {}、実際 {}。入力の次元 0 がバッチなら、batch_first=True で層を作ってください。</translation>
    </message>
    <message>
        <source>The stored log-probabilities are means over the dims of the action, where they should be sums.</source>
        <translation>保存された対数確率は行動の次元にわたる平均ですが、合計であるべきです。</translation>
    </message>
    <message>
        <source>The stored log-probabilities are stale: an older policy took the actions. This is expected within the epochs of PPO; at its first update the ratios must be 1.</source>
        <translation>保存された対数確率は古いものです: 行動はこれより前の方策によるものです。PPO のエポックの途中なら想定どおりですが、最初の更新では比は 1 でなければなりません。</translation>
    </message>
    <message>
        <source>The stored log-probabilities are those of a distribution with the scale, or temperature, times {}.</source>
        <translation>保存された対数確率は、スケールまたは温度を {} 倍した分布のものです。</translation>
    </message>
    <message>
        <source>The stored log-probabilities are those of a tanh of a normal value, and the module has no tanh.</source>
        <translation>保存された対数確率は正規分布の値の tanh のものですが、モジュールには tanh がありません。</translation>
    </message>
    <message>
        <source>The stored log-probabilities are those of the likeliest action, not of the one that was taken.</source>
        <translation>保存された対数確率は、実際に取った行動ではなく、最も確からしい行動のものです。</translation>
    </message>
    <message>
        <source>The stored log-probabilities are those of the squashed action under the normal distribution before the tanh.</source>
        <translation>保存された対数確率は、tanh で押し縮めた行動を tanh の前の正規分布で評価したものです。</translation>
    </message>
    <message>
        <source>The stored log-probabilities have the other sign.</source>
        <translation>保存された対数確率は符号が逆です。</translation>
    </message>
    <message>
        <source>The stored log-probabilities lack the correction for the tanh: they are those of the normal value before it.</source>
        <translation>保存された対数確率には tanh の補正がありません: tanh の前の正規分布の値のものです。</translation>
    </message>
    <message>
        <source>The stored log-probabilities lack the logarithm of the range that the tanh is stretched to.</source>
        <translation>保存された対数確率には、tanh を引き伸ばす範囲の対数が含まれていません。</translation>
    </message>
    <message>
        <source>The stored numbers are those computed now, rounded to {}.</source>
        <translation>保存された数値は、いま計算した値を {} に丸めたものです。</translation>
    </message>
    <message>
        <source>The stored text and the decoded tokens are the same. Otherwise the reward was computed for a text that the policy did not write, or tokens were encoded again from text.</source>
        <translation>保存されたテキストと復号したトークンは同じです。違う場合、方策が書いていないテキストで報酬が計算されたか、テキストから再びトークン化されています。</translation>
    </message>
    <message>
        <source>The stored values are the computed ones plus {}, everywhere.</source>
        <translation>保存値はどこでも、計算値に {} を足したものです。</translation>
    </message>
    <message>
        <source>The stored values are the computed ones times {} plus {}, everywhere.</source>
        <translation>保存値はどこでも、計算値に {} を掛けて {} を足したものです。</translation>
    </message>
    <message>
        <source>The stored values are the probability, not its logarithm.</source>
        <translation>保存されているのは確率で、その対数ではありません。</translation>
    </message>
    <message>
        <source>The stored values come from an older version of this module.</source>
        <translation>保存値はこれより前のモジュールのものです。</translation>
    </message>
    <message>
        <source>The stored values differ from the outputs of this module for the stored inputs: targets and advantages are computed from other numbers.</source>
        <translation>保存値は、保存された入力に対してこのモジュールが返す値ではありません: ターゲットとアドバンテージは別の数値から作られています。</translation>
    </message>
    <message>
        <source>The target has class {}, and the input has scores for fewer classes: the size of its dim 1. Classes are numbered from 0.</source>
        <translation>ターゲットにクラス {} がありますが、入力のクラス数（次元 1 のサイズ）はそれより少ないです。クラスは 0 から数えます。</translation>
    </message>
    <message>
        <source>The tensordict has no key {}. It has {}.</source>
        <translation>テンソル辞書にキー {} はありません。あるのは {} です。</translation>
    </message>
    <message>
        <source>The tensordicts do not have the same keys. Keep them with TensorDict.lazy_stack, or select() the keys that all of them have.</source>
        <translation>テンソル辞書のキーが同じではありません。TensorDict.lazy_stack で保つか、共通のキーを select() で選んでください。</translation>
    </message>
    <message>
        <source>The text of the file</source>
        <translation>ファイルのテキスト</translation>
    </message>
    <message>
        <source>The threshold {} of {} is a number from {} to {}, not {}.</source>
        <translation>{2} のしきい値 {1} は {3} から {4} までの数であり、{5} ではありません。</translation>
    </message>
    <message>
        <source>The value is damaged: {}</source>
        <translation>値が破損しています: {}</translation>
    </message>
    <message>
        <source>The value is too large to be shown</source>
        <translation>値が大きすぎて表示できません</translation>
    </message>
    <message>
        <source>The value is too large to be shown: {} elements of {} bytes that are not a tensor</source>
        <translation>値が大きすぎて表示できません: {2} バイトの要素 {1} 個で、テンソルではありません</translation>
    </message>
    <message>
        <source>The values are stored in the file {}, which does not exist</source>
        <translation>表示内容はファイル {} にありますが、そのファイルがありません</translation>
    </message>
    <message>
        <source>The values are stored in {}, outside the folder of the file. Allow links out of it to read them (`tensordesk --follow-links …`)</source>
        <translation>値は、ファイルのフォルダーの外の {} にあります。読み込むには、外へのリンクを許可してください (`tensordesk --follow-links …`)</translation>
    </message>
    <message>
        <source>The values stored at a step belong to the step after it: {} % are equal then.</source>
        <translation>各ステップの保存値は次のステップのものです: そう見ると {} % が一致します。</translation>
    </message>
    <message>
        <source>The values stored at a step belong to the step before it: {} % are equal then.</source>
        <translation>各ステップの保存値は前のステップのものです: そう見ると {} % が一致します。</translation>
    </message>
    <message>
        <source>The video was cut off: of {} frames, the file ends before frame {}</source>
        <translation>動画が途中で切れています: {} フレームのうち、ファイルはフレーム {} の前で終わっています</translation>
    </message>
    <message>
        <source>The {} bytes at offset {} cannot be read</source>
        <translation>{} バイト(位置 {})を読み取れません</translation>
    </message>
    <message>
        <source>The {} written rows are shown, the oldest first: row 0 is row {} of the replay buffer</source>
        <translation>書き込まれた {} 行を古い順に表示しています: 行 0 はリプレイバッファの行 {} です</translation>
    </message>
    <message>
        <source>There are no episodes to write: the tensordict has batch size {}</source>
        <translation>書き出すエピソードがありません。tensordict のバッチサイズは {} です</translation>
    </message>
    <message>
        <source>There are no steps, and so no trajectories: the batch size is {}.</source>
        <translation>ステップがないため、軌跡もありません: バッチサイズは {} です。</translation>
    </message>
    <message>
        <source>There is no check {}; there are {}.</source>
        <translation>検査 {} はありません。あるのは {} です。</translation>
    </message>
    <message>
        <source>There is no device {} here: LibTorch finds 1 {} device.</source>
        <translation>デバイス {} はここにありません: LibTorch が検出した {} デバイスは 1 個です。</translation>
    </message>
    <message>
        <source>There is no device {} here: LibTorch finds no {} device ({}).</source>
        <translation>デバイス {} はここにありません: LibTorch は {} デバイスを検出しませんでした ({})。</translation>
    </message>
    <message>
        <source>There is no device {} here: LibTorch finds no {} device.</source>
        <translation>デバイス {} はここにありません: LibTorch は {} デバイスを検出しませんでした。</translation>
    </message>
    <message>
        <source>There is no device {} here: LibTorch finds {} {} devices.</source>
        <translation>デバイス {1} はここにありません: LibTorch が検出した {3} デバイスは {2} 個です。</translation>
    </message>
    <message>
        <source>There is no memory left to pack a chunk</source>
        <translation>チャンクを圧縮するためのメモリが残っていません</translation>
    </message>
    <message>
        <source>There is no such field</source>
        <translation>そのようなフィールドはありません</translation>
    </message>
    <message>
        <source>There is no such file</source>
        <translation>そのようなファイルはありません</translation>
    </message>
    <message>
        <source>There is no such key in the file</source>
        <translation>そのようなキーはファイルにありません</translation>
    </message>
    <message>
        <source>There is nothing to compare: all steps are padding, or at the bounds.</source>
        <translation>比べるものがありません: すべてのステップがパディングか境界にあります。</translation>
    </message>
    <message>
        <source>This folder belongs to another user.</source>
        <translation>このフォルダーは別のユーザーのものです。</translation>
    </message>
    <message>
        <source>This is not a folder of tensordicts to show.</source>
        <translation>これは表示用の tensordict のフォルダーではありません。</translation>
    </message>
    <message>
        <source>This is not a folder of tensordicts to show: it has no show.json.</source>
        <translation>これは表示用の tensordict のフォルダーではありません: show.json がありません。</translation>
    </message>
    <message>
        <source>This is the classic bug of PPO: the ratio of new to old probabilities is wrong from the first update on, and clipping hides it.</source>
        <translation>これは PPO の典型的なバグです: 新旧の確率の比が最初の更新から誤っており、クリップがそれを隠します。</translation>
    </message>
    <message>
        <source>This module computed the stored values.</source>
        <translation>保存値はこのモジュールが作ったものです。</translation>
    </message>
    <message>
        <source>This policy took the stored actions.</source>
        <translation>保存された行動はこの方策が取ったものです。</translation>
    </message>
    <message>
        <source>This tensordict has no batch dim, so there is no time along which episodes end.</source>
        <translation>この tensordict にはバッチ次元がないため、エピソードの終わりをたどる時間がありません。</translation>
    </message>
    <message>
        <source>This tensordict has no batch dim, so there is nothing to collate in it. Give several paths, or one of a lazy stack.</source>
        <translation>この tensordict にはバッチ次元がないため、照合するものがありません。複数のパスか、lazy stack のパスを 1 つ指定してください。</translation>
    </message>
    <message>
        <source>Thresholds are an object of checks and their numbers, as {}, and this is {}.</source>
        <translation>しきい値は検査とその数からなるオブジェクト({} など)ですが、これは {} です。</translation>
    </message>
    <message>
        <source>Tiles cannot be edited: edit the leaf they are made of.</source>
        <translation>タイルは編集できません。元のリーフを編集してください。</translation>
    </message>
    <message>
        <source>Timestamps</source>
        <translation>タイムスタンプ</translation>
    </message>
    <message>
        <source>Tokenize the text of a chat template with add_special_tokens=False; remove special tokens from texts of users.</source>
        <translation>チャットテンプレートのテキストは add_special_tokens=False でトークン化し、利用者のテキストから特殊トークンを除いてください。</translation>
    </message>
    <message>
        <source>Too many groups on the way here are linked several times</source>
        <translation>ここに至るまでに、複数回リンクされたグループが多すぎます</translation>
    </message>
    <message>
        <source>Training scales keys by the statistics that a data set stores; others than those of its rows scale wrongly.</source>
        <translation>学習はデータセットに保存された統計でキーを正規化します。行の統計と異なれば、正規化を誤ります。</translation>
    </message>
    <message>
        <source>Trajectory IDs</source>
        <translation>軌跡の ID</translation>
    </message>
    <message>
        <source>Trajectory IDs increase along time. Where they decrease, rows are out of order, or two trajectories share an ID.</source>
        <translation>軌跡の ID は時間とともに増えます。減るところでは、行の順序が乱れているか、2 つの軌跡が ID を共有しています。</translation>
    </message>
    <message>
        <source>True if all elements are.</source>
        <translation>すべての要素が真なら真です。</translation>
    </message>
    <message>
        <source>True if any element is.</source>
        <translation>いずれかの要素が真なら真です。</translation>
    </message>
    <message>
        <source>True where the two differ.</source>
        <translation>2 つが異なる所で真です。</translation>
    </message>
    <message>
        <source>Truncated responses</source>
        <translation>打ち切られた応答</translation>
    </message>
    <message>
        <source>Two entries would have the same path in the HDF5 file</source>
        <translation>2 つのエントリが HDF5 ファイル内で同じパスになります</translation>
    </message>
    <message>
        <source>Unapplied mask</source>
        <translation>未適用のマスク</translation>
    </message>
    <message>
        <source>Undeclared batch</source>
        <translation>未宣言のバッチ</translation>
    </message>
    <message>
        <source>Undo it: reshape to [time, environments], the stride that it names, and transpose, as td.transpose(0, 1).</source>
        <translation>元に戻すには、[時間, 環境](環境数は示された間隔)に reshape し、td.transpose(0, 1) のように転置してください。</translation>
    </message>
    <message>
        <source>Unwritten rows</source>
        <translation>未書き込みの行</translation>
    </message>
    <message>
        <source>Use the same weights, temperature, top-p and number format on both sides, or correct the difference by importance sampling.</source>
        <translation>両側で同じ重み、温度、top-p、数値形式を使うか、重点サンプリングで差を補正してください。</translation>
    </message>
    <message>
        <source>Use the tokens of the rollout engine instead of encoding the text; check the tokenizer's version.</source>
        <translation>テキストを符号化せずロールアウトエンジンのトークンを使い、トークナイザーの版を確かめてください。</translation>
    </message>
    <message>
        <source>Uses only the steps that the mask keeps.</source>
        <translation>マスクが残すステップだけを使います。</translation>
    </message>
    <message>
        <source>Uses the entry of this name at the root.</source>
        <translation>ルートにあるこの名前のエントリを使います。</translation>
    </message>
    <message>
        <source>Uses the entry of this name in {}.</source>
        <translation>{} にあるこの名前のエントリを使います。</translation>
    </message>
    <message>
        <source>Uses the first dim.</source>
        <translation>最初の次元を使います。</translation>
    </message>
    <message>
        <source>Uses the first {} elements of {} along dim {}.</source>
        <translation>最初の {} 要素を使います（{} の次元 {}）。</translation>
    </message>
    <message>
        <source>Uses the key whose name is nearest.</source>
        <translation>名前が最も近いキーを使います。</translation>
    </message>
    <message>
        <source>Uses the last dim.</source>
        <translation>最後の次元を使います。</translation>
    </message>
    <message>
        <source>Uses the last {} elements of {} along dim {}.</source>
        <translation>最後の {} 要素を使います（{} の次元 {}）。</translation>
    </message>
    <message>
        <source>Uses the leading dims that all entries share as the batch size.</source>
        <translation>すべてのエントリに共通の先頭次元をバッチサイズにします。</translation>
    </message>
    <message>
        <source>Uses the mean of all elements.</source>
        <translation>すべての要素の平均を使います。</translation>
    </message>
    <message>
        <source>Uses the name that is nearest.</source>
        <translation>最も近い名前を使います。</translation>
    </message>
    <message>
        <source>Uses the name that the module has.</source>
        <translation>モジュールの名前を使います。</translation>
    </message>
    <message>
        <source>Uses the position of the largest value of {}, such as the 1 of a one-hot vector.</source>
        <translation>{} の最大値の位置（one-hot ベクトルの 1 など）を使います。</translation>
    </message>
    <message>
        <source>Uses the size of dim {}.</source>
        <translation>次元 {} のサイズを使います。</translation>
    </message>
    <message>
        <source>Uses the values; `.indices` has their positions.</source>
        <translation>値を使います。位置は `.indices` にあります。</translation>
    </message>
    <message>
        <source>V-trace with gamma {}</source>
        <translation>gamma {} の V-trace</translation>
    </message>
    <message>
        <source>Validation error at key {}: {}</source>
        <translation>キー {} の検証エラー: {}</translation>
    </message>
    <message>
        <source>Value is not broadcastable with batch_shape+event_shape: {} vs {}.</source>
        <translation>値を batch_shape+event_shape にブロードキャストできません: {} と {}。</translation>
    </message>
    <message>
        <source>Video is decoded by FFmpeg, which this build lacks: install the development files of libavformat, libavcodec and libswscale, and build TensorDesk again</source>
        <translation>動画は FFmpeg が復号しますが、このビルドにはありません。libavformat、libavcodec、libswscale の開発用ファイルを入れ、TensorDesk をビルドし直してください</translation>
    </message>
    <message>
        <source>Video is decoded by the program tensordesk-video, which is missing beside this program: install the Debian package of TensorDesk, or build it where FFmpeg is installed</source>
        <translation>動画はプログラム tensordesk-video が復号しますが、このプログラムの隣にありません。TensorDesk の Debian パッケージをインストールするか、FFmpeg のある環境でビルドしてください</translation>
    </message>
    <message>
        <source>Where members end cannot be edited here.</source>
        <translation>メンバーの終わる位置は、ここでは編集できません。</translation>
    </message>
    <message>
        <source>Within an episode steps are counted up; where they are not, rows are out of order, or an end is missing.</source>
        <translation>エピソード内ではステップの番号は増えていきます。増えていなければ、行の順序が乱れているか、エピソードの終わりが欠けています。</translation>
    </message>
    <message>
        <source>Within an episode, the entry below "next" at a step equals that of the root at the following step; otherwise a value is learnt from a state that never followed.</source>
        <translation>エピソード内では、あるステップの next の下の値は、次のステップのルートの値と同じです。そうでないと、実際には続かなかった状態から価値を学習してしまいます。</translation>
    </message>
    <message>
        <source>Without drawing, the same actions would be taken now.</source>
        <translation>サンプリングしなければ、今も同じ行動が取られます。</translation>
    </message>
    <message>
        <source>Without drawing, {} of {} numbers would be others now, by {} on average.</source>
        <translation>サンプリングしなければ、今は {2} 個のうち {1} 個の数値が変わり、差の平均は {3} です。</translation>
    </message>
    <message>
        <source>Works along dim {}, which has size 3.</source>
        <translation>サイズが 3 の次元 {} に沿って計算します。</translation>
    </message>
    <message>
        <source>Works along dim {}, which has {} elements.</source>
        <translation>次元 {}(要素数 {})に沿って計算します。</translation>
    </message>
    <message>
        <source>Works along dim {}, which is long enough.</source>
        <translation>十分な長さの次元 {} に沿って計算します。</translation>
    </message>
    <message>
        <source>Works along the dim "time".</source>
        <translation>次元「time」に沿って計算します。</translation>
    </message>
    <message>
        <source>Works along the last dim.</source>
        <translation>最後の次元に沿って計算します。</translation>
    </message>
    <message>
        <source>WrapModule takes a function, not a value of type {}</source>
        <translation>WrapModule の引数は関数です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>__len__() should return &gt;= 0</source>
        <translation>__len__() は 0 以上を返す必要があります</translation>
    </message>
    <message>
        <source>`-` does not take a bool tensor, and {} is one.</source>
        <translation>`-` は bool テンソルを受け付けませんが、{} は bool です。</translation>
    </message>
    <message>
        <source>`//` rounds down: {} has dtype torch.uint8, so that its values divided by {} are 0 or 1.</source>
        <translation>`//` は切り捨てます。{} の dtype は torch.uint8 なので、値を {} で割ると 0 か 1 になります。</translation>
    </message>
    <message>
        <source>`@` takes any number of batch dims and broadcasts them.</source>
        <translation>`@` は任意の数のバッチ次元を受け付け、ブロードキャストします。</translation>
    </message>
    <message>
        <source>`Embedding` needs indices of dtype torch.int64, and {} has {}.</source>
        <translation>`Embedding` には dtype torch.int64 のインデックスが必要ですが、{} は {} です。</translation>
    </message>
    <message>
        <source>`Independent` can make at most {} batch dims of {} event dims, not {}.</source>
        <translation>`Independent` がイベント次元にできるのは最大 {} 個({} のバッチ次元)で、{} 個ではありません。</translation>
    </message>
    <message>
        <source>`MultiheadAttention` with embed_dim={} expects this size in the last dim of query, key and value, and it is {}.</source>
        <translation>embed_dim={} の `MultiheadAttention` は query、key、value の最後の次元がこのサイズであることを求めますが、{} です。</translation>
    </message>
    <message>
        <source>`MultivariateNormal` needs a matrix, and {} has 1 dim.</source>
        <translation>`MultivariateNormal` には行列が必要ですが、{} は 1 次元です。</translation>
    </message>
    <message>
        <source>`einsum` needs a subscript for each dim: operand {} has {} dims and {} subscripts. "..." denotes any batch dims.</source>
        <translation>`einsum` には次元ごとに添字が必要です。オペランド {} は {} 次元で、添字は {} 個です。"..." は任意のバッチ次元を表します。</translation>
    </message>
    <message>
        <source>`einsum` needs a subscript for each dim: {} has {} dims, and '{}' has {} subscripts.</source>
        <translation>`einsum` には次元ごとに添字が必要です。{} は {} 次元で、'{}' の添字は {} 個です。</translation>
    </message>
    <message>
        <source>`expand` copies nothing: each element of {} is shown {} times, and `{}` changes all of these.</source>
        <translation>`expand` は何もコピーしません。{} の各要素は {} 回現れ、`{}` はそのすべてを変えます。</translation>
    </message>
    <message>
        <source>`if`, `and`, `or` and `not` need one truth value, and the tensor has several. Use any() or all(), or &amp;, | and ~ element by element.</source>
        <translation>`if`、`and`、`or`、`not` には 1 つの真偽値が必要ですが、テンソルには複数あります。any() か all()、または要素ごとの &amp;、|、~ を使ってください。</translation>
    </message>
    <message>
        <source>`item()` and float() need a tensor with one element, and it has {}. Reduce it first, for example with mean(), or convert it with tolist().</source>
        <translation>`item()` と float() には要素が 1 つのテンソルが必要ですが、{} 個あります。mean() などで縮約するか、tolist() で変換してください。</translation>
    </message>
    <message>
        <source>`one_hot` of {} classes takes values from 0 to {}; {} has others.</source>
        <translation>{} クラスの `one_hot` は 0 から {} の値を受け取りますが、{} には他の値があります。</translation>
    </message>
    <message>
        <source>`pad` takes two numbers for each dim, before and after, the last dim first: {} has {} dims, and {} numbers are given.</source>
        <translation>`pad` は最後の次元から順に、各次元の前後の 2 つの数を取ります。{} は {} 次元で、数は {} 個です。</translation>
    </message>
    <message>
        <source>`permute` needs each dim once: {} has {} dims, and {} are given.</source>
        <translation>`permute` には各次元が 1 回ずつ必要です。{} は {} 次元で、{} 個が与えられました。</translation>
    </message>
    <message>
        <source>`refine_names` names dims that have no name; `rename` changes names.</source>
        <translation>`refine_names` は名前のない次元に名前を付けます。名前の変更は `rename` です。</translation>
    </message>
    <message>
        <source>`repeat` needs a count for each dim: {} has {} dims, and {} counts are given.</source>
        <translation>`repeat` には次元ごとの回数が必要です。{} は {} 次元で、{} 個が与えられました。</translation>
    </message>
    <message>
        <source>`shape` has the sizes as an attribute.</source>
        <translation>`shape` はサイズを属性として持ちます。</translation>
    </message>
    <message>
        <source>`squeeze()` removes each dim of size 1, and so {} of the batch of {} too.</source>
        <translation>`squeeze()` はサイズ 1 の次元をすべて取り除くため、{} も取り除きます（{} のバッチの次元）。</translation>
    </message>
    <message>
        <source>`stack` needs equal shapes. Use concatenate() to join along a dim that exists, or pad the shorter ones.</source>
        <translation>`stack` には同じ形状が必要です。既存の次元で連結するには concatenate() を使うか、短いものを埋めてください。</translation>
    </message>
    <message>
        <source>`{}` along dim {} needs equal sizes in all other dims: {}, {} has {} and {} has {}.</source>
        <translation>`{}`（次元 {}）では他のすべての次元のサイズが等しくなければなりません。{}、{} は {}、{} は {} です。</translation>
    </message>
    <message>
        <source>`{}` compares tensors of equal shape: {} is {}, and {} is {}.</source>
        <translation>`{}` は同じ形状のテンソルを比べます: {} は {}、{} は {} です。</translation>
    </message>
    <message>
        <source>`{}` compares tensors of one dtype: {} has {}, and {} has {}.</source>
        <translation>`{}` は同じ dtype のテンソルを比べます: {} は {}、{} は {} です。</translation>
    </message>
    <message>
        <source>`{}` does not take {} with dtype {}.</source>
        <translation>`{}` は {}（dtype {}）を受け付けません。</translation>
    </message>
    <message>
        <source>`{}` expects the classes in dim {}: for an input {} the target is {}, and {} is {}.</source>
        <translation>`{}` はクラスが次元 {} にあるものとします。入力 {} に対するターゲットは {} ですが、{} は {} です。</translation>
    </message>
    <message>
        <source>`{}` gives a {}, not a module</source>
        <translation>`{}` の結果はモジュールではなく {} です</translation>
    </message>
    <message>
        <source>`{}` gives a {}, not a tensor</source>
        <translation>`{}` の結果は、テンソルではなく {} です</translation>
    </message>
    <message>
        <source>`{}` gives a {}: a derived key is one tensor, such as td["key"]</source>
        <translation>`{}` の結果は {} です: 派生キーは td["key"] のような 1 つのテンソルです</translation>
    </message>
    <message>
        <source>`{}` gives torch.float64, because {} is; {} is {}.</source>
        <translation>`{}` の結果は torch.float64 です。{} がそうだからです。{} は {} です。</translation>
    </message>
    <message>
        <source>`{}` gives torch.uint8 here, as {} is: results below 0 or above 255 wrap around, so that 3 - 5 is 254.</source>
        <translation>`{}` の結果は {} と同じ torch.uint8 です。0 未満や 255 を超える結果は循環し、3 - 5 は 254 になります。</translation>
    </message>
    <message>
        <source>`{}` has weights of dtype {}, and {} has {}.</source>
        <translation>`{}` の重みの dtype は {} ですが、{} は {} です。</translation>
    </message>
    <message>
        <source>`{}` is {} in the module and {} in the state dict.</source>
        <translation>`{}` はモジュールでは {}、state dict では {} です。</translation>
    </message>
    <message>
        <source>`{}` keeps the number of elements: {} has {}, and the given sizes have {}.</source>
        <translation>`{}` は要素数を保ちます: {} は {} 個、指定されたサイズは {} 個です。</translation>
    </message>
    <message>
        <source>`{}` keeps the number of elements: {} has {}, which {} does not divide.</source>
        <translation>`{}` は要素数を保ちます: {} は {} 個で、{} で割り切れません。</translation>
    </message>
    <message>
        <source>`{}` needs a count for each element along dim {}: {} has {} there, and {} has {}.</source>
        <translation>`{}` には次元 {} の各要素に回数が必要です。{} の要素は {} 個、{} は {} 個です。</translation>
    </message>
    <message>
        <source>`{}` needs a size for each dim: {} has {} dims, and {} sizes are given.</source>
        <translation>`{}` には次元ごとのサイズが必要です。{} は {} 次元で、{} 個が与えられました。</translation>
    </message>
    <message>
        <source>`{}` needs a target of dtype torch.int64, and {} has {}.</source>
        <translation>`{}` には dtype torch.int64 のターゲットが必要ですが、{} は {} です。</translation>
    </message>
    <message>
        <source>`{}` needs a tensor with one element, and {} has {}.</source>
        <translation>`{}` には要素が 1 個のテンソルが必要ですが、{} の要素は {} 個です。</translation>
    </message>
    <message>
        <source>`{}` needs an index of dtype torch.int64, and {} has {}.</source>
        <translation>`{}` には dtype torch.int64 のインデックスが必要ですが、{} は {} です。</translation>
    </message>
    <message>
        <source>`{}` needs an index with 1 dim, and {} has {}.</source>
        <translation>`{}` には 1 次元のインデックスが必要ですが、{} は {} 次元です。</translation>
    </message>
    <message>
        <source>`{}` needs an index with as many dims as the input: {} has {}, and {} has {}.</source>
        <translation>`{}` には入力と同じ次元数のインデックスが必要です: {} は {}、{} は {} です。</translation>
    </message>
    <message>
        <source>`{}` needs an input with at least {} dims, and {} has {}.</source>
        <translation>`{}` には {} 次元以上の入力が必要ですが、{} は {} 次元です。</translation>
    </message>
    <message>
        <source>`{}` needs an input with {} dims, and {} has {}.</source>
        <translation>`{}` には {} 次元の入力が必要ですが、{} は {} 次元です。</translation>
    </message>
    <message>
        <source>`{}` needs an input with {} or {} dims, and {} has {}.</source>
        <translation>`{}` には {} 次元か {} 次元の入力が必要ですが、{} は {} 次元です。</translation>
    </message>
    <message>
        <source>`{}` needs equal shapes: {}, {} has {} and {} has {}.</source>
        <translation>`{}` には同じ形状が必要です。{}、{} は {}、{} は {} です。</translation>
    </message>
    <message>
        <source>`{}` needs matrices in the last two dims, and {} has {} dims.</source>
        <translation>`{}` には最後の 2 次元に行列が必要ですが、{} は {} 次元です。</translation>
    </message>
    <message>
        <source>`{}` needs one truth value, and {} has {} elements.</source>
        <translation>`{}` には 1 つの真偽値が必要ですが、{} の要素は {} 個です。</translation>
    </message>
    <message>
        <source>`{}` needs operands of one dtype: {} has {}, and {} has {}.</source>
        <translation>`{}` には同じ dtype のオペランドが必要です: {} は {}、{} は {} です。</translation>
    </message>
    <message>
        <source>`{}` needs square matrices in the last two dims, and those of {} are {} by {}.</source>
        <translation>`{}` には最後の 2 次元に正方行列が必要ですが、{} のものは {} × {} です。</translation>
    </message>
    <message>
        <source>`{}` needs tensors with the same number of dims: {} has {}, and {} has {}.</source>
        <translation>`{}` には同じ次元数のテンソルが必要です: {} は {}、{} は {} です。</translation>
    </message>
    <message>
        <source>`{}` needs tensors with {} dims, and {} has {}.</source>
        <translation>`{}` には {} 次元のテンソルが必要ですが、{} は {} 次元です。</translation>
    </message>
    <message>
        <source>`{}` needs the dim that it works along.</source>
        <translation>`{}` には計算する次元が必要です。</translation>
    </message>
    <message>
        <source>`{}` needs the same keys in all its tensordicts, and {} does not have {}.</source>
        <translation>`{}` にはすべてのテンソル辞書に同じキーが必要ですが、{} には {} がありません。</translation>
    </message>
    <message>
        <source>`{}` needs values with as many dims as the sorted sequences: {} has {}, and {} has {}.</source>
        <translation>`{}` の値には整列済み系列と同じ次元数が必要です。{} は {} 次元、{} は {} 次元です。</translation>
    </message>
    <message>
        <source>`{}` needs vectors with 3 components: dim {} of {} has size {}.</source>
        <translation>`{}` には 3 成分のベクトルが必要です。次元 {}({})のサイズは {} です。</translation>
    </message>
    <message>
        <source>`{}` needs vectors with equally many components in the last dim: {} has {}, and {} has {}.</source>
        <translation>`{}` には最後の次元の成分数が等しいベクトルが必要です。{} は {} 個、{} は {} 個です。</translation>
    </message>
    <message>
        <source>`{}` of {} classes (dim {} of {}) takes targets from 0 to {}; {} has others.</source>
        <translation>`{}` は {} クラス (次元 {}、{}) で 0 から {} の目標を受け取りますが、{} には他の値があります。</translation>
    </message>
    <message>
        <source>`{}` requires `group` to be passed: only the default process group exists; use {}</source>
        <translation>`{}` には `group` の指定が必要です: 既定のプロセスグループしかありません。{} を使ってください</translation>
    </message>
    <message>
        <source>`{}` requires a contiguous tensor; after a transpose or a slice it is not.</source>
        <translation>`{}` にはメモリ上で連続したテンソルが必要です。転置やスライスの後は連続ではありません。</translation>
    </message>
    <message>
        <source>`{}` returns the shape {} now, before it was {}</source>
        <translation>`{}` の結果の形状は現在 {} ですが、以前は {} でした</translation>
    </message>
    <message>
        <source>`{}` runs along {} of {}, a batch dim: it compares steps, and not the {} elements of the last dim.</source>
        <translation>`{}` は {} に沿って計算します（{} のバッチの次元）。比べるのはステップであり、最後の次元の {} 個の要素ではありません。</translation>
    </message>
    <message>
        <source>`{}` runs along {} of {}, and not along time.</source>
        <translation>`{}` は時間ではなく {} に沿って計算します（{}）。</translation>
    </message>
    <message>
        <source>`{}` runs along {} of {}, which has a single element.</source>
        <translation>`{}` は {} に沿って計算しますが（{}）、要素は 1 つだけです。</translation>
    </message>
    <message>
        <source>`{}` sums over the last dim of {}, which has size {}, and dim {} of {}, which has size {}: they must be equal.</source>
        <translation>`{}` は {} の最後の次元（サイズ {}）と次元 {}（{}、サイズ {}）にわたって和を取ります。両者は等しくなければなりません。</translation>
    </message>
    <message>
        <source>`{}` takes at most the {} elements that {} has along dim {}, not {}.</source>
        <translation>`{}` が取れるのは最大 {} 個({} の次元 {})で、{} 個ではありません。</translation>
    </message>
    <message>
        <source>`{}` takes dims by position: "{}" is dim {} of {}.</source>
        <translation>`{}` は次元を位置で取ります。「{}」は次元 {}({})です。</translation>
    </message>
    <message>
        <source>`{}` takes numbers, and {} is a tensor with {} elements.</source>
        <translation>`{}` は数値を取りますが、{} は要素が {} 個のテンソルです。</translation>
    </message>
    <message>
        <source>`{}` takes tensors on one device; {} and {} are on two.</source>
        <translation>`{}` は同じデバイス上のテンソルを受け取りますが、{} と {} は別々のデバイスにあります。</translation>
    </message>
    <message>
        <source>`{}` takes tensors with at most {} dims, and {} has {}.</source>
        <translation>`{}` は最大 {} 次元のテンソルを取りますが、{} は {} 次元です。</translation>
    </message>
    <message>
        <source>`{}` takes the sizes one by one or as one list, and {} is a list.</source>
        <translation>`{}` はサイズを 1 つずつか 1 つのリストで取ります。{} はリストです。</translation>
    </message>
    <message>
        <source>`{}` takes vectors, and {} has {} dims.</source>
        <translation>`{}` はベクトルを取りますが、{} は {} 次元です。</translation>
    </message>
    <message>
        <source>`{}` with {} expects {} channels in dim {}, and {} has {} there.</source>
        <translation>`{}`({})は {} チャンネルを次元 {} に期待しますが、{} のそこは {} です。</translation>
    </message>
    <message>
        <source>`{}` with {} expects {} features in dim {}, and {} has {} there.</source>
        <translation>`{}`({})は {} 個の特徴を次元 {} に期待しますが、{} のそこは {} です。</translation>
    </message>
    <message>
        <source>`{}` with {} rows takes indices from 0 to {}; {} has others.</source>
        <translation>`{}` は {} 行で 0 から {} のインデックスを受け取りますが、{} には他の値があります。</translation>
    </message>
    <message>
        <source>`{}` without a dim gives one position among all elements of {}, which is {}.</source>
        <translation>次元のない `{}` は {} の全要素の中の 1 つの位置を返します。その形状は {} です。</translation>
    </message>
    <message>
        <source>a .npy file holds one tensor, and the tensordict has {} entries; select one of them, or write a .npz file</source>
        <translation>.npy ファイルに入るテンソルは 1 つですが、tensordict にはエントリが {} 個あります。1 つを選ぶか、.npz ファイルに書き込んでください</translation>
    </message>
    <message>
        <source>a .npy file holds one tensor; write nested tensordicts to a .npz file</source>
        <translation>.npy ファイルに入るテンソルは 1 つです。入れ子のものは .npz ファイルに書き込んでください</translation>
    </message>
    <message>
        <source>a .npy file is written without compression; leave it out</source>
        <translation>.npy ファイルは圧縮なしで書き込まれます。圧縮の指定を外してください</translation>
    </message>
    <message>
        <source>a .npz file can only hold arrays; store each leaf under a key of the root</source>
        <translation>.npz ファイルに入るのは配列だけです。各リーフをルートのキーの下に保存してください</translation>
    </message>
    <message>
        <source>a .npz file is written without compression; leave it out</source>
        <translation>.npz ファイルは圧縮なしで書き込まれます。圧縮の指定を外してください</translation>
    </message>
    <message>
        <source>a .npz file notes no batch size; save it as a memmap folder or an HDF5 file, and change it there</source>
        <translation>.npz ファイルにはバッチサイズが記録されません。memmap フォルダーまたは HDF5 ファイルとして保存し、そこで変更してください</translation>
    </message>
    <message>
        <source>a .tdz archive is written without compression, so that it can be mapped; leave it out</source>
        <translation>.tdz アーカイブは、マップできるように圧縮なしで書き込まれます。圧縮の指定を外してください</translation>
    </message>
    <message>
        <source>a ConvNet has at least one layer</source>
        <translation>ConvNet には層が 1 つ以上必要です</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>JSON オブジェクト</translation>
    </message>
    <message>
        <source>a ModuleDict is indexed by names</source>
        <translation>ModuleDict のインデックスは名前です</translation>
    </message>
    <message>
        <source>a NUL character is not allowed here</source>
        <translation>ここに NUL 文字は使えません</translation>
    </message>
    <message>
        <source>a NonTensorStack has no one value; ask for its tolist()</source>
        <translation>NonTensorStack は単一の値ではありません。tolist() で取得してください</translation>
    </message>
    <message>
        <source>a NonTensorStack is made of a list, not of a value of type {}</source>
        <translation>NonTensorStack はリストから作ります。型 {} の値からは作れません</translation>
    </message>
    <message>
        <source>a Tensor with {} elements cannot be converted to Scalar</source>
        <translation>要素が {} 個のテンソルは単一の数値ではありません</translation>
    </message>
    <message>
        <source>a batch size cannot be negative, except -1 for a ragged dim: {}</source>
        <translation>バッチサイズは、不揃いの次元を表す -1 を除いて負にできません: {}</translation>
    </message>
    <message>
        <source>a block of {} bytes came for a tensordict of {}</source>
        <translation>{2} バイトの tensordict に対して {1} バイトのブロックが来ました</translation>
    </message>
    <message>
        <source>a bool</source>
        <translation>bool</translation>
    </message>
    <message>
        <source>a chunk</source>
        <translation>チャンク</translation>
    </message>
    <message>
        <source>a chunk holds {} texts instead of {}</source>
        <translation>チャンクのテキストが {2} 個ではなく {1} 個です</translation>
    </message>
    <message>
        <source>a chunk is damaged: its checksum (crc32c) is another one</source>
        <translation>チャンクが破損しています: チェックサム (crc32c) が一致しません</translation>
    </message>
    <message>
        <source>a chunk is damaged: {} cannot unpack it</source>
        <translation>チャンクが破損しています: {} で展開できません</translation>
    </message>
    <message>
        <source>a chunk of texts ends {} bytes too early</source>
        <translation>テキストのチャンクが {} バイト早く終わっています</translation>
    </message>
    <message>
        <source>a chunk of {} bytes cannot be packed by {}</source>
        <translation>{} バイトのチャンクを {} で圧縮できません</translation>
    </message>
    <message>
        <source>a chunk of {} bytes cannot unpack to {} bytes</source>
        <translation>{} バイトのチャンクが {} バイトに展開されることはありえません</translation>
    </message>
    <message>
        <source>a chunk unpacks to more than the {} bytes that it has by its shape</source>
        <translation>チャンクが、形状から求まる {} バイトを超えて展開されます</translation>
    </message>
    <message>
        <source>a chunk unpacks to {} bytes, but by its shape it has {}</source>
        <translation>チャンクは {} バイトに展開されますが、形状からは {} バイトのはずです</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>クラス</translation>
    </message>
    <message>
        <source>a column of a Parquet file holds text, bytes, bools, integers or floats, of one type, and not {}</source>
        <translation>Parquet ファイルの列に入るのは、テキスト、bytes、bool、整数、浮動小数点数のいずれか 1 つの型です。{} は入りません</translation>
    </message>
    <message>
        <source>a complex number cannot be written as JSON</source>
        <translation>複素数は JSON として書き込めません</translation>
    </message>
    <message>
        <source>a complex number cannot be written into {}</source>
        <translation>複素数は {} に書き込めません</translation>
    </message>
    <message>
        <source>a complex number does not fit into {}</source>
        <translation>複素数は {} に入りません</translation>
    </message>
    <message>
        <source>a complex value cannot be written into {}</source>
        <translation>複素数の値は {} に書き込めません</translation>
    </message>
    <message>
        <source>a composite distribution takes a tensordict of samples, not a value of type {}</source>
        <translation>複合分布の引数はサンプルの tensordict です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>a comprehension beside other items or arguments needs brackets of its own</source>
        <translation>ほかの項目や引数と並ぶ内包表記は、それ自体を括弧で囲んでください</translation>
    </message>
    <message>
        <source>a comprehension is not an index; put it into brackets of its own</source>
        <translation>内包表記はインデックスになりません。それ自体を括弧で囲んでください</translation>
    </message>
    <message>
        <source>a comprehension makes one element for each item: put several into brackets, as a tuple</source>
        <translation>内包表記は各項目から 1 つの要素を作ります。複数の場合はタプルとして括弧で囲んでください</translation>
    </message>
    <message>
        <source>a compressed chunk of texts does not state its size, so it cannot be read</source>
        <translation>圧縮されたテキストのチャンクにサイズの記載がないため、読み込めません</translation>
    </message>
    <message>
        <source>a consolidated file can only hold JSON values; leave this one out</source>
        <translation>統合ファイルに入るのは JSON で表せる値だけです。この値を除いてください</translation>
    </message>
    <message>
        <source>a consolidated file cannot be compressed; leave the compression out</source>
        <translation>統合ファイルは圧縮できません。圧縮の指定を外してください</translation>
    </message>
    <message>
        <source>a consolidated file has no room for a level under the key {}; rename it</source>
        <translation>統合ファイルには、キー {} の下に階層を置けません。名前を変えてください</translation>
    </message>
    <message>
        <source>a consolidated file with the dtype {} cannot be loaded in Python; convert the leaf or leave it out</source>
        <translation>dtype {} を含む統合ファイルは Python で読み込めません。リーフを変換するか除いてください</translation>
    </message>
    <message>
        <source>a container needs its shape (batch_size)</source>
        <translation>コンテナーには形状 (batch_size) が必要です</translation>
    </message>
    <message>
        <source>a control character is not allowed here</source>
        <translation>ここに制御文字は使えません</translation>
    </message>
    <message>
        <source>a decimal number does not begin with 0; write 0o for an octal one</source>
        <translation>10 進数は 0 で始められません。8 進数なら 0o を付けてください</translation>
    </message>
    <message>
        <source>a derived key is computed part by part, and backward() would sum the gradients of the parts: use torch.autograd.grad(outputs, inputs)</source>
        <translation>派生キーは部分ごとに計算されるため、backward() では各部分の結果が足し合わされてしまいます。torch.autograd.grad(outputs, inputs) を使うと勾配だけが得られます</translation>
    </message>
    <message>
        <source>a derived key is written as `name = EXPRESSION` or `td["next", "name"] = EXPRESSION`</source>
        <translation>派生キーは `name = EXPRESSION` または `td["next", "name"] = EXPRESSION` の形で書いてください</translation>
    </message>
    <message>
        <source>a device is a name such as "cpu", not a value of type {}</source>
        <translation>デバイスは "cpu" のような名前です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>a dict</source>
        <translation>dict</translation>
    </message>
    <message>
        <source>a dict of a pickle has a key that is a tuple, a list or a dict</source>
        <translation>pickle の dict に、タプル、リスト、dict のいずれかであるキーがあります</translation>
    </message>
    <message>
        <source>a dict of parameters has tensors by their names</source>
        <translation>パラメーターの dict は、名前をキーとしてテンソルを持ちます</translation>
    </message>
    <message>
        <source>a dict with keys that are not strings cannot be written as JSON</source>
        <translation>テキストでないキーを持つ dict は JSON として書き込めません</translation>
    </message>
    <message>
        <source>a dim</source>
        <translation>次元</translation>
    </message>
    <message>
        <source>a dim cannot be repeated {} times</source>
        <translation>次元を {} 回繰り返すことはできません</translation>
    </message>
    <message>
        <source>a dim is called {} here already</source>
        <translation>ここには既に {} という名前の次元があります</translation>
    </message>
    <message>
        <source>a dim occurs twice among the {} dims</source>
        <translation>{} 個の次元の中で、同じ次元が 2 回指定されています</translation>
    </message>
    <message>
        <source>a distributed checkpoint is read-only; save the tensordict in another format to edit it</source>
        <translation>分散チェックポイントは読み取り専用です。編集するには tensordict を別の形式で保存してください</translation>
    </message>
    <message>
        <source>a distribution is made of a tensordict, not of a value of type {}</source>
        <translation>分布は tensordict から作ります。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>a dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>a fast copy requires a tensordict of tensors with the shape of the indexed part, and an index without masks and tensors; use copy_at_(..., fast=False)</source>
        <translation>高速コピーには、インデックスが示す部分と同じ形状のテンソルの tensordict と、マスクやテンソルを含まないインデックスが必要です。それ以外には copy_at_(..., fast=False) を使ってください</translation>
    </message>
    <message>
        <source>a file of the format {} keeps no lazy stacks</source>
        <translation>形式 {} のファイルは lazy stack を保持しません</translation>
    </message>
    <message>
        <source>a file of torch.save cannot keep the dtype {} without its quantizer; convert the leaf or leave it out</source>
        <translation>torch.save のファイルは、量子化器なしに dtype {} を保持できません。リーフを変換するか除いてください</translation>
    </message>
    <message>
        <source>a file of torch.save is written without compression; leave it out</source>
        <translation>torch.save のファイルは圧縮なしで書き込まれます。圧縮の指定を外してください</translation>
    </message>
    <message>
        <source>a histogram needs at least one bin and a finite range</source>
        <translation>ヒストグラムには 1 つ以上のビンと有限の範囲が必要です</translation>
    </message>
    <message>
        <source>a key and an index cannot share the same brackets; write td["key"][index]</source>
        <translation>キーとインデックスを同じ括弧に入れることはできません。td["key"][index] と書いてください</translation>
    </message>
    <message>
        <source>a key below "next" or another key</source>
        <translation>"next" の下のキー、または別のキー</translation>
    </message>
    <message>
        <source>a key is a string or a non-empty tuple of strings, not a value of type {}</source>
        <translation>キーは文字列、または空でない文字列のタプルです。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>a key is a string or a non-empty tuple of strings, not this tuple</source>
        <translation>キーは文字列、または空でない文字列のタプルです。このタプルは使えません</translation>
    </message>
    <message>
        <source>a key is a string or a tuple of keys, not a value of type {}</source>
        <translation>キーは文字列、またはキーのタプルです。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>a key is a string or a tuple of keys, not this tuple</source>
        <translation>キーは文字列、またはキーのタプルです。このタプルは使えません</translation>
    </message>
    <message>
        <source>a key is a string or a tuple of strings, not a value of type {}</source>
        <translation>キーは文字列、または文字列のタプルです。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>a key is needed</source>
        <translation>キーが必要です</translation>
    </message>
    <message>
        <source>a key is needed to create a level</source>
        <translation>階層を作成するにはキーが必要です</translation>
    </message>
    <message>
        <source>a key is needed to delete an entry</source>
        <translation>エントリを削除するにはキーが必要です</translation>
    </message>
    <message>
        <source>a key is needed to set an entry</source>
        <translation>エントリを設定するにはキーが必要です</translation>
    </message>
    <message>
        <source>a key is needed, not the number of a member of a lazy stack</source>
        <translation>lazy stack のメンバーの番号ではなく、キーが必要です</translation>
    </message>
    <message>
        <source>a key must have at least one part</source>
        <translation>キーには 1 つ以上の部分が必要です</translation>
    </message>
    <message>
        <source>a key set in an indexed tensordict is lost; write td["key"][index] = … instead</source>
        <translation>インデックスを付けた tensordict に設定したキーは失われます。代わりに td["key"][index] = … と書いてください</translation>
    </message>
    <message>
        <source>a layout of the program is called {}; choose another name</source>
        <translation>プログラムのレイアウトに {} という名前があります。別の名前を選んでください</translation>
    </message>
    <message>
        <source>a lazy stack cannot be ordered against a value of type {}</source>
        <translation>lazy stack と型 {} の値の大小は比較できません</translation>
    </message>
    <message>
        <source>a lazy stack has no tensors of its own to be made contiguous in place</source>
        <translation>lazy stack には、インプレースで連続にできる自身のテンソルがありません</translation>
    </message>
    <message>
        <source>a lazy stack is made of a dict of tensordicts, not of a value of type {}</source>
        <translation>lazy stack は tensordict の dict から作ります。型 {} の値からは作れません</translation>
    </message>
    <message>
        <source>a lazy stack is not cut in place along its stack dim; index it, or pad without inplace=True</source>
        <translation>lazy stack はスタック次元に沿ってインプレースで切り詰められません。インデックスを付けるか、inplace=True なしでパディングしてください</translation>
    </message>
    <message>
        <source>a lazy stack is not gathered in place; leave inplace=True out</source>
        <translation>lazy stack はインプレースで gather できません。inplace=True を外してください</translation>
    </message>
    <message>
        <source>a lazy stack of more than {} rows is too long</source>
        <translation>{} 行を超える lazy stack は長すぎます</translation>
    </message>
    <message>
        <source>a lazy stack of {} members is too long</source>
        <translation>メンバー {} 個の lazy stack は長すぎます</translation>
    </message>
    <message>
        <source>a leaf is to be described by its dtype, shape, start, stop and padding</source>
        <translation>リーフは dtype、形状、開始、終了、パディングで記述する必要があります</translation>
    </message>
    <message>
        <source>a list of 1 to {} non-empty strings</source>
        <translation>1 ～ {} 個の空でない文字列のリスト</translation>
    </message>
    <message>
        <source>a list of elements</source>
        <translation>要素のリスト</translation>
    </message>
    <message>
        <source>a list of lists of names</source>
        <translation>名前のリストのリスト</translation>
    </message>
    <message>
        <source>a list of more than {} numbers is too long to become a tensor</source>
        <translation>{} 個を超える数値のリストは、テンソルにするには長すぎます</translation>
    </message>
    <message>
        <source>a list of names</source>
        <translation>名前のリスト</translation>
    </message>
    <message>
        <source>a list of objects with {} and {}</source>
        <translation>{} と {} を持つオブジェクトのリスト</translation>
    </message>
    <message>
        <source>a list of sizes</source>
        <translation>サイズのリスト</translation>
    </message>
    <message>
        <source>a list of tensordicts is stacked along a dim: set dim</source>
        <translation>tensordict のリストは次元に沿ってスタックします。dim を指定してください</translation>
    </message>
    <message>
        <source>a mapping is written as biased_softplus_1.0 or biased_softplus_1.0_0.01</source>
        <translation>マッピングは biased_softplus_1.0 または biased_softplus_1.0_0.01 のように書いてください</translation>
    </message>
    <message>
        <source>a mark for each choice of {} among {} elements</source>
        <translation>{2} 個の要素から {1} 個を選ぶ組み合わせごとのマーク</translation>
    </message>
    <message>
        <source>a mask holds bools, not {}</source>
        <translation>マスクの要素は bool です。{} は使えません</translation>
    </message>
    <message>
        <source>a mask is made only where a batch dim is ragged, the batch size is {}</source>
        <translation>マスクを作るのはバッチ次元が不揃いの場合だけです。バッチサイズは {} です</translation>
    </message>
    <message>
        <source>a mask of shape {} does not fit the batch size {}</source>
        <translation>形状 {} のマスクはバッチサイズ {} に合いません</translation>
    </message>
    <message>
        <source>a mask of shape {} has more dims than the batch size {}</source>
        <translation>形状 {} のマスクの次元数が、バッチサイズ {} の次元数を超えています</translation>
    </message>
    <message>
        <source>a mask or a list picks a copy, so this would change nothing; assign to td[…] instead</source>
        <translation>マスクやリストで選ぶとコピーになるため、何も変わりません。代わりに td[…] に代入してください</translation>
    </message>
    <message>
        <source>a mask or a list picks a copy, so this would change nothing; put the key first and all indices into the last brackets</source>
        <translation>マスクやリストで選ぶとコピーになるため、何も変わりません。キーを先に書き、すべてのインデックスを最後の括弧に入れてください</translation>
    </message>
    <message>
        <source>a member of a zip archive cannot have a name of {} bytes; the limit is {}</source>
        <translation>zip アーカイブのメンバーの名前は {} バイトにできません。上限は {} バイトです</translation>
    </message>
    <message>
        <source>a memmap folder cannot be compressed; leave the compression out</source>
        <translation>memmap フォルダーは圧縮できません。圧縮の指定を外してください</translation>
    </message>
    <message>
        <source>a memmap folder cannot hold a level named "meta.json"</source>
        <translation>memmap フォルダーには「meta.json」という名前の階層を格納できません</translation>
    </message>
    <message>
        <source>a memmap folder cannot hold the key {}: meta.json has a field of that name; rename it first</source>
        <translation>memmap フォルダーにはキー {} を格納できません: meta.json に同じ名前のフィールドがあります。先に名前を変えてください</translation>
    </message>
    <message>
        <source>a memmap folder cannot hold this key: its file name would have {} bytes, and file systems take {}</source>
        <translation>memmap フォルダーにはこのキーを格納できません: ファイル名が {} バイトになりますが、ファイルシステムの上限は {} バイトです</translation>
    </message>
    <message>
        <source>a memmap folder with the dtype {} cannot be loaded in Python; convert the leaf or leave it out</source>
        <translation>dtype {} を含む memmap フォルダーは Python で読み込めません。リーフを変換するか除いてください</translation>
    </message>
    <message>
        <source>a message's tag is from 0 to 2147483647, not {}</source>
        <translation>メッセージのタグは 0 から 2147483647 までです。{} は使えません</translation>
    </message>
    <message>
        <source>a module of an ensemble gave a {}, not a tensordict</source>
        <translation>アンサンブルのモジュールが tensordict ではなく {} を返しました</translation>
    </message>
    <message>
        <source>a module or a function is wrapped, not a value of type {}; a class is called first, as in nn.Tanh()</source>
        <translation>ラップできるのはモジュールまたは関数です。型 {} の値は使えません。クラスは nn.Tanh() のように先に呼び出してください</translation>
    </message>
    <message>
        <source>a module over tensordicts takes one tensordict, and {} more arguments were given</source>
        <translation>tensordict を扱うモジュールの引数は 1 つの tensordict ですが、さらに {} 個の引数が渡されました</translation>
    </message>
    <message>
        <source>a nested tensor is made of a lazy stack on dim 0</source>
        <translation>入れ子テンソルは、次元 0 の lazy stack から作ります</translation>
    </message>
    <message>
        <source>a nested tensor is made of a lazy stack on dim 0, not on dim {}</source>
        <translation>入れ子テンソルは、次元 0 の lazy stack から作ります。次元 {} のものからは作れません</translation>
    </message>
    <message>
        <source>a nested tensor is taken apart along its first dim</source>
        <translation>入れ子テンソルは最初の次元に沿って分解します</translation>
    </message>
    <message>
        <source>a nested tensor lacks its {}</source>
        <translation>入れ子テンソルに {} がありません</translation>
    </message>
    <message>
        <source>a nested tensor of {} parts of {} dims is more than can be shown</source>
        <translation>{} 個の部分からなる {} 次元の入れ子テンソルは大きすぎて表示できません</translation>
    </message>
    <message>
        <source>a nested tensordict lacks its class</source>
        <translation>入れ子の tensordict にクラスの記載がありません</translation>
    </message>
    <message>
        <source>a non-tensor must be described by its value, batch size and device</source>
        <translation>非テンソルは、その値、バッチサイズ、デバイスで記述する必要があります</translation>
    </message>
    <message>
        <source>a non-tensor stack of batch size {} does not fit the batch size {}</source>
        <translation>バッチサイズ {} の非テンソルスタックは、バッチサイズ {} に合いません</translation>
    </message>
    <message>
        <source>a non-tensor value</source>
        <translation>非テンソルの値</translation>
    </message>
    <message>
        <source>a non-tensor value is not padded in place, because it becomes one for each position; leave inplace=True out</source>
        <translation>テンソルでない値は、パディングすると位置ごとの値になるため、インプレースではパディングできません。inplace=True を外してください</translation>
    </message>
    <message>
        <source>a non-tensor value is stored as {}, which is not known</source>
        <translation>テンソルでない値が、未知の {} として保存されています</translation>
    </message>
    <message>
        <source>a non-tensor value is stored with shape {} instead of as bytes</source>
        <translation>テンソルでない値が、bytes ではなく形状 {} のものとして保存されています</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>a numpy array of an unsupported dtype</source>
        <translation>対応していない dtype の numpy 配列</translation>
    </message>
    <message>
        <source>a packed chunk</source>
        <translation>圧縮されたチャンク</translation>
    </message>
    <message>
        <source>a parameter without a default cannot follow one with a default</source>
        <translation>既定値のない引数は、既定値のある引数の後に置けません</translation>
    </message>
    <message>
        <source>a part of '{}' is assigned an instance of the same fields, not one of '{}'</source>
        <translation>'{}' の一部には、同じフィールドを持つインスタンスを代入します。'{}' のインスタンスは代入できません</translation>
    </message>
    <message>
        <source>a part of a composite distribution gave a {}, not a tensor</source>
        <translation>複合分布の一部が、テンソルではなく {} を返しました</translation>
    </message>
    <message>
        <source>a part of a tensordict is assigned a number, a tensor, a dict or a tensordict, not a value of type {}</source>
        <translation>tensordict の一部に代入できるのは、数値、テンソル、dict、tensordict です。型 {} の値は代入できません</translation>
    </message>
    <message>
        <source>a part of an entry cannot be replaced by another kind</source>
        <translation>エントリの一部を別の種類で置き換えることはできません</translation>
    </message>
    <message>
        <source>a pickle of more than {} values</source>
        <translation>値が {} 個を超える pickle です</translation>
    </message>
    <message>
        <source>a pickle of protocol {}; up to {} are known</source>
        <translation>プロトコル {} の pickle です。対応しているのは {} までです</translation>
    </message>
    <message>
        <source>a pickle that grows by more than {} MiB</source>
        <translation>{} MiB を超えて大きくなる pickle です</translation>
    </message>
    <message>
        <source>a pickled object ({}) cannot be written: it is shown without being loaded; leave the key out</source>
        <translation>pickle のオブジェクト ({}) は書き込めません: 読み込まずに表示しています。このキーを除いてください</translation>
    </message>
    <message>
        <source>a process sent bytes that are not a result; start all processes with the same version of the program</source>
        <translation>あるプロセスが結果ではないバイト列を送信しました。すべてのプロセスを同じバージョンのプログラムで起動してください</translation>
    </message>
    <message>
        <source>a process sent unexpected data, such as too many bytes, and the group can no longer be used ({}); start its processes again, with tensordicts of the same keys, shapes and dtypes</source>
        <translation>プロセスが、大きすぎるデータなど想定外のデータを送ったため、グループはもう使えません ({})。キー、形状、dtype が同じ tensordict で、プロセスを起動し直してください</translation>
    </message>
    <message>
        <source>a ragged tensor cannot be sent as a part of one block</source>
        <translation>不揃いテンソルは 1 つのブロックの一部として送信できません</translation>
    </message>
    <message>
        <source>a replay buffer shown with its oldest row first is read-only; open it without {} to edit it</source>
        <translation>古い行から表示しているリプレイバッファは読み取り専用です。編集するには {} なしで開いてください</translation>
    </message>
    <message>
        <source>a replay buffer, full: a new row replaces the row of the lowest rank by {}, so the rows are not in order of time</source>
        <translation>リプレイバッファ、満杯: 新しい行は {} の順位が最も低い行を置き換えるため、行は時間順ではありません</translation>
    </message>
    <message>
        <source>a replay buffer, full: the oldest row is the first</source>
        <translation>リプレイバッファ、満杯: 最も古い行が先頭です</translation>
    </message>
    <message>
        <source>a replay buffer, full: the oldest row is {}, the row before it is the newest</source>
        <translation>リプレイバッファ、満杯: 最も古い行は {} で、その 1 つ前が最も新しい行です</translation>
    </message>
    <message>
        <source>a replay buffer, saved by trajectories from the oldest to the newest: {} of {} rows are written, and only these are shown</source>
        <translation>リプレイバッファ、軌跡ごとに古いものから新しいものの順に保存: {2} 行中 {1} 行が書き込まれており、それだけを表示しています</translation>
    </message>
    <message>
        <source>a replay buffer, saved by trajectories from the oldest to the newest: {} of {} rows are written; the empty rows are the last of each trajectory</source>
        <translation>リプレイバッファ、軌跡ごとに古いものから新しいものの順に保存: 書き込み済みの行数/全行数は {}/{} です。空の行は各軌跡の末尾にあります</translation>
    </message>
    <message>
        <source>a replay buffer, saved from the oldest row to the newest: {} of {} rows are written; keys that are also under "next" have one more row per trajectory</source>
        <translation>リプレイバッファ、古い行から新しい行の順に保存: 書き込み済みの行数/全行数は {}/{} です。「next」の下にもあるキーは、軌跡ごとに 1 行多くあります</translation>
    </message>
    <message>
        <source>a replay buffer: the first {} of {} rows are written, the others are empty</source>
        <translation>リプレイバッファ: 最初の {} 行(全 {} 行中)が書き込まれており、ほかの行は空です</translation>
    </message>
    <message>
        <source>a result of {} MB needs a scratch file, and only {} MB are free; compute a part, or set TMPDIR to a folder with more room</source>
        <translation>{} MB の結果には一時ファイルが必要ですが、空きは {} MB しかありません。一部だけを計算するか、TMPDIR に空きの多いフォルダーを設定してください</translation>
    </message>
    <message>
        <source>a result of {} MB needs as many addresses, more than this process may take (ulimit -v)</source>
        <translation>{} MB の結果に必要なアドレス空間が、このプロセスの上限 (ulimit -v) を超えています</translation>
    </message>
    <message>
        <source>a result of {} cannot be cast to the dtype of out, {}</source>
        <translation>{} の結果を out の dtype {} に変換できません</translation>
    </message>
    <message>
        <source>a result that combines {} elements</source>
        <translation>{} 個の要素をまとめて計算したもの</translation>
    </message>
    <message>
        <source>a rotation takes two different dims, got {}</source>
        <translation>回転には異なる 2 つの次元が必要ですが、{} が渡されました</translation>
    </message>
    <message>
        <source>a rotation takes two dims of a batch that has as many, got {} and the batch size {}</source>
        <translation>回転には、2 次元以上のバッチの 2 つの次元が必要ですが、{} とバッチサイズ {} が渡されました</translation>
    </message>
    <message>
        <source>a row is nearer to the one {} rows further on than to the next one</source>
        <translation>行は次の行よりも {} 行先の行に近くなっています</translation>
    </message>
    <message>
        <source>a safetensors file cannot be compressed; leave the compression out</source>
        <translation>safetensors ファイルは圧縮できません。圧縮の指定を外してください</translation>
    </message>
    <message>
        <source>a safetensors file cannot keep the dtype {}; convert the leaf or leave it out</source>
        <translation>safetensors ファイルは dtype {} を保持できません。リーフを変換するか除いてください</translation>
    </message>
    <message>
        <source>a safetensors file would have two tensors of the name {}; rename one of the keys</source>
        <translation>safetensors ファイルに {} という名前のテンソルが 2 つできます。一方のキーの名前を変えてください</translation>
    </message>
    <message>
        <source>a save of it was interrupted and cannot be rolled back ({}): discard its journal before editing</source>
        <translation>その保存は中断されており、ロールバックできません ({}): 編集の前にジャーナルを破棄してください</translation>
    </message>
    <message>
        <source>a save was interrupted: recover it before editing</source>
        <translation>保存が中断されました: 編集の前に復旧してください</translation>
    </message>
    <message>
        <source>a scalar has no dim to pad</source>
        <translation>スカラーにはパディングする次元がありません</translation>
    </message>
    <message>
        <source>a schema is a dict of keys and pairs of sizes and dtype, not a value of type {}</source>
        <translation>スキーマは、キーと、サイズと dtype の組からなる dict です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>a schema tells pairs of sizes and dtype</source>
        <translation>スキーマにはサイズと dtype の組が必要です</translation>
    </message>
    <message>
        <source>a scope is called with one function, which then runs within it</source>
        <translation>スコープは関数 1 つを渡して呼び出します。その関数がスコープの中で実行されます</translation>
    </message>
    <message>
        <source>a scratch file of {} MB cannot be made: {}; set TMPDIR to a folder with more room</source>
        <translation>{} MB の一時ファイルを作成できません: {}。TMPDIR に空きの多いフォルダーを設定してください</translation>
    </message>
    <message>
        <source>a scratch file of {} MB cannot be mapped: {}; set TMPDIR to a folder with more room</source>
        <translation>{} MB の一時ファイルをマップできません: {}。TMPDIR に空きの多いフォルダーを設定してください</translation>
    </message>
    <message>
        <source>a scratch file of {} MB has no room: {}; set TMPDIR to a folder with more room</source>
        <translation>{} MB の一時ファイルを置く空きがありません: {}。TMPDIR に空きの多いフォルダーを設定してください</translation>
    </message>
    <message>
        <source>a script makes a text of more than {} bytes</source>
        <translation>スクリプトが {} バイトを超える文字列を作ります</translation>
    </message>
    <message>
        <source>a separator is a str, not a value of type {}</source>
        <translation>区切り文字は str です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>a separator is needed to split keys at</source>
        <translation>キーを分割するには区切り文字が必要です</translation>
    </message>
    <message>
        <source>a sequence has {} tokens; at most {} are read</source>
        <translation>系列に {} 個のトークンがあります。読み込むのは最大 {} 個です</translation>
    </message>
    <message>
        <source>a sequence is made of modules and functions, not of a value of type {}</source>
        <translation>シーケンスはモジュールと関数から作ります。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>a sequence of more than {} items is too long</source>
        <translation>項目が {} 個を超えるシーケンスは長すぎます</translation>
    </message>
    <message>
        <source>a sequence takes no keyword '{}'</source>
        <translation>シーケンスにキーワード引数 '{}' はありません</translation>
    </message>
    <message>
        <source>a sequence that draws samples has at least one module</source>
        <translation>サンプリングするシーケンスには、モジュールが 1 つ以上必要です</translation>
    </message>
    <message>
        <source>a shard</source>
        <translation>シャード</translation>
    </message>
    <message>
        <source>a single element</source>
        <translation>単一の要素</translation>
    </message>
    <message>
        <source>a size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>a size cannot be negative: {}</source>
        <translation>サイズは負にできません: {}</translation>
    </message>
    <message>
        <source>a size must be an int, not {}</source>
        <translation>サイズは int です。{} は使えません</translation>
    </message>
    <message>
        <source>a source of another batch size, {} for {}, must bring every entry; it has no key {}</source>
        <translation>バッチサイズの異なる元データ({2} に対して {1})には、すべてのエントリが必要です。キー {3} がありません</translation>
    </message>
    <message>
        <source>a sparse tensor without indices, values and size</source>
        <translation>疎テンソルにインデックス、値、サイズがありません</translation>
    </message>
    <message>
        <source>a stack is made of a dict or a list, not of a value of type {}</source>
        <translation>スタックは dict またはリストから作ります。型 {} の値からは作れません</translation>
    </message>
    <message>
        <source>a stack is made of a list, not of a value of type {}</source>
        <translation>スタックはリストから作ります。型 {} の値からは作れません</translation>
    </message>
    <message>
        <source>a stack on dim {} cannot hold tensors of different shapes densely</source>
        <translation>次元 {} のスタックには、形状の異なるテンソルを密に格納できません</translation>
    </message>
    <message>
        <source>a stack without members has no place for entries</source>
        <translation>メンバーのないスタックにはエントリを置けません</translation>
    </message>
    <message>
        <source>a stack's "stack_dim" is missing or no integer</source>
        <translation>スタックの「stack_dim」がないか、整数ではありません</translation>
    </message>
    <message>
        <source>a state dict is a dict or a tensordict, not a value of type {}</source>
        <translation>state dict は dict または tensordict です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>a state is a dict, as state_dict() gives it, not a value of type {}</source>
        <translation>状態は state_dict() が返すような dict です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>a step has the shape {} here, and {} in most members; such members: {}</source>
        <translation>ステップの形状はここでは {}、多くのメンバーでは {} です。該当するメンバー: {}</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>a tensor cannot be made of a {}</source>
        <translation>{} からテンソルは作れません</translation>
    </message>
    <message>
        <source>a tensor of shape {}</source>
        <translation>形状 {} のテンソル</translation>
    </message>
    <message>
        <source>a tensor of shape {} and {}</source>
        <translation>形状 {} で {} のテンソル</translation>
    </message>
    <message>
        <source>a tensor of shape {} cannot be split into the {} members of a lazy stack</source>
        <translation>形状 {} のテンソルを lazy stack の {} 個のメンバーに分割できません</translation>
    </message>
    <message>
        <source>a tensor of shape {} cannot be written in place into the entry of shape {}</source>
        <translation>形状 {} のテンソルを、形状 {} のエントリにインプレースで書き込めません</translation>
    </message>
    <message>
        <source>a tensor of shape {} has no dim {} to concatenate along</source>
        <translation>形状 {} のテンソルには、連結に使う次元 {} がありません</translation>
    </message>
    <message>
        <source>a tensor of {} dims is too deep for nested lists</source>
        <translation>{} 次元のテンソルは、入れ子のリストにするには深すぎます</translation>
    </message>
    <message>
        <source>a tensor that indexes is of torch.int64, torch.int32, torch.uint8 or torch.bool, not {}</source>
        <translation>インデックスに使えるテンソルの型は torch.int64、torch.int32、torch.uint8、torch.bool です。{} は使えません</translation>
    </message>
    <message>
        <source>a tensorclass is not indexed by a name; write .{} or get({})</source>
        <translation>tensorclass は名前でインデックスできません。.{} または get({}) と書いてください</translation>
    </message>
    <message>
        <source>a tensordict</source>
        <translation>tensordict</translation>
    </message>
    <message>
        <source>a tensordict cannot be an entry of itself</source>
        <translation>tensordict をそれ自身のエントリにはできません</translation>
    </message>
    <message>
        <source>a tensordict cannot be an exponent</source>
        <translation>tensordict を指数にはできません</translation>
    </message>
    <message>
        <source>a tensordict cannot be set inside itself</source>
        <translation>tensordict をそれ自身の中に設定することはできません</translation>
    </message>
    <message>
        <source>a tensordict has no {}(): of this leaf it has shape {}, and not the batch size {}</source>
        <translation>tensordict に {}() はありません: このリーフの形状は {} となり、バッチサイズ {} ではありません</translation>
    </message>
    <message>
        <source>a tensordict is made of a dict or of keywords, not of both</source>
        <translation>tensordict は dict かキーワードのどちらか一方から作ります</translation>
    </message>
    <message>
        <source>a tensordict is made of a dict, not of a value of type {}</source>
        <translation>tensordict は dict から作ります。型 {} の値からは作れません</translation>
    </message>
    <message>
        <source>a tensordict is neither true nor false; use len(td.keys()) or td.is_empty()</source>
        <translation>tensordict は真でも偽でもありません。len(td.keys()) または td.is_empty() を使ってください</translation>
    </message>
    <message>
        <source>a tensordict is updated with a dict or a tensordict, not with a value of type {}</source>
        <translation>tensordict の更新に使えるのは dict または tensordict です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>a tensordict of batch size [] cannot be indexed</source>
        <translation>バッチサイズ [] の tensordict にはインデックスを付けられません</translation>
    </message>
    <message>
        <source>a tensordict of batch size {} cannot be split into the {} members of a lazy stack of batch size {}</source>
        <translation>バッチサイズ {} の tensordict を、バッチサイズ {3} の lazy stack の {2} 個のメンバーに分割できません</translation>
    </message>
    <message>
        <source>a tensordict with this key cannot be sent as one block, because the description reserves the name; rename it with rename_key_()</source>
        <translation>このキーを持つ tensordict は、1 つのブロックとして送信できません。この名前はブロックの記述用に予約されています。rename_key_() で名前を変えてください</translation>
    </message>
    <message>
        <source>a tensordict without batch dims has no parts to visit; take its keys(), values() or items()</source>
        <translation>バッチ次元のない tensordict には、順にたどる部分がありません。keys()、values()、items() を使ってください</translation>
    </message>
    <message>
        <source>a text is expected where there is {}</source>
        <translation>{}のところにはテキストが必要です</translation>
    </message>
    <message>
        <source>a text is not in UTF-8</source>
        <translation>テキストが UTF-8 ではありません</translation>
    </message>
    <message>
        <source>a text of visible characters</source>
        <translation>表示できる文字からなるテキスト</translation>
    </message>
    <message>
        <source>a text of {} bytes cannot be written: the limit is {} bytes</source>
        <translation>{} バイトのテキストは書き込めません: 上限は {} バイトです</translation>
    </message>
    <message>
        <source>a text or None</source>
        <translation>テキストまたは None</translation>
    </message>
    <message>
        <source>a token has {} bytes. Expected: at most {}</source>
        <translation>トークンが {} バイトあります。最大は {} です</translation>
    </message>
    <message>
        <source>a torch.Size consists of ints, not of {}</source>
        <translation>torch.Size の要素は int です。{} は使えません</translation>
    </message>
    <message>
        <source>a value for each position of {}</source>
        <translation>{} の位置ごとの値</translation>
    </message>
    <message>
        <source>a value of shape {} does not broadcast to the elements of shape {}</source>
        <translation>形状 {} の値は、形状 {} の要素にブロードキャストできません</translation>
    </message>
    <message>
        <source>a value of shape {} does not fit into elements of shape {}</source>
        <translation>形状 {} の値は、形状 {} の要素に入りません</translation>
    </message>
    <message>
        <source>a value of type {} cannot be called</source>
        <translation>型 {} の値は呼び出せません</translation>
    </message>
    <message>
        <source>a value of type {} cannot be indexed</source>
        <translation>型 {} の値にはインデックスを付けられません</translation>
    </message>
    <message>
        <source>a value of type {} has no entries to delete</source>
        <translation>型 {} の値には削除できるエントリがありません</translation>
    </message>
    <message>
        <source>a value of type {} has no len()</source>
        <translation>型 {} の値には len() がありません</translation>
    </message>
    <message>
        <source>a value of type {} has no parts to assign; assign to the entry as a whole</source>
        <translation>型 {} の値には代入できる部分がありません。エントリ全体に代入してください</translation>
    </message>
    <message>
        <source>a value with its batch size</source>
        <translation>値とそのバッチサイズ</translation>
    </message>
    <message>
        <source>a zarr store cannot hold the dtype {}; convert the leaf or leave it out</source>
        <translation>zarr ストアは dtype {} を格納できません。リーフを変換するか除いてください</translation>
    </message>
    <message>
        <source>a zarr store cannot hold the key {}; rename it first</source>
        <translation>zarr ストアはキー {} を格納できません。先に名前を変えてください</translation>
    </message>
    <message>
        <source>a zarr store cannot keep lazy stacks; write the result of .densify() instead</source>
        <translation>zarr ストアは lazy stack を保持できません。代わりに .densify() の結果を書き込んでください</translation>
    </message>
    <message>
        <source>a zarr store does not keep the class {} of a tensordict; write the result of .to_tensordict() instead</source>
        <translation>zarr ストアは tensordict のクラス {} を保持しません。代わりに .to_tensordict() の結果を書き込んでください</translation>
    </message>
    <message>
        <source>a {} cannot be kept in a non-tensor entry</source>
        <translation>{} は非テンソルのエントリに格納できません</translation>
    </message>
    <message>
        <source>a {} does not say which keys it reads and writes: wrap it, as TensorDictModule(…, ["observation"], ["state_value"])</source>
        <translation>{} はどのキーを読み書きするかを示しません: TensorDictModule(…, ["observation"], ["state_value"]) のようにラップしてください</translation>
    </message>
    <message>
        <source>a {} holds modules and cannot be called</source>
        <translation>{} はモジュールの入れ物なので、呼び出せません</translation>
    </message>
    <message>
        <source>a {} holds parameters and cannot be called</source>
        <translation>{} はパラメーターの入れ物なので、呼び出せません</translation>
    </message>
    <message>
        <source>abs() takes a number, not {}</source>
        <translation>abs() の引数は数値です。{} は使えません</translation>
    </message>
    <message>
        <source>activation is 'relu', 'gelu' or a function</source>
        <translation>activation は 'relu'、'gelu'、関数のいずれかです</translation>
    </message>
    <message>
        <source>add the value of another member</source>
        <translation>ほかのメンバーの値を追加</translation>
    </message>
    <message>
        <source>add zeros</source>
        <translation>ゼロを追加</translation>
    </message>
    <message>
        <source>adds invented values</source>
        <translation>実在しない値が加わります</translation>
    </message>
    <message>
        <source>adds zeros and false flags as padding: keep a mask</source>
        <translation>パディングとしてゼロと False のフラグが加わります: マスクを残してください</translation>
    </message>
    <message>
        <source>align_corners requires one of the modes linear, bilinear, bicubic and trilinear</source>
        <translation>align_corners を使えるのは、モードが linear、bilinear、bicubic、trilinear のいずれかの場合だけです</translation>
    </message>
    <message>
        <source>all entries start with this shape</source>
        <translation>すべてのエントリの形状がこれで始まります</translation>
    </message>
    <message>
        <source>all keys that are selected must be among those that the modules write</source>
        <translation>選択するキーはすべて、モジュールが書き込むキーでなければなりません</translation>
    </message>
    <message>
        <source>all responses are the same in {} of {} groups</source>
        <translation>{} / {} グループですべての応答が同じです</translation>
    </message>
    <message>
        <source>all rewards are equal in {} of {} groups, which have no gradient</source>
        <translation>{} / {} グループで報酬がすべて等しく、勾配がありません</translation>
    </message>
    <message>
        <source>all {} rows are zeros in every key</source>
        <translation>{} 行すべてが、どのキーでもゼロです</translation>
    </message>
    <message>
        <source>all {} truncated steps are terminated too</source>
        <translation>truncated の {} ステップすべてが terminated でもあります</translation>
    </message>
    <message>
        <source>always the same in its channels {}</source>
        <translation>チャンネル {} で常に同じです</translation>
    </message>
    <message>
        <source>always zero in its channels {}</source>
        <translation>チャンネル {} で常にゼロです</translation>
    </message>
    <message>
        <source>an argument without a name cannot follow one with a name</source>
        <translation>名前のない引数は、名前のある引数の後に置けません</translation>
    </message>
    <message>
        <source>an array of elements that are not numbers</source>
        <translation>要素が数値でない配列</translation>
    </message>
    <message>
        <source>an array of numpy without its content</source>
        <translation>内容のない numpy 配列</translation>
    </message>
    <message>
        <source>an empty lazy stack has no member that new ones could be like</source>
        <translation>空の lazy stack には、新しいメンバーの手本となるメンバーがありません</translation>
    </message>
    <message>
        <source>an end is not followed by a step at which {} is true, {} total</source>
        <translation>終わりの次に {} が真のステップがありません(計 {} か所)</translation>
    </message>
    <message>
        <source>an ending with "*" for the number, in a layout without "members"</source>
        <translation>番号を "*" とする語尾（"members" のないレイアウト）</translation>
    </message>
    <message>
        <source>an entry has this name already; choose another name for the derived key</source>
        <translation>この名前のエントリはすでにあります。派生キーに別の名前を付けてください</translation>
    </message>
    <message>
        <source>an entry of the tokenizer's "added_tokens" has no string "content"</source>
        <translation>トークナイザーの "added_tokens" の項目に文字列 "content" がありません</translation>
    </message>
    <message>
        <source>an enumeration of integers of {} bytes</source>
        <translation>{} バイト整数の列挙型</translation>
    </message>
    <message>
        <source>an episode starts after a step that did not end one, {} total</source>
        <translation>終わっていないステップの次でエピソードが始まっています(計 {} か所)</translation>
    </message>
    <message>
        <source>an idle worker process {}; run the command again</source>
        <translation>待機中のワーカープロセスが{}。もう一度実行してください</translation>
    </message>
    <message>
        <source>an index can only have a single ellipsis ('...')</source>
        <translation>インデックスに使える省略記号 ('...') は 1 つだけです</translation>
    </message>
    <message>
        <source>an index has at most 64 bits</source>
        <translation>インデックスは 64 ビットまでです</translation>
    </message>
    <message>
        <source>an integer of {} bytes is more than can be shown</source>
        <translation>{} バイトの整数は大きすぎて表示できません</translation>
    </message>
    <message>
        <source>an integer of {} digits cannot be written: Python's restricted loader reads integers of up to {} bytes</source>
        <translation>{} 桁の整数は書き込めません: Python の制限付きローダーが読み込む整数は {} バイトまでです</translation>
    </message>
    <message>
        <source>an interaction type is 'mode', 'median', 'mean', 'random' or 'deterministic', not {}</source>
        <translation>interaction type は 'mode'、'median'、'mean'、'random'、'deterministic' のいずれかです。{} は使えません</translation>
    </message>
    <message>
        <source>an item</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>an item of a dict is {}, which is not a pair</source>
        <translation>dict の項目が {} で、キーと値の組ではありません</translation>
    </message>
    <message>
        <source>an object of {} cannot be written as JSON</source>
        <translation>{} のオブジェクトは JSON として書き込めません</translation>
    </message>
    <message>
        <source>an unknown error</source>
        <translation>不明なエラー</translation>
    </message>
    <message>
        <source>an unknown reduction</source>
        <translation>不明な縮約</translation>
    </message>
    <message>
        <source>an unpacked chunk</source>
        <translation>展開されたチャンク</translation>
    </message>
    <message>
        <source>an unpacked chunk does not fit into memory</source>
        <translation>展開したチャンクがメモリに入りません</translation>
    </message>
    <message>
        <source>another process announces {} bytes</source>
        <translation>別のプロセスが {} バイトを通知しました</translation>
    </message>
    <message>
        <source>another process did not send the size of its tensordict</source>
        <translation>別のプロセスが tensordict のサイズを送信していません</translation>
    </message>
    <message>
        <source>as_list, as_padded_tensor and as_nested_tensor exclude each other</source>
        <translation>as_list、as_padded_tensor、as_nested_tensor は同時に指定できません</translation>
    </message>
    <message>
        <source>asks for more entries at once than the protocol allows</source>
        <translation>はプロトコルが許すより多くのエントリを一度に要求しています</translation>
    </message>
    <message>
        <source>at least 2 tensordicts are merged, got {}</source>
        <translation>結合には 2 つ以上の tensordict が必要ですが、{} 個でした</translation>
    </message>
    <message>
        <source>at {} of {} steps it differs from {} of the next step</source>
        <translation>{}/{} ステップで、次のステップの {} の値と異なります</translation>
    </message>
    <message>
        <source>backward() cannot be called on a tensordict that has no leaf tensor requiring gradients</source>
        <translation>勾配を必要とする葉が一つもない TensorDict に backward() は使えません</translation>
    </message>
    <message>
        <source>bad operand type for unary {}: '{}'</source>
        <translation>単項演算子 {} に使えないオペランドの型です: '{}'</translation>
    </message>
    <message>
        <source>batch dimension mismatch: `{}` has the shape {}, which does not begin with {}</source>
        <translation>バッチ次元の不一致: `{}` の形状は {} で、{} で始まっていません</translation>
    </message>
    <message>
        <source>batch dimension mismatch: a list of values must be nested as the batch size {} is</source>
        <translation>バッチ次元の不一致: 値のリストは、バッチサイズ {} と同じ入れ子にする必要があります</translation>
    </message>
    <message>
        <source>batch dimension mismatch: a member of its stack is at {} of dim {}, but the tensor has shape {}</source>
        <translation>バッチ次元の不一致: スタックのメンバーが次元 {2} の {1} にありますが、テンソルの形状は {3} です</translation>
    </message>
    <message>
        <source>batch dimension mismatch: shape {} has no dim {} to distribute over the members of a stack</source>
        <translation>バッチ次元の不一致: 形状 {} には、スタックのメンバーに分配する次元 {} がありません</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the batch size is {}, but the entry has shape {}</source>
        <translation>バッチ次元の不一致: バッチサイズは {} ですが、エントリの形状は {} です</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the batch size is {}, but the tensor has shape {}</source>
        <translation>バッチ次元の不一致: バッチサイズは {} ですが、テンソルの形状は {} です</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the batch size is {}, but the tensor has shape {}; expand the scalar to the batch size first</source>
        <translation>バッチ次元の不一致: バッチサイズは {} ですが、テンソルの形状は {} です。先にスカラーをバッチサイズに expand してください</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the batch size is {}, but the values have {}</source>
        <translation>バッチ次元の不一致: バッチサイズは {} ですが、値のバッチサイズは {} です</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the entry has batch size {}, the level it is moved to {}</source>
        <translation>バッチ次元の不一致: エントリのバッチサイズは {}、移動先の階層は {} です</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the result has shape {}, the batch size is {}</source>
        <translation>バッチ次元の不一致: 結果の形状は {}、バッチサイズは {} です</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the stack has the batch size {}, which does not start with that of the level above, {}</source>
        <translation>バッチ次元の不一致: スタックのバッチサイズ {} が、上の階層のバッチサイズ {} で始まっていません</translation>
    </message>
    <message>
        <source>batch size {}, which does not start with that of the level above, {}</source>
        <translation>バッチサイズ {} が、上の階層のバッチサイズ {} で始まっていません</translation>
    </message>
    <message>
        <source>batch_size and batch_dims cannot both be given</source>
        <translation>batch_size と batch_dims は同時に指定できません</translation>
    </message>
    <message>
        <source>batch_size, names and device cannot be given together with inplace=True</source>
        <translation>batch_size、names、device は inplace=True と同時に指定できません</translation>
    </message>
    <message>
        <source>begins as a zip archive, but its directory at the end is missing: it was cut off, or is still written</source>
        <translation>zip アーカイブとして始まりますが、末尾のディレクトリーがありません: 途中で切れているか、まだ書き込み中です</translation>
    </message>
    <message>
        <source>begins at byte {}, not a multiple of {}: Python raises an error when it loads this</source>
        <translation>{2} の倍数でないバイト {1} から始まっています: Python はこれを読み込みません</translation>
    </message>
    <message>
        <source>bit fields of {} bytes</source>
        <translation>{} バイトのビットフィールド</translation>
    </message>
    <message>
        <source>blosc</source>
        <translation>blosc</translation>
    </message>
    <message>
        <source>both tensordicts need the same kind of entry here</source>
        <translation>ここでは両方の tensordict に同じ種類のエントリが必要です</translation>
    </message>
    <message>
        <source>broadcast_to() takes a tuple of sizes, not an int</source>
        <translation>broadcast_to() の引数は、int ではなくサイズのタプルです</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>by the strict rules a tensordict has no attribute '{}'</source>
        <translation>厳密な規則では、tensordict に属性 '{}' はありません</translation>
    </message>
    <message>
        <source>by the strict rules a tuple is not a nested key; write {}</source>
        <translation>厳密な規則では、タプルは入れ子のキーになりません。{} と書いてください</translation>
    </message>
    <message>
        <source>bytes cannot be written as JSON</source>
        <translation>bytes は JSON として書き込めません</translation>
    </message>
    <message>
        <source>bytes hold ASCII characters only; use \x</source>
        <translation>bytes に使えるのは ASCII 文字だけです。\x を使ってください</translation>
    </message>
    <message>
        <source>bytes {} to {} exceed the {} bytes of all elements</source>
        <translation>バイト {} から {} が、全要素の {} バイトを超えています</translation>
    </message>
    <message>
        <source>callback_exist is a function or a dict of functions, not {}</source>
        <translation>callback_exist は関数または関数の dict です。{} は使えません</translation>
    </message>
    <message>
        <source>can be moved only within levels that exist</source>
        <translation>移動できるのは、存在する階層の中だけです</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>中止しました</translation>
    </message>
    <message>
        <source>cannot be compressed with {}; use gzip:1 to gzip:9, zstd:1 to zstd:22 or blosc:1 to blosc:9</source>
        <translation>{} では圧縮できません。gzip:1~gzip:9、zstd:1~zstd:22、blosc:1~blosc:9 を使ってください</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <translation>作成できません</translation>
    </message>
    <message>
        <source>cannot be created to unpack a member of an archive</source>
        <translation>アーカイブのメンバーを展開するために作成できません</translation>
    </message>
    <message>
        <source>cannot be examined</source>
        <translation>調べられません</translation>
    </message>
    <message>
        <source>cannot be flushed to disk</source>
        <translation>ディスクに書き出せません</translation>
    </message>
    <message>
        <source>cannot be found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>cannot be given its new length</source>
        <translation>新しい長さにできません</translation>
    </message>
    <message>
        <source>cannot be given its old length</source>
        <translation>古い長さに戻せません</translation>
    </message>
    <message>
        <source>cannot be given the permissions of the old one</source>
        <translation>古いファイルのアクセス権を設定できません</translation>
    </message>
    <message>
        <source>cannot be kept</source>
        <translation>保持できません</translation>
    </message>
    <message>
        <source>cannot be listed</source>
        <translation>一覧できません</translation>
    </message>
    <message>
        <source>cannot be listed: {}</source>
        <translation>一覧できません: {}</translation>
    </message>
    <message>
        <source>cannot be locked</source>
        <translation>ロックできません</translation>
    </message>
    <message>
        <source>cannot be looked for</source>
        <translation>検索できません</translation>
    </message>
    <message>
        <source>cannot be mapped</source>
        <translation>マップできません</translation>
    </message>
    <message>
        <source>cannot be moved</source>
        <translation>移動できません</translation>
    </message>
    <message>
        <source>cannot be moved between a stack and the level around it</source>
        <translation>スタックとそれを囲む階層の間では移動できません</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>開けません</translation>
    </message>
    <message>
        <source>cannot be opened within an archive; unpack the archive and open the file</source>
        <translation>アーカイブの中では開けません。アーカイブを展開してファイルを開いてください</translation>
    </message>
    <message>
        <source>cannot be opened: {} files are open over this connection</source>
        <translation>開けません: この接続で {} 個のファイルを開いています</translation>
    </message>
    <message>
        <source>cannot be put in place</source>
        <translation>所定の場所に置けません</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>cannot be removed</source>
        <translation>削除できません</translation>
    </message>
    <message>
        <source>cannot be renamed</source>
        <translation>名前を変更できません</translation>
    </message>
    <message>
        <source>cannot be served</source>
        <translation>提供できません</translation>
    </message>
    <message>
        <source>cannot be started</source>
        <translation>起動できません</translation>
    </message>
    <message>
        <source>cannot be started to test an HDF5 file</source>
        <translation>HDF5 ファイルを調べるために起動することができません</translation>
    </message>
    <message>
        <source>cannot be unpacked into the folder for temporary files, which TMPDIR names</source>
        <translation>TMPDIR が示す一時ファイル用フォルダーに展開できません</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>書き込めません</translation>
    </message>
    <message>
        <source>cannot be written as several files; save it as a memmap folder</source>
        <translation>複数のファイルとしては書き込めません。memmap フォルダーとして保存してください</translation>
    </message>
    <message>
        <source>cannot be written as several files; save it as one Safetensors file</source>
        <translation>複数のファイルとしては書き込めません。1 つの safetensors ファイルとして保存してください</translation>
    </message>
    <message>
        <source>cannot be written to</source>
        <translation>書き込めません</translation>
    </message>
    <message>
        <source>cannot be written: its mode marks it as read-only</source>
        <translation>書き込めません: モードが読み取り専用です</translation>
    </message>
    <message>
        <source>cannot be written: there is no folder {}</source>
        <translation>書き込めません: フォルダー {} がありません</translation>
    </message>
    <message>
        <source>cannot be written: {} is not the ending of a known format; known are {}</source>
        <translation>書き込めません: 拡張子 {} の形式は未知です。使える拡張子は {} です</translation>
    </message>
    <message>
        <source>cannot find episode boundaries: expected a bool "done", "terminated" or "truncated" over the batch (also below "next"), "is_init", or integers such as "traj_ids"; name another with key=</source>
        <translation>エピソードの境界が見つかりません: バッチ全体にわたる bool の "done"、"terminated"、"truncated"("next" の下も可)、"is_init"、または "traj_ids" のような整数が必要です。ほかのキーは key= で指定してください</translation>
    </message>
    <message>
        <source>cannot grow by {} bytes</source>
        <translation>{} バイト拡張することができません</translation>
    </message>
    <message>
        <source>cannot grow to {} bytes</source>
        <translation>{} バイトまで拡張することができません</translation>
    </message>
    <message>
        <source>cannot hold {} more bytes</source>
        <translation>さらに {} バイトを格納することができません</translation>
    </message>
    <message>
        <source>cannot load {} as TorchScript: {}</source>
        <translation>{} を TorchScript として読み込めません: {}</translation>
    </message>
    <message>
        <source>cannot modify a locked tensordict; unlock it first</source>
        <translation>ロックされた tensordict は変更できません。先にロックを解除してください</translation>
    </message>
    <message>
        <source>cannot modify a locked tensordict; unlock it, or write values in place</source>
        <translation>ロックされた tensordict は変更できません。ロックを解除するか、値をインプレースで書き込んでください</translation>
    </message>
    <message>
        <source>cannot modify a locked tensordict; unlock it, or write values in place, as set_() does</source>
        <translation>ロックされた tensordict は変更できません。ロックを解除するか、set_() のように値をインプレースで書き込んでください</translation>
    </message>
    <message>
        <source>cannot modify a locked tensordict; unlock it, or write values in place, as td["key"].add_(1) does</source>
        <translation>ロックされた tensordict は変更できません。ロックを解除するか、td["key"].add_(1) のように値をインプレースで書き込んでください</translation>
    </message>
    <message>
        <source>cannot select {}: the module writes {}</source>
        <translation>{} は選択できません: モジュールが書き込むのは {} です</translation>
    </message>
    <message>
        <source>cannot unlock a tensordict that is part of a locked graph: unlock its root</source>
        <translation>ロックされたグラフの一部である tensordict のロックは解除できません: ルートのロックを解除してください</translation>
    </message>
    <message>
        <source>cast to {}</source>
        <translation>{} に変換</translation>
    </message>
    <message>
        <source>cast_filter must be a function of a nested key and a tensor, not {}</source>
        <translation>cast_filter は、入れ子のキーとテンソルの関数です。{} は使えません</translation>
    </message>
    <message>
        <source>changes as it did</source>
        <translation>これまでどおり変化</translation>
    </message>
    <message>
        <source>channel {} always equals channel {}; such pairs: {}</source>
        <translation>チャンネル {} は常にチャンネル {} と等しくなっています。このような組: {}</translation>
    </message>
    <message>
        <source>channel {} is at its minimum or maximum, {} or {}, at {} % of the steps; such channels: {}</source>
        <translation>チャンネル {} は最小値または最大値({} または {})に達しています(ステップの {} %)。該当するチャンネル: {}</translation>
    </message>
    <message>
        <source>characters by name (\N{…}) are not supported; use \u</source>
        <translation>名前による文字 (\N{…}) には対応していません。\u を使ってください</translation>
    </message>
    <message>
        <source>checkpoints of torchrl are written by torchrl; save it as a memmap folder</source>
        <translation>torchrl のチェックポイントは torchrl が書き込みます。memmap フォルダーとして保存してください</translation>
    </message>
    <message>
        <source>chunks {} of elements of {} bytes are too large: each is packed as one, and may take {} bytes</source>
        <translation>{2} バイトの要素のチャンク {1} は大きすぎます: それぞれ一体で圧縮するため、上限は {3} バイトです</translation>
    </message>
    <message>
        <source>chunksize and num_chunks exclude each other</source>
        <translation>chunksize と num_chunks は同時に指定できません</translation>
    </message>
    <message>
        <source>clamp() needs a lower or an upper bound</source>
        <translation>clamp() には下限か上限が必要です</translation>
    </message>
    <message>
        <source>clamp() takes two tensordicts as bounds, or none</source>
        <translation>clamp() の境界には、tensordict を 2 つ指定するか、1 つも指定しないでください</translation>
    </message>
    <message>
        <source>closes the connection</source>
        <translation>接続を切る</translation>
    </message>
    <message>
        <source>complex numbers have no order</source>
        <translation>複素数には順序がありません</translation>
    </message>
    <message>
        <source>contains NaN, {} total</source>
        <translation>NaN を含みます。合計 {}</translation>
    </message>
    <message>
        <source>contains data that edits replaced; the next edit deletes it once no process uses it</source>
        <translation>編集で置き換えられたデータが入っています。使っているプロセスがなくなれば、次の編集で削除されます</translation>
    </message>
    <message>
        <source>contains infinities, {} total</source>
        <translation>無限大を含みます。合計 {}</translation>
    </message>
    <message>
        <source>contains the checkpoint that it is a part of</source>
        <translation>自身が属するチェックポイントを含んでいます</translation>
    </message>
    <message>
        <source>convert_tensors=True needs convert_nodes=True: tensors stay in what stays a tensordict</source>
        <translation>convert_tensors=True には convert_nodes=True が必要です: tensordict のままのものの中では、テンソルもそのままです</translation>
    </message>
    <message>
        <source>crashes on it (signal {})</source>
        <translation>それでクラッシュする (シグナル {})</translation>
    </message>
    <message>
        <source>crc32c</source>
        <translation>crc32c</translation>
    </message>
    <message>
        <source>crop the batch to {}</source>
        <translation>バッチを {} に切り詰め</translation>
    </message>
    <message>
        <source>crop to {}</source>
        <translation>{} に切り詰め</translation>
    </message>
    <message>
        <source>data are a tensordict, a tensor or numbers, not a dict</source>
        <translation>データは tensordict、テンソル、数値です。dict は使えません</translation>
    </message>
    <message>
        <source>declare the batch size {}</source>
        <translation>バッチサイズ {} を宣言</translation>
    </message>
    <message>
        <source>decoding an image</source>
        <translation>画像のデコード</translation>
    </message>
    <message>
        <source>default must be "intersection" or a tensor without dims such as torch.tensor(0.0), not {}</source>
        <translation>default は "intersection" か、torch.tensor(0.0) のような次元のないテンソルです。{} は使えません</translation>
    </message>
    <message>
        <source>deflate</source>
        <translation>deflate</translation>
    </message>
    <message>
        <source>depth={} and {} of {} do not agree</source>
        <translation>depth={} と、{} 個の {} が一致しません</translation>
    </message>
    <message>
        <source>describes members that another one describes too</source>
        <translation>別のメンバーで記述されているものを、ほかのメンバーにも記述します</translation>
    </message>
    <message>
        <source>dict() takes pairs of key and value</source>
        <translation>dict() の引数はキーと値の組です</translation>
    </message>
    <message>
        <source>differs at byte {} both from the content before the save and from the saved content: it was changed since</source>
        <translation>バイト {} が、保存前の内容とも保存した内容とも異なります: その後に変更されました</translation>
    </message>
    <message>
        <source>differs between the tokens of {} of {} responses, and is constant in the others</source>
        <translation>は {} / {} 個の応答でトークンごとに異なり、他では一定です</translation>
    </message>
    <message>
        <source>differs from terminated or truncated, {} total</source>
        <translation>terminated と truncated の論理和と一致しません(計 {} か所)</translation>
    </message>
    <message>
        <source>differs from the log-probability under the rollout engine by {} on average and {} at most; by more than {} at {} of {} tokens; by {} on average in the first quarter of the responses, {} in the last</source>
        <translation>はロールアウトエンジンの対数確率と平均 {}、最大 {} 異なります。{} を超える差は {} / {} トークン、応答の最初の四分の一で平均 {}、最後で {} です</translation>
    </message>
    <message>
        <source>differs from {}, as given, {} total; the largest error is {}</source>
        <translation>指定の {} と一致しません(計 {} か所)。最大のずれは {} です</translation>
    </message>
    <message>
        <source>differs from {}, the nearest fit, {} total; the largest error is {}</source>
        <translation>最も近い {} とも一致しません(計 {} か所)。最大のずれは {} です</translation>
    </message>
    <message>
        <source>dim must be a batch dim here, not "feature"</source>
        <translation>ここの dim はバッチ次元です。"feature" は使えません</translation>
    </message>
    <message>
        <source>dim must be an int or None, not {}</source>
        <translation>dim は int または None です。{} は使えません</translation>
    </message>
    <message>
        <source>dim must be an int, a tuple of ints, None or "feature", not a value of type {}</source>
        <translation>dim は int、int のタプル、None、"feature" のいずれかです。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>dim must be an int, a tuple of ints, None or "feature", not {}</source>
        <translation>dim は int、int のタプル、None、"feature" のいずれかです。{} は使えません</translation>
    </message>
    <message>
        <source>dim must be an int, not {}</source>
        <translation>dim は int です。{} は使えません</translation>
    </message>
    <message>
        <source>dim {} is given twice</source>
        <translation>次元 {} が 2 回指定されています</translation>
    </message>
    <message>
        <source>dim {} is out of range for a new dim of the batch size {}</source>
        <translation>次元 {} は、バッチサイズ {} に加える新しい次元の範囲外です</translation>
    </message>
    <message>
        <source>dim {} is out of range for the batch size {}</source>
        <translation>次元 {} はバッチサイズ {} の範囲外です</translation>
    </message>
    <message>
        <source>dim {} is ragged and cannot be sliced; index a member of the stack first</source>
        <translation>次元 {} は不揃いなのでスライスできません。先にスタックのメンバーをインデックスで選んでください</translation>
    </message>
    <message>
        <source>dim {} is ragged and cannot be taken apart; index a member of the stack first</source>
        <translation>次元 {} は不揃いなので分解できません。先にスタックのメンバーをインデックスで選んでください</translation>
    </message>
    <message>
        <source>dim {} occurs twice among the dims to flip</source>
        <translation>反転する次元に次元 {} が 2 回指定されています</translation>
    </message>
    <message>
        <source>dim {} of the result runs over {} at once, and {} runs along dim {} too: elements are regrouped, no dim is moved; permute moves dims</source>
        <translation>結果の次元 {1} は {2} に同時に沿い、{3} は次元 {4} にも沿っています: 要素が組み直されており、次元は移動していません。次元の移動には permute を使ってください</translation>
    </message>
    <message>
        <source>dim {} of this view was expanded, so several of its elements are one and cannot be written; clone it first</source>
        <translation>このビューの次元 {} は expand されており、複数の要素が同じものなので書き込めません。先に clone() してください</translation>
    </message>
    <message>
        <source>dim="feature" and keepdim=True exclude each other</source>
        <translation>dim="feature" と keepdim=True は同時に指定できません</translation>
    </message>
    <message>
        <source>dimension {} is out of range for {} dims</source>
        <translation>次元 {} は {} 次元の範囲外です</translation>
    </message>
    <message>
        <source>dims</source>
        <translation>次元</translation>
    </message>
    <message>
        <source>distributed checkpoints are written by torch.distributed; save it as a memmap folder</source>
        <translation>分散チェックポイントは torch.distributed が書き込みます。memmap フォルダーとして保存してください</translation>
    </message>
    <message>
        <source>distribution_class must be a class, such as torch.distributions.Normal, not {}</source>
        <translation>distribution_class は torch.distributions.Normal のようなクラスです。{} は使えません</translation>
    </message>
    <message>
        <source>distribution_kwargs of a CompositeDistribution has a distribution_map</source>
        <translation>CompositeDistribution の distribution_kwargs には distribution_map が必要です</translation>
    </message>
    <message>
        <source>distribution_map must be a dict, not a value of type {}</source>
        <translation>distribution_map は dict です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>ゼロ除算</translation>
    </message>
    <message>
        <source>does not answer</source>
        <translation>何も応答しない</translation>
    </message>
    <message>
        <source>does not begin as a file of torch.save</source>
        <translation>torch.save のファイルの始まり方ではありません</translation>
    </message>
    <message>
        <source>does not describe tensors, and its folder has no meta.json</source>
        <translation>テンソルの記述がなく、同じフォルダーに meta.json もありません</translation>
    </message>
    <message>
        <source>does not fit into one message</source>
        <translation>1 つのメッセージに収まりません</translation>
    </message>
    <message>
        <source>does not name a class ("_type"), so this is not the folder of a tensordict</source>
        <translation>クラス ("_type") の記載がないため、tensordict のフォルダーではありません</translation>
    </message>
    <message>
        <source>does not say where the data are: {} is missing</source>
        <translation>データの場所を示していません: {} がありません</translation>
    </message>
    <message>
        <source>does not terminate on it</source>
        <translation>それを処理し終えない</translation>
    </message>
    <message>
        <source>done and terminated must be bools, not {}</source>
        <translation>done と terminated は bool です。{} は使えません</translation>
    </message>
    <message>
        <source>dropout1d() takes an input of 2 or 3 dims, not of {}</source>
        <translation>dropout1d() の入力は 2 次元か 3 次元です。{} 次元ではありません</translation>
    </message>
    <message>
        <source>drops the steps after the length of the shortest member, including ends of episodes</source>
        <translation>最短のメンバーの長さより後ろのステップが除かれます。エピソードの終わりも除かれます</translation>
    </message>
    <message>
        <source>dtype must be a dtype such as torch.float32, not {}</source>
        <translation>dtype は torch.float32 のような dtype です。{} は使えません</translation>
    </message>
    <message>
        <source>each row of an input of two dims is a bag: leave offsets= out</source>
        <translation>2 次元の入力では各行が 1 つのバッグです。offsets= を外してください</translation>
    </message>
    <message>
        <source>element {} of tensors does not require grad and does not have a grad_fn: what it is computed from has to require gradients (requires_grad_()), and to be computed in the same text, out of torch.no_grad() and of scripts</source>
        <translation>テンソル {} は勾配を必要とせず、必要とするものから計算されてもいません。計算元が勾配を必要とし（requires_grad_()）、同じテキスト内で、torch.no_grad() とスクリプトの外で計算される必要があります</translation>
    </message>
    <message>
        <source>elements of an unknown type</source>
        <translation>未知の型の要素</translation>
    </message>
    <message>
        <source>elements of the packed member {} cannot be edited in place; save the file as another one</source>
        <translation>圧縮されたメンバー {} の要素はインプレースで編集できません。ファイルを別のファイルとして保存してください</translation>
    </message>
    <message>
        <source>elements of {} are assigned a number or a tensor (torch.tensor([…])), not a value of type {}</source>
        <translation>{} の要素に代入できるのは数値またはテンソル (torch.tensor([…])) です。型 {} の値は代入できません</translation>
    </message>
    <message>
        <source>elements of {} cannot be written as text</source>
        <translation>{} の要素はテキストとして書き込めません</translation>
    </message>
    <message>
        <source>embed_dim={} must be divisible by num_heads={}</source>
        <translation>embed_dim={} は num_heads={} で割り切れなければなりません</translation>
    </message>
    <message>
        <source>empty separator</source>
        <translation>区切り文字が空です</translation>
    </message>
    <message>
        <source>ended with exit status {}</source>
        <translation>終了ステータス {} で終了しました</translation>
    </message>
    <message>
        <source>ends at byte {} of the data, of which the file has {}</source>
        <translation>データのバイト {} で終わりますが、ファイルにあるのは {} バイトです</translation>
    </message>
    <message>
        <source>ends at byte {}, {} bytes too early</source>
        <translation>バイト {} で終わっており、{} バイト足りません</translation>
    </message>
    <message>
        <source>ends on it</source>
        <translation>それで終了する</translation>
    </message>
    <message>
        <source>entries are replaced by those of a dict or a tensordict, not by a value of type {}</source>
        <translation>エントリの置き換えに使えるのは、dict または tensordict のエントリです。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>entry {} of the tokenizer's "vocab" is not a pair of a token and a score</source>
        <translation>トークナイザーの "vocab" の項目 {} がトークンとスコアの組ではありません</translation>
    </message>
    <message>
        <source>episode {} ends at row {}, where the lengths say {}</source>
        <translation>エピソード {} は行 {} で終わりますが、長さによれば {} です</translation>
    </message>
    <message>
        <source>episode {} has no steps</source>
        <translation>エピソード {} にはステップがありません</translation>
    </message>
    <message>
        <source>episode {} has no task</source>
        <translation>エピソード {} にはタスクがありません</translation>
    </message>
    <message>
        <source>episode {} has the length {}</source>
        <translation>エピソード {} の長さは {} です</translation>
    </message>
    <message>
        <source>episode {} is in a file before that of episode {}</source>
        <translation>エピソード {} はエピソード {} より前のファイルにあります</translation>
    </message>
    <message>
        <source>equals {} at every step</source>
        <translation>すべてのステップで {} と等しい</translation>
    </message>
    <message>
        <source>equals {} of the step before, at every step</source>
        <translation>すべてのステップで前のステップの {} と等しい</translation>
    </message>
    <message>
        <source>exceeds its storage: it needs bytes {} to {}, and the storage has {}</source>
        <translation>ストレージを超えています: バイト {} から {} が必要ですが、ストレージは {} バイトです</translation>
    </message>
    <message>
        <source>exists already and is not overwritten without leave</source>
        <translation>既に存在し、許可なしには上書きしません</translation>
    </message>
    <message>
        <source>exists already; of files that are numbered none is overwritten</source>
        <translation>既に存在します。連番のファイルは上書きしません</translation>
    </message>
    <message>
        <source>expand_as() takes a tensordict or a tensor, not a {}</source>
        <translation>expand_as() の引数は tensordict またはテンソルです。{} は使えません</translation>
    </message>
    <message>
        <source>expected ',' or ':' after a parameter of lambda</source>
        <translation>lambda の引数の後には ',' か ':' が必要です</translation>
    </message>
    <message>
        <source>expected ':' after the context manager of 'with'</source>
        <translation>'with' のコンテキストマネージャーの後に ':' が必要です</translation>
    </message>
    <message>
        <source>expected ':' after the parameters of lambda</source>
        <translation>lambda の引数の後には ':' が必要です</translation>
    </message>
    <message>
        <source>expected ':'{}</source>
        <translation>':' が必要です{}</translation>
    </message>
    <message>
        <source>expected 'else'{}</source>
        <translation>'else' が必要です{}</translation>
    </message>
    <message>
        <source>expected 'in' after the names of 'for'</source>
        <translation>'for' の名前の後には 'in' が必要です</translation>
    </message>
    <message>
        <source>expected '{}', found '{}'</source>
        <translation>'{}' が必要ですが、実際は '{}' です</translation>
    </message>
    <message>
        <source>expected a class such as TensorDict, torch.Tensor, int or str, not a value of type {}</source>
        <translation>TensorDict、torch.Tensor、int、str のようなクラスが必要です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>expected a function such as lambda x: x + 1, not {}</source>
        <translation>lambda x: x + 1 のような関数が必要です。{} は使えません</translation>
    </message>
    <message>
        <source>expected a list or a tuple of keys, not a value of type {}</source>
        <translation>キーのリストまたはタプルが必要です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>expected a list, found a number, at dim {}</source>
        <translation>次元 {} にはリストが必要ですが、数値があります</translation>
    </message>
    <message>
        <source>expected a name after 'as'</source>
        <translation>'as' の後に名前が必要です</translation>
    </message>
    <message>
        <source>expected a name after 'for'</source>
        <translation>'for' の後には名前が必要です</translation>
    </message>
    <message>
        <source>expected a name or a part of td, such as td["key"] or td["key"][0]</source>
        <translation>名前か、td["key"] や td["key"][0] のような td の一部が必要です</translation>
    </message>
    <message>
        <source>expected a name or a value, found '{}'</source>
        <translation>名前か値が必要ですが、実際は '{}' です</translation>
    </message>
    <message>
        <source>expected a name or a value{}</source>
        <translation>名前か値が必要です{}</translation>
    </message>
    <message>
        <source>expected a number, found a list, at dim {}</source>
        <translation>次元 {} には数値が必要ですが、リストがあります</translation>
    </message>
    <message>
        <source>expected a number, not a value of type {}</source>
        <translation>数値が必要です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>expected a statement after ':', or indented lines below</source>
        <translation>':' の後に文が必要です。または下にインデントした行を書いてください</translation>
    </message>
    <message>
        <source>expected a tensordict or a tensor, not a value of type {}</source>
        <translation>tensordict またはテンソルが必要です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>expected an entry of td, such as td["key"]</source>
        <translation>td["key"] のような td のエントリが必要です</translation>
    </message>
    <message>
        <source>expected an expression</source>
        <translation>式が必要です</translation>
    </message>
    <message>
        <source>expected an expression, found a statement</source>
        <translation>式が必要ですが、文があります</translation>
    </message>
    <message>
        <source>expected an expression, found an assignment ('==' compares)</source>
        <translation>式が必要ですが、代入があります(比較は '==')</translation>
    </message>
    <message>
        <source>expected an index or a key between the brackets</source>
        <translation>括弧の中にはインデックスかキーが必要です</translation>
    </message>
    <message>
        <source>expected an operator or a comma before this string</source>
        <translation>この文字列の前には演算子かコンマが必要です</translation>
    </message>
    <message>
        <source>expected an operator or the end{}</source>
        <translation>演算子か式の終わりが必要です{}</translation>
    </message>
    <message>
        <source>expected an operator, ',' or '{}'{}</source>
        <translation>演算子、','、'{}' のいずれかが必要です{}</translation>
    </message>
    <message>
        <source>expected another non-tensor object, not a value of type {}</source>
        <translation>別の非テンソルオブジェクトが必要です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>expected at least {} values, got {}</source>
        <translation>値が {} 個以上必要ですが、{} 個でした</translation>
    </message>
    <message>
        <source>expected digits after {}</source>
        <translation>{} の後には数字が必要です</translation>
    </message>
    <message>
        <source>expected either probs or logits, not both</source>
        <translation>probs と logits のどちらか一方だけを指定してください</translation>
    </message>
    <message>
        <source>expected key: value, as in the rest of this dict</source>
        <translation>この dict のほかの部分と同じく、キー: 値 が必要です</translation>
    </message>
    <message>
        <source>expected one assignment in a statement, found '{}'</source>
        <translation>1 つの文に書ける代入は 1 つですが、'{}' があります</translation>
    </message>
    <message>
        <source>expected one expression, found a second line</source>
        <translation>式は 1 つだけですが、2 行目があります</translation>
    </message>
    <message>
        <source>expected one name for each of the {} batch dims, got {}: {}</source>
        <translation>{} 個のバッチ次元のそれぞれに名前が必要ですが、{} 個でした: {}</translation>
    </message>
    <message>
        <source>expected one name or several after 'for'</source>
        <translation>'for' の後には 1 つ以上の名前が必要です</translation>
    </message>
    <message>
        <source>expected one number for each of the {} batch dims, got {}</source>
        <translation>{} 個のバッチ次元のそれぞれに数値が必要ですが、{} が渡されました</translation>
    </message>
    <message>
        <source>expected sequence of length {} at dim {} (got {})</source>
        <translation>次元 {2} には長さ {1} のシーケンスが必要ですが、長さは {3} でした</translation>
    </message>
    <message>
        <source>expected tensordicts after fn, not a value of type {}</source>
        <translation>fn の後の引数は tensordict でなければなりません。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>expected tensordicts, got a value of type {}</source>
        <translation>tensordict が必要ですが、型 {} の値が渡されました</translation>
    </message>
    <message>
        <source>expected the name of a parameter after '*,'</source>
        <translation>'*,' の後には引数名が必要です</translation>
    </message>
    <message>
        <source>expected the name of a parameter before '='</source>
        <translation>'=' の前には引数名が必要です</translation>
    </message>
    <message>
        <source>expected the name of a parameter, or ':' before the value of the lambda</source>
        <translation>引数名か、lambda の値の前の ':' が必要です</translation>
    </message>
    <message>
        <source>expected the name of an attribute after '.'</source>
        <translation>'.' の後には属性名が必要です</translation>
    </message>
    <message>
        <source>expected the rest of the expression</source>
        <translation>式の続きが必要です</translation>
    </message>
    <message>
        <source>expected {} hexadecimal digits after {}</source>
        <translation>{2} の後には 16 進数字が {1} 桁必要です</translation>
    </message>
    <message>
        <source>expected {} values, got {}</source>
        <translation>値が {} 個必要ですが、{} 個でした</translation>
    </message>
    <message>
        <source>expected {}, but this is {}</source>
        <translation>{}が必要ですが、これは{}です</translation>
    </message>
    <message>
        <source>expressions have no Python modules, classes or arrays; save a tensordict in Python and open it</source>
        <translation>式では Python のモジュール、クラス、配列を使えません。Python で tensordict を保存し、それを開いてください</translation>
    </message>
    <message>
        <source>expressions have no such storage; the result is in memory, or saved with -o OUT</source>
        <translation>式ではこのようなストレージを使えません。結果はメモリ内にあるか、-o OUT で保存されます</translation>
    </message>
    <message>
        <source>expressions write no files: evaluate with -o OUT, or use `tensordesk export`</source>
        <translation>式ではファイルに書き込めません: -o OUT を付けて評価するか、`tensordesk export` を使ってください</translation>
    </message>
    <message>
        <source>expressions write no files: save the result with -o OUT</source>
        <translation>式ではファイルに書き込めません: -o OUT で結果を保存してください</translation>
    </message>
    <message>
        <source>expressions write no files: save the result with -o OUT, or use `tensordesk export` (an OUT without an ending is a memory-mapped folder)</source>
        <translation>式ではファイルに書き込めません: -o OUT で結果を保存するか、`tensordesk export` を使ってください(拡張子のない OUT は memmap フォルダーになります)</translation>
    </message>
    <message>
        <source>f must be the path of a file, not a value of type {}</source>
        <translation>f はファイルのパスである必要があります。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>f-strings are not supported</source>
        <translation>f 文字列には対応していません</translation>
    </message>
    <message>
        <source>failed: {}</source>
        <translation>失敗しました: {}</translation>
    </message>
    <message>
        <source>fast is True, for a copy of tensors only, or False, for the same as update_at_</source>
        <translation>fast は、テンソルだけをコピーするなら True、update_at_ と同じ動作なら False です</translation>
    </message>
    <message>
        <source>ffmpeg did not write the film: {}</source>
        <translation>ffmpeg が動画を書き込みませんでした: {}</translation>
    </message>
    <message>
        <source>files of the format {} are only written</source>
        <translation>形式 {} のファイルは書き込み専用です</translation>
    </message>
    <message>
        <source>files of the format {} cannot be compressed; leave the compression out</source>
        <translation>形式 {} のファイルは圧縮できません。圧縮の指定を外してください</translation>
    </message>
    <message>
        <source>fill_ takes a number, not a value of type {}</source>
        <translation>fill_ の引数は数値です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>fill_ takes one number, not a tensor of {} dims</source>
        <translation>fill_ の引数は 1 つの数値です。{} 次元のテンソルは使えません</translation>
    </message>
    <message>
        <source>fits too, but has fewer rules</source>
        <translation>これも合いますが、規則が少ないです</translation>
    </message>
    <message>
        <source>flattening would give several entries the key {}</source>
        <translation>平坦化すると、複数のエントリのキーが {} になります</translation>
    </message>
    <message>
        <source>float() takes a real number, not complex</source>
        <translation>float() の引数は実数です。複素数は使えません</translation>
    </message>
    <message>
        <source>floats of {} bits in a form that torch does not have</source>
        <translation>torch にない形式の {} ビット浮動小数点数</translation>
    </message>
    <message>
        <source>fn must be a function such as lambda x: x + 1, not {}</source>
        <translation>fn は lambda x: x + 1 のような関数です。{} は使えません</translation>
    </message>
    <message>
        <source>fn returned a value of type {}: map() joins tensordicts; map_iter() returns values of any type</source>
        <translation>fn が型 {} の値を返しました: map() は tensordict を結合します。map_iter() は任意の値を返せます</translation>
    </message>
    <message>
        <source>frame {} of the video cannot be decoded: {}</source>
        <translation>動画のフレーム {} を復号できません: {}</translation>
    </message>
    <message>
        <source>frames are black, {} of {}</source>
        <translation>黒いフレームが {}/{} あります</translation>
    </message>
    <message>
        <source>frames do not change, {} total; the longest run has {}</source>
        <translation>フレームが止まっています(計 {} か所)。最長の連続は {} フレームです</translation>
    </message>
    <message>
        <source>from_dict takes a dict, not a value of type {}</source>
        <translation>from_dict の引数は dict です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>from_list takes a list of dicts, not a value of type {}</source>
        <translation>from_list の引数は dict のリストです。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>from_modules takes at least one module</source>
        <translation>from_modules には 1 つ以上のモジュールが必要です</translation>
    </message>
    <message>
        <source>from_tuple takes a tuple, not a value of type {}</source>
        <translation>from_tuple の引数はタプルです。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>generalized advantage estimation with gamma {} and lambda {}</source>
        <translation>gamma {}、lambda {} の generalized advantage estimation</translation>
    </message>
    <message>
        <source>grad can be implicitly created only for scalar outputs</source>
        <translation>勾配を指定しない場合、出力は要素が一つのものに限られます</translation>
    </message>
    <message>
        <source>grad can be implicitly created only for scalar outputs: this leaf has shape {}. Pass a gradient tensordict matching the structure of this tensordict to backward()</source>
        <translation>勾配を指定しない場合、葉は要素が一つのものに限られます。この葉の形状は {} です。同じキーを持つ勾配の TensorDict を backward() に渡してください</translation>
    </message>
    <message>
        <source>gradient must be a tensordict with entries matching the differentiable leaves of the tensordict, not a {}</source>
        <translation>gradient は微分可能な葉に対応する項目を持つ TensorDict でなければなりません（{} は不可）</translation>
    </message>
    <message>
        <source>group is None: there is the default process group alone</source>
        <translation>group が None です: 既定のプロセスグループしかありません</translation>
    </message>
    <message>
        <source>has NaN or infinities</source>
        <translation>NaN または無限大あり</translation>
    </message>
    <message>
        <source>has a chunk of shape {} at {}, which exceeds its shape {}</source>
        <translation>形状 {} のチャンクが {} にあり、全体の形状 {} を超えています</translation>
    </message>
    <message>
        <source>has a chunk of {} bytes instead of {}</source>
        <translation>チャンクが {2} バイトではなく {1} バイトです</translation>
    </message>
    <message>
        <source>has a chunk of {} sizes and {} offsets</source>
        <translation>サイズ {} 個とオフセット {} 個のチャンクがあります</translation>
    </message>
    <message>
        <source>has a description that consolidate() did not write</source>
        <translation>consolidate() が書き込んだものではない記述があります</translation>
    </message>
    <message>
        <source>has a dtype of the number {}, which is not known</source>
        <translation>番号 {} の dtype を持っていますが、これは不明です</translation>
    </message>
    <message>
        <source>has a field of the shape {}</source>
        <translation>形状 {} のフィールドがあります</translation>
    </message>
    <message>
        <source>has a field {}, for which Python raises an error when it loads non-tensor data</source>
        <translation>フィールド {} があり、Python はこれを含む非テンソルデータを読み込みません</translation>
    </message>
    <message>
        <source>has a leaf of dtype {}</source>
        <translation>dtype {} のリーフがあります</translation>
    </message>
    <message>
        <source>has a member {}, which unpacking would put outside of the folder</source>
        <translation>メンバー {} があり、展開するとフォルダーの外に置かれます</translation>
    </message>
    <message>
        <source>has a negative size: {}</source>
        <translation>負のサイズがあります: {}</translation>
    </message>
    <message>
        <source>has a negative stride: {}</source>
        <translation>負のストライドがあります: {}</translation>
    </message>
    <message>
        <source>has a non-tensor that is not described by its value and batch size</source>
        <translation>値とバッチサイズで記述されていない非テンソルがあります</translation>
    </message>
    <message>
        <source>has a part of the unknown kind {}</source>
        <translation>未知の種類 {} の部分があります</translation>
    </message>
    <message>
        <source>has a shard of {} bytes with a chunk of {} bytes at {}</source>
        <translation>{} バイトのシャードに、{} バイトのチャンクが位置 {} にあることになっています</translation>
    </message>
    <message>
        <source>has a shard of {} bytes, too few for the table of its {} chunks</source>
        <translation>{} バイトのシャードは、{} 個のチャンクの表には小さすぎます</translation>
    </message>
    <message>
        <source>has a slash in its key, which LeRobot data sets do not have: rename it</source>
        <translation>のキーにはスラッシュがありますが、LeRobot データセットにはありません。名前を変えてください</translation>
    </message>
    <message>
        <source>has a stack of no values</source>
        <translation>値のないスタックがあります</translation>
    </message>
    <message>
        <source>has a stack of values with different batch sizes</source>
        <translation>バッチサイズの異なる値のスタックがあります</translation>
    </message>
    <message>
        <source>has a stack that lacks a member</source>
        <translation>メンバーの欠けたスタックがあります</translation>
    </message>
    <message>
        <source>has a stack with the member {}</source>
        <translation>メンバー {} を持つスタックがあります</translation>
    </message>
    <message>
        <source>has a tensor that {} creates; only dense tensors are supported</source>
        <translation>{} で作られるテンソルがあります。対応しているのは密なテンソルだけです</translation>
    </message>
    <message>
        <source>has an attribute of type {}, which is not read here</source>
        <translation>型 {} の属性がありますが、ここでは読み込めません</translation>
    </message>
    <message>
        <source>has an unclosed brace; write \{ for a brace in a file name</source>
        <translation>閉じられていない波括弧があります。ファイル名の波括弧は \{ と書いてください</translation>
    </message>
    <message>
        <source>has another kind of values</source>
        <translation>値の種類が異なります</translation>
    </message>
    <message>
        <source>has another object where a storage is expected</source>
        <translation>ストレージが必要なところに別のオブジェクトがあります</translation>
    </message>
    <message>
        <source>has another shape than before</source>
        <translation>形状が以前と異なる</translation>
    </message>
    <message>
        <source>has batch size {}, where {} rows are expected</source>
        <translation>バッチサイズは {} ですが、{} 行が必要です</translation>
    </message>
    <message>
        <source>has bytes of another leaf: an edit changes both</source>
        <translation>別のリーフとバイトを共有しています: 編集は両方に及びます</translation>
    </message>
    <message>
        <source>has its elements in another file, {}, which is not opened; load it in Python and save it as a whole</source>
        <translation>要素が、ここでは開かない別のファイル {} にあります。Python で読み込み、全体を保存し直してください</translation>
    </message>
    <message>
        <source>has more than one member {}; the last one is shown</source>
        <translation>メンバー {} が複数あります。最後のものを表示します</translation>
    </message>
    <message>
        <source>has more than {} different keys, so it is not a table of rows</source>
        <translation>異なるキーが {} 個を超えるため、行の表ではありません</translation>
    </message>
    <message>
        <source>has more than {} files; open the needed ones alone</source>
        <translation>{} 個を超えるファイルがあります。必要なファイルだけを開いてください</translation>
    </message>
    <message>
        <source>has no array with one row per step, such as rewards or actions</source>
        <translation>rewards や actions のような、ステップごとに 1 行の配列がありません</translation>
    </message>
    <message>
        <source>has no bytes for its storage</source>
        <translation>ストレージのバイトがありません</translation>
    </message>
    <message>
        <source>has no dtype, and neither has its storage</source>
        <translation>dtype がなく、そのストレージにも dtype がありません</translation>
    </message>
    <message>
        <source>has no entries in this state dict: it was an empty tensordict, or a NonTensorStack, whose values state_dict() does not write. Save the tensordict itself to keep them</source>
        <translation>この state dict では空です。空の tensordict か、state_dict() が値を書き込まない NonTensorStack でした。値を残すには、tensordict そのものを保存してください</translation>
    </message>
    <message>
        <source>has no episodes to compare: expected a bool "done", "terminated" or "truncated" over the batch, or another key that marks them</source>
        <translation>には比較するエピソードがありません。バッチ全体の bool "done"、"terminated"、"truncated"、またはそれらを示す別のキーが必要です</translation>
    </message>
    <message>
        <source>has no file {} beside it, so its shape and dtype are unknown: tensordict before 0.3 could not save it</source>
        <translation>隣にファイル {} がないため、形状と dtype が不明です: 0.3 より前の tensordict では保存できませんでした</translation>
    </message>
    <message>
        <source>has no member {}</source>
        <translation>メンバー {} がありません</translation>
    </message>
    <message>
        <source>has no parameters to compare with</source>
        <translation>には比較するパラメータがありません</translation>
    </message>
    <message>
        <source>has no steps to run the module over</source>
        <translation>ステップがないため、モジュールを実行する対象がありません</translation>
    </message>
    <message>
        <source>has no such image</source>
        <translation>そのような画像がありません</translation>
    </message>
    <message>
        <source>has no table of episodes</source>
        <translation>エピソードの表がありません</translation>
    </message>
    <message>
        <source>has none of the module's output keys ({}): give the module out_keys that are stored</source>
        <translation>モジュールの出力キー ({}) を 1 つも含んでいません: 保存されている out_keys をモジュールに指定してください</translation>
    </message>
    <message>
        <source>has one value per position; a safetensors file keeps one value for all</source>
        <translation>位置ごとに 1 つの値がありますが、safetensors ファイルが保持するのは全体で 1 つの値です</translation>
    </message>
    <message>
        <source>has one value where the batch size of its level asks for {}</source>
        <translation>階層のバッチサイズでは {} 個必要な値が 1 個しかありません</translation>
    </message>
    <message>
        <source>has quantized elements of less than a byte, which cannot be shown</source>
        <translation>1 バイト未満の量子化要素があり、表示できません</translation>
    </message>
    <message>
        <source>has records of more fields than can be shown</source>
        <translation>表示できる数を超えるフィールドのレコードがあります</translation>
    </message>
    <message>
        <source>has records of more than {} bytes</source>
        <translation>{} バイトを超えるレコードがあります</translation>
    </message>
    <message>
        <source>has records whose field {} reaches beyond their end</source>
        <translation>フィールド {} がレコードの終わりを越えています</translation>
    </message>
    <message>
        <source>has sequences of variable length, which are not edited in place; export the file and edit the copy</source>
        <translation>可変長の系列はその場で編集できません。ファイルを書き出してコピーを編集してください</translation>
    </message>
    <message>
        <source>has stacks of more than a million members in total</source>
        <translation>スタックのメンバーが合計 100 万個を超えています</translation>
    </message>
    <message>
        <source>has steps of different shapes, which cannot be read as one block</source>
        <translation>ステップごとに形状が違うため、1 つのブロックとして読み込めません</translation>
    </message>
    <message>
        <source>has tensors that were distributed over processes: it contains only the local part of one process</source>
        <translation>複数のプロセスに分散したテンソルがあります: 1 プロセスのローカルな部分だけが含まれています</translation>
    </message>
    <message>
        <source>has the components {} and {} at one path, {}</source>
        <translation>コンポーネント {} と {} が同じパス {} にあります</translation>
    </message>
    <message>
        <source>has the data offsets {}, which are not a begin and an end</source>
        <translation>データのオフセット {} が、開始と終了になっていません</translation>
    </message>
    <message>
        <source>has the dtype {} of numpy, which tensors do not have; convert it there</source>
        <translation>numpy の dtype {} はテンソルにはありません。numpy で変換してください</translation>
    </message>
    <message>
        <source>has the dtype {}, for which Python raises an error on loading</source>
        <translation>dtype {} は Python が読み込みません</translation>
    </message>
    <message>
        <source>has the dtype {}, which is not one of numpy</source>
        <translation>dtype {} は numpy のものではありません</translation>
    </message>
    <message>
        <source>has the dtype {}, which this LibTorch does not know</source>
        <translation>dtype {} は、この LibTorch では未知のものです</translation>
    </message>
    <message>
        <source>has the field {}, which is not a name with a dtype</source>
        <translation>フィールド {} は名前と dtype の組ではありません</translation>
    </message>
    <message>
        <source>has the file name of the key {}, and belongs to another key or to none; rename or remove it first</source>
        <translation>キー {} のファイル名と同じで、別のキーのものか、どのキーのものでもありません。先に名前を変えるか削除してください</translation>
    </message>
    <message>
        <source>has the names {} below a level with the names {}: Python raises an error when it loads this</source>
        <translation>名前 {} が、名前 {} の階層の下にあります: Python はこれを読み込みません</translation>
    </message>
    <message>
        <source>has the shape {}, which does not begin with the batch size {}</source>
        <translation>形状は {} で、バッチサイズ {} で始まっていません</translation>
    </message>
    <message>
        <source>has the shape {}, whose first dim does not match the {} rows of the replay buffer</source>
        <translation>形状 {} の最初の次元が、リプレイバッファの {} 行と一致しません</translation>
    </message>
    <message>
        <source>has the size or stride {}, which is negative</source>
        <translation>サイズまたはストライド {} が負です</translation>
    </message>
    <message>
        <source>has the size {}</source>
        <translation>サイズが {} です</translation>
    </message>
    <message>
        <source>has the slope {} over the log-probability under the rollout engine, expected 1: one side may apply a temperature that the other does not</source>
        <translation>のロールアウトエンジンの対数確率に対する傾きは {} で、期待値は 1 です。片側だけが温度を適用しているかもしれません</translation>
    </message>
    <message>
        <source>has two chunks of the same elements, at {} and {}</source>
        <translation>同じ要素のチャンクが 2 つ、{} と {} にあります</translation>
    </message>
    <message>
        <source>has unsaved edits: save or discard them first</source>
        <translation>未保存の編集があります: 先に保存するか破棄してください</translation>
    </message>
    <message>
        <source>has values more than {} levels deep</source>
        <translation>{} 階層より深いところに値があります</translation>
    </message>
    <message>
        <source>has version {} of the format; the latest supported one is {}</source>
        <translation>形式のバージョンは {} ですが、対応している最新のバージョンは {} です</translation>
    </message>
    <message>
        <source>has version {}, and version {} can be read</source>
        <translation>バージョンは {} ですが、読み込めるのはバージョン {} です</translation>
    </message>
    <message>
        <source>has {} bytes and {} of padding where its shape asks for {}</source>
        <translation>{} バイトとパディング {} バイトですが、形状からは {} バイト必要です</translation>
    </message>
    <message>
        <source>has {} bytes of JSON, more than the limit of {} bytes</source>
        <translation>JSON が {} バイトあり、上限の {} バイトを超えています</translation>
    </message>
    <message>
        <source>has {} bytes that are neither 0 nor 1, where each is a bool</source>
        <translation>各バイトが bool のはずですが、0 でも 1 でもないバイトが {} 個あります</translation>
    </message>
    <message>
        <source>has {} bytes when it is unpacked, more than the {} that are unpacked to show it; unpack the archive and open the file</source>
        <translation>展開すると {} バイトになり、表示のために展開する {} バイトを超えます。アーカイブを展開してファイルを開いてください</translation>
    </message>
    <message>
        <source>has {} bytes where its shape needs {}: Python raises an error when it loads this</source>
        <translation>{} バイトですが、形状からは {} バイト必要です: Python はこれを読み込みません</translation>
    </message>
    <message>
        <source>has {} bytes where its shape {} of {} takes {}</source>
        <translation>{1} バイトですが、{3} の形状 {2} には {4} バイト必要です</translation>
    </message>
    <message>
        <source>has {} bytes where {} are expected</source>
        <translation>{} バイトですが、{} バイト必要です</translation>
    </message>
    <message>
        <source>has {} bytes, more than the limit of {} bytes</source>
        <translation>{} バイトあり、上限の {} バイトを超えています</translation>
    </message>
    <message>
        <source>has {} bytes, where the save left between {} and {}</source>
        <translation>{} バイトですが、保存後は {} から {} バイトのはずです</translation>
    </message>
    <message>
        <source>has {} criteria; at most {} are shown</source>
        <translation>には {} 個の基準があります。表示できるのは {} 個までです</translation>
    </message>
    <message>
        <source>has {} elements in a row; Parquet files hold at most {}</source>
        <translation>1 行に {} 個の要素がありますが、Parquet ファイルの上限は {} 個です</translation>
    </message>
    <message>
        <source>has {} members whose names are longer than {} bytes, which are skipped</source>
        <translation>飛ばすメンバーが {} 個あります。名前が {} バイトを超えています</translation>
    </message>
    <message>
        <source>has {} members, so none with number {}</source>
        <translation>メンバーは {} 個で、番号 {} のメンバーはありません</translation>
    </message>
    <message>
        <source>has {} scores for {} instructions</source>
        <translation>には {} 個のスコアがありますが、指示は {} 個です</translation>
    </message>
    <message>
        <source>has {} sequences; at most {} are read as a whole</source>
        <translation>{} 個の系列があります。まとめて読み込めるのは {} 個までです</translation>
    </message>
    <message>
        <source>has {} sizes and {} strides</source>
        <translation>サイズが {} 個、ストライドが {} 個あります</translation>
    </message>
    <message>
        <source>has {} values for a sequence of {} tokens, {} of them in the response</source>
        <translation>には {} 個の値がありますが、系列は {} トークンで、うち {} 個が応答です</translation>
    </message>
    <message>
        <source>has {} values where the batch size of its level asks for {}</source>
        <translation>値が {} 個ですが、階層のバッチサイズからは {} 個必要です</translation>
    </message>
    <message>
        <source>has {} where a size is expected</source>
        <translation>サイズが期待される所に {} があります</translation>
    </message>
    <message>
        <source>has {} where sizes are expected</source>
        <translation>サイズの並びが期待される所に {} があります</translation>
    </message>
    <message>
        <source>has {} where the sizes of at most {} dims are expected</source>
        <translation>{1} がありますが、最大 {2} 次元のサイズが必要です</translation>
    </message>
    <message>
        <source>has {} where {} belongs</source>
        <translation>{1} がありますが、{2} が必要です</translation>
    </message>
    <message>
        <source>high of TanhNormal must be greater than low</source>
        <translation>TanhNormal の high は low より大きくなければなりません</translation>
    </message>
    <message>
        <source>holds JSON, which is not edited in place; export the file and edit the copy</source>
        <translation>JSON を含み、その場では編集できません。ファイルをエクスポートし、コピーを編集してください</translation>
    </message>
    <message>
        <source>holds a {} where an object of its own classes is expected</source>
        <translation>ファイル自身のクラスのオブジェクトが必要なところに {} があります</translation>
    </message>
    <message>
        <source>holds a {} where its code says {}</source>
        <translation>値は {} ですが、コードでは {} となっています</translation>
    </message>
    <message>
        <source>holds a {}, which is not a class of its code</source>
        <translation>{} がありますが、コードにそのクラスはありません</translation>
    </message>
    <message>
        <source>holds files that are not opened within an archive; unpack the archive and open the folder</source>
        <translation>アーカイブ内では開けないファイルを含んでいます。アーカイブを展開し、フォルダーを開いてください</translation>
    </message>
    <message>
        <source>holds further fields as a pickle, which are not shown</source>
        <translation>ほかのフィールドを pickle として含んでいますが、表示しません</translation>
    </message>
    <message>
        <source>holds micro-batches, which are not edited in place; export the file and edit the copy</source>
        <translation>マイクロバッチを含み、その場では編集できません。ファイルをエクスポートし、コピーを編集してください</translation>
    </message>
    <message>
        <source>holds more than {} files</source>
        <translation>{} 個を超えるファイルを含んでいます</translation>
    </message>
    <message>
        <source>holds non-tensor values of more than {} bytes; a zarr store keeps no larger ones</source>
        <translation>テンソルでない値が {} バイトを超えています。zarr ストアはこれより大きいものを保持しません</translation>
    </message>
    <message>
        <source>holds other bytes than the save left: it was written again since</source>
        <translation>保存後の内容とバイトが異なります: その後に書き換えられました</translation>
    </message>
    <message>
        <source>holds the journal of another save</source>
        <translation>別の保存のジャーナルが入っています</translation>
    </message>
    <message>
        <source>holds {} texts; a zarr store keeps {} in one place</source>
        <translation>テキストが {} 個ありますが、zarr ストアが 1 か所に保持するのは {} 個です</translation>
    </message>
    <message>
        <source>holds {} where a dict describes a level or a leaf</source>
        <translation>dict が階層またはリーフを記述するはずのところに {} があります</translation>
    </message>
    <message>
        <source>how many elements a mask picks</source>
        <translation>マスクが選ぶ要素の数</translation>
    </message>
    <message>
        <source>how many elements are distinct</source>
        <translation>異なる要素の数</translation>
    </message>
    <message>
        <source>in a layout with "ring", its "full", and "allRows"</source>
        <translation>"ring"、その "full"、"allRows" のあるレイアウトで使う必要があります</translation>
    </message>
    <message>
        <source>in a layout with "steps", and in no other</source>
        <translation>"steps" のあるレイアウトでのみ使う必要があります</translation>
    </message>
    <message>
        <source>in dim {}</source>
        <translation>次元 {} で</translation>
    </message>
    <message>
        <source>in dim {} of {}</source>
        <translation>次元 {}（{}）で</translation>
    </message>
    <message>
        <source>in place, the index to gather by needs a dim for each of the batch size {}, its shape is {}</source>
        <translation>インプレースの gather では、インデックスにバッチサイズ {} の各次元に対応する次元が必要ですが、その形状は {} です</translation>
    </message>
    <message>
        <source>in strict mode a part of a container must be assigned a container, not a value of type {}</source>
        <translation>厳密な規則では、コンテナーの一部にはコンテナーを代入します。型 {} の値は代入できません</translation>
    </message>
    <message>
        <source>in strict mode permute takes each dim of the batch size {}, not only {}</source>
        <translation>厳密な規則では、permute にはバッチサイズ {} のすべての次元が必要です。{} だけでは足りません</translation>
    </message>
    <message>
        <source>in strict mode {}() takes a number or a tensor, not a tensordict</source>
        <translation>厳密な規則では、{}() の引数は数値またはテンソルです。tensordict は使えません</translation>
    </message>
    <message>
        <source>in_features must be given where layer_class is</source>
        <translation>layer_class を指定するときは in_features も指定してください</translation>
    </message>
    <message>
        <source>index {} is out of bounds for dimension {} with size {}</source>
        <translation>インデックス {} は、次元 {}(サイズ {})の範囲外です</translation>
    </message>
    <message>
        <source>index {} is out of range for a {} of {} items</source>
        <translation>インデックス {1} は、項目 {3} 個の {2} の範囲外です</translation>
    </message>
    <message>
        <source>init must be a number, not {}</source>
        <translation>init は数値です。{} は使えません</translation>
    </message>
    <message>
        <source>inplace is None, True, False or 'empty'</source>
        <translation>inplace は None、True、False、'empty' のいずれかです</translation>
    </message>
    <message>
        <source>input.size(-1) must be equal to input_size. Expected {}, got {}</source>
        <translation>input.size(-1) は input_size と等しくなければなりません。期待値 {}、実際 {}</translation>
    </message>
    <message>
        <source>input_dict must be a dict, not {}</source>
        <translation>input_dict は dict です。{} は使えません</translation>
    </message>
    <message>
        <source>int() takes a finite number within 64 bits</source>
        <translation>int() の引数は、64 ビットに収まる有限の数です</translation>
    </message>
    <message>
        <source>int() takes a real number, not complex</source>
        <translation>int() の引数は実数です。複素数は使えません</translation>
    </message>
    <message>
        <source>integers of {} bytes</source>
        <translation>{} バイトの整数</translation>
    </message>
    <message>
        <source>interpolation must be a str, not {}</source>
        <translation>interpolation は str です。{} は使えません</translation>
    </message>
    <message>
        <source>is -inf at {} of {} tokens of responses</source>
        <translation>は応答の {} / {} トークンで -inf です</translation>
    </message>
    <message>
        <source>is JSON, but not an object, as a meta.json has to be</source>
        <translation>JSON ですが、meta.json に必要なオブジェクトではありません</translation>
    </message>
    <message>
        <source>is MessagePack, but not a list of prime-rl's micro-batches</source>
        <translation>MessagePack ですが、prime-rl のマイクロバッチのリストではありません</translation>
    </message>
    <message>
        <source>is NaN at {} of {} tokens of responses</source>
        <translation>は応答の {} / {} トークンで NaN です</translation>
    </message>
    <message>
        <source>is a .npy file of version {}, which is newer than this program</source>
        <translation>.npy ファイルのバージョン {} が、このプログラムより新しいです</translation>
    </message>
    <message>
        <source>is a Parquet file, whose values are not edited in place; export it in another format and edit that file</source>
        <translation>Parquet ファイルで、値をその場では編集できません。別の形式でエクスポートし、そのファイルを編集してください</translation>
    </message>
    <message>
        <source>is a damaged Parquet file: row group {} has {} rows</source>
        <translation>破損した Parquet ファイルです: 行グループ {} は {} 行です</translation>
    </message>
    <message>
        <source>is a damaged Parquet file: {}</source>
        <translation>破損した Parquet ファイルです: {}</translation>
    </message>
    <message>
        <source>is a damaged Parquet file: {} has {} rows in row group {}, not {}</source>
        <translation>破損した Parquet ファイルです: {1} は行グループ {3} で {4} 行ではなく {2} 行です</translation>
    </message>
    <message>
        <source>is a damaged zip archive: its directory has no record {} of {}</source>
        <translation>zip アーカイブが破損しています: ディレクトリーに {2} 件中 {1} 件目の記録がありません</translation>
    </message>
    <message>
        <source>is a damaged zip archive: {}</source>
        <translation>zip アーカイブが破損しています: {}</translation>
    </message>
    <message>
        <source>is a field of Python objects, which only Python can read</source>
        <translation>Python だけが読み取れる Python オブジェクトのフィールドです</translation>
    </message>
    <message>
        <source>is a folder with other content than a tensordict, which is not overwritten</source>
        <translation>tensordict 以外のものが入ったフォルダーなので、上書きしません</translation>
    </message>
    <message>
        <source>is a folder without a meta.json, so it holds no tensordict</source>
        <translation>meta.json のないフォルダーなので、tensordict ではありません</translation>
    </message>
    <message>
        <source>is a folder without a meta.json, so it holds no tensordict itself; open {} in it</source>
        <translation>meta.json のないフォルダーなので、それ自体は tensordict ではありません。中の {} を開いてください</translation>
    </message>
    <message>
        <source>is a folder, which a file does not replace</source>
        <translation>フォルダーなので、ファイルで置き換えません</translation>
    </message>
    <message>
        <source>is a group of version 2 in a zarr store of version 3; save it as another store</source>
        <translation>バージョン 3 の zarr ストアの中に、バージョン 2 のグループがあります。別のストアとして保存してください</translation>
    </message>
    <message>
        <source>is a level that contains itself</source>
        <translation>自身を含む階層です</translation>
    </message>
    <message>
        <source>is a link out of the opened folder, to {}. Allow such links to read it (`tensordesk --follow-links …`)</source>
        <translation>開いたフォルダーの外の {} へのリンクです。読み込むには、このようなリンクを許可してください (`tensordesk --follow-links …`)</translation>
    </message>
    <message>
        <source>is a link out of the opened folder, which is read but not written</source>
        <translation>開いたフォルダーの外へのリンクなので、読みますが書き込みません</translation>
    </message>
    <message>
        <source>is a link to a folder that contains it</source>
        <translation>自身を含むフォルダーへのリンクです</translation>
    </message>
    <message>
        <source>is a link, which is read but not written</source>
        <translation>リンクなので、読みますが書き込みません</translation>
    </message>
    <message>
        <source>is a numpy array of shape {} with {} objects</source>
        <translation>形状 {} の numpy 配列ですが、オブジェクトは {} 個です</translation>
    </message>
    <message>
        <source>is a numpy array without data</source>
        <translation>データのない numpy 配列です</translation>
    </message>
    <message>
        <source>is a part of a memmap folder; open the folder that contains it</source>
        <translation>memmap フォルダーの一部です。それを含むフォルダーを開いてください</translation>
    </message>
    <message>
        <source>is a single record of numpy, which cannot be shown</source>
        <translation>numpy の単独のレコードは表示できません</translation>
    </message>
    <message>
        <source>is a tensor of the device meta, which has no elements</source>
        <translation>デバイス meta のテンソルなので、要素がありません</translation>
    </message>
    <message>
        <source>is a tensordict without a batch size or without entries</source>
        <translation>バッチサイズまたはエントリのない tensordict です</translation>
    </message>
    <message>
        <source>is a video that cannot be opened: {}</source>
        <translation>開けない動画です: {}</translation>
    </message>
    <message>
        <source>is a video, whose frames are not edited in place; save it as a memmap folder and edit that</source>
        <translation>動画で、フレームをその場では編集できません。memmap フォルダーとして保存し、それを編集してください</translation>
    </message>
    <message>
        <source>is a view ({}) of a tensordict, which is shown whole</source>
        <translation>tensordict のビュー ({}) ですが、全体を表示します</translation>
    </message>
    <message>
        <source>is a zarr store in a zip archive, which is read-only because a changed chunk may need more room; save it as a folder to edit it</source>
        <translation>zip アーカイブ内の zarr ストアです。変更したチャンクに、より多くの領域が必要になる場合があるため、読み取り専用です。編集するにはフォルダーとして保存してください</translation>
    </message>
    <message>
        <source>is a zarr store of one array alone, of which only elements can be edited in place; save it as another store to change anything else</source>
        <translation>配列が 1 つだけの zarr ストアで、インプレースで編集できるのは要素だけです。ほかのものを変更するには別のストアとして保存してください</translation>
    </message>
    <message>
        <source>is a zarr store of version 2, of which only elements can be edited in place, not keys, shapes, names and non-tensor values; save it as another store to change these</source>
        <translation>バージョン 2 の zarr ストアで、インプレースで編集できるのは要素だけです。キー、形状、名前、テンソルでない値を変更するには、別のストアとして保存してください</translation>
    </message>
    <message>
        <source>is a zip archive that holds no tensordict</source>
        <translation>tensordict を含まない zip アーカイブです</translation>
    </message>
    <message>
        <source>is a zip archive with a zarr store in a folder of it; unpack it and open that folder</source>
        <translation>フォルダーの中に zarr ストアがある zip アーカイブです。展開して、そのフォルダーを開いてください</translation>
    </message>
    <message>
        <source>is a zip archive without a {}, so torch.save did not write it</source>
        <translation>zip アーカイブに {} がないため、torch.save のものではありません</translation>
    </message>
    <message>
        <source>is above 0 at {} of {} tokens of responses</source>
        <translation>は応答の {} / {} トークンで 0 を超えます</translation>
    </message>
    <message>
        <source>is all zeros, which it was not before</source>
        <translation>以前と違い、すべてゼロ</translation>
    </message>
    <message>
        <source>is an archive in an archive in a pickle, which verl never writes</source>
        <translation>pickle 内のアーカイブの中にアーカイブがあります。verl はこれを書き出しません</translation>
    </message>
    <message>
        <source>is an array of bytes without a dtype; give it one in numpy, with view()</source>
        <translation>dtype のないバイトの配列です。numpy の view() で dtype を与えてください</translation>
    </message>
    <message>
        <source>is an array of {} texts of up to {} bytes, more than can be shown</source>
        <translation>形状 {} のテキストの配列(各最大 {} バイト)で、表示できる量を超えています</translation>
    </message>
    <message>
        <source>is an empty file</source>
        <translation>空のファイルです</translation>
    </message>
    <message>
        <source>is an entry of every member of a stack, so it has no members of its own</source>
        <translation>スタックの各メンバーのエントリなので、自身のメンバーを持ちません</translation>
    </message>
    <message>
        <source>is another file than the one that is open, which refers to it: open it to edit it</source>
        <translation>開いているファイルが参照している別のファイルです: 編集するには、これを開いてください</translation>
    </message>
    <message>
        <source>is another file than the one that the save wrote to: it was replaced, copied or restored</source>
        <translation>保存の書き込み先とは別のファイルです: 置き換え、コピー、復元のいずれかが行われました</translation>
    </message>
    <message>
        <source>is at {}, outside the checkpoint</source>
        <translation>チェックポイントの外の {} にあります</translation>
    </message>
    <message>
        <source>is being edited already, by TensorDesk process {}: finish there first</source>
        <translation>既に TensorDesk のプロセス {} で編集中です: 先にそちらを終えてください</translation>
    </message>
    <message>
        <source>is broken, so deleting or replacing it could not be undone: {}</source>
        <translation>破損しているため、削除や置き換えを元に戻せません: {}</translation>
    </message>
    <message>
        <source>is changed through its document only</source>
        <translation>変更できるのは、そのドキュメントを通してだけです</translation>
    </message>
    <message>
        <source>is composed of the members of a stack and cannot be written itself</source>
        <translation>スタックのメンバーから構成されており、それ自体には書き込めません</translation>
    </message>
    <message>
        <source>is compressed in the archive and cannot be read there; unpack the archive and open the folder</source>
        <translation>アーカイブ内で圧縮されており、そのままでは読み込めません。アーカイブを展開し、フォルダーを開いてください</translation>
    </message>
    <message>
        <source>is compressed in the archive, which torch.save never writes; unpack the archive and pack it without compression</source>
        <translation>アーカイブ内で圧縮されていますが、torch.save はそのようには書き込みません。アーカイブを展開し、圧縮なしでまとめ直してください</translation>
    </message>
    <message>
        <source>is computed from the lengths of episodes</source>
        <translation>エピソードの長さから計算されています</translation>
    </message>
    <message>
        <source>is created by {} with too few arguments</source>
        <translation>{} で、引数が足りないまま作られています</translation>
    </message>
    <message>
        <source>is damaged: it cannot be unpacked</source>
        <translation>破損しています: 展開できません</translation>
    </message>
    <message>
        <source>is damaged: it is not MessagePack from byte {} on</source>
        <translation>破損しています: バイト {} 以降が MessagePack ではありません</translation>
    </message>
    <message>
        <source>is damaged: it is stored uncompressed, but its directory states {} stored bytes and {} bytes</source>
        <translation>破損しています: 圧縮なしの保存ですが、占有サイズが {} バイト、実サイズが {} バイトとなっています</translation>
    </message>
    <message>
        <source>is damaged: it shares bytes with the member {}</source>
        <translation>破損しています: メンバー {} とバイトを共有しています</translation>
    </message>
    <message>
        <source>is damaged: its header at byte {} has another name</source>
        <translation>破損しています: バイト {} のヘッダーに別の名前があります</translation>
    </message>
    <message>
        <source>is damaged: its name is marked as UTF-8, but is not valid UTF-8</source>
        <translation>破損しています: 名前に UTF-8 の印がありますが、有効な UTF-8 ではありません</translation>
    </message>
    <message>
        <source>is damaged: its record in the directory does not hold its sizes</source>
        <translation>破損しています: ディレクトリーの記録にサイズがありません</translation>
    </message>
    <message>
        <source>is damaged: its stated size is {} bytes</source>
        <translation>破損しています: 記載されたサイズは {} バイトです</translation>
    </message>
    <message>
        <source>is damaged: its stated start is byte {} of {}</source>
        <translation>破損しています: 記載された開始位置はバイト {} です(全 {} バイト)</translation>
    </message>
    <message>
        <source>is damaged: its {} bytes reach into the directory at byte {}</source>
        <translation>破損しています: {} バイトが、バイト {} のディレクトリーに食い込んでいます</translation>
    </message>
    <message>
        <source>is damaged: there is no header of it at byte {}</source>
        <translation>破損しています: バイト {} にヘッダーがありません</translation>
    </message>
    <message>
        <source>is damaged: {} bytes cannot unpack to the stated {} bytes</source>
        <translation>破損しています: {} バイトが、記載された {} バイトに展開されることはありえません</translation>
    </message>
    <message>
        <source>is derived: it follows from `{}`, and cannot be changed</source>
        <translation>派生キーです: `{}` から求めるため、変更できません</translation>
    </message>
    <message>
        <source>is described as {}, which is not known</source>
        <translation>未知の {} として記述されています</translation>
    </message>
    <message>
        <source>is described by a tensor of the dtype {}, expected integers</source>
        <translation>dtype {} のテンソルで記述されていますが、整数が必要です</translation>
    </message>
    <message>
        <source>is described by {} numbers, which is more than {}</source>
        <translation>{} 個の数で記述されており、{} 個を超えています</translation>
    </message>
    <message>
        <source>is described by {} where a storage is expected</source>
        <translation>ストレージが必要なところが {} で記述されています</translation>
    </message>
    <message>
        <source>is described by {}, expected an integer</source>
        <translation>{} で記述されていますが、整数が必要です</translation>
    </message>
    <message>
        <source>is encrypted; unpack the archive with its password</source>
        <translation>暗号化されています。パスワードを使ってアーカイブを展開してください</translation>
    </message>
    <message>
        <source>is exactly 0 at {} of {} tokens of responses</source>
        <translation>は応答の {} / {} トークンでちょうど 0 です</translation>
    </message>
    <message>
        <source>is given twice, but removed the first time</source>
        <translation>2 回指定されていますが、1 回目で削除されます</translation>
    </message>
    <message>
        <source>is left over from an append or an edit that was interrupted</source>
        <translation>中断された追加または編集の残りです</translation>
    </message>
    <message>
        <source>is longer than its shape tells: the last {} bytes belong to no element</source>
        <translation>形状より長くなっています: 最後の {} バイトはどの要素のものでもありません</translation>
    </message>
    <message>
        <source>is made of numbers that the file stores as Python values, which cannot be edited in place; export the file and edit the copy</source>
        <translation>ファイルが Python の値として保存した数値であり、その場では編集できません。エクスポートしてコピーを編集してください</translation>
    </message>
    <message>
        <source>is missing in the first episode; the episodes of a LeRobot data set have the same entries: leave it out</source>
        <translation>は最初のエピソードにありません。LeRobot データセットのエピソードは同じ項目を持ちます。除いてください</translation>
    </message>
    <message>
        <source>is missing, because its replacement was interrupted; rename {} to it, or write it again</source>
        <translation>置き換えが中断されたため、ありません。{} の名前をこれに変えるか、書き込み直してください</translation>
    </message>
    <message>
        <source>is missing, though it was there before</source>
        <translation>以前はあったのに欠落</translation>
    </message>
    <message>
        <source>is missing, though the first episode has it; the episodes of a LeRobot data set have the same entries: leave it out</source>
        <translation>は最初のエピソードにあるのにここにはありません。LeRobot データセットのエピソードは同じ項目を持ちます。除いてください</translation>
    </message>
    <message>
        <source>is more than fits into one message</source>
        <translation>1 つのメッセージに収まる量を超えています</translation>
    </message>
    <message>
        <source>is more than {} times the probability under the rollout engine at {} of {} tokens</source>
        <translation>はロールアウトエンジンの確率の {} 倍を {} / {} トークンで超えます</translation>
    </message>
    <message>
        <source>is neither a file nor a folder</source>
        <translation>ファイルでもフォルダーでもありません</translation>
    </message>
    <message>
        <source>is neither a group nor an array</source>
        <translation>グループでも配列でもありません</translation>
    </message>
    <message>
        <source>is nested in an entry that is not a tensordict</source>
        <translation>tensordict でないものの一部です</translation>
    </message>
    <message>
        <source>is nested in more than {} folders and archives</source>
        <translation>{} を超えるフォルダーやアーカイブの中に入れ子になっています</translation>
    </message>
    <message>
        <source>is nested more than {} folders deep; open it alone</source>
        <translation>フォルダーの入れ子が {} 階層を超えています。単独で開いてください</translation>
    </message>
    <message>
        <source>is nested more than {} levels deep</source>
        <translation>入れ子が {} 階層より深くなっています</translation>
    </message>
    <message>
        <source>is no longer the file that the save put there, and that file is not at {} either</source>
        <translation>保存で置いたファイルではなくなっており、そのファイルは {} にもありません</translation>
    </message>
    <message>
        <source>is not a .npy file</source>
        <translation>.npy ファイルではありません</translation>
    </message>
    <message>
        <source>is not a JSON object</source>
        <translation>JSON オブジェクトではありません</translation>
    </message>
    <message>
        <source>is not a JSON object, as levels are</source>
        <translation>階層に必要なオブジェクトではありません</translation>
    </message>
    <message>
        <source>is not a TorchScript file: torch.jit.save did not write it. Open files of torch.save with --with NAME=PATH</source>
        <translation>TorchScript のファイルではありません。torch.jit.save が書いたものではありません。torch.save のファイルは --with NAME=PATH で開いてください</translation>
    </message>
    <message>
        <source>is not a consolidated tensordict: it does not end with JSON and its length</source>
        <translation>統合された tensordict ではありません: 末尾に JSON とその長さがありません</translation>
    </message>
    <message>
        <source>is not a file of tensors, though the index names it</source>
        <translation>インデックスに記載がありますが、テンソルのファイルではありません</translation>
    </message>
    <message>
        <source>is not a floating-point dtype: {}</source>
        <translation>浮動小数点の dtype ではありません: {}</translation>
    </message>
    <message>
        <source>is not a group</source>
        <translation>グループではありません</translation>
    </message>
    <message>
        <source>is not a lazy stack</source>
        <translation>lazy stack ではありません</translation>
    </message>
    <message>
        <source>is not a member of the stack, because a number before it is missing</source>
        <translation>前の番号が欠けているため、スタックのメンバーではありません</translation>
    </message>
    <message>
        <source>is not a message of this protocol</source>
        <translation>このプロトコルのメッセージではありません</translation>
    </message>
    <message>
        <source>is not a path: it contains a zero byte</source>
        <translation>パスではありません: ゼロのバイトを含んでいます</translation>
    </message>
    <message>
        <source>is not a place on another machine; expected ssh://user@host/path or ssh://host:port/path</source>
        <translation>別のマシン上の場所ではありません。ssh://user@host/path か ssh://host:port/path が必要です</translation>
    </message>
    <message>
        <source>is not a question or answer of this version of the program</source>
        <translation>はこのバージョンのプログラムの問い合わせでも応答でもありません</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>is not a stack of tensordicts</source>
        <translation>tensordict のスタックではありません</translation>
    </message>
    <message>
        <source>is not a string</source>
        <translation>テキストではありません</translation>
    </message>
    <message>
        <source>is not a tensor</source>
        <translation>テンソルではありません</translation>
    </message>
    <message>
        <source>is not a tensordict file</source>
        <translation>tensordict のファイルではありません</translation>
    </message>
    <message>
        <source>is not a zarr store</source>
        <translation>zarr ストアではありません</translation>
    </message>
    <message>
        <source>is not complete: its chunks have {} of {} elements</source>
        <translation>不完全です: チャンクにあるのは {2} 要素中 {1} 要素です</translation>
    </message>
    <message>
        <source>is not consolidated into bytes</source>
        <translation>バイトに統合されていません</translation>
    </message>
    <message>
        <source>is not described by dtype, shape and location</source>
        <translation>dtype、形状、位置で記述されていません</translation>
    </message>
    <message>
        <source>is not open</source>
        <translation>開かれていません</translation>
    </message>
    <message>
        <source>is not part of the tensordict</source>
        <translation>tensordict の一部ではありません</translation>
    </message>
    <message>
        <source>is not stored as images</source>
        <translation>画像として保存されていません</translation>
    </message>
    <message>
        <source>is not the description of a leaf</source>
        <translation>リーフの記述ではありません</translation>
    </message>
    <message>
        <source>is not the file of that save: it was replaced, copied or restored from a backup</source>
        <translation>その保存の対象だったファイルではありません: 置き換え、コピー、バックアップからの復元のいずれかが行われました</translation>
    </message>
    <message>
        <source>is not the metadata of a distributed checkpoint, but {}</source>
        <translation>分散チェックポイントのメタデータではなく、{} です</translation>
    </message>
    <message>
        <source>is of a LeRobot data set of version {}; v2.0 to v3.x are read: convert it with lerobot</source>
        <translation>バージョン {} の LeRobot データセットのものです。読めるのは v2.0 から v3.x です。lerobot で変換してください</translation>
    </message>
    <message>
        <source>is of a replay buffer: the batch size is its capacity, and not all rows need be data</source>
        <translation>リプレイバッファのものです: バッチサイズは容量なので、すべての行がデータとはかぎりません</translation>
    </message>
    <message>
        <source>is of a type that has no tensor, such as decimal numbers</source>
        <translation>10 進数など、テンソルにできない型です</translation>
    </message>
    <message>
        <source>is of another shape or dtype than in the first episode, where each step is {} of {}</source>
        <translation>の形または dtype が最初のエピソードと異なります。そこでは各ステップが {}（{}）です</translation>
    </message>
    <message>
        <source>is of shape {} and {}</source>
        <translation>形状は {}、型は {} です</translation>
    </message>
    <message>
        <source>is of the format {}, and not of {}</source>
        <translation>形式 {} で、{} ではありません</translation>
    </message>
    <message>
        <source>is of {}, which Parquet files do not have</source>
        <translation>{} ですが、Parquet ファイルにはこの型がありません</translation>
    </message>
    <message>
        <source>is on another machine and read-only here; export it, or edit it there</source>
        <translation>別のマシンにあり、ここでは読み取り専用です。エクスポートするか、そのマシンで編集してください</translation>
    </message>
    <message>
        <source>is one of several files that are shown as one; export them to edit the copy</source>
        <translation>1 つとして表示される複数のファイルの 1 つです。コピーを編集するにはエクスポートしてください</translation>
    </message>
    <message>
        <source>is open read-only; switch to Edit to change it</source>
        <translation>読み取り専用で開いています。変更するには「編集」に切り替えてください</translation>
    </message>
    <message>
        <source>is open read-only; switch to editing first</source>
        <translation>読み取り専用で開いています。先に編集に切り替えてください</translation>
    </message>
    <message>
        <source>is outside its stated bounds, {} to {}, at {} elements</source>
        <translation>記載された範囲 {} ～ {} を外れています({} 個の要素)</translation>
    </message>
    <message>
        <source>is outside of the served folders</source>
        <translation>提供されているフォルダーの外にあります</translation>
    </message>
    <message>
        <source>is packed by {}, which this program cannot unpack; unpack the archive, and pack it with deflate</source>
        <translation>このプログラムでは展開できない {} で圧縮されています。アーカイブを展開し、deflate で圧縮し直してください</translation>
    </message>
    <message>
        <source>is pickled, and not stored as a tensor</source>
        <translation>テンソルとしてではなく pickle で保存されています</translation>
    </message>
    <message>
        <source>is ragged along a dim before the one that its members are stacked on</source>
        <translation>メンバーをスタックした次元より前の次元に沿って不揃いです</translation>
    </message>
    <message>
        <source>is ragged along its first dim, of shape {}, and cannot be cut into rows</source>
        <translation>最初の次元に沿って不揃い(形状 {})なので、行に分割できません</translation>
    </message>
    <message>
        <source>is ragged in its first dim, of shape {}; a file of torch.save can hold ragged tensors only if the ragged dims follow the first</source>
        <translation>最初の次元が不揃い(形状 {})です。torch.save のファイルが不揃いのテンソルを保持できるのは、不揃いの次元が最初の次元より後ろにある場合だけです</translation>
    </message>
    <message>
        <source>is ragged, of shape {}; a safetensors file keeps only dense tensors</source>
        <translation>不揃い(形状 {})です。safetensors ファイルが保持するのは密なテンソルだけです</translation>
    </message>
    <message>
        <source>is ragged, of shape {}; a zarr store keeps only dense tensors</source>
        <translation>不揃い(形状 {})です。zarr ストアが保持するのは密なテンソルだけです</translation>
    </message>
    <message>
        <source>is ragged, of shape {}; all rows of a CSV file have the same columns</source>
        <translation>不揃い(形状 {})です。CSV ファイルでは、すべての行の列が同じです</translation>
    </message>
    <message>
        <source>is read as a lazy stack along dim {}: saving it overwrote the metadata that states this</source>
        <translation>次元 {} に沿った lazy stack として読み込みます: それを示すメタデータは保存で上書きされました</translation>
    </message>
    <message>
        <source>is read as a lazy stack along dim {}: saving it overwrote the metadata that states this, and its sizes fit {} dims</source>
        <translation>次元 {} に沿った lazy stack として読み込みます: それを示すメタデータは保存で上書きされ、サイズが合う次元は {} 個あります</translation>
    </message>
    <message>
        <source>is saved as a view, which is not edited in place; export it first</source>
        <translation>ビューとして保存されており、インプレースでは編集できません。先にエクスポートしてください</translation>
    </message>
    <message>
        <source>is shown together with other files, which are read-only together; open it alone to edit it</source>
        <translation>ほかのファイルと一緒に表示しているため読み取り専用です。編集するには単独で開いてください</translation>
    </message>
    <message>
        <source>is stacked along dim {}, and has {} batch dims</source>
        <translation>次元 {} に沿ってスタックされていますが、バッチ次元は {} 個です</translation>
    </message>
    <message>
        <source>is stored only for the last step, so only that flag can be edited</source>
        <translation>最後のステップにしか保存されていないため、そのフラグだけを編集できます</translation>
    </message>
    <message>
        <source>is the journal of a save by another version of TensorDesk, and only that version can roll it back; nothing was changed. Recover with that version, or discard the journal</source>
        <translation>TensorDesk の別のバージョンによる保存のジャーナルです。ロールバックできるのはそのバージョンだけなので、何も変更していません。そのバージョンで復旧するか、ジャーナルを破棄してください</translation>
    </message>
    <message>
        <source>is the storage of a replay buffer in a layout that is not known</source>
        <translation>未知のレイアウトのリプレイバッファのストレージです</translation>
    </message>
    <message>
        <source>is the storage of a replay buffer that keeps its rows compressed, which are not unpacked; load it in Python and save its rows as a tensordict</source>
        <translation>行を圧縮して保持するリプレイバッファのストレージで、展開しません。Python で読み込み、行を tensordict として保存してください</translation>
    </message>
    <message>
        <source>is truncated or damaged: its header states {} bytes</source>
        <translation>途中で切れているか破損しています: ヘッダーには {} バイトと記載されています</translation>
    </message>
    <message>
        <source>is truncated or damaged: {} bytes are expected from byte {} on, and the file has {}</source>
        <translation>途中で切れているか破損しています: バイト {2} から {1} バイト必要ですが、ファイルは {3} バイトです</translation>
    </message>
    <message>
        <source>is truncated: has {} of {} bytes</source>
        <translation>途中で切れています: {2} バイト中 {1} バイトしかありません</translation>
    </message>
    <message>
        <source>is written in another version of torch.save's format than {}</source>
        <translation>torch.save の形式のバージョンが {} ではありません</translation>
    </message>
    <message>
        <source>is written in version {} of the memmap layout, which is newer than this program: it is shown, not edited</source>
        <translation>memmap レイアウトのバージョン {} が、このプログラムより新しいです: 表示のみで、編集できません</translation>
    </message>
    <message>
        <source>is {}, which is not a JSON value</source>
        <translation>{} で、JSON の値ではありません</translation>
    </message>
    <message>
        <source>is {}, which is not a JSON value; a safetensors file keeps no others</source>
        <translation>{} で、JSON の値ではありません。safetensors ファイルはほかの値を保持しません</translation>
    </message>
    <message>
        <source>is {}; LeRobot data sets hold texts and tensors</source>
        <translation>は {} です。LeRobot データセットが持てるのはテキストとテンソルです</translation>
    </message>
    <message>
        <source>is_leaf is None, "non-tensor" (values are leaves as tensors are), "tensorclass" (instances of tensorclasses are leaves) or a function of the class</source>
        <translation>is_leaf は、None、"non-tensor"(テンソルと同様に値もリーフとする)、"tensorclass"(tensorclass のインスタンスをリーフとする)、クラスの関数のいずれかです</translation>
    </message>
    <message>
        <source>is_leaf is None, "tensorclass" (instances of tensorclasses are leaves) or a function of the name of a class</source>
        <translation>is_leaf は、None、"tensorclass"(tensorclass のインスタンスをリーフとする)、クラス名の関数のいずれかです</translation>
    </message>
    <message>
        <source>is_leaf must be a function of a class, not {}</source>
        <translation>is_leaf はクラスの関数です。{} は使えません</translation>
    </message>
    <message>
        <source>it cannot be moved into itself, to {}</source>
        <translation>それ自身の中の {} へは移動できません</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>it cannot be unpacked from byte {} on</source>
        <translation>バイト {} 以降を展開できません</translation>
    </message>
    <message>
        <source>it claims {} × {} pixels, more than its {} bytes can hold</source>
        <translation>{} × {} ピクセルとされていますが、{} バイトに収まる量を超えています</translation>
    </message>
    <message>
        <source>it continues in other files</source>
        <translation>別のファイルに続いています</translation>
    </message>
    <message>
        <source>it has 16 bits a colour, for which this LibTorch has no dtype</source>
        <translation>1 色 16 ビットで、この LibTorch に対応する dtype がありません</translation>
    </message>
    <message>
        <source>it has an integer of more than 64 bits</source>
        <translation>64 ビットを超える整数があります</translation>
    </message>
    <message>
        <source>it has no codec that converts elements to bytes</source>
        <translation>要素をバイトに変換するコーデックがありません</translation>
    </message>
    <message>
        <source>it has no end record; it may have been cut</source>
        <translation>終端の記録がありません。途中で切れている可能性があります</translation>
    </message>
    <message>
        <source>it has {} colours, where 1 and 3 are shown</source>
        <translation>色数が {} ですが、表示できるのは 1 と 3 です</translation>
    </message>
    <message>
        <source>it is an image of {} of {}, not of {} of {} as the first one</source>
        <translation>最初の画像は {4} の {3} ですが、これは {2} の {1} の画像です</translation>
    </message>
    <message>
        <source>it is beyond the end of the file</source>
        <translation>ファイルの末尾より後ろにあります</translation>
    </message>
    <message>
        <source>it is cut into chunks by {}, which cannot be read</source>
        <translation>読み込めない {} でチャンクに分割されています</translation>
    </message>
    <message>
        <source>it is damaged: {}</source>
        <translation>破損しています: {}</translation>
    </message>
    <message>
        <source>it is not a JPEG or PNG image</source>
        <translation>JPEG または PNG の画像ではありません</translation>
    </message>
    <message>
        <source>it is not an episode with "traces"</source>
        <translation>"traces" を持つエピソードではありません</translation>
    </message>
    <message>
        <source>it is not an object such as {"key": 1}</source>
        <translation>{"key": 1} のようなオブジェクトではありません</translation>
    </message>
    <message>
        <source>it is not valid JSON: {}</source>
        <translation>有効な JSON ではありません: {}</translation>
    </message>
    <message>
        <source>it is {}</source>
        <translation>{} です</translation>
    </message>
    <message>
        <source>it is {}, with truncated steps treated as terminated: the values after them are not counted</source>
        <translation>{} ですが、truncated のステップを terminated として扱っています: それより後の価値は計算に含まれていません</translation>
    </message>
    <message>
        <source>it unpacks to more than the stated {} bytes</source>
        <translation>展開すると、記載された {} バイトを超えます</translation>
    </message>
    <message>
        <source>it unpacks to {} bytes instead of the stated {}</source>
        <translation>展開すると {} バイトですが、記載は {} バイトです</translation>
    </message>
    <message>
        <source>its branches repeat their messages more than {} times</source>
        <translation>その分岐はメッセージを {} 回より多く繰り返しています</translation>
    </message>
    <message>
        <source>its bytes do not have the CRC-32 that the archive notes</source>
        <translation>バイトの CRC-32 が、アーカイブの記載と一致しません</translation>
    </message>
    <message>
        <source>its chunks are named by {}, which cannot be read</source>
        <translation>チャンクの命名方式 {} に対応していないため、読み込めません</translation>
    </message>
    <message>
        <source>its chunks are packed by several codecs, one after the other, which cannot be unpacked</source>
        <translation>チャンクが複数のコーデックで順に圧縮されており、展開できません</translation>
    </message>
    <message>
        <source>its chunks are packed by {}, which cannot be unpacked</source>
        <translation>チャンクが {} で圧縮されており、展開できません</translation>
    </message>
    <message>
        <source>its chunks are stored by {}, which cannot be read</source>
        <translation>チャンクが {} で保存されており、読み込めません</translation>
    </message>
    <message>
        <source>its chunks have {} dims, its shape {}</source>
        <translation>チャンクは {} 次元、形状は {} 次元です</translation>
    </message>
    <message>
        <source>its chunks went through the codec {} in an order that cannot be read</source>
        <translation>チャンクのコーデック {} の適用順に対応していないため、読み込めません</translation>
    </message>
    <message>
        <source>its chunks went through {} codecs, more than {}</source>
        <translation>チャンクのコーデックが {} 個あり、{} 個を超えています</translation>
    </message>
    <message>
        <source>its column {} has more than {} elements in a row</source>
        <translation>列 {} の 1 行には {} を超える要素があります</translation>
    </message>
    <message>
        <source>its columns have more than {} levels</source>
        <translation>列の階層が {} を超えています</translation>
    </message>
    <message>
        <source>its decoder returned no description of it</source>
        <translation>デコーダーが説明を返しませんでした</translation>
    </message>
    <message>
        <source>its decoder returned {} bytes, not {}</source>
        <translation>デコーダーは {2} バイトではなく {1} バイトを返しました</translation>
    </message>
    <message>
        <source>its directory of {} bytes at byte {} does not end before byte {}</source>
        <translation>{} バイトのディレクトリー(開始位置はバイト {})が、バイト {} より前で終わっていません</translation>
    </message>
    <message>
        <source>its directory of {} bytes states {} members</source>
        <translation>{} バイトのディレクトリーに、メンバーが {} 個と記載されています</translation>
    </message>
    <message>
        <source>its elements are decoded from {} images, which cannot be edited in place; save the file as another one to change them</source>
        <translation>要素は {} 画像からデコードしたもので、インプレースでは編集できません。変更するには別のファイルとして保存してください</translation>
    </message>
    <message>
        <source>its elements are stored in other datasets or files; edit them there</source>
        <translation>要素は別のデータセットまたはファイルに保存されています。そこで編集してください</translation>
    </message>
    <message>
        <source>its elements went through the filter {}, which cannot be read</source>
        <translation>要素にフィルター {} が適用されており、読み込めません</translation>
    </message>
    <message>
        <source>its files are not a stack: {}</source>
        <translation>ファイルがスタックになりません: {}</translation>
    </message>
    <message>
        <source>its fill value {} is not of dtype {}</source>
        <translation>フィル値 {} は dtype {} の値ではありません</translation>
    </message>
    <message>
        <source>its first dim is ragged; a memmap folder can hold ragged tensors only if the ragged dims follow the first</source>
        <translation>最初の次元が不揃いです。memmap フォルダーが不揃いのテンソルを保持できるのは、不揃いの次元が最初の次元より後ろにある場合だけです</translation>
    </message>
    <message>
        <source>its frames have no times</source>
        <translation>フレームに時刻がありません</translation>
    </message>
    <message>
        <source>its header has a length of {} bytes, in a file of {}</source>
        <translation>ヘッダーの長さが {} バイトですが、ファイルは {} バイトです</translation>
    </message>
    <message>
        <source>its header is damaged: {}</source>
        <translation>ヘッダーが破損しています: {}</translation>
    </message>
    <message>
        <source>its header is not a JSON object</source>
        <translation>ヘッダーが JSON オブジェクトではありません</translation>
    </message>
    <message>
        <source>its heap does not hold it</source>
        <translation>ヒープにありません</translation>
    </message>
    <message>
        <source>its heap is inconsistent</source>
        <translation>ヒープが矛盾しています</translation>
    </message>
    <message>
        <source>its members, under the keys 0, 1, …</source>
        <translation>キー 0、1、… の下にあるメンバー</translation>
    </message>
    <message>
        <source>its metadata state {} as {}</source>
        <translation>メタデータでは {} が {} となっています</translation>
    </message>
    <message>
        <source>its names {} contradict the names of the level it is put into, {}</source>
        <translation>名前 {} が、入れる先の階層の名前 {} と矛盾します</translation>
    </message>
    <message>
        <source>its non-tensor values take more than {} bytes</source>
        <translation>テンソルでない値が {} バイトを超えています</translation>
    </message>
    <message>
        <source>its parts are ragged themselves, of shape {}; a memmap folder holds only parts that are dense</source>
        <translation>部分自体が不揃い(形状 {})です。memmap フォルダーが保持できるのは密な部分だけです</translation>
    </message>
    <message>
        <source>its rows have {} bytes</source>
        <translation>行が {} バイトです</translation>
    </message>
    <message>
        <source>its shape</source>
        <translation>その形状</translation>
    </message>
    <message>
        <source>its shards are transposed, which cannot be read</source>
        <translation>シャードが転置されており、読み込めません</translation>
    </message>
    <message>
        <source>its shards hold shards that hold shards, deeper than can be read</source>
        <translation>シャードの中のシャードの中にシャードがあり、深すぎて読み込めません</translation>
    </message>
    <message>
        <source>its shards of {} cannot be cut into chunks of {}</source>
        <translation>{} のシャードを {} のチャンクに分割できません</translation>
    </message>
    <message>
        <source>its texts are stored in shards, which cannot be read</source>
        <translation>テキストがシャードに保存されており、読み込めません</translation>
    </message>
    <message>
        <source>its values are not lists of the stated sizes, {}</source>
        <translation>値が、記載されたサイズ {} のリストではありません</translation>
    </message>
    <message>
        <source>its zip64 end record is not where the locator says</source>
        <translation>zip64 の終端の記録が、ロケーターの示す位置にありません</translation>
    </message>
    <message>
        <source>jumps: it changes by more than half, ten times its usual change</source>
        <translation>急変: 変化が半分を超え、通常の変化の 10 倍</translation>
    </message>
    <message>
        <source>keepdim=True needs a dim</source>
        <translation>keepdim=True には dim が必要です</translation>
    </message>
    <message>
        <source>keeps all elements</source>
        <translation>すべての要素が残ります</translation>
    </message>
    <message>
        <source>keeps all elements, in their order</source>
        <translation>すべての要素が順序どおりに残ります</translation>
    </message>
    <message>
        <source>keeps all elements; each dim then means the same in all members</source>
        <translation>すべての要素が残ります。各次元の意味が全メンバーで同じになります</translation>
    </message>
    <message>
        <source>keeps all elements; indexing reaches fewer dims</source>
        <translation>すべての要素が残ります。インデックスが届く次元は減ります</translation>
    </message>
    <message>
        <source>keeps its values in a file {}, but they can only be in "pickle.pkl"</source>
        <translation>値がファイル {} にありますが、置けるのは「pickle.pkl」だけです</translation>
    </message>
    <message>
        <source>key must be a function such as lambda x: …, not {}</source>
        <translation>key は lambda x: … のような関数です。{} は使えません</translation>
    </message>
    <message>
        <source>key {}: {}</source>
        <translation>キー {}: {}</translation>
    </message>
    <message>
        <source>keys_to_update is a list or a tuple of keys, not a value of type {}</source>
        <translation>keys_to_update はキーのリストまたはタプルです。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>lacks '{}'</source>
        <translation>「{}」がありません</translation>
    </message>
    <message>
        <source>lacks the field {}</source>
        <translation>フィールド {} がありません</translation>
    </message>
    <message>
        <source>lacks the shape and dtype of {}</source>
        <translation>{} の形状と dtype がありません</translation>
    </message>
    <message>
        <source>lacks the version of the format</source>
        <translation>形式のバージョンの記載がありません</translation>
    </message>
    <message>
        <source>lacks {} of {}</source>
        <translation>{} がありません ({})</translation>
    </message>
    <message>
        <source>lacks {}, which every file of torch.jit.save has</source>
        <translation>torch.jit.save のファイルに必ずある {} がありません</translation>
    </message>
    <message>
        <source>layouts cannot be saved: the environment variable HOME is not set</source>
        <translation>レイアウトを保存できません: 環境変数 HOME が設定されていません</translation>
    </message>
    <message>
        <source>lazy stacks to concatenate along another dim than that of the stack need as many members, got {} and {}</source>
        <translation>スタック次元以外に沿って連結する lazy stack は、メンバーの数が同じでなければなりませんが、{} 個と {} 個でした</translation>
    </message>
    <message>
        <source>lazy stacks to concatenate need the same stack dim, got {} and {}</source>
        <translation>連結する lazy stack は、スタック次元が同じでなければなりませんが、{} と {} でした</translation>
    </message>
    <message>
        <source>leave out entries of different kinds</source>
        <translation>種類の異なるエントリを除く</translation>
    </message>
    <message>
        <source>leave out entries of different shapes</source>
        <translation>形状の異なるエントリを除く</translation>
    </message>
    <message>
        <source>leave out entries that other members lack</source>
        <translation>ほかのメンバーにないエントリを除く</translation>
    </message>
    <message>
        <source>leave out unreadable entries</source>
        <translation>読み込めないエントリを除く</translation>
    </message>
    <message>
        <source>leaves on {} and {} cannot share one block of memory</source>
        <translation>{} と {} のリーフは 1 つのメモリブロックを共有できません</translation>
    </message>
    <message>
        <source>len() of a 0-d tensor</source>
        <translation>0 次元テンソルの len()</translation>
    </message>
    <message>
        <source>libpng cannot be used: {}</source>
        <translation>libpng を使えません: {}</translation>
    </message>
    <message>
        <source>lies outside of the saved range, {}</source>
        <translation>保存範囲 {} の外にあります</translation>
    </message>
    <message>
        <source>lists are not changed in place here; make another, as in items = items + [item]</source>
        <translation>リストはここではインプレースで変更できません。items = items + [item] のように新しいリストを作ってください</translation>
    </message>
    <message>
        <source>lists of the script hold more than {} values in total</source>
        <translation>スクリプトのリストに含まれる値は全部で {} 個を超えています</translation>
    </message>
    <message>
        <source>loc of MultivariateNormal has at least one dim</source>
        <translation>MultivariateNormal の loc には 1 つ以上の次元が必要です</translation>
    </message>
    <message>
        <source>log-probabilities are not summed here: give log_prob_keys, one a key</source>
        <translation>ここでは対数確率を合計しません: キーごとに 1 つずつ log_prob_keys を指定してください</translation>
    </message>
    <message>
        <source>log-probabilities are summed here (set_composite_lp_aggregate): give log_prob_key</source>
        <translation>ここでは対数確率を合計します (set_composite_lp_aggregate): log_prob_key を指定してください</translation>
    </message>
    <message>
        <source>lz4</source>
        <translation>lz4</translation>
    </message>
    <message>
        <source>many entries from all parts of the file start with this shape</source>
        <translation>ファイルの各部にある多くのエントリの形状がこれで始まります</translation>
    </message>
    <message>
        <source>map() takes a function and its arguments</source>
        <translation>map() の引数は、関数とその引数です</translation>
    </message>
    <message>
        <source>mapping is a dict of keys and new keys, not a value of type {}</source>
        <translation>mapping は、キーと新しいキーからなる dict です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>margin must be greater than 0</source>
        <translation>margin は 0 より大きくなければなりません</translation>
    </message>
    <message>
        <source>marks data and padding and is not applied: values that are computed over td, such as a mean, count padding too</source>
        <translation>データとパディングを区別するマスクですが、適用されていません: 平均など、td から計算する値にパディングも含まれます</translation>
    </message>
    <message>
        <source>matches more than {} files</source>
        <translation>{} 個を超えるファイルに当てはまります</translation>
    </message>
    <message>
        <source>matches the rollout engine's log-probability of the next token: correlation {}, and {} with that of the same token</source>
        <translation>はロールアウトエンジンの次のトークンの対数確率に一致します。相関 {}、同じトークンとは {} です</translation>
    </message>
    <message>
        <source>matches the rollout engine's log-probability of the previous token: correlation {}, and {} with that of the same token</source>
        <translation>はロールアウトエンジンの前のトークンの対数確率に一致します。相関 {}、同じトークンとは {} です</translation>
    </message>
    <message>
        <source>member 0 holds {} here and member {} holds {}</source>
        <translation>メンバー 0 では {} ですが、メンバー {} では {} です</translation>
    </message>
    <message>
        <source>member {}: {}</source>
        <translation>メンバー {}: {}</translation>
    </message>
    <message>
        <source>members without this key cannot be given an empty entry: it has no dims</source>
        <translation>このキーのないメンバーには、空のエントリを追加できません: 次元がないためです</translation>
    </message>
    <message>
        <source>memmap folders are written as tensordict does since 0.3; save it as a memmap folder</source>
        <translation>memmap フォルダーは、0.3 以降の tensordict の形式で書き込みます。memmap フォルダーとして保存してください</translation>
    </message>
    <message>
        <source>meta/info.json states {} as {}, but the table of episodes has {}</source>
        <translation>meta/info.json では {} は {} ですが、エピソードの表では {} です</translation>
    </message>
    <message>
        <source>method {}</source>
        <translation>メソッド {}</translation>
    </message>
    <message>
        <source>min_val cannot be greater than max_val</source>
        <translation>min_val は max_val より大きくできません</translation>
    </message>
    <message>
        <source>module '{}'</source>
        <translation>モジュール '{}'</translation>
    </message>
    <message>
        <source>modules with names are taken by their names</source>
        <translation>名前の付いたモジュールは名前で取り出してください</translation>
    </message>
    <message>
        <source>more than {} levels of nesting</source>
        <translation>入れ子が {} 階層を超えています</translation>
    </message>
    <message>
        <source>move to {}</source>
        <translation>{} へ移動</translation>
    </message>
    <message>
        <source>name 'td' is not defined</source>
        <translation>名前 'td' は定義されていません</translation>
    </message>
    <message>
        <source>name '{}' is not defined{}</source>
        <translation>名前 '{}' は定義されていません{}</translation>
    </message>
    <message>
        <source>names are a list of strings and None, not a value of type {}</source>
        <translation>名前は、文字列と None のリストです。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>names of chunks are put together with {}, but that can be "/" or "."</source>
        <translation>チャンクの名前が {} でつながれていますが、使えるのは "/" か "." です</translation>
    </message>
    <message>
        <source>names the class {}, which is unknown; and it has neither a batch size nor a folder "_tensordict" beside it</source>
        <translation>未知のクラス {} が書かれており、バッチサイズも、隣のフォルダー「_tensordict」もありません</translation>
    </message>
    <message>
        <source>names, the last with "*" at its end</source>
        <translation>最後が "*" で終わる名前の列</translation>
    </message>
    <message>
        <source>negative shift count</source>
        <translation>シフト数が負です</translation>
    </message>
    <message>
        <source>negative slice steps are not supported, got {} for dim {}</source>
        <translation>スライスの負のステップは使えません。次元 {2} に {1} が渡されました</translation>
    </message>
    <message>
        <source>nested tensors have no estimates; show one part of them</source>
        <translation>入れ子テンソルは推定できません。その一部分を見てください</translation>
    </message>
    <message>
        <source>nested tensors of {} and of {} members do not fit together</source>
        <translation>メンバー {} 個の入れ子テンソルと {} 個の入れ子テンソルは合いません</translation>
    </message>
    <message>
        <source>no ending for a {}</source>
        <translation>拡張子なし ({})</translation>
    </message>
    <message>
        <source>no group with a name like {} has an array</source>
        <translation>{} のような名前のグループに配列がありません</translation>
    </message>
    <message>
        <source>no longer changes</source>
        <translation>変化が停止</translation>
    </message>
    <message>
        <source>no memory is shared between processes: save a folder, which all of them can map</source>
        <translation>プロセス間でメモリは共有されません: すべてのプロセスがマップできるフォルダーを保存してください</translation>
    </message>
    <message>
        <source>no module is left: none leads from these in keys to these out keys</source>
        <translation>モジュールが残りません: この入力キーからこの出力キーに至るモジュールがありません</translation>
    </message>
    <message>
        <source>no parameter follows the one with '**'</source>
        <translation>'**' の付いた引数の後には、引数を置けません</translation>
    </message>
    <message>
        <source>no parameter {}</source>
        <translation>引数 {} なし</translation>
    </message>
    <message>
        <source>no such method</source>
        <translation>そのようなメソッドはありません</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>値なし</translation>
    </message>
    <message>
        <source>no_convert is True, False or 'skip', not '{}'</source>
        <translation>no_convert は True、False、'skip' のいずれかです。'{}' は使えません</translation>
    </message>
    <message>
        <source>node {} in trace {} has {} tokens, but a mask of {}</source>
        <translation>トレース {2} のノード {1} には {3} 個のトークンがありますが、マスクは {4} 個です</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>none of its episodes can be read</source>
        <translation>読み取れるエピソードがありません</translation>
    </message>
    <message>
        <source>none of the modules has a distribution</source>
        <translation>どのモジュールにも分布がありません</translation>
    </message>
    <message>
        <source>nonlinearity is 'tanh' or 'relu'</source>
        <translation>nonlinearity は 'tanh' または 'relu' です</translation>
    </message>
    <message>
        <source>not a valid pickle: an integer with other characters than digits</source>
        <translation>有効な pickle ではありません: 整数に数字以外の文字があります</translation>
    </message>
    <message>
        <source>not a valid pickle: byte {} is not a known opcode</source>
        <translation>有効な pickle ではありません: バイト {} が未知のオペコードです</translation>
    </message>
    <message>
        <source>not a valid pickle: it ends or is damaged at byte {}</source>
        <translation>有効な pickle ではありません: バイト {} で終わるか、誤りがあります</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>メモリが足りません</translation>
    </message>
    <message>
        <source>not enough memory: it would take {} bytes</source>
        <translation>メモリが足りません: {} バイト必要です</translation>
    </message>
    <message>
        <source>not valid JSON: {}</source>
        <translation>有効な JSON ではありません: {}</translation>
    </message>
    <message>
        <source>num_channels={} must be divisible by num_groups={}</source>
        <translation>num_channels={} は num_groups={} で割り切れなければなりません</translation>
    </message>
    <message>
        <source>num_copies must be between 1 and 10000, not {}</source>
        <translation>num_copies は 1 から 10000 までです。{} は使えません</translation>
    </message>
    <message>
        <source>num_workers must be positive, not {}</source>
        <translation>num_workers は正の数です。{} は使えません</translation>
    </message>
    <message>
        <source>number {}</source>
        <translation>番号 {}</translation>
    </message>
    <message>
        <source>numbers are stored as texts are</source>
        <translation>数値がテキストと同じ方法で保存されています</translation>
    </message>
    <message>
        <source>numbers too small for full precision, {} total</source>
        <translation>精度を保てないほど小さい数があります(計 {} 個)</translation>
    </message>
    <message>
        <source>numpy files cannot hold non-tensor values; leave them out</source>
        <translation>numpy ファイルは、テンソルでない値を格納できません。除いてください</translation>
    </message>
    <message>
        <source>numpy files cannot hold the ragged shape {}; pad it, or leave the leaf out</source>
        <translation>numpy ファイルは不揃いの形状 {} を格納できません。パディングするか、リーフを除いてください</translation>
    </message>
    <message>
        <source>numpy has no dtype for {}; convert the leaf or leave it out</source>
        <translation>numpy には {} に対応する dtype がありません。リーフを変換するか除いてください</translation>
    </message>
    <message>
        <source>of a file of the format {} only elements can be edited in place, not keys, shapes, names and non-tensor values; save it as a memmap folder or an HDF5 file to change these</source>
        <translation>形式 {} のファイルでは、インプレースで編集できるのは要素だけです。キー、形状、名前、テンソルでない値を変更するには、memmap フォルダーまたは HDF5 ファイルとして保存してください</translation>
    </message>
    <message>
        <source>of a folder of the format {} only elements can be edited in place, not keys, shapes, names and non-tensor values; save it as a memmap folder or an HDF5 file to change these</source>
        <translation>形式 {} のフォルダーでは、インプレースで編集できるのは要素だけです。キー、形状、名前、テンソルでない値を変更するには、memmap フォルダーまたは HDF5 ファイルとして保存してください</translation>
    </message>
    <message>
        <source>of an input of the shape {} each element would be normalised alone</source>
        <translation>形状 {} の入力では、各要素が単独で正規化されることになります</translation>
    </message>
    <message>
        <source>of episodes under the keys of torchrl only elements can be edited in place, not keys, shapes, names and non-tensor values; open the file with {} to change these</source>
        <translation>torchrl のキーの下に表示したエピソードでは、インプレースで編集できるのは要素だけです。キー、形状、名前、テンソルでない値を変更するには、{} でファイルを開いてください</translation>
    </message>
    <message>
        <source>old must not be empty</source>
        <translation>old は空にできません</translation>
    </message>
    <message>
        <source>one is {}, another {}</source>
        <translation>{} と {} が混在しています</translation>
    </message>
    <message>
        <source>one list for all positions</source>
        <translation>すべての位置に共通の 1 つのリスト</translation>
    </message>
    <message>
        <source>one of the {} files has no array with one row per step, such as rewards or actions</source>
        <translation>{} 個のファイルのうちの 1 つに、報酬や行動のようなステップごとに 1 行の配列がありません</translation>
    </message>
    <message>
        <source>one value cannot hold the values of a NonTensorStack; convert it with maybe_to_stack() first</source>
        <translation>1 つの値では NonTensorStack の複数の値を保持できません。先に maybe_to_stack() で変換してください</translation>
    </message>
    <message>
        <source>one value of a whole batch cannot be changed in a part of it</source>
        <translation>バッチ全体で 1 つの値を、その一部だけ変更することはできません</translation>
    </message>
    <message>
        <source>only elements can be edited in place: any other change rewrites the file, and {}; save it under another name</source>
        <translation>インプレースで編集できるのは要素だけです: ほかの変更ではファイルを書き直すことになりますが、{}。別の名前で保存してください</translation>
    </message>
    <message>
        <source>only entries of lazy stacks are lists of tensors</source>
        <translation>テンソルのリストになるのは、lazy stack のエントリだけです</translation>
    </message>
    <message>
        <source>only floating point and complex tensors can require gradients, not {}</source>
        <translation>requires_grad にできるのは、浮動小数点数と複素数のテンソルだけです。{} はできません</translation>
    </message>
    <message>
        <source>only instances of tensorclasses have fields; a tensordict has keys()</source>
        <translation>フィールドを持つのは tensorclass のインスタンスだけです。tensordict には keys() があります</translation>
    </message>
    <message>
        <source>only ints, slices, ..., None, and tensors or lists of ints or bools are indices, not {}</source>
        <translation>インデックスに使えるのは、int、スライス、...、None、および int または bool のテンソルかリストだけです。{} は使えません</translation>
    </message>
    <message>
        <source>only one element tensors can be converted to Python scalars, and this one has {} elements</source>
        <translation>Python のスカラーに変換できるのは要素が 1 個のテンソルだけで、これは {} 個です</translation>
    </message>
    <message>
        <source>only one size can be inferred, got {}</source>
        <translation>推定できるサイズは 1 つだけですが、{} が渡されました</translation>
    </message>
    <message>
        <source>only one target takes the remaining values</source>
        <translation>残りを受け取れる対象は 1 つだけです</translation>
    </message>
    <message>
        <source>only padding_mode='zeros' is known to {}</source>
        <translation>{} で使えるのは padding_mode='zeros' だけです</translation>
    </message>
    <message>
        <source>only some of the tensordicts to concatenate have the key {}</source>
        <translation>連結する tensordict の一部にしかキー {} がありません</translation>
    </message>
    <message>
        <source>only some of them have the key {}; use maybe_dense_stack or lazy_stack</source>
        <translation>一部にしかキー {} がありません。maybe_dense_stack か lazy_stack を使ってください</translation>
    </message>
    <message>
        <source>only td can be changed, '{}' is there to be read</source>
        <translation>変更できるのは td だけで、'{}' は読み取り用です</translation>
    </message>
    <message>
        <source>only the left operand has the key {}</source>
        <translation>キー {} は左のオペランドにしかありません</translation>
    </message>
    <message>
        <source>only the right operand has the key {}</source>
        <translation>キー {} は右のオペランドにしかありません</translation>
    </message>
    <message>
        <source>op is one of torch.distributed.ReduceOp, such as torch.distributed.ReduceOp.MAX, or None</source>
        <translation>op は、torch.distributed.ReduceOp.MAX のような torch.distributed.ReduceOp の値か、None です</translation>
    </message>
    <message>
        <source>other checks were not made, because elements cannot be read</source>
        <translation>読めない要素があるため、他の検査は行われませんでした</translation>
    </message>
    <message>
        <source>other must be a tensordict, not {}</source>
        <translation>other は tensordict です。{} は使えません</translation>
    </message>
    <message>
        <source>out has batch size {}, the result has {}</source>
        <translation>out のバッチサイズは {} ですが、結果は {} です</translation>
    </message>
    <message>
        <source>out has shape {}, the result has {}</source>
        <translation>out の形状は {} ですが、結果は {} です</translation>
    </message>
    <message>
        <source>out is a {}, the result a {}</source>
        <translation>out は {} ですが、結果は {} です</translation>
    </message>
    <message>
        <source>out= and inplace=True both set the destination of the result; use one of them</source>
        <translation>out= と inplace=True は、どちらも結果の置き場所を指定します。どちらか一方にしてください</translation>
    </message>
    <message>
        <source>out_features must be given</source>
        <translation>out_features を指定してください</translation>
    </message>
    <message>
        <source>p is a number or "fro", not {}</source>
        <translation>p は数値または "fro" です。{} は使えません</translation>
    </message>
    <message>
        <source>pad the batch to {} with zeros</source>
        <translation>バッチをゼロで {} までパディング</translation>
    </message>
    <message>
        <source>pad to {} with zeros</source>
        <translation>ゼロで {} までパディング</translation>
    </message>
    <message>
        <source>padding is 'same', 'valid' or sizes, not '{}'</source>
        <translation>padding は 'same'、'valid'、サイズのいずれかです。'{}' は使えません</translation>
    </message>
    <message>
        <source>padding is between tokens of {} of {} sequences</source>
        <translation>{} / {} 個の系列でトークンの間にパディングがあります</translation>
    </message>
    <message>
        <source>padding takes two sizes a dim for at most the {} dims of the batch size {}, got {}</source>
        <translation>パディングには、バッチサイズ {2} の最大 {1} 個の次元について、次元ごとに 2 つのサイズが必要ですが、{3} が渡されました</translation>
    </message>
    <message>
        <source>padding='same' is for a stride of 1 only</source>
        <translation>padding='same' を使えるのは、ストライドが 1 のときだけです</translation>
    </message>
    <message>
        <source>padding_idx must be within num_embeddings={}</source>
        <translation>padding_idx は num_embeddings={} の範囲内でなければなりません</translation>
    </message>
    <message>
        <source>padding_mode is 'zeros', 'reflect', 'replicate' or 'circular'</source>
        <translation>padding_mode は 'zeros'、'reflect'、'replicate'、'circular' のいずれかです</translation>
    </message>
    <message>
        <source>padding_side is 'left' or 'right'</source>
        <translation>padding_side は 'left' または 'right' です</translation>
    </message>
    <message>
        <source>parameters are a dict or a tensordict, not a value of type {}</source>
        <translation>パラメーターは dict か tensordict です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>params must be a tensordict, not a value of type {}</source>
        <translation>params は tensordict です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>part {} of a nested tensor exceeds its values</source>
        <translation>入れ子テンソルの部分 {} が、値の範囲を超えています</translation>
    </message>
    <message>
        <source>part {} of a nested tensor exceeds its {} rows</source>
        <translation>入れ子テンソルの部分 {} が、その {} 行を超えています</translation>
    </message>
    <message>
        <source>per_sample_weights has the shape {}, not that of the input, {}</source>
        <translation>per_sample_weights の形状は {} で、入力の {} と異なります</translation>
    </message>
    <message>
        <source>per_sample_weights requires mode='sum'</source>
        <translation>per_sample_weights は mode='sum' でのみ使えます</translation>
    </message>
    <message>
        <source>permute the batch to {}</source>
        <translation>バッチを {} に permute</translation>
    </message>
    <message>
        <source>places a leaf of {} {} at the bytes {} to {} of {}, {} of them padding</source>
        <translation>{} {} のリーフを、{5} バイト中のバイト {3} から {4}(うちパディング {6} バイト)に置いています</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>prefix must be a str, not {}</source>
        <translation>prefix は str です。{} は使えません</translation>
    </message>
    <message>
        <source>probs and logits have a last dim of classes</source>
        <translation>probs と logits の最後の次元は、クラスの次元でなければなりません</translation>
    </message>
    <message>
        <source>process {}</source>
        <translation>プロセス {}</translation>
    </message>
    <message>
        <source>process {} announced {} bytes, {} of them leaves, and sent {}</source>
        <translation>プロセス {} は {} バイト(うちリーフ {} バイト)と通知しましたが、{} バイト送りました</translation>
    </message>
    <message>
        <source>process {} ended early, so there is no result: {}</source>
        <translation>プロセス {} が途中で終了したため、結果はありません: {}</translation>
    </message>
    <message>
        <source>process {} failed: {}</source>
        <translation>プロセス {} が失敗しました: {}</translation>
    </message>
    <message>
        <source>process {} found other files than process 0; all processes need the same arguments and the same files</source>
        <translation>プロセス {} が見つけたファイルはプロセス 0 と異なります。すべてのプロセスに同じ引数と同じファイルが必要です</translation>
    </message>
    <message>
        <source>process {} is this one: it cannot exchange with itself</source>
        <translation>プロセス {} はこのプロセスです: 自分自身とは通信できません</translation>
    </message>
    <message>
        <source>process {} sent its tensordict as a pickle, which is never run: it has leaves that are not on the CPU or require gradients, or a file</source>
        <translation>プロセス {} が tensordict を pickle として送りましたが、pickle は決して実行しません: CPU 上にないリーフ、勾配を必要とするリーフ、ファイルのいずれかを含んでいます</translation>
    </message>
    <message>
        <source>processes exchange tensordicts in `tensordesk eval`, `export` and `edit`: here it would be done for a trial, or more than once</source>
        <translation>プロセス間で tensordict を交換できるのは `tensordesk eval`、`export`、`edit` です: ここでは試行のために、または複数回行われてしまいます</translation>
    </message>
    <message>
        <source>processes exchange tensordicts on the CPU: move the received one with to(device)</source>
        <translation>プロセスは CPU 上で tensordict を交換します: 受け取ったものは to(device) で移動してください</translation>
    </message>
    <message>
        <source>proj_size must be smaller than hidden_size</source>
        <translation>proj_size は hidden_size より小さくなければなりません</translation>
    </message>
    <message>
        <source>pseudo-random tags begin with a number that is not negative, not {}</source>
        <translation>疑似乱数タグの開始値は負でない数です。{} は使えません</translation>
    </message>
    <message>
        <source>q must be a number or a tensor, not a {}</source>
        <translation>q は数値またはテンソルです。{} は使えません</translation>
    </message>
    <message>
        <source>quantile() q values must be in the range [0, 1]</source>
        <translation>quantile()：q の値は 0 以上 1 以下でなければなりません</translation>
    </message>
    <message>
        <source>quantile() takes {} elements together here, more than the {} that torch can</source>
        <translation>ここでは quantile() がまとめて {} 個の要素を扱いますが、torch の上限は {} 個です</translation>
    </message>
    <message>
        <source>range() takes ints, not {}</source>
        <translation>range() の引数は int です。{} は使えません</translation>
    </message>
    <message>
        <source>range() takes stop, or start, stop and maybe step</source>
        <translation>range() の引数は、stop、または start、stop と任意の step です</translation>
    </message>
    <message>
        <source>recompute_scale_factor requires scale_factor, not size</source>
        <translation>recompute_scale_factor には、size ではなく scale_factor が必要です</translation>
    </message>
    <message>
        <source>refers to an object outside the pickle by an ID that is not that of a storage</source>
        <translation>ストレージのものではない ID で、pickle の外のオブジェクトを参照しています</translation>
    </message>
    <message>
        <source>refers to the storage {}, but the file is a pickle alone, which has none</source>
        <translation>ストレージ {} を参照していますが、ファイルは pickle だけで、ストレージがありません</translation>
    </message>
    <message>
        <source>refine_names only names dims that have no name: {} cannot become {}; rename() does that</source>
        <translation>refine_names が名前を付けるのは、名前のない次元だけです: {} を {} にはできません。rename() を使ってください</translation>
    </message>
    <message>
        <source>reinterpreted_batch_ndims cannot be negative: {}</source>
        <translation>reinterpreted_batch_ndims は負にできません: {}</translation>
    </message>
    <message>
        <source>rename takes one name a dim, or old=new</source>
        <translation>rename の引数は、次元ごとに 1 つの名前、または old=new です</translation>
    </message>
    <message>
        <source>rename takes one name a dim, or old=new, not both</source>
        <translation>rename の引数は、次元ごとに 1 つの名前か old=new のどちらか一方です</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>繰り返し数</translation>
    </message>
    <message>
        <source>repeats must be an int or a tensor, not a {}</source>
        <translation>repeats は int またはテンソルです。{} は使えません</translation>
    </message>
    <message>
        <source>replay buffers are written by torchrl; save it as a memmap folder</source>
        <translation>リプレイバッファは torchrl が書き込みます。memmap フォルダーとして保存してください</translation>
    </message>
    <message>
        <source>reshape to {}</source>
        <translation>{} に reshape</translation>
    </message>
    <message>
        <source>return_indices=True is not known to {} here</source>
        <translation>ここでは {} に return_indices=True は使えません</translation>
    </message>
    <message>
        <source>rewards and values must be real, not {}</source>
        <translation>報酬と価値は実数です。{} は使えません</translation>
    </message>
    <message>
        <source>ring buffer {} has {} of {} rows and continues at row {}, but the arrays have {} rows</source>
        <translation>リングバッファ {} は {}/{} 行を持ち {} 行目から続きますが、配列は {} 行です</translation>
    </message>
    <message>
        <source>rolling_gamma=False is for a gamma or a lambda of each step</source>
        <translation>rolling_gamma=False は、ステップごとの gamma または lambda に使うものです</translation>
    </message>
    <message>
        <source>round() takes a finite number within 64 bits</source>
        <translation>round() の引数は、64 ビットに収まる有限の数です</translation>
    </message>
    <message>
        <source>rounds values if the dtype is narrower; otherwise all become the common wider dtype</source>
        <translation>dtype が狭い場合は値が丸められます。そうでない場合は、すべてが共通の広い dtype になります</translation>
    </message>
    <message>
        <source>row {} of "keys"</source>
        <translation>"keys" の {} 行目</translation>
    </message>
    <message>
        <source>rows {} and {} of "keys" have the same {}, so that one would hide the other</source>
        <translation>"keys" の行 {} と {} は {} が同じため、一方が他方を隠します</translation>
    </message>
    <message>
        <source>scale_factor does not yield a valid size</source>
        <translation>scale_factor から有効なサイズが得られません</translation>
    </message>
    <message>
        <source>sends another answer</source>
        <translation>別の応答を返す</translation>
    </message>
    <message>
        <source>sets are not supported; a dict is written {key: value}, a list [value]</source>
        <translation>集合には対応していません。dict は {key: value}、リストは [value] と書きます</translation>
    </message>
    <message>
        <source>several elements of this expanded tensor are one in memory; clone() it to change it in place</source>
        <translation>expand されたこのテンソルでは、複数の要素がメモリ上で同じものです。インプレースで変更するには clone() してください</translation>
    </message>
    <message>
        <source>several files shown as one tree are read-only; save them as a memmap folder or an HDF5 file, or open the file to edit alone</source>
        <translation>1 つのツリーとして表示した複数のファイルは読み取り専用です。memmap フォルダーまたは HDF5 ファイルとして保存するか、編集するファイルを単独で開いてください</translation>
    </message>
    <message>
        <source>shape mismatch: the index tensors do not broadcast together: {} and {}</source>
        <translation>形状の不一致: インデックスのテンソル同士をブロードキャストできません: {} と {}</translation>
    </message>
    <message>
        <source>shape {} has more elements than 64 bits can count</source>
        <translation>形状 {} の要素数は 64 ビットで数えられません</translation>
    </message>
    <message>
        <source>shapes {} and {} do not broadcast: {} ≠ {}</source>
        <translation>形状 {} と {} はブロードキャストできません: {} ≠ {}</translation>
    </message>
    <message>
        <source>shares its elements in the file with {}: an edit of one changes both</source>
        <translation>ファイル内で {} と要素を共有しています: 一方を編集すると他方も変わります</translation>
    </message>
    <message>
        <source>shifts</source>
        <translation>シフト量</translation>
    </message>
    <message>
        <source>shorten the batch size to {}</source>
        <translation>バッチサイズを {} に短縮</translation>
    </message>
    <message>
        <source>size must be positive in each dim</source>
        <translation>size は各次元で正でなければなりません</translation>
    </message>
    <message>
        <source>sizes</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>sizes are a list of ints, not of {}</source>
        <translation>サイズは int のリストです。{} のリストは使えません</translation>
    </message>
    <message>
        <source>sizes are at least 0, or -1, got {}</source>
        <translation>サイズは 0 以上または -1 ですが、{} が渡されました</translation>
    </message>
    <message>
        <source>sizes of parts</source>
        <translation>部分のサイズ</translation>
    </message>
    <message>
        <source>slice indices must be ints or None, not {}</source>
        <translation>スライスのインデックスは int または None です。{} は使えません</translation>
    </message>
    <message>
        <source>slice step cannot be zero</source>
        <translation>スライスのステップは 0 にできません</translation>
    </message>
    <message>
        <source>slice() takes stop, or start, stop and maybe step</source>
        <translation>slice() の引数は、stop、または start、stop と任意の step です</translation>
    </message>
    <message>
        <source>some members of the lazy stack have the key {} and others have not, so they have no dense form</source>
        <translation>lazy stack の一部のメンバーにしかキー {} がないため、密な形式にできません</translation>
    </message>
    <message>
        <source>some of its elements share memory, so they cannot be changed one by one</source>
        <translation>一部の要素がメモリを共有しているため、1 つずつ変更できません</translation>
    </message>
    <message>
        <source>split_trajectories() makes no nested tensors here; td.episodes() is not padded</source>
        <translation>split_trajectories() はここでは入れ子テンソルを作りません。td.episodes() はパディングしません</translation>
    </message>
    <message>
        <source>split_trajectories() takes a tensordict, not a {}</source>
        <translation>split_trajectories() の引数は tensordict です。{} は使えません</translation>
    </message>
    <message>
        <source>stack_dim_name must be a str, not a {}</source>
        <translation>stack_dim_name は str です。{} は使えません</translation>
    </message>
    <message>
        <source>stacks tensordicts on non-tensor data</source>
        <translation>非テンソルデータに tensordict をスタックしています</translation>
    </message>
    <message>
        <source>stacks values on dim {}</source>
        <translation>次元 {} に値をスタックしています</translation>
    </message>
    <message>
        <source>stacks {} values of batch size {}</source>
        <translation>バッチサイズ {2} の値を {1} 個スタックしています</translation>
    </message>
    <message>
        <source>start {} is out of range for dim {} of size {}</source>
        <translation>開始位置 {} は次元 {}(サイズ {})の範囲外です</translation>
    </message>
    <message>
        <source>states no frames per second: {} is missing</source>
        <translation>毎秒のフレーム数がありません: {} がありません</translation>
    </message>
    <message>
        <source>states the version {} of zarr instead of {}</source>
        <translation>zarr のバージョンが {2} ではなく {1} と記載されています</translation>
    </message>
    <message>
        <source>strict_shape=True takes equal batch sizes, got {} and {}</source>
        <translation>strict_shape=True ではバッチサイズが等しくなければなりませんが、{} と {} でした</translation>
    </message>
    <message>
        <source>t() takes a batch of at most 2 dims, this one is {}</source>
        <translation>t() に使えるのは最大 2 次元のバッチですが、これは {} です</translation>
    </message>
    <message>
        <source>tabs and spaces are mixed: indent this line by the same characters as those above it</source>
        <translation>タブと空白が混ざっています: 上の行と同じ文字でインデントしてください</translation>
    </message>
    <message>
        <source>td itself cannot be replaced; td[:] = … assigns to all of it</source>
        <translation>td 自体は置き換えられません。td[:] = … で全体に代入できます</translation>
    </message>
    <message>
        <source>td0_return_estimate() needs terminated</source>
        <translation>td0_return_estimate() には terminated が必要です</translation>
    </message>
    <message>
        <source>tensordict_out must be a tensordict, not a value of type {}</source>
        <translation>tensordict_out は tensordict です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>tensordicts to concatenate along dim {} may differ in that dim alone, got batch sizes {} and {}</source>
        <translation>次元 {} に沿って連結する tensordict で異なってよいのはその次元だけですが、バッチサイズは {} と {} です</translation>
    </message>
    <message>
        <source>tensors of different numbers of dims cannot be padded</source>
        <translation>次元数の異なるテンソルはパディングできません</translation>
    </message>
    <message>
        <source>tensors of different shapes are concatenated along the dim that they are stacked on, not along dim {}</source>
        <translation>形状の異なるテンソルは、次元 {} ではなく、スタックした次元に沿って連結します</translation>
    </message>
    <message>
        <source>tensors to concatenate along dim {} may differ in that dim alone, got shapes {} and {}</source>
        <translation>次元 {} に沿って連結するテンソルで異なってよいのはその次元だけですが、形状は {} と {} です</translation>
    </message>
    <message>
        <source>tensors used as indices must be integer or bool, got {}</source>
        <translation>インデックスに使うテンソルは整数または bool ですが、{} が渡されました</translation>
    </message>
    <message>
        <source>tensors without dims cannot be concatenated; stack them</source>
        <translation>次元のないテンソルは連結できません。スタックしてください</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>the "vocab" of the tokenizer's model is not {}</source>
        <translation>トークナイザーのモデルの "vocab" が {} ではありません</translation>
    </message>
    <message>
        <source>the ID of the token "{}" is {}. Expected: an integer from 0 to {}</source>
        <translation>トークン "{}" の ID が {} です。0 から {} までの整数が必要です</translation>
    </message>
    <message>
        <source>the KL divergence from the reference policy is {} on average (k1 {}, k2 {}), and the largest one of a token is {}; more than {} at {} of {} tokens</source>
        <translation>参照方策からの KL ダイバージェンスは平均 {}（k1 {}、k2 {}）、トークンごとの最大は {} です。{} を超えるのは {} / {} トークンです</translation>
    </message>
    <message>
        <source>the address of elements</source>
        <translation>要素のアドレス</translation>
    </message>
    <message>
        <source>the archive at byte {}: {}</source>
        <translation>アーカイブのバイト {}: {}</translation>
    </message>
    <message>
        <source>the archive lacks this file</source>
        <translation>アーカイブにこのファイルがありません</translation>
    </message>
    <message>
        <source>the archive lacks {}, which holds the elements</source>
        <translation>要素を収めた {} がアーカイブにありません</translation>
    </message>
    <message>
        <source>the arguments that in_keys names are strings, not of type {}</source>
        <translation>in_keys が示す引数名は文字列です。型 {} は使えません</translation>
    </message>
    <message>
        <source>the array of records or objects {} would be lost</source>
        <translation>レコードまたはオブジェクトの配列 {} が失われます</translation>
    </message>
    <message>
        <source>the array of texts {} would be lost</source>
        <translation>テキストの配列 {} が失われます</translation>
    </message>
    <message>
        <source>the arrays of {} differ in their number of rows</source>
        <translation>{} の配列は行数が異なります</translation>
    </message>
    <message>
        <source>the batch size</source>
        <translation>バッチサイズ</translation>
    </message>
    <message>
        <source>the batch size cannot change with inplace=True or keys_to_update</source>
        <translation>inplace=True または keys_to_update を指定すると、バッチサイズは変更できません</translation>
    </message>
    <message>
        <source>the batch size is {}, and all leaves begin with {}: indexing td reaches only the dims of its batch</source>
        <translation>バッチサイズは {} ですが、すべてのリーフの形状が {} で始まっています: td のインデックスが届くのはバッチの次元だけです</translation>
    </message>
    <message>
        <source>the batch size of a lazy stack follows from its members: this cannot be done in place</source>
        <translation>lazy stack のバッチサイズはメンバーから決まります: インプレースでは変更できません</translation>
    </message>
    <message>
        <source>the batch size of a lazy stack follows from its members: to() cannot set it</source>
        <translation>lazy stack のバッチサイズはメンバーから決まります: to() では設定できません</translation>
    </message>
    <message>
        <source>the batch size of a level of a lazy stack follows from its members</source>
        <translation>lazy stack の階層のバッチサイズはメンバーから決まります</translation>
    </message>
    <message>
        <source>the batch size of a member of a lazy stack, {}, cannot become {}</source>
        <translation>lazy stack のメンバーのバッチサイズ {} を {} にすることはできません</translation>
    </message>
    <message>
        <source>the batch size {} cannot be expanded to {}: dim {} is neither new nor of size 1</source>
        <translation>バッチサイズ {} を {} に expand できません: 次元 {} は新しくもサイズ 1 でもありません</translation>
    </message>
    <message>
        <source>the batch size {} does not fit the batch size {}; update_batch_size=True adopts it</source>
        <translation>バッチサイズ {} がバッチサイズ {} に合いません。update_batch_size=True とすると、その値に合わせます</translation>
    </message>
    <message>
        <source>the batch size {} does not start with that of the level above, {}, which is used instead</source>
        <translation>バッチサイズ {} が上の階層のバッチサイズ {} で始まっていないため、代わりに後者を使います</translation>
    </message>
    <message>
        <source>the batch size {} has fewer dims than its stacks</source>
        <translation>バッチサイズ {} の次元数が、スタックの数より少ないです</translation>
    </message>
    <message>
        <source>the batch size {} is not that of its stack</source>
        <translation>バッチサイズ {} がスタックのものと異なります</translation>
    </message>
    <message>
        <source>the batch size {} is not that of the stack's members, {}</source>
        <translation>バッチサイズ {} が、スタックのメンバーのバッチサイズ {} と異なります</translation>
    </message>
    <message>
        <source>the batch size {} is ragged and cannot be regrouped to {}</source>
        <translation>バッチサイズ {} は不揃いで、{} に組み直せません</translation>
    </message>
    <message>
        <source>the batch size {} must begin with the length of the list, {}</source>
        <translation>バッチサイズ {} は、リストの長さ {} で始まる必要があります</translation>
    </message>
    <message>
        <source>the batch size {} of a lazy stack follows from its members and cannot be set to {}</source>
        <translation>lazy stack のバッチサイズ {} はメンバーから決まるため、{} に設定できません</translation>
    </message>
    <message>
        <source>the chunk at {} is not a tensor of shape {} and {}, as the metadata says</source>
        <translation>{} のチャンクが、メタデータの示す形状 {}、型 {} のテンソルではありません</translation>
    </message>
    <message>
        <source>the code of {} nests deeper than any that torch.jit.save writes</source>
        <translation>{} のコードの入れ子が、torch.jit.save が書くどのコードよりも深くなっています</translation>
    </message>
    <message>
        <source>the components of MixtureSameFamily have a last batch dim of components</source>
        <translation>MixtureSameFamily の成分の最後のバッチ次元は、成分の次元でなければなりません</translation>
    </message>
    <message>
        <source>the composite distribution has no part {}</source>
        <translation>複合分布に {} という部分はありません</translation>
    </message>
    <message>
        <source>the compressed member {} has {} bytes, and the unpacked members together exceed the limit of such archives</source>
        <translation>圧縮されたメンバー {} が {} バイトあり、展開したメンバーの合計がこのようなアーカイブの上限を超えます</translation>
    </message>
    <message>
        <source>the concatenated tensor</source>
        <translation>連結するもの</translation>
    </message>
    <message>
        <source>the connection was lost: the machine sent bytes that are not a message of this protocol</source>
        <translation>接続が失われました: マシンが送ったバイトはこのプロトコルのメッセージではありません</translation>
    </message>
    <message>
        <source>the connection was lost: {}</source>
        <translation>接続が切れました: {}</translation>
    </message>
    <message>
        <source>the count does not increase at the next step, {} total</source>
        <translation>次のステップでカウントが増えていません(計 {} 件)</translation>
    </message>
    <message>
        <source>the data have another kind of entry here</source>
        <translation>データのここのエントリは種類が異なります</translation>
    </message>
    <message>
        <source>the description of a tensordict that came from another process {}</source>
        <translation>別のプロセスから来た tensordict の記述: {}</translation>
    </message>
    <message>
        <source>the description of the tensordict has {} bytes, and a safetensors file has room for {}</source>
        <translation>tensordict の記述は {} バイトですが、safetensors ファイルに入るのは {} バイトです</translation>
    </message>
    <message>
        <source>the destination td[{}] has batch size {}, the source {}</source>
        <translation>代入先 td[{}] のバッチサイズは {} ですが、代入元は {} です</translation>
    </message>
    <message>
        <source>the device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>the device cannot be assigned</source>
        <translation>デバイスには代入できません</translation>
    </message>
    <message>
        <source>the device {} has an index already</source>
        <translation>デバイス {} には既にインデックスがあります</translation>
    </message>
    <message>
        <source>the device {} has no room for another {}; take a part of the tensordict, or compute on "cpu"</source>
        <translation>デバイス {} には、あと {} の空きがありません。tensordict の一部だけにするか、"cpu" で計算してください</translation>
    </message>
    <message>
        <source>the devices differ: {} and {}</source>
        <translation>デバイスが異なります: {} と {}</translation>
    </message>
    <message>
        <source>the devices in the attributes of the leaves are unknown; name one, as in to(device)</source>
        <translation>リーフの属性が示すデバイスが不明です。to(device) のように指定してください</translation>
    </message>
    <message>
        <source>the dict has no such key</source>
        <translation>dict にそのキーはありません</translation>
    </message>
    <message>
        <source>the dictionary to unpack a member</source>
        <translation>メンバーを展開するための辞書</translation>
    </message>
    <message>
        <source>the dims of a member of a lazy stack are named as those of the stack; name these</source>
        <translation>lazy stack のメンバーの次元名はスタックのものと同じです。スタックの次元に名前を付けてください</translation>
    </message>
    <message>
        <source>the dims of members of a lazy stack are named as those of the stack; name these</source>
        <translation>lazy stack のメンバーの次元名はスタックのものと同じです。スタックの次元に名前を付けてください</translation>
    </message>
    <message>
        <source>the dims of the members of this stack are named {}, those of the new one {}</source>
        <translation>このスタックのメンバーの次元名は {}、新しいメンバーの次元名は {} です</translation>
    </message>
    <message>
        <source>the discounted sum of rewards with gamma {}</source>
        <translation>gamma {} による報酬の割引和</translation>
    </message>
    <message>
        <source>the dtype is {} here, and {} in most members; such members: {}</source>
        <translation>dtype はここでは {}、多くのメンバーでは {} です。該当するメンバー: {}</translation>
    </message>
    <message>
        <source>the dtype is {}, which is not a string</source>
        <translation>dtype が {} で、文字列ではありません</translation>
    </message>
    <message>
        <source>the dtype of a module must be a floating-point one, such as torch.float32</source>
        <translation>モジュールの dtype は torch.float32 のような浮動小数点の dtype でなければなりません</translation>
    </message>
    <message>
        <source>the dtype {} is not a tensor dtype</source>
        <translation>dtype {} はテンソルの dtype ではありません</translation>
    </message>
    <message>
        <source>the dtype {} is unknown</source>
        <translation>dtype {} は未知です</translation>
    </message>
    <message>
        <source>the elements of a sub-tensordict are written in place: set_(key, item)</source>
        <translation>サブ tensordict の要素はインプレースで書き込みます: set_(key, item)</translation>
    </message>
    <message>
        <source>the end dim {} is before the start dim {}</source>
        <translation>終了次元 {} が開始次元 {} より前にあります</translation>
    </message>
    <message>
        <source>the end token {} is outside of the loss mask in {} of {} responses</source>
        <translation>終了トークン {} が {} / {} 個の応答で損失マスクの外にあります</translation>
    </message>
    <message>
        <source>the entries share no leading shape</source>
        <translation>エントリの形状に共通の先頭部分がありません</translation>
    </message>
    <message>
        <source>the entropy fell from {} at step {} to {} at step {}</source>
        <translation>エントロピーが {}（ステップ {}）から {}（ステップ {}）に下がりました</translation>
    </message>
    <message>
        <source>the entropy is {} over {} tokens of responses</source>
        <translation>エントロピーは {} です（応答の {} トークン）</translation>
    </message>
    <message>
        <source>the environment variable {} is a number from {} to {}, not '{}'</source>
        <translation>環境変数 {} は {} から {} までの数ですが、'{}' になっています</translation>
    </message>
    <message>
        <source>the episodes in {} do not add up: {} of {} steps</source>
        <translation>{} のエピソードの合計が合いません: {}/{} ステップ</translation>
    </message>
    <message>
        <source>the exchange with {} failed: {}</source>
        <translation>{} との通信に失敗しました: {}</translation>
    </message>
    <message>
        <source>the field "{}" of an added token is not true or false</source>
        <translation>追加トークンのフィールド "{}" が true でも false でもありません</translation>
    </message>
    <message>
        <source>the field "{}" of the tokenizer's {} is not {}</source>
        <translation>トークナイザーのフィールド "{}"（{}）が {} ではありません</translation>
    </message>
    <message>
        <source>the field 'config' is not a dict</source>
        <translation>フィールド 'config' が dict ではありません</translation>
    </message>
    <message>
        <source>the field 'fortran_order' of the header is neither True nor False</source>
        <translation>ヘッダーのフィールド 'fortran_order' が True でも False でもありません</translation>
    </message>
    <message>
        <source>the field {} has the unexpected value {}</source>
        <translation>フィールド {} の値が想定外の {} です</translation>
    </message>
    <message>
        <source>the field {} is missing</source>
        <translation>フィールド {} がありません</translation>
    </message>
    <message>
        <source>the field {} is not a JSON object</source>
        <translation>フィールド {} が JSON オブジェクトではありません</translation>
    </message>
    <message>
        <source>the field {} is not a dict</source>
        <translation>フィールド {} が dict ではありません</translation>
    </message>
    <message>
        <source>the field {} is not a list</source>
        <translation>フィールド {} がリストではありません</translation>
    </message>
    <message>
        <source>the field {} is not an integer</source>
        <translation>フィールド {} が整数ではありません</translation>
    </message>
    <message>
        <source>the field {} is {}, which is not a count</source>
        <translation>フィールド {} が {} で、個数ではありません</translation>
    </message>
    <message>
        <source>the field {} is {}, which is not a list</source>
        <translation>フィールド {} が {} で、リストではありません</translation>
    </message>
    <message>
        <source>the field {} is {}, which is not a string</source>
        <translation>フィールド {} が {} で、テキストではありません</translation>
    </message>
    <message>
        <source>the field {} is {}, which is not an object</source>
        <translation>フィールド {} が {} で、オブジェクトではありません</translation>
    </message>
    <message>
        <source>the field {} of a level is missing or no object</source>
        <translation>階層のフィールド {} がないか、オブジェクトではありません</translation>
    </message>
    <message>
        <source>the field {} of {} is {}, but must be {}</source>
        <translation>{2} のフィールド {1} は {3} ですが、{4} でなければなりません</translation>
    </message>
    <message>
        <source>the fields of a tensorclass are non-tensor data</source>
        <translation>tensorclass のフィールドが非テンソルデータです</translation>
    </message>
    <message>
        <source>the fields of a tensorclass are not a tensordict</source>
        <translation>tensorclass のフィールドが tensordict ではありません</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>the file cannot be examined</source>
        <translation>ファイルを調べられません</translation>
    </message>
    <message>
        <source>the file describes more than {} entries</source>
        <translation>ファイルのエントリが {} 個を超えます</translation>
    </message>
    <message>
        <source>the file ends before the storage {}, which holds the elements</source>
        <translation>要素を収めたストレージ {} の前でファイルが終わっています</translation>
    </message>
    <message>
        <source>the file has no group with a name like {}</source>
        <translation>ファイルに {} のような名前のグループがありません</translation>
    </message>
    <message>
        <source>the file has no group {}</source>
        <translation>ファイルにグループ {} がありません</translation>
    </message>
    <message>
        <source>the file has no parameters with the other names</source>
        <translation>ファイルに他の名前のパラメーターがありません</translation>
    </message>
    <message>
        <source>the file has no tensor {}</source>
        <translation>ファイルにテンソル {} がありません</translation>
    </message>
    <message>
        <source>the file has {} ring buffers, but the states of {}</source>
        <translation>ファイルにリングバッファが {} 個ありますが、状態は {} 個分です</translation>
    </message>
    <message>
        <source>the file is being saved; its source files are read again after that</source>
        <translation>ファイルを保存中です。元のファイルは保存後に再び読み込みます</translation>
    </message>
    <message>
        <source>the file is open read-only</source>
        <translation>ファイルは読み取り専用で開いています</translation>
    </message>
    <message>
        <source>the file of {} is {}, which is not a name</source>
        <translation>{} のファイルが {} で、名前ではありません</translation>
    </message>
    <message>
        <source>the file was changed by another program since it was opened; reload it</source>
        <translation>ファイルは開かれた後に別のプログラムによって変更されました。再読み込みしてください</translation>
    </message>
    <message>
        <source>the file {} has no tensor {}, which the index says is there</source>
        <translation>インデックスによればファイル {} にテンソル {} があるはずですが、ありません</translation>
    </message>
    <message>
        <source>the files of the steps are not in the order of their numbers</source>
        <translation>ステップのファイルが番号順に並んでいません</translation>
    </message>
    <message>
        <source>the folder for the journal of edits cannot be created: {}</source>
        <translation>編集のジャーナルのフォルダーを作成できません: {}</translation>
    </message>
    <message>
        <source>the format {} cannot hold {} of the entries; skip leaves them out, convert converts them where possible:
{}</source>
        <translation>形式 {} はエントリのうち {} 個を格納できません。skip は除外し、convert は可能なものを変換します:
{}</translation>
    </message>
    <message>
        <source>the format {} has no chunks; leave their sizes out</source>
        <translation>形式 {} にはチャンクがありません。チャンクのサイズの指定を外してください</translation>
    </message>
    <message>
        <source>the frames of the video are of {} × {} pixels, where meta/info.json says {} × {} × {}</source>
        <translation>動画のフレームは {} × {} ピクセルですが、meta/info.json では {} × {} × {} です</translation>
    </message>
    <message>
        <source>the gradient has shape {}, but the leaf has shape {}</source>
        <translation>勾配の形状は {} ですが、葉の形状は {} です</translation>
    </message>
    <message>
        <source>the gradient tensordict passed to backward() has no entry for this leaf</source>
        <translation>backward() に渡された勾配の TensorDict にこの葉の項目がありません</translation>
    </message>
    <message>
        <source>the group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>the header is not a Python literal, from its character {} on</source>
        <translation>ヘッダーが文字 {} から Python のリテラルになっていません</translation>
    </message>
    <message>
        <source>the header is not a dict</source>
        <translation>ヘッダーが dict ではありません</translation>
    </message>
    <message>
        <source>the header lacks the field {}</source>
        <translation>ヘッダーにフィールド {} がありません</translation>
    </message>
    <message>
        <source>the id decreases at the next step, {} total</source>
        <translation>次のステップの ID が小さくなっています(計 {} か所)</translation>
    </message>
    <message>
        <source>the id of a storage has {} where a count is expected</source>
        <translation>ストレージの ID の、個数が必要なところに {} があります</translation>
    </message>
    <message>
        <source>the image cannot be written as PNG: {}</source>
        <translation>画像を PNG として書き出せません: {}</translation>
    </message>
    <message>
        <source>the index names the file {}, which is not in the same folder</source>
        <translation>インデックスに記載されたファイル {} が、同じフォルダーにありません</translation>
    </message>
    <message>
        <source>the index to gather by is empty</source>
        <translation>gather のインデックスが空です</translation>
    </message>
    <message>
        <source>the index to gather by needs a dim for each of the batch size {}, its shape is {}</source>
        <translation>gather のインデックスには、バッチサイズ {} の各次元に対応する次元が必要ですが、その形状は {} です</translation>
    </message>
    <message>
        <source>the input has {} members for {} sets of parameters</source>
        <translation>入力のメンバーは {} 個ですが、パラメーターは {} 組です</translation>
    </message>
    <message>
        <source>the input must have two dims, or one dim together with offsets</source>
        <translation>入力は 2 次元であるか、1 次元で offsets と一緒に指定する必要があります</translation>
    </message>
    <message>
        <source>the input needs a dim for its classes</source>
        <translation>入力にはクラスの次元が必要です</translation>
    </message>
    <message>
        <source>the inputs and the target must have as many dims, and have the shapes {}, {} and {}</source>
        <translation>入力とターゲットは次元数が同じでなければなりませんが、形状は {}、{}、{} です</translation>
    </message>
    <message>
        <source>the journal of an interrupted save is damaged; nothing was changed</source>
        <translation>中断した保存のジャーナルが破損しています。何も変更していません</translation>
    </message>
    <message>
        <source>the journal of edits needs a folder: set XDG_STATE_HOME or HOME</source>
        <translation>編集のジャーナルにはフォルダーが必要です: XDG_STATE_HOME か HOME を設定してください</translation>
    </message>
    <message>
        <source>the key "_names" is reserved in memmap folders for the names of dims</source>
        <translation>キー「_names」は、memmap フォルダーでは次元の名前のために予約されています</translation>
    </message>
    <message>
        <source>the key is gone from all members</source>
        <translation>キーがすべてのメンバーからなくなります</translation>
    </message>
    <message>
        <source>the key {}</source>
        <translation>キー {}</translation>
    </message>
    <message>
        <source>the key {} is taken: there is an entry {}</source>
        <translation>キー {} は使えません: エントリ {} があります</translation>
    </message>
    <message>
        <source>the key {} is there twice</source>
        <translation>キー {} が 2 回あります</translation>
    </message>
    <message>
        <source>the keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>the keys given are not those of the tensors of the tensordict</source>
        <translation>指定したキーが tensordict のテンソルのキーと異なります</translation>
    </message>
    <message>
        <source>the keys of the state do not match: only the state has {}; only the tensordict has {}</source>
        <translation>状態のキーが一致しません: 状態にのみあるもの {}、tensordict にのみあるもの {}</translation>
    </message>
    <message>
        <source>the last dims of loc, of {}, are not those of the scale, {}</source>
        <translation>loc の最後の次元 {} が、scale の最後の次元 {} と一致しません</translation>
    </message>
    <message>
        <source>the last module of a sequence that draws samples is one that does</source>
        <translation>サンプリングするシーケンスの最後のモジュールは、サンプリングするモジュールでなければなりません</translation>
    </message>
    <message>
        <source>the last {} bytes belong to no tensor: Python raises an error when it loads this</source>
        <translation>最後の {} バイトはどのテンソルのものでもありません: Python はこれを読み込みません</translation>
    </message>
    <message>
        <source>the last {} of {} rows along dim {} are zeros in every key</source>
        <translation>次元 {3} に沿った {2} 行中の最後の {1} 行が、どのキーでもゼロです</translation>
    </message>
    <message>
        <source>the layout</source>
        <translation>レイアウト</translation>
    </message>
    <message>
        <source>the layout {} does not fit the file: {}</source>
        <translation>レイアウト {} はファイルに合いません: {}</translation>
    </message>
    <message>
        <source>the lengths of the sequences in the micro-batch {} do not add up to its {} tokens</source>
        <translation>マイクロバッチ {} のシーケンスの長さの合計が、その {} トークンと一致しません</translation>
    </message>
    <message>
        <source>the library raises an error</source>
        <translation>ライブラリが拒否しました</translation>
    </message>
    <message>
        <source>the list of its storages is missing</source>
        <translation>ストレージの一覧がありません</translation>
    </message>
    <message>
        <source>the lock</source>
        <translation>ロック</translation>
    </message>
    <message>
        <source>the loss mask covers the first token of {} of {} sequences</source>
        <translation>損失マスクが {} / {} 個の系列の最初のトークンを含みます</translation>
    </message>
    <message>
        <source>the loss mask covers {} padding tokens</source>
        <translation>損失マスクが {} 個のパディングトークンを含みます</translation>
    </message>
    <message>
        <source>the loss mask covers {} tokens of prompts</source>
        <translation>損失マスクがプロンプトの {} トークンを含みます</translation>
    </message>
    <message>
        <source>the loss mask is 0 at all tokens of {} of {} sequences</source>
        <translation>損失マスクが {} / {} 個の系列のすべてのトークンで 0 です</translation>
    </message>
    <message>
        <source>the machine cannot be reached: {}</source>
        <translation>マシンに接続できません: {}</translation>
    </message>
    <message>
        <source>the machine sent {} bytes instead of {}</source>
        <translation>マシンが送ったのは {2} バイトではなく {1} バイトです</translation>
    </message>
    <message>
        <source>the matrix of MultivariateNormal has at least two dims</source>
        <translation>MultivariateNormal の行列には 2 つ以上の次元が必要です</translation>
    </message>
    <message>
        <source>the mean advantage is not 0 in groups whose number of samples is not {}, as in most; such groups: {}</source>
        <translation>サンプル数が多くのグループの {} と異なるグループで平均アドバンテージが 0 ではありません。該当グループ: {}</translation>
    </message>
    <message>
        <source>the mean advantage is not 0 in {} of {} groups</source>
        <translation>{} / {} グループで平均アドバンテージが 0 ではありません</translation>
    </message>
    <message>
        <source>the mean length of responses changed from {} at step {} to {} at step {}</source>
        <translation>応答の平均の長さが {}（ステップ {}）から {}（ステップ {}）に変わりました</translation>
    </message>
    <message>
        <source>the member {} has {} bytes, more than the limit of {} bytes</source>
        <translation>メンバー {} が {} バイトあり、上限の {} バイトを超えています</translation>
    </message>
    <message>
        <source>the member {} is damaged: {}</source>
        <translation>メンバー {} が破損しています: {}</translation>
    </message>
    <message>
        <source>the member {} is packed</source>
        <translation>メンバー {} は圧縮されています</translation>
    </message>
    <message>
        <source>the member {} was written with another size than it was begun with</source>
        <translation>メンバー {} のサイズが、書き始めと書き終わりで異なります</translation>
    </message>
    <message>
        <source>the member {} {}</source>
        <translation>メンバー {}: {}</translation>
    </message>
    <message>
        <source>the member {}, which is not a part of the tensordict, would be lost</source>
        <translation>tensordict の一部でないメンバー {} が失われます</translation>
    </message>
    <message>
        <source>the members have different numbers of dims: {} and {}</source>
        <translation>メンバーの次元数が異なります: {} と {}</translation>
    </message>
    <message>
        <source>the members make a stack of batch size {}, not {}</source>
        <translation>メンバーから作られるスタックのバッチサイズは {2} ではなく {1} です</translation>
    </message>
    <message>
        <source>the members of a lazy stack have different keys, which a safetensors file cannot keep; give all of them the same keys</source>
        <translation>lazy stack のメンバーのキーが異なりますが、safetensors ファイルはこれを保持できません。すべてのメンバーのキーをそろえてください</translation>
    </message>
    <message>
        <source>the members of a lazy stack need the same number of batch dims, got batch sizes {} and {}</source>
        <translation>lazy stack のメンバーは、バッチ次元の数が同じでなければなりませんが、バッチサイズが {} と {} でした</translation>
    </message>
    <message>
        <source>the members of a stack have the keys '0', '1' and so on</source>
        <translation>スタックのメンバーのキーは '0'、'1' などです</translation>
    </message>
    <message>
        <source>the members of the lazy stack differ in keys or shapes</source>
        <translation>lazy stack のメンバーのキーまたは形状が異なります</translation>
    </message>
    <message>
        <source>the members of the lazy stack have different keys: some lack this one</source>
        <translation>lazy stack のメンバーのキーが異なります: このキーのないメンバーがあります</translation>
    </message>
    <message>
        <source>the members of the stack differ in dim {} of the batch size {}, which cannot be flattened before their dim</source>
        <translation>スタックのメンバーは、バッチサイズ {2} の次元 {1} が異なるため、その次元より前では平坦化できません</translation>
    </message>
    <message>
        <source>the members of the stack differ in shape here: {}; index the stack before the key, as in td[0]["key"]</source>
        <translation>スタックのメンバーの形状がここで異なります: {}。td[0]["key"] のように、キーより先にスタックにインデックスを付けてください</translation>
    </message>
    <message>
        <source>the members of this stack have batch size {}, the new one {}</source>
        <translation>このスタックのメンバーのバッチサイズは {} ですが、新しいメンバーは {} です</translation>
    </message>
    <message>
        <source>the members' non-tensor values have different batch sizes: {} and {}</source>
        <translation>メンバーの非テンソルの値のバッチサイズが異なります: {} と {}</translation>
    </message>
    <message>
        <source>the members' shapes differ ({}), so they have no dense tensor; show one member, or use as_list, as_padded_tensor or as_nested_tensor</source>
        <translation>メンバーの形状が異なる ({}) ため、密なテンソルになりません。メンバーを 1 つ選んで見るか、as_list、as_padded_tensor、as_nested_tensor を使ってください</translation>
    </message>
    <message>
        <source>the message was given up</source>
        <translation>メッセージの処理を打ち切りました</translation>
    </message>
    <message>
        <source>the metadata lacks its location</source>
        <translation>メタデータに位置の記載がありません</translation>
    </message>
    <message>
        <source>the metadata lacks the location of the chunk at {}</source>
        <translation>メタデータに {} のチャンクの位置の記載がありません</translation>
    </message>
    <message>
        <source>the micro-batch {} has {} tokens, but {} values of {}</source>
        <translation>マイクロバッチ {} には {} 個のトークンがありますが、値は {} 個です ({})</translation>
    </message>
    <message>
        <source>the mixture is over {} components, and there are {}</source>
        <translation>混合分布の成分は {} 個ですが、実際の成分は {} 個です</translation>
    </message>
    <message>
        <source>the mixture of MixtureSameFamily is a Categorical, not a {}</source>
        <translation>MixtureSameFamily の混合分布は Categorical です。{} は使えません</translation>
    </message>
    <message>
        <source>the module does not know {} of the state dict</source>
        <translation>state dict の {} はモジュールにありません</translation>
    </message>
    <message>
        <source>the module gave {} tensors for {} out keys: {}</source>
        <translation>モジュールが返したテンソルは {} 個ですが、出力キーは {} 個です: {}</translation>
    </message>
    <message>
        <source>the module gives the shape {} for {} steps</source>
        <translation>モジュールは {2} ステップに対して形状 {1} を返しました</translation>
    </message>
    <message>
        <source>the module has no tensor of this name</source>
        <translation>モジュールにこの名前のテンソルはありません</translation>
    </message>
    <message>
        <source>the module has the shape {} there, not {}</source>
        <translation>モジュールのこの箇所の形状は {} です。{} は使えません</translation>
    </message>
    <message>
        <source>the module has {} of shape {}, the state dict of shape {}</source>
        <translation>モジュールの {} の形状は {} ですが、state dict では {} です</translation>
    </message>
    <message>
        <source>the module needs {}, which the tensordict lacks: {}</source>
        <translation>モジュールには {} が必要ですが、tensordict にありません: {}</translation>
    </message>
    <message>
        <source>the name of a class is a str, not {}</source>
        <translation>クラスの名前は str です。{} は使えません</translation>
    </message>
    <message>
        <source>the name of a dim is a string or None, not a value of type {}</source>
        <translation>次元の名前は文字列または None です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>the name of a file in the folder of the data</source>
        <translation>データのフォルダー内のファイル名</translation>
    </message>
    <message>
        <source>the name of its tensor is {}, which is not a string</source>
        <translation>テンソルの名前が {} で、テキストではありません</translation>
    </message>
    <message>
        <source>the names</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>the names in a state are strings</source>
        <translation>状態の中の名前は文字列でなければなりません</translation>
    </message>
    <message>
        <source>the names of a sub-tensordict belong to its parent; copy it first with to_tensordict()</source>
        <translation>サブ tensordict の名前は、親の tensordict のものです。先に to_tensordict() でコピーしてください</translation>
    </message>
    <message>
        <source>the names of arguments are strings, not of type {}</source>
        <translation>引数の名前は文字列です。型 {} は使えません</translation>
    </message>
    <message>
        <source>the names of dims are {}, which is not a list</source>
        <translation>次元の名前が {} で、リストではありません</translation>
    </message>
    <message>
        <source>the names of dims hold {}, which is not a name</source>
        <translation>次元の名前の中に、名前でない {} があります</translation>
    </message>
    <message>
        <source>the names of fields are strings, not of type {}</source>
        <translation>フィールドの名前は文字列です。型 {} は使えません</translation>
    </message>
    <message>
        <source>the names of modules are strings, not of type {}</source>
        <translation>モジュールの名前は文字列です。型 {} は使えません</translation>
    </message>
    <message>
        <source>the names of the dims are not used: {}</source>
        <translation>次元の名前は使いません: {}</translation>
    </message>
    <message>
        <source>the names of the members differ: {} and {}</source>
        <translation>メンバーの名前が異なります: {} と {}</translation>
    </message>
    <message>
        <source>the names {} are not distinct: {} occurs twice</source>
        <translation>名前 {} に重複があります: {} が 2 回あります</translation>
    </message>
    <message>
        <source>the names {} contradict those of the level above, {}; name the dims of that level</source>
        <translation>名前 {} が上の階層の名前 {} と矛盾します。その階層の次元に名前を付けてください</translation>
    </message>
    <message>
        <source>the names {} do not fit {} dims</source>
        <translation>名前 {} が {} 個の次元に合いません</translation>
    </message>
    <message>
        <source>the new keys</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>the newest step, before the wrap-around at row {}, has the trajectory ID of the oldest step after it</source>
        <translation>行 {} の折り返しの前にある最新のステップの軌跡 ID が、その後の最古のステップと同じです</translation>
    </message>
    <message>
        <source>the next step does not follow after the usual {} s, {} total</source>
        <translation>次のステップが通常の {} 秒後ではありません。合計 {}</translation>
    </message>
    <message>
        <source>the next step has not the next number, {} total</source>
        <translation>次のステップの番号が続いていません。合計 {}</translation>
    </message>
    <message>
        <source>the next step leaves its neighbours by more than {} standard deviations of a step, {} total</source>
        <translation>次のステップは隣からステップの標準偏差の {} 倍を超えて離れています。合計 {}</translation>
    </message>
    <message>
        <source>the number in a tensor</source>
        <translation>テンソルの中の数値</translation>
    </message>
    <message>
        <source>the number of parts</source>
        <translation>部分の数</translation>
    </message>
    <message>
        <source>the number of sections</source>
        <translation>区分の数</translation>
    </message>
    <message>
        <source>the offsets and lengths of a nested tensor do not fit together</source>
        <translation>入れ子テンソルのオフセットと長さが合いません</translation>
    </message>
    <message>
        <source>the offsets of a nested tensor are of shape {} and {}, and not one dim of integers</source>
        <translation>入れ子テンソルのオフセットが、整数の 1 次元ではなく、形状 {}、型 {} です</translation>
    </message>
    <message>
        <source>the operands have different kinds of entries here: {} and {}</source>
        <translation>オペランドのここのエントリの種類が異なります: {} と {}</translation>
    </message>
    <message>
        <source>the order of axes {} does not fit {} dims</source>
        <translation>軸の順序 {} が {} 個の次元に合いません</translation>
    </message>
    <message>
        <source>the order of bytes is {}, but it can be "little" or "big"</source>
        <translation>バイト順が {} ですが、使えるのは "little" か "big" です</translation>
    </message>
    <message>
        <source>the order of its elements is {}, but it can be "C" or "F"</source>
        <translation>要素の順序が {} ですが、使えるのは "C" か "F" です</translation>
    </message>
    <message>
        <source>the other operand of a nested tensor must be a number or a nested tensor</source>
        <translation>入れ子テンソルのもう一方のオペランドは、数値または入れ子テンソルでなければなりません</translation>
    </message>
    <message>
        <source>the other process closed the connection ({})</source>
        <translation>相手のプロセスが接続を閉じました ({})</translation>
    </message>
    <message>
        <source>the other process could not be reached ({})</source>
        <translation>相手のプロセスに接続できませんでした ({})</translation>
    </message>
    <message>
        <source>the other process did not answer in time ({})</source>
        <translation>相手のプロセスが時間内に応答しませんでした ({})</translation>
    </message>
    <message>
        <source>the pad token {} is {} times inside of the attention mask</source>
        <translation>パディングトークン {} が注意マスクの中に {} 回あります</translation>
    </message>
    <message>
        <source>the parent of node {} in trace {} is not an earlier node</source>
        <translation>ノード {} (トレース {}) の親は、それより前のノードではありません</translation>
    </message>
    <message>
        <source>the parts have different kinds of entries here, one of them {}</source>
        <translation>各部分のエントリの種類がここで異なります。その 1 つは {} です</translation>
    </message>
    <message>
        <source>the parts of the reward do not add up in {} of {} sequences; the first sum is {}, and the reward {}</source>
        <translation>{} / {} 個の系列で報酬の内訳が合いません。最初の合計は {}、報酬は {} です</translation>
    </message>
    <message>
        <source>the path {} has a place that is not known: {}</source>
        <translation>パス {} に未知の箇所があります: {}</translation>
    </message>
    <message>
        <source>the path {} leads out of the data set</source>
        <translation>パス {} はデータセットの外に出ます</translation>
    </message>
    <message>
        <source>the pickle describes too many bytes that it holds only once</source>
        <translation>pickle が、1 度しか持たないバイトを何度も参照し、量が多すぎます</translation>
    </message>
    <message>
        <source>the pickle holds a tuple</source>
        <translation>pickle にタプルが含まれています</translation>
    </message>
    <message>
        <source>the pickle needs more than plain values (numbers, texts, bytes, lists, dicts); pickled code is never run</source>
        <translation>pickle に単純な値(数値、テキスト、bytes、リスト、dict)以外のものが必要です。pickle のコードは決して実行しません</translation>
    </message>
    <message>
        <source>the pickle refers to out-of-band buffers, which a file does not contain</source>
        <translation>pickle が帯域外 (out-of-band) のバッファを参照していますが、ファイルにはそれが含まれていません</translation>
    </message>
    <message>
        <source>the place of a leaf</source>
        <translation>リーフの位置</translation>
    </message>
    <message>
        <source>the place of the table of a shard is {}, but it can be "start" or "end"</source>
        <translation>シャードの表の位置が {} ですが、使えるのは "start" か "end" です</translation>
    </message>
    <message>
        <source>the process group at {}:{} could not be joined: {}</source>
        <translation>プロセスグループ {}:{} に参加できませんでした: {}</translation>
    </message>
    <message>
        <source>the process that listens there {}: it is not the store of a torch.distributed group; see MASTER_ADDR and MASTER_PORT</source>
        <translation>そこで待ち受けているプロセスは{}ため、torch.distributed グループのストアではありません。MASTER_ADDR と MASTER_PORT を確かめてください</translation>
    </message>
    <message>
        <source>the program tensordesk-video answers {} bytes where it should answer none</source>
        <translation>プログラム tensordesk-video は何も返さないはずのところで {} バイトを返しました</translation>
    </message>
    <message>
        <source>the program tensordesk-video {}</source>
        <translation>プログラム tensordesk-video は{}</translation>
    </message>
    <message>
        <source>the ragged dim {} of a nested tensor is out of range</source>
        <translation>入れ子テンソルの不揃いの次元 {} が範囲外です</translation>
    </message>
    <message>
        <source>the ragged shape {} cannot be written to a consolidated file; pad it, or leave the leaf out</source>
        <translation>不揃いの形状 {} は統合ファイルに書き込めません。パディングするか、リーフを除いてください</translation>
    </message>
    <message>
        <source>the ratio to the probability under the rollout engine is outside of 1 ± {} at {} of {} tokens</source>
        <translation>ロールアウトエンジンの確率との比が 1 ± {} の外にあるのは {} / {} トークンです</translation>
    </message>
    <message>
        <source>the replay buffer is said to have {} elements and its next one at row {}, which its shape {} does not fit</source>
        <translation>リプレイバッファの要素は {} 個、次の要素は行 {} とされていますが、形状 {} に合いません</translation>
    </message>
    <message>
        <source>the replay buffer states {} elements, and room for {}</source>
        <translation>リプレイバッファの記載では、要素は {} 個、容量は {} 個です</translation>
    </message>
    <message>
        <source>the result depends on values, and only shapes are known here</source>
        <translation>結果は値に依存しますが、ここでは形状しかわかりません</translation>
    </message>
    <message>
        <source>the result does not fit into 64 bits</source>
        <translation>結果が 64 ビットに収まりません</translation>
    </message>
    <message>
        <source>the result has more elements than 64 bits can count</source>
        <translation>結果の要素数は 64 ビットで数えられません</translation>
    </message>
    <message>
        <source>the result has shape {} and cannot be written into a tensor of shape {}</source>
        <translation>形状 {} の結果は、形状 {} のテンソルに書き込めません</translation>
    </message>
    <message>
        <source>the result has shape {}, which does not start with the batch size {}</source>
        <translation>結果の形状 {} が、バッチサイズ {} で始まっていません</translation>
    </message>
    <message>
        <source>the result is of {}, which cannot be written into a tensor of {}</source>
        <translation>{} の結果は {} のテンソルに書き込めません</translation>
    </message>
    <message>
        <source>the result of {}()</source>
        <translation>{}() の結果</translation>
    </message>
    <message>
        <source>the reward follows the length of the response: correlation {}, slope {} per 100 characters, over {} sequences</source>
        <translation>報酬が応答の長さに従います。相関 {}、100 文字あたりの傾き {}、{} 個の系列</translation>
    </message>
    <message>
        <source>the reward follows the length of the response: correlation {}, slope {} per 100 tokens, over {} sequences</source>
        <translation>報酬が応答の長さに従います。相関 {}、100 トークンあたりの傾き {}、{} 個の系列</translation>
    </message>
    <message>
        <source>the sampler has a priority for each row, to the power of {}; open the replay buffer with {} to see them</source>
        <translation>サンプラーは各行の優先度(指数 {})を持っています。見るには {} でリプレイバッファを開いてください</translation>
    </message>
    <message>
        <source>the sampler has priorities for {} rows, and the storage {} rows</source>
        <translation>サンプラーの優先度は {} 行分ですが、ストレージは {} 行です</translation>
    </message>
    <message>
        <source>the script calls {}, which is not in the code of its file</source>
        <translation>スクリプトが呼び出す {} は、そのファイルのコードではありません</translation>
    </message>
    <message>
        <source>the script has values more than {} levels deep</source>
        <translation>スクリプトには {} 階層より深いところに値があります</translation>
    </message>
    <message>
        <source>the script is refused: it has more than {} operators</source>
        <translation>スクリプトを拒否しました: 演算子が {} 個を超えています</translation>
    </message>
    <message>
        <source>the script is refused: its calls nest more than {} levels deep</source>
        <translation>スクリプトは拒否されました: 呼び出しの入れ子が {} 段を超えています</translation>
    </message>
    <message>
        <source>the script returns a {}, which is not supported as a value here</source>
        <translation>スクリプトの結果は {} ですが、ここで扱える値ではありません</translation>
    </message>
    <message>
        <source>the script takes a {} as '{}', not a value of type {}</source>
        <translation>スクリプトは {} を '{}' として受け取ります。型 {} の値は渡せません</translation>
    </message>
    <message>
        <source>the script takes more memory than is free</source>
        <translation>スクリプトが必要とするメモリが空きメモリを超えています</translation>
    </message>
    <message>
        <source>the script takes too many steps: more than {} within one call</source>
        <translation>スクリプトのステップ数が多すぎます: 1 回の呼び出しで {} を超えました</translation>
    </message>
    <message>
        <source>the script was not run: {} uses {}, which policies do not need and which could reach outside the script</source>
        <translation>スクリプトを実行しませんでした: {} が使う {} は方策には不要で、スクリプトの外部に影響するおそれがあります</translation>
    </message>
    <message>
        <source>the sections are an int or a list of positions, not a {}</source>
        <translation>区分は int または位置のリストです。{} は使えません</translation>
    </message>
    <message>
        <source>the shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>the shape is {}, that of {} is {}: a value computed from both has one row for each pair of steps</source>
        <translation>形状は {}、{} の形状は {} です: 両方から計算すると、ステップの対ごとに 1 行になります</translation>
    </message>
    <message>
        <source>the shape of chunks</source>
        <translation>チャンクの形状</translation>
    </message>
    <message>
        <source>the shape of part {}</source>
        <translation>部分 {} の形状</translation>
    </message>
    <message>
        <source>the shape of the mask {} at index {} does not match the indexed shape {} at index {}</source>
        <translation>マスクの形状 {} のインデックス {} が、添字を付けられた形状 {} のインデックス {} と一致しません</translation>
    </message>
    <message>
        <source>the shape of the stack</source>
        <translation>スタックの形状</translation>
    </message>
    <message>
        <source>the shape of the storage</source>
        <translation>ストレージの形状</translation>
    </message>
    <message>
        <source>the shape of {}</source>
        <translation>{} の形状</translation>
    </message>
    <message>
        <source>the shape {} does not fit a batch of {} elements</source>
        <translation>形状 {} は、要素 {} 個のバッチに合いません</translation>
    </message>
    <message>
        <source>the shape {} has no time dim {}</source>
        <translation>形状 {} に時間次元 {} がありません</translation>
    </message>
    <message>
        <source>the shape {} is invalid for an array</source>
        <translation>形状 {} は配列の形状として無効です</translation>
    </message>
    <message>
        <source>the shapes of the states do not identify their parameters, neither in the order of the file nor in reverse; create the optimizer with model.named_parameters(), so that it saves their names</source>
        <translation>状態の形状からは、ファイルの順でも逆順でもパラメーターを特定できません。名前が保存されるように、model.named_parameters() でオプティマイザーを作成してください</translation>
    </message>
    <message>
        <source>the size of the parts</source>
        <translation>部分のサイズ</translation>
    </message>
    <message>
        <source>the sizes {} are fewer than the dims of the batch size {}</source>
        <translation>サイズ {} の個数が、バッチサイズ {} の次元数より少ないです</translation>
    </message>
    <message>
        <source>the sizes {} do not sum to the size {} of dim {}</source>
        <translation>サイズ {1} の合計が、次元 {3} のサイズ {2} になりません</translation>
    </message>
    <message>
        <source>the source has another kind of entry here</source>
        <translation>元データのここのエントリは種類が異なります</translation>
    </message>
    <message>
        <source>the stack dim {} is out of range for members of batch size {}</source>
        <translation>スタック次元 {} は、バッチサイズ {} のメンバーの範囲外です</translation>
    </message>
    <message>
        <source>the standard deviation of advantages is not 1 in {} of {} groups</source>
        <translation>{} / {} グループでアドバンテージの標準偏差が 1 ではありません</translation>
    </message>
    <message>
        <source>the state dict lacks {} of the module, and the module lacks {} of the state dict</source>
        <translation>モジュールの {} が state dict になく、state dict の {} がモジュールにありません</translation>
    </message>
    <message>
        <source>the state dict misses {} of the module</source>
        <translation>state dict にモジュールの {} がありません</translation>
    </message>
    <message>
        <source>the state of a replay buffer cannot be read: {}</source>
        <translation>リプレイバッファの状態を読み込めません: {}</translation>
    </message>
    <message>
        <source>the state of an LSTM is a pair of tensors</source>
        <translation>LSTM の状態は 2 つのテンソルの組です</translation>
    </message>
    <message>
        <source>the step after an end has the id of the ended episode, {} total</source>
        <translation>終わりの次のステップが、終わったエピソードの ID を持っています(計 {} か所)</translation>
    </message>
    <message>
        <source>the step of range() cannot be zero</source>
        <translation>range() のステップは 0 にできません</translation>
    </message>
    <message>
        <source>the storage states that {} of its {} rows have data</source>
        <translation>ストレージの記録では、データのある行は {} 行、全体は {} 行です</translation>
    </message>
    <message>
        <source>the storage {} is truncated: has {} of {} bytes</source>
        <translation>ストレージ {1} が途中で切れています: {3} バイト中 {2} バイトしかありません</translation>
    </message>
    <message>
        <source>the stored text differs from the tokens in {} of {} sequences</source>
        <translation>{} / {} 個の系列で保存されたテキストがトークンと異なります</translation>
    </message>
    <message>
        <source>the stored text of the prompt differs from its tokens in {} of {} sequences</source>
        <translation>{} / {} 個の系列で保存されたプロンプトのテキストがトークンと異なります</translation>
    </message>
    <message>
        <source>the stored text of the response differs from its tokens in {} of {} sequences</source>
        <translation>{} / {} 個の系列で保存された応答のテキストがトークンと異なります</translation>
    </message>
    <message>
        <source>the structure of its tensordict cannot be used, so its names are split at dots: {}</source>
        <translation>tensordict の構造が使えないため、名前をドットで分割しています: {}</translation>
    </message>
    <message>
        <source>the table of episodes has no numbers in {}</source>
        <translation>エピソードの表の {} に数値がありません</translation>
    </message>
    <message>
        <source>the table of its shards is packed, which cannot be read</source>
        <translation>シャードの表が圧縮されており、読み込めません</translation>
    </message>
    <message>
        <source>the table of shapes of a nested tensor has {} dims instead of 2</source>
        <translation>入れ子テンソルの形状の表が、2 次元ではなく {} 次元です</translation>
    </message>
    <message>
        <source>the tables of the sizes of a nested tensor do not fit together</source>
        <translation>入れ子テンソルのサイズの表が互いに合いません</translation>
    </message>
    <message>
        <source>the target has the shape {}, and the input {}: they must be equal</source>
        <translation>ターゲットの形状は {}、入力は {} です。等しくなければなりません</translation>
    </message>
    <message>
        <source>the target of this scope no longer exists at its end: give it a name before, or write to the part of td in the block</source>
        <translation>このスコープの書き戻し先は、終わりの時点でもう存在しません: 前もって名前を付けるか、ブロックの中で td の該当部分に書き込んでください</translation>
    </message>
    <message>
        <source>the tensor has shape {}, which does not start with the requested batch size {}</source>
        <translation>テンソルの形状 {} が、指定のバッチサイズ {} で始まっていません</translation>
    </message>
    <message>
        <source>the tensor {} belongs to no key of the tensordict: Python raises an error when it loads this</source>
        <translation>テンソル {} は tensordict のどのキーのものでもありません: Python はこれを読み込みません</translation>
    </message>
    <message>
        <source>the tensor {} has bytes of another one: Python raises an error when it loads this</source>
        <translation>テンソル {} が別のテンソルのバイトを持っています: Python はこれを読み込みません</translation>
    </message>
    <message>
        <source>the tensor {} of a nested tensor is missing</source>
        <translation>入れ子テンソルのテンソル {} がありません</translation>
    </message>
    <message>
        <source>the tensordict to expand to has no key {}</source>
        <translation>expand 先の tensordict にキー {} がありません</translation>
    </message>
    <message>
        <source>the tensordicts cannot be stacked: {}</source>
        <translation>tensordict をスタックできません: {}</translation>
    </message>
    <message>
        <source>the tensors cannot be stacked: {}</source>
        <translation>テンソルをスタックできません: {}</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>the text is not UTF-8 at byte {}</source>
        <translation>テキストがバイト {} で UTF-8 になっていません</translation>
    </message>
    <message>
        <source>the text is too long: {} bytes, at most {} are read</source>
        <translation>テキストが長すぎます: {} バイトありますが、読み込めるのは {} バイトまでです</translation>
    </message>
    <message>
        <source>the text of the tokens is larger than {} bytes</source>
        <translation>トークンのテキストが {} バイトを超えています</translation>
    </message>
    <message>
        <source>the tokenizer has more than {} JSON values</source>
        <translation>トークナイザーの JSON 値が {} 個を超えています</translation>
    </message>
    <message>
        <source>the tokenizer has more than {} parts of its {}</source>
        <translation>トークナイザーには {} 個を超える部分（{}）があります</translation>
    </message>
    <message>
        <source>the tokenizer has more than {} tokens</source>
        <translation>トークナイザーのトークンが {} 個を超えています</translation>
    </message>
    <message>
        <source>the tokenizer has no "model" with a "vocab"</source>
        <translation>トークナイザーに "vocab" を持つ "model" がありません</translation>
    </message>
    <message>
        <source>the tokenizer is not a JSON object</source>
        <translation>トークナイザーが JSON オブジェクトではありません</translation>
    </message>
    <message>
        <source>the tokenizer is not valid JSON: error at byte {}</source>
        <translation>トークナイザーが正しい JSON ではありません。バイト {} に誤りがあります</translation>
    </message>
    <message>
        <source>the tokenizer is not valid JSON: {}</source>
        <translation>トークナイザーが正しい JSON ではありません: {}</translation>
    </message>
    <message>
        <source>the tokenizer's "added_tokens" are not a list</source>
        <translation>トークナイザーの "added_tokens" がリストではありません</translation>
    </message>
    <message>
        <source>the tokenizer's IDs are too sparse: {} tokens have IDs up to {}</source>
        <translation>トークナイザーの ID が疎すぎます。{} 個のトークンの ID が {} まであります</translation>
    </message>
    <message>
        <source>the tokenizer's JSON is nested deeper than {} levels</source>
        <translation>トークナイザーの JSON が {} 段より深く入れ子になっています</translation>
    </message>
    <message>
        <source>the tokenizer's Replace has the regular expression "{}". Supported: plain text</source>
        <translation>トークナイザーの Replace に正規表現 "{}" があります。対応しているのは通常のテキストだけです</translation>
    </message>
    <message>
        <source>the tokenizer's {} has no field "{}"</source>
        <translation>トークナイザーの {} にフィールド "{}" がありません</translation>
    </message>
    <message>
        <source>the tokenizer's {} is nested deeper than {} levels</source>
        <translation>トークナイザーの {} が {} 段より深く入れ子になっています</translation>
    </message>
    <message>
        <source>the tokenizer's {} is not an object with a "type"</source>
        <translation>トークナイザーの {} が "type" を持つオブジェクトではありません</translation>
    </message>
    <message>
        <source>the unpacked member {}</source>
        <translation>展開されたメンバー {}</translation>
    </message>
    <message>
        <source>the value is not in the {}</source>
        <translation>値が {} にありません</translation>
    </message>
    <message>
        <source>the value {} does not fit into {}</source>
        <translation>値 {} は {} に入りません</translation>
    </message>
    <message>
        <source>the values of a pickle are nested more than {} levels deep</source>
        <translation>pickle の値の入れ子が {} 階層より深くなっています</translation>
    </message>
    <message>
        <source>the video has no frame at {}; its last one is at {}</source>
        <translation>動画に {} のフレームがありません。最後は {} です</translation>
    </message>
    <message>
        <source>the video was changed by another program since it was opened; open it again</source>
        <translation>動画は開いたあとに別のプログラムで変更されました。開き直してください</translation>
    </message>
    <message>
        <source>the worker process for {} {}, so there is no result; if memory ran out, run the command again with fewer --jobs</source>
        <translation>{} のワーカープロセスが{}。そのため結果はありません。メモリが不足した場合は、--jobs を減らしてもう一度実行してください</translation>
    </message>
    <message>
        <source>the wrap-around at row {} is inside an episode</source>
        <translation>行 {} の折り返しがエピソードの途中にあります</translation>
    </message>
    <message>
        <source>their batch sizes are {} and {}</source>
        <translation>バッチサイズが {} と {} です</translation>
    </message>
    <message>
        <source>their shapes are {} and {}</source>
        <translation>形状が {} と {} です</translation>
    </message>
    <message>
        <source>there are no parameters of a distribution there</source>
        <translation>そこには分布のパラメーターがありません</translation>
    </message>
    <message>
        <source>there are none</source>
        <translation>1 つもありません</translation>
    </message>
    <message>
        <source>there is a '*' already</source>
        <translation>'*' は既にあります</translation>
    </message>
    <message>
        <source>there is a parameter '{}' already</source>
        <translation>引数 '{}' は既にあります</translation>
    </message>
    <message>
        <source>there is an entry {} already</source>
        <translation>エントリ {} は既にあります</translation>
    </message>
    <message>
        <source>there is no batch dim {}: the batch has {}</source>
        <translation>バッチ次元 {} はありません: バッチは {} 次元です</translation>
    </message>
    <message>
        <source>there is no dim {} among {}</source>
        <translation>次元 {} は {} の中にありません</translation>
    </message>
    <message>
        <source>there is no entry left</source>
        <translation>エントリが残っていません</translation>
    </message>
    <message>
        <source>there is no formula for the divergence of a {} from a {}</source>
        <translation>{} の {} からのダイバージェンスの公式はありません</translation>
    </message>
    <message>
        <source>there is no heap where it should be</source>
        <translation>あるべき場所にヒープがありません</translation>
    </message>
    <message>
        <source>there is no key {}</source>
        <translation>キー {} はありません</translation>
    </message>
    <message>
        <source>there is no key {}; did you mean {}? The keys of this level are {}</source>
        <translation>キー {} はありません。{} の間違いではありませんか？この階層のキーは {} です</translation>
    </message>
    <message>
        <source>there is no key {}; the keys of this level are {}</source>
        <translation>キー {} はありません。この階層のキーは {} です</translation>
    </message>
    <message>
        <source>there is no key {}; this level has no keys</source>
        <translation>キー {} はありません。この階層にはキーがありません</translation>
    </message>
    <message>
        <source>there is no mapping {}</source>
        <translation>マッピング {} はありません</translation>
    </message>
    <message>
        <source>there is no member {}</source>
        <translation>メンバー {} はありません</translation>
    </message>
    <message>
        <source>there is no member {}: the stack has {} members</source>
        <translation>メンバー {} はありません: スタックのメンバーは {} 個です</translation>
    </message>
    <message>
        <source>there is no member {}: this is not a lazy stack</source>
        <translation>メンバー {} はありません: これは lazy stack ではありません</translation>
    </message>
    <message>
        <source>there is no memory for packing a chunk</source>
        <translation>チャンクを圧縮するためのメモリがありません</translation>
    </message>
    <message>
        <source>there is no module '{}' in a {}</source>
        <translation>モジュール '{}' は {} の中にありません</translation>
    </message>
    <message>
        <source>there is no operator {} to call</source>
        <translation>呼び出せる演算子 {} がありません</translation>
    </message>
    <message>
        <source>there is no process {} among the {} of the group, which count from 0</source>
        <translation>プロセス {} は、0 から数えるグループの {} 個のプロセスの中にありません</translation>
    </message>
    <message>
        <source>there is no such key</source>
        <translation>そのようなキーはありません</translation>
    </message>
    <message>
        <source>there is no tensordict {} to move it into</source>
        <translation>移動先の tensordict {} がありません</translation>
    </message>
    <message>
        <source>there is not enough memory for it on that machine</source>
        <translation>そのマシンには、これに必要なメモリがありません</translation>
    </message>
    <message>
        <source>there is nothing to concatenate: the list of tensordicts is empty</source>
        <translation>連結するものがありません: tensordict のリストが空です</translation>
    </message>
    <message>
        <source>there is nothing to concatenate: the list of tensors is empty</source>
        <translation>連結するものがありません: テンソルのリストが空です</translation>
    </message>
    <message>
        <source>there is nothing to pad: the list of tensordicts is empty</source>
        <translation>パディングするものがありません: tensordict のリストが空です</translation>
    </message>
    <message>
        <source>there is nothing to stack: the list of tensordicts is empty</source>
        <translation>スタックするものがありません: tensordict のリストが空です</translation>
    </message>
    <message>
        <source>there is nothing to stack: the list of values is empty</source>
        <translation>スタックするものがありません: 値のリストが空です</translation>
    </message>
    <message>
        <source>there is {} here, and {} cannot be copied into it</source>
        <translation>ここには{}があり、{}をコピーできません</translation>
    </message>
    <message>
        <source>there is {} under {} already, so it cannot hold further keys</source>
        <translation>{2} の下に既に{1}があるため、それ以上のキーを置けません</translation>
    </message>
    <message>
        <source>these elements are stored in another form than in memory, so they are read-only; save the tensordict in another format to edit them</source>
        <translation>これらの要素は、メモリ内とは異なる形式で保存されているため読み取り専用です。編集するには tensordict を別の形式で保存してください</translation>
    </message>
    <message>
        <source>theta must be of a floating point dtype, not {}</source>
        <translation>theta は浮動小数点の dtype でなければなりません。{} ではありません</translation>
    </message>
    <message>
        <source>this LibTorch has no operator {}{}</source>
        <translation>この LibTorch に演算子 {}{} はありません</translation>
    </message>
    <message>
        <source>this LibTorch was built without CUDA</source>
        <translation>この LibTorch は CUDA なしでビルドされています</translation>
    </message>
    <message>
        <source>this changes nothing: expected an assignment, 'del' or an in-place method</source>
        <translation>これでは何も変わりません: 代入、'del'、インプレースのメソッドのいずれかが必要です</translation>
    </message>
    <message>
        <source>this does not open files: use torch.load(PATH) to read one into memory, or open it as PATH or with --with NAME=PATH</source>
        <translation>これではファイルを開けません: torch.load(PATH) でメモリに読み込むか、PATH として、または --with NAME=PATH で開いてください</translation>
    </message>
    <message>
        <source>this escape is not a character</source>
        <translation>このエスケープは文字を表しません</translation>
    </message>
    <message>
        <source>this file of a leaf is missing</source>
        <translation>リーフのこのファイルがありません</translation>
    </message>
    <message>
        <source>this file of the checkpoint is missing; copy it here from where the process that wrote it ran</source>
        <translation>チェックポイントのこのファイルがありません。書き込んだプロセスの実行場所から、ここへコピーしてください</translation>
    </message>
    <message>
        <source>this folder is missing</source>
        <translation>このフォルダーがありません</translation>
    </message>
    <message>
        <source>this is neither a number nor a name</source>
        <translation>これは数値でも名前でもありません</translation>
    </message>
    <message>
        <source>this is non-tensor data and has no entries</source>
        <translation>これは非テンソルデータで、エントリがありません</translation>
    </message>
    <message>
        <source>this is {} and has no entry {}</source>
        <translation>これは{}で、エントリ {} がありません</translation>
    </message>
    <message>
        <source>this lambda got several values for '{}'</source>
        <translation>この lambda の '{}' に複数の値が渡されました</translation>
    </message>
    <message>
        <source>this lambda misses '{}'</source>
        <translation>この lambda に '{}' が渡されていません</translation>
    </message>
    <message>
        <source>this lambda takes no '{}'</source>
        <translation>この lambda に引数 '{}' はありません</translation>
    </message>
    <message>
        <source>this lambda takes {} arguments, not {}</source>
        <translation>この lambda の引数は {} 個ですが、{} 個渡されました</translation>
    </message>
    <message>
        <source>this line is indented deeper than those above it</source>
        <translation>この行のインデントが上の行より深くなっています</translation>
    </message>
    <message>
        <source>this line is indented, but belongs to no block</source>
        <translation>この行はインデントされていますが、どのブロックにも属していません</translation>
    </message>
    <message>
        <source>this list of unsaved edits is damaged; remove it</source>
        <translation>未保存の編集のこのリストは破損しています。削除してください</translation>
    </message>
    <message>
        <source>this number does not fit into 64 bits</source>
        <translation>この数は 64 ビットに収まりません</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>この数は大きすぎます</translation>
    </message>
    <message>
        <source>this operation gives no view</source>
        <translation>この演算の結果はビューになりません</translation>
    </message>
    <message>
        <source>this program was built without the headers of Gloo, and cannot exchange tensordicts with other processes</source>
        <translation>このプログラムは Gloo のヘッダーなしでビルドされており、ほかのプロセスと tensordict を交換できません</translation>
    </message>
    <message>
        <source>this string is never closed: expected {}</source>
        <translation>この文字列が閉じられていません: {} が必要です</translation>
    </message>
    <message>
        <source>this syntax is not supported</source>
        <translation>この構文には対応していません</translation>
    </message>
    <message>
        <source>this takes a batch of at least {} dims, got {}</source>
        <translation>{} 次元以上のバッチが必要ですが、{} が渡されました</translation>
    </message>
    <message>
        <source>this takes too many steps</source>
        <translation>ステップ数が多すぎます</translation>
    </message>
    <message>
        <source>this tensordict has no path of its own; `tensordesk info` shows that of a file</source>
        <translation>この tensordict にはパスがありません。ファイルのパスは `tensordesk info` で見られます</translation>
    </message>
    <message>
        <source>time runs within members of a ragged stack, not along its dim {}</source>
        <translation>時間は、不揃いのスタックの次元 {} ではなく、メンバーの中を進みます</translation>
    </message>
    <message>
        <source>to() takes a device, a dtype, a tensor or other=, not {}</source>
        <translation>to() の引数は、デバイス、dtype、テンソル、other= のいずれかです。{} は使えません</translation>
    </message>
    <message>
        <source>to() takes no further argument with the attributes of the leaves</source>
        <translation>to() では、リーフの属性とほかの引数を一緒に指定できません</translation>
    </message>
    <message>
        <source>to_padded_tensor() is for nested tensors; this one has shape {}</source>
        <translation>to_padded_tensor() は入れ子テンソル用ですが、これの形状は {} です</translation>
    </message>
    <message>
        <source>too deeply nested: more than {} levels</source>
        <translation>入れ子が深すぎます: {} 階層を超えています</translation>
    </message>
    <message>
        <source>too many calls inside one another</source>
        <translation>呼び出しの入れ子が深すぎます</translation>
    </message>
    <message>
        <source>too many indices: shape {} has 1 dim, but {} were indexed</source>
        <translation>インデックスが多すぎます: 形状 {} は 1 次元ですが、{} 個が指定されました</translation>
    </message>
    <message>
        <source>too many indices: shape {} has {} dims, but {} were indexed</source>
        <translation>インデックスが多すぎます: 形状 {} は {} 次元ですが、{} 個が指定されました</translation>
    </message>
    <message>
        <source>torch is a module: expected one of its names after it, as in torch.tensor</source>
        <translation>torch はモジュールです: torch.tensor のように、後に名前を付けてください</translation>
    </message>
    <message>
        <source>torch.arange() takes end, or start, end and maybe step, as numbers</source>
        <translation>torch.arange() の引数は、end、または start、end と任意の step で、いずれも数値です</translation>
    </message>
    <message>
        <source>torch.finfo() takes a floating point dtype; torch.iinfo() takes those of integers</source>
        <translation>torch.finfo() の引数は浮動小数点の dtype です。整数の dtype には torch.iinfo() を使ってください</translation>
    </message>
    <message>
        <source>torch.iinfo() takes a dtype of integers; torch.finfo() takes floating point ones</source>
        <translation>torch.iinfo() の引数は整数の dtype です。浮動小数点の dtype には torch.finfo() を使ってください</translation>
    </message>
    <message>
        <source>torch.jit.load takes the name of a file, not a value of type {}</source>
        <translation>torch.jit.load に渡せるのはファイル名です。型 {} の値は渡せません</translation>
    </message>
    <message>
        <source>torch.{}() changes its argument: call it as a method</source>
        <translation>torch.{}() は引数を変更します: メソッドとして呼び出してください</translation>
    </message>
    <message>
        <source>trajectory ids need one element for each position of the batch size {}, and this is {}</source>
        <translation>軌跡の区別には、バッチサイズ {} の位置ごとに 1 つの要素が必要ですが、これは {} です</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true または false</translation>
    </message>
    <message>
        <source>two keys of this level have the same file name; rename one of them</source>
        <translation>この階層の 2 つのキーが同じファイル名になります。一方の名前を変えてください</translation>
    </message>
    <message>
        <source>two keys would become {}; rename one of them</source>
        <translation>2 つのキーが {} になります。一方の名前を変えてください</translation>
    </message>
    <message>
        <source>type object 'TensorDict'</source>
        <translation>型オブジェクト 'TensorDict'</translation>
    </message>
    <message>
        <source>unexpected '{}'</source>
        <translation>予期しない '{}' です</translation>
    </message>
    <message>
        <source>unflatten: the sizes {} do not multiply to the size {} of dim {}</source>
        <translation>unflatten: サイズ {1} の積が、次元 {3} のサイズ {2} になりません</translation>
    </message>
    <message>
        <source>unflattening would replace an entry that is there already</source>
        <translation>平坦化を戻すと、既にあるエントリが置き換わります</translation>
    </message>
    <message>
        <source>unknown error</source>
        <translation>不明なエラー</translation>
    </message>
    <message>
        <source>unknown kind of level</source>
        <translation>未知の種類の階層</translation>
    </message>
    <message>
        <source>unknown reduction</source>
        <translation>不明な縮約</translation>
    </message>
    <message>
        <source>unknown tokenizer decoder "{}". Supported: BPEDecoder, ByteFallback, ByteLevel, CTC, Fuse, Metaspace, Replace, Sequence, Strip, WordPiece</source>
        <translation>トークナイザーの未知のデコーダー "{}" です。対応: BPEDecoder, ByteFallback, ByteLevel, CTC, Fuse, Metaspace, Replace, Sequence, Strip, WordPiece</translation>
    </message>
    <message>
        <source>unknown tokenizer model {}. Supported: BPE, WordPiece, WordLevel, Unigram</source>
        <translation>未知のトークナイザーモデル {} です。対応: BPE, WordPiece, WordLevel, Unigram</translation>
    </message>
    <message>
        <source>unpacks to more than {} bytes; unpack it with `gzip -d` or `zstd -d` and open the result</source>
        <translation>展開すると {} バイトを超えます。`gzip -d` または `zstd -d` で展開し、その結果を開いてください</translation>
    </message>
    <message>
        <source>unsupported operand type(s) for {}: '{}' and '{}'</source>
        <translation>{} に使えないオペランドの型です: '{}' と '{}'</translation>
    </message>
    <message>
        <source>value {} of "episodeValues"</source>
        <translation>"episodeValues" の値 {}</translation>
    </message>
    <message>
        <source>values of batch size {} do not fit the batch size {}</source>
        <translation>バッチサイズ {} の値は、バッチサイズ {} に合いません</translation>
    </message>
    <message>
        <source>values of batch size {} do not fit those of batch size {}</source>
        <translation>バッチサイズ {} の値は、バッチサイズ {} の値に合いません</translation>
    </message>
    <message>
        <source>values, rewards and flags must have one shape, but there are {} and {}</source>
        <translation>価値、報酬、フラグは同じ形状でなければなりませんが、{} と {} があります</translation>
    </message>
    <message>
        <source>var has the shape {}, which does not fit an input of {}</source>
        <translation>var の形状 {} は入力の {} に合いません</translation>
    </message>
    <message>
        <source>var must not be negative anywhere</source>
        <translation>var に負の値があってはなりません</translation>
    </message>
    <message>
        <source>videos are only read; save it as a memmap folder, or export a film of its frames</source>
        <translation>動画は読むだけです。memmap フォルダーとして保存するか、フレームの映像をエクスポートしてください</translation>
    </message>
    <message>
        <source>was changed by another program since it was opened; nothing was saved. Reload it and edit again, or export the edited tensordict</source>
        <translation>開いた後にほかのプログラムによって変更されたため、何も保存していません。再読み込みして編集し直すか、編集した tensordict をエクスポートしてください</translation>
    </message>
    <message>
        <source>was changed by another program since it was opened; open it again</source>
        <translation>開いたあとに別のプログラムで変更されました。開き直してください</translation>
    </message>
    <message>
        <source>was changed by another program since it was opened; open it again to edit its present content</source>
        <translation>開いた後にほかのプログラムによって変更されました。今の内容を編集するには、開き直してください</translation>
    </message>
    <message>
        <source>was converted to another dtype; change the original</source>
        <translation>別の dtype に変換されています。元のものを変更してください</translation>
    </message>
    <message>
        <source>was killed by signal {} ({})</source>
        <translation>シグナル {} で強制終了されました ({})</translation>
    </message>
    <message>
        <source>was packed by an extension of the program that saved it; load it in Python and save it without one</source>
        <translation>保存したプログラムの拡張機能で圧縮されています。Python で読み込み、拡張機能なしで保存してください</translation>
    </message>
    <message>
        <source>was removed by another program since it was opened</source>
        <translation>開いた後にほかのプログラムによって削除されました</translation>
    </message>
    <message>
        <source>was saved for the device {}; its values are read on the CPU</source>
        <translation>デバイス {} 用に保存されていますが、値は CPU に読み込みます</translation>
    </message>
    <message>
        <source>was shortened while it was open: the missing bytes read as zeros</source>
        <translation>開いている間に短縮されました: 欠けた部分はゼロとして読まれます</translation>
    </message>
    <message>
        <source>was shortened while it was open: the missing bytes read as zeros, from byte {} of {} on</source>
        <translation>開いている間に短縮されました: {2} バイト中のバイト {1} から先は欠けており、ゼロとして読まれます</translation>
    </message>
    <message>
        <source>was written on a big-endian machine, which this program does not read; load it in Python and save it again</source>
        <translation>ビッグエンディアンのマシンで書かれており、このプログラムでは読めません。Python で読み込み、保存し直してください</translation>
    </message>
    <message>
        <source>weight has the shape {}, not that of the input, {}</source>
        <translation>weight の形状は {} で、入力の {} と異なります</translation>
    </message>
    <message>
        <source>weight must have two dims, not the shape {}</source>
        <translation>weight は 2 次元でなければなりません。形状は {} です</translation>
    </message>
    <message>
        <source>weights_only=False would run code of the file; only tensors and plain values are read</source>
        <translation>weights_only=False はファイルのコードを実行してしまいます。読み込むのはテンソルと単純な値だけです</translation>
    </message>
    <message>
        <source>where episodes end</source>
        <translation>エピソードの終わり</translation>
    </message>
    <message>
        <source>with several threads return_early=True does not go with non_blocking=True</source>
        <translation>複数のスレッドでは、return_early=True と non_blocking=True を同時に使えません</translation>
    </message>
    <message>
        <source>would be another one when a file of the format {} is opened again; save it in another format</source>
        <translation>形式 {} のファイルを開き直すと別のものになります。別の形式で保存してください</translation>
    </message>
    <message>
        <source>would be called {}, as another entry: rename one of them</source>
        <translation>は別の項目と同じ {} という名前になります。どちらかの名前を変えてください</translation>
    </message>
    <message>
        <source>would have more bytes than 64 bits count</source>
        <translation>バイト数が 64 ビットで数えられません</translation>
    </message>
    <message>
        <source>zip archives of several files are only read; save it as a memmap folder or a .tdz archive</source>
        <translation>複数ファイルの zip アーカイブは読み取り専用です。memmap フォルダーまたは .tdz アーカイブとして保存してください</translation>
    </message>
    <message>
        <source>zstd</source>
        <translation>zstd</translation>
    </message>
    <message>
        <source>{}
and {} more</source>
        <translation>{}
ほか {} 件</translation>
    </message>
    <message>
        <source>{} (line {})
{}</source>
        <translation>{} (行 {})
{}</translation>
    </message>
    <message>
        <source>{} (supported: {})</source>
        <translation>{} (対応しているもの: {})</translation>
    </message>
    <message>
        <source>{} That explains {} % of the numbers that differ.</source>
        <translation>{}異なる数値の {} % がこれで説明できます。</translation>
    </message>
    <message>
        <source>{} and {} channels must be divisible by groups={}</source>
        <translation>チャネル数 {} と {} は groups={} で割り切れなければなりません</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <translation>{}、ほか {} 件</translation>
    </message>
    <message>
        <source>{} are given twice, also as {}</source>
        <translation>{} が 2 回指定されています ({} としても)</translation>
    </message>
    <message>
        <source>{} belongs to no episode</source>
        <translation>{} はどのエピソードにも属しません</translation>
    </message>
    <message>
        <source>{} bytes</source>
        <translation>{} バイト</translation>
    </message>
    <message>
        <source>{} bytes before the tensor {} belong to none: Python raises an error when it loads this</source>
        <translation>テンソル {2} の前の {1} バイトは、どのテンソルのものでもありません: Python はこれを読み込みません</translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation>{} を読み込めません: {}</translation>
    </message>
    <message>
        <source>{} cannot be started: {}.</source>
        <translation>{} を起動できません: {}。</translation>
    </message>
    <message>
        <source>{} cannot be the name of a layout: it has 1 to {} characters, no / and no dot in front</source>
        <translation>{} はレイアウトの名前にできません: 1 から {} 文字で、/ と先頭の点は使えません</translation>
    </message>
    <message>
        <source>{} cannot be written again, so deleting or replacing it could not be undone</source>
        <translation>{} は再び書き込めないため、削除や置き換えを元に戻せません</translation>
    </message>
    <message>
        <source>{} cannot change the keys of a sub-tensordict in place: they are those of its parent</source>
        <translation>{} では、サブ tensordict のキーをインプレースで変更できません: 親のキーだからです</translation>
    </message>
    <message>
        <source>{} cannot complete where only some members of a lazy stack have a key (exclusive keys): select the common ones first</source>
        <translation>lazy stack の一部のメンバーにしかないキー (exclusive keys) があるため、{} を実行できません: 先に共通のキーを選んでください</translation>
    </message>
    <message>
        <source>{} computes the default or constant of {} while the file is loaded</source>
        <translation>{} は、{} の既定値または定数をファイルの読み込み中に計算します</translation>
    </message>
    <message>
        <source>{} depends on values, and only shapes are known here</source>
        <translation>{}は値に依存しますが、ここでは形状しかわかりません</translation>
    </message>
    <message>
        <source>{} dims cannot be moved to {} places</source>
        <translation>{} 個の次元を {} か所へ移動することはできません</translation>
    </message>
    <message>
        <source>{} does not have a value for each episode</source>
        <translation>{} にはエピソードごとの値がありません</translation>
    </message>
    <message>
        <source>{} does not have the first and the last step of each episode</source>
        <translation>{} に各エピソードの最初と最後のステップがありません</translation>
    </message>
    <message>
        <source>{} does not state which rows have data: it has no integers</source>
        <translation>{} には、どの行にデータがあるかの記載がありません: 整数がありません</translation>
    </message>
    <message>
        <source>{} does not tell the state of the ring buffer: it has no integers</source>
        <translation>{} は整数を持たないため、リングバッファの状態が分かりません</translation>
    </message>
    <message>
        <source>{} episodes have no steps</source>
        <translation>{} 個のエピソードにステップがありません</translation>
    </message>
    <message>
        <source>{} files are shown as one stack, numbered {}</source>
        <translation>{} 個のファイルを 1 つのスタックとして表示します。番号は {} です</translation>
    </message>
    <message>
        <source>{} files are shown as one stack: {}</source>
        <translation>{} 個のファイルを 1 つのスタックとして表示しています: {}</translation>
    </message>
    <message>
        <source>{} for {}</source>
        <translation>{2} に対する {1}</translation>
    </message>
    <message>
        <source>{} further lines are left out, which are not JSON objects</source>
        <translation>JSON オブジェクトではない行をさらに {} 行省略しました</translation>
    </message>
    <message>
        <source>{} gives a {}, not a distribution</source>
        <translation>{} の結果は、分布ではなく {} です</translation>
    </message>
    <message>
        <source>{} gives no tensor of log-probabilities</source>
        <translation>{} は対数確率のテンソルを返しません</translation>
    </message>
    <message>
        <source>{} has a __setstate__, which would be run while the file is loaded</source>
        <translation>{} には __setstate__ があり、ファイルの読み込み中に実行されてしまいます</translation>
    </message>
    <message>
        <source>{} has a size of {}</source>
        <translation>{} のサイズは {} です</translation>
    </message>
    <message>
        <source>{} has an unknown field {}; remove it</source>
        <translation>{} に不明なフィールド {} があります。削除してください</translation>
    </message>
    <message>
        <source>{} has dtype torch.uint8: as an index it is read as a mask, not as positions.</source>
        <translation>{} の dtype は torch.uint8 です。インデックスとしては位置ではなくマスクとして読まれます。</translation>
    </message>
    <message>
        <source>{} has dtype {}: `~` inverts the bits of numbers, so that 1 becomes {}.</source>
        <translation>{} の dtype は {} です。`~` は数のビットを反転するため、1 は {} になります。</translation>
    </message>
    <message>
        <source>{} has its keys in another order</source>
        <translation>{} はキーの順序が異なります</translation>
    </message>
    <message>
        <source>{} has no attribute '{}'{}</source>
        <translation>{} に属性 '{}' はありません{}</translation>
    </message>
    <message>
        <source>{} has no distribution function of one tensor</source>
        <translation>{} には、1 つのテンソルに対する分布関数がありません</translation>
    </message>
    <message>
        <source>{} has no field {}</source>
        <translation>{} にフィールド {} がありません</translation>
    </message>
    <message>
        <source>{} has no formula for its distribution function</source>
        <translation>{} には分布関数の公式がありません</translation>
    </message>
    <message>
        <source>{} has no formula for its entropy</source>
        <translation>{} にはエントロピーの公式がありません</translation>
    </message>
    <message>
        <source>{} has no frame at the first or the last step of episode {}</source>
        <translation>{} にはエピソード {} の最初か最後のステップのフレームがありません</translation>
    </message>
    <message>
        <source>{} has no key {}</source>
        <translation>{} にキー {} がありません</translation>
    </message>
    <message>
        <source>{} has no rsample(); sample() draws from it</source>
        <translation>{} に rsample() はありません。サンプリングには sample() を使ってください</translation>
    </message>
    <message>
        <source>{} has no value to use for a sample where none is drawn</source>
        <translation>{} には、サンプリングしないときにサンプルの代わりとなる値がありません</translation>
    </message>
    <message>
        <source>{} has no {}</source>
        <translation>{} に {} はありません</translation>
    </message>
    <message>
        <source>{} has none of the keys {}</source>
        <translation>{} にキー {} のいずれもありません</translation>
    </message>
    <message>
        <source>{} has one element per batch position, and `[]` selects all of them at each position.</source>
        <translation>{} はバッチの位置ごとに 1 つの要素を持ち、`[]` は各位置でそのすべてを選択します。</translation>
    </message>
    <message>
        <source>{} has one element, and the `{}` of one number is nan.</source>
        <translation>{} の要素は 1 個で、1 つの数の `{}` は nan です。</translation>
    </message>
    <message>
        <source>{} has rows without a number, which are shown as NaN</source>
        <translation>{} には数値のない行があり、NaN として表示されます</translation>
    </message>
    <message>
        <source>{} has the numpy dtype {} and is shown as int64</source>
        <translation>{} は numpy の dtype {} で、int64 として表示しています</translation>
    </message>
    <message>
        <source>{} has the shape {} in the state dict and {} in the module: the two were created with different sizes.</source>
        <translation>{} の形状は state dict で {}、モジュールで {} です。両者は異なるサイズで作られました。</translation>
    </message>
    <message>
        <source>{} has the shape {}, not height, width and channels</source>
        <translation>{} の形状は {} で、高さ、幅、チャンネルではありません</translation>
    </message>
    <message>
        <source>{} has the shape {}, which {} rows of the storage do not fit</source>
        <translation>{} の形状は {} で、ストレージの {} 行と合いません</translation>
    </message>
    <message>
        <source>{} has the type {} and is shown as {}</source>
        <translation>{} の型は {} で、{} として表示されます</translation>
    </message>
    <message>
        <source>{} has {} dims, and the index uses {}.</source>
        <translation>{} は {} 次元ですが、インデックスは {} 個使います。</translation>
    </message>
    <message>
        <source>{} has {} dims, more than {}</source>
        <translation>{} は {} 次元で、{} 次元を超えています</translation>
    </message>
    <message>
        <source>{} has {} frames for {} rows</source>
        <translation>{1} には {3} 行に対して {2} フレームあります</translation>
    </message>
    <message>
        <source>{} has {} numbers; the input has {} dims after batch and channels</source>
        <translation>{} には {} 個の数がありますが、入力のバッチとチャンネルの後の次元は {} 個です</translation>
    </message>
    <message>
        <source>{} has {} rows, but the arrays before it have {}</source>
        <translation>{} は {} 行ですが、前の配列は {} 行です</translation>
    </message>
    <message>
        <source>{} has {}, where its episode of {} steps needs {}; open it with {} to see it as stored</source>
        <translation>{} は {} ですが、{} ステップのエピソードには {} が必要です。保存されたまま見るには {} で開いてください</translation>
    </message>
    <message>
        <source>{} holds an object, {}, that cannot be written again</source>
        <translation>{} に、再び書き込めないオブジェクト {} があります</translation>
    </message>
    <message>
        <source>{} in 1 place</source>
        <translation>{}(1 か所)</translation>
    </message>
    <message>
        <source>{} in {} places</source>
        <translation>{}({} か所)</translation>
    </message>
    <message>
        <source>{} indices must be ints or slices, not {}</source>
        <translation>{} のインデックスは int またはスライスです。{} は使えません</translation>
    </message>
    <message>
        <source>{} is a pair of values and indices, not a tensor.</source>
        <translation>{} は値とインデックスの組で、テンソルではありません。</translation>
    </message>
    <message>
        <source>{} is a string or a tuple of strings, not a value of type {}</source>
        <translation>{} は文字列または文字列のタプルです。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>{} is a tensor, which cannot have nested keys</source>
        <translation>{} はテンソルなので、入れ子のキーを持てません</translation>
    </message>
    <message>
        <source>{} is broken: {}</source>
        <translation>{} が破損しています: {}</translation>
    </message>
    <message>
        <source>{} is gone since tensordict 0.2: TensorDict.from_module(module) gives the parameters, and params.to_module(module) has the module take others</source>
        <translation>{} は tensordict 0.2 で廃止されました: パラメーターは TensorDict.from_module(module) で取得し、別のパラメーターは params.to_module(module) でモジュールに使わせてください</translation>
    </message>
    <message>
        <source>{} is left out of the episodes: {}</source>
        <translation>{} をエピソードから除きます: {}</translation>
    </message>
    <message>
        <source>{} is left out of the stack: {}</source>
        <translation>{} をスタックから除きます: {}</translation>
    </message>
    <message>
        <source>{} is made of a distribution of tensors</source>
        <translation>{} はテンソルの分布から作るものです</translation>
    </message>
    <message>
        <source>{} is never set before the last step: all {} steps are one episode</source>
        <translation>{} は最後のステップより前に立つことがありません: {} ステップ全体が 1 つのエピソードです</translation>
    </message>
    <message>
        <source>{} is not a layout and not a file of one. Layouts: {}</source>
        <translation>{} はレイアウトでもレイアウトのファイルでもありません。レイアウト: {}</translation>
    </message>
    <message>
        <source>{} is not a permutation of the leading dims of the batch size {}</source>
        <translation>{} は、バッチサイズ {} の先頭の次元の順列ではありません</translation>
    </message>
    <message>
        <source>{} is not a reduction of a loss; choose 'none', 'mean' or 'sum'</source>
        <translation>{} は損失の縮約方法ではありません。使えるのは 'none'、'mean'、'sum' です</translation>
    </message>
    <message>
        <source>{} is not a stack of files</source>
        <translation>{} はファイルのスタックではありません</translation>
    </message>
    <message>
        <source>{} is not an array of flags</source>
        <translation>{} はフラグの配列ではありません</translation>
    </message>
    <message>
        <source>{} is not an array with one row per step</source>
        <translation>{} はステップごとに 1 行の配列ではありません</translation>
    </message>
    <message>
        <source>{} is not known to this version of the program</source>
        <translation>{} はこのバージョンのプログラムでは未知のものです</translation>
    </message>
    <message>
        <source>{} is one int: set the number of layers with depth=</source>
        <translation>{} が 1 つの int のときは、depth= で層の数を指定してください</translation>
    </message>
    <message>
        <source>{} is {}, but must be a JSON object</source>
        <translation>{} は {} ですが、JSON オブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>{} is {}, of more elements than a file can hold</source>
        <translation>{} は {} で、要素数がファイルの上限を超えています</translation>
    </message>
    <message>
        <source>{} is {}, which is not a list of sizes</source>
        <translation>{} が {} で、サイズのリストではありません</translation>
    </message>
    <message>
        <source>{} keys at {} steps are too many for one map; select some of them first</source>
        <translation>{} 個のキー、{} ステップは 1 つのマップには多すぎます。先に一部を選択してください</translation>
    </message>
    <message>
        <source>{} makes {} of {} at {}, larger than each of them: unrelated elements are combined</source>
        <translation>{} が作る {} は、元の {}(キー {})のどれよりも大きくなっています: 無関係な要素同士が組み合わされます</translation>
    </message>
    <message>
        <source>{} makes {} of {}, larger than each of them: unrelated elements are combined</source>
        <translation>{} が作る {} は、元の {} のどれよりも大きくなっています: 無関係な要素同士が組み合わされます</translation>
    </message>
    <message>
        <source>{} marks steps of padding, and `{}` counts them like the others.</source>
        <translation>{} はパディングのステップを示しますが、`{}` はそれらも同じように数えます。</translation>
    </message>
    <message>
        <source>{} misses '{}'</source>
        <translation>{} に '{}' が渡されていません</translation>
    </message>
    <message>
        <source>{} must be True or False, not {}</source>
        <translation>{} は True または False です。{} は使えません</translation>
    </message>
    <message>
        <source>{} must be a dict, not a value of type {}</source>
        <translation>{} は dict です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>{} must be a distribution, not a value of type {}</source>
        <translation>{} は分布です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>{} must be a dtype such as torch.float32, not {}</source>
        <translation>{} は torch.float32 のような dtype です。{} は使えません</translation>
    </message>
    <message>
        <source>{} must be a nested key, a str or a tuple of them, or a list of such keys</source>
        <translation>{} は入れ子のキー(str またはそのタプル)、またはそのようなキーのリストです</translation>
    </message>
    <message>
        <source>{} must be a number or a tensor, not a {}</source>
        <translation>{} は数値またはテンソルです。{} は使えません</translation>
    </message>
    <message>
        <source>{} must be a number, a tensor or a tensordict, not {}</source>
        <translation>{} は数値、テンソル、tensordict のいずれかです。{} は使えません</translation>
    </message>
    <message>
        <source>{} must be a number, not {}</source>
        <translation>{} は数値です。{} は使えません</translation>
    </message>
    <message>
        <source>{} must be a real number, not a complex one</source>
        <translation>{} は実数です。複素数は使えません</translation>
    </message>
    <message>
        <source>{} must be a real number, not complex</source>
        <translation>{} は実数です。複素数は使えません</translation>
    </message>
    <message>
        <source>{} must be a str, not {}</source>
        <translation>{} は str です。{} は使えません</translation>
    </message>
    <message>
        <source>{} must be a tensor or a number, not a value of type {}</source>
        <translation>{} はテンソルまたは数値です。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>{} must be a tensor, not a value of type {}</source>
        <translation>{} はテンソルです。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>{} must be a tensor, not a {}</source>
        <translation>{} はテンソルです。{} は使えません</translation>
    </message>
    <message>
        <source>{} must be a tensor, not {}</source>
        <translation>{} はテンソルです。{} は使えません</translation>
    </message>
    <message>
        <source>{} must be an int, not {}</source>
        <translation>{} は int です。{} は使えません</translation>
    </message>
    <message>
        <source>{} must be at least two-dimensional, with optional leading batch dimensions</source>
        <translation>{} は 2 次元以上でなければなりません(前にバッチ次元があってもかまいません)</translation>
    </message>
    <message>
        <source>{} must be at least {}, not {}</source>
        <translation>{} は {} 以上でなければなりません。{} は使えません</translation>
    </message>
    <message>
        <source>{} must be ints, not {}</source>
        <translation>{} は int です。{} は使えません</translation>
    </message>
    <message>
        <source>{} must be one int or {} of them, not {}</source>
        <translation>{} は 1 つの int、または {} 個の int です。{} は使えません</translation>
    </message>
    <message>
        <source>{} must be one key here, not {}</source>
        <translation>ここでは {} はキー 1 個にします。{} 個は使えません</translation>
    </message>
    <message>
        <source>{} must be positive, got {}</source>
        <translation>{} は正の数ですが、{} が渡されました</translation>
    </message>
    <message>
        <source>{} must be {}, {} or {}</source>
        <translation>{} は {}、{}、{} のいずれかです</translation>
    </message>
    <message>
        <source>{} names are too many for the dims {}</source>
        <translation>{} 個の名前は、次元 {} には多すぎます</translation>
    </message>
    <message>
        <source>{} names no device; "cpu" and "cuda:0" would.</source>
        <translation>{} はデバイスではありません。"cpu" や "cuda:0" のように指定してください。</translation>
    </message>
    <message>
        <source>{} needs dim=, the dim to go along</source>
        <translation>{} には、どの次元に沿うかを示す dim= が必要です</translation>
    </message>
    <message>
        <source>{} needs {}, more than the limit for previews</source>
        <translation>{} には {} が必要で、プレビューの上限を超えています</translation>
    </message>
    <message>
        <source>{} numbers a step are stored, and the module gives {}.</source>
        <translation>1 ステップに {} 個の数値が保存されていますが、モジュールは {} 個を返します。</translation>
    </message>
    <message>
        <source>{} numbers a step are stored, one for each dim of the action, and the module gives {}</source>
        <translation>1 ステップに {} 個の数値 (行動の次元ごとに 1 つ) が保存されていますが、モジュールは {} 個を返します</translation>
    </message>
    <message>
        <source>{} numbers are NaN or infinite in one of both alone.</source>
        <translation>{} 個の数値が、片方だけ NaN または無限大です。</translation>
    </message>
    <message>
        <source>{} of a sub-tensordict cannot be set: set that of the tensordict it is a part of, or copy it with to_tensordict() first</source>
        <translation>サブ tensordict の {} は設定できません: 元の tensordict のものを設定するか、先に to_tensordict() でコピーしてください</translation>
    </message>
    <message>
        <source>{} of element {} is {}, where the stored statistics state {}</source>
        <translation>要素 {2} の {1} は {3} ですが、保存された統計では {4} です</translation>
    </message>
    <message>
        <source>{} of this number are too many: {}</source>
        <translation>{}の数が多すぎます: {}</translation>
    </message>
    <message>
        <source>{} of {} episodes have no messages, and are not shown</source>
        <translation>{}/{} エピソードにはメッセージがなく、表示されません</translation>
    </message>
    <message>
        <source>{} of {} numbers differ and the others are equal: these were edited, or are of another module.</source>
        <translation>{2} 個中 {1} 個の数値が違い、残りは一致しています: 違うものは編集されたか、別のモジュールのものです。</translation>
    </message>
    <message>
        <source>{} of {} padded prompts are padded on the right</source>
        <translation>パディングされたプロンプト {} / {} 個が右側でパディングされています</translation>
    </message>
    <message>
        <source>{} of {} padded responses are padded on the left</source>
        <translation>パディングされた応答 {} / {} 個が左側でパディングされています</translation>
    </message>
    <message>
        <source>{} of {} padded sequences are padded on the left</source>
        <translation>パディングされた系列 {} / {} 個が左側でパディングされています</translation>
    </message>
    <message>
        <source>{} of {} padded sequences are padded on the right</source>
        <translation>パディングされた系列 {} / {} 個が右側でパディングされています</translation>
    </message>
    <message>
        <source>{} of {} responses are copies of another one in their group</source>
        <translation>{} / {} 個の応答が同じグループの別の応答の写しです</translation>
    </message>
    <message>
        <source>{} of {} responses are truncated (longest: {} tokens)</source>
        <translation>{} / {} 個の応答が打ち切られています（最長: {} トークン）</translation>
    </message>
    <message>
        <source>{} of {} responses are truncated (longest: {} tokens); their mean reward is {}</source>
        <translation>{} / {} 個の応答が打ち切られています（最長: {} トークン）。平均報酬は {} です</translation>
    </message>
    <message>
        <source>{} of {} responses are truncated (longest: {} tokens); their mean reward is {}, that of the others {}</source>
        <translation>{} / {} 個の応答が打ち切られています（最長: {} トークン）。平均報酬は {}、その他は {} です</translation>
    </message>
    <message>
        <source>{} of {} responses contain {} as plain text, not as a special token</source>
        <translation>{} / {} 個の応答が {} を特殊トークンではなく通常のテキストとして含みます</translation>
    </message>
    <message>
        <source>{} of {} responses repeat the same tokens in a loop</source>
        <translation>{} / {} 個の応答が同じトークンを繰り返しています</translation>
    </message>
    <message>
        <source>{} of {} rows have no list here, which is shown as an empty one</source>
        <translation>{}/{} 行にはここにリストがなく、空のリストとして表示されます</translation>
    </message>
    <message>
        <source>{} of {} rows have no number here, which is shown as NaN</source>
        <translation>{}/{} 行にはここに数値がなく、NaN として表示されます</translation>
    </message>
    <message>
        <source>{} of {} sequences contain {} twice in a row</source>
        <translation>{} / {} 個の系列が {} を続けて二度含みます</translation>
    </message>
    <message>
        <source>{} of {} sequences have no response</source>
        <translation>{} / {} 個の系列に応答がありません</translation>
    </message>
    <message>
        <source>{} of {} sequences repeat {} and the tokens after it: the chat template was applied twice</source>
        <translation>{} / {} 個の系列が {} とそれに続くトークンを繰り返しています。チャットテンプレートが二度適用されました</translation>
    </message>
    <message>
        <source>{} of {} sequences start with {} twice</source>
        <translation>{} / {} 個の系列が {} で二度始まります</translation>
    </message>
    <message>
        <source>{} of {} truncated steps are terminated too</source>
        <translation>truncated の {2} ステップ中 {1} ステップが terminated でもあります</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} または {}</translation>
    </message>
    <message>
        <source>{} parts are too many</source>
        <translation>{} 個の部分は多すぎます</translation>
    </message>
    <message>
        <source>{} positions from {} on exceed the size {} of dim {}</source>
        <translation>{2} からの {1} 個の位置が、次元 {4} のサイズ {3} を超えています</translation>
    </message>
    <message>
        <source>{} renamed to {}</source>
        <translation>{} の名前を {} に変更</translation>
    </message>
    <message>
        <source>{} rows</source>
        <translation>{} 行</translation>
    </message>
    <message>
        <source>{} rows were written to the replay buffer in total</source>
        <translation>リプレイバッファに書き込まれた行は計 {} 行です</translation>
    </message>
    <message>
        <source>{} shifts do not fit {} dims</source>
        <translation>シフト量 {} 個は {} 個の次元に合いません</translation>
    </message>
    <message>
        <source>{} splits a last dim of two or more</source>
        <translation>{} は最後の次元を 2 つに分けるため、そのサイズは 2 以上でなければなりません</translation>
    </message>
    <message>
        <source>{} takes 1 or 2 dims, not {}</source>
        <translation>{} に使えるのは 1 次元か 2 次元です。{} 次元は使えません</translation>
    </message>
    <message>
        <source>{} takes 2 or 3 dims, not {}</source>
        <translation>{} に使えるのは 2 次元か 3 次元です。{} 次元は使えません</translation>
    </message>
    <message>
        <source>{} takes a tensor first</source>
        <translation>{} の最初の引数はテンソルです</translation>
    </message>
    <message>
        <source>{} takes a tensor, and a state to begin with</source>
        <translation>{} の引数はテンソルと、任意の初期状態です</translation>
    </message>
    <message>
        <source>{} takes a tensor, not a value of type {}</source>
        <translation>{} の引数はテンソルです。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>{} takes modules, not a value of type {}</source>
        <translation>{} の引数はモジュールです。型 {} の値は使えません</translation>
    </message>
    <message>
        <source>{} takes no '{}'</source>
        <translation>{} に引数 '{}' はありません</translation>
    </message>
    <message>
        <source>{} takes no input of {} dims</source>
        <translation>{} は {} 次元の入力を受け付けません</translation>
    </message>
    <message>
        <source>{} takes one input, not {}</source>
        <translation>{} の入力は 1 つですが、{} 個渡されました</translation>
    </message>
    <message>
        <source>{} takes one tensordict alone</source>
        <translation>{} の引数は 1 つの tensordict だけです</translation>
    </message>
    <message>
        <source>{} takes pictures of three dims, not {}</source>
        <translation>{} に使えるのは 3 次元の画像です。{} 次元は使えません</translation>
    </message>
    <message>
        <source>{} takes query, key and value, three tensors</source>
        <translation>{} の引数は query、key、value の 3 つのテンソルです</translation>
    </message>
    <message>
        <source>{} takes tensordicts, item {} is a {}</source>
        <translation>{} の引数は tensordict ですが、項目 {} は {} です</translation>
    </message>
    <message>
        <source>{} takes tensors or tensordicts, not both: item {} is a {}</source>
        <translation>{} の引数はテンソルか tensordict のどちらか一方です: 項目 {} は {} です</translation>
    </message>
    <message>
        <source>{} takes {} arguments, not {}</source>
        <translation>{} の引数は {} 個ですが、{} 個渡されました</translation>
    </message>
    <message>
        <source>{} takes {}, more than the {} of memory that are free</source>
        <translation>{} に {} 必要ですが、空きメモリは {} です</translation>
    </message>
    <message>
        <source>{} values do not fill the batch size {}</source>
        <translation>値 {} 個ではバッチサイズ {} が埋まりません</translation>
    </message>
    <message>
        <source>{} values do not fit {} positions</source>
        <translation>値 {} 個は位置 {} 個に合いません</translation>
    </message>
    <message>
        <source>{} was cut off: the file ends before frame {} of {}</source>
        <translation>{} は途中で切れています: ファイルはフレーム {}/{} の前で終わります</translation>
    </message>
    <message>
        <source>{} was to be replaced</source>
        <translation>{} を置き換える予定でした</translation>
    </message>
    <message>
        <source>{} was to become {}</source>
        <translation>{} を {} にする予定でした</translation>
    </message>
    <message>
        <source>{} worker processes cannot be started: {}; use fewer --jobs</source>
        <translation>{} 個のワーカープロセスを起動できません: {}。--jobs を減らしてください</translation>
    </message>
    <message>
        <source>{} {} and {} are the same or nested in each other</source>
        <translation>{} {} と {} は同じか、一方が他方の入れ子になっています</translation>
    </message>
    <message>
        <source>{} {}, unlike in the first file</source>
        <translation>{} {}。最初のファイルと異なります</translation>
    </message>
    <message>
        <source>{}() cannot read a number from {}</source>
        <translation>{}() は {} から数値を読み取れません</translation>
    </message>
    <message>
        <source>{}() does not change its arguments here: without running_mean and running_var it normalises by the batch all the same</source>
        <translation>ここでの {}() は引数を変更しません。running_mean と running_var がなくてもバッチで正規化します</translation>
    </message>
    <message>
        <source>{}() does not change its arguments here; leave inplace=True out</source>
        <translation>ここでの {}() は引数を変更しません。inplace=True を外してください</translation>
    </message>
    <message>
        <source>{}() does not change its arguments here; leave max_norm= out</source>
        <translation>ここでの {}() は引数を変更しません。max_norm= を外してください</translation>
    </message>
    <message>
        <source>{}() does not support antialias=True or 'nearest-exact' here</source>
        <translation>ここでの {}() は antialias=True にも 'nearest-exact' にも対応していません</translation>
    </message>
    <message>
        <source>{}() does not take these arguments: ({}); it takes{}</source>
        <translation>{}() はこれらの引数を受け付けません: ({})。受け付けるもの:{}</translation>
    </message>
    <message>
        <source>{}() does not take these arguments: ({}){} It takes{}</source>
        <translation>{}() はこれらの引数を受け付けません: ({}){} 受け付けるもの:{}</translation>
    </message>
    <message>
        <source>{}() gives no single tensor, as every leaf of a tensordict is one</source>
        <translation>{}() の結果が、tensordict の各リーフに必要な単一のテンソルになりません</translation>
    </message>
    <message>
        <source>{}() got an unexpected keyword argument '{}'; did you mean '{}'? Its signature is {}</source>
        <translation>{}() に未知のキーワード引数 '{}' が渡されました。'{}' の間違いではありませんか？シグネチャは {} です</translation>
    </message>
    <message>
        <source>{}() got an unexpected keyword argument '{}'; its signature is {}</source>
        <translation>{}() に未知のキーワード引数 '{}' が渡されました。シグネチャは {} です</translation>
    </message>
    <message>
        <source>{}() got two values for '{}'; its signature is {}</source>
        <translation>{}() の '{}' に 2 つの値が渡されました。シグネチャは {} です</translation>
    </message>
    <message>
        <source>{}() got {} arguments without a name, at most {} fit; its signature is {}</source>
        <translation>{}() に名前のない引数が {} 個渡されましたが、最大 {} 個です。シグネチャは {} です</translation>
    </message>
    <message>
        <source>{}() has no mode {} for an input of {} dims; 'nearest' and 'area' take 3 to 5, 'linear' 3, 'bilinear' and 'bicubic' 4, 'trilinear' 5</source>
        <translation>{}() にモード {} は {} 次元の入力に対してありません。'nearest' と 'area' は 3～5 次元、'linear' は 3 次元、'bilinear' と 'bicubic' は 4 次元、'trilinear' は 5 次元です</translation>
    </message>
    <message>
        <source>{}() misses {}</source>
        <translation>{}() に {} が渡されていません</translation>
    </message>
    <message>
        <source>{}() misses {}; its signature is {}</source>
        <translation>{}() に {} が渡されていません。シグネチャは {} です</translation>
    </message>
    <message>
        <source>{}() needs at least one item</source>
        <translation>{}() には 1 つ以上の項目が必要です</translation>
    </message>
    <message>
        <source>{}() reduces batch dims, not "feature"</source>
        <translation>{}() が縮約するのはバッチ次元です。"feature" は使えません</translation>
    </message>
    <message>
        <source>{}() takes a number, not {}</source>
        <translation>{}() の引数は数値です。{} は使えません</translation>
    </message>
    <message>
        <source>{}() takes a tensor and a mode such as 'nearest'</source>
        <translation>{}() はテンソルと 'nearest' のようなモードを取ります</translation>
    </message>
    <message>
        <source>{}() takes either size or scale_factor</source>
        <translation>{}() は size か scale_factor のどちらかを取ります</translation>
    </message>
    <message>
        <source>{}() takes tensordicts and tensors, not a number</source>
        <translation>{}() の引数は tensordict とテンソルです。数値は使えません</translation>
    </message>
    <message>
        <source>{}() takes two tensors or two tensordicts, not a {} and a {}</source>
        <translation>{}() の引数は 2 つのテンソルまたは 2 つの tensordict です。{} と {} は使えません</translation>
    </message>
    <message>
        <source>{}(reduce=True) reduces all tensors together, but there are none</source>
        <translation>{}(reduce=True) はすべてのテンソルをまとめて縮約しますが、テンソルがありません</translation>
    </message>
    <message>
        <source>{}, rounded</source>
        <translation>{}(丸め)</translation>
    </message>
    <message>
        <source>{}. Open it again to put it back from the journal</source>
        <translation>{}。開き直すと、ジャーナルから元に戻せます</translation>
    </message>
    <message>
        <source>{}: expected tensors, not a {}</source>
        <translation>{}：テンソルが必要ですが、{} が渡されました</translation>
    </message>
    <message>
        <source>{}: not enough memory for this part</source>
        <translation>{}: この部分のためのメモリが足りません</translation>
    </message>
    <message>
        <source>{}: their sums are equal, so that the sum over the dims is missing.</source>
        <translation>{}: 合計は一致するので、次元にわたる合計が抜けています。</translation>
    </message>
    <message>
        <source>{}: {} (convertible to {})</source>
        <translation>{}: {} ({} に変換可能)</translation>
    </message>
    <message>
        <source>{}: {} contains values outside its range</source>
        <translation>{}: {} に範囲外の値があります</translation>
    </message>
    <message>
        <source>{}: {}, length {} to {}</source>
        <translation>{}: {}、長さ {} から {}</translation>
    </message>
    <message>
        <source>{}: {}. It was probably written by a newer HDF5 library than {}.{}.{}, which this program has; write it with `h5py.File(path, "w", libver="v110")`</source>
        <translation>{}: {}。このプログラムの HDF5 ライブラリ {}.{}.{} より新しいもので書かれた可能性があります。`h5py.File(path, "w", libver="v110")` で書いてください</translation>
    </message>
    <message>
        <source>{}; and restoring the previous content failed too ({})</source>
        <translation>{}。以前の内容に戻すこともできませんでした ({})</translation>
    </message>
    <message>
        <source>{}; nothing was saved</source>
        <translation>{}。何も保存していません</translation>
    </message>
    <message>
        <source>{}; their sums differ too.</source>
        <translation>{}。合計も一致しません。</translation>
    </message>
    <message>
        <source>~ takes integers and bools, not {}</source>
        <translation>~ に使えるのは整数と bool です。{} は使えません</translation>
    </message>
</context>
</TS>
