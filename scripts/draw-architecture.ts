// Draws the rooms of the source and their imports into docs/architecture.md. With --check, it changes nothing, and
// fails if the picture is out of date or rooms import each other in a cycle.
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import * as prettier from 'prettier';
import { circlesIn, reachableFrom, withoutShortCuts, type Arrows } from './room-arrows.ts';

const document = 'docs/architecture.md';

/** Rooms are the folders of `src/`, and these folders inside them. */
const innerRooms = [
  'src/jobs/contract',
  'src/jobs/in-worker',
  'src/jobs/disk',
  'src/engines/image',
  'src/engines/media',
  'src/engines/ocr',
  'src/engines/pdf',
];

/** Paths that are drawn as part of another room. */
const drawnWith: Record<string, string> = {
  'src/addresses': 'src/policies.ts',
  'src/build': 'src/policies.ts',
  'src/content': 'src/pages',
  'src/content.config.ts': 'src/pages',
  'src/icons.ts': 'src/components',
  'src/install': 'src/pages',
  'src/jobs/disk': 'src/jobs/in-worker',
  'src/layouts': 'src/pages',
  'src/playlist.ts': 'src/components',
  'src/proof': 'src/components',
  'src/stream-piece.ts': 'src/components',
  'src/styles': 'src/components',
};

/** These import nothing, or are irrelevant to the architecture. */
const leftOut = ['src/env.d.ts', 'src/licences', 'src/oklab.ts'];

function roomOf(path: string): string {
  const inner = innerRooms.find((room) => path.startsWith(`${room}/`));
  const [top = '', folder = ''] = path.split('/');
  const room = inner ?? (top === 'src' ? `src/${folder}` : top);
  return drawnWith[room] ?? room;
}

const files = globSync('{src,server,netlify}/**/*.{ts,astro,mdx}').toSorted();

const importPattern =
  /(?:\bfrom|\bimport\s*\(?|\bimport\.meta\.glob(?:<[^(]*>)?\()\s*'(\.[^'?]+)(?!\?worker&url)(?=['?])/g;

/**
 * Returns the paths that a file imports, including types. The address of a worker’s script is a string, not an import.
 */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(importPattern)].map(([, path = '']) => normalize(`${dirname(file)}/${path}`));

function readArrows(): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const file of files) {
    const room = roomOf(file);
    if (leftOut.includes(room)) continue;
    const others = arrows.get(room) ?? new Set<string>();
    arrows.set(room, others);
    for (const other of importsOf(file)
      .filter((path) => /^(src|server|netlify)\//.test(path))
      .map(roomOf))
      if (other !== room && !leftOut.includes(other)) others.add(other);
  }
  return arrows;
}

const name = (room: string) => room.replace(/^src\//, '');
const id = (room: string) => name(room).replaceAll(/\W/g, '_');
const box = (room: string) =>
  statSync(room).isDirectory() ? `  ${id(room)}[${name(room)}/]` : `  ${id(room)}([${name(room)}])`;

function draw(arrows: Arrows): string {
  const lines: string[] = [];
  for (const [from, others] of [...withoutShortCuts(arrows)].toSorted())
    for (const to of [...others].toSorted()) {
      const isMutual = arrows.get(to)?.has(from) ?? false;
      if (isMutual && to < from) continue;
      const arrow = isMutual ? '<==>' : reachableFrom(to, arrows).has(from) ? '==>' : '-->';
      lines.push(`  ${id(from)} ${arrow} ${id(to)}`);
    }
  return ['```mermaid', 'flowchart TD', ...[...arrows.keys()].toSorted().map(box), ...lines, '```'].join('\n');
}

function describe(arrows: Arrows): string {
  const circles = circlesIn(arrows).map((rooms) => rooms.map((room) => `\`${name(room)}\``).join(', '));
  const count = [...arrows.values()].reduce((sum, others) => sum + others.size, 0);
  const shown = `${arrows.size} rooms, and ${count} pairs of rooms of which one imports from the other.`;
  return circles.length === 0
    ? `${shown} None of them is in a circle.`
    : `${shown} Thick arrows go round in circles, which are to go: ${circles.join('; ')}.`;
}

const marks = ['<!-- drawn by scripts/draw-architecture.ts -->', '<!-- end of the drawing -->'] as const;

const text = readFileSync(document, 'utf8');
const [before, rest] = text.split(marks[0]);
const after = rest?.split(marks[1])[1];
if (before === undefined || after === undefined) throw new Error(`${document} has no place for the drawing.`);
const gone = [...innerRooms, ...Object.keys(drawnWith), ...leftOut].filter((path) => !existsSync(path));
if (gone.length > 0) throw new Error(`scripts/draw-architecture.ts names what is not there: ${gone.join(', ')}.`);

const arrows = readArrows();
const drawing = `${before}${marks[0]}\n\n${draw(arrows)}\n\n${describe(arrows)}\n\n${marks[1]}${after}`;
const drawn = await prettier.format(drawing, { ...(await prettier.resolveConfig(document)), filepath: document });
if (!process.argv.includes('--check')) writeFileSync(document, drawn);
else if (circlesIn(arrows).length > 0) {
  console.error(describe(arrows));
  process.exitCode = 1;
} else if (drawn !== text) {
  console.error(`The picture in ${document} is not what the code gives. Draw it with: npm run draw`);
  process.exitCode = 1;
}
