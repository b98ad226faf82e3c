import { textOfRuns, type Block, type Run } from './blocks.ts';

/** Blocks as Markdown, with the tables and notes of GitHub’s. */
export function markdownOf(blocks: readonly Block[]): string {
  let text = '';
  let before: Block | undefined;
  for (const block of blocks) {
    const isNext = before?.type === 'item' && block.type === 'item';
    if (before) text += isNext ? '\n' : '\n\n';
    text += written(block);
    before = block;
  }
  return `${text}\n`;
}

function written(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${inline(block.runs)}`;
    case 'paragraph':
      return startEscaped(inline(block.runs));
    case 'code':
      return fenced(block.lines);
    case 'item':
      return `${'    '.repeat(block.level)}${block.number === undefined ? '-' : `${block.number}.`} ${startEscaped(inline(block.runs))}`;
    case 'table':
      return table(block.rows);
    case 'note':
      return `[^${block.name}]: ${inline(block.runs)}`;
    case 'picture':
      return block.name === undefined
        ? `*${escaped(block.alt)}*`
        : `![${escaped(block.alt)}](${addressed(block.name)})`;
  }
}

function fenced(lines: readonly string[]): string {
  const longest = Math.max(2, ...lines.flatMap((line) => [...line.matchAll(/`+/g)].map(([run]) => run.length)));
  const fence = '`'.repeat(longest + 1);
  return [fence, ...lines, fence].join('\n');
}

function table([head = [], ...rows]: readonly Run[][][]): string {
  const row = (cells: readonly Run[][]) =>
    `| ${cells.map((cell) => inline(cell).replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return [row(head), `| ${head.map(() => '---').join(' | ')} |`, ...rows.map(row)].join('\n');
}

const inline = (runs: readonly Run[]): string => runs.map(writtenRun).join('');

function writtenRun(run: Run): string {
  const [, start = '', text = '', end = ''] = /^(\s*)(.*?)(\s*)$/su.exec(run.text) ?? [];
  if (text === '') return run.text;
  if (run.note !== undefined) return `[^${run.note}]`;
  const plain = run.isCode ? codeOf(text) : escaped(text);
  const mark = `${run.isBold ? '**' : ''}${run.isItalic ? '*' : ''}`;
  const marked = `${mark}${plain}${[...mark].toReversed().join('')}`;
  const raised = run.isRaised ? `<sup>${marked}</sup>` : marked;
  return `${start}${run.link === undefined ? raised : `[${raised}](${addressed(run.link)})`}${end}`;
}

function codeOf(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}

/** What the page says is text, and no mark of Markdown’s. */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*[\]<>]/g, String.raw`\$&`)
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`)
    .replace(/~~/g, String.raw`\~\~`)
    .replace(/&(?=#?\w+;)/g, String.raw`\&`);

/** At the beginning of a line, more signs are marks. */
const startEscaped = (text: string): string =>
  text.replace(/^([#+=|~-])/, String.raw`\$1`).replace(/^(\d+)([.)])(?=\s|$)/, String.raw`$1\$2`);

const addressed = (address: string): string =>
  address.replace(/[\s()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

export const lengthOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => {
    if (block.type === 'table')
      return sum + block.rows.flat().reduce((all, cell) => all + lettersIn(textOfRuns(cell)), 0);
    if (block.type === 'code') return sum + lettersIn(block.lines.join(''));
    return sum + ('runs' in block ? lettersIn(textOfRuns(block.runs)) : 0);
  }, 0);

const lettersIn = (text: string): number => text.replace(/\s/g, '').length;
