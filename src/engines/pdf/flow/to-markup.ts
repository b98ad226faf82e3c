import { JobError } from '#errors/errors.ts';
import type { Note, Output } from '#jobs/contract/job.ts';
import { viewOf, type View } from '../content/view.ts';
import { docxType } from '../docx/parts.ts';
import { writeDocx } from '../docx/write-docx.ts';
import type { PdfDocument } from '../document/document.ts';
import { textOf } from '../document/form-fields.ts';
import { openDocument } from '../document/open-document.ts';
import { asShown } from '../operations/draw.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { shortNotes } from '../results/notes.ts';
import { stemOf } from '../results/output-file.ts';
import { scannedPages } from '../scan/scanned-pages.ts';
import { joinRuns, textOfRuns, tidyRuns, type Block } from './blocks.ts';
import { layoutBlocks } from './layout-blocks.ts';
import { linksOn } from './links.ts';
import { nameNotes } from './notes.ts';
import { flowOf, mostUsed, type PageFlow } from './page-flow.ts';
import { paragraphsOf } from './paragraphs.ts';
import { PictureFiles } from './pictures.ts';
import { dropRunningLines } from './running-lines.ts';
import { taggedBlocks } from './tagged-blocks.ts';
import { readTags } from './tags.ts';
import { htmlOf } from './write-html.ts';
import { lengthOf, markdownOf } from './write-markdown.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

const writers = {
  markdown: { extension: 'md', type: 'text/markdown' },
  html: { extension: 'html', type: 'text/html' },
  docx: { extension: 'docx', type: docxType },
} as const;

/** A share of the text: tags that leave out more are of no use. */
const leastTagged = 0.8;

/**
 * The text of a document in order, with its headings, lists, tables, links, notes and pictures, which come beside it
 * unless the format has them inside.
 *
 * @throws {JobError} `no-text` when the pages have none.
 */
export async function toMarkup(
  file: File,
  password: string,
  format: keyof typeof writers,
  onProgress: OnProgress,
): Promise<Output[]> {
  const { file: flat, notes } = await asShown(file, password);
  const own = flat === file ? password : '';
  const drawn = await OpenPdf.open(flat, own);
  try {
    const document = await openDocument(flat, own).catch((error: unknown) => {
      // Some files are damaged in ways that PDFium can read, and we cannot.
      if (error instanceof JobError) return undefined;
      throw error;
    });
    const stem = stemOf(file.name);
    const pictures = new PictureFiles(stem);
    const pages: PageFlow[] = [];
    for (let page = 0; page < drawn.pages; page++) {
      pages.push(await readPage(drawn, document, page, pictures));
      onProgress((page + 1) / (drawn.pages + 1));
    }
    if (pages.every(({ letters }) => letters.marked + letters.loose === 0)) throw new JobError('no-text', {});
    pictures.dropRunning(pages);
    const { blocks, isTagged } = blocksOf(document, pages);
    const { extension, type } = writers[format];
    const names = new Set(blocks.flatMap((block) => (block.type === 'picture' ? (block.name ?? []) : [])));
    const about = { title: titleOf(document) || stem, language: languageOf(document), ...drawn.size(0) };
    const inside = format === 'docx' ? await pictures.inDocument(names) : undefined;
    const data = inside
      ? writeDocx(blocks, inside, about)
      : format === 'html'
        ? htmlOf(blocks, about)
        : markdownOf(blocks);
    const scans = document ? await scannedPages(document, drawn.texts()) : [];
    const hidden = pages.flatMap(({ letters }, page) => (letters.hidden > 0 ? [page + 1] : []));
    const said: Note[] = [
      { type: 'pages', count: drawn.pages },
      ...notes,
      { type: isTagged ? 'structure-from-tags' : 'structure-from-looks' },
      ...(hidden.length > 0 ? [{ type: 'hidden-text', pages: hidden } as const] : []),
      ...(scans.length > 0 ? [{ type: 'scanned-pages', missed: 'text', pages: scans } as const] : []),
      ...shortNotes(drawn.short),
    ];
    return [
      { file: new File([data], `${stem}.${extension}`, { type }), notes: said },
      ...(inside ? [] : pictures.named(names)).map((picture) => ({ file: picture, notes: [] })),
    ];
  } finally {
    drawn.close();
  }
}

