import { spawnSync } from 'node:child_process';

const output = (command: string, args: readonly string[]): string => {
  const { status, stdout, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (error || status !== 0) throw new Error(`${command} could not read ${args.join(' ')}.`);
  return stdout;
};

/** What other programs make of a PDF, read as generously as can be: as Markdown. */
export const peers: Record<'pdftotext' | 'mutool', (file: string) => string> = {
  pdftotext: (file) => fromLayout(output('pdftotext', ['-layout', '-enc', 'UTF-8', file, '-'])),
  mutool: (file) => fromXhtml(output('mutool', ['draw', '-q', '-F', 'xhtml', file])),
};

/** Lines with parts that are apart are rows of tables. */
function fromLayout(text: string): string {
  const lines = text.split(/\r?\n|\f/).map((line) => {
    const parts = line.trim().split(/ {2,}/);
    return parts.length > 1 ? `| ${parts.join(' | ')} |` : line.trim();
  });
  return lines.join('\n').replace(/^[•◦▪–] ?/gm, '- ');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function fromXhtml(text: string): string {
  return text
    .replace(/<style[\s\S]*?<\/style>|<head>[\s\S]*?<\/head>/g, '')
    .replace(/<img [^>]*>/g, '![](picture)')
    .replace(
      /<h([1-6])>([\s\S]*?)<\/h\1>/g,
      (_, level, inner) => `\n\n${'#'.repeat(Number(level))} ${String(inner).replace(/\s+/g, ' ')}\n\n`,
    )
    .replace(/<\/p>|<\/div>/g, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, digits: string) => String.fromCodePoint(parseInt(digits, 16)))
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/^[•◦▪–] ?/gm, '- ');
}
