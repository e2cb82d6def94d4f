//! The buttons of the title in windows of all shapes, and the first start.

use egui::{Rect, pos2, vec2};
use egui_kittest::kittest::Queryable;
use kings_coffer::app::screens::title;
use kings_coffer::app::screens::title::view::{TitleAction, Welcome};
use kings_coffer::app::table::board::skin::title_rect;

use crate::panels::{DESK, LOW, PHONE, TABLETS, bench, click, focus, tab_round, title_data};
use kings_coffer::app::ui::page::PageState;
use kings_coffer::texts::{fill, text};

/// The first start: two large buttons, with the usual pages in a quieter place.
#[test]
fn title_offers_a_lesson_and_a_match_at_the_first_start() {
    for (size, percent) in [DESK, PHONE, LOW, TABLETS[0], TABLETS[1]]
        .into_iter()
        .flat_map(|size| [(size, 100), (size, 200)])
    {
        let mut data = title_data(size, false);
        data.welcome = Some(Welcome {
            lesson: "Draughts, step by step".to_owned(),
            game: "Draughts against Will Somers".to_owned(),
        });
        let mut h = bench(
            size,
            percent,
            PageState::default(),
            move |ctx, theme, state| title::view::show(ctx, theme, &data, state),
        );
        assert_eq!(focus(&h), text("title-teach"));
        let [teach, play, settings] = ["title-teach", "title-play", "title-settings"]
            .map(|key| h.get_by_label(text(key)).rect());
        assert!(
            !teach.intersects(play) && !settings.intersects(teach) && !settings.intersects(play)
        );
        for large in [teach, play] {
            assert!(
                large.height() >= 44.0 && large.width() > settings.width(),
                "{large} {settings}"
            );
        }
        assert_eq!(tab_round(&mut h).len(), 13);
        assert_eq!(
            click(&mut h, text("title-settings")),
            [TitleAction::Settings]
        );
        assert_eq!(
            click(&mut h, text("family-draughts")),
            [TitleAction::Open(0)]
        );
        assert_eq!(click(&mut h, text("title-teach")), [TitleAction::Teach]);
        assert_eq!(click(&mut h, text("title-play")), [TitleAction::Play]);
    }
}

/// In every shape of window the buttons lie inside, and none on another.
#[test]
fn buttons_of_the_title_keep_apart() {
    let sizes = [
        (1280.0, 720.0),
        (1024.0, 768.0),
        (768.0, 1024.0),
        (844.0, 390.0),
        (390.0, 844.0),
        (390.0, 664.0),
        (360.0, 800.0),
        (360.0, 560.0),
        (820.0, 1180.0),
        (600.0, 700.0),
    ];
    for (size, first) in sizes
        .into_iter()
        .flat_map(|size| [(size, false), (size, true)])
    {
        let size = vec2(size.0, size.1);
        let mut data = title_data(size, true);
        let picture = title_rect([size.x, size.y].into(), size.x < size.y);
        data.picture = Rect::from_min_max(
            pos2(picture.min.x, picture.min.y),
            pos2(picture.max.x, picture.max.y),
        );
        data.welcome = first.then(Welcome::default);
        let h = bench(size, 100, PageState::default(), move |ctx, theme, state| {
            title::view::show(ctx, theme, &data, state)
        });
        let names: &[&str] = if first {
            &[
                text("title-teach"),
                text("title-play"),
                text("title-settings"),
                text("title-credits"),
                text("title-quit"),
            ]
        } else {
            &[
                text("title-continue"),
                text("title-daily"),
                text("pause-open"),
                text("title-settings"),
                text("title-credits"),
                text("title-quit"),
                text("settings-music-turn_off"),
                &fill("career-open-note", &[("percent", "12")]),
            ]
        };
        let rects: Vec<Rect> = names
            .iter()
            .map(|name| h.get_by_label(name).rect())
            .collect();
        for (i, rect) in rects.iter().enumerate() {
            assert!(
                h.ctx.content_rect().contains_rect(*rect),
                "{size}: {} at {rect}",
                names[i]
            );
            for (j, other) in rects.iter().enumerate().skip(i + 1) {
                assert!(
                    !rect.intersects(*other),
                    "{size}: {} and {}",
                    names[i],
                    names[j]
                );
            }
        }
    }
}
