//! Draughts on the table: the board's shape and its pictures. Pieces and motion are the table's own.

use bevy::prelude::*;
use bevy_asset_loader::prelude::*;

use super::super::Screen;
use super::super::SessionSystems;
use super::super::assets::Density;
use super::super::session;
use super::super::session::Open;
use super::super::session::TableGame;
use super::super::session::TableState;
use super::super::table::contrast::BLACK;
use super::super::table::contrast::Tile;
use super::super::table::contrast::WHITE;
use super::super::table::contrast::YELLOW;
use super::super::table::layout::BoardShape;
use super::super::table::layout::ShapeSystems;
use super::super::table::skin::Skin;
use super::super::table::skin::SkinImages;
use super::super::table::skin::SkinIndex;
use crate::rules::Kind;
use crate::rules::PieceId;
use crate::rules::Seat;
use crate::rules::Spot;
use crate::rules::draughts::Draughts;
use crate::rules::draughts::KING;
use crate::rules::draughts::board::Square;
use crate::rules::registry;

pub(super) fn plugin(app: &mut App) {
    session::game_plugin::<Draughts>(app);
    app.insert_resource(board_shape())
        .add_systems(Update, set_shape.in_set(ShapeSystems).in_set(SessionSystems::ReadInput));
}

/// The pictures; without a window there are none.
pub(super) fn skin_plugin(app: &mut App) {
    app.configure_loading_state(LoadingStateConfig::new(Screen::Loading).load_collection::<Pictures>())
        .add_systems(OnExit(Screen::Loading), dress);
}

/// The pictures of the family.
#[derive(AssetCollection, Resource)]
struct Pictures {
    #[asset(path = "images/draughts/board@2x.webp")]
    board: Handle<Image>,
    #[asset(path = "images/draughts/board_small@2x.webp")]
    board_small: Handle<Image>,
    #[asset(path = "images/draughts/pieces@2x.webp")]
    pieces: Handle<Image>,
    #[asset(path = "images/draughts/pieces_small@2x.webp")]
    pieces_small: Handle<Image>,
    #[asset(path = "images/draughts/tray@2x.webp")]
    tray: Handle<Image>,
    #[asset(path = "images/draughts/tray_wide@2x.webp")]
    tray_wide: Handle<Image>,
}

fn dress(
    mut commands: Commands,
    pictures: Option<Res<Pictures>>,
    density: Res<Density>,
    mut layouts: ResMut<Assets<TextureAtlasLayout>>,
) -> Result {
    let Some(pictures) = pictures else {
        error!("the pictures of draughts could not be loaded: is the folder “assets” beside the program?");
        return Ok(());
    };
    let index = SkinIndex::parse(include_str!("../../../assets/images/draughts.json"))?;
    let images = SkinImages {
        board: [pictures.board.clone(), pictures.board_small.clone()],
        tray: [pictures.tray.clone(), pictures.tray_wide.clone()],
        pieces: [pictures.pieces.clone(), pictures.pieces_small.clone()],
    };
    commands.insert_resource(Skin::new(index, images, *density, &mut layouts, picture, plain_picture, label));
    Ok(())
}

/// The name of a piece's picture: dark men are reeded, light ones plain, in three grains of wood each.
fn picture(id: PieceId, owner: Option<Seat>, kind: Option<Kind>) -> String {
    let side = if owner == Some(Seat(0)) { "dark" } else { "light" };
    if kind == Some(KING) {
        format!("king_{side}")
    } else {
        format!("man_{side}_{}", id.0 % 3)
    }
}

/// The same pieces in flat colours: dark men have a dashed rim and a lozenge, light ones a plain rim and a rose, kings a crown.
fn plain_picture(name: &str, tile: &mut Tile) {
    let dark = name.ends_with("_dark") || name.contains("_dark_");
    let king = name.starts_with("king_");
    if !king && !name.starts_with("man_") {
        return;
    }
    // The rim that the piece shows to the player, then its face.
    tile.fill(BLACK, |at| (at - Vec2::new(0.0, 0.065)).length() - 0.405);
    if dark {
        tile.disc(WHITE, 0.405);
        tile.disc(BLACK, 0.372);
        tile.dashed_ring(WHITE, 0.3, 0.035, 20.0);
    } else {
        tile.disc(BLACK, 0.405);
        tile.disc(WHITE, 0.372);
        tile.ring(BLACK, 0.3, 0.025);
    }
    let figure = if dark { WHITE } else { BLACK };
    if king {
        let crown = [
            (-0.16, 0.14),
            (0.16, 0.14),
            (0.22, -0.12),
            (0.1, 0.0),
            (0.0, -0.17),
            (-0.1, 0.0),
            (-0.22, -0.12),
        ];
        tile.polygon(if dark { YELLOW } else { BLACK }, &crown.map(|(x, y)| Vec2::new(x, y)));
    } else if dark {
        tile.fill(figure, |at| (at.x.abs() + at.y.abs() - 0.15) / std::f32::consts::SQRT_2);
    } else {
        for petal in 0..5_u8 {
            let way = Vec2::from_angle(std::f32::consts::TAU * (f32::from(petal) / 5.0 - 0.25)) * 0.095;
            tile.fill(figure, |at| (at - way).length() - 0.065);
        }
        tile.disc(WHITE, 0.05);
    }
}

/// The PDN number of a square.
pub fn label(spot: Spot) -> Option<String> {
    match spot {
        Spot::Square(index) => Some((index + 1).to_string()),
        Spot::Pile(_) | Spot::Hand(_) | Spot::Tray(_) | Spot::Piece(_) | Spot::Choice(_) => None,
    }
}

impl TableGame for Draughts {
    const GAME: &'static str = "draughts";
}

/// The men and kings of a seat that are still on the board.
pub fn count(table: &TableState, seat: Seat) -> (usize, usize) {
    let own = table
        .pieces
        .iter()
        .filter(|piece| piece.owner == Some(seat) && matches!(piece.spot, Spot::Square(_)));
    let (all, kings) = own.fold((0, 0), |(all, kings), piece| {
        (all + 1, kings + usize::from(piece.kind == Some(KING)))
    });
    (all, kings)
}

/// Eight by eight squares, White at the bottom, the dark ones played on. The frame is 38 of 72 wide, on the small board 15 of 44.
pub fn board_shape() -> BoardShape {
    let cells = Square::all()
        .map(|square| {
            let middle = Vec2::new(f32::from(square.col()) + 0.5, 7.5 - f32::from(square.row()));
            (Spot::Square(u16::from(square.pdn() - 1)), middle)
        })
        .collect();
    BoardShape {
        cells,
        size: Vec2::splat(8.0),
        frame: [38.0 / 72.0, 15.0 / 44.0],
        bottom: Seat(1),
    }
}

/// A match of this family brings its board.
fn set_shape(mut opened: MessageReader<Open>, mut shape: ResMut<BoardShape>) {
    for Open(record) in opened.read() {
        let ours = registry::variant(&record.variant).is_some_and(|variant| variant.game == Draughts::GAME);
        if ours {
            shape.set_if_neq(board_shape());
        }
    }
}
