// Draws the rooms of the source (`rooms/rooms.ts`) and their imports into docs/architecture.md. With --check, it changes
// nothing, and fails if the picture is out of date, if rooms import each other in a cycle, or if a room imports what it
// must not know.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, normalize } from 'node:path';
import * as prettier from 'prettier';
import { circlesIn, reachableFrom, withoutShortCuts, type Arrows } from './rooms/room-arrows.ts';
import { rooms } from './rooms/rooms.ts';

const document = 'docs/architecture.md';

/** These import nothing, or are irrelevant to the architecture. */
const leftOut = ['env.d.ts', 'licences', 'oklab.ts'];

/** Returns the innermost room that holds a path; a path outside `src/` belongs to its top folder. */
function roomOf(path: string): string {
  const [top = '', ...inner] = path.split('/');
  if (top !== 'src') return `${top}/`;
  return rooms[`${inner[0]}/${inner[1]}`] ? `${inner[0]}/${inner[1]}` : (inner[0] ?? '');
}

/** The folder of `src/`, or outside it the top folder. */
const topOf = (path: string) => path.split('/', path.startsWith('src/') ? 2 : 1).join('/');

const drawnAs = (room: string) => rooms[room]?.drawnWith ?? room;

const importPattern =
  /(?:\bfrom|\bimport\s*\(?|\bimport\.meta\.glob(?:<[^(]*>)?\()\s*'((?:\.|#)[^'?]+)(?!\?worker&url)(?=['?])/g;

/** Its `imports` say what a path that begins with `#` stands for. */
const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };

function pathOf(spelt: string, importer: string): string {
  if (!spelt.startsWith('#')) return normalize(`${dirname(importer)}/${spelt}`);
  for (const [pattern, target] of Object.entries(imports)) {
    const start = pattern.slice(0, -1);
    if (spelt.startsWith(start)) return normalize(target.replace('*', spelt.slice(start.length)));
  }
  throw new Error(`${importer} imports ${spelt}, which package.json does not know.`);
}

/**
 * Returns the paths that a file imports, including types. The address of a worker’s script is a string, not an import.
 */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(importPattern)].map(([, spelt = '']) => ({
    spelt,
    path: pathOf(spelt, file),
  }));

const files = globSync('{src,server,netlify}/**/*.{ts,astro,mdx}').toSorted();
const arrows = new Map<string, Set<string>>();
const faults: string[] = [];
for (const file of files) {
  const room = roomOf(file);
  const drawn = drawnAs(room);
  if (leftOut.includes(drawn)) continue;
  const others = arrows.get(drawn) ?? new Set<string>();
  arrows.set(drawn, others);
  for (const { spelt, path } of importsOf(file)) {
    if (!/^(src|server|netlify)\//.test(path)) continue;
    const other = roomOf(path);
    if (spelt.startsWith('../') && !spelt.includes('*') && path.startsWith('src/') && topOf(path) !== topOf(file))
      faults.push(`${file} imports ${spelt}, which begins with # from another room.`);
    const never = rooms[room]?.never ?? rooms[drawn]?.never ?? [];
    if ([other, drawnAs(other)].some((known) => known !== room && never.includes(known)))
      faults.push(`${file} imports ${path}. ${rooms[room]?.not ?? rooms[drawn]?.not ?? ''}`);
    if (drawnAs(other) !== drawn && !leftOut.includes(drawnAs(other))) others.add(drawnAs(other));
  }
}

const nameOf = (room: string) => (existsSync(`src/${room}`) && !basename(room).includes('.') ? `${room}/` : room);
const id = (room: string) => room.replace(/\/$/, '').replaceAll(/\W/g, '_');
const box = (room: string) => (room.includes('.') ? `  ${id(room)}([${room}])` : `  ${id(room)}[${nameOf(room)}]`);

function draw(): string {
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

/** The table of rooms, with those inside others beneath them. */
const table = [
  '| In `src/` | What is in it |\n| --- | --- |',
  ...Object.entries(rooms).map(
    ([room, { holds, not }]) => `| \`${nameOf(room)}\` | ${sentence(holds)}${not ? ` ${not}` : ''} |`,
  ),
].join('\n');

function sentence(holds: string): string {
  return `${holds.charAt(0).toUpperCase()}${holds.slice(1)}.`;
}

function describe(of: Arrows): string {
  const circles = circlesIn(of).map((members) => members.map((room) => `\`${room}\``).join(', '));
  const count = [...of.values()].reduce((sum, others) => sum + others.size, 0);
  const shown = `${of.size} rooms, and ${count} pairs of rooms of which one imports from the other.`;
  return circles.length === 0
    ? `${shown} None of them is in a circle.`
    : `${shown} Thick arrows go round in circles, which are to go: ${circles.join('; ')}.`;
}

const inTree = [...globSync('src/*'), ...globSync('src/{components,engines,jobs}/*/')]
  .map((path) => path.replace(/^src\//, '').replace(/\/$/, ''))
  .filter((path) => !leftOut.includes(path) || path in rooms);
const unnamed = inTree.filter((path) => !(path in rooms) && !/^engines\/(?:cmyk|minimp3|yunet)|\.ts$/.test(path));
const gone = Object.keys(rooms).filter((room) => !existsSync(`src/${room}`));
faults.push(...unnamed.map((path) => `scripts/rooms/rooms.ts has no sentence for src/${path}.`));
faults.push(...gone.map((room) => `scripts/rooms/rooms.ts names src/${room}, which is not there.`));

const marks = ['<!-- drawn by scripts/draw-architecture.ts -->', '<!-- end of the drawing -->'] as const;

const text = readFileSync(document, 'utf8');
const [before, rest] = text.split(marks[0]);
const after = rest?.split(marks[1])[1];
if (before === undefined || after === undefined) throw new Error(`${document} has no place for the drawing.`);
const drawing = `${before}${marks[0]}\n\n${table}\n\n${draw()}\n\n${describe(arrows)}\n\n${marks[1]}${after}`;
const drawn = await prettier.format(drawing, { ...(await prettier.resolveConfig(document)), filepath: document });
if (circlesIn(arrows).length > 0) faults.push(describe(arrows));
if (!process.argv.includes('--check')) writeFileSync(document, drawn);
else if (drawn !== text)
  faults.push(`The picture in ${document} is not what the code gives. Draw it with: npm run draw`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
