//! `coffer host` and `coffer join`: programs at a table, over the loopback interface.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use coffer_rules::stable_hash::mix;
use coffer_scratch::Scratch;
use serde_json::{Value, json};

/// The longest wait for an event.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program at a table.
struct Seated {
    process: Child,
    says: ChildStdin,
    hears: Receiver<Value>,
    /// All that it was told.
    told: Vec<Value>,
    luck: u64,
}

impl Seated {
    fn start(args: &[&str]) -> Self {
        let mut coffer = Command::new(env!("CARGO_BIN_EXE_coffer"));
        coffer
            .args(args)
            .arg("--json")
            .env("KINGS_COFFER_LANGUAGE", "en")
            .env("CARGO_MANIFEST_DIR", env!("CARGO_MANIFEST_DIR"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut process = coffer.spawn().expect("coffer runs");
        let says = process.stdin.take().expect("an input");
        let output = process.stdout.take().expect("an output");
        let (heard, hears) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                let event = serde_json::from_str(&line).expect("JSON");
                if heard.send(event).is_err() {
                    return;
                }
            }
        });
        Self {
            process,
            says,
            hears,
            told: Vec::new(),
            luck: 1,
        }
    }

    fn say(&mut self, request: &Value) {
        // A program that has ended hears nothing.
        let _ended = writeln!(self.says, "{request}");
    }

    /// The next event; `None` at the end.
    fn hear(&mut self) -> Option<Value> {
        match self.hears.recv_timeout(PATIENCE) {
            Ok(event) => {
                self.told.push(event.clone());
                Some(event)
            }
            Err(std::sync::mpsc::RecvTimeoutError::Disconnected) => None,
            Err(_) => panic!("nothing comes: {:?}", self.told.last()),
        }
    }

    /// Waits for an event of this name.
    fn until(&mut self, name: &str) -> Value {
        loop {
            let event = self
                .hear()
                .unwrap_or_else(|| panic!("no {name}: {:?}", self.told));
            if event["event"] == name {
                return event;
            }
        }
    }

    /// Plays a random move whenever it is its turn, until the match is over or so many moves were made.
    fn play(&mut self, plies: u64) {
        while let Some(event) = self.hear() {
            assert!(event["error"].is_null(), "{event}");
            if event["event"] == "turn" && event["ply"].as_u64() < Some(plies) {
                self.play_one(&event);
            }
            let made = event["event"] == "ply" && event["ply"].as_u64() >= Some(plies);
            if made || event["event"] == "record" {
                return;
            }
        }
    }

    fn play_one(&mut self, turn: &Value) {
        let legal = turn["legal"].as_array().expect("moves");
        self.luck = mix(self.luck);
        let mv = &legal[(self.luck % legal.len() as u64) as usize];
        self.say(&json!({ "cmd": "move", "move": mv }));
    }

    /// The moves that it was told, in order.
    fn moves(&self) -> Vec<(Value, Value)> {
        let plies = self.told.iter().filter(|event| event["event"] == "ply");
        plies
            .map(|event| (event["seat"].clone(), event["move"].clone()))
            .collect()
    }

    /// The record that it was told last of all.
    fn record(&self) -> &Value {
        let last = self.told.last().expect("it was told something");
        &last["record"]
    }

    /// Whether it ends well.
    fn ends(mut self) -> bool {
        while self.hear().is_some() {}
        self.process.wait().expect("it ends").success()
    }
}

impl Drop for Seated {
    fn drop(&mut self) {
        let _ended = self.process.kill();
        let _ended = self.process.wait();
    }
}

/// A host with the links of its table.
fn host(args: &[&str]) -> (Seated, String, String) {
    let args: Vec<&str> = ["host"].iter().chain(args).copied().collect();
    let mut host = Seated::start(&args);
    let link = host.until("link");
    let field = |name: &str| link[name].as_str().expect("a link").to_owned();
    (host, field("guests"), field("onlookers"))
}

