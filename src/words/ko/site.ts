import type * as english from '#words/site.ts';
import type { Words } from '#wording/words.ts';
import { oldestBrowsers } from '#browsers.ts';
import { count } from './count.ts';
import { searchWords } from './search.ts';

/** Above the content of every page. */
export const headerWords = {
  skip: '본문으로 바로 가기',
  forAgents: 'AI 에이전트용 안내: 각 페이지 주소 끝에 .md를 붙이면 Markdown으로 읽을 수 있습니다. 전체 페이지 목록:',
  cannotStart: `이 브라우저에서는 도구를 사용할 수 없습니다. Safari ${oldestBrowsers.safari}, Firefox ${oldestBrowsers.firefox}, Chrome이나 Edge ${oldestBrowsers.chrome}, Samsung Internet ${oldestBrowsers.samsunginternet_android} 또는 그보다 새로운 버전이 필요합니다. 이미 새 버전이라면 페이지를 새로 고치세요.`,
  search: '검색',
  find: `${searchWords.title}: ${searchWords.example}`,
  tools: '도구',
  breadcrumbs: '현재 위치',
} as const satisfies Words<typeof english.headerWords>;

/** The title of a long page's table of contents. */
export const onThisPage = '이 페이지의 내용';

/** The table of a family's conversions. */
export const conversionWords = {
  label: '형식별 변환 표',
  from: { shown: '원본', heard: '원본 형식' },
  to: (format) => `→ ${format}`,
  pair: (from, to) => `${from} ${to} 변환`,
} as const satisfies Words<typeof english.conversionWords>;

export const describeTools: Words<typeof english.describeTools> = (tools) => `도구 ${count(tools, '개')}`;

/** At the bottom of every page. */
export const footerWords = {
  policy: {
    sends: '이 페이지는 “보내기”를 누르면 작성한 내용을 저희에게 보냅니다. 파일은 받지 않습니다.',
    asks: '이 페이지는 서버가 작동하는지 확인하기만 하고 파일은 받지 않습니다.',
    blocks: '이 페이지에서는 아무것도 업로드할 수 없습니다. 저희 서버로도 마찬가지입니다.',
  },
  pages: '이 사이트의 페이지',
  groups: { tools: '도구', trust: '신뢰', about: '정보' },
  sent: '전송된 파일 데이터 0바이트.',
  links: {
    tools: searchWords.all,
    about: '소개',
    blog: '블로그',
    proof: '증명',
    receipts: '처리 기록',
    privacy: '개인정보 보호',
    offline: '오프라인',
    browsers: '브라우저',
    engines: '엔진',
    api: 'API',
    contact: '문의',
    changelog: '변경 내역',
    status: '서비스 상태',
    licences: '라이선스',
  },
  languages: '언어',
  theme: '테마',
  themes: { system: '시스템', light: '라이트', dark: '다크' },
  shortcuts: '키보드 단축키',
} as const satisfies Words<typeof english.footerWords>;

export const shortcutWords = {
  modifier: (isApple) => (isApple ? '⌘' : 'Ctrl'),
  title: '키보드 단축키',
  close: '닫기',
  groups: [
    {
      title: '모든 페이지',
      where: 'body',
      keys: [
        ['Mod+K', '도구 찾기'],
        ['?', '이 목록 보기'],
        ['Esc', '열린 창 닫기'],
      ],
    },
    {
      title: '파일',
      where: 'drop-zone',
      keys: [['Mod+V', '클립보드의 파일 추가']],
    },
    {
      title: '작업',
      where: 'file-tool',
      keys: [['Mod+Enter', '페이지 어디서나 처리 시작']],
    },
    {
      title: '결과 보기',
      where: 'sheet-view',
      keys: [
        ['B', '처리 전과 후 전환'],
        ['+ 또는 −', '확대 또는 축소'],
        ['0', '화면에 맞춤'],
        ['1', '실제 크기'],
      ],
    },
    {
      title: '페이지 또는 프레임',
      where: 'page-board, film-strip',
      keys: [
        ['화살표 키', '다른 페이지나 프레임으로 이동'],
        ['Shift+화살표 키', '이동하면서 선택'],
        ['스페이스 바', '선택 또는 선택 해제'],
        ['Mod+A', '모두 선택'],
      ],
    },
    {
      title: '페이지 또는 프레임 순서',
      where: 'file-rows[paged], film-strip',
      keys: [
        ['Alt+화살표 키', '선택한 항목 이동'],
        ['D', '복제'],
        ['Delete', '제거'],
        ['Mod+Z', '실행 취소'],
      ],
    },
    {
      title: '시작과 끝',
      where: 'trim-player',
      keys: [
        ['화살표 키', '한 프레임 또는 0.05초씩'],
        ['Shift+화살표 키', '1초씩'],
        ['Page Up 또는 Page Down', '10초씩'],
        ['Home 또는 End', '처음 또는 끝으로'],
      ],
    },
    {
      title: '상자와 영역',
      where: 'crop-box, photo-frame, page-areas, image-areas',
      keys: [
        ['화살표 키', '이동'],
        ['Shift+화살표 키', '크기 조정'],
        ['Alt+화살표 키', '조금씩'],
      ],
    },
    {
      title: '영역',
      where: 'page-areas, image-areas',
      keys: [
        ['Delete', '제거'],
        ['Mod+Z', '실행 취소'],
      ],
    },
  ],
} satisfies Words<typeof english.shortcutWords>;
