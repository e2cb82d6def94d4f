## Credits

credits-title = クレジット
credits-games = ゲーム
credits-games-1 = 六人の王妃：作 Eric Witt。
credits-games-2 = シックス・オブ・エイト：作 Carol LaGrow。
credits-games-3 = クロムウェル：作 Erik Leipnik。
credits-games-4 = クイーンズ・ガード（アゴン）：Anthony Peacock、1842年。ブラッディ・クイーン：作 Kanare Kato。
credits-games-5 = ドラフツとミルは、みんなのものです。
credits-game = この宝箱
credits-game-1 = ルールは私たち自身の言葉で書きました。盤、駒、肖像、音は、このゲームのために作りました。
credits-game-2 = 音楽：ヘンリー八世「良き仲間との気晴らし」、1513年ごろ。リュートのための編曲は私たちのものです。
credits-game-3 = このプログラムは自由に使えます。MITライセンスとApacheライセンス2.0のどちらか、お好きなほうでどうぞ。
credits-engine = 使用した技術
credits-engine-1 = ゲームエンジンBevy：MITまたはApache 2.0。
credits-engine-2 = パネルのためのeguiとbevy_egui：MITまたはApache 2.0。
credits-engine-3 = leafwing-input-managerとbevy_asset_loader：MITまたはApache 2.0。Rust、そしてcrates.ioの多くの人の手になるもの。
credits-type = 書体
credits-type-1 = EB Garamond、Georg DuffnerとOctavio Pardo：SIL Open Font Licence 1.1。
credits-type-2 = IM Fell English、Igino Marini：SIL Open Font Licence 1.1。
credits-type-3 = Pirata One、Rodrigo FuenzalidaとNicolas Massi：SIL Open Font Licence 1.1。
credits-type-4 = Atkinson Hyperlegible、Braille Institute：SIL Open Font Licence 1.1。
credits-thanks = 感謝をこめて
credits-thanks-1 = オークの卓に盤を広げ、友を席に誘ったすべての人へ。
