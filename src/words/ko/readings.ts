import type * as english from '#words/readings.ts';
import type { Words } from '#wording/words.ts';
import { listOf } from '#wording/amounts.ts';
import { languageName } from '#wording/language-names.ts';
import { count } from './count.ts';

const mostPagesNamed = 8;

/** `3페이지`, `1, 2 및 5페이지`, `1, 2, 3페이지 외 40개 페이지`. */
export const namePages: Words<typeof english.namePages> = (pages) => {
  const more = pages.length - mostPagesNamed;
  return more > 1
    ? `${pages.slice(0, mostPagesNamed).join(', ')}페이지 외 ${more}개 페이지`
    : `${listOf(pages.map(String))}페이지`;
};

const missed = {
  search: '검색하지 못했습니다',
  text: '결과에 넣지 못했습니다',
  comparison: '비교하지 못했습니다',
};

/** The sentence about pages that are images of text. */
export const describeScans: Words<typeof english.describeScans> = ({ pages, missed: work, of }) =>
  `${of === undefined ? '' : `${of}의 `}${namePages(pages)}는 이미지라서 그 안의 텍스트를 ${missed[work]}.`;

/** How the headings, lists and tables of a PDF were found. */
export const structureFound = {
  'structure-from-tags': '제목, 목록, 표는 파일에 있는 태그를 따랐습니다.',
  'structure-from-looks': '파일에 쓸 수 있는 태그가 없어 제목, 목록, 표를 배치를 보고 추측했습니다. 맞는지 확인하세요.',
} satisfies Words<typeof english.structureFound>;

/** The sentence about pages with text that nobody sees. */
export const describeUnseen: Words<typeof english.describeUnseen> = ({ pages }) =>
  `결과의 ${namePages(pages)}에 눈에 보이지 않는 텍스트가 있습니다. 투명하거나, 아주 작거나, 흰 바탕에 흰 글자입니다. 다른 사람에게 주기 전에 읽어 보세요.`;

/** The button that opens the OCR tool with the file. */
export const readScans = '스캔 PDF 텍스트 인식(OCR)';

/** The result of reading pages. */
export const describeReading: Words<typeof english.describeReading> = ({
  pages,
  words,
  confidence,
  languages,
  turned,
}) => {
  const read = `페이지 ${count(pages, '개')}에서 단어 ${count(words, '개')}를 읽었습니다(언어: ${listOf(languages.map(languageName))}, 인식 신뢰도 ${confidence}%).`;
  return turned > 0 ? `${read} 페이지 ${count(turned, '개')}는 옆으로 누워 있거나 거꾸로였습니다.` : read;
};

/** @param pages from 1, with letters that the file does not name, so that programs can only draw them. */
export const describeUnnamed: Words<typeof english.describeUnnamed> = ({ pages }) =>
  `${namePages(pages)}에는 어떤 글자인지 파일에 적혀 있지 않은 기호가 있습니다. 그런 기호가 든 단어는 놓칠 수 있습니다.`;

const mostWordsNamed = 20;

/** `“김철수” 및 “이영희”` */
export const quoted: Words<typeof english.quoted> = (words) => {
  const more = words.length - mostWordsNamed;
  const named = words.slice(0, more > 1 ? mostWordsNamed : undefined).map((word) => `“${word}”`);
  return more > 1 ? `${named.join(', ')} 외 ${more}개` : listOf(named);
};

/** The sentences about reading the images and drawings of a redacted file. */
export const describeSeen: Words<typeof english.describeSeen> = ({ words, pages, hasScan }) =>
  `${namePages(pages)}의 이미지나 그림에서 아직 읽을 수 있는 단어: ${quoted(words)}. 그 위에 영역을 그리세요.${hasScan ? ` 먼저 “${readScans}” 도구를 써도 됩니다.` : ''}`;

export const describeLook: Words<typeof english.describeLook> = ({ pages, languages }) =>
  `${namePages(pages)}의 이미지와 그림을 OCR로 읽었지만(언어: ${listOf(languages.map(languageName))}) 해당 단어를 찾지 못했습니다. OCR은 틀릴 수 있으니 페이지를 직접 확인하세요.`;

const unreadBecause = {
  script: '여기의 OCR이 단어의 일부 글자를 읽을 수 없어',
  many: '읽는 데 시간이 너무 오래 걸려',
  'not-drawn': '그릴 수 없어',
};

export const describeUnread: Words<typeof english.describeUnread> = (note) => {
  if (note.why === 'failed')
    return 'OCR이 작동하지 않아 이미지와 그림을 확인하지 못했습니다. 그 안의 단어는 아직 읽을 수 있을지도 모릅니다.';
  return `${unreadBecause[note.why]} ${namePages(note.pages)}의 이미지와 그림을 확인하지 못했습니다. 그 안의 단어는 아직 읽을 수 있을지도 모릅니다.`;
};
