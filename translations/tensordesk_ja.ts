<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>tensordesk::AboutBox</name>
    <message>
        <source>About TensorDesk</source>
        <translation>TensorDesk について</translation>
    </message>
    <message>
        <source>&lt;h3&gt;TensorDesk %1&lt;/h3&gt;&lt;p&gt;A desktop browser and editor for tensordicts.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Made with Qt, LibTorch, QCustomPlot and HDF5.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;TensorDesk %1&lt;/h3&gt;&lt;p&gt;tensordict のためのデスクトップブラウザー兼エディター。&lt;/p&gt;&lt;p&gt;GNU General Public License バージョン 3 以降に基づくフリーソフトウェアです。Qt、LibTorch、QCustomPlot、HDF5 を使用しています。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>tensordesk::Actions</name>
    <message>
        <source>&amp;Open file…</source>
        <translation>ファイルを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>フォルダーを開く(&amp;F)…</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple</source>
        <translation>サンプルを開く(&amp;M)</translation>
    </message>
    <message>
        <source>Open a simulated rollout to try things on</source>
        <translation>シミュレーションのロールアウトを開いて試します</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Write the edits to the file</source>
        <translation>編集内容をファイルに書き込みます</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Write all or a part to a new file</source>
        <translation>全体または一部を新しいファイルに書き出します</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>再読み込み(&amp;R)</translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>ファイルを再読み込み</translation>
    </message>
    <message>
        <source>Roll &amp;back the interrupted save</source>
        <translation>中断した保存をロールバック(&amp;B)</translation>
    </message>
    <message>
        <source>Put the file back to its state before the save that was interrupted</source>
        <translation>ファイルを、中断した保存の前の状態に戻します</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close the document</source>
        <translation>ドキュメントを閉じます</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>最後の編集を取り消します</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>Do the undone edit again</source>
        <translation>取り消した編集をもう一度行います</translation>
    </message>
    <message>
        <source>&amp;Edit values</source>
        <translation>値を編集(&amp;E)</translation>
    </message>
    <message>
        <source>Let values be edited; the file changes only when saved</source>
        <translation>値を編集できるようにします。ファイルは保存するまで変わりません</translation>
    </message>
    <message>
        <source>&amp;Discard edits</source>
        <translation>編集を破棄(&amp;D)</translation>
    </message>
    <message>
        <source>Discard all unsaved edits</source>
        <translation>未保存の編集をすべて破棄します</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected or shown values</source>
        <translation>選択または表示しているものをコピーします</translation>
    </message>
    <message>
        <source>T&amp;ree</source>
        <translation>ツリー(&amp;R)</translation>
    </message>
    <message>
        <source>Show or hide the tree</source>
        <translation>ツリーの表示/非表示を切り替えます</translation>
    </message>
    <message>
        <source>I&amp;nspector</source>
        <translation>インスペクター(&amp;N)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>Light or dark as the desktop is</source>
        <translation>デスクトップの明暗に合わせます</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>Always light</source>
        <translation>常に明るい配色にします</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>Always dark</source>
        <translation>常に暗い配色にします</translation>
    </message>
    <message>
        <source>&amp;Expression</source>
        <translation>式(&amp;E)</translation>
    </message>
    <message>
        <source>Type an index or an expression</source>
        <translation>インデックスまたは式を入力します</translation>
    </message>
    <message>
        <source>&amp;Search keys</source>
        <translation>キーを検索(&amp;S)</translation>
    </message>
    <message>
        <source>Filter the tree by key</source>
        <translation>ツリーをキーで絞り込みます</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>1 ステップ戻る(&amp;B)</translation>
    </message>
    <message>
        <source>One index back</source>
        <translation>インデックスを 1 つ戻します</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>1 ステップ進む(&amp;F)</translation>
    </message>
    <message>
        <source>One index on</source>
        <translation>インデックスを 1 つ進めます</translation>
    </message>
    <message>
        <source>Step back by 10</source>
        <translation>10 ステップ戻る</translation>
    </message>
    <message>
        <source>Ten indices back</source>
        <translation>インデックスを 10 戻します</translation>
    </message>
    <message>
        <source>Step forward by 10</source>
        <translation>10 ステップ進む</translation>
    </message>
    <message>
        <source>Ten indices on</source>
        <translation>インデックスを 10 進めます</translation>
    </message>
    <message>
        <source>&amp;Cancel the newest job</source>
        <translation>最新のジョブを中止(&amp;C)</translation>
    </message>
    <message>
        <source>Cancel the last job</source>
        <translation>最新のジョブを中止します</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>Open the manual page of the focused control</source>
        <translation>フォーカスのあるコントロールのマニュアルページを開きます</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About TensorDesk</source>
        <translation>TensorDesk について(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>バージョンとライセンス</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外観(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Play or pause	Space</source>
        <translation>再生/一時停止(&amp;P)	Space</translation>
    </message>
    <message>
        <source>Play along the dim; Space in a view does the same</source>
        <translation>次元に沿って再生します。ビューでは Space キーでもできます</translation>
    </message>
    <message>
        <source>Compare with f&amp;ile…</source>
        <translation>ファイルと比較(&amp;I)…</translation>
    </message>
    <message>
        <source>Show the differences from another file</source>
        <translation>別のファイルとの違いを表示します</translation>
    </message>
    <message>
        <source>Compare with fol&amp;der…</source>
        <translation>フォルダーと比較(&amp;D)…</translation>
    </message>
    <message>
        <source>Collate &amp;members</source>
        <translation>メンバーを照合(&amp;M)</translation>
    </message>
    <message>
        <source>Show the common keys of the members of the selected lazy stack, and why they do not stack</source>
        <translation>選択した lazy stack のメンバーに共通するキーと、スタックできない理由を表示します</translation>
    </message>
    <message>
        <source>&amp;Batch dims…</source>
        <translation>バッチ次元(&amp;B)…</translation>
    </message>
    <message>
        <source>Try other batch sizes and names: what each level would become</source>
        <translation>別のバッチサイズや名前を試し、各階層がどうなるかを確かめます</translation>
    </message>
    <message>
        <source>&amp;Shape debugger</source>
        <translation>形状デバッガー(&amp;S)</translation>
    </message>
    <message>
        <source>Show the effect of the expression on each key while you type</source>
        <translation>入力中の式が各キーに及ぼす効果を表示します</translation>
    </message>
    <message>
        <source>Collate fi&amp;les…</source>
        <translation>ファイルを照合(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Follow the file</source>
        <translation>ファイルを追跡(&amp;F)</translation>
    </message>
    <message>
        <source>Reload the file whenever another program changes it</source>
        <translation>ほかのプログラムがファイルを変更するたびに読み直します</translation>
    </message>
    <message>
        <source>R&amp;un statements…</source>
        <translation>文を実行(&amp;U)…</translation>
    </message>
    <message>
        <source>Edit with Python statements, with a preview of the changes</source>
        <translation>Python の文で編集します。変更をプレビューできます</translation>
    </message>
    <message>
        <source>&amp;Add a key…</source>
        <translation>キーを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Add a leaf to this level</source>
        <translation>この階層にリーフを追加します</translation>
    </message>
    <message>
        <source>Du&amp;plicate…</source>
        <translation>複製(&amp;P)…</translation>
    </message>
    <message>
        <source>Add a copy of the entry under another key</source>
        <translation>エントリのコピーを別のキーで追加します</translation>
    </message>
    <message>
        <source>Rena&amp;me or move…</source>
        <translation>名前の変更または移動(&amp;M)…</translation>
    </message>
    <message>
        <source>Rename or move the entry</source>
        <translation>エントリの名前を変えるか、移動します</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>削除(&amp;L)</translation>
    </message>
    <message>
        <source>Delete the entry and all below it</source>
        <translation>エントリとその下のすべてを削除します</translation>
    </message>
    <message>
        <source>C&amp;hange values…</source>
        <translation>値を変更(&amp;H)…</translation>
    </message>
    <message>
        <source>Recompute the values of the entry, or type its value</source>
        <translation>エントリの値を計算し直すか、値を入力します</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>画像をコピー(&amp;I)</translation>
    </message>
    <message>
        <source>Copy the view as a picture</source>
        <translation>ビューを画像としてコピーします</translation>
    </message>
    <message>
        <source>&amp;Edit list</source>
        <translation>編集リスト(&amp;E)</translation>
    </message>
    <message>
        <source>Show the edits as Python statements</source>
        <translation>編集を Python の文として表示します</translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation>ジョブ(&amp;J)</translation>
    </message>
    <message>
        <source>Show the background jobs</source>
        <translation>バックグラウンドのジョブを表示します</translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>メッセージ(&amp;M)</translation>
    </message>
    <message>
        <source>Show all messages so far</source>
        <translation>これまでのメッセージをすべて表示します</translation>
    </message>
    <message>
        <source>&amp;Next document</source>
        <translation>次のドキュメント(&amp;N)</translation>
    </message>
    <message>
        <source>Bring the next tab to the front</source>
        <translation>次のタブを前面に出します</translation>
    </message>
    <message>
        <source>&amp;Previous document</source>
        <translation>前のドキュメント(&amp;P)</translation>
    </message>
    <message>
        <source>Bring the tab before to the front</source>
        <translation>前のタブを前面に出します</translation>
    </message>
    <message>
        <source>&amp;Command palette</source>
        <translation>コマンドパレット(&amp;C)</translation>
    </message>
    <message>
        <source>Find any action by its name</source>
        <translation>名前から操作を探します</translation>
    </message>
    <message>
        <source>Collate &amp;parts…</source>
        <translation>部分を照合(&amp;P)…</translation>
    </message>
    <message>
        <source>Show indices, episodes or other parts side by side, and why they do not stack</source>
        <translation>インデックス、エピソードなどの部分を並べて、スタックできない理由とともに表示します</translation>
    </message>
    <message>
        <source>Compare with the sa&amp;ved file</source>
        <translation>保存済みファイルと比較(&amp;V)</translation>
    </message>
    <message>
        <source>Show the changes of the unsaved edits</source>
        <translation>未保存の編集による変更を表示します</translation>
    </message>
    <message>
        <source>Pre&amp;vious episode</source>
        <translation>前のエピソード(&amp;V)</translation>
    </message>
    <message>
        <source>To the first step of the episode, then of the one before</source>
        <translation>エピソードの最初のステップへ、次に前のエピソードの最初へ移動します</translation>
    </message>
    <message>
        <source>Ne&amp;xt episode</source>
        <translation>次のエピソード(&amp;X)</translation>
    </message>
    <message>
        <source>To the first step of the next episode</source>
        <translation>次のエピソードの最初のステップへ移動します</translation>
    </message>
    <message>
        <source>Oldest row of a replay buffer firs&amp;t</source>
        <translation>リプレイバッファを古い行から表示(&amp;T)</translation>
    </message>
    <message>
        <source>Only the rows that are written, in the order of time</source>
        <translation>書き込まれた行だけを時間順に表示します</translation>
    </message>
    <message>
        <source>Follow &amp;links out of folders</source>
        <translation>フォルダー外へのリンクをたどる(&amp;L)</translation>
    </message>
    <message>
        <source>Also read files elsewhere that links in a memmap folder lead to</source>
        <translation>memmap フォルダー内のリンクが指す、ほかの場所のファイルも読みます</translation>
    </message>
    <message>
        <source>Show files, folders and open documents side by side, and why they do not stack</source>
        <translation>ファイル、フォルダー、開いているドキュメントを並べて、スタックできない理由とともに表示します</translation>
    </message>
    <message>
        <source>Close all windows</source>
        <translation>すべてのウィンドウを閉じる</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>元に戻す: %1(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>やり直し: %1(&amp;R)</translation>
    </message>
    <message>
        <source>Show or hide the inspector and the options of the view</source>
        <translation>インスペクターとビューの設定の表示/非表示を切り替えます</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>概要(&amp;O)</translation>
    </message>
    <message>
        <source>Show the overview: episodes, health and sizes</source>
        <translation>概要(エピソード、健全性、サイズ)を表示します</translation>
    </message>
    <message>
        <source>Open, save, compare</source>
        <translation>開く、保存、比較</translation>
    </message>
    <message>
        <source>Find, step and play</source>
        <translation>検索、移動、再生</translation>
    </message>
    <message>
        <source>Choose the shown part</source>
        <translation>表示する部分を選ぶ</translation>
    </message>
    <message>
        <source>Edit and copy</source>
        <translation>編集とコピー</translation>
    </message>
    <message>
        <source>Get help</source>
        <translation>ヘルプを見る</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>設定(&amp;T)…</translation>
    </message>
    <message>
        <source>Choose theme, language, numbers, colours, columns and memory</source>
        <translation>テーマ、言語、数値、色、列、メモリを選びます</translation>
    </message>
    <message>
        <source>Open a file of any format that is known</source>
        <translation>対応する任意の形式のファイルを開きます</translation>
    </message>
    <message>
        <source>Open a folder: memmap, zarr, checkpoint, replay buffer, shards, episodes</source>
        <translation>フォルダーを開きます: memmap、zarr、チェックポイント、リプレイバッファ、シャード、エピソード</translation>
    </message>
    <message>
        <source>Show the differences from another folder</source>
        <translation>別のフォルダーとの違いを表示します</translation>
    </message>
    <message>
        <source>Take a &amp;tour</source>
        <translation>ツアーを始める(&amp;T)</translation>
    </message>
    <message>
        <source>See the parts of the window in six steps, with the sample</source>
        <translation>サンプルを使い、ウィンドウの各部を 6 ステップで紹介します</translation>
    </message>
    <message>
        <source>List the keyboard shortcuts, grouped by task</source>
        <translation>キー操作でできることを、目的別の一覧から探します</translation>
    </message>
    <message>
        <source>Compare with open docu&amp;ment…</source>
        <translation>開いているドキュメントと比較(&amp;M)…</translation>
    </message>
    <message>
        <source>Show the differences from another tab, unsaved edits included</source>
        <translation>別のタブとの違いを、未保存の編集も含めて表示します</translation>
    </message>
    <message>
        <source>Plot &amp;keys in panes</source>
        <translation>キーをペインにプロット(&amp;K)</translation>
    </message>
    <message>
        <source>Draw the curves of the selected keys below each other, each with a y axis of its own</source>
        <translation>選択したキーの曲線を、それぞれ独自の y 軸で上下に並べて描きます</translation>
    </message>
    <message>
        <source>Episodes &amp;from their starts</source>
        <translation>エピソードを先頭から揃える(&amp;F)</translation>
    </message>
    <message>
        <source>Align episodes at their starts, with their statistics; off: steps in stored order</source>
        <translation>各エピソードを先頭で揃え、統計とともに表示します。オフの場合は、ステップを保存された順に表示します</translation>
    </message>
    <message>
        <source>La&amp;youts of curves…</source>
        <translation>曲線のレイアウト(&amp;Y)…</translation>
    </message>
    <message>
        <source>Save which keys are drawn where under a name, or draw them so as was saved</source>
        <translation>どのキーをどこに描くかを名前を付けて保存するか、保存したとおりに描きます</translation>
    </message>
    <message>
        <source>Derived &amp;keys…</source>
        <translation>派生キー(&amp;K)…</translation>
    </message>
    <message>
        <source>Define keys by expressions, which are computed when they are shown</source>
        <translation>式でキーを定義します。値は表示するときに計算します</translation>
    </message>
    <message>
        <source>Sho&amp;w the file as stored</source>
        <translation>ファイルを保存されたまま表示(&amp;W)</translation>
    </message>
    <message>
        <source>Without its layout: the groups and arrays as they are in the file; of a replay buffer its sampler and writer too</source>
        <translation>レイアウトなし: ファイル内のグループと配列をそのまま表示。リプレイバッファではサンプラーとライターも表示</translation>
    </message>
    <message>
        <source>&amp;Explain an error…</source>
        <translation>エラーを説明(&amp;E)…</translation>
    </message>
    <message>
        <source>Paste an error of Python and see which dims do not fit and what to write instead</source>
        <translation>Python のエラーを貼り付けると、合わない次元と代わりの書き方がわかります</translation>
    </message>
    <message>
        <source>Rea&amp;d as…</source>
        <translation>読み方(&amp;D)…</translation>
    </message>
    <message>
        <source>Set where the file has the steps of a rollout, and the role of each key</source>
        <translation>ファイルのどこにロールアウトのステップがあるかと、各キーの役割を設定します</translation>
    </message>
    <message>
        <source>Search va&amp;lues</source>
        <translation>値を検索(&amp;L)</translation>
    </message>
    <message>
        <source>Search the values of all keys for a condition, such as isnan or &gt; 1e6</source>
        <translation>すべてのキーの値から isnan や &gt; 1e6 などの条件を検索</translation>
    </message>
    <message>
        <source>Compare &amp;runs…</source>
        <translation>実行を比較(&amp;R)…</translation>
    </message>
    <message>
        <source>Show returns and lengths of the episodes of several rollouts in one plot, with statistics</source>
        <translation>複数のロールアウトのエピソードのリターンと長さを、統計とともに 1 つのグラフに表示</translation>
    </message>
    <message>
        <source>Name c&amp;hannels…</source>
        <translation>チャンネルに名前を付ける(&amp;H)…</translation>
    </message>
    <message>
        <source>Name the indices of the last dim of the shown key, for files of this folder</source>
        <translation>表示中のキーの最後の次元のインデックスに、このフォルダーのファイル用の名前を付ける</translation>
    </message>
    <message>
        <source>Open from another &amp;machine…</source>
        <translation>別のマシンから開く(&amp;A)…</translation>
    </message>
    <message>
        <source>Open a file or folder that stays on another machine, by ssh</source>
        <translation>別のマシンに置いたままのファイルやフォルダーを ssh で開きます</translation>
    </message>
</context>
<context>
    <name>tensordesk::AddedKeys</name>
    <message>
        <source>Add a key</source>
        <translation>キーを追加</translation>
    </message>
    <message>
        <source>Draws the curves of another key too; keys can be dragged here from the tree</source>
        <translation>別のキーの曲線も描きます。ツリーからキーをここへドラッグすることもできます</translation>
    </message>
    <message>
        <source>No other key has this dim</source>
        <translation>この次元を持つキーはほかにありません</translation>
    </message>
    <message>
        <source>Where other keys are drawn</source>
        <translation>追加したキーを描く場所</translation>
    </message>
    <message>
        <source>in the same pane</source>
        <translation>同じペイン</translation>
    </message>
    <message>
        <source>on a second y axis</source>
        <translation>第 2 の y 軸</translation>
    </message>
    <message>
        <source>in panes below</source>
        <translation>下のペイン</translation>
    </message>
</context>
<context>
    <name>tensordesk::BatchDialog</name>
    <message>
        <source>Batch dims</source>
        <translation>バッチ次元</translation>
    </message>
    <message>
        <source>&amp;Copy as Python</source>
        <translation>Python としてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>バッチサイズ</translation>
    </message>
    <message>
        <source>Names of the batch dims</source>
        <translation>バッチ次元の名前</translation>
    </message>
    <message>
        <source>env, time</source>
        <translation>env, time</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>階層</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Would be</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>Preview of each level</source>
        <translation>各階層がどうなるか</translation>
    </message>
    <message>
        <source>Batch &amp;size:</source>
        <translation>バッチサイズ(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Names:</source>
        <translation>名前(&amp;N):</translation>
    </message>
    <message>
        <source>as long as the leaves allow, on every level</source>
        <translation>すべての階層で、リーフが許すかぎり長く</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>As an edit that can be undone; the file changes when it is saved</source>
        <translation>元に戻せる編集として行います。ファイルは保存時に変わります</translation>
    </message>
    <message>
        <source>Switch to editing first</source>
        <translation>先に編集モードに切り替えてください</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>適用(&amp;A)</translation>
    </message>
    <message>
        <source>Find the batch sizes that fit</source>
        <translation>合うバッチサイズを探す</translation>
    </message>
    <message>
        <source>Try the batch dims</source>
        <translation>バッチ次元を試す</translation>
    </message>
</context>
<context>
    <name>tensordesk::BatchMask</name>
    <message>
        <source>A mask is a bool tensor, such as td[&quot;done&quot;] or td[&quot;reward&quot;] &gt; 0, and this is a %1.</source>
        <translation>マスクは td[&quot;done&quot;] や td[&quot;reward&quot;] &gt; 0 のような bool テンソルですが、これは %1 です。</translation>
    </message>
    <message>
        <source>A mask has the shape of the batch %1 or of its first dims, and this one has %2.</source>
        <translation>マスクの形状はバッチの形状 %1 またはその先頭の次元と同じですが、このマスクの形状は %2 です。</translation>
    </message>
</context>
<context>
    <name>tensordesk::CellEdits</name>
    <message>
        <source>one cell</source>
        <translation>1 セル</translation>
    </message>
    <message>
        <source>%1 × %2 cells</source>
        <translation>%1 × %2 セル</translation>
    </message>
    <message>
        <source>The text leaves values out by &quot;...&quot;. Print all of them first.</source>
        <translation>このテキストは「...」で値を省略しています。先にすべての値を出力してください。</translation>
    </message>
    <message>
        <source>The rows have different lengths: %1 and %2 cells.</source>
        <translation>行の長さがそろっていません: %1 セルと %2 セル。</translation>
    </message>
    <message>
        <source>Fill %1</source>
        <translation>%1 を埋める</translation>
    </message>
    <message>
        <source>Compute %1</source>
        <translation>%1 を計算</translation>
    </message>
    <message>
        <source>The clipboard has no cells.</source>
        <translation>クリップボードにセルがありません。</translation>
    </message>
    <message>
        <source>The clipboard has more than %1 cells.</source>
        <translation>クリップボードのセルが %1 個を超えています。</translation>
    </message>
    <message>
        <source>Paste into %1</source>
        <translation>%1 に貼り付け</translation>
    </message>
    <message>
        <source>The clipboard has %1, but from here only %2 are left.</source>
        <translation>クリップボードには %1 ありますが、ここから先は %2 しかありません。</translation>
    </message>
    <message>
        <source>The clipboard has more than %1 characters.</source>
        <translation>クリップボードの文字が %1 文字を超えています。</translation>
    </message>
</context>
<context>
    <name>tensordesk::CellsTexts</name>
    <message>
        <source>Cells after the end of a shorter member have no element, and an array has no gaps: copy the cells as text or as lists.</source>
        <translation>短いメンバーの末尾より後のセルには要素がなく、配列に欠けは許されません。セルをテキストまたはリストとしてコピーしてください。</translation>
    </message>
</context>
<context>
    <name>tensordesk::ChannelNaming</name>
    <message>
        <source>Name channels</source>
        <translation>チャンネルに名前を付ける</translation>
    </message>
    <message>
        <source>Names of the %1 channels of %2, separated by commas:</source>
        <translation>%2 の %1 個のチャンネルの名前（コンマ区切り）:</translation>
    </message>
    <message>
        <source>Channel names</source>
        <translation>チャンネル名</translation>
    </message>
    <message>
        <source>Expected %1 names, and there are %2.</source>
        <translation>%1 個の名前が必要ですが、%2 個あります。</translation>
    </message>
</context>
<context>
    <name>tensordesk::ChipRow</name>
    <message>
        <source>More dims</source>
        <translation>ほかの次元</translation>
    </message>
    <message>
        <source>The dims before</source>
        <translation>前の次元</translation>
    </message>
</context>
<context>
    <name>tensordesk::ChosenCells</name>
    <message numerus="yes">
        <source>%n cell(s): sum %1, mean %2</source>
        <translation>
            <numerusform>セル %n 個: 合計 %1、平均 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Sum up cells</source>
        <translation>セルを集計</translation>
    </message>
    <message>
        <source>Save cells</source>
        <translation>セルを保存</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>%1 に書き込みました</translation>
    </message>
    <message>
        <source>Cells (*.csv *.npy *.npz)</source>
        <translation>セル (*.csv *.npy *.npz)</translation>
    </message>
    <message>
        <source>Cannot save</source>
        <translation>保存できません</translation>
    </message>
</context>
<context>
    <name>tensordesk::CollateDialog</name>
    <message>
        <source>Collate files</source>
        <translation>ファイルを照合</translation>
    </message>
    <message>
        <source>Tensordicts to show side by side, and why they do not stack.</source>
        <translation>並べて表示する tensordict と、それらがスタックできない理由。</translation>
    </message>
    <message>
        <source>Tensordicts</source>
        <translation>tensordict</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>ファイルを追加(&amp;F)…</translation>
    </message>
    <message>
        <source>Add f&amp;older…</source>
        <translation>フォルダーを追加(&amp;O)…</translation>
    </message>
    <message>
        <source>%1, as opened</source>
        <translation>%1(開いている状態)</translation>
    </message>
    <message>
        <source>Collate a folder</source>
        <translation>フォルダーを照合</translation>
    </message>
</context>
<context>
    <name>tensordesk::CollationModel</name>
    <message>
        <source>All members agree.</source>
        <translation>すべてのメンバーが一致しています。</translation>
    </message>
    <message>
        <source>torch.stack raises an error because of this.</source>
        <translation>このため torch.stack はエラーになります。</translation>
    </message>
    <message>
        <source>torch.stack accepts the members nevertheless.</source>
        <translation>それでも torch.stack はメンバーを受け付けます。</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Member %1 lacks this key.</source>
        <translation>メンバー %1 にはこのキーがありません。</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>読み取り不可</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>異なる点</translation>
    </message>
    <message numerus="yes">
        <source>%n keys</source>
        <translation>
            <numerusform>%n 個のキー</numerusform>
        </translation>
    </message>
    <message>
        <source>only the batch</source>
        <translation>バッチのみ</translation>
    </message>
    <message>
        <source>They differ only because the batch sizes of the members differ. A double-click shows each key.</source>
        <translation>違いは、メンバーのバッチサイズの違いによるものだけです。ダブルクリックで各キーを表示します。</translation>
    </message>
    <message>
        <source>They differ as the batch of the members does. A double-click hides them again.</source>
        <translation>これらの違いは、メンバーのバッチの違いによるものです。ダブルクリックで再び隠します。</translation>
    </message>
    <message>
        <source>It differs as the batch of the members does.</source>
        <translation>この違いは、メンバーのバッチの違いによるものです。</translation>
    </message>
</context>
<context>
    <name>tensordesk::CollationView</name>
    <message>
        <source>Function</source>
        <translation>関数</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Result of collating</source>
        <translation>照合の結果</translation>
    </message>
    <message>
        <source>To stack</source>
        <translation>スタックするには</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更すべき点</translation>
    </message>
    <message>
        <source>Keys and members</source>
        <translation>キーとメンバー</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Python としてコピー</translation>
    </message>
    <message>
        <source>%1. Padding every dim to the longest adds %2 to %3.</source>
        <translation>%1。各次元を最長に合わせてパディングすると、%3 に %2 が加わります。</translation>
    </message>
    <message>
        <source>none: they stack</source>
        <translation>なし: スタックできます</translation>
    </message>
    <message>
        <source>One member</source>
        <translation>1 メンバー</translation>
    </message>
    <message>
        <source>%1 members</source>
        <translation>%1 メンバー</translation>
    </message>
    <message>
        <source>leaves out %1</source>
        <translation>%1 を除く</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 は %2 になる</translation>
    </message>
    <message>
        <source>drops the names of dims</source>
        <translation>次元の名前がなくなる</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>意味</translation>
    </message>
    <message>
        <source>Members of different lengths: pad with zeros</source>
        <translation>長さの異なるメンバー: ゼロでパディング</translation>
    </message>
    <message>
        <source>Members of different lengths: crop to the shortest</source>
        <translation>長さの異なるメンバー: 最短に合わせて切り詰め</translation>
    </message>
    <message>
        <source>How members of different lengths are stacked</source>
        <translation>長さの異なるメンバーの扱い</translation>
    </message>
    <message>
        <source>if you like: %1</source>
        <translation>任意: %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::CollationWindow</name>
    <message>
        <source>Collation — TensorDesk</source>
        <translation>照合 — TensorDesk</translation>
    </message>
    <message>
        <source>Read the members</source>
        <translation>メンバーを調べる</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>Looking at the members…</source>
        <translation>メンバーを調べています…</translation>
    </message>
</context>
<context>
    <name>tensordesk::ColourControls</name>
    <message>
        <source>Symmetric</source>
        <translation>対称</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Colours; automatic: around zero for values of both signs</source>
        <translation>配色。自動では、正負両方の値があるとき 0 を中心にします</translation>
    </message>
    <message>
        <source>The middle colour is zero</source>
        <translation>中央の色を 0 にします</translation>
    </message>
    <message>
        <source>Value of the first colour</source>
        <translation>最初の色の値</translation>
    </message>
    <message>
        <source>Value of the last colour</source>
        <translation>最後の色の値</translation>
    </message>
    <message>
        <source>From the least to the greatest value shown</source>
        <translation>表示されている最小値から最大値まで</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>How many elements have which value, with the ends of the colours to be dragged</source>
        <translation>各値の要素数。配色の両端をドラッグできます</translation>
    </message>
    <message>
        <source>Fit to the values</source>
        <translation>値に合わせる</translation>
    </message>
    <message>
        <source>From</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>To</source>
        <translation>最大</translation>
    </message>
</context>
<context>
    <name>tensordesk::ColourDomain</name>
    <message>
        <source>Distribution of the values, and the ends of the colours</source>
        <translation>値の分布と配色の両端</translation>
    </message>
    <message>
        <source>Drag the lines: the values of the first and of the last colour. Arrow keys move the one last touched.</source>
        <translation>線をドラッグできます: 最初の色と最後の色の値です。方向キーで、最後に触れた線が動きます。</translation>
    </message>
</context>
<context>
    <name>tensordesk::ColourMap</name>
    <message>
        <source>Grey</source>
        <translation>グレー</translation>
    </message>
    <message>
        <source>Blue, white, red</source>
        <translation>青、白、赤</translation>
    </message>
</context>
<context>
    <name>tensordesk::ColourScale</name>
    <message>
        <source>Colours from %1 to %2</source>
        <translation>%1 から %2 までの色</translation>
    </message>
</context>
<context>
    <name>tensordesk::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>コマンドパレット</translation>
    </message>
    <message>
        <source>Type some letters of an action</source>
        <translation>操作名の一部を入力</translation>
    </message>
    <message>
        <source>Action to find</source>
        <translation>探す操作</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>No action is called so. Clear the field to see all.</source>
        <translation>その名前の操作はありません。欄を空にするとすべて表示されます。</translation>
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
        <translation>A でのエントリを表示します</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Show the entry of B</source>
        <translation>B でのエントリを表示します</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>Show how far B is from A, element by element</source>
        <translation>B が A からどれだけ離れているかを要素ごとに表示します</translation>
    </message>
    <message>
        <source>Choose a key to see its values.</source>
        <translation>キーを選ぶと値が表示されます。</translation>
    </message>
    <message>
        <source>Options of the view</source>
        <translation>ビューの設定</translation>
    </message>
</context>
<context>
    <name>tensordesk::CompareWindow</name>
    <message>
        <source>%1 and %2 — TensorDesk</source>
        <translation>%1 と %2 — TensorDesk</translation>
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
        <translation>両方のファイルを開く</translation>
    </message>
    <message>
        <source>Compare values</source>
        <translation>値を比較</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>再比較</translation>
    </message>
    <message>
        <source>Reload the files and compare them (%1)</source>
        <translation>ファイルを開き直して比較します (%1)</translation>
    </message>
    <message>
        <source>Cannot compare</source>
        <translation>比較できません</translation>
    </message>
</context>
<context>
    <name>tensordesk::ComparisonModel</name>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>違い</translation>
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
        <translation>NaN と NaN を等しいとみなす(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Only differences</source>
        <translation>違いのみ(&amp;O)</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>違い</translation>
    </message>
    <message>
        <source>atol</source>
        <translation>atol</translation>
    </message>
    <message>
        <source>Equal is |A − B| ≤ atol + rtol · |B|</source>
        <translation>|A − B| ≤ atol + rtol · |B| のとき等しいとみなします</translation>
    </message>
    <message>
        <source>rtol</source>
        <translation>rtol</translation>
    </message>
    <message>
        <source>%1 Comparing values…</source>
        <translation>%1 値を比較しています…</translation>
    </message>
    <message>
        <source>All %1 entries are equal.</source>
        <translation>%1 個のエントリはすべて等しいです。</translation>
    </message>
    <message>
        <source>All %1 entries have the same form. Comparing values…</source>
        <translation>%1 個のエントリはすべて同じ形です。値を比較しています…</translation>
    </message>
    <message>
        <source>Differences in %1 of %2 entries.</source>
        <translation>%2 個中 %1 個のエントリに違いがあります。</translation>
    </message>
</context>
<context>
    <name>tensordesk::CornerLegend</name>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
</context>
<context>
    <name>tensordesk::CurveExport</name>
    <message>
        <source>Export curves</source>
        <translation>曲線をエクスポート</translation>
    </message>
    <message>
        <source>Export visible curves…</source>
        <translation>表示中の曲線をエクスポート…</translation>
    </message>
    <message>
        <source>Writes the visible range of the shown curves as CSV: a row per index, a column per curve</source>
        <translation>表示中の曲線の表示範囲を CSV に書き込みます。インデックスごとに 1 行、曲線ごとに 1 列</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 を書き込みました</translation>
    </message>
    <message>
        <source>Cannot export the curves</source>
        <translation>曲線をエクスポートできません</translation>
    </message>
    <message>
        <source>Export visible curves</source>
        <translation>表示中の曲線をエクスポート</translation>
    </message>
    <message>
        <source>Tables (*.csv *.parquet *.npz *.h5)</source>
        <translation>表 (*.csv *.parquet *.npz *.h5)</translation>
    </message>
</context>
<context>
    <name>tensordesk::CurveOptions</name>
    <message>
        <source>Logarithmic y axis</source>
        <translation>y 軸を対数に</translation>
    </message>
    <message>
        <source>Logarithmic x axis</source>
        <translation>x 軸を対数に</translation>
    </message>
    <message>
        <source>Mean ± std of all</source>
        <translation>全体の平均 ± 標準偏差</translation>
    </message>
    <message>
        <source>Bools as lanes</source>
        <translation>bool を帯で表示</translation>
    </message>
    <message>
        <source>The mean and its deviation over members of different lengths, at each step over the members that reach it</source>
        <translation>長さの異なるメンバーの平均と標準偏差。各ステップで、そこまで達するメンバーについて求めます</translation>
    </message>
    <message>
        <source>Bools and small integers as bars below each other, if there are several</source>
        <translation>bool と小さい整数が複数あるとき、上下に並べた帯として表示します</translation>
    </message>
    <message>
        <source>Root beside next</source>
        <translation>ルートと next を並べる</translation>
    </message>
    <message>
        <source>Draws the entry below &quot;next&quot; one step later, where it describes the same state, and marks the steps of an episode at which the two differ</source>
        <translation>next の下の値が同じ状態を表すものであれば 1 ステップ後ろにずらして描き、エピソード内で両者が異なる箇所に印を付けます</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Draws the moving mean of each curve over this many steps</source>
        <translation>各曲線に、各ステップの前後を含むこのステップ数の平均を添えます</translation>
    </message>
    <message>
        <source>S&amp;mooth over</source>
        <translation>平滑化の幅(&amp;M)</translation>
    </message>
</context>
<context>
    <name>tensordesk::CurvePointer</name>
    <message>
        <source>%1, smoothed</source>
        <translation>%1、平滑化</translation>
    </message>
</context>
<context>
    <name>tensordesk::CurveSet</name>
    <message numerus="yes">
        <source>%1: %n curves</source>
        <translation>
            <numerusform>%1: 曲線 %n 本</numerusform>
        </translation>
    </message>
    <message>
        <source>mean ± std</source>
        <translation>平均 ± 標準偏差</translation>
    </message>
</context>
<context>
    <name>tensordesk::DataPane</name>
    <message>
        <source>Views</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>The members of this stack have different shapes, so they have no common table.
Choose a member in the tree to see its values.</source>
        <translation>このスタックのメンバーは形状が異なるため、1 つの表にできません。
ツリーでメンバーを選ぶと、その値が表示されます。</translation>
    </message>
    <message>
        <source>Summarize all keys</source>
        <translation>すべてのキーを調べる</translation>
    </message>
    <message>
        <source>%1 cannot be shown.
%2</source>
        <translation>%1 を表示できません。
%2</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>There is nothing to step: all of each dim is shown.</source>
        <translation>進める次元がありません: どの次元も全体が表示されています。</translation>
    </message>
</context>
<context>
    <name>tensordesk::DerivedCurves</name>
    <message>
        <source>Derived curve</source>
        <translation>派生曲線</translation>
    </message>
    <message>
        <source>Derivative</source>
        <translation>微分</translation>
    </message>
    <message>
        <source>Cumulative sum</source>
        <translation>累積和</translation>
    </message>
    <message>
        <source>Norm over components</source>
        <translation>成分のノルム</translation>
    </message>
    <message>
        <source>Difference from an added key</source>
        <translation>追加したキーとの差</translation>
    </message>
    <message>
        <source>The difference from the previous index</source>
        <translation>前のインデックスとの差</translation>
    </message>
    <message>
        <source>Difference from %1</source>
        <translation>%1 との差</translation>
    </message>
    <message>
        <source>Moving average</source>
        <translation>移動平均</translation>
    </message>
    <message>
        <source>Difference of channels</source>
        <translation>チャンネルの差</translation>
    </message>
    <message>
        <source>The mean of the indices around each one; fewer at both ends</source>
        <translation>各インデックスの周囲の平均。両端では少なくなります</translation>
    </message>
    <message>
        <source>Over %1 indices</source>
        <translation>%1 個のインデックス</translation>
    </message>
    <message>
        <source>minus %1</source>
        <translation>− %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::DerivedDialog</name>
    <message>
        <source>Derived keys</source>
        <translation>派生キー</translation>
    </message>
    <message>
        <source>Keys defined by expressions over td, one per line. They are computed when they are shown, and only an export writes them.</source>
        <translation>td を使う式で定義するキーです。1 行に 1 つ書きます。値は表示するときに計算し、エクスポートするとき以外は書き込みません。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>読み込み(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Read derived keys</source>
        <translation>派生キーを確認</translation>
    </message>
    <message>
        <source>There are no derived keys.</source>
        <translation>派生キーはありません。</translation>
    </message>
    <message>
        <source>They give:</source>
        <translation>結果:</translation>
    </message>
    <message>
        <source>That was stopped. Change the text to start it again.</source>
        <translation>中止しました。テキストを変更すると、もう一度始まります。</translation>
    </message>
    <message>
        <source>Load derived keys</source>
        <translation>派生キーを読み込む</translation>
    </message>
    <message>
        <source>Texts (*.txt *.py);;All files (*)</source>
        <translation>テキスト (*.txt *.py);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 を読み込めません: %2</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>ファイルが大きすぎます</translation>
    </message>
    <message>
        <source>Save derived keys</source>
        <translation>派生キーを保存</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 を書き込めません: %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::DeviceChooser</name>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Where expressions, views and summaries compute</source>
        <translation>式、ビュー、要約を計算する場所</translation>
    </message>
</context>
<context>
    <name>tensordesk::Difference</name>
    <message>
        <source>%1 of %2 values</source>
        <translation>%2 個中 %1 個の値</translation>
    </message>
    <message>
        <source>at most %1 apart</source>
        <translation>差は最大 %1</translation>
    </message>
    <message>
        <source>at most %1 apart, within tolerance</source>
        <translation>差は最大 %1(許容範囲内)</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>class</source>
        <translation>クラス</translation>
    </message>
    <message>
        <source>batch size</source>
        <translation>バッチサイズ</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>device</source>
        <translation>デバイス</translation>
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
        <translation>値</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>読み取り不可</translation>
    </message>
    <message>
        <source>only in B</source>
        <translation>B のみ</translation>
    </message>
    <message>
        <source>only in A</source>
        <translation>A のみ</translation>
    </message>
    <message>
        <source>first at %1</source>
        <translation>最初は %1</translation>
    </message>
    <message>
        <source>greatest difference %1 at %2</source>
        <translation>最大の差は %1(位置 %2)</translation>
    </message>
    <message>
        <source>greatest relative difference %1 at %2</source>
        <translation>最大の相対差は %1(位置 %2)</translation>
    </message>
    <message>
        <source>%1 with NaN</source>
        <translation>NaN あり: %1 個</translation>
    </message>
</context>
<context>
    <name>tensordesk::DifferenceChart</name>
    <message>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>The difference of %1 from the stored values, by step</source>
        <translation>%1 と保存値の差 (ステップごと)</translation>
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
        <translation>ステップ %1: 平均 %2、最大 %3</translation>
    </message>
</context>
<context>
    <name>tensordesk::DimChip</name>
    <message>
        <source>Batch dim %1 (%2) with %3 indices</source>
        <translation>バッチ次元 %1 (%2)、インデックス %3 個</translation>
    </message>
    <message>
        <source>Event dim %1 with %2 indices</source>
        <translation>イベント次元 %1、インデックス %2 個</translation>
    </message>
    <message>
        <source>Drag across it, turn the wheel or press arrow keys to step; click for more</source>
        <translation>ドラッグ、ホイール、方向キーでインデックスが変わります。クリックで詳細を表示します</translation>
    </message>
</context>
<context>
    <name>tensordesk::DimPanel</name>
    <message>
        <source>no name</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>表示方法</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>インデックス</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Batch dim %1</source>
        <translation>バッチ次元 %1</translation>
    </message>
    <message>
        <source>Event dim %1</source>
        <translation>イベント次元 %1</translation>
    </message>
    <message>
        <source>Cursor of dim %1</source>
        <translation>次元 %1 のカーソル</translation>
    </message>
    <message>
        <source>Drag the cursor; with Shift mark the range that is shown; a double click shows all</source>
        <translation>ドラッグでカーソルを動かし、Shift を押しながらで表示範囲を指定します。ダブルクリックで全体を表示します</translation>
    </message>
    <message>
        <source>Index of dim %1</source>
        <translation>次元 %1 のインデックス</translation>
    </message>
    <message>
        <source>The index that every view shows of batch dim %1; , and . step it</source>
        <translation>すべてのビューが表示する、バッチ次元 %1 のインデックス。, と . で移動します</translation>
    </message>
    <message>
        <source>Index of dim %1; , and . step it</source>
        <translation>次元 %1 のインデックス。, と . で移動します</translation>
    </message>
    <message>
        <source>Part of dim %1</source>
        <translation>次元 %1 の範囲</translation>
    </message>
    <message>
        <source>The visible part of dim %1: start:stop:step, as in numpy; : shows all</source>
        <translation>次元 %1 の表示範囲: numpy の書き方で start:stop:step。: は全体を表示します</translation>
    </message>
    <message>
        <source>Name of dim %1</source>
        <translation>次元 %1 の名前</translation>
    </message>
    <message>
        <source>The role of dim %1 in this view</source>
        <translation>このビューでの次元 %1 の役割</translation>
    </message>
    <message>
        <source>A table shows one index at a time; the other views show all of them side by side</source>
        <translation>表は一度に 1 つのインデックスを、ほかのビューはすべてのインデックスを並べて表示します</translation>
    </message>
</context>
<context>
    <name>tensordesk::DimSelection</name>
    <message>
        <source>&quot;%1&quot; is not an integer.</source>
        <translation>「%1」は整数ではありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has too many colons.</source>
        <translation>「%1」はコロンが多すぎます。</translation>
    </message>
    <message>
        <source>The step of &quot;%1&quot; must be at least 1.</source>
        <translation>「%1」のステップは 1 以上にしてください。</translation>
    </message>
    <message>
        <source>An index can have only one ellipsis.</source>
        <translation>インデックスに使える省略記号 (...) は 1 つだけです。</translation>
    </message>
    <message>
        <source>There are %1 indices, but the number of dims is %2.</source>
        <translation>インデックスは %1 個ありますが、次元は %2 個です。</translation>
    </message>
    <message>
        <source>Index %1 is out of range for dim %2 with size %3.</source>
        <translation>インデックス %1 は次元 %2(サイズ %3)の範囲外です。</translation>
    </message>
    <message>
        <source>This view has no axis left for dim %1: give it an index.</source>
        <translation>このビューには次元 %1 に使える軸が残っていません。インデックスを指定してください。</translation>
    </message>
</context>
<context>
    <name>tensordesk::DimStrip</name>
    <message>
        <source>Batch size</source>
        <translation>バッチサイズ</translation>
    </message>
    <message>
        <source>Shorten, lengthen or infer the batch size, with what each level would become (Ctrl+B)</source>
        <translation>バッチサイズを短縮、延長、推定し、各階層がどうなるかを確かめます (Ctrl+B)</translation>
    </message>
    <message>
        <source>Shows only where a bool key or expression is true, in every key and view</source>
        <translation>bool のキーまたは式が真のところだけを、すべてのキーとビューで表示します</translation>
    </message>
    <message>
        <source>mask %1</source>
        <translation>マスク %1</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>マスク</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>合いません</translation>
    </message>
    <message>
        <source>Delete removes it</source>
        <translation>Delete キーで削除します</translation>
    </message>
    <message>
        <source>Remove the mask to name the dim</source>
        <translation>次元に名前を付けるにはマスクを外してください</translation>
    </message>
</context>
<context>
    <name>tensordesk::DockPanels</name>
    <message>
        <source>Edits</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentController</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>読み取り専用</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Roll back the interrupted save</source>
        <translation>中断した保存をロールバック</translation>
    </message>
    <message>
        <source>Look for edits left unsaved</source>
        <translation>以前の未保存の編集を探す</translation>
    </message>
    <message>
        <source>Note the unsaved edits</source>
        <translation>未保存の編集を記録</translation>
    </message>
    <message>
        <source>Look whether the file changed</source>
        <translation>ファイルの変更を確認</translation>
    </message>
    <message>
        <source>Restore edits</source>
        <translation>編集を復元</translation>
    </message>
    <message>
        <source>Discard the journal of the interrupted save</source>
        <translation>中断した保存のジャーナルを破棄</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 を閉じる</translation>
    </message>
    <message>
        <source>Derive keys</source>
        <translation>キーを派生</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2 上の %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentEditing</name>
    <message>
        <source>Run statements</source>
        <translation>文を実行</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentMessages</name>
    <message>
        <source>Save writes them to the file; Edit → Discard edits undoes them.</source>
        <translation>「保存」でファイルに書き込み、「編集」→「編集を破棄」で元に戻します。</translation>
    </message>
    <message>
        <source>They are listed in %1 until this file is edited.</source>
        <translation>このファイルを編集するまで、それらは %1 に残っています。</translation>
    </message>
    <message>
        <source>Press F5 to reload it. Edits cannot be saved before.</source>
        <translation>F5 キーで読み直してください。それまで編集は保存できません。</translation>
    </message>
    <message>
        <source>Discard the journal</source>
        <translation>ジャーナルを破棄</translation>
    </message>
    <message>
        <source>Nothing was changed. Without the journal of that save, the file can be edited in its present state.</source>
        <translation>何も変更していません。その保存のジャーナルを破棄すれば、ファイルを今のまま編集できます。</translation>
    </message>
    <message>
        <source>Rolling back restores the old values; without the journal the file stays in its present state.</source>
        <translation>ロールバックすると古い値に戻ります。ジャーナルを破棄すると、ファイルは今のままになります。</translation>
    </message>
    <message>
        <source>Roll back</source>
        <translation>ロールバック</translation>
    </message>
    <message>
        <source>The program was ended when it made them before.</source>
        <translation>以前これらの編集を行ったときに、プログラムが終了させられました。</translation>
    </message>
    <message>
        <source>The file changed since an earlier session made them.</source>
        <translation>以前のセッションで編集した後に、ファイルが変更されました。</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved edit(s) of an earlier session were made again</source>
        <translation>
            <numerusform>以前のセッションの未保存の編集 %n 件をやり直しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved edit(s) were not made again</source>
        <translation>
            <numerusform>未保存の編集 %n 件はやり直されませんでした</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program changed “%1”</source>
        <translation>別のプログラムが「%1」を変更しました</translation>
    </message>
    <message>
        <source>A save was interrupted, and the file changed since then</source>
        <translation>保存が中断され、その後ファイルが変更されました</translation>
    </message>
    <message>
        <source>Saving this file was interrupted</source>
        <translation>このファイルの保存が中断されました</translation>
    </message>
    <message>
        <source>It may contain a mixture of old and new values.</source>
        <translation>古い値と新しい値が混在している可能性があります。</translation>
    </message>
    <message>
        <source>The connection to “%1” was lost</source>
        <translation>「%1」との接続が切れました</translation>
    </message>
    <message>
        <source>The values on the screen stay as they were. Others can be read after you reconnect.</source>
        <translation>画面の値はそのまま残ります。ほかの値は再接続すると読み込めます。</translation>
    </message>
    <message>
        <source>Reconnect</source>
        <translation>再接続</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentPane</name>
    <message>
        <source>Saved</source>
        <translation>保存しました</translation>
    </message>
    <message>
        <source>Choose a key in the tree to see its values.</source>
        <translation>ツリーでキーを選ぶと値が表示されます。</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>%1 に書き込みました</translation>
    </message>
    <message>
        <source>%1 with unsaved edits</source>
        <translation>%1(未保存の編集あり)</translation>
    </message>
    <message>
        <source>The program was ended the last time it ran, so %1 was not computed again.</source>
        <translation>前回の実行中にプログラムが終了したため、%1 は再計算しませんでした。</translation>
    </message>
    <message>
        <source>In the expression bar (Ctrl+L) the up key brings it back.</source>
        <translation>式バー (Ctrl+L) で上方向キーを押すと呼び出せます。</translation>
    </message>
    <message>
        <source>Follow links out of folders…</source>
        <translation>フォルダー外へのリンクをたどる…</translation>
    </message>
    <message>
        <source>Compare with a file</source>
        <translation>ファイルと比較</translation>
    </message>
    <message>
        <source>Named for viewing: the file does not change</source>
        <translation>表示用の名前です。ファイルは変わりません</translation>
    </message>
    <message>
        <source>Compare with a folder</source>
        <translation>フォルダーと比較</translation>
    </message>
    <message>
        <source>Read keys and shapes</source>
        <translation>キーと形状を確認</translation>
    </message>
    <message>
        <source>The expression was not computed again</source>
        <translation>式は再計算されませんでした</translation>
    </message>
    <message>
        <source>A link out of the folder is not followed: %1</source>
        <translation>フォルダー外へのリンクはたどりません: %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentTabs</name>
    <message>
        <source>Documents</source>
        <translation>ドキュメント</translation>
    </message>
    <message>
        <source>%1 *</source>
        <translation>%1 *</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 を閉じる</translation>
    </message>
</context>
<context>
    <name>tensordesk::DriftLegend</name>
    <message>
        <source>Colours: %1</source>
        <translation>色: %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::DriftModel</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>norm %1</source>
        <translation>ノルム %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>平均 %1</translation>
    </message>
    <message>
        <source>changed by %1 of itself</source>
        <translation>自身の %1 倍の変化</translation>
    </message>
    <message>
        <source>%1 NaN and %2 infinities of %3 elements</source>
        <translation>%3 要素中、NaN %1 個、無限大 %2 個</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Diverges here: %1.</source>
        <translation>ここから発散: %1。</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>%1, from %2 on: %3</source>
        <translation>%1、%2 以降: %3</translation>
    </message>
</context>
<context>
    <name>tensordesk::DriftPage</name>
    <message>
        <source>&amp;Compare the steps</source>
        <translation>ステップを比較(&amp;C)</translation>
    </message>
    <message>
        <source>relative change</source>
        <translation>相対変化</translation>
    </message>
    <message>
        <source>norm, relative to the first</source>
        <translation>ノルム(最初との比)</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>NaN and infinities</source>
        <translation>NaN と無限大</translation>
    </message>
    <message>
        <source>The quantity that colours the cells</source>
        <translation>セルの色分けの基準</translation>
    </message>
    <message>
        <source>Reads every key at every step once</source>
        <translation>すべてのキーをすべてのステップで一度ずつ読みます</translation>
    </message>
    <message>
        <source>The chosen key at the chosen step</source>
        <translation>選択したステップでの、選択したキー</translation>
    </message>
    <message>
        <source>Keys by step</source>
        <translation>ステップごとのキー</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Compare the steps</source>
        <translation>ステップを比較</translation>
    </message>
    <message>
        <source>Comparing reads every key at every step once, and reports which diverges and when.</source>
        <translation>比較では、すべてのキーをすべてのステップで一度ずつ読み、どのキーがいつ異常になるかを示します。</translation>
    </message>
    <message>
        <source>Comparing the steps…</source>
        <translation>ステップを比較しています…</translation>
    </message>
    <message>
        <source>First to diverge, at %1 %2: %3 %4.</source>
        <translation>最初の異常は %1 %2、%3: %4。</translation>
    </message>
    <message>
        <source>No key diverges from one %1 to the next.</source>
        <translation>ある %1 から次の %1 にかけて異常になるキーはありません。</translation>
    </message>
    <message>
        <source>Keys of one integer that only increases, such as the step of an optimizer: no drift</source>
        <translation>増えるだけの 1 つの整数のキー(最適化器の step など)。ドリフトではありません</translation>
    </message>
    <message>
        <source>− the key&apos;s largest</source>
        <translation>− キーの最大</translation>
    </message>
    <message>
        <source>+ the key&apos;s largest</source>
        <translation>+ キーの最大</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>カウンター %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::DropMenu</name>
    <message>
        <source>&amp;Collate them: why they do not stack</source>
        <translation>照合(&amp;C): スタックできない理由</translation>
    </message>
    <message>
        <source>C&amp;ompare both: their differences</source>
        <translation>両者を比較(&amp;O): 違い</translation>
    </message>
    <message>
        <source>O&amp;pen all, in tabs</source>
        <translation>すべてタブで開く(&amp;P)</translation>
    </message>
    <message>
        <source>Compare &amp;runs: returns of their episodes</source>
        <translation>実行を比較(&amp;R): エピソードのリターン</translation>
    </message>
</context>
<context>
    <name>tensordesk::EditDialog</name>
    <message>
        <source>Python statements over td, the whole tensordict. Nothing changes before it is applied.</source>
        <translation>tensordict 全体 td に対する Python の文。適用するまで何も変わりません。</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>文</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更内容</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>This changes nothing.</source>
        <translation>何も変わりません。</translation>
    </message>
    <message>
        <source>This would change:</source>
        <translation>変更される内容:</translation>
    </message>
    <message>
        <source>The dry run was stopped. Change the statements to start it again.</source>
        <translation>試行を中止しました。文を変更すると、もう一度始まります。</translation>
    </message>
    <message>
        <source>Type a statement such as td[&quot;reward&quot;] *= 2</source>
        <translation>td[&quot;reward&quot;] *= 2 のような文を入力してください</translation>
    </message>
    <message>
        <source>&amp;Try it out</source>
        <translation>試す(&amp;T)</translation>
    </message>
    <message>
        <source>Preview the changes, however long that takes</source>
        <translation>時間がかかっても、変更をプレビューします</translation>
    </message>
    <message>
        <source>Return; Shift+Return begins another line</source>
        <translation>Return で実行、Shift+Return で改行</translation>
    </message>
    <message>
        <source>Ctrl+Return; Return begins another line</source>
        <translation>Ctrl+Return で実行、Return で改行</translation>
    </message>
    <message>
        <source>Too large to preview while typing. Press Enter to run it.</source>
        <translation>入力中にプレビューするには大きすぎます。Enter キーで実行します。</translation>
    </message>
    <message>
        <source>The clipboard has more than %1 characters. Use &quot;tensordesk edit&quot; for longer statements.</source>
        <translation>クリップボードの文字が %1 文字を超えています。長い文には「tensordesk edit」を使ってください。</translation>
    </message>
    <message>
        <source>Explaining the error</source>
        <translation>エラーを説明しています</translation>
    </message>
</context>
<context>
    <name>tensordesk::EditListPanel</name>
    <message>
        <source>Edits</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Python としてコピー</translation>
    </message>
    <message>
        <source>A program that makes the same edits with tensordict</source>
        <translation>同じ編集を tensordict で行うプログラム</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>コマンドとしてコピー</translation>
    </message>
    <message>
        <source>A tensordesk edit command that makes the same edits</source>
        <translation>同じ編集を行う tensordesk edit コマンド</translation>
    </message>
    <message>
        <source>Save as Python…</source>
        <translation>Python として保存…</translation>
    </message>
    <message>
        <source>Write the program to a file</source>
        <translation>プログラムをファイルに書き込みます</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Save the edits as Python</source>
        <translation>編集を Python として保存</translation>
    </message>
    <message>
        <source>Python files (*.py)</source>
        <translation>Python ファイル (*.py)</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>%1 に書き込みました</translation>
    </message>
    <message>
        <source>Choose another file, in a folder that you may write to and that has room.</source>
        <translation>書き込み権限と空き容量のあるフォルダー内の、別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>Cannot write “%1”</source>
        <translation>「%1」に書き込めません</translation>
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
        <translation>lazy stack</translation>
    </message>
    <message>
        <source>tensorclass</source>
        <translation>tensorclass</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>ragged tensor</source>
        <translation>不揃いテンソル</translation>
    </message>
    <message>
        <source>non-tensor</source>
        <translation>非テンソル</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>破損</translation>
    </message>
</context>
<context>
    <name>tensordesk::EntryTexts</name>
    <message numerus="yes">
        <source>%n keys selected, leaves of %1</source>
        <translation>
            <numerusform>選択中のキー %n 個、リーフは %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeChart</name>
    <message>
        <source>episode</source>
        <translation>エピソード</translation>
    </message>
    <message>
        <source>episodes</source>
        <translation>エピソード</translation>
    </message>
    <message>
        <source>%1: how often each value occurs</source>
        <translation>%1: 各値の出現回数</translation>
    </message>
    <message>
        <source>Episode %1: %2 %3</source>
        <translation>エピソード %1: %2 %3</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeEnds</name>
    <message>
        <source>episode %1, step %2</source>
        <translation>エピソード %1、ステップ %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeFacts</name>
    <message>
        <source>Read the known facts of the episodes</source>
        <translation>エピソードの情報を読み込む</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeStepper</name>
    <message>
        <source>Look for an episode</source>
        <translation>エピソードを探す</translation>
    </message>
    <message>
        <source>Cannot find episode boundaries: expected a bool &quot;done&quot;, &quot;terminated&quot; or &quot;truncated&quot; over the batch, also below &quot;next&quot;.</source>
        <translation>エピソードの境界が見つかりません。バッチ全体にわたる bool の「done」「terminated」「truncated」のいずれかが必要です(「next」の下も可)。</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeStrip</name>
    <message>
        <source>Episodes over time</source>
        <translation>時間に沿ったエピソード</translation>
    </message>
    <message>
        <source>Step %1 of episode %2 [%3]: length %4, %5</source>
        <translation>エピソード %2 [%3] のステップ %1: 長さ %4、%5</translation>
    </message>
    <message>
        <source>, return %1</source>
        <translation>、リターン %1</translation>
    </message>
    <message>
        <source>No data</source>
        <translation>データなし</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeTexts</name>
    <message>
        <source> or </source>
        <translation> または </translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>truncated</source>
        <translation>打ち切り</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>未完了</translation>
    </message>
    <message>
        <source>where %1 is true</source>
        <translation>%1 が真のところ</translation>
    </message>
    <message>
        <source>where %1 is true of all agents</source>
        <translation>すべてのエージェントで %1 が真のところ</translation>
    </message>
    <message>
        <source>before %1 is true</source>
        <translation>%1 が真になる前</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>%1 による</translation>
    </message>
    <message>
        <source>where %1 changes</source>
        <translation>%1 が変わるところ</translation>
    </message>
    <message>
        <source>with each member of the stack</source>
        <translation>スタックの各メンバーの末尾</translation>
    </message>
    <message>
        <source>at the buffer wrap-around, before row %1</source>
        <translation>バッファの折り返し(行 %1 の前)</translation>
    </message>
    <message>
        <source>No key marks episode boundaries: each row is one episode.</source>
        <translation>エピソードの境界を示すキーがないため、各行が 1 エピソードになります。</translation>
    </message>
    <message>
        <source>Episodes end %1.</source>
        <translation>エピソードの終わり: %1。</translation>
    </message>
    <message>
        <source>Padding, as %1 marks it, is left out.</source>
        <translation>%1 がパディングとするものは除きます。</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeWalk</name>
    <message>
        <source>This is the first step of the first episode.</source>
        <translation>ここは最初のエピソードの最初のステップです。</translation>
    </message>
    <message>
        <source>This is the last episode.</source>
        <translation>ここは最後のエピソードです。</translation>
    </message>
    <message numerus="yes">
        <source>Episode [%1], %n step(s)</source>
        <translation>
            <numerusform>エピソード [%1]、%n ステップ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodesModel</name>
    <message>
        <source>The return is not a number</source>
        <translation>リターンが数値ではありません</translation>
    </message>
    <message>
        <source>No flag marks its end: its return and length cover the recorded steps</source>
        <translation>終わったことを示すものがありません。リターンと長さは、存在する部分のものです</translation>
    </message>
    <message>
        <source>episode</source>
        <translation>エピソード</translation>
    </message>
    <message>
        <source>env</source>
        <translation>env</translation>
    </message>
    <message>
        <source>start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>return</source>
        <translation>リターン</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>終わり方</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>The step that it begins with</source>
        <translation>エピソードが始まるステップ</translation>
    </message>
    <message>
        <source>Its steps, without padding</source>
        <translation>パディングを除いたステップ数</translation>
    </message>
    <message>
        <source>No key has one reward a step</source>
        <translation>ステップごとに報酬を 1 つ持つキーがありません</translation>
    </message>
    <message>
        <source>The sum of %1</source>
        <translation>%1 の合計</translation>
    </message>
    <message>
        <source>Agent %1: %2</source>
        <translation>エージェント %1: %2</translation>
    </message>
    <message>
        <source>The mean over %1 agents of the sums of %2</source>
        <translation>%2 の和を %1 エージェントで平均したもの</translation>
    </message>
    <message>
        <source>The sum of %1, that of step t times %2 to the power of t</source>
        <translation>%1 の合計。ステップ t の値には %2 の t 乗を掛けます</translation>
    </message>
    <message>
        <source>By the flags of its last step</source>
        <translation>最後のステップのフラグによります</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検出内容</translation>
    </message>
    <message>
        <source>The values of this key at the first step</source>
        <translation>最初のステップでのこのキーの値</translation>
    </message>
    <message>
        <source>member</source>
        <translation>メンバー</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodesPage</name>
    <message>
        <source>Filter of episodes</source>
        <translation>エピソードのフィルター</translation>
    </message>
    <message>
        <source>Shows the episodes for which this is true. Available: episode, env, start, length, total, ended, terminated, truncated, done, unfinished, and td, the episode itself</source>
        <translation>これが真のエピソードを表示します。使える名前は episode、env、start、length、total、ended、terminated、truncated、done、unfinished と、エピソード自体を表す td です</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>エピソード</translation>
    </message>
    <message>
        <source>The values of an episode</source>
        <translation>エピソードの情報</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>フィルター(&amp;F)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Shows its film, or its steps where there are no pictures (Enter)</source>
        <translation>動画を表示します。画像がなければステップを表示します (Enter)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Puts two selected episodes side by side, both from their first step on</source>
        <translation>選択した 2 つのエピソードを、それぞれ最初のステップから並べて表示します</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>照合</translation>
    </message>
    <message>
        <source>Shows in the collation microscope how the selected episodes fit together</source>
        <translation>選択したエピソードがどう合うかを、照合ビューで表示します</translation>
    </message>
    <message>
        <source>The selected episodes, or all that are shown</source>
        <translation>選択したエピソード、または表示中のすべて</translation>
    </message>
    <message>
        <source>Export as a stack…</source>
        <translation>スタックとしてエクスポート…</translation>
    </message>
    <message>
        <source>Export padded, with a mask…</source>
        <translation>パディングとマスク付きでエクスポート…</translation>
    </message>
    <message>
        <source>Export to a file each…</source>
        <translation>個別のファイルにエクスポート…</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>行をコピー</translation>
    </message>
    <message>
        <source>Copies the selected rows as text</source>
        <translation>選択した行をテキストとしてコピーします</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Writes the selected episodes, or all that are shown, to a file</source>
        <translation>選択したエピソード、または表示中のすべてをファイルに書き出します</translation>
    </message>
    <message>
        <source>Choose and sort episodes</source>
        <translation>エピソードの選択と並べ替え</translation>
    </message>
    <message>
        <source>Looking for episodes…</source>
        <translation>エピソードを探しています…</translation>
    </message>
    <message>
        <source>The filter is true of no episode.</source>
        <translation>フィルターに合うエピソードがありません。</translation>
    </message>
    <message>
        <source>There are no episodes.</source>
        <translation>エピソードがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>エピソード %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n episode(s)</source>
        <translation>
            <numerusform>エピソード %n 件中 %1 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unfinished</source>
        <translation>%1 件は未完了</translation>
    </message>
    <message>
        <source>%1 steps of padding left out</source>
        <translation>パディング %1 ステップを除外</translation>
    </message>
    <message>
        <source>only the first %1 are kept</source>
        <translation>最初の %1 件のみ保持</translation>
    </message>
    <message>
        <source>still looking</source>
        <translation>検索中</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 件を選択</translation>
    </message>
    <message>
        <source>Export as rows…</source>
        <translation>行としてエクスポート…</translation>
    </message>
    <message>
        <source>Writes the selected episodes, or all that are shown, end to end, with the number of the episode under the key episode, like torchrl&apos;s data sets</source>
        <translation>選択したエピソード、または表示中のすべてを順につなげて書き出します。エピソード番号は torchrl のデータセットと同様にキー episode にあります</translation>
    </message>
</context>
<context>
    <name>tensordesk::Error</name>
    <message>
        <source>Cancelled.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>“%1” in %2: %3</source>
        <comment>nested key, file, what went wrong</comment>
        <translation>%2 の「%1」: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file or key, what went wrong</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <comment>nested key, what went wrong</comment>
        <translation>「%1」: %2</translation>
    </message>
    <message>
        <source>TensorDesk made a mistake: %1</source>
        <translation>TensorDesk の内部エラーです: %1</translation>
    </message>
    <message>
        <source>Check that the file is still where it was: it may have been moved, or its disk unmounted. Reload once it is back.</source>
        <translation>ファイルが元の場所にあるか確かめてください。移動されたか、ディスクのマウントが解除された可能性があります。戻ったら再読み込みしてください。</translation>
    </message>
    <message>
        <source>Choose another name, or allow the file to be replaced.</source>
        <translation>別の名前を選ぶか、ファイルの置き換えを許可してください。</translation>
    </message>
    <message>
        <source>Change the permissions of the file and its folder, or export a copy to a place that can be written to.</source>
        <translation>ファイルとフォルダーのアクセス権を変更するか、書き込める場所にコピーをエクスポートしてください。</translation>
    </message>
    <message>
        <source>Check that the disk is there and has space left. The command “tensordesk check” lists everything that is wrong with a file.</source>
        <translation>ディスクが接続されていて空き容量があるか確かめてください。コマンド「tensordesk check」で、ファイルの問題をすべて一覧できます。</translation>
    </message>
    <message>
        <source>Show a smaller part, for example with an index such as [:, 0:100], or close other programs.</source>
        <translation>[:, 0:100] のようなインデックスでもっと小さい部分を見るか、ほかのプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>Please report it with the copied text.</source>
        <translation>コピーしたテキストを添えて報告してください。</translation>
    </message>
    <message>
        <source>Convert the data with Python&apos;s tensordict first.</source>
        <translation>先に Python の tensordict でデータを変換してください。</translation>
    </message>
    <message>
        <source>To read the target of the link, use File, Follow links out of folders.</source>
        <translation>リンク先を読み込むには、「ファイル」→「フォルダー外へのリンクをたどる」を選んでください。</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>キャンセルされました</translation>
    </message>
    <message>
        <source>Internal error of TensorDesk</source>
        <translation>TensorDesk の内部エラー</translation>
    </message>
    <message>
        <source>Not enough memory</source>
        <translation>メモリ不足</translation>
    </message>
    <message>
        <source>Not supported</source>
        <translation>サポートされていません</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>ファイルが見つかりません</translation>
    </message>
    <message>
        <source>“%1” was not found</source>
        <translation>「%1」が見つかりません</translation>
    </message>
    <message>
        <source>File already exists</source>
        <translation>ファイルは既に存在します</translation>
    </message>
    <message>
        <source>“%1” already exists</source>
        <translation>「%1」は既に存在します</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>アクセスが拒否されました</translation>
    </message>
    <message>
        <source>Permission denied: “%1”</source>
        <translation>アクセスが拒否されました:「%1」</translation>
    </message>
    <message>
        <source>Cannot read or write</source>
        <translation>読み書きできません</translation>
    </message>
    <message>
        <source>Cannot read or write “%1”</source>
        <translation>「%1」を読み書きできません</translation>
    </message>
    <message>
        <source>Key not found</source>
        <translation>キーが見つかりません</translation>
    </message>
    <message>
        <source>Index out of range</source>
        <translation>インデックスが範囲外です</translation>
    </message>
    <message>
        <source>Syntax error</source>
        <translation>構文エラー</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>実行できません</translation>
    </message>
    <message>
        <source>Not possible with “%1”</source>
        <translation>「%1」では実行できません</translation>
    </message>
</context>
<context>
    <name>tensordesk::ErrorCard</name>
    <message>
        <source>Error: %1</source>
        <translation>エラー: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告: %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::Examination</name>
    <message>
        <source>Examine the rollout</source>
        <translation>ロールアウトを診断</translation>
    </message>
</context>
<context>
    <name>tensordesk::ExplainDialog</name>
    <message>
        <source>%1 has the shape of %2.</source>
        <translation>%1 の形状は %2 と同じです。</translation>
    </message>
    <message>
        <source>Explain an error</source>
        <translation>エラーの説明</translation>
    </message>
    <message>
        <source>Paste an error message or a traceback of Python</source>
        <translation>Python のエラーメッセージかトレースバックを貼り付けてください</translation>
    </message>
    <message>
        <source>Error message or traceback</source>
        <translation>エラーメッセージかトレースバック</translation>
    </message>
    <message>
        <source>Explaining the error</source>
        <translation>エラーを説明中</translation>
    </message>
    <message>
        <source>This message is not known. Known are shape, dtype and key errors of PyTorch, tensordict and NumPy.</source>
        <translation>このメッセージは不明です。PyTorch、tensordict、NumPy の形状・dtype・キーのエラーに対応しています。</translation>
    </message>
</context>
<context>
    <name>tensordesk::ExportChoices</name>
    <message>
        <source>The selected key %1</source>
        <translation>選択したキー %1</translation>
    </message>
    <message>
        <source>The whole tensordict</source>
        <translation>tensordict 全体</translation>
    </message>
    <message>
        <source>The result of %1</source>
        <translation>%1 の結果</translation>
    </message>
    <message numerus="yes">
        <source>The %n selected keys</source>
        <translation>
            <numerusform>選択した %n 個のキー</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Values to export</source>
        <translation>エクスポートする対象</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>圧縮</translation>
    </message>
    <message>
        <source>Con&amp;tent:</source>
        <translation>内容(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Compression:</source>
        <translation>圧縮(&amp;C):</translation>
    </message>
    <message>
        <source>C&amp;hunks:</source>
        <translation>チャンク(&amp;H):</translation>
    </message>
    <message>
        <source>Sizes of chunks</source>
        <translation>チャンクのサイズ</translation>
    </message>
    <message>
        <source>Chosen by shape</source>
        <translation>形状から自動選択</translation>
    </message>
    <message>
        <source>Sizes along the first dims, such as 1, 1000; all other dims whole</source>
        <translation>先頭の次元に沿ったサイズ(例: 1, 1000)。ほかの次元は全体</translation>
    </message>
    <message>
        <source>%1 have no chunks</source>
        <translation>%1にはチャンクがありません</translation>
    </message>
    <message>
        <source>Chunk sizes are positive integers separated by commas, such as 1, 1000.</source>
        <translation>チャンクのサイズは、1, 1000 のように正の整数をコンマで区切って指定してください。</translation>
    </message>
    <message>
        <source>%1 of tensors</source>
        <translation>テンソル %1</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>数えています…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中 %1</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>Floating-point numbers as</source>
        <translation>浮動小数点数の型</translation>
    </message>
    <message>
        <source>Leaves of floating-point numbers are converted while they are written; all others stay</source>
        <translation>浮動小数点数のリーフは書き込み時に変換します。ほかはそのままです</translation>
    </message>
    <message>
        <source>F&amp;loats as:</source>
        <translation>浮動小数点数(&amp;L):</translation>
    </message>
    <message>
        <source>Device that Python loads it with</source>
        <translation>Python が読み込むときのデバイス</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>デバイス(&amp;D):</translation>
    </message>
    <message>
        <source>The one that the tensordict names when Python loads it; stored values lie in main memory, and .to(&quot;cuda&quot;) moves them</source>
        <translation>Python が読み込んだとき tensordict が示すデバイスです。保存された値はメインメモリにあり、.to(&quot;cuda&quot;) で移動します</translation>
    </message>
    <message>
        <source>%1 are never compressed</source>
        <translation>%1は圧縮されません</translation>
    </message>
    <message>
        <source>%1 name no device</source>
        <translation>%1はデバイスを示しません</translation>
    </message>
    <message>
        <source>Count the bytes to export</source>
        <translation>エクスポートするバイト数を数える</translation>
    </message>
    <message>
        <source>Ca&amp;nnot be held:</source>
        <translation>格納できないもの(&amp;N):</translation>
    </message>
    <message>
        <source>Write nothing</source>
        <translation>何も書き込まない</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>除外する</translation>
    </message>
    <message>
        <source>Convert them if possible, otherwise leave them out</source>
        <translation>可能なら変換し、できなければ除外する</translation>
    </message>
    <message>
        <source>The treatment of values that the format cannot hold</source>
        <translation>形式に格納できない値の扱い</translation>
    </message>
    <message>
        <source>Check which values the format cannot hold</source>
        <translation>形式に格納できない値を調べる</translation>
    </message>
    <message>
        <source>%1 cannot hold some values: choose how to treat them.</source>
        <translation>%1には一部の値を格納できません。その扱いを選んでください。</translation>
    </message>
</context>
<context>
    <name>tensordesk::ExpressionBar</name>
    <message>
        <source>[:, 100:200] or td[&quot;next&quot;].select(&quot;reward&quot;)</source>
        <translation>[:, 100:200] または td[&quot;next&quot;].select(&quot;reward&quot;)</translation>
    </message>
    <message>
        <source>Index or expression</source>
        <translation>インデックスまたは式</translation>
    </message>
    <message>
        <source>Return applies it, Esc shows the whole tensordict again, up and down walk earlier ones</source>
        <translation>Return で適用、Esc で tensordict 全体の表示に戻り、上下キーで以前の入力をたどります</translation>
    </message>
    <message>
        <source>Evaluating the expression</source>
        <translation>式を評価中</translation>
    </message>
    <message>
        <source>more than is worked out while you type; Return computes it</source>
        <translation>入力中に計算する量を超えています。Return で計算します</translation>
    </message>
    <message>
        <source>The limit is %1 characters, so the end of the text may be missing. Use &quot;tensordesk eval&quot; for longer expressions.</source>
        <translation>上限は %1 文字なので、テキストの末尾が欠けている可能性があります。長い式には「tensordesk eval」を使ってください。</translation>
    </message>
    <message>
        <source>Explaining the error</source>
        <translation>エラーを説明中</translation>
    </message>
    <message>
        <source>Warnings about the expression</source>
        <translation>式についての警告</translation>
    </message>
    <message>
        <source>Looking for mistakes in the expression</source>
        <translation>式の誤りを探しています</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>警告 %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::FigureReader</name>
    <message>
        <source>Read columns of the tree</source>
        <translation>ツリーの列を読み込む</translation>
    </message>
</context>
<context>
    <name>tensordesk::FileNames</name>
    <message numerus="yes">
        <source>%1 (%n files)</source>
        <translation>
            <numerusform>%1（%n 個のファイル）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::FilmBox</name>
    <message>
        <source>Plays the episode</source>
        <translation>エピソードを再生します</translation>
    </message>
    <message>
        <source>Step of the episode</source>
        <translation>エピソードのステップ</translation>
    </message>
    <message>
        <source>Read a step</source>
        <translation>ステップを読み込む</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>reward %1</source>
        <translation>報酬 %1</translation>
    </message>
    <message>
        <source>action %1</source>
        <translation>行動 %1</translation>
    </message>
    <message>
        <source>The key of the curves</source>
        <translation>曲線のキー</translation>
    </message>
</context>
<context>
    <name>tensordesk::FilmDialog</name>
    <message>
        <source>Export a film</source>
        <translation>動画をエクスポート</translation>
    </message>
    <message>
        <source> frames a second</source>
        <translation> フレーム/秒</translation>
    </message>
    <message>
        <source> pixels an element</source>
        <translation> ピクセル/要素</translation>
    </message>
    <message>
        <source>WebP: lossless, plays in browsers</source>
        <translation>WebP: 可逆、ブラウザーで再生可</translation>
    </message>
    <message>
        <source>GIF: 256 colours a frame, plays everywhere</source>
        <translation>GIF: 1 フレーム 256 色、どこでも再生可</translation>
    </message>
    <message>
        <source>MP4: small, by the program ffmpeg</source>
        <translation>MP4: 小さい、プログラム ffmpeg を使用</translation>
    </message>
    <message>
        <source>Folder of numbered PNG pictures</source>
        <translation>連番 PNG 画像のフォルダー</translation>
    </message>
    <message>
        <source>Dim that runs</source>
        <translation>動かす次元</translation>
    </message>
    <message>
        <source>First index</source>
        <translation>最初のインデックス</translation>
    </message>
    <message>
        <source>Last index</source>
        <translation>最後のインデックス</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>&amp;Dim that runs:</source>
        <translation>動かす次元(&amp;D):</translation>
    </message>
    <message>
        <source>F&amp;rames:</source>
        <translation>フレーム(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>速度(&amp;S):</translation>
    </message>
    <message>
        <source>S&amp;ize:</source>
        <translation>サイズ(&amp;I):</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n フレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 s</source>
        <translation>%1 × %2 ピクセル、%3 秒</translation>
    </message>
    <message>
        <source>%1 of %2 frames</source>
        <translation>%2 フレーム中 %1</translation>
    </message>
    <message>
        <source>The last frame comes before the first.</source>
        <translation>最後のフレームが最初のフレームより前にあります。</translation>
    </message>
    <message>
        <source>Folders of pictures</source>
        <translation>画像のフォルダー</translation>
    </message>
    <message>
        <source>Films</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>With the &amp;curves below it</source>
        <translation>下に曲線を付ける(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Only the episode that is shown</source>
        <translation>表示中のエピソードのみ(&amp;O)</translation>
    </message>
    <message>
        <source>As the keys tell that end episodes</source>
        <translation>エピソードの終わりを示すキーに従います</translation>
    </message>
    <message>
        <source>Look for the episode</source>
        <translation>エピソードを検索</translation>
    </message>
</context>
<context>
    <name>tensordesk::FindBar</name>
    <message>
        <source>Find: 0.5, &gt; 3, &lt;= -1, != 0, isnan, isinf</source>
        <translation>検索: 0.5, &gt; 3, &lt;= -1, != 0, isnan, isinf</translation>
    </message>
    <message>
        <source>Value or condition to find</source>
        <translation>検索する値または条件</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>前の一致 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>次の一致 (F3)</translation>
    </message>
</context>
<context>
    <name>tensordesk::FindingList</name>
    <message>
        <source>Note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::FirstLookPage</name>
    <message>
        <source>return</source>
        <translation>リターン</translation>
    </message>
    <message>
        <source>length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>reward</source>
        <translation>報酬</translation>
    </message>
    <message>
        <source>The meaning of the colours</source>
        <translation>色が表すもの</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>色(&amp;C)</translation>
    </message>
    <message>
        <source>Read the rewards</source>
        <translation>報酬を読み込む</translation>
    </message>
    <message>
        <source>Looking for episodes…</source>
        <translation>エピソードを探しています…</translation>
    </message>
    <message>
        <source>return, discounted</source>
        <translation>割引リターン</translation>
    </message>
    <message>
        <source>return, mean of agents</source>
        <translation>リターン（エージェントの平均）</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>エピソード %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 ステップ</translation>
    </message>
    <message>
        <source>%1 unfinished</source>
        <translation>%1 件は未完了</translation>
    </message>
    <message>
        <source>%1 steps of padding left out</source>
        <translation>パディング %1 ステップを除外</translation>
    </message>
    <message>
        <source>one of %1 rows is drawn</source>
        <translation>%1 行ごとに 1 行を描画</translation>
    </message>
    <message>
        <source>still looking</source>
        <translation>検索中</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>データなし</translation>
    </message>
</context>
<context>
    <name>tensordesk::FixList</name>
    <message>
        <source>Fix %1</source>
        <translation>修正案 %1</translation>
    </message>
    <message>
        <source>Replace the expression by this one, which works (Alt+%1)</source>
        <translation>式をこの動作する式に置き換えます (Alt+%1)</translation>
    </message>
    <message>
        <source>Copy this expression, which works (Alt+%1)</source>
        <translation>この動作する式をコピーします (Alt+%1)</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 を使う</translation>
    </message>
</context>
<context>
    <name>tensordesk::Format</name>
    <message>
        <source>Consolidated file</source>
        <translation>統合ファイル</translation>
    </message>
    <message>
        <source>Consolidated files</source>
        <translation>統合ファイル</translation>
    </message>
    <message>
        <source>File of torch.save</source>
        <translation>torch.save のファイル</translation>
    </message>
    <message>
        <source>Files of torch.save</source>
        <translation>torch.save のファイル</translation>
    </message>
    <message>
        <source>HDF5 file</source>
        <translation>HDF5 ファイル</translation>
    </message>
    <message>
        <source>HDF5 files</source>
        <translation>HDF5 ファイル</translation>
    </message>
    <message>
        <source>Checkpoint of torchrl</source>
        <translation>torchrl のチェックポイント</translation>
    </message>
    <message>
        <source>Checkpoints of torchrl</source>
        <translation>torchrl のチェックポイント</translation>
    </message>
    <message>
        <source>Folder of several files</source>
        <translation>複数ファイルのフォルダー</translation>
    </message>
    <message>
        <source>Folders of several files</source>
        <translation>複数ファイルのフォルダー</translation>
    </message>
    <message>
        <source>Sharded model</source>
        <translation>分割モデル</translation>
    </message>
    <message>
        <source>Sharded models</source>
        <translation>分割モデル</translation>
    </message>
    <message>
        <source>Safetensors file</source>
        <translation>safetensors ファイル</translation>
    </message>
    <message>
        <source>Safetensors files</source>
        <translation>safetensors ファイル</translation>
    </message>
    <message>
        <source>None: largest, fastest</source>
        <translation>なし: 最大、最速</translation>
    </message>
    <message>
        <source>Numpy archive</source>
        <translation>numpy アーカイブ</translation>
    </message>
    <message>
        <source>Numpy archives</source>
        <translation>numpy アーカイブ</translation>
    </message>
    <message>
        <source>Numpy array</source>
        <translation>numpy 配列</translation>
    </message>
    <message>
        <source>Numpy arrays</source>
        <translation>numpy 配列</translation>
    </message>
    <message>
        <source>gzip 1: fast</source>
        <translation>gzip 1: 高速</translation>
    </message>
    <message>
        <source>gzip 4: balanced</source>
        <translation>gzip 4: バランス重視</translation>
    </message>
    <message>
        <source>gzip 9: small, slow</source>
        <translation>gzip 9: 小さい、低速</translation>
    </message>
    <message>
        <source>zstd 3: small, fast; Python needs hdf5plugin</source>
        <translation>zstd 3: 小さい、高速。Python では hdf5plugin が必要</translation>
    </message>
    <message>
        <source>Blosc 5: fastest; Python needs hdf5plugin</source>
        <translation>Blosc 5: 最速。Python では hdf5plugin が必要</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV 表</translation>
    </message>
    <message>
        <source>CSV tables</source>
        <translation>CSV 表</translation>
    </message>
    <message>
        <source>Parquet table</source>
        <translation>Parquet 表</translation>
    </message>
    <message>
        <source>Parquet tables</source>
        <translation>Parquet 表</translation>
    </message>
    <message>
        <source>Snappy: fast, what pyarrow writes</source>
        <translation>Snappy: 高速、pyarrow の既定</translation>
    </message>
    <message>
        <source>zstd 15: smaller, slow</source>
        <translation>zstd 15: より小さい、低速</translation>
    </message>
    <message>
        <source>JSON file</source>
        <translation>JSON ファイル</translation>
    </message>
    <message>
        <source>JSON files</source>
        <translation>JSON ファイル</translation>
    </message>
    <message>
        <source>zstd 3: fast, small</source>
        <translation>zstd 3: 高速、小さい</translation>
    </message>
    <message>
        <source>blosc 5: fast, numbers smaller</source>
        <translation>blosc 5: 高速、数値がより小さい</translation>
    </message>
    <message>
        <source>memmap folder</source>
        <translation>memmap フォルダー</translation>
    </message>
    <message>
        <source>consolidated file</source>
        <translation>統合ファイル</translation>
    </message>
    <message>
        <source>npy file</source>
        <translation>npy ファイル</translation>
    </message>
    <message>
        <source>npz file</source>
        <translation>npz ファイル</translation>
    </message>
    <message>
        <source>tdz archive</source>
        <translation>tdz アーカイブ</translation>
    </message>
    <message>
        <source>Tdz archive</source>
        <translation>tdz アーカイブ</translation>
    </message>
    <message>
        <source>Tdz archives</source>
        <translation>tdz アーカイブ</translation>
    </message>
    <message>
        <source>replay buffer</source>
        <translation>リプレイバッファ</translation>
    </message>
    <message>
        <source>Replay buffer of torchrl</source>
        <translation>torchrl のリプレイバッファ</translation>
    </message>
    <message>
        <source>Replay buffers of torchrl</source>
        <translation>torchrl のリプレイバッファ</translation>
    </message>
    <message>
        <source>distributed checkpoint</source>
        <translation>分散チェックポイント</translation>
    </message>
    <message>
        <source>Distributed checkpoint</source>
        <translation>分散チェックポイント</translation>
    </message>
    <message>
        <source>Distributed checkpoints</source>
        <translation>分散チェックポイント</translation>
    </message>
    <message>
        <source>memmap folder before 0.3</source>
        <translation>0.3 より前の memmap フォルダー</translation>
    </message>
    <message>
        <source>Memmap folder before 0.3</source>
        <translation>0.3 より前の memmap フォルダー</translation>
    </message>
    <message>
        <source>Memmap folders before 0.3</source>
        <translation>0.3 より前の memmap フォルダー</translation>
    </message>
    <message>
        <source>zarr store</source>
        <translation>zarr ストア</translation>
    </message>
    <message>
        <source>Zarr store</source>
        <translation>zarr ストア</translation>
    </message>
    <message>
        <source>Zarr stores</source>
        <translation>zarr ストア</translation>
    </message>
    <message>
        <source>Memmap folder</source>
        <translation>memmap フォルダー</translation>
    </message>
    <message>
        <source>Memmap folders</source>
        <translation>memmap フォルダー</translation>
    </message>
    <message>
        <source>torch.save file</source>
        <translation>torch.save のファイル</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Zip archive of several files</source>
        <translation>複数ファイルの zip アーカイブ</translation>
    </message>
    <message>
        <source>Zip archives of several files</source>
        <translation>複数ファイルの zip アーカイブ</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>micro-batches of prime-rl</source>
        <translation>prime-rl のマイクロバッチ</translation>
    </message>
    <message>
        <source>Micro-batches of prime-rl</source>
        <translation>prime-rl のマイクロバッチ</translation>
    </message>
    <message>
        <source>video</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>LeRobot data set</source>
        <translation>LeRobot データセット</translation>
    </message>
    <message>
        <source>LeRobot data sets</source>
        <translation>LeRobot データセット</translation>
    </message>
    <message>
        <source>As stored: video is copied, other images are PNG</source>
        <translation>保存のまま: 動画はコピー、他の画像は PNG</translation>
    </message>
    <message>
        <source>AV1 video: smallest, loses detail</source>
        <translation>AV1 動画: 最小、細部は失われる</translation>
    </message>
    <message>
        <source>H.264 video: plays everywhere, loses detail</source>
        <translation>H.264 動画: どこでも再生可能、細部は失われる</translation>
    </message>
    <message>
        <source>PNG: largest, loses nothing</source>
        <translation>PNG: 最大、何も失われない</translation>
    </message>
</context>
<context>
    <name>tensordesk::FrameAhead</name>
    <message>
        <source>Read the next image</source>
        <translation>次の画像を読み込む</translation>
    </message>
</context>
<context>
    <name>tensordesk::GroupTableModel</name>
    <message>
        <source>Differs from %1</source>
        <translation>%1 と異なります</translation>
    </message>
    <message>
        <source>The key is missing here.</source>
        <translation>ここにそのキーはありません。</translation>
    </message>
</context>
<context>
    <name>tensordesk::GroupsModel</name>
    <message>
        <source>Prompt of sequence %1</source>
        <translation>系列 %1 のプロンプト</translation>
    </message>
    <message>
        <source>All samples have the same reward: their group-relative advantages are 0 and give no gradient.</source>
        <translation>すべてのサンプルの報酬が同じです。グループ内のアドバンテージは 0 で、勾配になりません。</translation>
    </message>
    <message>
        <source>A dot per sample, from the least reward %1 to the greatest reward %2</source>
        <translation>サンプルごとに 1 点、最小の報酬 %1 から最大の報酬 %2 まで</translation>
    </message>
    <message>
        <source>Standard deviation of the rewards, with n − 1</source>
        <translation>報酬の標準偏差（n − 1）</translation>
    </message>
    <message>
        <source>Mean length of the responses</source>
        <translation>応答の平均の長さ</translation>
    </message>
    <message>
        <source>Number of truncated responses</source>
        <translation>打ち切られた応答の数</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>報酬</translation>
    </message>
    <message>
        <source>Mean reward</source>
        <translation>平均報酬</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>標準偏差</translation>
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
        <translation>平均の長さ</translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation>打ち切り</translation>
    </message>
</context>
<context>
    <name>tensordesk::HealthPage</name>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>ファイルを選択(&amp;C)…</translation>
    </message>
    <message>
        <source>Thresholds of the checks</source>
        <translation>検査のしきい値</translation>
    </message>
    <message>
        <source>Thresholds (*.json);;All files (*)</source>
        <translation>しきい値 (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>&amp;Their own</source>
        <translation>検査自身の値(&amp;T)</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>しきい値</translation>
    </message>
    <message>
        <source>Thresholds: %1</source>
        <translation>しきい値: %1</translation>
    </message>
    <message>
        <source>The thresholds of the checks: defaults, or those of a file</source>
        <translation>検査のしきい値: 既定値、またはファイルのもの</translation>
    </message>
    <message>
        <source>error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>E&amp;xamine</source>
        <translation>診断(&amp;X)</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>検査</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>件数</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>検出内容</translation>
    </message>
    <message>
        <source>Findings of the health checks</source>
        <translation>ドクターの所見</translation>
    </message>
    <message>
        <source>Meaning and fix</source>
        <translation>意味と対処</translation>
    </message>
    <message>
        <source>Reads the whole rollout and runs every check</source>
        <translation>ロールアウト全体を読み、すべての検査を行います</translation>
    </message>
    <message>
        <source>Examining the rollout…</source>
        <translation>ロールアウトを診断しています…</translation>
    </message>
    <message>
        <source>Examine reads the whole rollout once per check and reports each finding, its location and a fix.</source>
        <translation>「診断」は検査ごとにロールアウト全体を一度読み、不審な点、その場所、対処法を示します。</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>対象外</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>Go to where it was found first</source>
        <translation>最初に見つかった場所へ移動します</translation>
    </message>
    <message>
        <source>Fix:</source>
        <translation>対処:</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>エラー %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>警告 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>注記 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 checks apply to this rollout</source>
        <translation>%2 件中 %1 件の検査に対象がありました</translation>
    </message>
    <message>
        <source>On the command line it is called %1.</source>
        <translation>コマンドラインでの名前は %1 です。</translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>合格 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not applicable</source>
        <translation>
            <numerusform>対象外 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Python としてコピー</translation>
    </message>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>%n 件を無視</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot store which findings are ignored</source>
        <translation>無視する指摘を保存できません</translation>
    </message>
    <message>
        <source>Stores it in a small file beside the data, which the command line reads too</source>
        <translation>データの隣の小さなファイルに保存します。コマンドラインもそれを読みます</translation>
    </message>
    <message>
        <source>No longer ignore</source>
        <translation>無視をやめる</translation>
    </message>
    <message>
        <source>Ignore here</source>
        <translation>ここでは無視</translation>
    </message>
</context>
<context>
    <name>tensordesk::HistogramView</name>
    <message>
        <source>Logarithmic counts</source>
        <translation>対数度数</translation>
    </message>
    <message>
        <source>Count values</source>
        <translation>値を数える</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>ビン</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>The number of bins for all values; zooming in makes automatic bins finer</source>
        <translation>すべての値に対するビンの数。自動の場合は拡大すると細かくなります</translation>
    </message>
    <message>
        <source>Makes rare values visible next to frequent ones</source>
        <translation>頻度の低い値も、高い値と並んで見えるようにします</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>要素</translation>
    </message>
    <message>
        <source>Select a leaf in the tree to see how its values are distributed.</source>
        <translation>ツリーでリーフを選ぶと、値の分布が表示されます。</translation>
    </message>
    <message>
        <source>Counting %1…</source>
        <translation>%1 を数えています…</translation>
    </message>
    <message>
        <source>The first %1 of %2 histograms.</source>
        <translation>ヒストグラム %2 個中の最初の %1 個。</translation>
    </message>
    <message>
        <source>All values are NaN or infinite.</source>
        <translation>すべての値が NaN または無限大です。</translation>
    </message>
    <message>
        <source>%1 NaN are in no bin (%2).</source>
        <translation>NaN %1 個はどのビンにも入っていません (%2)。</translation>
    </message>
    <message>
        <source>%1 infinite values are in no bin (%2).</source>
        <translation>無限大の値 %1 個はどのビンにも入っていません (%2)。</translation>
    </message>
    <message>
        <source>Complex values by magnitude.</source>
        <translation>複素数は絶対値で表示。</translation>
    </message>
    <message>
        <source>Only padding is visible here, by %1.</source>
        <translation>%1 によると、表示されているのはパディングだけです。</translation>
    </message>
    <message>
        <source>Without %1 elements of padding, which %2 tells.</source>
        <translation>%2 が示すパディングの要素 %1 個を除く。</translation>
    </message>
</context>
<context>
    <name>tensordesk::HistoryModel</name>
    <message>
        <source>As it was opened</source>
        <translation>開いたときの状態</translation>
    </message>
</context>
<context>
    <name>tensordesk::ImageNotes</name>
    <message>
        <source>The first %1 of %2 pictures.</source>
        <translation>画像 %2 枚中の最初の %1 枚。</translation>
    </message>
    <message>
        <source>Thinned: 1 of %1 rows, 1 of %2 columns. Zoom in for all.</source>
        <translation>間引き表示: %1 行に 1 行、%2 列に 1 列。拡大するとすべて表示されます。</translation>
    </message>
    <message>
        <source>The first 3 of %1 channels.</source>
        <translation>%1 チャンネル中の最初の 3 つ。</translation>
    </message>
    <message>
        <source>Complex values by magnitude.</source>
        <translation>複素数は絶対値で表示。</translation>
    </message>
    <message>
        <source>%1 NaN</source>
        <translation>NaN %1 個</translation>
    </message>
    <message>
        <source>%1 +Inf</source>
        <translation>+Inf %1 個</translation>
    </message>
    <message>
        <source>%1 −Inf</source>
        <translation>−Inf %1 個</translation>
    </message>
    <message>
        <source>%1 is true</source>
        <translation>%1 は真</translation>
    </message>
    <message>
        <source>Grey is 0, full colours are ±%1.</source>
        <translation>グレーは 0、最も濃い色は ±%1。</translation>
    </message>
</context>
<context>
    <name>tensordesk::ImageView</name>
    <message>
        <source>An image needs two dims; this leaf has fewer. The plot shows it.</source>
        <translation>画像には 2 つの次元が必要ですが、このリーフの次元は足りません。プロットで表示できます。</translation>
    </message>
    <message>
        <source>Give one dim the x axis and one the y axis to see an image.</source>
        <translation>1 つの次元を x 軸、1 つを y 軸に割り当てると、画像が表示されます。</translation>
    </message>
    <message>
        <source>Square cells</source>
        <translation>正方形のセル</translation>
    </message>
    <message>
        <source>Read image</source>
        <translation>画像を読み込む</translation>
    </message>
    <message>
        <source>Select a leaf in the tree to see it as an image.</source>
        <translation>ツリーでリーフを選ぶと、画像として表示されます。</translation>
    </message>
    <message>
        <source>Reading the image…</source>
        <translation>画像を読み込んでいます…</translation>
    </message>
    <message>
        <source>No other key runs along this dim</source>
        <translation>この次元に沿ったキーはほかにありません</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>%1 に書き込みました</translation>
    </message>
    <message>
        <source>Export a film…</source>
        <translation>動画をエクスポート…</translation>
    </message>
</context>
<context>
    <name>tensordesk::IndexBox</name>
    <message>
        <source>Index of the part shown</source>
        <translation>表示部分のインデックス</translation>
    </message>
    <message>
        <source>The part shown, as numpy writes it: [3, :, 0:10]. Type another and press Enter.</source>
        <translation>表示部分。numpy の書き方です: [3, :, 0:10]。別の範囲を入力して Enter を押してください。</translation>
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
        <translation>値の名前</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>要素数</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Stack dim</source>
        <translation>スタック次元</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Nested tensordicts</source>
        <translation>入れ子の tensordict</translation>
    </message>
    <message>
        <source>Non-tensors</source>
        <translation>非テンソル</translation>
    </message>
    <message>
        <source>Broken below</source>
        <translation>下位の破損</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>one value for each batch position</source>
        <translation>バッチ位置ごとに 1 つの値</translation>
    </message>
    <message>
        <source>one value for the whole batch</source>
        <translation>バッチ全体で 1 つの値</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Python としてコピー</translation>
    </message>
    <message>
        <source>Details of the selected entry</source>
        <translation>選択したエントリの情報</translation>
    </message>
    <message>
        <source>Select a key in the tree to see its shape, where it is stored and a summary of its values.</source>
        <translation>ツリーでキーを選ぶと、形状、保存場所、値の要約が表示されます。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation>値をコピー</translation>
    </message>
    <message>
        <source>Copy the reason</source>
        <translation>理由をコピー</translation>
    </message>
    <message>
        <source>Why it cannot be shown</source>
        <translation>表示できない理由</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>ストレージ</translation>
    </message>
    <message>
        <source>About this document</source>
        <translation>このドキュメントについて</translation>
    </message>
    <message>
        <source>Reading about the selected entry</source>
        <translation>選択したエントリの情報を読み込み中</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>キー %1</translation>
    </message>
    <message>
        <source>Copy as Python: %1</source>
        <translation>Python としてコピー: %1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>レイアウト</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>ディスク上</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>a part of the stored values</source>
        <translation>保存内容の一部</translation>
    </message>
    <message>
        <source>The ranges of the batch that the summary is of</source>
        <translation>要約の対象となるバッチの範囲</translation>
    </message>
    <message>
        <source>Saved on</source>
        <translation>保存時のデバイス</translation>
    </message>
</context>
<context>
    <name>tensordesk::JobBar</name>
    <message>
        <source>Progress of the newest job</source>
        <translation>最新のジョブの進行状況</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>中止 (Esc)</translation>
    </message>
    <message>
        <source>Cancel the newest job</source>
        <translation>最新のジョブを中止します</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>This job cannot be cancelled</source>
        <translation>このジョブは中止できません</translation>
    </message>
</context>
<context>
    <name>tensordesk::JobList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中 %1</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/秒</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>残り %1 秒</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>残り %1 分</translation>
    </message>
</context>
<context>
    <name>tensordesk::JobPanel</name>
    <message>
        <source>No background jobs.</source>
        <translation>バックグラウンドのジョブはありません。</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>Cancel this job</source>
        <translation>このジョブを中止します</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <translation>%1 を中止</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>%1 の進行状況</translation>
    </message>
    <message>
        <source>This job cannot be cancelled</source>
        <translation>このジョブは中止できません</translation>
    </message>
</context>
<context>
    <name>tensordesk::KeyCompleter</name>
    <message>
        <source>Completions</source>
        <translation>補完候補</translation>
    </message>
    <message>
        <source>Look for a matching module</source>
        <translation>一致するモジュールを探す</translation>
    </message>
</context>
<context>
    <name>tensordesk::KeyEdits</name>
    <message>
        <source>Add a key</source>
        <translation>キーを追加</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 を複製</translation>
    </message>
    <message>
        <source>Rename or move %1</source>
        <translation>%1 の名前を変更または移動</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 を削除</translation>
    </message>
    <message>
        <source>Change the value of %1</source>
        <translation>%1 の値を変更</translation>
    </message>
    <message>
        <source>Compute %1</source>
        <translation>%1 を計算</translation>
    </message>
</context>
<context>
    <name>tensordesk::KeyTable</name>
    <message>
        <source>The values of a key</source>
        <translation>キーの情報</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
</context>
<context>
    <name>tensordesk::KeysModel</name>
    <message>
        <source>Too large to be read unasked: select it, and the inspector sums it up.</source>
        <translation>大きすぎるため自動では読み込みません。選択すると、インスペクターに要約が表示されます。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
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
        <translation>値</translation>
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
        <translation>注意</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>%1 NaN</source>
        <translation>NaN %1 個</translation>
    </message>
    <message>
        <source>%1 Inf</source>
        <translation>Inf %1 個</translation>
    </message>
    <message>
        <source>All elements are 0</source>
        <translation>すべての要素が 0</translation>
    </message>
</context>
<context>
    <name>tensordesk::LayoutLine</name>
    <message>
        <source>Shown as stored</source>
        <translation>保存されたまま表示</translation>
    </message>
    <message>
        <source>Read by its layout</source>
        <translation>レイアウトで読む</translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <translation>読み方: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>エピソード %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>保存されたまま</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Read as…</source>
        <translation>読み方…</translation>
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
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Layouts of curves</source>
        <translation>曲線のレイアウト</translation>
    </message>
    <message>
        <source>Saved layouts</source>
        <translation>保存したレイアウト</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name of the shown value</source>
        <translation>表示中のレイアウトの名前</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>適用(&amp;A)</translation>
    </message>
    <message>
        <source>Saves which keys are drawn where: %1</source>
        <translation>どのキーをどこに描くかを保存します: %1</translation>
    </message>
    <message>
        <source>No curves are shown that could be saved.</source>
        <translation>保存できる曲線が表示されていません。</translation>
    </message>
</context>
<context>
    <name>tensordesk::LeafView</name>
    <message>
        <source>The members of this lazy stack differ in shape: %1.
Open one of them in the tree to see its values.</source>
        <translation>この lazy stack のメンバーは形状が異なります: %1。
ツリーでメンバーを開くと、その値が表示されます。</translation>
    </message>
    <message>
        <source>This leaf has no elements: its shape is %1.</source>
        <translation>このリーフには要素がありません: 形状は %1 です。</translation>
    </message>
    <message>
        <source>Elements of %1 cannot be shown as numbers.</source>
        <translation>%1 の要素は数値として表示できません。</translation>
    </message>
    <message>
        <source>The slice %1 is empty.</source>
        <translation>スライス %1 は空です。</translation>
    </message>
    <message>
        <source>%1 = %2 is beyond the end: this member has %3 steps.</source>
        <translation>%1 = %2 は末尾を超えています: このメンバーは %3 ステップです。</translation>
    </message>
</context>
<context>
    <name>tensordesk::LegendFigures</name>
    <message numerus="yes">
        <source>Visible range: %n value(s), min %1, max %2, mean %3, std %4</source>
        <translation>
            <numerusform>表示範囲: 値 %n 個、最小 %1、最大 %2、平均 %3、標準偏差 %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 NaN and %2 infinities left out</source>
        <translation>NaN %1 個と無限大 %2 個を除外</translation>
    </message>
    <message>
        <source>Sum up curves</source>
        <translation>曲線を集計</translation>
    </message>
</context>
<context>
    <name>tensordesk::LegendList</name>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
    <message>
        <source>Show or hide the legend</source>
        <translation>凡例を表示または非表示にします</translation>
    </message>
    <message>
        <source>A click shows one alone, another click all again; the box shows or hides it</source>
        <translation>クリックでその項目だけを、もう一度クリックで全項目を表示します。チェックボックスで表示を切り替えます</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Minimum, maximum, mean (μ) and standard deviation (σ) of the visible range</source>
        <translation>表示範囲の最小値、最大値、平均 (μ)、標準偏差 (σ)</translation>
    </message>
    <message>
        <source>at the pointer %1</source>
        <translation>ポインター位置 %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::LengthBars</name>
    <message>
        <source>Lengths of the episodes</source>
        <translation>エピソードの長さ</translation>
    </message>
    <message>
        <source>One bar per episode: its height is the number of steps</source>
        <translation>エピソードごとに 1 本の棒。高さはステップ数です</translation>
    </message>
</context>
<context>
    <name>tensordesk::LinePlotView</name>
    <message>
        <source>This leaf is a single value; the table shows it.</source>
        <translation>このリーフは単一の値です。表で表示できます。</translation>
    </message>
    <message>
        <source>Give one dim the x axis to see a curve.</source>
        <translation>1 つの次元を x 軸に割り当てると、曲線が表示されます。</translation>
    </message>
    <message>
        <source>Read curves</source>
        <translation>曲線を読み込む</translation>
    </message>
    <message>
        <source>Select a leaf in the tree to see its curves.</source>
        <translation>ツリーでリーフを選ぶと、曲線が表示されます。</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み込んでいます…</translation>
    </message>
    <message>
        <source>The first %1 of %2 curves.</source>
        <translation>曲線 %2 本中の最初の %1 本。</translation>
    </message>
    <message>
        <source>All values are NaN or infinite.</source>
        <translation>すべての値が NaN または無限大です。</translation>
    </message>
    <message>
        <source>Complex values by magnitude.</source>
        <translation>複素数は絶対値で表示。</translation>
    </message>
    <message>
        <source>Values of 0 and below have no place on a logarithmic axis.</source>
        <translation>0 以下の値は対数軸に表示できません。</translation>
    </message>
    <message>
        <source>%1 has no dim like the one along x, so it cannot be drawn here.</source>
        <translation>%1 には x 軸と同じ次元がないため、ここに描画できません。</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>曲線</translation>
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
        <translation>このキーはここに描画できません</translation>
    </message>
</context>
<context>
    <name>tensordesk::LinkQuestion</name>
    <message>
        <source>Follow links</source>
        <translation>リンクをたどる</translation>
    </message>
    <message>
        <source>Read what lies behind links that lead out of opened folders?</source>
        <translation>開いたフォルダーの外へ出るリンクの先を読みますか？</translation>
    </message>
    <message>
        <source>The target is shown and exported like a part of the folder. This applies to every folder until the program ends. Nothing is written through such a link.</source>
        <translation>リンク先を、フォルダーの一部として表示、エクスポートします。プログラムを終了するまで、すべてのフォルダーに適用されます。このようなリンクを通した書き込みは行いません。</translation>
    </message>
    <message>
        <source>&amp;Follow</source>
        <translation>たどる(&amp;F)</translation>
    </message>
</context>
<context>
    <name>tensordesk::MainWindow</name>
    <message>
        <source>Main toolbar</source>
        <translation>メインツールバー</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>ファイルを開く</translation>
    </message>
    <message>
        <source>Simulate the sample</source>
        <translation>サンプルをシミュレート</translation>
    </message>
    <message>
        <source>%1[*] — TensorDesk</source>
        <translation>%1[*] — TensorDesk</translation>
    </message>
    <message>
        <source>%1[*] (read-only) — TensorDesk</source>
        <translation>%1[*] (読み取り専用) — TensorDesk</translation>
    </message>
    <message>
        <source>tensordict of a program</source>
        <translation>プログラムの tensordict</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>In the view that is shown</source>
        <translation>表示中のビュー</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1(位置 %2)</translation>
    </message>
    <message>
        <source>Open as one stack</source>
        <translation>1 つのスタックとして開く</translation>
    </message>
    <message numerus="yes">
        <source>The names of these %n files count up</source>
        <translation>
            <numerusform>これら %n 個のファイルの名前は連番です</numerusform>
        </translation>
    </message>
    <message>
        <source>They may be the steps of one run.</source>
        <translation>1 回の実行のステップかもしれません。</translation>
    </message>
    <message>
        <source>Cannot open “%1”</source>
        <translation>「%1」を開けません</translation>
    </message>
    <message>
        <source>The program raised an error</source>
        <translation>プログラムがエラーを送出しました</translation>
    </message>
    <message>
        <source>Cannot show the tensordicts of the program</source>
        <translation>プログラムの tensordict を表示できません</translation>
    </message>
    <message>
        <source>Cannot make the sample</source>
        <translation>サンプルを作成できません</translation>
    </message>
</context>
<context>
    <name>tensordesk::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>tensordesk::MaskPanel</name>
    <message>
        <source>Mask over the batch</source>
        <translation>バッチのマスク</translation>
    </message>
    <message>
        <source>A bool key or expression over the batch: every key shows only where it is true</source>
        <translation>バッチ全体にわたる bool のキーまたは式。すべてのキーで、真のところだけを表示します</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>%1 or td[&quot;reward&quot;] &gt; 0</source>
        <translation>%1 または td[&quot;reward&quot;] &gt; 0</translation>
    </message>
</context>
<context>
    <name>tensordesk::MaskedRoot</name>
    <message>
        <source>Apply the mask</source>
        <translation>マスクを適用</translation>
    </message>
    <message>
        <source>Summarize all keys</source>
        <translation>すべてのキーを調べる</translation>
    </message>
    <message>
        <source>%1 of %2 positions</source>
        <translation>%2 か所中 %1 か所</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1 内</translation>
    </message>
</context>
<context>
    <name>tensordesk::MemberDialog</name>
    <message>
        <source>This selects no part, so there is nothing to collate.</source>
        <translation>これでは部分が選択されないため、照合するものがありません。</translation>
    </message>
    <message>
        <source>&amp;Indices of</source>
        <translation>次元のインデックス(&amp;I)</translation>
    </message>
    <message>
        <source>E&amp;pisodes, which end at</source>
        <translation>エピソード、終わりのキー(&amp;P)</translation>
    </message>
    <message>
        <source>E&amp;xpression</source>
        <translation>式(&amp;X)</translation>
    </message>
    <message>
        <source>Collate parts</source>
        <translation>部分を照合</translation>
    </message>
    <message>
        <source>Batch dim</source>
        <translation>バッチ次元</translation>
    </message>
    <message>
        <source>Indices</source>
        <translation>インデックス</translation>
    </message>
    <message>
        <source>Indices and slices, such as 0, 3, 5:9</source>
        <translation>インデックスやスライス(例: 0, 3, 5:9)</translation>
    </message>
    <message>
        <source>Key that ends episodes</source>
        <translation>エピソードの終わりを示すキー</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>式</translation>
    </message>
    <message>
        <source>An expression over td that gives a list of tensordicts</source>
        <translation>tensordict のリストを返す、td に対する式</translation>
    </message>
    <message>
        <source>More members are chosen than can be shown side by side: at most %1 are shown.</source>
        <translation>並べて表示できる数を超えるメンバーが選ばれています。表示できるのは %1 個までです。</translation>
    </message>
</context>
<context>
    <name>tensordesk::MembersModel</name>
    <message>
        <source>Member %1, %2</source>
        <translation>メンバー %1、%2</translation>
    </message>
    <message>
        <source>Only some members have: %1</source>
        <translation>一部のメンバーのみが持つもの: %1</translation>
    </message>
    <message>
        <source>Others have besides: %1</source>
        <translation>ほかのメンバーが追加で持つもの: %1</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 キー</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 キー</translation>
    </message>
</context>
<context>
    <name>tensordesk::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>少なく表示</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::MessageItem</name>
    <message>
        <source>How to fix it</source>
        <translation>対処法</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>メッセージをコピー</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>メッセージを閉じる</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
</context>
<context>
    <name>tensordesk::MessageLog</name>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>ドキュメント</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Columns of the messages</source>
        <translation>メッセージの列</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>すべてコピー</translation>
    </message>
    <message>
        <source>Copy all messages as text</source>
        <translation>すべてのメッセージをテキストとしてコピーします</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Forget these messages</source>
        <translation>これらのメッセージを消去します</translation>
    </message>
    <message>
        <source>No messages so far. Messages and errors are kept here.</source>
        <translation>メッセージはまだありません。通知や失敗の内容がここに残ります。</translation>
    </message>
</context>
<context>
    <name>tensordesk::NextMarks</name>
    <message>
        <source>Compare with next</source>
        <translation>next と比較</translation>
    </message>
    <message>
        <source>Within episodes it equals next of the previous step.</source>
        <translation>エピソード内では、前のステップの next と同じです。</translation>
    </message>
    <message>
        <source>At %1 of %2 steps within episodes it differs from next of the previous step, first at %3.</source>
        <translation>エピソード内の %2 ステップ中 %1 ステップで、前のステップの next と異なります。最初は %3 です。</translation>
    </message>
</context>
<context>
    <name>tensordesk::NumberFormats</name>
    <message>
        <source>Exact</source>
        <translation>正確な値</translation>
    </message>
    <message numerus="yes">
        <source>%n decimals</source>
        <translation>
            <numerusform>小数 %n 桁</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scientific, %n decimals</source>
        <translation>
            <numerusform>指数表記、小数 %n 桁</numerusform>
        </translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>16 進数</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>数値の形式</translation>
    </message>
</context>
<context>
    <name>tensordesk::OperandBoxes</name>
    <message>
        <source>lacks the key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>tensordesk::OperationStrip</name>
    <message>
        <source>Operations</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>Reductions</source>
        <translation>縮約</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>Append an operation</source>
        <translation>末尾に演算を追加します</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Show the result in all views</source>
        <translation>結果をすべてのビューに表示します</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Write the result to a file</source>
        <translation>結果をファイルに書き出します</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Copy the operations as Python, a line each</source>
        <translation>演算を 1 行ずつ Python としてコピーします</translation>
    </message>
</context>
<context>
    <name>tensordesk::OptionsPage</name>
    <message>
        <source>The shown entry has no options.</source>
        <translation>ここに表示されているものには、選べる設定がありません。</translation>
    </message>
</context>
<context>
    <name>tensordesk::OriginView</name>
    <message>
        <source>Where elements come from</source>
        <translation>要素の由来</translation>
    </message>
    <message>
        <source>Where the elements of the result come from. Rows and columns are its first two dims; colours are indices in a dim of the operand: along a moved dim they run evenly, in stripes where dims are mixed. Click an element to see its origin.</source>
        <translation>結果の要素がどこから来たかを示します。行と列は結果の最初の 2 つの次元、色は元のテンソルのある次元でのインデックスです。移動しただけの次元では色が滑らかに変わり、次元が混ざったところでは縞になります。クリックするとその要素の由来がわかります。</translation>
    </message>
    <message>
        <source>%1 was filled in</source>
        <translation>%1 は補われた値です</translation>
    </message>
    <message>
        <source>%1 is %2: %3</source>
        <translation>%1 は %2 です: %3</translation>
    </message>
    <message>
        <source>%1 of td</source>
        <translation>td の %1</translation>
    </message>
    <message>
        <source>result</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>tensordesk::OverviewPane</name>
    <message>
        <source>Keys by group</source>
        <translation>グループ別のキー</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Keys of the groups</source>
        <translation>グループのキー</translation>
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
        <translation>サイズ</translation>
    </message>
    <message>
        <source>min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>The columns of the table</source>
        <translation>表に表示する各キーの項目</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト数</translation>
    </message>
    <message>
        <source>Summarize all keys</source>
        <translation>すべてのキーを調べる</translation>
    </message>
    <message>
        <source>There are no bytes in this tensordict: it has no leaves, or empty ones.</source>
        <translation>この tensordict にはバイトがありません: リーフがないか、空のリーフだけです。</translation>
    </message>
    <message>
        <source>Only the first %1 keys are shown.</source>
        <translation>最初の %1 個のキーだけを表示しています。</translation>
    </message>
    <message>
        <source>There are no groups here that share most of their keys.</source>
        <translation>大半のキーが共通するグループはここにありません。</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Keys by member</source>
        <translation>メンバーごとのキー</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメータ</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>スコア</translation>
    </message>
</context>
<context>
    <name>tensordesk::PageBar</name>
    <message>
        <source>Previous page of rows</source>
        <translation>前のページの行</translation>
    </message>
    <message>
        <source>Next page of rows</source>
        <translation>次のページの行</translation>
    </message>
    <message>
        <source>Go to index</source>
        <translation>インデックスへ移動</translation>
    </message>
    <message>
        <source>rows %1 … %2 of %3</source>
        <translation>行 %1 … %2 / %3</translation>
    </message>
    <message>
        <source>Go to index [%1]</source>
        <translation>インデックス [%1] へ移動</translation>
    </message>
    <message>
        <source>Previous page of columns</source>
        <translation>前のページの列</translation>
    </message>
    <message>
        <source>Next page of columns</source>
        <translation>次のページの列</translation>
    </message>
    <message>
        <source>Rows in their own order</source>
        <translation>行を元の順序に戻す</translation>
    </message>
    <message>
        <source>columns %1 … %2 of %3</source>
        <translation>列 %1 … %2 / %3</translation>
    </message>
    <message>
        <source>sorting by column %1…</source>
        <translation>列 %1 で並べ替え中…</translation>
    </message>
    <message>
        <source>sorted by column %1, greatest first</source>
        <translation>列 %1 で降順に並べ替え済み</translation>
    </message>
    <message>
        <source>sorted by column %1, least first</source>
        <translation>列 %1 で昇順に並べ替え済み</translation>
    </message>
    <message>
        <source>; the first %1 of %2 rows</source>
        <translation>、%2 行中の最初の %1 行</translation>
    </message>
</context>
<context>
    <name>tensordesk::ParameterColumns</name>
    <message>
        <source>Show or hide this column of the parameters</source>
        <translation>パラメータのこの列を表示または非表示</translation>
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
        <translation>（モジュールなし）</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Tied: it has the same elements as %1</source>
        <translation>共有: %1 と同じ要素</translation>
    </message>
    <message>
        <source>Optimizer state: %1, group %2</source>
        <translation>オプティマイザの状態: %1、グループ %2</translation>
    </message>
    <message>
        <source>Distribution of the values</source>
        <translation>値の分布</translation>
    </message>
    <message>
        <source>The distribution of the finite elements, from the minimum to the maximum</source>
        <translation>有限な要素の、最小から最大までの分布</translation>
    </message>
    <message>
        <source>The Euclidean norm of the finite elements</source>
        <translation>有限な要素のユークリッドノルム</translation>
    </message>
    <message>
        <source>The share of elements that are 0</source>
        <translation>0 である要素の割合</translation>
    </message>
    <message>
        <source>|now − before| / |before| against the other checkpoint</source>
        <translation>もう一方のチェックポイントに対する |今 − 前| / |前|</translation>
    </message>
    <message>
        <source>The root mean square of the optimizer&apos;s latest step without weight decay; for Adam lr · m̂ / (√v̂ + ε)</source>
        <translation>weight decay を除いたオプティマイザの直近のステップの二乗平均平方根。Adam では lr · m̂ / (√v̂ + ε)</translation>
    </message>
    <message>
        <source>The norm of exp_avg or momentum_buffer</source>
        <translation>exp_avg または momentum_buffer のノルム</translation>
    </message>
    <message>
        <source>The device on which the parameter was when it was saved</source>
        <translation>保存時にパラメータがあったデバイス</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>パラメータ</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>ノルム</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>標準偏差</translation>
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
        <translation>NaN・Inf</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>ゼロ</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>Step size</source>
        <translation>ステップ幅</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>モーメンタム</translation>
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
        <translation>要素数</translation>
    </message>
    <message>
        <source>Saved on</source>
        <translation>保存時のデバイス</translation>
    </message>
    <message>
        <source>%1 new NaN or Inf</source>
        <translation>新しい NaN・Inf %1 個</translation>
    </message>
    <message>
        <source>%1 elements that were finite are NaN or infinite now. The change of the others: %2</source>
        <translation>有限だった %1 個の要素が NaN または無限大になりました。他の要素の変化: %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::ParameterReader</name>
    <message>
        <source>Read parameters</source>
        <translation>パラメータを読み込み</translation>
    </message>
</context>
<context>
    <name>tensordesk::ParametersPage</name>
    <message>
        <source>By &amp;module</source>
        <translation>モジュール別(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Compare with…</source>
        <translation>比較(&amp;C)…</translation>
    </message>
    <message>
        <source>E&amp;xport table…</source>
        <translation>表をエクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメータ</translation>
    </message>
    <message>
        <source>Columns of the parameters</source>
        <translation>パラメータの列</translation>
    </message>
    <message>
        <source>Search parameters</source>
        <translation>パラメータを検索</translation>
    </message>
    <message>
        <source>Group parameters by module, or show them in one list to sort all of them</source>
        <translation>パラメータをモジュールごとにまとめるか、全体を並べ替えるために一覧で表示</translation>
    </message>
    <message>
        <source>Choose another checkpoint of the same module, and show the change of each parameter</source>
        <translation>同じモジュールの別のチェックポイントを選び、各パラメータの変化を表示</translation>
    </message>
    <message>
        <source>Write a row per parameter with all statistics as CSV or Parquet</source>
        <translation>パラメータごとに 1 行、すべての統計を CSV または Parquet に書き込み</translation>
    </message>
    <message>
        <source>Open another checkpoint</source>
        <translation>別のチェックポイントを開く</translation>
    </message>
    <message>
        <source>Export parameters</source>
        <translation>パラメータをエクスポート</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 を書き込みました</translation>
    </message>
    <message numerus="yes">
        <source>%n parameter(s)</source>
        <translation>
            <numerusform>パラメータ %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>要素 %1 個</translation>
    </message>
    <message numerus="yes">
        <source>%n tied</source>
        <translation>
            <numerusform>共有 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with NaN or Inf</source>
        <translation>
            <numerusform>NaN または Inf を含むもの %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>オプティマイザ</translation>
    </message>
    <message>
        <source>%1: %2 of %3 states joined</source>
        <translation>%1: 状態 %3 個中 %2 個を対応付け</translation>
    </message>
    <message>
        <source>compared with %1</source>
        <translation>%1 と比較</translation>
    </message>
    <message>
        <source>further entries were skipped</source>
        <translation>残りの項目は省略</translation>
    </message>
    <message>
        <source>Stop &amp;comparing</source>
        <translation>比較をやめる(&amp;C)</translation>
    </message>
    <message>
        <source>Compare with another checkpoint</source>
        <translation>別のチェックポイントと比較</translation>
    </message>
    <message>
        <source>%1 has no parameter of the same name and shape.</source>
        <translation>%1 には名前と形状が同じパラメータがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n parameter(s) have none of the same name and shape there.</source>
        <translation>
            <numerusform>%n 個のパラメータには、名前と形状が同じものがありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics of some parameters are not read yet. Try again when the reading is over.</source>
        <translation>一部のパラメータの統計がまだ読み込まれていません。読み込みが終わってからもう一度お試しください。</translation>
    </message>
    <message>
        <source>Export table of parameters</source>
        <translation>パラメータの表をエクスポート</translation>
    </message>
    <message>
        <source>Tables (*.csv *.parquet *.npz *.h5)</source>
        <translation>表 (*.csv *.parquet *.npz *.h5)</translation>
    </message>
    <message>
        <source>Columns that have no space at this width. Choose the columns of the table here or by a right click on its header.</source>
        <translation>この幅では表示できない列です。表の列はここか、見出しの右クリックで選べます。</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden column(s)</source>
        <translation>
            <numerusform>非表示の列 %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::PictureControls</name>
    <message>
        <source>Smooth</source>
        <translation>滑らか</translation>
    </message>
    <message>
        <source>Same colours for all</source>
        <translation>全画像で同じ配色</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>rows, columns, channels</source>
        <translation>行、列、チャンネル</translation>
    </message>
    <message>
        <source>channels, rows, columns</source>
        <translation>チャンネル、行、列</translation>
    </message>
    <message>
        <source>rows, columns</source>
        <translation>行、列</translation>
    </message>
    <message>
        <source>heat map</source>
        <translation>ヒートマップ</translation>
    </message>
    <message>
        <source>Order of the dims of a picture</source>
        <translation>画像の次元の順序</translation>
    </message>
    <message>
        <source>The meaning of the last dims; automatic: guessed from dtype and sizes</source>
        <translation>末尾の次元の解釈。自動では dtype とサイズから推測します</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>マスク</translation>
    </message>
    <message>
        <source>A bool key that is laid over the image in red where it is true</source>
        <translation>真のところを画像に赤で重ねる bool のキー</translation>
    </message>
    <message>
        <source>Blends neighbouring elements instead of drawing each as a cell</source>
        <translation>要素をセルとして描かず、隣り合う要素を滑らかにつなぎます</translation>
    </message>
    <message>
        <source>Keeps the values of the first and last colour while stepping</source>
        <translation>ステップを移動しても、最初と最後の色の値を保ちます</translation>
    </message>
    <message>
        <source>Film…</source>
        <translation>動画…</translation>
    </message>
    <message>
        <source>Writes a frame for each index of a dim into an animated picture</source>
        <translation>次元の各インデックスを 1 フレームとして、アニメーション画像に書き出します</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>Keys whose values along the dim that runs are drawn below, in step with the image</source>
        <translation>動かす次元に沿った値を、画像と同期して下に描くキー</translation>
    </message>
    <message>
        <source>no mask</source>
        <translation>マスクなし</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>解釈</translation>
    </message>
</context>
<context>
    <name>tensordesk::Player</name>
    <message numerus="yes">
        <source>%n frames a second</source>
        <translation>
            <numerusform>%n フレーム/秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Start again at the end</source>
        <translation>末尾まで進んだら先頭に戻ります</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>一時停止 (Space)</translation>
    </message>
    <message>
        <source>Show index after index (Space)</source>
        <translation>インデックスを順に表示 (Space)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
</context>
<context>
    <name>tensordesk::PlotLayouts</name>
    <message>
        <source>The file has no key %1</source>
        <translation>ファイルにキー %1 がありません</translation>
    </message>
    <message>
        <source>The layout shows this key, so it cannot be used here.</source>
        <translation>このレイアウトはこのキーを表示するため、ここでは使えません。</translation>
    </message>
</context>
<context>
    <name>tensordesk::PlotView</name>
    <message>
        <source>Reading was stopped. Press F5 to read it again.</source>
        <translation>読み込みを中止しました。F5 キーでもう一度読み込みます。</translation>
    </message>
    <message>
        <source>magnitude</source>
        <translation>絶対値</translation>
    </message>
    <message>
        <source>real part</source>
        <translation>実部</translation>
    </message>
    <message>
        <source>imaginary part</source>
        <translation>虚部</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>位相</translation>
    </message>
    <message>
        <source>Complex values</source>
        <translation>複素数の値</translation>
    </message>
    <message>
        <source>The real number that is drawn for each complex value</source>
        <translation>各複素数の値を表す実数</translation>
    </message>
</context>
<context>
    <name>tensordesk::PlotWidget</name>
    <message>
        <source>Show all</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>画像を保存…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf *.jpg)</source>
        <translation>画像 (*.png *.svg *.pdf *.jpg)</translation>
    </message>
    <message>
        <source>Copies the picture; with Ctrl, the mouse drags it to another program</source>
        <translation>画像をコピーします。Ctrl を押しながらドラッグすると、ほかのプログラムへ渡せます</translation>
    </message>
    <message>
        <source>Cannot write the picture</source>
        <translation>画像を書き込めません</translation>
    </message>
</context>
<context>
    <name>tensordesk::ReadAsDialog</name>
    <message>
        <source>the root of the file</source>
        <translation>ファイルの最上位</translation>
    </message>
    <message>
        <source>%1: each is an episode</source>
        <translation>%1: それぞれが 1 つのエピソード</translation>
    </message>
    <message>
        <source>The second dim counts environments</source>
        <translation>2 番目の次元は環境</translation>
    </message>
    <message>
        <source>Read the other files of this folder by it too</source>
        <translation>このフォルダの他のファイルもこれで読む</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>読み方</translation>
    </message>
    <message>
        <source>Roles to begin with: those of a layout</source>
        <translation>はじめの役割: レイアウトのもの</translation>
    </message>
    <message>
        <source>The level of the file whose arrays have one row per step</source>
        <translation>ステップごとに 1 行ある配列のあるファイルの階層</translation>
    </message>
    <message>
        <source>Arrays are [steps, environments, …]: each environment has episodes of its own</source>
        <translation>配列は [ステップ, 環境, …] で、環境ごとにエピソードがあります</translation>
    </message>
    <message>
        <source>The rollout that the roles give</source>
        <translation>役割から得られるもの</translation>
    </message>
    <message>
        <source>First rows of the first episode</source>
        <translation>最初のエピソードの最初の行</translation>
    </message>
    <message>
        <source>a name to save this layout under</source>
        <translation>このレイアウトを保存する名前</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>読む(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>はじめの役割(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Steps are in</source>
        <translation>ステップの場所(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as</source>
        <translation>名前を付けて保存(&amp;A)</translation>
    </message>
    <message>
        <source>Inspect the file</source>
        <translation>ファイルを調べる</translation>
    </message>
    <message>
        <source>own roles</source>
        <translation>独自の役割</translation>
    </message>
    <message>
        <source>the layout that fits</source>
        <translation>合うレイアウト</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>エピソード %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1、各 %2 ステップ</translation>
    </message>
    <message>
        <source>%1 of %2 to %3 steps, %4 total</source>
        <translation>%1、%2 から %3 ステップ、合計 %4</translation>
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
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>一覧を消去(&amp;C)</translation>
    </message>
</context>
<context>
    <name>tensordesk::RegionPanel</name>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Show only this range</source>
        <translation>この範囲だけを表示</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the table as text</source>
        <translation>表をテキストとしてコピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Remove the marked range (Esc in the plot)</source>
        <translation>選択範囲を解除（グラフで Esc）</translation>
    </message>
    <message>
        <source>Statistics of the marked range</source>
        <translation>選択範囲の統計</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>標準偏差</translation>
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
        <translation>積分</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>傾き</translation>
    </message>
    <message>
        <source>Integral over the index, by the trapezoidal rule</source>
        <translation>インデックスに関する積分（台形公式）</translation>
    </message>
    <message>
        <source>Slope of the least-squares line per index</source>
        <translation>最小二乗直線のインデックスあたりの傾き</translation>
    </message>
    <message>
        <source>Summarize the marked range</source>
        <translation>選択範囲を集計</translation>
    </message>
    <message>
        <source>No index is in the marked range.</source>
        <translation>選択範囲にインデックスがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 … %2, %n indices</source>
        <translation>
            <numerusform>%1 … %2、%n インデックス</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::RemoteDialog</name>
    <message>
        <source>&amp;Connect</source>
        <translation>接続(&amp;C)</translation>
    </message>
    <message>
        <source>Folder &amp;above</source>
        <translation>上のフォルダー(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Open from another machine</source>
        <translation>別のマシンから開く</translation>
    </message>
    <message>
        <source>user@machine, or a host of your ssh configuration</source>
        <translation>user@machine、または ssh の設定にあるホスト</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>A file or folder there; ~ is your home folder</source>
        <translation>そのマシンのファイルかフォルダー。~ はホームフォルダーです</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Files and folders there</source>
        <translation>そのマシンのファイルとフォルダー</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>State of the connection</source>
        <translation>接続の状態</translation>
    </message>
    <message>
        <source>The connection is made by your ssh, with its keys and settings. TensorDesk must be installed there too.</source>
        <translation>接続にはお使いの ssh を、その鍵と設定のまま使います。接続先にも TensorDesk がインストールされている必要があります。</translation>
    </message>
    <message>
        <source>Waiting for the machine</source>
        <translation>マシンの応答を待機中</translation>
    </message>
    <message>
        <source>Read a folder of another machine</source>
        <translation>別のマシンのフォルダーを読み込む</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>%1 に接続しています…</translation>
    </message>
    <message>
        <source>The folder is empty.</source>
        <translation>フォルダーは空です。</translation>
    </message>
    <message>
        <source>Enter or a double click enters a folder; Open also opens a folder as a tensordict.</source>
        <translation>Enter かダブルクリックでフォルダーに入ります。「開く」ではフォルダーも tensordict として開けます。</translation>
    </message>
    <message>
        <source>The first %1 names of the folder. Type the path of another file above.</source>
        <translation>フォルダーの最初の %1 個の名前です。ほかのファイルのパスは上に入力してください。</translation>
    </message>
</context>
<context>
    <name>tensordesk::RerunDialog</name>
    <message>
        <source>Too large to compute while you type; the check reports the sizes.</source>
        <translation>大きすぎるため、入力中には計算しません。サイズは確認で表示されます。</translation>
    </message>
    <message>
        <source>Check a policy</source>
        <translation>方策を検査</translation>
    </message>
    <message>
        <source>An expression for the policy or critic that the rollout was collected with. It is run over the stored observations and scores the stored actions; nothing is drawn and nothing is written.</source>
        <translation>ロールアウトの収集に使った方策または価値関数の式です。保存された観測に対して実行し、保存された行動を評価します。サンプリングも書き込みも行いません。</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>Such as ProbabilisticActor(…) or ValueOperator(…); the list has the previous expressions</source>
        <translation>ProbabilisticActor(…) や ValueOperator(…) など。一覧には以前の式があります</translation>
    </message>
    <message>
        <source>&amp;Weights…</source>
        <translation>重み(&amp;W)…</translation>
    </message>
    <message>
        <source>Choose the file of the module&apos;s parameters, a state dict; the expression then loads it</source>
        <translation>モジュールのパラメーターのファイル (state dict) を選びます。式がそれを読み込むようになります</translation>
    </message>
    <message>
        <source>The keys that the module reads and writes</source>
        <translation>モジュールの入力と出力</translation>
    </message>
    <message>
        <source>Where the module computes</source>
        <translation>モジュールが計算する場所</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Fewer take less memory; a recurrent module is given all steps of a row at once</source>
        <translation>少ないほどメモリを節約できます。再帰型モジュールには 1 行の全ステップが一度に渡されます</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>検査(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Module</source>
        <translation>モジュール(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Device</source>
        <translation>デバイス(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Steps at once</source>
        <translation>一度のステップ数(&amp;S)</translation>
    </message>
    <message>
        <source>Inspect the module</source>
        <translation>モジュールを調べる</translation>
    </message>
    <message>
        <source>The parameters of the module</source>
        <translation>モジュールのパラメーター</translation>
    </message>
    <message>
        <source>State dicts (*.pt *.pth *.safetensors *.tdz *.h5);;All files (*)</source>
        <translation>State dict (*.pt *.pth *.safetensors *.tdz *.h5);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The parameters come from a file that “Weights…” names, or that the expression loads itself.</source>
        <translation>パラメーターは「重み…」で選んだファイル、または式が自分で読み込むファイルから取られます。</translation>
    </message>
    <message>
        <source>It reads %1.</source>
        <translation>%1 を読み取ります。</translation>
    </message>
    <message>
        <source>Compared with the stored values: %1.</source>
        <translation>保存値と比較: %1。</translation>
    </message>
    <message>
        <source>Not stored: %1.</source>
        <translation>保存されていないもの: %1。</translation>
    </message>
    <message>
        <source>That was stopped. Change the text to start it again.</source>
        <translation>中止しました。テキストを変更すると、もう一度始まります。</translation>
    </message>
</context>
<context>
    <name>tensordesk::RerunPage</name>
    <message>
        <source>equal</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>rounded</source>
        <translation>丸め</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>古い</translation>
    </message>
    <message>
        <source>mismatched</source>
        <translation>不整合</translation>
    </message>
    <message>
        <source>unlike</source>
        <translation>相違</translation>
    </message>
    <message>
        <source>misshapen</source>
        <translation>形状違い</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>判定なし</translation>
    </message>
    <message>
        <source>the log-probability of the stored action</source>
        <translation>保存された行動の対数確率</translation>
    </message>
    <message>
        <source>the action, compared with the deterministic action of the given policy</source>
        <translation>行動。指定した方策の決定論的な行動との比較</translation>
    </message>
    <message>
        <source>the module&apos;s outputs</source>
        <translation>モジュールの出力</translation>
    </message>
    <message>
        <source>&amp;Check a policy…</source>
        <translation>方策を検査(&amp;C)…</translation>
    </message>
    <message>
        <source>Add as &amp;derived key</source>
        <translation>派生キーとして追加(&amp;D)</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>一致</translation>
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
        <translation>比</translation>
    </message>
    <message>
        <source>Clipped</source>
        <translation>クリップ</translation>
    </message>
    <message>
        <source>KL</source>
        <translation>KL</translation>
    </message>
    <message>
        <source>The mean distance of the computed values from the stored ones</source>
        <translation>いま計算した値と保存値の差の平均</translation>
    </message>
    <message>
        <source>It is so far from it at most</source>
        <translation>その差の最大</translation>
    </message>
    <message>
        <source>New probability by stored one: mean and standard deviation</source>
        <translation>新しい確率 ÷ 保存された確率: 平均と標準偏差</translation>
    </message>
    <message>
        <source>The share of ratios outside of 0.8 to 1.2, where PPO clips by default</source>
        <translation>0.8～1.2 の外にある比の割合。指定がなければ PPO はここでクリップします</translation>
    </message>
    <message>
        <source>The mean of ratio − 1 − log(ratio), an estimate of the divergence of the new policy</source>
        <translation>比 − 1 − log(比) の平均。新しい方策のダイバージェンスの推定値です</translation>
    </message>
    <message>
        <source>Differences from the stored values</source>
        <translation>保存値との違い</translation>
    </message>
    <message>
        <source>Meaning and fix</source>
        <translation>意味と対処</translation>
    </message>
    <message>
        <source>Runs a policy or critic over the rollout again and compares its outputs with the stored values</source>
        <translation>方策または価値関数をロールアウトに対してもう一度実行し、結果を保存値と比べます</translation>
    </message>
    <message>
        <source>Adds the log-probabilities of the stored actions under this policy to the tree; they are computed when they are shown</source>
        <translation>この方策による保存された行動の対数確率をツリーに追加します。表示するときに計算されます</translation>
    </message>
    <message>
        <source>Run the policy</source>
        <translation>方策を実行</translation>
    </message>
    <message>
        <source>A stale or mismatched log-probability is the classic bug of PPO. Check a policy runs it over this rollout again, and lays the log-probabilities of the stored actions, values and parameters beside those that are stored.</source>
        <translation>古い、または食い違った対数確率は PPO の典型的なバグです。「方策を検査」は方策をこのロールアウトに対してもう一度実行し、保存された行動の対数確率、価値、パラメーターを保存値と並べます。</translation>
    </message>
    <message>
        <source>Running the policy…</source>
        <translation>方策を実行中…</translation>
    </message>
    <message>
        <source>No difference from the stored values</source>
        <translation>保存値との違いはありません</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) differ from the stored values</source>
        <translation>
            <numerusform>%n 個のキーが保存値と違います</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n ステップ</numerusform>
        </translation>
    </message>
    <message>
        <source>not stored: %1</source>
        <translation>保存されていないもの: %1</translation>
    </message>
    <message>
        <source>the rollout changed since: check again</source>
        <translation>その後ロールアウトが変わりました: もう一度検査してください</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中 %1</translation>
    </message>
    <message>
        <source>stored %1, now %2</source>
        <translation>保存値 %1、現在 %2</translation>
    </message>
    <message>
        <source>Go to this element</source>
        <translation>この要素へ移動</translation>
    </message>
    <message>
        <source>Fix:</source>
        <translation>対処:</translation>
    </message>
    <message>
        <source>The entropy is %1 on average.</source>
        <translation>エントロピーの平均は %1 です。</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) are left out: the actions lie at the bounds, where the sampled value is unknown.</source>
        <translation>
            <numerusform>%n 個の数値を除外しました: 行動が境界にあり、サンプリングした値が分かりません。</numerusform>
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
        <translation>x 軸</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>y axis</source>
        <translation>y 軸</translation>
    </message>
    <message>
        <source>each</source>
        <translation>個別</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>together</source>
        <translation>まとめて</translation>
    </message>
    <message>
        <source>index</source>
        <translation>インデックス</translation>
    </message>
    <message>
        <source>mean ± std</source>
        <translation>平均 ± 標準偏差</translation>
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
        <translation>役割なし</translation>
    </message>
    <message>
        <source>observation</source>
        <translation>観測</translation>
    </message>
    <message>
        <source>next observation</source>
        <translation>次の観測</translation>
    </message>
    <message>
        <source>action</source>
        <translation>行動</translation>
    </message>
    <message>
        <source>reward</source>
        <translation>報酬</translation>
    </message>
    <message>
        <source>done: ends an episode</source>
        <translation>done: エピソードの終わり</translation>
    </message>
    <message>
        <source>terminated: ends an episode</source>
        <translation>terminated: エピソードの終わり</translation>
    </message>
    <message>
        <source>truncated: ends an episode</source>
        <translation>truncated: エピソードの終わり</translation>
    </message>
    <message>
        <source>first step of an episode</source>
        <translation>エピソードの最初のステップ</translation>
    </message>
    <message>
        <source>number of the episode</source>
        <translation>エピソードの番号</translation>
    </message>
    <message>
        <source>ends of the episodes</source>
        <translation>各エピソードの終わり</translation>
    </message>
    <message>
        <source>lengths of the episodes</source>
        <translation>各エピソードの長さ</translation>
    </message>
    <message>
        <source>mask of the real steps</source>
        <translation>実際のステップのマスク</translation>
    </message>
    <message>
        <source>lengths of padded episodes</source>
        <translation>パディングされたエピソードの長さ</translation>
    </message>
    <message>
        <source>Stored key</source>
        <translation>保存されたキー</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>最初の値</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>表示名</translation>
    </message>
    <message>
        <source>Stored keys and their roles</source>
        <translation>保存されたキーとその役割</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>%1 の役割</translation>
    </message>
</context>
<context>
    <name>tensordesk::RolloutActions</name>
    <message numerus="yes">
        <source>%1, its first %n step(s)</source>
        <translation>
            <numerusform>%1、最初の %n ステップ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, episode %2 [%3]</source>
        <translation>%1、エピソード %2 [%3]</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) as a stack</source>
        <translation>
            <numerusform>エピソード %n 件をスタックとして</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s), padded, with a mask</source>
        <translation>
            <numerusform>エピソード %n 件をパディングとマスク付きで</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s), a numbered file each</source>
        <translation>
            <numerusform>エピソード %n 件を個別の連番ファイルに</numerusform>
        </translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>%1 に書き込みました</translation>
    </message>
    <message>
        <source>The tree has the derived key %1 now</source>
        <translation>ツリーに派生キー %1 が加わりました</translation>
    </message>
    <message>
        <source>Join the episodes</source>
        <translation>エピソードをつなげる</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) as rows</source>
        <translation>
            <numerusform>%n エピソードを行として</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::RolloutPages</name>
    <message>
        <source>Rollout</source>
        <translation>ロールアウト</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>エピソード</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>健全性</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>ドリフト</translation>
    </message>
    <message>
        <source>Policy check</source>
        <translation>方策の検査</translation>
    </message>
</context>
<context>
    <name>tensordesk::RuleBar</name>
    <message>
        <source>Episode boundaries</source>
        <translation>エピソードの境界</translation>
    </message>
    <message>
        <source>The key that marks the episode boundaries: on this page, in the health checks and for the keys [ and ]</source>
        <translation>エピソードを区別するキー: ここ、ドクターの検査、[ キーと ] キーで使います</translation>
    </message>
    <message>
        <source>Key of the rewards</source>
        <translation>報酬のキー</translation>
    </message>
    <message>
        <source>Which key a return is the sum of</source>
        <translation>リターンとして合計するキー</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>割引率</translation>
    </message>
    <message>
        <source>The discount per step</source>
        <translation>ステップごとの割引率</translation>
    </message>
    <message>
        <source>&amp;Episode boundaries</source>
        <translation>エピソードの境界(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Return of</source>
        <translation>リターンの対象(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discount</source>
        <translation>割引率(&amp;D)</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>キーなし</translation>
    </message>
</context>
<context>
    <name>tensordesk::RunsChart</name>
    <message>
        <source>Runs by episode</source>
        <translation>エピソードごとの実行</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>episode</source>
        <translation>エピソード</translation>
    </message>
    <message>
        <source>return</source>
        <translation>リターン</translation>
    </message>
    <message>
        <source>length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>%1: episode %2, %3 %4</source>
        <translation>%1: エピソード %2、%3 %4</translation>
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
        <translation>完了 %1、未完了 %2、ステップ %3</translation>
    </message>
    <message>
        <source>The mean return of finished episodes; of all episodes if none is finished</source>
        <translation>完了したエピソードの平均リターン。完了したものがなければすべての平均</translation>
    </message>
    <message>
        <source>The interquartile mean: the mean of the middle half of the returns</source>
        <translation>四分位平均: リターンの中央半分の平均</translation>
    </message>
    <message>
        <source>The share of episodes with a step at which the key success or is_success is true</source>
        <translation>キー success または is_success が真になるステップを持つエピソードの割合</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>エピソード</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>リターン</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>標準偏差</translation>
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
        <translation>長さ</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>成功</translation>
    </message>
</context>
<context>
    <name>tensordesk::RunsWindow</name>
    <message>
        <source>Runs — TensorDesk</source>
        <translation>実行 — TensorDesk</translation>
    </message>
    <message>
        <source>return</source>
        <translation>リターン</translation>
    </message>
    <message>
        <source>length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>The number of an episode</source>
        <translation>エピソードの数値</translation>
    </message>
    <message>
        <source>by episode</source>
        <translation>エピソード順</translation>
    </message>
    <message>
        <source>by step</source>
        <translation>ステップ順</translation>
    </message>
    <message>
        <source>The horizontal axis</source>
        <translation>横軸</translation>
    </message>
    <message>
        <source> episodes</source>
        <translation> エピソード</translation>
    </message>
    <message>
        <source>Moving mean</source>
        <translation>移動平均</translation>
    </message>
    <message>
        <source>Each point is the mean of this many episodes up to its own; 1 shows the episodes themselves</source>
        <translation>各点は自身までのこの数のエピソードの平均。1 はエピソードそのものを表示</translation>
    </message>
    <message>
        <source>&amp;Mean of</source>
        <translation>平均(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Copy table</source>
        <translation>表をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the statistics with exact numbers</source>
        <translation>統計を正確な数値でコピー</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Statistics of the runs</source>
        <translation>実行の統計</translation>
    </message>
    <message>
        <source>Read the runs</source>
        <translation>実行を読み込み</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 runs are shown.</source>
        <translation>%2 件の実行のうち最初の %1 件だけを表示しています。</translation>
    </message>
    <message>
        <source>Compare runs</source>
        <translation>実行を比較</translation>
    </message>
    <message>
        <source>1 episode</source>
        <translation>1 エピソード</translation>
    </message>
</context>
<context>
    <name>tensordesk::ScatterView</name>
    <message>
        <source>Joined</source>
        <translation>線で結ぶ</translation>
    </message>
    <message>
        <source>Logarithmic x axis</source>
        <translation>x 軸を対数に</translation>
    </message>
    <message>
        <source>Logarithmic y axis</source>
        <translation>y 軸を対数に</translation>
    </message>
    <message>
        <source>Read points</source>
        <translation>点を読み込む</translation>
    </message>
    <message>
        <source>Along x</source>
        <translation>x 軸</translation>
    </message>
    <message>
        <source>Joins the points by lines, in their order</source>
        <translation>点を順に線で結びます</translation>
    </message>
    <message>
        <source>Select a leaf in the tree to draw it against another.</source>
        <translation>ツリーでリーフを選ぶと、別のリーフに対して描画します。</translation>
    </message>
    <message>
        <source>index of %1</source>
        <translation>%1 のインデックス</translation>
    </message>
    <message>
        <source>index</source>
        <translation>インデックス</translation>
    </message>
    <message>
        <source>%1 has no dim like the one along x, so nothing can be drawn against it.</source>
        <translation>%1 には x 軸と同じ次元がないため、これに対しては描画できません。</translation>
    </message>
    <message>
        <source>This leaf is a single value; the table shows it.</source>
        <translation>このリーフは単一の値です。表で表示できます。</translation>
    </message>
    <message>
        <source>Give one dim the x axis: its indices pair the elements of both keys.</source>
        <translation>1 つの次元を x 軸に割り当ててください。そのインデックスで両方のキーの要素を対にします。</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み込んでいます…</translation>
    </message>
    <message>
        <source>The first %1 of %2 series.</source>
        <translation>系列 %2 個中の最初の %1 個。</translation>
    </message>
    <message>
        <source>%1 points have no place: NaN, infinite, beyond 1e240, or not above 0 on a logarithmic axis.</source>
        <translation>%1 個の点は描画できません: NaN、無限大、1e240 超、または対数軸で 0 以下です。</translation>
    </message>
    <message>
        <source>%1 has no dim like the one along x.</source>
        <translation>%1 には x 軸と同じ次元がありません。</translation>
    </message>
    <message>
        <source>Complex values by magnitude.</source>
        <translation>複素数は絶対値で表示。</translation>
    </message>
    <message>
        <source>series</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Read the points at the cursor</source>
        <translation>カーソル位置の点を読み込む</translation>
    </message>
    <message>
        <source>This key cannot be drawn here</source>
        <translation>このキーはここに描画できません</translation>
    </message>
</context>
<context>
    <name>tensordesk::ScoreModel</name>
    <message>
        <source>Read scores</source>
        <translation>スコアを読み込む</translation>
    </message>
    <message>
        <source>Read rows of scores</source>
        <translation>スコアの行を読み込む</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Mean of the row over its instructions</source>
        <translation>指示についての行の平均</translation>
    </message>
    <message>
        <source>Mean of the row</source>
        <translation>行の平均</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>平均 %1</translation>
    </message>
    <message>
        <source>Mean over %1 of %2 prompts</source>
        <translation>%2 個のプロンプトのうち %1 個の平均</translation>
    </message>
</context>
<context>
    <name>tensordesk::ScoreTable</name>
    <message>
        <source>Strict scores</source>
        <translation>厳格なスコア</translation>
    </message>
    <message>
        <source>Loose scores</source>
        <translation>緩いスコア</translation>
    </message>
    <message>
        <source>How strictly IFEval judges</source>
        <translation>IFEval の判定の厳しさ</translation>
    </message>
    <message>
        <source>Loose scores ignore the first and last line of a response, and asterisks</source>
        <translation>緩いスコアは応答の最初と最後の行、およびアスタリスクを無視します</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>スコア</translation>
    </message>
</context>
<context>
    <name>tensordesk::SequenceColumn</name>
    <message>
        <source>Sequence</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>プロンプトの長さ</translation>
    </message>
    <message>
        <source>Response length</source>
        <translation>応答の長さ</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>報酬</translation>
    </message>
    <message>
        <source>Group mean</source>
        <translation>グループ平均</translation>
    </message>
    <message>
        <source>Group σ</source>
        <translation>グループの σ</translation>
    </message>
    <message>
        <source>Advantage</source>
        <translation>アドバンテージ</translation>
    </message>
    <message>
        <source>KL</source>
        <translation>KL</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>エントロピー</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Prompt begins</source>
        <translation>プロンプトの冒頭</translation>
    </message>
    <message>
        <source>Response begins</source>
        <translation>応答の冒頭</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>フラグ</translation>
    </message>
</context>
<context>
    <name>tensordesk::SequenceRow</name>
    <message>
        <source>truncated</source>
        <translation>打ち切り</translation>
    </message>
</context>
<context>
    <name>tensordesk::SequencesModel</name>
    <message>
        <source>Read sequences</source>
        <translation>系列を読み込む</translation>
    </message>
    <message>
        <source>log-prob: a log-probability of the response is above 0 or not finite. copy: an earlier sample of the group has the same response. no spread: all samples of the group have the same reward.</source>
        <translation>log-prob: 応答の対数確率が 0 より大きいか有限ではありません。copy: グループの先のサンプルと応答が同じです。no spread: グループのすべてのサンプルの報酬が同じです。</translation>
    </message>
</context>
<context>
    <name>tensordesk::SequencesPane</name>
    <message>
        <source>Filter of sequences</source>
        <translation>系列のフィルター</translation>
    </message>
    <message>
        <source>Read all sequences</source>
        <translation>すべての系列を読み込む</translation>
    </message>
    <message>
        <source>Sort sequences</source>
        <translation>系列を並べ替える</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>フィルター(&amp;F)</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Select two sequences to see them side by side, or more to see them as rows</source>
        <translation>2 つ選択すると並べて、3 つ以上選択すると行として表示します</translation>
    </message>
    <message>
        <source>Groups of sequences</source>
        <translation>系列のグループ</translation>
    </message>
    <message>
        <source>Reading all sequences…</source>
        <translation>すべての系列を読み込んでいます…</translation>
    </message>
    <message>
        <source>No prompt has several samples here.</source>
        <translation>ここには複数のサンプルを持つプロンプトがありません。</translation>
    </message>
    <message>
        <source>%1 of %2 sequences</source>
        <translation>%2 個中 %1 個の系列</translation>
    </message>
    <message>
        <source>Shows the sequences for which this is true. Available: sequence, prompt, response (their lengths), reward, advantage, kl, entropy, step, truncated, group, group_size, group_mean, group_std, flags, and the further columns by their names</source>
        <translation>これが真となる系列を表示します。使えるもの: sequence、prompt、response（長さ）、reward、advantage、kl、entropy、step、truncated、group、group_size、group_mean、group_std、flags、およびその他の列（列の名前）</translation>
    </message>
</context>
<context>
    <name>tensordesk::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Numbers in tables</source>
        <translation>表の数値</translation>
    </message>
    <message>
        <source>Colours of heat maps</source>
        <translation>ヒートマップの色</translation>
    </message>
    <message>
        <source>These choices are kept. The options of a view are beside it, on the page View.</source>
        <translation>ここでの設定は保存されます。ビューごとの設定は、ビューの横の「ビュー」ページにあります。</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Applies after the next start of the program</source>
        <translation>プログラムを次に起動したときから有効になります</translation>
    </message>
    <message>
        <source>Language, from the next start on</source>
        <translation>言語(次回の起動から)</translation>
    </message>
    <message>
        <source>The most bytes of a key that are computed, edited or kept in memory at once. Larger ones go block by block, and their results are kept in a scratch file in $TMPDIR.</source>
        <translation>1 つのキーについて、一度にメモリ上で計算、編集、保持する量です。これより大きいものはブロックごとに処理し、保持する分は $TMPDIR の一時ファイルに置きます。</translation>
    </message>
    <message>
        <source>Memory budget</source>
        <translation>メモリ上限</translation>
    </message>
    <message>
        <source>Columns of the tree</source>
        <translation>ツリーの列</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShapeEffectModel</name>
    <message>
        <source>breaks here</source>
        <translation>ここで失敗</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>消滅</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>後</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>view</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>A view: nothing is copied</source>
        <translation>ビューです: 何もコピーしません</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Has elements of its own</source>
        <translation>独自の要素を持ちます</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>要素数</translation>
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
        <translation>各キーへの影響</translation>
    </message>
    <message>
        <source>Type an expression above: this shows what it does to each key, before any data is touched.</source>
        <translation>上に式を入力すると、データに触れる前に、各キーがどう変わるかを表示します。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中 %1</translation>
    </message>
    <message>
        <source>Columns of the effect</source>
        <translation>影響の列</translation>
    </message>
    <message>
        <source>Rows of the effect</source>
        <translation>影響の行</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>Only the values tell:</source>
        <translation>値を見ないとわかりません:</translation>
    </message>
    <message>
        <source>This is more than is worked out while you type.</source>
        <translation>入力中に計算する量を超えています。</translation>
    </message>
    <message>
        <source>Work out shapes</source>
        <translation>形状を計算</translation>
    </message>
    <message>
        <source>Look where elements come from</source>
        <translation>要素の由来を調べる</translation>
    </message>
    <message>
        <source>Effect of the expression</source>
        <translation>式の効果</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShapeTokens</name>
    <message>
        <source>batch dim %1</source>
        <translation>バッチ次元 %1</translation>
    </message>
    <message>
        <source>event dim %1</source>
        <translation>イベント次元 %1</translation>
    </message>
    <message>
        <source>varies</source>
        <translation>不定</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Search by a word, or by a key such as Ctrl+E</source>
        <translation>語句、または Ctrl+E のようなキーで検索</translation>
    </message>
    <message>
        <source>Shortcut to find</source>
        <translation>探すショートカット</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShownRollout</name>
    <message>
        <source>Read the keys of the rollout</source>
        <translation>ロールアウトのキーを調べる</translation>
    </message>
    <message>
        <source>Find the episodes</source>
        <translation>エピソードを探す</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShownTokens</name>
    <message>
        <source>padding</source>
        <translation>パディング</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>environment</source>
        <translation>環境</translation>
    </message>
    <message>
        <source>response</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Sequence %1</source>
        <translation>系列 %1</translation>
    </message>
    <message>
        <source>reward %1</source>
        <translation>報酬 %1</translation>
    </message>
    <message>
        <source>advantage %1</source>
        <translation>アドバンテージ %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::SidePanel</name>
    <message>
        <source>Beside the picture</source>
        <translation>画像の横のパネル</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>インスペクター</translation>
    </message>
    <message>
        <source>View</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>All that is known of the selected entry</source>
        <translation>選択したエントリの全情報</translation>
    </message>
    <message>
        <source>The options of the shown view</source>
        <translation>表示中のビューの設定</translation>
    </message>
</context>
<context>
    <name>tensordesk::SideWindow</name>
    <message>
        <source>Cancel the newest job, or close</source>
        <translation>最新のジョブを中止するか、ウィンドウを閉じます</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
</context>
<context>
    <name>tensordesk::StackView</name>
    <message>
        <source>Members of the stack</source>
        <translation>スタックのメンバー</translation>
    </message>
    <message>
        <source>Key that not all members have</source>
        <translation>一部のメンバーにないキー</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>Keys that not all members have</source>
        <translation>一部のメンバーにないキー</translation>
    </message>
    <message>
        <source>Read the members</source>
        <translation>メンバーを調べる</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>Looking at the members…</source>
        <translation>メンバーを調べています…</translation>
    </message>
    <message>
        <source>%1 members of different shapes</source>
        <translation>形状の異なるメンバー %1 個</translation>
    </message>
    <message>
        <source>%1 members, stacked on dim %2</source>
        <translation>メンバー %1 個、次元 %2 でスタック</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中 %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::StepModel</name>
    <message>
        <source>The operand that the operations start from</source>
        <translation>演算の起点</translation>
    </message>
    <message>
        <source>Double-click to edit, drag to move, Delete to remove</source>
        <translation>ダブルクリックで編集、ドラッグで移動、Delete で削除</translation>
    </message>
    <message>
        <source>breaks here</source>
        <translation>ここで失敗</translation>
    </message>
</context>
<context>
    <name>tensordesk::StepsPlot</name>
    <message>
        <source>Filled: between the quartiles of the sequences of a step. Line: median. Dashed line: mean.</source>
        <translation>塗りつぶし: ステップの系列の四分位数の間。線: 中央値。破線: 平均。</translation>
    </message>
    <message>
        <source>The figures of the step under the pointer</source>
        <translation>ポインターの下のステップの値</translation>
    </message>
    <message>
        <source>%1 by step</source>
        <translation>ステップごとの%1</translation>
    </message>
    <message>
        <source>All sequences are of one step.</source>
        <translation>すべての系列が 1 つのステップのものです。</translation>
    </message>
    <message>
        <source>The file states no steps of training.</source>
        <translation>このファイルには学習ステップが記録されていません。</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
    <message numerus="yes">
        <source>Step %1: %2 % of %n sequence(s) truncated</source>
        <translation>
            <numerusform>ステップ %1: %n 個の系列の %2 % が打ち切り</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step %1, %2 of %n sequence(s): quartiles %3 and %4, median %5, mean %6</source>
        <translation>
            <numerusform>ステップ %1、%n 個の系列の%2: 四分位数 %3 と %4、中央値 %5、平均 %6</numerusform>
        </translation>
    </message>
    <message>
        <source>reward</source>
        <translation>報酬</translation>
    </message>
    <message>
        <source>response length</source>
        <translation>応答の長さ</translation>
    </message>
    <message>
        <source>KL</source>
        <translation>KL</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>エントロピー</translation>
    </message>
    <message>
        <source>truncated (%)</source>
        <translation>打ち切り (%)</translation>
    </message>
</context>
<context>
    <name>tensordesk::StorageLayout</name>
    <message>
        <source>bytes %1</source>
        <translation>バイト %1</translation>
    </message>
    <message>
        <source>chunks %1</source>
        <translation>チャンク %1</translation>
    </message>
    <message>
        <source>in the header</source>
        <translation>ヘッダー内</translation>
    </message>
    <message>
        <source>nothing stored</source>
        <translation>保存なし</translation>
    </message>
    <message>
        <source>in memory, not saved yet</source>
        <translation>メモリ内、未保存</translation>
    </message>
    <message>
        <source>a stack of stored members</source>
        <translation>保存されたメンバーのスタック</translation>
    </message>
    <message>
        <source>computed by %1</source>
        <translation>%1 により計算</translation>
    </message>
    <message>
        <source>converted when read</source>
        <translation>読み込み時に変換</translation>
    </message>
    <message>
        <source>tiled</source>
        <translation>タイル表示</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>縮約</translation>
    </message>
    <message>
        <source>right - left</source>
        <translation>右 − 左</translation>
    </message>
    <message>
        <source>a field of records</source>
        <translation>レコードのフィールド</translation>
    </message>
</context>
<context>
    <name>tensordesk::SummaryPanel</name>
    <message>
        <source>%1 % of %2 elements</source>
        <translation>%2 要素の %1 %</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小値</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大値</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>標準偏差</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Infinite</source>
        <translation>無限大</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>ゼロ</translation>
    </message>
    <message>
        <source>Progress of the summary</source>
        <translation>要約の進行状況</translation>
    </message>
    <message>
        <source>Stop computing the summary</source>
        <translation>要約の計算を止めます</translation>
    </message>
    <message>
        <source>Compute the summary</source>
        <translation>要約を計算</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>This would read %1.</source>
        <translation>%1 を読み込む必要があります。</translation>
    </message>
    <message>
        <source>There are no elements.</source>
        <translation>要素がありません。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中 %1</translation>
    </message>
    <message>
        <source>Count padding</source>
        <translation>パディングも数える</translation>
    </message>
    <message>
        <source>Includes padding in the statistics here, in the tree and in histograms</source>
        <translation>ここの統計、ツリー、ヒストグラムにパディングを含めます</translation>
    </message>
    <message>
        <source>All steps are padding.</source>
        <translation>すべてのステップがパディングです。</translation>
    </message>
    <message>
        <source>Without %1 elements of padding, which %2 tells; tables, plots and reduced dims have them.</source>
        <translation>%2 が示すパディングの要素 %1 個を除きます。表、プロット、縮約した次元には含まれます。</translation>
    </message>
    <message>
        <source>A click shows the first in the table</source>
        <translation>クリックすると、最初のものを表で表示します</translation>
    </message>
</context>
<context>
    <name>tensordesk::TableView</name>
    <message>
        <source>Select a leaf in the tree to see its values.</source>
        <translation>ツリーでリーフを選ぶと、値が表示されます。</translation>
    </message>
    <message>
        <source>%1 is outside the visible slice.</source>
        <translation>%1 は表示中のスライスの外にあります。</translation>
    </message>
    <message>
        <source>Go to index…</source>
        <translation>インデックスへ移動…</translation>
    </message>
    <message>
        <source>Find value…</source>
        <translation>値を検索…</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>Search for a value</source>
        <translation>値を検索</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>検索を中止しました。</translation>
    </message>
    <message>
        <source>Type a value, a comparison such as &gt; 3, or isnan.</source>
        <translation>値、&gt; 3 のような比較、または isnan を入力してください。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索しています…</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>見つかりません。</translation>
    </message>
    <message>
        <source>%1, from the other end on</source>
        <translation>%1(反対の端から)</translation>
    </message>
    <message>
        <source>Fill…</source>
        <translation>埋める…</translation>
    </message>
    <message>
        <source>Compute…</source>
        <translation>計算…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Save cells…</source>
        <translation>セルを保存…</translation>
    </message>
    <message>
        <source>Writes the chosen cells, or all that the table shows, as CSV, .npy or .npz</source>
        <translation>選択したセル、または表のすべてを CSV、.npy、.npz として書き出します</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Cannot paste</source>
        <translation>貼り付けできません</translation>
    </message>
    <message>
        <source>There is no such location</source>
        <translation>その位置は存在しません</translation>
    </message>
    <message>
        <source>This location is not visible</source>
        <translation>この位置は表示されていません</translation>
    </message>
    <message>
        <source>Cannot read the values</source>
        <translation>値を読み込めません</translation>
    </message>
</context>
<context>
    <name>tensordesk::TensorTableModel</name>
    <message>
        <source>Read table</source>
        <translation>表を読み込む</translation>
    </message>
    <message>
        <source>Reading was stopped. Press F5 to read it again.</source>
        <translation>読み込みを中止しました。F5 キーでもう一度読み込みます。</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Sort table</source>
        <translation>表を並べ替える</translation>
    </message>
    <message>
        <source>This member ends before</source>
        <translation>このメンバーはここより前で終わります</translation>
    </message>
</context>
<context>
    <name>tensordesk::TensorTableView</name>
    <message>
        <source>Copy table cells</source>
        <translation>表のセルをコピー</translation>
    </message>
    <message>
        <source>The selection has more than %1 cells. Use Export for any number.</source>
        <translation>選択が %1 セルを超えています。セル数に制限のない「エクスポート」を使ってください。</translation>
    </message>
    <message>
        <source>Copy cells</source>
        <translation>セルをコピー</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>要素</translation>
    </message>
    <message>
        <source>Indices of rows</source>
        <translation>行のインデックス</translation>
    </message>
    <message>
        <source>Indices of columns</source>
        <translation>列のインデックス</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>Colour by value</source>
        <translation>値で色分け</translation>
    </message>
    <message>
        <source>Copy as</source>
        <translation>形式を選んでコピー</translation>
    </message>
    <message>
        <source>Python lists</source>
        <translation>Python リスト</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>数値の書式</translation>
    </message>
    <message>
        <source>Sort rows by this column, least first</source>
        <translation>この列で行を昇順に並べ替えます</translation>
    </message>
    <message>
        <source>Sort rows by this column, greatest first</source>
        <translation>この列で行を降順に並べ替えます</translation>
    </message>
    <message>
        <source>Rows in their own order</source>
        <translation>行を元の順序に戻す</translation>
    </message>
    <message>
        <source>Copy the selected cells as this</source>
        <translation>選択したセルをこの形式でコピーします</translation>
    </message>
    <message>
        <source>Copy the selected cells for a spreadsheet</source>
        <translation>選択したセルを表計算ソフト用にコピーします</translation>
    </message>
    <message>
        <source>Show the numbers of the table so</source>
        <translation>表の数値をこの書式で表示します</translation>
    </message>
    <message>
        <source>Colour the cells of the table by their value</source>
        <translation>表のセルを値で色分けします</translation>
    </message>
    <message>
        <source>The value was not changed</source>
        <translation>値は変更されませんでした</translation>
    </message>
    <message>
        <source>Cannot copy</source>
        <translation>コピーできません</translation>
    </message>
    <message>
        <source>Too many cells to copy</source>
        <translation>コピーするセルが多すぎます</translation>
    </message>
</context>
<context>
    <name>tensordesk::TensorTreeModel</name>
    <message>
        <source>members (%1)</source>
        <translation>メンバー (%1)</translation>
    </message>
    <message>
        <source>The members of the lazy stack, with the keys that some of them lack</source>
        <translation>lazy stack のメンバーと、一部のメンバーにないキー</translation>
    </message>
    <message>
        <source>edited, not saved yet</source>
        <translation>編集済み、未保存</translation>
    </message>
    <message>
        <source>%1, edited</source>
        <translation>%1、編集済み</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Filled: batch dims, outlined: event dims</source>
        <translation>塗りつぶし: バッチ次元、枠線: イベント次元</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
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
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Too large to be read unasked: select it, and the inspector sums it up.</source>
        <translation>大きすぎるため自動では読み込みません。選択すると、インスペクターに要約が表示されます。</translation>
    </message>
    <message>
        <source>The values in the order they are stored: least and greatest of each stretch</source>
        <translation>保存順の値: 区間ごとの最小値と最大値</translation>
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
        <translation>平均</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>ディスク上</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>チャンク</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>圧縮</translation>
    </message>
    <message>
        <source>%1, without the padding that %2 tells</source>
        <translation>%1(%2 が示すパディングを除く)</translation>
    </message>
    <message>
        <source>List the keys of %1</source>
        <translation>%1 のキーを一覧する</translation>
    </message>
    <message>
        <source>Cancelled; reload the file to see the rest</source>
        <translation>中止しました。残りを見るにはファイルを読み直してください</translation>
    </message>
    <message>
        <source>derived: %1</source>
        <translation>派生: %1</translation>
    </message>
    <message>
        <source>%1, derived</source>
        <translation>%1(派生)</translation>
    </message>
</context>
<context>
    <name>tensordesk::TensorTreeView</name>
    <message>
        <source>Keys of the tensordict</source>
        <translation>tensordict のキー</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Python としてコピー</translation>
    </message>
    <message>
        <source>Copy nested key</source>
        <translation>入れ子のキーをコピー</translation>
    </message>
    <message>
        <source>Copy shape</source>
        <translation>形状をコピー</translation>
    </message>
    <message>
        <source>Expand all below</source>
        <translation>下位をすべて展開</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>すべて折りたたむ</translation>
    </message>
    <message>
        <source>This tensordict has no entries.</source>
        <translation>この tensordict にはエントリがありません。</translation>
    </message>
    <message>
        <source>Searching for “%1”…</source>
        <translation>「%1」を検索しています…</translation>
    </message>
    <message>
        <source>No entry fits “%1”.</source>
        <translation>「%1」に合うエントリはありません。</translation>
    </message>
    <message>
        <source>None of the first %1 entries fits “%2”.</source>
        <translation>最初の %1 個のエントリに「%2」に合うものはありません。</translation>
    </message>
    <message>
        <source>Copy HDF5 path</source>
        <translation>HDF5 パスをコピー</translation>
    </message>
    <message>
        <source>Copy file name</source>
        <translation>ファイル名をコピー</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenPicture</name>
    <message>
        <source>Further lines: %1</source>
        <translation>残りの行数: %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenPlot</name>
    <message>
        <source>Values of the tokens</source>
        <translation>トークンの値</translation>
    </message>
    <message>
        <source>token</source>
        <translation>トークン</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenRowsView</name>
    <message>
        <source>Tokens of several sequences</source>
        <translation>複数のシーケンスのトークン</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenStage</name>
    <message>
        <source>Text of the sequence</source>
        <translation>系列のテキスト</translation>
    </message>
    <message>
        <source>Tokens of the second sequence</source>
        <translation>2 つ目の系列のトークン</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenTextView</name>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
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
        <translation>トークナイザー(&amp;Z)…</translation>
    </message>
    <message>
        <source>Colour of the tokens</source>
        <translation>トークンの色</translation>
    </message>
    <message>
        <source>Choose the tokenizer.json that turns ids into text, for all files of this folder</source>
        <translation>ID をテキストにする tokenizer.json を選ぶ（このフォルダーのすべてのファイルに適用）</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>テキストをコピー</translation>
    </message>
    <message>
        <source>Read the tokenizer</source>
        <translation>トークナイザーを読み込む</translation>
    </message>
    <message>
        <source>No colours</source>
        <translation>色なし</translation>
    </message>
    <message>
        <source>Choose a Tokenizer</source>
        <translation>トークナイザーを選ぶ</translation>
    </message>
    <message>
        <source>Tokenizers (*.json)</source>
        <translation>トークナイザー (*.json)</translation>
    </message>
    <message>
        <source>Point at a token to see everything that is stored of it.</source>
        <translation>トークンを指すと、保存されているすべての情報が表示されます。</translation>
    </message>
    <message>
        <source>token %1 of %2</source>
        <translation>トークン %1 / %2</translation>
    </message>
    <message>
        <source>%1, its number %2</source>
        <translation>%1 の %2 番</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>ID %1</translation>
    </message>
    <message>
        <source>Next where…</source>
        <translation>次の条件…</translation>
    </message>
    <message>
        <source>Go to the next token where</source>
        <translation>条件を満たす次のトークンへ</translation>
    </message>
    <message>
        <source>A condition of the chosen values, such as &lt; -5, &gt;= 1 or isnan; Enter goes to the next token</source>
        <translation>選んだ値の条件（&lt; -5、&gt;= 1、isnan など）。Enter で次のトークンへ</translation>
    </message>
    <message>
        <source>“%1” is not a condition such as &lt; -5, &gt;= 1 or isnan.</source>
        <translation>「%1」は &lt; -5、&gt;= 1、isnan のような条件ではありません。</translation>
    </message>
    <message>
        <source>No token of this sequence satisfies %1.</source>
        <translation>この系列に %1 を満たすトークンはありません。</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>画像を保存…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf *.jpg *.html)</source>
        <translation>画像 (*.png *.svg *.pdf *.jpg *.html)</translation>
    </message>
    <message>
        <source>Cannot write the picture: %1</source>
        <translation>画像を書き込めません: %1</translation>
    </message>
    <message>
        <source>Read sequences</source>
        <translation>系列を読み込む</translation>
    </message>
    <message>
        <source>sequence %1  ·  %2</source>
        <translation>系列 %1  ·  %2</translation>
    </message>
    <message>
        <source>No tokenizer.json was found beside the file: IDs are shown. Choose one with Tokenizer…</source>
        <translation>ファイルの隣に tokenizer.json が見つからないため、ID を表示しています。「トークナイザー…」で選択できます。</translation>
    </message>
    <message>
        <source>The first %1 of the selected sequences are shown.</source>
        <translation>選択した系列のうち最初の %1 個を表示しています。</translation>
    </message>
</context>
<context>
    <name>tensordesk::Tour</name>
    <message>
        <source>The contents of the file</source>
        <translation>ファイルの中身</translation>
    </message>
    <message>
        <source>The sample is a rollout: a pendulum is swung up, in 16 environments over 500 steps. The tree lists its keys. Behind each stand its &lt;b&gt;batch dims&lt;/b&gt;, filled, and the dims of its elements, outlined. In the middle lies what one asks first of a rollout: its rewards and episodes, and its health.</source>
        <translation>サンプルは、16 個の環境で 500 ステップにわたって振り子を振り上げるロールアウトです。ツリーにはそのキーが並びます。各キーの後ろにあるのは、塗りつぶしが&lt;b&gt;バッチ次元&lt;/b&gt;、枠線だけのものが要素の次元です。中央には、ロールアウトについてまず知りたいこと、つまり報酬、エピソード、健全性が表示されます。</translation>
    </message>
    <message>
        <source>A key, seen in several ways</source>
        <translation>1 つのキーをいろいろな形で</translation>
    </message>
    <message>
        <source>Click a key and what suits it is shown; here the reward over time. The tabs show it otherwise: as a table, curves, a picture, a histogram or against another key (&lt;b&gt;Ctrl+1&lt;/b&gt; to &lt;b&gt;Ctrl+5&lt;/b&gt;). What can be chosen of a view stands beside it, on the page &lt;i&gt;View&lt;/i&gt;.</source>
        <translation>キーをクリックすると、そのキーに合った表示になります。ここでは報酬の時間変化です。タブを切り替えると、表、曲線、画像、ヒストグラム、別のキーとの対比として表示できます(&lt;b&gt;Ctrl+1&lt;/b&gt;~&lt;b&gt;Ctrl+5&lt;/b&gt;)。ビューの設定は、横の&lt;i&gt;ビュー&lt;/i&gt;ページにあります。</translation>
    </message>
    <message>
        <source>Which part</source>
        <translation>どの部分か</translation>
    </message>
    <message>
        <source>One strip of dims holds for all views. Turn the wheel over &lt;b&gt;env&lt;/b&gt;: the next environment. Click &lt;b&gt;time&lt;/b&gt;: a part of it, its mean, all at once, or a film. &lt;b&gt;,&lt;/b&gt; and &lt;b&gt;.&lt;/b&gt; step, with Shift by ten.</source>
        <translation>次元の帯は、すべてのビューに共通です。&lt;b&gt;env&lt;/b&gt; の上でホイールを回すと、次の環境に移ります。&lt;b&gt;time&lt;/b&gt; をクリックすると、一部、平均、全体、動画から選べます。&lt;b&gt;,&lt;/b&gt; と &lt;b&gt;.&lt;/b&gt; で 1 つずつ、Shift を押しながらだと 10 ずつ進みます。</translation>
    </message>
    <message>
        <source>From episode to episode</source>
        <translation>エピソードからエピソードへ</translation>
    </message>
    <message>
        <source>Pictures are shown as pictures. &lt;b&gt;Space&lt;/b&gt; plays them, &lt;b&gt;[&lt;/b&gt; and &lt;b&gt;]&lt;/b&gt; go from episode to episode, in every view: try it. &lt;b&gt;Ctrl+0&lt;/b&gt; leads back to the overview, with all episodes in a table.</source>
        <translation>画像は画像として表示されます。&lt;b&gt;Space&lt;/b&gt; で再生し、&lt;b&gt;[&lt;/b&gt; と &lt;b&gt;]&lt;/b&gt; でどのビューでもエピソード間を移動できます。お試しください。&lt;b&gt;Ctrl+0&lt;/b&gt; で、全エピソードの表がある概要に戻ります。</translation>
    </message>
    <message>
        <source>The result of an expression before it is run</source>
        <translation>式の結果を、実行する前に</translation>
    </message>
    <message>
        <source>Type an index, or any Python over &lt;b&gt;td&lt;/b&gt;: at the end of the line stands what it gives, or why it fails. The shape debugger (&lt;b&gt;F8&lt;/b&gt;) says what it does to each key. &lt;b&gt;Return&lt;/b&gt; shows the result, &lt;b&gt;Esc&lt;/b&gt; goes back to the whole.</source>
        <translation>インデックス、または &lt;b&gt;td&lt;/b&gt; を使う任意の Python を入力すると、結果がどうなるか、またはなぜ失敗するかが行末に表示されます。形状デバッガー (&lt;b&gt;F8&lt;/b&gt;) は、各キーがどう変わるかを示します。&lt;b&gt;Return&lt;/b&gt; で結果を表示し、&lt;b&gt;Esc&lt;/b&gt; で全体に戻ります。</translation>
    </message>
    <message>
        <source>Take it with you</source>
        <translation>持ち帰る</translation>
    </message>
    <message>
        <source>&lt;i&gt;Export…&lt;/i&gt; writes the shown values in any format. No file changes until &lt;i&gt;Edit values&lt;/i&gt; is on and you save. &lt;b&gt;Ctrl+Shift+P&lt;/b&gt; finds any action by its name, &lt;b&gt;F1&lt;/b&gt; opens the manual at the page of the focused view.</source>
        <translation>&lt;i&gt;エクスポート…&lt;/i&gt;は、表示中のものを任意の形式で書き出します。&lt;i&gt;値を編集&lt;/i&gt;をオンにして保存するまで、ファイルは何も変わりません。&lt;b&gt;Ctrl+Shift+P&lt;/b&gt; で名前からどの操作でも探せ、&lt;b&gt;F1&lt;/b&gt; でフォーカスのある部分のマニュアルが開きます。</translation>
    </message>
</context>
<context>
    <name>tensordesk::TourCard</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Help › Take a tour starts it again</source>
        <translation>「ヘルプ」›「ツアーを始める」でもう一度始められます</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
</context>
<context>
    <name>tensordesk::TreeColumns</name>
    <message>
        <source>Columns of the tree</source>
        <translation>ツリーの列</translation>
    </message>
    <message>
        <source>Show or hide this column of the tree</source>
        <translation>ツリーのこの列を表示または非表示にします</translation>
    </message>
</context>
<context>
    <name>tensordesk::TreeNotice</name>
    <message>
        <source>Clear the filter</source>
        <translation>フィルターを消去</translation>
    </message>
</context>
<context>
    <name>tensordesk::TreeSearchField</name>
    <message>
        <source>Search keys</source>
        <translation>キーを検索</translation>
    </message>
    <message>
        <source>Shows only keys that contain this; with a slash, nested keys such as next/reward.
Also: obs*, dtype:f32, shape:64x64x3, &gt;100MB, is:changed, is:broken</source>
        <translation>これを含むキーだけを表示します。スラッシュを使うと next/reward のような入れ子のキーも探せます。
ほかの例: obs*, dtype:f32, shape:64x64x3, &gt;100MB, is:changed, is:broken</translation>
    </message>
</context>
<context>
    <name>tensordesk::TreemapView</name>
    <message>
        <source>Bytes by key</source>
        <translation>キー別のバイト数</translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>すべてのキー</translation>
    </message>
    <message>
        <source>%1: %2, %3 %</source>
        <translation>%1: %2、%3 %</translation>
    </message>
</context>
<context>
    <name>tensordesk::UnsavedGuard</name>
    <message>
        <source>Unsaved edits</source>
        <translation>未保存の編集</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has unsaved edits. Save them?</source>
        <translation>「%1」に未保存の編集があります。保存しますか？</translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s)</source>
        <translation>
            <numerusform>編集 %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::ValueSearchDialog</name>
    <message>
        <source>&amp;Search</source>
        <translation>検索(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Search values</source>
        <translation>値を検索</translation>
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
        <translation>検索の進行状況</translation>
    </message>
    <message>
        <source>Keys with such values</source>
        <translation>該当する値を持つキー</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>First</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>Enter or a click shows the first value in the document</source>
        <translation>Enter またはクリックでドキュメント内の最初の値を表示</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Searches the values of all keys. Padding counts.</source>
        <translation>すべてのキーの値を検索します。パディングも含みます。</translation>
    </message>
    <message>
        <source>None of %1 keys has such a value.</source>
        <translation>%1 個のキーのいずれにも該当する値がありません。</translation>
    </message>
    <message>
        <source>%1 of %2 keys have such values.</source>
        <translation>%2 個中 %1 個のキーに該当する値があります。</translation>
    </message>
    <message>
        <source>The search was stopped before its end.</source>
        <translation>検索は途中で停止されました。</translation>
    </message>
    <message>
        <source>There is nothing to search.</source>
        <translation>検索する対象がありません。</translation>
    </message>
    <message>
        <source>Type a value, a comparison such as &gt; 3, or isnan.</source>
        <translation>値、&gt; 3 のような比較、または isnan を入力してください。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
</context>
<context>
    <name>tensordesk::ViewKinds</name>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>表(&amp;T)</translation>
    </message>
    <message>
        <source>Show the values as a table</source>
        <translation>値を表として表示します</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>プロット</translation>
    </message>
    <message>
        <source>&amp;Plot</source>
        <translation>プロット(&amp;P)</translation>
    </message>
    <message>
        <source>Show the values as curves</source>
        <translation>値を曲線として表示します</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>&amp;Image</source>
        <translation>画像(&amp;I)</translation>
    </message>
    <message>
        <source>Show the values as a picture</source>
        <translation>値を画像として表示します</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>ヒストグラム</translation>
    </message>
    <message>
        <source>&amp;Histogram</source>
        <translation>ヒストグラム(&amp;H)</translation>
    </message>
    <message>
        <source>Show how often values occur</source>
        <translation>値の出現頻度を表示します</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>散布図</translation>
    </message>
    <message>
        <source>S&amp;catter</source>
        <translation>散布図(&amp;C)</translation>
    </message>
    <message>
        <source>Show the values against those of another key</source>
        <translation>値を別のキーの値に対して表示します</translation>
    </message>
</context>
<context>
    <name>tensordesk::WaitingTabs</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1 を開いています…</translation>
    </message>
    <message>
        <source>Cannot open “%1”</source>
        <translation>「%1」を開けません</translation>
    </message>
</context>
<context>
    <name>tensordesk::WelcomePage</name>
    <message>
        <source>Opened last</source>
        <translation>最近開いたもの</translation>
    </message>
    <message>
        <source>Open a saved tensordict</source>
        <translation>保存済みの tensordict を開く</translation>
    </message>
    <message>
        <source>A rollout, a replay buffer, a checkpoint, episodes: what tensordict, torchrl, torch, numpy, zarr or Minari saved. Drop it here, or choose it.</source>
        <translation>ロールアウト、リプレイバッファ、チェックポイント、エピソードなど、tensordict、torchrl、torch、numpy、zarr、Minari が保存したものを、ここにドロップするか選択してください。</translation>
    </message>
    <message>
        <source>%1  —  %2</source>
        <translation>%1  —  %2</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
</context>
<context>
    <name>tensordesk::WidgetKeys</name>
    <message>
        <source>While typing an expression</source>
        <translation>式の入力中</translation>
    </message>
    <message>
        <source>Complete a key or a method</source>
        <translation>キーまたはメソッドを補完</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>結果を表示</translation>
    </message>
    <message>
        <source>Back to the whole tensordict</source>
        <translation>tensordict 全体に戻る</translation>
    </message>
    <message>
        <source>Earlier and later expressions</source>
        <translation>前後の式</translation>
    </message>
    <message>
        <source>On a dim in the strip</source>
        <translation>帯の次元の上</translation>
    </message>
    <message>
        <source>Open its panel</source>
        <translation>パネルを開く</translation>
    </message>
    <message>
        <source>One index on or back, with Shift ten</source>
        <translation>インデックスを 1 つ前後に移動、Shift で 10</translation>
    </message>
    <message>
        <source>Ten indices on or back</source>
        <translation>インデックスを 10 前後に移動</translation>
    </message>
    <message>
        <source>First and last index</source>
        <translation>最初と最後のインデックス</translation>
    </message>
    <message>
        <source>Name the dim</source>
        <translation>次元に名前を付ける</translation>
    </message>
    <message>
        <source>Remove the mask, on its chip</source>
        <translation>マスクを外す(マスクのチップ上)</translation>
    </message>
    <message>
        <source>In a plot</source>
        <translation>プロット内</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>拡大と縮小</translation>
    </message>
    <message>
        <source>Move along</source>
        <translation>表示範囲の移動</translation>
    </message>
</context>
<context>
    <name>tensordesk::WindowStatus</name>
    <message>
        <source>Memory of this program, files that are only mapped left out</source>
        <translation>このプログラムのメモリ(マップしただけのファイルを除く)</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>メモリ %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::WriteDialog</name>
    <message>
        <source>&amp;Export</source>
        <translation>エクスポート(&amp;E)</translation>
    </message>
    <message>
        <source>File or folder to write</source>
        <translation>書き込むファイルまたはフォルダー</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>中止しました。何も書き込んでいません。</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose where to write</source>
        <translation>書き込み先を選ぶ</translation>
    </message>
    <message>
        <source>&amp;Where:</source>
        <translation>書き込み先(&amp;W):</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>エクスポート先</translation>
    </message>
    <message>
        <source>Overwrite?</source>
        <translation>上書きしますか？</translation>
    </message>
    <message>
        <source>&quot;%1&quot; exists already. Overwrite it?</source>
        <translation>「%1」は既に存在します。上書きしますか？</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>形式(&amp;F):</translation>
    </message>
    <message>
        <source>Give the name one of the endings %1, or none for a folder.</source>
        <translation>名前に拡張子 %1 のいずれかを付けてください。フォルダーの場合は付けません。</translation>
    </message>
    <message>
        <source>Give the name one of the endings %1.</source>
        <translation>名前に拡張子 %1 のいずれかを付けてください。</translation>
    </message>
</context>
<context>
    <name>tensordesk::XValuesBox</name>
    <message>
        <source>Key along x</source>
        <translation>x 軸のキー</translation>
    </message>
    <message>
        <source>The values of the horizontal axis; keys can be dragged here from the tree</source>
        <translation>要素を何に対して描くか。ツリーからキーをここへドラッグすることもできます</translation>
    </message>
</context>
<context>
    <name>tensordesk::elementtext</name>
    <message>
        <source>&quot;%2&quot; is not a valid %1: %3.</source>
        <translation>「%2」は有効な %1 ではありません: %3。</translation>
    </message>
    <message>
        <source>%2 is out of range for %1 (%3).</source>
        <translation>%2 は %1 の範囲外です (%3)。</translation>
    </message>
    <message>
        <source>expected integers, %1</source>
        <translation>整数 (%1) が必要です</translation>
    </message>
    <message>
        <source>expected True, False, 1 or 0</source>
        <translation>True、False、1、0 のいずれかが必要です</translation>
    </message>
    <message>
        <source>expected a number, nan, inf or -inf</source>
        <translation>数値、nan、inf、-inf のいずれかが必要です</translation>
    </message>
    <message>
        <source>expected a complex number such as 1+2j</source>
        <translation>1+2j のような複素数が必要です</translation>
    </message>
    <message>
        <source>Elements of %1 cannot be edited.</source>
        <translation>%1 の要素は編集できません。</translation>
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
        <translation>%1 (%2 バイト)</translation>
    </message>
    <message>
        <source>dim %1</source>
        <translation>次元 %1</translation>
    </message>
</context>
</TS>
