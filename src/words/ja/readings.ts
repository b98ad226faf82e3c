import type * as english from '#words/readings.ts';
import type { Words } from '#wording/words.ts';
import { listOf } from '#wording/amounts.ts';
import { languageName } from '#wording/language-names.ts';
import { count } from './count.ts';

const mostPagesNamed = 8;

/** `3ページ目`, `1、2、5ページ目`, `1、2、3ページ目、ほか40ページ`. */
export const namePages: Words<typeof english.namePages> = (pages) => {
  const more = pages.length - mostPagesNamed;
  const named = (more > 1 ? pages.slice(0, mostPagesNamed) : pages).map(String);
  return `${listOf(named)}ページ目${more > 1 ? `、ほか${more}ページ` : ''}`;
};

const missed = {
  search: '検索されていません',
  text: '含まれていません',
  comparison: '比較されていません',
};

/** The sentence about pages that are images of text. */
export const describeScans: Words<typeof english.describeScans> = ({ pages, missed: work, of }) =>
  `${of === undefined ? '' : `${of}の`}${namePages(pages)}は画像なので、その文字は${missed[work]}。`;

/** How the headings, lists and tables of a PDF were found. */
export const structureFound = {
  'structure-from-tags': '見出し、リスト、表は、ファイルのタグから判断しました。',
  'structure-from-looks':
    'ファイルに使えるタグがないため、見出し、リスト、表をレイアウトから推測しました。間違いがないか確認してください。',
} satisfies Words<typeof english.structureFound>;

/** The sentence about pages with text that nobody sees. */
export const describeUnseen: Words<typeof english.describeUnseen> = ({ pages }) =>
  `結果に、見えない文字（透明、とても小さい、または白地に白）が含まれています：${namePages(pages)}。人に渡す前に内容を確認してください。`;

/** The button that opens the OCR tool with the file. */
export const readScans = 'スキャンを検索可能に（OCR）';

/** The result of reading pages. */
export const describeReading: Words<typeof english.describeReading> = ({
  pages,
  words,
  confidence,
  languages,
  turned,
}) => {
  const read = `${count(pages, 'ページ')}から${count(words, '語')}を読み取りました（言語：${listOf(languages.map(languageName))}、信頼度${confidence}%）。`;
  return turned > 0 ? `${read}${count(turned, 'ページ')}は横向きか上下逆でした。` : read;
};

/** @param pages from 1, with letters that the file does not name, so that programs can only draw them. */
export const describeUnnamed: Words<typeof english.describeUnnamed> = ({ pages }) =>
  `${namePages(pages)}には、どの文字を表すかがファイルに記録されていないものがあり、それを含む言葉は見落とすことがあります。`;

const mostWordsNamed = 20;

/** `「山田」、「鈴木」` */
export const quoted: Words<typeof english.quoted> = (words) => {
  const more = words.length - mostWordsNamed;
  const named = words.slice(0, more > 1 ? mostWordsNamed : undefined).map((word) => `「${word}」`);
  return listOf(more > 1 ? [...named, `ほか${more}語`] : named);
};

/** The sentences about reading the images and drawings of a redacted file. */
export const describeSeen: Words<typeof english.describeSeen> = ({ words, pages, hasScan }) =>
  `${namePages(pages)}の画像や図形から、まだ${quoted(words)}を読み取れます。その上に範囲を描いてください。${hasScan ? '先に「スキャンを検索可能に（OCR）」を使うこともできます。' : ''}`;

export const describeLook: Words<typeof english.describeLook> = ({ pages, languages }) =>
  `${namePages(pages)}の画像と図形をOCRで読み取りましたが（言語：${listOf(languages.map(languageName))}）、該当する言葉は見つかりませんでした。OCRは間違えることがあるので、ご自分でもページを確認してください。`;

const unreadBecause = {
  script: '言葉にここのOCRで読み取れない文字が含まれる',
  many: '読み取りに時間がかかりすぎる',
  'not-drawn': '描画できなかった',
};

export const describeUnread: Words<typeof english.describeUnread> = (note) => {
  if (note.why === 'failed')
    return 'OCRが動かなかったため、画像と図形を確認していません。その中の言葉はまだ読める可能性があります。';
  return `${unreadBecause[note.why]}ため、${namePages(note.pages)}の画像と図形を確認していません。その中の言葉はまだ読める可能性があります。`;
};
