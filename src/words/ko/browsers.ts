import type * as english from '#words/browsers.ts';
import type { Words } from '#wording/words.ts';
import { oldestBrowsers } from '#browsers.ts';
import tested from '#tested-browsers.json' with { type: 'json' };

const results = Object.entries<Record<string, string>>(tested.browsers).map(([browser, tools]) => {
  const said = Object.values(tools);
  const works = said.filter((one) => one === 'works').length;
  return works === said.length
    ? `${browser}에서 도구 ${works}개 모두`
    : `${browser}에서 도구 ${said.length}개 중 ${works}개`;
});

/**
 * The page about browsers, as lines.
 *
 * @param testedOn the date of the last run of all tools.
 */
export const browsersPage: Words<typeof english.browsersPage> = (testedOn) => ({
  title: '브라우저',
  description: '도구가 작동하는 브라우저와 이를 확인한 방법입니다.',
  lines: [
    `도구를 쓰려면 Safari ${oldestBrowsers.safari}, Firefox ${oldestBrowsers.firefox}, Chrome이나 Edge ${oldestBrowsers.chrome}, Samsung Internet ${oldestBrowsers.samsunginternet_android} 또는 그보다 새로운 버전이 필요합니다. 더 오래된 브라우저에는 이를 알리는 안내가 표시됩니다.`,
    `${testedOn}에 모든 도구를 세 가지 브라우저 엔진에서 실행하고, 결과를 하나하나 다른 프로그램으로 읽어 확인했습니다. 작동한 도구: ${results.join(', ')}.`,
    'WebKitGTK는 Linux용으로 만든 Safari의 엔진입니다. Safari 자체는 테스트하지 않았습니다. 비디오와 오디오의 디코더와 인코더는 Safari의 것이 따로 있으므로, 이 부분은 아직 확인하지 못했습니다.',
    'Chrome, Edge, Opera, Brave, Samsung Internet은 모두 Chromium의 엔진을 사용합니다.',
    '시크릿 창에서는 페이지가 작업에 쓸 디스크 공간을 얻지 못할 수 있습니다. 그러면 결과를 메모리에 담아야 하며, 다 담을 수 없으면 페이지에서 알려 줍니다.',
    '다른 앱 안에서 열면 페이지가 공유 메모리를 쓰지 못하기도 합니다. 그러면 이미지를 다른 프로그램으로 처리하며, 읽고 쓸 수 있는 형식이 줄어듭니다.',
    '브라우저가 할 수 없는 일이 있으면 시도하기 전이나 후에 페이지에서 알려 주고, 무엇으로 할 수 있는지도 알려 줍니다.',
  ],
  more: [
    ['/proof', '내 브라우저가 무엇의 전송을 막는지 보기'],
    ['/docs/engines', '도구의 바탕이 되는 프로그램'],
  ],
});