#[test]
fn a_whole_match_is_played_between_two_programs() {
    let (mut host, link, _) = host(&["draughts", "--name", "Ann", "--seed", "1"]);
    let mut guest = Seated::start(&["join", &link, "--name", "Ben"]);
    host.luck = 5;
    let begun = guest.until("begun");
    assert_eq!(
        (&begun["variant"], &begun["yours"]),
        (&json!("draughts"), &json!(1))
    );
    let begun = Instant::now();
    thread::scope(|scope| {
        scope.spawn(|| host.play(u64::MAX));
        scope.spawn(|| guest.play(u64::MAX));
    });
    let moves = host.moves();
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{} moves, {:.0} a second",
        moves.len(),
        moves.len() as f64 / seconds
    );
    assert_eq!(guest.moves(), moves);
    let ended = |told: &[Value]| {
        let mut told = told.iter();
        told.find(|event| event["event"] == "ended")
            .map(|event| event["outcome"].clone())
    };
    assert!(ended(&host.told).is_some_and(|outcome| outcome["reason"].is_string()));
    assert_eq!(ended(&host.told), ended(&guest.told));
    assert_eq!(guest.record(), host.record());
    assert!(guest.ends() && host.ends());
}

#[test]
fn an_illegal_move_changes_nothing() {
    let (mut host, link, _) = host(&["draughts"]);
    let mut guest = Seated::start(&["join", &link, "--seat", "2"]);
    let turn = host.until("turn");
    host.say(&json!({ "cmd": "move", "move": "1-5" }));
    let refused = host.until("refused");
    assert!(
        refused["key"]
            .as_str()
            .is_some_and(|key| key.starts_with("refusal-")),
        "{refused}"
    );
    host.says
        .write_all(b"nonsense\n{\"cmd\":\"dance\"}\n")
        .expect("it hears");
    for _ in 0..2 {
        let error = host.hear().expect("an answer");
        assert!(error["error"].is_string(), "{error}");
    }
    guest.until("begun");
    guest.say(&json!({ "cmd": "move", "move": "24-19" }));
    assert_eq!(guest.until("answer")["answer"], "not_now");
    host.say(&json!({ "cmd": "state" }));
    let state = host.until("state");
    assert_eq!(
        (&state["ply"], &state["legal"]),
        (&json!(0), &turn["legal"])
    );
    host.say(&json!({ "cmd": "draw" }));
    assert_eq!(host.until("answer")["answer"], "asked");
    assert_eq!(
        guest.until("question")["question"],
        json!({ "seat": 0, "what": "draw" })
    );
    guest.say(&json!({ "cmd": "agree", "yes": true }));
    assert_eq!(host.until("ended")["outcome"]["winners"], json!([]));
    guest.until("ended");
    assert!(guest.ends() && host.ends());
}

#[test]
fn a_guest_who_was_lost_comes_back_to_the_seat_and_the_match() {
    let (mut host, link, _) = host(&["draughts", "--seed", "3"]);
    let mut guest = Seated::start(&["join", &link]);
    let device = guest.until("device")["device"]
        .as_str()
        .expect("a device")
        .to_owned();
    thread::scope(|scope| {
        scope.spawn(|| host.play(20));
        scope.spawn(|| guest.play(20));
    });
    drop(guest);
    let mut guest = Seated::start(&["join", &link, "--device", &device]);
    let begun = guest.until("begun");
    assert_eq!(begun["yours"], json!(1));
    while guest.moves().len() < 20 {
        guest.until("ply");
    }
    assert_eq!(guest.moves(), host.moves());
    host.say(&json!({ "cmd": "quit" }));
    host.until("quit");
    assert!(host.ends());
    // The table was cleared before the match was over.
    assert!(!guest.ends());
}

/// Plays a match with two guests. The host is killed after this many moves, while the guests play on, and begun again.
/// Returns the host and the guests after the match, which all have.
fn play_with_a_killed_host(args: &[&str], plies: u64) -> [Seated; 3] {
    let (mut killed, link, onlookers) = host(args);
    let mut guests = [5, 6].map(|luck| {
        let mut guest = Seated::start(&["join", &link]);
        guest.luck = luck;
        guest
    });
    let again = thread::scope(|scope| {
        for guest in &mut guests {
            scope.spawn(|| guest.play(u64::MAX));
        }
        killed.play(plies);
        let moves = killed.moves();
        drop(killed);
        let (mut again, same, same_onlookers) = host(args);
        assert_eq!((same, same_onlookers), (link, onlookers));
        again.play(u64::MAX);
        assert_eq!(again.moves()[..moves.len()], moves);
        again
    });
    let [ann, ben] = guests;
    let all = [again, ann, ben];
    let record = all[0].record();
    assert!(
        record["moves"]
            .as_array()
            .is_some_and(|moves| moves.len() > plies as usize)
    );
    for seated in &all {
        assert_eq!(seated.record(), record);
    }
    all
}

