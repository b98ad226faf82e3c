import type * as english from '#words/receipts.ts';
import type { Words } from '#wording/words.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import { count } from './count.ts';

/** Beside results, and in the dialog that opens there. */
export const receiptWords = {
  button: '처리 기록',
  title: '처리 기록',
  close: '닫기',
  about:
    '처리 기록에는 어떤 파일이 어떤 설정과 소프트웨어로 어떤 파일이 되었는지 적혀 있습니다. 원본 파일이 있는 사람은 누구나 같은 작업을 다시 실행해 바뀐 것이 없는지 확인할 수 있습니다.',
  names: '파일 이름 포함',
  namesAbout: '포함하지 않으면 처리 기록은 파일을 SHA-256으로만 구별합니다.',
  incomplete:
    '입력한 글, 그린 것, 추가한 파일 중 일부는 처리 기록에 들어 있지 않습니다. 파일을 비교하는 데는 쓸 수 있지만, 작업을 다시 실행할 수는 없습니다.',
  making: '파일 읽는 중…',
  failed: '파일을 더 이상 읽을 수 없어 처리 기록을 만들지 못했습니다. 파일을 다시 추가하세요.',
  text: '처리 기록 내용',
  save: '처리 기록 저장',
  savedAs: 'stayput-receipt.json',
  copy: '복사',
  check: '처리 기록 확인',
} as const satisfies Words<typeof english.receiptWords>;

const problems = {
  'too-long': '처리 기록이라기에는 너무 큽니다',
  'not-json': 'JSON이 아닙니다',
  'no-receipt': '이 사이트의 처리 기록이 아닙니다',
  newer: '이 사이트의 더 새로운 버전에서 만들었습니다',
  damaged: '일부가 없거나 올바르지 않습니다',
};

/** The problem with a receipt. Its content is not quoted, because anyone may have written it. */
export const describeReceiptProblem: Words<typeof english.describeReceiptProblem> = (problem) =>
  `이 처리 기록을 사용하지 않았습니다. ${problems[problem]}.`;

const digits = (sha256: string) => `${sha256.slice(0, 8)}…`;

/** The page that runs a job again. */
export const checkWords = {
  receipt: {
    title: '1. 처리 기록',
    about: '.json으로 끝나는 파일입니다. 여기에 놓거나 붙여 넣어도 됩니다.',
    choose: '처리 기록 선택',
    held: (jobs, files) =>
      `작업 ${count(jobs, '개')}, 추가할 파일 ${count(files, '개')}. 결과 파일도 추가하면 바이트 하나하나까지 비교합니다.`,
  },
  files: {
    title: '2. 파일',
    about: '작업에 쓰인 원본 파일입니다. 이 기기를 벗어나지 않습니다.',
    choose: '파일 선택',
    reading: '파일 읽는 중…',
    unreadable: '파일을 더 이상 읽을 수 없습니다. 다시 추가하세요.',
    waiting: (files) => `파일 ${count(files, '개')}를 추가했습니다.`,
    held: (files, known) =>
      `파일 ${count(files, '개')}를 추가했습니다. ${known === files ? (files === 1 ? '처리 기록에 있는 파일입니다.' : '모두 처리 기록에 있습니다.') : `${describeWhole(files)}개 중 ${describeWhole(known)}개가 처리 기록에 있습니다.`}`,
  },
  run: '다시 실행',
  again: '한 번 더 실행',
  cancel: '취소',
  cancelled: '취소했습니다.',
  progress: '모든 작업의 진행률',
  working: (job, of) => `작업 ${describeWhole(of)}개 중 ${describeWhole(job)}번째 실행 중…`,
  noScript: '작업은 스크립트로 실행되는데, 이 브라우저에서는 JavaScript가 꺼져 있습니다.',
  jobs: '확인 결과',
  outcome: { identical: '일치', different: '불일치', unchecked: '확인할 수 없음' },
  sum: (identical, jobs) => `${describeWhole(jobs)}개 중 ${describeWhole(identical)}개 일치`,
  identical: (results) =>
    results === 1
      ? '결과가 바이트 하나까지 똑같습니다.'
      : `결과 ${describeWhole(results)}개가 모두 바이트 하나까지 똑같습니다.`,
  jobIsRight: '작업 자체는 처리 기록에 적힌 것과 바이트 하나까지 똑같은 결과를 냅니다.',
  waiting: '아직 실행하지 않았습니다.',
  made: (files, results) => `파일 ${count(files, '개')}로 결과 ${count(results, '개')}를 만들었습니다.`,
  noTool: '이 사이트에 없는 도구입니다.',
  anotherFile: '추가한 파일 중에 처리 기록에 있는 파일이 없습니다.',
  file: (bytes, sha256, name) => `${name ? `${name}: ` : ''}${count(bytes, '바이트')}, SHA-256 ${digits(sha256)}`,
  inReceipt: '처리 기록에 있는 파일',
  added: '추가한 파일',
  incomplete: (options) =>
    `다시 실행하지 못했습니다. 다음 옵션에 무엇을 입력하거나, 그리거나, 추가했는지 처리 기록에 없습니다: ${listOf(options)}.`,
  somethingElse: '기타',
  filePassword: '파일의 비밀번호',
  numberOfResults: (here, there) =>
    `여기서는 결과가 ${count(here, '개')} 나왔지만 처리 기록에는 ${describeWhole(there)}개가 있습니다.`,
  differs: (result, of, here, there) =>
    `${of === 1 ? '결과가' : `결과 ${describeWhole(result)}번이`} 다릅니다. 여기서는 ${count(here, '바이트')}, 처리 기록에는 ${describeWhole(there)}바이트입니다.`,
  firstByte: (at) => `첫 번째 차이는 ${describeWhole(at + 1)}번째 바이트에 있습니다.`,
  changed: (name, at, here, there) =>
    `처리 기록에 있는 결과가 아닙니다: “${name}”. 여기서 만든 결과와 ${describeWhole(at + 1)}번째 바이트부터 다릅니다${here === there ? '' : `(${describeWhole(here)}바이트가 아니라 ${count(there, '바이트')})`}.`,
  stranger: (name) => `이 처리 기록에 없는 파일입니다: “${name}”.`,
  why: {
    random: '이 도구는 난수나 시각을 사용해 결과가 매번 다릅니다.',
    codecs: '브라우저의 코덱으로 만들었습니다. 코덱은 기기마다 다릅니다.',
    engine: (name, here, there) => `${name}: 여기서는 버전 ${here}, 처리 기록에는 ${there}.`,
    noEngine: '없음',
    browser: (here, there) => `이 브라우저: ${here}. 처리 기록을 만든 브라우저: ${there}.`,
    isolated: '두 번 중 한 번만 브라우저가 페이지를 격리해, 서로 다른 소프트웨어가 처리했습니다.',
    build: '처리 기록을 만든 뒤에 사이트가 바뀌었습니다.',
    unknownBuild: '이 페이지가 사이트의 어느 빌드에 속하는지 알아내지 못했습니다.',
    nothing: '브라우저, 프로그램, 빌드가 모두 같습니다.',
  },
} as const satisfies Words<typeof english.checkWords>;
