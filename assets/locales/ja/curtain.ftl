## Between two people at one screen

curtain-pass = { $name }に渡してください
curtain-hold = 長押しで開きます。2度押しても開きます。
curtain-recap = 前に見てからの動き
curtain-first = 手札を開いている間、ほかの人は見てはいけません。
curtain-prompt = 0.4秒の長押し
