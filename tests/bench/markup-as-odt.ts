import type { List, Look, Source, SourceBlock, Span } from './markup-sources.ts';

/** A source as a flat OpenDocument text. @param pictureOf the bytes of a picture of one colour, as PNG. */
export function asFlatOdt(source: Source, pictureOf: (colour: string) => Buffer): string {
  const { look, head, blocks } = source;
  let notes = 0;
  const spanOf = ({ text, look: style, link, note }: Span): string => {
    let xml = text.startsWith(' ') ? `<text:s/>${text.slice(1)}` : text;
    if (style) xml = `<text:span text:style-name="${style}">${xml}</text:span>`;
    if (link !== undefined) xml = `<text:a xlink:type="simple" xlink:href="${link}">${xml}</text:a>`;
    if (note === undefined) return xml;
    notes++;
    return `${xml}<text:note text:note-class="footnote"><text:note-citation>${notes}</text:note-citation><text:note-body><text:p text:style-name="note">${note}</text:p></text:note-body></text:note>`;
  };
  const blockOf = (block: SourceBlock, index: number): string => {
    switch (block.type) {
      case 'heading':
        return `<text:h text:style-name="h${block.level}" text:outline-level="${block.level}">${block.text}</text:h>`;
      case 'paragraph':
        return `<text:p text:style-name="body">${block.spans.map(spanOf).join('')}</text:p>`;
      case 'list':
        return listOf(block.list);
      case 'table':
        return tableOf(block.rows, `table-${index}`);
      case 'picture':
        return `<text:p text:style-name="body"><draw:frame text:anchor-type="as-char" svg:width="3cm" svg:height="2cm"><draw:image draw:mime-type="image/png"><office:binary-data>${pictureOf(block.colour).toString('base64')}</office:binary-data></draw:image></draw:frame></text:p>`;
    }
  };
  const body = blocks.map(blockOf).join('\n');
  const inColumns =
    look.columns > 1 ? `<text:section text:style-name="columns" text:name="columns">${body}</text:section>` : body;
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${namespaces} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="f" svg:font-family="'${look.font}'"/></office:font-face-decls>
${stylesOf(look)}
<office:body><office:text>${head.map(blockOf).join('\n')}${inColumns}</office:text></office:body></office:document>`;
}

const namespaces = ['office', 'style', 'text', 'table']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .concat(
    'xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"',
    'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
    'xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"',
    'xmlns:xlink="http://www.w3.org/1999/xlink"',
  )
  .join(' ');

function listOf({ isCounted, items }: List): string {
  const all = items.map(
    ({ text, inner }) =>
      `<text:list-item><text:p text:style-name="item">${text}</text:p>${inner ? listOf(inner) : ''}</text:list-item>`,
  );
  return `<text:list text:style-name="${isCounted ? 'counted' : 'dotted'}">${all.join('')}</text:list>`;
}

function tableOf([head = [], ...rows]: readonly string[][], name: string): string {
  const row = (cells: readonly string[], style: string) =>
    `<table:table-row>${cells.map((text) => `<table:table-cell table:style-name="cell" office:value-type="string"><text:p text:style-name="${style}">${text}</text:p></table:table-cell>`).join('')}</table:table-row>`;
  return `<table:table table:name="${name}" table:style-name="table"><table:table-column table:number-columns-repeated="${head.length}"/><table:table-header-rows>${row(head, 'head')}</table:table-header-rows>${rows.map((cells) => row(cells, 'item')).join('')}</table:table><text:p text:style-name="item"/>`;
}

const borders: Record<Look['table'], string> = {
  ruled: 'fo:border="0.75pt solid #444444"',
  separate: 'fo:border="0.5pt solid #000000"',
  bare: 'fo:border="none"',
  lined: 'fo:border-bottom="0.75pt solid #444444" fo:border-top="0.75pt solid #444444"',
};

function stylesOf({ columns, size, align, isIndented, table, headings }: Look): string {
  const paragraph = (name: string, text: string, layout: string) =>
    `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${layout}/><style:text-properties style:font-name="f" ${text}/></style:style>`;
  const heading = (level: number, points: number) =>
    paragraph(
      `h${level}`,
      `fo:font-size="${points}pt" fo:font-weight="bold"`,
      'fo:margin-top="10pt" fo:margin-bottom="5pt" fo:keep-with-next="always" fo:text-align="left"',
    );
  const level = (depth: number, isCounted: boolean) =>
    `<text:list-level-style-${isCounted ? 'number' : 'bullet'} text:level="${depth}" ${isCounted ? 'style:num-format="1" style:num-suffix="."' : 'text:bullet-char="•"'}><style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" text:list-tab-stop-position="${depth * 18}pt" fo:text-indent="-14pt" fo:margin-left="${depth * 18}pt"/></style:list-level-properties></text:list-level-style-${isCounted ? 'number' : 'bullet'}>`;
  const list = (name: string, isCounted: boolean) =>
    `<text:list-style style:name="${name}">${level(1, isCounted)}${level(2, isCounted)}</text:list-style>`;
  const aligned = `fo:text-align="${align}"`;
  const edges = isIndented ? 'fo:text-indent="14pt"' : 'fo:margin-bottom="8pt"';
  return `<office:automatic-styles>
${paragraph('body', `fo:font-size="${size}pt"`, `${edges} fo:line-height="120%" ${aligned}`)}
${paragraph('item', `fo:font-size="${size}pt"`, 'fo:text-align="left"')}
${paragraph('head', `fo:font-size="${size}pt" fo:font-weight="bold"`, 'fo:text-align="left"')}
${paragraph('note', `fo:font-size="${size - 2}pt"`, 'fo:text-align="left"')}
${heading(1, 20)}${heading(2, headings === 'large' ? 15 : size)}${heading(3, headings === 'large' ? 12.5 : size)}
<style:style style:name="bold" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="italic" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>
<style:style style:name="columns" style:family="section"><style:section-properties><style:columns fo:column-count="${columns}" fo:column-gap="18pt"/></style:section-properties></style:style>
<style:style style:name="table" style:family="table"><style:table-properties style:may-break-between-rows="false" fo:margin-top="6pt"/></style:style>
<style:style style:name="cell" style:family="table-cell"><style:table-cell-properties fo:padding="2pt" ${borders[table]}/></style:style>
${list('counted', true)}${list('dotted', false)}
<style:page-layout style:name="page"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2.2cm"/></style:page-layout>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="page"/></office:master-styles>`;
}
