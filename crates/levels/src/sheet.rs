//! The sheet for teachers: one page of HTML that prints on A4, with a family's line of people, a
//! short how-to, and a form that makes links to new matches with chosen options.
//!
//! It is made of the same data and texts as the game ([`succession`]) and needs no other file, so
//! that the browser's page can serve it and the desktop can write it into a folder.

use coffer_rules::{OptionInfo, Variant, registry};
use coffer_texts::{capital, has, text};

use super::people::{Person, Succession};
use super::quiz::succession;

/// What it looks like, on the screen and on paper.
const STYLE: &str = include_str!("../../../levels/sheet.css");
/// What the form does.
const SCRIPT: &str = include_str!("../../../levels/sheet.js");
/// The name of the file.
pub const FILE_NAME: &str = "teachers.html";

/// The sheet of a family; `None` if it has no line of people.
pub fn html(family: &str) -> Option<String> {
    let line = succession(family)?;
    let words = |what: &str| escaped(text(&format!("{family}-sheet-{what}")));
    let shared = |what: &str| escaped(text(&format!("sheet-{what}")));
    let houses: String = line.groups().map(|people| house(people, line)).collect();
    let how = (1..).map(|number| format!("how-{number}"));
    let how = how.take_while(|what| has(&format!("{family}-sheet-{what}")));
    let how: String = how
        .map(|what| format!("<li>{}</li>\n", words(&what)))
        .collect();
    Some(format!(
        r#"<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{STYLE}</style>
</head>
<body>
<main>
<header>
<h1>{title}</h1>
<p>{line}</p>
</header>
<div class="houses">
{houses}</div>
<section class="how">
<h2>{how_title}</h2>
<ol>
{how}</ol>
</section>
<section class="make">
<h2>{form_title}</h2>
<p class="note">{note}</p>
<form>
{form}<div class="buttons">
<button type="button" id="copy" data-done="{copied}">{copy}</button>
<button type="button" id="print">{print}</button>
</div>
</form>
<p class="link"><a id="link" href="index.html"></a></p>
</section>
<footer>{credit}</footer>
</main>
<script>
{SCRIPT}</script>
</body>
</html>
"#,
        language = shared("language"),
        title = words("title"),
        line = words("line"),
        how_title = shared("how"),
        form_title = shared("form"),
        note = shared("note"),
        form = form(family),
        copy = shared("copy"),
        copied = shared("copied"),
        print = shared("print"),
        credit = words("credit"),
    ))
}

/// A group with its people and their years. The words about an interrupted reign follow the last of
/// those that it is about.
fn house(people: &[Person], line: &Succession) -> String {
    let (Some(first), Some(last)) = (people.first(), people.last()) else {
        return String::new();
    };
    let row = |person: &Person| {
        let (name, dates) = (escaped(person.name()), person.dates());
        let class = if person.reigns.len() > 1 {
            " class=\"several\""
        } else {
            ""
        };
        format!("<li{class}><span>{name}</span> <time>{dates}</time></li>\n")
    };
    let told = |person: &Person| {
        let story = person.interruption()?;
        let later = &line.people[person.place + 1..];
        let last = later
            .iter()
            .all(|later| later.interruption() != Some(story));
        last.then(|| format!("<p>{}</p>\n", escaped(story)))
    };
    let (from, to) = (first.years.0, last.years.1);
    let rows: String = people.iter().map(row).collect();
    let told: String = people.iter().filter_map(told).collect();
    format!(
        "<section class=\"house\">\n<h2>{} <time>{from}–{to}</time></h2>\n<ol start=\"{}\">\n{rows}</ol>\n{told}</section>\n",
        escaped(first.group_name()),
        first.place + 1,
    )
}

/// The game and every option that one of the family's variants has.
fn form(family: &str) -> String {
    let variants = registry::variants().filter(|variant| variant.family == family);
    let variants: Vec<&Variant> = variants.collect();
    let game = |variant: &&Variant| {
        let options: Vec<&str> = variant.options.iter().map(|option| option.name).collect();
        let name = escaped(text(&format!("{}-name", variant.key)));
        let (key, options) = (variant.key, options.join(" "));
        format!("<option value=\"{key}\" data-options=\"{options}\">{name}</option>\n")
    };
    let games: String = variants.iter().map(game).collect();
    let mut rows = format!(
        "<label>{} <select name=\"game\">\n{games}</select></label>\n",
        escaped(text("sheet-game"))
    );
    let mut seen = Vec::new();
    for variant in variants {
        for option in variant.options {
            if !seen.contains(&option.name) {
                seen.push(option.name);
                rows += &option_row(variant.key, option);
            }
        }
    }
    rows
}

/// An option with its values.
fn option_row(variant: &str, option: &OptionInfo) -> String {
    let key = format!("{variant}-option-{}", option.name);
    let value = |value: &&str| {
        let words = capital(text(&format!("{key}-{value}")));
        format!("<option value=\"{value}\">{}</option>\n", escaped(&words))
    };
    let values: String = option.values.iter().map(value).collect();
    let default = option.values.first().copied().unwrap_or_default();
    let (label, name) = (escaped(text(&key)), option.name);
    format!(
        "<label>{label} <select name=\"{name}\" data-default=\"{default}\">\n{values}</select></label>\n"
    )
}

/// A text as it is written in HTML.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use coffer_texts::text;

    /// Everybody stands there once in order, with house and reign; nothing is left unfilled.
    #[test]
    fn the_sheet_names_everybody_in_order_and_its_designer() {
        let sheet = html("cromwell").expect("has a sheet");
        let mut rest = sheet.as_str();
        for person in &succession("cromwell").expect("has a line").people {
            let row = format!(
                "<span>{}</span> <time>{}</time>",
                person.name(),
                person.dates()
            );
            let (_, after) = rest.split_once(&row).expect(&row);
            rest = after;
        }
        assert_eq!(sheet.matches("class=\"house\"").count(), 9);
        let story = succession("cromwell")
            .and_then(|line| line.person("henry6")?.interruption())
            .expect("a story");
        assert_eq!(sheet.matches(&escaped(story)).count(), 1);
        assert!(sheet.contains("<time>1422–1461, 1470–1471</time>"));
        assert!(sheet.contains("Erik Leipnik") && sheet.contains(text("sheet-how")));
        assert!(!sheet.contains("-sheet-") && !sheet.contains(">sheet-"));
        assert!(!sheet.contains("http"), "it needs nothing from elsewhere");
        assert_eq!(html("draughts"), None);
    }

    /// The form has every option of the variants with every value, each in words.
    #[test]
    fn the_form_has_every_option_in_words() {
        let sheet = html("cromwell").expect("has a sheet");
        for variant in registry::variants().filter(|variant| variant.family == "cromwell") {
            assert!(sheet.contains(&format!("<option value=\"{}\"", variant.key)));
            for option in variant.options {
                assert!(sheet.contains(&format!("name=\"{}\"", option.name)));
                for value in option.values {
                    assert!(sheet.contains(&format!("<option value=\"{value}\">")));
                }
            }
        }
        assert!(!sheet.contains("-option-"));
    }

    #[test]
    fn texts_are_escaped() {
        assert_eq!(
            escaped("<b> & “x” \"y\""),
            "&lt;b&gt; &amp; “x” &quot;y&quot;"
        );
    }
}
