import { escaped } from '#containers/xml.ts';
import type { Block, Run } from './blocks.ts';

const style =
  'body{max-width:45em;margin:2em auto;padding:0 1em;font:1em/1.5 sans-serif}table{border-collapse:collapse}th,td{border:1px solid;padding:.25em .5em;text-align:start;vertical-align:top}img{max-width:100%}pre{overflow:auto}';

/** Blocks as a page of HTML. `language`: BCP 47; empty if unknown. */
export function htmlOf(blocks: readonly Block[], { title, language }: { title: string; language: string }): string {
  const notes = blocks.filter((block) => block.type === 'note');
  const body = inLists(blocks.filter((block) => block.type !== 'note'));
  if (notes.length > 0) body.push(`<hr>\n<ol>\n${notes.map((note) => noteOf(note)).join('\n')}\n</ol>`);
  return [
    '<!doctype html>',
    `<html${language === '' ? '' : ` lang="${escaped(language)}"`}>`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head>`,
    `<body>\n${body.join('\n')}\n</body>`,
    '</html>\n',
  ].join('\n');
}

type Item = Extract<Block, { type: 'item' }>;

/** Items below each other are put into lists. */
function inLists(blocks: readonly Block[]): string[] {
  const written: string[] = [];
  for (let at = 0; at < blocks.length;) {
    const block = blocks[at];
    if (block?.type !== 'item') {
      if (block) written.push(blockOf(block));
      at++;
      continue;
    }
    const items: Item[] = [];
    for (let next = blocks[at]; next?.type === 'item'; next = blocks[++at]) items.push(next);
    written.push(listOf(items));
  }
  return written;
}

/** Deeper lists are in the item before them. */
function listOf(items: readonly Item[]): string {
  const open: string[] = [];
  let text = '';
  for (const item of items) {
    const tag = item.number === undefined ? 'ul' : 'ol';
    while (open.length > item.level + 1) text += `</li></${open.pop()}>`;
    if (open.length === item.level + 1 && open.at(-1) !== tag) text += `</li></${open.pop()}>`;
    else if (open.length === item.level + 1) text += '</li>';
    while (open.length < item.level + 1) {
      const start = tag === 'ol' && (item.number ?? 1) !== 1 ? ` start="${item.number}"` : '';
      text += `<${tag}${start}>${open.length < item.level ? '<li>' : ''}`;
      open.push(tag);
    }
    text += `\n<li>${inline(item.runs)}`;
  }
  while (open.length > 0) text += `</li></${open.pop()}>`;
  return text;
}

function blockOf(block: Exclude<Block, Item>): string {
  switch (block.type) {
    case 'heading':
      return `<h${block.level}>${inline(block.runs)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${inline(block.runs)}</p>`;
    case 'code':
      return `<pre><code>${escaped(block.lines.join('\n'))}</code></pre>`;
    case 'table':
      return tableOf(block.rows);
    case 'note':
      return noteOf(block);
    case 'picture':
      return block.name === undefined
        ? `<p><em>${escaped(block.alt)}</em></p>`
        : `<p><img src="${escaped(encodeURIComponent(block.name))}" alt="${escaped(block.alt)}"></p>`;
  }
}

const noteOf = ({ name, runs }: Extract<Block, { type: 'note' }>): string =>
  `<li id="note-${escaped(name)}" value="${parseInt(name, 10) || 1}">${inline(runs)}</li>`;

function tableOf([head = [], ...rows]: readonly Run[][][]): string {
  const row = (cells: readonly Run[][], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`;
  return `<table>\n<thead>${row(head, 'th')}</thead>\n<tbody>${rows.map((cells) => row(cells, 'td')).join('\n')}</tbody>\n</table>`;
}

const inline = (runs: readonly Run[]): string =>
  runs
    .map(({ text, isBold, isItalic, isCode, isRaised, link, note }) => {
      if (note !== undefined) return `<sup><a href="#note-${escaped(note)}">${escaped(text.trim())}</a></sup>`;
      // Space is of no look.
      const [, start = '', said = '', end = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
      let html = escaped(said);
      if (isCode) html = `<code>${html}</code>`;
      if (isItalic) html = `<em>${html}</em>`;
      if (isBold) html = `<strong>${html}</strong>`;
      if (isRaised) html = `<sup>${html}</sup>`;
      return `${start}${link === undefined ? html : `<a href="${escaped(link)}">${html}</a>`}${end}`;
    })
    .join('');