#[test]
fn a_host_that_was_killed_goes_on_with_its_guests() {
    let scratch = Scratch::new("kept-table");
    let file = scratch.path().join("table.json");
    let name = file.to_str().expect("a path");
    let args = [
        "draughts",
        "--seats",
        "guest,guest",
        "--seed",
        "3",
        "--keep",
        name,
    ];
    for seated in play_with_a_killed_host(&args, 20) {
        assert!(seated.ends());
    }
    assert_eq!(scratch.files(), ["table.json"]);
    #[cfg(unix)]
    {
        let metadata = fs::metadata(&file).expect("it is there");
        let mode = std::os::unix::fs::PermissionsExt::mode(&metadata.permissions());
        assert_eq!(mode & 0o777, 0o600);
    }
    let over = error_of(&["host", "draughts", "--keep", name]);
    assert!(over.contains("is over"), "{over}");
}

#[test]
fn hidden_hands_survive_a_host_that_was_killed() {
    let scratch = Scratch::new("kept-table");
    let file = scratch.path().join("table.json");
    let name = file.to_str().expect("a path");
    let args = [
        "cromwell", "--option", "seats=3", "--seed", "4", "--keep", name,
    ];
    for seated in play_with_a_killed_host(&args, 30) {
        assert!(seated.ends());
    }
}

#[test]
fn what_is_asked_is_still_asked_after_a_host_was_killed() {
    let scratch = Scratch::new("kept-table");
    let file = scratch.path().join("table.json");
    let args = ["draughts", "--keep", file.to_str().expect("a path")];
    let (mut killed, link, _) = host(&args);
    let mut guest = Seated::start(&["join", &link]);
    guest.until("begun");
    guest.say(&json!({ "cmd": "draw" }));
    let question = killed.until("question");
    drop(killed);
    let (mut again, _, _) = host(&args);
    assert_eq!(again.until("question"), question);
    again.say(&json!({ "cmd": "agree", "yes": true }));
    for seated in [&mut again, &mut guest] {
        let outcome = seated.until("ended")["outcome"].clone();
        assert_eq!(outcome["winners"], json!([]));
        seated.until("record");
    }
    assert!(guest.ends() && again.ends());
}

#[test]
fn guests_wait_for_a_host_that_could_not_keep_its_table() {
    let scratch = Scratch::new("kept-table");
    let folder = scratch.path().join("disk");
    let file = folder.join("table.json");
    fs::create_dir(&folder).expect("a folder");
    let args = ["draughts", "--keep", file.to_str().expect("a path")];
    let (mut fails, link, _) = host(&args);
    let mut guest = Seated::start(&["join", &link]);
    let turn = fails.until("turn");
    let kept = fs::read(&file).expect("it is there");
    fs::remove_dir_all(&folder).expect("it can be removed");
    fails.play_one(&turn);
    while fails.hear().is_some() {}
    assert!(!fails.ends());
    fs::create_dir(&folder).expect("a folder");
    fs::write(&file, kept).expect("it can be written");
    let (mut again, _, _) = host(&args);
    assert_eq!(again.until("turn")["ply"], json!(0));
    again.say(&json!({ "cmd": "resign" }));
    guest.until("record");
    assert_eq!(guest.moves(), []);
    assert!(guest.ends() && again.ends());
}

