import { expect, test } from 'vitest';
import { circlesIn, withoutShortCuts } from '../../../scripts/rooms/room-arrows.ts';

const arrows = (...pairs: [string, string][]) => {
  const rooms = new Set(pairs.flat());
  return new Map(
    [...rooms].map((room) => [room, new Set(pairs.filter(([from]) => from === room).map(([, to]) => to))]),
  );
};

test('an arrow that shortens a way through another room is left out', () => {
  const drawn = withoutShortCuts(arrows(['pages', 'tools'], ['tools', 'formats'], ['pages', 'formats']));
  expect(drawn).toEqual(arrows(['pages', 'tools'], ['tools', 'formats']));
});

test('rooms in a circle keep their arrows, also those to what the others import too', () => {
  const all = arrows(['image', 'pdf'], ['pdf', 'image'], ['image', 'formats'], ['pdf', 'formats']);
  expect(withoutShortCuts(all)).toEqual(all);
  expect(circlesIn(all)).toEqual([['image', 'pdf']]);
});

test('rooms in no circle are in none', () => {
  expect(circlesIn(arrows(['pages', 'tools'], ['tools', 'formats'], ['pages', 'formats']))).toEqual([]);
});