async function readPage(drawn: OpenPdf, document: PdfDocument | undefined, page: number, pictures: PictureFiles) {
  const { width, height } = drawn.size(page);
  const known = document?.pages[page];
  const view: View = document && known ? viewOf(document, known) : { box: [0, 0, width, height], rotation: 0, unit: 1 };
  const links = document && known ? linksOn(document, known, view) : [];
  const { placed, isScan } = await pictures.of(drawn, page, view);
  const flow = drawn.withAccess(page, (access) => flowOf(access, view, { width, height }, links, placed));
  // The text of a scan is invisible, over what it was read from.
  if (isScan) flow.letters.hidden = 0;
  return flow;
}

function blocksOf(document: PdfDocument | undefined, pages: readonly PageFlow[]) {
  const usual = usualSize(pages);
  dropRunningLines(pages, usual);
  const tagged = document && blocksByTags(document, pages, usual);
  if (tagged) return { blocks: tagged, isTagged: true };
  const names = new Set<string>();
  const named = layoutBlocks(pages, usual).flatMap((page) => nameNotes(page, names));
  // Those at the end of the document, to which its pages refer.
  return { blocks: joinPages(nameNotes(named, names)), isTagged: false };
}

/** Nothing where there are no tags that say enough. */
function blocksByTags(document: PdfDocument, pages: readonly PageFlow[], usual: number): Block[] | undefined {
  const marked = pages.reduce((sum, { letters }) => sum + letters.marked, 0);
  const unmarked = pages.reduce((sum, { letters }) => sum + letters.loose, 0);
  if (marked < leastTagged * (marked + unmarked)) return undefined;
  const root = readTags(document);
  if (!root) return undefined;
  const placed = pages.map(({ columns }) => columns.flat().filter((item) => item.type === 'picture'));
  const pictures = placed.map((page) => new Map(page.map(({ mark, name }) => [mark, name])));
  const loose = placed.map((page) => page.filter(({ mark }) => mark < 0));
  const { blocks, pages: places } = taggedBlocks(root, {
    textAt: ({ page, mark }) => pages[page]?.marked.get(mark) ?? [],
    pictureAt: ({ page, mark }) => pictures[page]?.get(mark),
    loosePicture: (page) => loose[page]?.shift()?.name,
  });
  if (lengthOf(blocks) < leastTagged * marked) return undefined;
  return joinPages(nameNotes([withLoose(blocks, places, pages, usual)], new Set()));
}

/** Text that has no tags comes after that of its page. */
function withLoose(
  blocks: readonly Block[],
  places: ReadonlyMap<Block, number>,
  pages: readonly PageFlow[],
  usual: number,
): Block[] {
  const all = [...blocks];
  for (const [page, { loose }] of [...pages.entries()].toReversed()) {
    if (loose.length === 0) continue;
    const last = all.findLastIndex((block) => (places.get(block) ?? Infinity) <= page);
    const more = paragraphsOf(loose, usual).flatMap((paragraph): Block[] =>
      paragraph.type === 'lines'
        ? [{ type: 'paragraph', runs: tidyRuns(joinRuns(paragraph.lines.map(({ runs }) => runs))) }]
        : [],
    );
    all.splice(last + 1, 0, ...more.filter((block) => 'runs' in block && textOfRuns(block.runs) !== ''));
  }
  return all;
}

/** Of most letters, in points. */
function usualSize(pages: readonly PageFlow[]): number {
  const counts = new Map<number, number>();
  for (const { sizes } of pages) for (const [size, count] of sizes) counts.set(size, (counts.get(size) ?? 0) + count);
  return mostUsed(counts);
}

const titleOf = (document: PdfDocument | undefined): string =>
  document ? textOf(document, document.dict(document.trailer.get('Info'))?.get('Title')) : '';

const languageOf = (document: PdfDocument | undefined): string => {
  const language = document ? textOf(document, document.catalog.get('Lang')) : '';
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(language) ? language : '';
};

/** The blocks of all pages: a sentence that goes on overleaf is one, and notes come last. */
function joinPages(pages: readonly (readonly Block[])[]): Block[] {
  const blocks: Block[] = [];
  for (const page of pages) {
    const [first, ...others] = page.filter(({ type }) => type !== 'note');
    if (!first) continue;
    const last = blocks.at(-1);
    const goesOn = first.type === 'paragraph' && (last?.type === 'paragraph' || last?.type === 'item');
    if (goesOn && isUnfinished(textOfRuns(last.runs), textOfRuns(first.runs)))
      last.runs = tidyRuns(joinRuns([last.runs, first.runs]));
    else blocks.push(first);
    blocks.push(...others);
  }
  return [...blocks, ...pages.flat().filter(({ type }) => type === 'note')];
}

const isUnfinished = (before: string, after: string): boolean =>
  !/[.!?:;]["”’)]*$/.test(before.trim()) && /^[\p{Ll}(]/u.test(after);
