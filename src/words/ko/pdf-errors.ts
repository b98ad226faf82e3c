import { describeNumber, describeWhole } from '#wording/amounts.ts';
import { count } from './count.ts';
import { describeScans, describeUnnamed } from './readings.ts';
import type { ErrorTable } from './problem.ts';

/** What to do about words that may be in images, or in letters that the file does not name. */
function notSearched({ scans, unnamed }: { scans: readonly number[]; unnamed: readonly number[] }): string {
  if (scans.length > 0)
    return `${describeScans({ type: 'scanned-pages', missed: 'search', pages: [...scans] })} 먼저 “스캔 PDF 텍스트 인식(OCR)” 도구를 사용하거나 그 위에 영역을 그리세요.`;
  if (unnamed.length > 0) return `${describeUnnamed({ pages: unnamed })} 그 위에 영역을 그리세요.`;
  return '이미지 안의 텍스트는 찾을 수 없습니다. 그 위에 영역을 그리세요.';
}

/** The messages for failures with a PDF. */
export const pdfErrors = {
  encrypted: {
    title: '이 파일은 비밀번호로 보호되어 있습니다.',
    hint: '비밀번호를 입력하면 열 수 있습니다. 비밀번호도 파일처럼 이 기기를 벗어나지 않습니다.',
  },
  'wrong-password': {
    title: '비밀번호가 맞지 않습니다.',
    hint: '대문자와 소문자를 확인하세요. 비밀번호가 두 개인 파일은 어느 쪽을 입력해도 됩니다.',
  },
  'unknown-lock': {
    title: '이 파일은 비밀번호가 아니라 인증서나 권한 관리 서비스로 보호되어 있습니다.',
    hint: '전용 프로그램에서 열고 보호 없이 저장하세요.',
  },
  'no-such-page': ({ page, pages }) => ({
    title: `이 파일에 ${describeWhole(page)}페이지는 없습니다. 모두 ${count(pages, '페이지')}입니다.`,
    hint: '페이지는 1부터 세며, “last”는 마지막 페이지입니다.',
  }),
  'no-pages': { title: '이 파일에는 페이지가 없습니다.', hint: '다시 복사하거나 다운로드하세요.' },
  'page-too-large': ({ page, wanted, most }) => ({
    title: `${page}페이지는 이 해상도로 만들기에 너무 큽니다. ${describeNumber(wanted)} 픽셀이 됩니다.`,
    hint: `최대 ${describeNumber(most)} 픽셀까지 만들 수 있습니다. 해상도를 낮추거나 이 페이지를 빼세요.`,
  }),
  'unread-page': ({ page }) => ({
    title: `${page}페이지의 내용을 읽을 수 없습니다.`,
    hint: '손상되었거나 알 수 없는 방식으로 압축되었습니다. 이 페이지를 삭제하거나 파일을 다시 복사하거나 다운로드하세요.',
  }),
  'no-pages-left': { title: '남는 페이지가 없습니다.', hint: '페이지를 하나 이상 남기세요.' },
  'no-signature': { title: '아직 서명이 없습니다.', hint: '서명을 그리거나, 이름을 입력하거나, 이미지를 선택하세요.' },
  'no-key': {
    title: '아직 키가 없습니다.',
    hint: '.p12나 .pfx 파일, 또는 개인 키와 인증서가 든 PEM 파일을 선택하세요.',
  },
  'unread-key': ({ name }) => ({
    title: `여기서 읽을 수 있는 키나 인증서가 아닙니다: ${name}.`,
    hint: '.p12나 .pfx 파일, 또는 PEM 파일을 사용하세요. 카드나 보안 토큰에 든 키는 웹 페이지에서 사용할 수 없습니다.',
  }),
  'no-key-password': {
    title: '이 키는 비밀번호로 보호되어 있습니다.',
    hint: '키의 비밀번호를 입력하세요. 비밀번호도 키처럼 이 기기를 벗어나지 않습니다.',
  },
  'wrong-key-password': {
    title: '키의 비밀번호가 맞지 않습니다.',
    hint: '대문자와 소문자를 확인하세요. 키를 내보낼 때 정한 비밀번호입니다.',
  },
  'no-private-key': {
    title: '이 파일들에는 개인 키가 없습니다.',
    hint: '인증서만으로는 서명할 수 없습니다. 개인 키 파일도 함께 선택하거나, 둘 다 든 .p12나 .pfx 파일을 선택하세요.',
  },
  'no-certificate': {
    title: '이 파일들에는 이 키의 인증서가 없습니다.',
    hint: '인증서 파일도 함께 선택하거나, 둘 다 든 .p12나 .pfx 파일을 선택하세요.',
  },
  'unsupported-key': {
    title: '지원하지 않는 종류의 키입니다.',
    hint: 'RSA 키와 P-256, P-384, P-521의 ECDSA 키를 사용할 수 있습니다.',
  },
  'certificate-expired': ({ end }) => ({
    title: `이 인증서는 ${end}에 만료되었습니다.`,
    hint: '지금 이 인증서로 서명해도 유효하지 않습니다. 새 인증서를 발급받으세요.',
  }),
  'certificate-not-yet-valid': ({ start }) => ({
    title: `이 인증서는 ${start}부터 유효합니다.`,
    hint: '그때까지 기다리거나 이 기기의 날짜를 확인하세요.',
  }),
  'signing-encrypted': {
    title: '이 파일은 암호화되어 있습니다. 여기서는 암호화된 파일에 서명할 수 없습니다.',
    hint: '먼저 “PDF 잠금 해제”로 보호를 푼 다음 서명하세요. 이미 있는 서명도 함께 제거됩니다.',
  },
  'signing-damaged': {
    title: '이 파일은 손상되어 서명해도 믿을 수 없습니다.',
    hint: '먼저 “PDF 복구”로 고친 다음 서명하세요. 이미 있는 서명도 함께 제거됩니다.',
  },
  'signing-not-allowed': {
    title: '이 파일의 작성자가 더 이상의 서명을 허용하지 않습니다.',
    hint: '서명을 추가하면 작성자의 서명이 무효가 됩니다.',
  },
  'nothing-to-redact': {
    title: '제거할 것을 선택하지 않았습니다.',
    hint: '페이지에 영역을 그리거나 찾을 단어를 입력하세요.',
  },
  'words-not-found': ({ words, scans, unnamed }) => ({
    title:
      scans.length > 0
        ? `이 파일의 텍스트에 없는 단어: ${words.join(', ')}.`
        : `이 파일에 없는 단어: ${words.join(', ')}.`,
    hint: notSearched({ scans, unnamed }),
  }),
  'bad-expression': { title: '올바른 정규 표현식이 아닙니다.', hint: '고치거나 입력란을 비우세요.' },
  'no-matches': (facts) => ({
    title: '찾는 내용이 이 파일의 텍스트에 없습니다.',
    hint: notSearched(facts),
  }),
  'no-page-left': ({ page }) => ({
    title: `${page}페이지에 남는 것이 없습니다.`,
    hint: '남길 영역을 더 크게 잡거나 이 페이지를 빼세요.',
  }),
  'no-pages-chosen': { title: '선택한 페이지가 없습니다.', hint: '페이지를 하나 이상 선택하세요.' },
  'not-two-files': ({ files }) => ({
    title: `비교하려면 파일이 두 개 필요합니다. 지금은 ${files}개입니다.`,
    hint: '이전 버전, 새 버전 순서로 두 개만 남기세요.',
  }),
  'no-outline': {
    title: '이 파일에는 나누는 기준으로 쓸 책갈피가 없습니다.',
    hint: '페이지나 용량을 기준으로 나누세요.',
  },
  'no-text': {
    title: '이 파일에는 텍스트가 없습니다.',
    hint: '스캔한 페이지라면 먼저 “스캔 PDF 텍스트 인식(OCR)” 도구를 사용하세요.',
  },
  'no-pictures': {
    title: '이 파일에는 이미지가 없습니다.',
    hint: '페이지 전체를 이미지로 만들려면 “PDF를 이미지로” 도구를 사용하세요.',
  },
  'no-words': { title: '아직 텍스트가 없습니다.', hint: '페이지에 넣을 텍스트를 입력하세요.' },
  'unwritable-text': ({ characters }) => ({
    title: `여기서는 페이지에 쓸 수 없는 글자: ${characters.join(' ')}`,
    hint: '라틴, 그리스, 키릴, 아르메니아, 조지아 문자를 쓸 수 있습니다. 다른 글자는 지우세요.',
  }),
  'no-password': { title: '아직 비밀번호가 없습니다.', hint: '파일을 보호할 비밀번호를 입력하세요.' },
} satisfies Partial<ErrorTable>;
