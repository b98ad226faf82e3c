import { escaped } from './xml.ts';

/** The parts of a Word document that hardly differ (ISO 29500-1, 17.7, and ISO 29500-2). */

const schemas = 'http://schemas.openxmlformats.org';
const relationships = `${schemas}/officeDocument/2006/relationships`;
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const docxType = `${types}.document`;

export const namespaces = [
  `xmlns:w="${schemas}/wordprocessingml/2006/main"`,
  `xmlns:r="${relationships}"`,
  `xmlns:wp="${schemas}/drawingml/2006/wordprocessingDrawing"`,
  `xmlns:a="${schemas}/drawingml/2006/main"`,
  `xmlns:pic="${schemas}/drawingml/2006/picture"`,
].join(' ');

const parts = ['document', 'styles', 'numbering', 'footnotes'] as const;
const typeOf = (part: (typeof parts)[number]) => (part === 'document' ? 'document.main' : part);

export const contentTypes = `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpg" ContentType="image/jpeg"/>${parts.map((part) => `<Override PartName="/word/${part}.xml" ContentType="${types}.${typeOf(part)}+xml"/>`).join('')}<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${type}" Target="${target}"/>`;
const inRelations = (inner: string) =>
  `<Relationships xmlns="${schemas}/package/2006/relationships">${inner}</Relationships>`;

export const packageRelations = inRelations(
  `${relation(1, `${relationships}/officeDocument`, 'word/document.xml')}${relation(2, `${schemas}/package/2006/relationships/metadata/core-properties`, 'docProps/core.xml')}`,
);

/** @param hasParts whether the other parts are related too. */
export const documentRelations = (own: string, hasParts = true): string =>
  inRelations(
    `${
      hasParts
        ? parts
            .slice(1)
            .map((part, index) => relation(index + 1, `${relationships}/${part}`, `${part}.xml`))
            .join('')
        : ''
    }${own}`,
  );

interface Style {
  id: string;
  name: string;
  kind?: 'paragraph' | 'character' | 'table';
  basedOn?: string;
  /** Of paragraphs, and of letters. */
  paragraph?: string;
  run?: string;
  more?: string;
}

const size = (points: number) => `<w:sz w:val="${points * 2}"/><w:szCs w:val="${points * 2}"/>`;
const fixed = '<w:rFonts w:ascii="Courier New" w:hAnsi="Courier New" w:cs="Courier New"/>';

const headings = [20, 16, 14, 12, 11, 11].map((points, index): Style => ({
  id: `Heading${index + 1}`,
  name: `heading ${index + 1}`,
  basedOn: 'Normal',
  paragraph: `<w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="${index}"/>`,
  run: `<w:b/><w:bCs/>${size(points)}`,
  more: '<w:next w:val="Normal"/><w:qFormat/>',
}));

const border = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((edge) => `<w:${edge} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`)
  .join('');

const styles: Style[] = [
  { id: 'Normal', name: 'Normal', more: '<w:qFormat/>' },
  ...headings,
  { id: 'ListParagraph', name: 'List Paragraph', basedOn: 'Normal', paragraph: '<w:spacing w:after="40"/>' },
  { id: 'TableText', name: 'Table Text', basedOn: 'Normal', paragraph: '<w:spacing w:before="20" w:after="20"/>' },
  { id: 'Code', name: 'Code', basedOn: 'Normal', run: `${fixed}${size(9)}` },
  { id: 'FootnoteText', name: 'footnote text', basedOn: 'Normal', run: size(9) },
  { id: 'CodeText', name: 'Code Text', kind: 'character', run: fixed },
  { id: 'FootnoteReference', name: 'footnote reference', kind: 'character', run: '<w:vertAlign w:val="superscript"/>' },
  { id: 'Hyperlink', name: 'Hyperlink', kind: 'character', run: '<w:color w:val="0563C1"/><w:u w:val="single"/>' },
  {
    id: 'TableGrid',
    name: 'Table Grid',
    kind: 'table',
    more: `<w:tblPr><w:tblBorders>${border}</w:tblBorders></w:tblPr>`,
  },
];

export function stylesXml(language: string): string {
  const all = styles.map(({ id, name, kind = 'paragraph', basedOn, paragraph, run, more = '' }) => {
    const isDefault = id === 'Normal' ? ' w:default="1"' : '';
    const based = basedOn === undefined ? '' : `<w:basedOn w:val="${basedOn}"/>`;
    const [before, after] = kind === 'table' ? ['', more] : [more, ''];
    const looks = `${paragraph === undefined ? '' : `<w:pPr>${paragraph}</w:pPr>`}${run === undefined ? '' : `<w:rPr>${run}</w:rPr>`}`;
    return `<w:style w:type="${kind}"${isDefault} w:styleId="${id}"><w:name w:val="${name}"/>${based}${before}${looks}${after}</w:style>`;
  });
  const spoken = language === '' ? '' : `<w:lang w:val="${escaped(language)}"/>`;
  return `<w:styles ${namespaces}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/>${size(11)}${spoken}</w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120"/></w:pPr></w:pPrDefault></w:docDefaults>${all.join('')}</w:styles>`;
}
