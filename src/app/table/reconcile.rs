//! Entities that show a value each, such as the marks and labels on a board.

use bevy::prelude::*;

/// Despawns the entities that show what is not wanted any more, and returns what is wanted and not
/// shown yet: the caller spawns it. With `again` everything is shown anew, because it looks different
/// now.
pub fn reconcile<C: Component + PartialEq>(
    commands: &mut Commands,
    shown: &Query<(Entity, &C)>,
    mut wanted: Vec<C>,
    again: bool,
) -> Vec<C> {
    for (entity, value) in shown {
        let same = wanted.iter().position(|other| other == value);
        match same.filter(|_| !again) {
            Some(index) => {
                wanted.swap_remove(index);
            }
            None => commands.entity(entity).despawn(),
        }
    }
    wanted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Component, PartialEq, Debug)]
    struct Number(u8);

    #[derive(Resource, Default)]
    struct Wanted(Vec<u8>, bool);

    fn show(mut commands: Commands, wanted: Res<Wanted>, shown: Query<(Entity, &Number)>) {
        let numbers = wanted.0.iter().copied().map(Number).collect();
        for number in reconcile(&mut commands, &shown, numbers, wanted.1) {
            commands.spawn(number);
        }
    }

    fn shown(app: &mut App) -> Vec<(Entity, u8)> {
        let mut numbers = app.world_mut().query::<(Entity, &Number)>();
        let found = numbers.iter(app.world());
        let mut all: Vec<_> = found.map(|(entity, number)| (entity, number.0)).collect();
        all.sort_by_key(|(_, number)| *number);
        all
    }

    #[test]
    fn what_is_wanted_still_stays_and_the_rest_comes_or_goes() {
        let mut app = App::new();
        app.init_resource::<Wanted>().add_systems(Update, show);
        app.insert_resource(Wanted(vec![1, 2, 2], false)).update();
        let before = shown(&mut app);
        assert_eq!(
            before.iter().map(|(_, n)| *n).collect::<Vec<_>>(),
            [1, 2, 2]
        );
        app.insert_resource(Wanted(vec![2, 3], false)).update();
        let after = shown(&mut app);
        assert_eq!(after.iter().map(|(_, n)| *n).collect::<Vec<_>>(), [2, 3]);
        assert!(before.contains(&after[0]), "the same entity");
        app.insert_resource(Wanted(vec![2, 3], true)).update();
        let again = shown(&mut app);
        assert!(again.len() == 2 && !again.contains(&after[0]));
    }
}