#[test]
fn guests_who_missed_the_end_are_waited_for() {
    let scratch = Scratch::new("kept-table");
    let file = scratch.path().join("table.json");
    let args = [
        "draughts",
        "--seats",
        "guest,1",
        "--keep",
        file.to_str().expect("a path"),
    ];
    let (mut killed, link, _) = host(&args);
    let mut guest = Seated::start(&["join", &link]);
    let device = guest.until("device")["device"].clone();
    guest.until("turn");
    guest.say(&json!({ "cmd": "resign" }));
    killed.until("record");
    assert!(killed.ends());
    // As if it had been killed at that moment.
    let kept = fs::read_to_string(&file).expect("it is there");
    let kept = kept.replace(r#""cleared":true"#, r#""cleared":false"#);
    fs::write(&file, kept).expect("it can be written");
    let (again, _, _) = host(&args);
    let device = device.as_str().expect("digits");
    let mut guest = Seated::start(&["join", &link, "--device", device]);
    assert_eq!(guest.until("ended")["outcome"]["winners"], json!([1]));
    guest.until("record");
    assert!(guest.ends() && again.ends());
    let over = error_of(&[&["host"], &args[..]].concat());
    assert!(over.contains("is over"), "{over}");
}

#[test]
fn a_kept_table_is_laid_again_only_as_it_was() {
    let scratch = Scratch::new("kept-table");
    let file = scratch.path().join("table.json");
    let name = file.to_str().expect("a path");
    let huffs = ["draughts", "--option", "huff=on", "--keep", name];
    let (_, link, _) = host(&huffs);
    for other in [
        &["wolf"][..],
        &["draughts", "--option", "huff=off"],
        &["draughts", "--seats", "guest,me"],
        &["draughts", "--seats", "me,3"],
        &["draughts", "--seed", "1"],
    ] {
        let error = error_of(&[&["host"], other, &["--keep", name]].concat());
        assert!(error.contains("another table, of draughts"), "{error}");
    }
    let (_, same, _) = host(&["draughts", "--seats", "me,guest", "--keep", name]);
    assert_eq!(same, link);
    let kept = fs::read(&file).expect("it is there");
    let stranger = br#"{"format":1,"variant":"draughts","seats":[],"seed":1,"moves":[]}"#;
    for broken in [b"", &kept[..kept.len() / 2], b"{}", b"\xff\0", stranger] {
        fs::write(&file, broken).expect("it can be written");
        let error = error_of(&[&["host"], &huffs[..]].concat());
        assert!(error.contains("holds no table"), "{error}");
        assert_eq!(fs::read(&file).expect("it is there"), broken);
    }
}

/// What `coffer` says that does not do what these arguments ask.
fn error_of(args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_coffer"))
        .args(args)
        .env("KINGS_COFFER_LANGUAGE", "en")
        .env("CARGO_MANIFEST_DIR", env!("CARGO_MANIFEST_DIR"))
        .stdin(Stdio::null())
        .output()
        .expect("coffer runs");
    let error = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(error.lines().count(), 1, "{args:?}: {error}");
    assert_eq!(output.status.code(), Some(1));
    error
}

/// The words in all texts of these events.
fn words<'a>(events: impl Iterator<Item = &'a Value>) -> BTreeSet<String> {
    fn add(value: &Value, into: &mut BTreeSet<String>) {
        match value {
            Value::String(text) => into.extend(text.split(' ').map(str::to_owned)),
            Value::Array(all) => all.iter().for_each(|one| add(one, into)),
            Value::Object(all) => all.values().for_each(|one| add(one, into)),
            _ => {}
        }
    }
    let mut words = BTreeSet::new();
    events.for_each(|event| add(event, &mut words));
    words
}

#[test]
fn hidden_hands_stay_hidden() {
    let args = ["cromwell", "--option", "seats=3", "--seed", "4"];
    let (mut host, link, onlookers) = host(&args);
    let mut looks = Seated::start(&["join", &onlookers]);
    looks.until("seats");
    let mut ann = Seated::start(&["join", &link, "--seat", "2"]);
    let mut ben = Seated::start(&["join", &link, "--seat", "3"]);
    (host.luck, ann.luck, ben.luck) = (7, 8, 9);
    thread::scope(|scope| {
        for seated in [&mut host, &mut ann, &mut ben, &mut looks] {
            scope.spawn(|| seated.play(80));
        }
    });
    for seated in [&host, &ann, &ben, &looks] {
        assert_eq!(seated.moves().len(), 80);
    }
    let public: BTreeSet<String> = words(looks.told.iter());
    let hands = [&host, &ann, &ben].map(first_hand);
    for (own, seated) in [&host, &ann, &ben].into_iter().enumerate() {
        let mut until = seated.told.split(is_first_offer);
        let told = words(until.next().into_iter().flatten());
        let mut others = (0..).zip(&hands).filter(|(seat, _)| *seat != own);
        let seen = others.find_map(|(_, hand)| {
            let mut secret = hand.difference(&public);
            secret.find(|card| told.contains(*card)).cloned()
        });
        assert_eq!(seen, None, "seat {own}");
        check_views(seated, own as u64);
    }
}

