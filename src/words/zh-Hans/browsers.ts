import { oldestBrowsers } from '#browsers.ts';
import tested from '#tested-browsers.json' with { type: 'json' };
import type { Words } from '#wording/words.ts';
import type * as english from '#words/browsers.ts';
import { count } from './count.ts';

const results = Object.entries<Record<string, string>>(tested.browsers).map(([browser, tools]) => {
  const said = Object.values(tools);
  const works = said.filter((one) => one === 'works').length;
  return works === said.length
    ? `${browser} 中全部 ${count(works, '个工具')}`
    : `${browser} 中 ${said.length} 个里的 ${works} 个`;
});

/** The page about browsers, as lines. */
export const browsersPage: Words<typeof english.browsersPage> = (testedOn) => ({
  title: '浏览器',
  description: '工具能在哪些浏览器里使用，以及依据是什么。',
  lines: [
    `工具需要 Safari ${oldestBrowsers.safari}、Firefox ${oldestBrowsers.firefox}、Chrome 或 Edge ${oldestBrowsers.chrome}、Samsung Internet ${oldestBrowsers.samsunginternet_android}，或更新的版本。在更旧的浏览器里会显示提示。`,
    `${testedOn}，我们在三种浏览器引擎里运行了每个工具，并用另一个程序读取了每个结果。能用的有：${results.join('，')}。`,
    'WebKitGTK 是 Safari 的引擎在 Linux 上的版本。我们没有试过 Safari 本身：它自己的视频和声音编解码器是还没有验证的部分。',
    'Chrome、Edge、Opera、Brave 和 Samsung Internet 都使用 Chromium 的引擎。',
    '无痕窗口可能不让页面使用磁盘。这时结果必须放得进内存，放不下时页面会说明。',
    '在某些其他应用里打开时，页面没有共享内存。图片会改用其他程序处理，能读写的格式较少。',
    '如果你的浏览器做不到某件事，页面会在尝试之前或之后说明，并告诉你用什么可以做到。',
  ],
  more: [
    ['/proof', '看看你的浏览器拒绝发送什么'],
    ['/docs/engines', '工具建立在什么之上'],
  ],
});
