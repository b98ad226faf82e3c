import type { List, Look, Source, SourceBlock, Span } from './markup-sources.ts';

/** A source as a page of HTML. @param pictureOf the bytes of a picture of one colour, as PNG. */
export function asHtml(source: Source, pictureOf: (colour: string) => Buffer): string {
  const notes: string[] = [];
  const spanOf = ({ text, look, link, note }: Span): string => {
    let html = text;
    if (look) html = look === 'bold' ? `<b>${html}</b>` : `<i>${html}</i>`;
    if (link !== undefined) html = `<a href="${link}">${html}</a>`;
    if (note === undefined) return html;
    notes.push(note);
    return `${html}<sup>${notes.length}</sup>`;
  };
  const blockOf = (block: SourceBlock): string => {
    switch (block.type) {
      case 'heading':
        return `<h${block.level}>${block.text}</h${block.level}>`;
      case 'paragraph':
        return `<p>${block.spans.map(spanOf).join('')}</p>`;
      case 'list':
        return listOf(block.list);
      case 'table':
        return tableOf(block.rows, source.look.table);
      case 'picture':
        return `<p><img alt="A picture" width="90" height="60" src="data:image/png;base64,${pictureOf(block.colour).toString('base64')}"></p>`;
    }
  };
  const head = source.head.map(blockOf).join('\n');
  const body = source.blocks.map(blockOf).join('\n');
  const ends = notes.map((note, index) => `<p class="note"><sup>${index + 1}</sup> ${note}</p>`).join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${source.name}</title><style>${styleOf(source.look)}</style></head>
<body>${head}<div class="columns">${body}</div>${ends}</body></html>`;
}

function listOf({ isCounted, items }: List): string {
  const tag = isCounted ? 'ol' : 'ul';
  return `<${tag}>${items.map(({ text, inner }) => `<li>${text}${inner ? listOf(inner) : ''}</li>`).join('')}</${tag}>`;
}

function tableOf([head = [], ...rows]: readonly string[][], look: string): string {
  const row = (cells: readonly string[], name: string) =>
    `<tr>${cells.map((text) => `<${name}>${text}</${name}>`).join('')}</tr>`;
  return `<table class="${look}"><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

const styleOf = ({ columns, font, size, align, isIndented, table, headings }: Look) => `
  body { font: ${size}pt/1.35 '${font}', serif; margin: 0; text-align: ${align}; }
  ${columns > 1 ? `.columns { column-count: ${columns}; column-gap: 18pt; }` : ''}
  p { margin: ${isIndented ? '0' : '0 0 8pt'}; text-indent: ${isIndented ? '14pt' : '0'}; }
  h1, h2, h3 { text-align: left; line-height: 1.15; break-after: avoid; margin: 10pt 0 5pt; }
  h1 { font-size: 20pt; } h2 { font-size: ${headings === 'large' ? 15 : size}pt; } h3 { font-size: ${headings === 'large' ? 12.5 : size}pt; }
  table { margin: 6pt 0; break-inside: avoid; text-align: left; ${table === 'separate' ? '' : 'border-collapse: collapse;'} }
  td, th { padding: 2pt ${table === 'bare' ? 9 : 6}pt; ${table === 'ruled' || table === 'separate' ? 'border: 0.75pt solid #444;' : ''} }
  ${table === 'lined' ? 'tr { border-bottom: 0.75pt solid #444; } table { border-top: 1pt solid #000; }' : ''}
  sup { font-size: 0.7em; line-height: 0; } .note { font-size: 0.8em; margin: 0 0 3pt; text-indent: 0; }
  a { color: #036; }`;
