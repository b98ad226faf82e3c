import { strToU8, zipSync } from 'fflate';
import type { Block } from '../flow/blocks.ts';
import { Body, relationsXml, type DocxPicture } from './body.ts';
import { contentTypes, documentRelations, namespaces, packageRelations, stylesXml } from './parts.ts';
import { declaration, escaped } from './xml.ts';

/** Facts about a document. `language`: BCP 47; empty if unknown. */
export interface About {
  title: string;
  language: string;
  /** Of its pages, in points. */
  width: number;
  height: number;
}

/** In points. */
const widestMargin = 72;
/** Word refuses other sizes. */
const [smallestPage, largestPage] = [72, 1584];
/** The earliest date that archives can hold. With the current time, no two results would be the same. */
const noTime = new Date(1980, 0, 1);

/**
 * Writes blocks as a Word document: paragraphs, headings, lists, tables, footnotes, links and pictures. The same blocks
 * make the same bytes.
 */
export function writeDocx(blocks: readonly Block[], pictures: ReadonlyMap<string, DocxPicture>, about: About) {
  const within = (side: number) => Math.min(largestPage, Math.max(smallestPage, side));
  const [width, height] = [within(about.width), within(about.height)];
  const margin = Math.min(widestMargin, Math.min(width, height) / 8);
  const body = new Body(blocks, pictures, width - 2 * margin);
  const text = body.write(blocks);
  const notes = body.notes();
  const twips = (points: number) => Math.round(points * 20);
  const edges = ['top', 'right', 'bottom', 'left'].map((edge) => `w:${edge}="${twips(margin)}"`).join(' ');
  const section = `<w:sectPr><w:pgSz w:w="${twips(width)}" w:h="${twips(height)}"/><w:pgMar ${edges} w:header="360" w:footer="360" w:gutter="0"/></w:sectPr>`;
  const line = (id: number, type: string) =>
    `<w:footnote w:type="${type}" w:id="${id}"><w:p><w:r><w:${type}/></w:r></w:p></w:footnote>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': packageRelations,
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(about.title)}</dc:title>${about.language === '' ? '' : `<dc:language>${escaped(about.language)}</dc:language>`}</cp:coreProperties>`,
    'word/document.xml': `<w:document ${namespaces}><w:body>\n${text}\n${section}</w:body></w:document>`,
    'word/styles.xml': stylesXml(about.language),
    'word/numbering.xml': `<w:numbering ${namespaces}>${body.lists.toXml()}</w:numbering>`,
    'word/footnotes.xml': `<w:footnotes ${namespaces}>${line(0, 'separator')}${line(1, 'continuationSeparator')}${notes}</w:footnotes>`,
    'word/_rels/document.xml.rels': documentRelations(relationsXml(body.relations)),
    'word/_rels/footnotes.xml.rels': documentRelations(relationsXml(body.noteRelations), false),
  };
  const files: Record<string, Uint8Array> = {};
  for (const [name, xml] of Object.entries(parts)) files[name] = strToU8(declaration + xml);
  for (const [name, file] of body.media) {
    const data = pictures.get(name)?.data;
    if (data) files[`word/media/${file}`] = data;
  }
  return zipSync(files, { mtime: noTime });
}
