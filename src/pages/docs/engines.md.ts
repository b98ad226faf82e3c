import type { APIRoute } from 'astro';
import { about, loadedParts, pictureEngines } from '#discovery/engine-tables.ts';
import { markdownPage } from '#discovery/markdown-page.ts';

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: string[][]) =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');

const loaded = loadedParts.map((part) => [part.name, part.does, part.licence, part.from, part.size]);

export const GET: APIRoute = () =>
  markdownPage(`# Engines

> ${about.description}

${about.loading}

## What is loaded

${table(['Program', 'What it does', 'Licence', 'Package', 'Size'], loaded)}

## Formats of pictures

${about.isolation}

${table(
  ['Format', 'Read by', 'Written by'],
  pictureEngines.map(({ name, reads, writes }) => [name, reads, writes ?? '–']),
)}
`);