/// How long a computer player has thought tells nothing where hands are hidden, unless it is wished.
#[test]
fn computer_players_take_half_seconds_where_hands_are_hidden() {
    let table = "cromwell --option seats=2 --seed 4 --seats random,guest";
    let table: Vec<&str> = table.split(' ').collect();
    let times = [&[][..], &["--at-once"]].map(|more| {
        let (_host, link, _) = host(&[&table, more].concat());
        let mut guest = Seated::start(&["join", &link]);
        guest.until("begun");
        let begun = Instant::now();
        guest.play(30);
        let by_computer = guest.moves().iter().filter(|(seat, _)| *seat == 0).count();
        assert!(by_computer > 5, "{:?}", guest.moves());
        begun.elapsed() / by_computer as u32
    });
    assert!(times[0] >= Duration::from_millis(500), "{times:?}");
    assert!(times[1] < times[0] / 2, "{times:?}");
}

/// Whether this is a turn in which a card may be offered.
fn is_first_offer(event: &Value) -> bool {
    let legal = event["legal"].as_array();
    legal.is_some_and(|legal| legal.iter().any(|mv| mv == "offer nothing"))
}

/// The cards of a seat that it may offer first: all of its hand.
fn first_hand(seated: &Seated) -> BTreeSet<String> {
    let turn = seated.told.iter().find(|event| is_first_offer(event));
    let legal = turn
        .and_then(|turn| turn["legal"].as_array())
        .expect("an offer");
    let offers = legal
        .iter()
        .filter_map(|mv| mv.as_str()?.strip_prefix("offer "));
    let hand: BTreeSet<String> = offers
        .filter(|card| *card != "nothing")
        .map(str::to_owned)
        .collect();
    assert!(hand.len() > 5, "{hand:?}");
    hand
}

/// Of the cards in other hands only those have a face that everybody knows.
fn check_views(seated: &Seated, own: u64) {
    let views = seated.told.iter().filter(|event| event["event"] == "turn");
    for view in views.map(|event| &event["view"]) {
        let known = view["known"].as_array().expect("seats");
        for (seat, known) in (0..).zip(known).filter(|(seat, _)| *seat != own) {
            let pieces = view["pieces"].as_array().expect("cards");
            let in_hand = pieces.iter().filter(|piece| piece["spot"]["Hand"] == seat);
            let open = in_hand.filter(|piece| !piece["kind"].is_null()).count();
            let known = known.as_u64().expect("a set").count_ones();
            assert!(open <= known as usize, "seat {seat}: {view}");
        }
    }
}

#[test]
fn broken_links_and_lost_tables_are_told() {
    for (args, says) in [
        (&["join", "nonsense"][..], "no link to a table"),
        (&["join", "table=abc.12"], "no link to a table"),
        (
            &["join", "table=abc.000102030405060708090a0b0c0d0eff"],
            "no link to a table",
        ),
        (
            &["host", "draughts", "--seats", "greedy,me"],
            "“greedy” cannot sit",
        ),
        (
            &["host", "draughts", "--seats", "me,me"],
            "only one seat can be me",
        ),
        (
            &["host", "draughts", "--relay", "nonsense"],
            "address of the relay",
        ),
    ] {
        let error = error_of(args);
        assert!(error.contains(says), "{args:?}: {error}");
    }
    let (mut host, link, _) = host(&["draughts", "--seats", "guest,1"]);
    let mut wrong = link.clone();
    let last = if wrong.pop() == Some('0') { '1' } else { '0' };
    wrong.push(last);
    let mut stranger = Seated::start(&["join", &wrong]);
    while stranger.hear().is_some() {}
    let error = stranger.told.last().expect("an error")["error"].clone();
    assert!(
        error
            .as_str()
            .is_some_and(|error| error.contains("no such table")),
        "{error}"
    );
    assert!(!stranger.ends());
    let mut guest = Seated::start(&["join", &link]);
    guest.until("turn");
    let late = Seated::start(&["join", &link]);
    assert!(!late.ends());
    guest.say(&json!({ "cmd": "resign" }));
    guest.until("record");
    assert!(guest.ends());
    host.until("record");
    assert!(host.ends());
}
