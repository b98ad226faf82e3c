/** Documents whose structure is known: what a PDF of each should be read as. */
export interface Source {
  name: string;
  html: string;
  /** Paragraphs, items and headings, in the order of reading. */
  texts: string[];
  headings: string[];
  tables: string[][][];
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words =
  'river stone garden window letter market winter bridge paper copper station harbour valley engine silver morning doctor signal mirror timber orange planet circle number budget report method sample figure result theory series margin column reader writer printer archive meadow lantern courage measure balance village kitchen journey weather picture history science justice freedom welcome ordinary quarter balcony gallery'.split(
    ' ',
  );

interface Look {
  columns: number;
  font: string;
  size: number;
  align: string;
  /** Whether paragraphs are told apart by their first line, and not by space. */
  isIndented: boolean;
  table: 'ruled' | 'separate' | 'bare' | 'lined';
  headings: 'large' | 'bold';
}

const fonts = ['DejaVu Serif', 'DejaVu Sans', 'Liberation Serif', 'Liberation Sans'];
const tables = ['ruled', 'separate', 'bare', 'lined'] as const;

const lookOf = (index: number): Look => ({
  columns: index % 5 === 4 ? 3 : index % 5 === 1 || index % 5 === 3 ? 2 : 1,
  font: fonts[index % fonts.length] ?? 'serif',
  size: 9.5 + (index % 3),
  align: index % 2 === 0 ? 'justify' : 'left',
  isIndented: index % 4 === 3,
  table: tables[(index >> 1) % tables.length] ?? 'ruled',
  headings: index % 6 === 5 ? 'bold' : 'large',
});

/** @param index which one; each looks different. */
export function sourceOf(index: number): Source {
  const next = random(index + 1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const phrase = (count: number) => Array.from({ length: count }, () => pick(words)).join(' ');
  const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const sentence = () => `${upper(phrase(between(6, 16)))}.`;
  const source: Source = { name: `source-${index}`, html: '', texts: [], headings: [], tables: [] };
  const look = lookOf(index);
  const body: string[] = [];
  const heading = (level: number, text: string) => {
    source.headings.push(text);
    source.texts.push(text);
    body.push(`<h${level}>${text}</h${level}>`);
  };
  const paragraph = () => {
    const sentences = Array.from({ length: between(3, 7) }, sentence);
    const text = sentences.join(' ');
    source.texts.push(text);
    const marked = sentences.map((each) => {
      const chance = next();
      if (chance < 0.08) return each.replace(/^(\S+) (\S+)/, '$1 <b>$2</b>');
      if (chance < 0.16) return each.replace(/^(\S+) (\S+)/, '$1 <i>$2</i>');
      return chance < 0.22 ? each.replace(/(\S+)\.$/, '<a href="https://example.org/">$1</a>.') : each;
    });
    body.push(`<p>${marked.join(' ')}</p>`);
  };
  const list = () => {
    const tag = pick(['ul', 'ol']);
    const items = Array.from({ length: between(3, 5) }, () => upper(phrase(between(3, 14))));
    source.texts.push(...items);
    body.push(`<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`);
  };
  const table = () => {
    const columns = look.columns > 2 ? 2 : between(look.columns > 1 ? 2 : 3, look.columns > 1 ? 3 : 5);
    const cell = () =>
      next() < 0.4 ? `${between(1, 999)}.${between(10, 99)}` : upper(phrase(look.columns > 1 ? 1 : between(1, 3)));
    const rows = Array.from({ length: between(4, 8) }, () => Array.from({ length: columns }, cell));
    const [head = []] = rows;
    for (const [place] of head.entries()) head[place] = upper(`${pick(words)} ${place + 1}`);
    source.tables.push(rows);
    const row = (cells: readonly string[], name: string) =>
      `<tr>${cells.map((text) => `<${name}>${text}</${name}>`).join('')}</tr>`;
    body.push(
      `<table class="${look.table}"><thead>${row(head, 'th')}</thead><tbody>${rows
        .slice(1)
        .map((cells) => row(cells, 'td'))
        .join('')}</tbody></table>`,
    );
  };
  heading(1, upper(phrase(between(3, 6))));
  if (look.columns > 1) paragraph();
  if (look.columns > 1) body.push('<div class="columns">');
  for (let section = 1; section <= between(4, 6); section++) {
    heading(2, `${section} ${upper(phrase(between(2, 4)))}`);
    for (let count = between(1, 3); count > 0; count--) paragraph();
    if (next() < 0.6) list();
    if (next() < 0.5) heading(3, upper(phrase(between(2, 4))));
    paragraph();
    if (section % 2 === 1) table();
    paragraph();
  }
  if (look.columns > 1) body.push('</div>');
  source.html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${source.name}</title><style>${styleOf(look)}</style></head><body>${body.join('\n')}</body></html>`;
  return source;
}

const styleOf = ({ columns, font, size, align, isIndented, table, headings }: Look) => `
  body { font: ${size}pt/1.35 '${font}', serif; margin: 0; text-align: ${align}; }
  .columns { column-count: ${columns}; column-gap: 18pt; }
  p { margin: ${isIndented ? '0' : '0 0 8pt'}; text-indent: ${isIndented ? '14pt' : '0'}; }
  h1, h2, h3 { text-align: left; line-height: 1.15; break-after: avoid; margin: 10pt 0 5pt; }
  h1 { font-size: 20pt; } h2 { font-size: ${headings === 'large' ? 15 : size}pt; } h3 { font-size: ${headings === 'large' ? 12.5 : size}pt; }
  table { margin: 6pt 0; break-inside: avoid; text-align: left; ${table === 'separate' ? '' : 'border-collapse: collapse;'} }
  td, th { padding: 2pt ${table === 'bare' ? 9 : 6}pt; ${table === 'ruled' || table === 'separate' ? 'border: 0.75pt solid #444;' : ''} }
  ${table === 'lined' ? 'tr { border-bottom: 0.75pt solid #444; } table { border-top: 1pt solid #000; }' : ''}
  a { color: #036; }`;
