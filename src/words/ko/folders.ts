import type * as english from '#words/folders.ts';
import type { Words } from '#wording/words.ts';
import { describeWhole } from '#wording/amounts.ts';
import { describeDone } from './batch.ts';
import { count } from './count.ts';

/** Working from one folder into another. */
export const folderWords = {
  title: '폴더에서 폴더로',
  about:
    '폴더와 그 하위 폴더의 모든 파일이 단계를 거칩니다. 결과는 완성되는 대로 다른 폴더의 같은 경로에 저장됩니다. 거기에 있던 파일은 덮어쓰지 않습니다.',
  noPicker:
    '이 브라우저에서는 페이지가 폴더에 쓸 수 없습니다. 여기서 파일이 든 폴더를 선택하고, 결과를 하위 폴더 구조를 그대로 담은 ZIP 하나로 저장할 수 있습니다.',
  source: '원본 폴더',
  target: '결과 폴더',
  choose: '선택',
  change: '변경',
  chooseAs: (verb, which) => (which === 'source' ? `원본 폴더 ${verb}` : `결과 폴더 ${verb}`),
  files: (files) => `파일 ${count(files, '개')}`,
  unset: '폴더 사용 중지',
  holdsSource: (target, source) =>
    target === source
      ? `원본 파일이 든 폴더입니다: “${target}”. 그 안의 새 폴더처럼 다른 결과 폴더를 선택하세요.`
      : `“${target}” 폴더에는 “${source}” 폴더도 들어 있습니다. 결과가 원본 파일과 섞이지 않도록 다른 결과 폴더를 선택하세요.`,
  remembers:
    '“기록 지우기”를 누를 때까지 이 브라우저가 두 폴더와 처리가 끝난 파일을 기억합니다. 페이지를 닫았다가 나중에 계속할 수 있습니다.',
  cannotRemember:
    '입력한 글이나 비밀번호처럼 이 페이지의 주소에 들어가지 않는 설정이 있는 단계가 있습니다. 페이지를 닫으면 계속하기 전에 다시 설정해야 합니다.',
  written: (files, folder) => `“${folder}” 폴더에 파일 ${count(files, '개')}를 저장했습니다`,
  withNumber: (files) => `이름이 같은 파일이 있어 ${describeWhole(files)}개에 번호를 붙였습니다`,
  notSaved: ({ folder, cause }) => ({
    title: `결과를 “${folder}” 폴더에 저장하지 못했습니다.`,
    hint: `작업을 멈췄으며, 쓰다 만 파일은 남아 있지 않습니다. 공간을 확보하거나 다른 폴더를 선택해 다시 시도하세요. 브라우저 메시지: ${cause}`,
  }),
  earlier: '전에 작업한 폴더',
  fromTo: (source, target) => `“${source}” → “${target}”`,
  doneOf: describeDone,
  goOn: '계속',
  goOnWith: (source) => `“${source}” 계속`,
  lookAgain: '새 파일 찾기',
  lookAgainIn: (source) => `“${source}”에서 새 파일 찾기`,
  forget: '기록 지우기',
  forgetWhat: (source, target) => `“${source}” → “${target}” 기록 지우기`,
  forgotten: (source) => `“${source}” 폴더의 기록을 지웠습니다. 두 폴더의 파일은 그대로입니다.`,
  notAllowed: '브라우저가 허용하지 않았습니다. 버튼을 다시 누르면 허용할지 다시 묻습니다.',
  nothingNew: (source) => `“${source}” 폴더에 새 파일이 없습니다. 모두 처리했습니다.`,
  missing: (source, files) =>
    `“${source}” 폴더에 파일 ${count(files, '개')}가 남았습니다. 단계에서 빠진 설정을 입력한 다음 “모든 단계 실행”을 누르세요.`,
  gone: (name) =>
    `찾을 수 없습니다: “${name}”. 이동했거나, 이름을 바꿨거나, 삭제했거나, 연결되지 않은 드라이브에 있을 수 있습니다.`,
  inUse: '다른 페이지에서 이 폴더로 작업하고 있습니다.',
  empty: (name) => `“${name}” 폴더에 파일이 없습니다.`,
} as const satisfies Words<typeof english.folderWords>;
