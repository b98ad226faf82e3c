import type { Words } from '#wording/words.ts';
import type * as english from '#words/readings.ts';
import type { ReadNote } from '#jobs/contract/reading.ts';
import type { Note } from '#jobs/contract/job.ts';
import { languageName } from '#wording/language-names.ts';
import { count } from './count.ts';
import { listOf } from './lists.ts';

const mostPagesNamed = 8;

/** `第 3 页`、`第 1、2、5 页`、`第 1、2、3 页等 43 页`。 */
export function namePages(pages: readonly number[]): string {
  const more = pages.length - mostPagesNamed;
  return more > 1
    ? `第 ${pages.slice(0, mostPagesNamed).join('、')} 页等 ${count(pages.length, '页')}`
    : `第 ${pages.join('、')} 页`;
}

const missed = {
  search: '参与搜索',
  text: '包括在内',
  comparison: '参与比较',
};

/** The sentence about pages that are images of text. */
export function describeScans({ pages, missed: work, of }: Extract<Note, { type: 'scanned-pages' }>): string {
  const named = namePages(pages);
  return `${of === undefined ? '' : `${of} 的`}${named}是图片，上面的文字没有${missed[work]}。`;
}

/** How the headings, lists and tables of a PDF were found. */
export const structureFound = {
  'structure-from-tags': '标题、列表和表格取自文件里的标签。',
  'structure-from-looks': '文件没有可用的标签，标题、列表和表格是根据版面推断的。请检查。',
} satisfies Words<typeof english.structureFound>;

/** The sentence about pages with text that nobody sees. */
export const describeUnseen = ({ pages }: Extract<Note, { type: 'hidden-text' }>): string =>
  `结果里${namePages(pages)}有看不见的文字：不可见、极小或白底白字。转发之前请先看一遍。`;

/** The button that opens the OCR tool with the file. */
export const readScans = '让扫描件可搜索 (OCR)';

/** The result of reading pages. */
export function describeReading({ pages, words, confidence, languages, turned }: Extract<ReadNote, { type: 'read' }>) {
  const read = `在 ${count(pages, '页')}上识别出 ${count(words, '个词')}（${listOf(languages.map(languageName))}），可信度 ${confidence}%。`;
  return turned > 0 ? `${read}有 ${count(turned, '页')}是横放或颠倒的。` : read;
}

/** @param pages from 1, with letters that the file does not name, so that programs can only draw them. */
export const describeUnnamed = ({ pages }: { pages: readonly number[] }): string =>
  `文件没有写明${namePages(pages)}上的一些符号对应哪些字，含有它们的词可能漏掉。`;

const mostWordsNamed = 20;

/** `“李明”和“王芳”` */
export function quoted(words: readonly string[]): string {
  const more = words.length - mostWordsNamed;
  const named = words.slice(0, more > 1 ? mostWordsNamed : undefined).map((word) => `“${word}”`);
  return listOf(more > 1 ? [...named, `另外 ${more} 个`] : named);
}

/** The sentences about reading the images and drawings of a redacted file. */
export const describeSeen = ({ words, pages, hasScan }: Extract<Note, { type: 'seen-in-pictures' }>): string =>
  `${namePages(pages)}的图片或图形里仍能读到${quoted(words)}。请在每一处画区域${hasScan ? '，或先用“让扫描件可搜索 (OCR)”' : ''}。`;

export const describeLook = ({ pages, languages }: Extract<Note, { type: 'pictures-read' }>): string =>
  `已用 OCR 按${listOf(languages.map(languageName))}识别${namePages(pages)}的图片和图形，没有找到这些词。OCR 可能出错，请自己也看看这些页。`;

const unreadBecause = {
  script: '这里的 OCR 无法识别这些词里的所有字',
  many: '识别会花太久',
  'not-drawn': '这些页无法画出',
};

export function describeUnread(note: Extract<Note, { type: 'pictures-unread' }>): string {
  if (note.why === 'failed') return '图片和图形没有检查，因为 OCR 没能运行。其中可能仍有能读到的词。';
  return `${namePages(note.pages)}的图片和图形没有检查，因为${unreadBecause[note.why]}。其中可能仍有能读到的词。`;
}
