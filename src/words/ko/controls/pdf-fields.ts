import type * as english from '#words/controls/pdf-fields.ts';
import type { Words } from '#wording/words.ts';
import { listOf } from '#wording/amounts.ts';

const writtenAs = (label: string, format: string) => `${label}, 형식: ${format}`;
const required = (label: string) => `${label}(필수)`;

export const fieldsWords = {
  reading: '양식 읽는 중…',
  none: '이 파일에는 작성할 수 있는 양식 입력란이 없습니다. 그래도 페이지 위에 글을 쓸 수는 있습니다.',
  write: '페이지에 쓰기',
  asList: '목록으로 보기',
  pages: '양식의 페이지',
  page: (page) => `${page}페이지`,
  required,
  writtenAs,
  field: ({ label, isRequired, choices, format }, choice) => {
    const named = choice === undefined || choices.length < 2 ? label : `${label}: ${choice}`;
    const full = format === '' ? named : writtenAs(named, format);
    return isRequired ? required(full) : full;
  },
  calculated: (labels) =>
    labels.length > 3
      ? `이 양식에는 자동으로 계산되는 입력란이 ${labels.length}개 있습니다. Stayput은 계산하지 않으므로, 스크립트를 실행하는 PDF 뷰어에서 열어 계산하세요.`
      : `이 양식에는 자동으로 계산되는 입력란이 있습니다: ${listOf(labels.map((label) => `“${label}”`))}. Stayput은 계산하지 않으므로, 스크립트를 실행하는 PDF 뷰어에서 열어 계산하세요.`,
  allFiles: '입력한 내용이 모든 파일의 같은 이름 입력란에 들어갑니다.',
} satisfies Words<typeof english.fieldsWords>;
