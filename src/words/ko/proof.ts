import type * as english from '#words/proof.ts';
import type { Words } from '#wording/words.ts';
import { locale } from '#language.ts';
import { describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page that has every way out try to send the beginning of a file away. */
export const trialWords = {
  verdicts: {
    refused: '거부됨',
    silent: '메시지 없이 거부됨',
    unseen: '거부를 확인하지 못함',
    absent: '이 브라우저에 없음',
    untried: '시도할 수 없음',
  },
  notTried: '시도하지 않음',
  silent: '이 브라우저가 적용하는 연결 허용 목록에 따라 거부됩니다.',
  gone: '이 파일을 더 이상 읽을 수 없습니다. 다시 선택하세요.',
  taken: (bytes) => describeSize(bytes),
  again: '다시 시도',
  tried: '가지 시도',
  refused: '가지 거부',
  refusedOrAbsent: '가지 거부 또는 없음',
  elsewhere: {
    title: '이제 다른 사이트에서 이 한 줄을 실행해 보세요',
    how: '다른 사이트에서 개발자 도구(대부분의 브라우저에서 F12)를 열고 “콘솔”을 선택해 붙여 넣으세요. 텍스트가 전송되었는지 알려 줍니다. 이 사이트에서는 “refused”(거부됨)라고 나옵니다.',
    line: `await fetch('https://example.com/', { method: 'POST', mode: 'no-cors', body: 'my file' }).then(() => 'sent', () => 'refused');`,
    label: '복사',
    what: '이 줄',
  },
  save: '이미지로 저장',
  unsaved: '이미지를 만들지 못했습니다. 인터넷에 연결되어 있는지 확인하고 다시 시도하세요.',
  picture: {
    name: 'file-stayed-put.png',
    told: '웹 페이지에 내 파일을 내보내라고 시켰더니, 내 브라우저가 거부했습니다.',
    by: (browser, date, address) => [browser, longDate().format(date), address].join(' · '),
  },
  enforced: (holds) =>
    holds ? '여기서는 거부됩니다.' : holds === false ? '여기서는 거부되지 않습니다.' : '여기서는 확실하지 않습니다.',
  sample: (id) => `이 페이지에서 만든 샘플: ${id}\n`,
  sum({ refused, silent, unseen, absent, untried }) {
    const all = refused + silent + unseen + untried;
    const parts = [
      `오류 메시지와 함께 ${refused}번`,
      ...(silent > 0 ? [`메시지 없이 ${silent}번`] : []),
      ...(absent > 0 ? [`이 브라우저에 없는 방법 ${absent}가지`] : []),
      ...(untried > 0 ? [`시도할 수 없었던 방법 ${untried}가지`] : []),
      ...(unseen > 0 ? [`거부를 확인하지 못한 방법 ${unseen}가지`] : []),
    ];
    const blocked =
      unseen + untried > 0
        ? `${all}번의 시도 중 ${refused + silent}번이 차단되었습니다`
        : `${all}번의 시도가 모두 차단되었습니다`;
    const rest =
      unseen + untried > 0 ? '어떤 방법인지는 아래 목록에 있습니다.' : '파일 내용은 조금도 밖으로 나가지 않았습니다.';
    return `${blocked}(${listOf(parts)}). ${rest}`;
  },
} satisfies Words<typeof english.trialWords>;

/** The list of a page's requests. Sizes are in bytes. */
export const requestWords = {
  sum({ made, refused, doubtful, received }) {
    const done = `요청 ${describeWhole(made)}번, 받은 데이터 ${describeSize(received)}, 거부 ${describeWhole(refused)}번.`;
    return doubtful > 0
      ? `${done} ${describeWhole(doubtful)}번의 요청은 무언가를 실어 보냈을 수 있습니다. 어떤 요청인지는 목록에 있습니다.`
      : `${done} 전송된 파일 데이터는 0바이트입니다. 다른 호스트로 간 요청도, 본문을 실을 수 있는 요청도, 주소에 물음표가 있는 요청도 없습니다.`;
  },
  fromCache: '캐시에서',
  refused: '거부됨',
  carried: { 'another-host': '다른 호스트로', query: '쿼리', body: '본문', nothing: '없음' },
} satisfies Words<typeof english.requestWords>;

/** What is tried to send something away, at the start of a line. */
export const wayTitles: Words<typeof english.wayTitles> = {
  fetch: 'fetch',
  'fetch that outlives the page': '페이지를 닫아도 계속되는 fetch',
  'fetch that waits until the page is gone': '페이지가 닫히기를 기다리는 fetch',
  XMLHttpRequest: 'XMLHttpRequest',
  beacon: '비컨',
  WebSocket: 'WebSocket',
  EventSource: 'EventSource',
  WebTransport: 'WebTransport',
  cache: '캐시',
  image: '이미지',
  'image in a style': '스타일 안의 이미지',
  'image in a drawing': '그림 안의 이미지',
  font: '글꼴',
  audio: '오디오',
  'poster of a video': '동영상의 포스터 이미지',
  stylesheet: '스타일시트',
  script: '스크립트',
  'module import': '모듈 가져오기',
  'audio worklet': '오디오 워클릿',
  prefetch: '프리페치',
  preload: '프리로드',
  'module preload': '모듈 프리로드',
  manifest: '매니페스트',
  icon: '아이콘',
  'looking a name up': '이름 조회(DNS)',
  'connecting ahead': '미리 연결하기',
  'speculation rules': '추측 규칙(speculation rules)',
  frame: '프레임',
  'a frame’s own fetch': '프레임 안의 fetch',
  object: 'object 요소',
  embed: 'embed 요소',
  ping: 'ping',
  'form in a new window': '새 창의 양식',
  'inline worker': '인라인 워커',
  worker: '워커',
  'shared worker': '공유 워커',
  'service worker': '서비스 워커',
  'WebRTC, to look for a path': 'WebRTC(경로 찾기)',
  'WebRTC, through a relay': 'WebRTC(중계 서버 경유)',
  'WebRTC, straight to a peer': 'WebRTC(상대방과 직접)',
  download: '다운로드',
  navigation: '페이지 이동',
  'a new window': '새 창',
  'a page that refreshes itself': '스스로 새로 고치는 페이지',
  form: '양식',
  'a form’s fields in an address': '양식 내용을 담은 주소',
};
