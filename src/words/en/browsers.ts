import { oldestBrowsers } from '#browsers.ts';
import tested from '#tested-browsers.json' with { type: 'json' };
import { count } from './count.ts';

const results = Object.entries<Record<string, string>>(tested.browsers).map(([browser, tools]) => {
  const said = Object.values(tools);
  const works = said.filter((one) => one === 'works').length;
  return works === said.length
    ? `all ${count(works, 'tool')} in ${browser}`
    : `${works} of ${said.length} in ${browser}`;
});

/**
 * The page about browsers, as lines.
 *
 * @param testedOn the date of the last run of all tools.
 */
export const browsersPage = (testedOn: string) => ({
  title: 'Browsers',
  description: 'Which browsers the tools work in, and how we know.',
  lines: [
    `The tools need Safari ${oldestBrowsers.safari}, Firefox ${oldestBrowsers.firefox}, Chrome or Edge ${oldestBrowsers.chrome}, Samsung Internet ${oldestBrowsers.samsunginternet_android}, or a newer version of one of these. An older browser shows a sentence that says so.`,
    `On ${testedOn} we ran every tool in three browser engines, and had another program read each result. These worked: ${results.join(', ')}.`,
    'WebKitGTK is the engine of Safari, built for Linux. We have not tried Safari itself: its own decoders and encoders for video and sound are the part that this leaves open.',
    'Chrome, Edge, Opera, Brave and Samsung Internet share the engine of Chromium.',
    'A private window may give pages no disk to work on. A result then has to fit in memory, and the page says so when it does not.',
    'Inside some other apps, pages get no shared memory. Pictures are then worked on by other programs, which read and write fewer formats.',
    'If your browser cannot do something, the page says so before or after it tries, and says what can.',
  ],
  more: [
    ['/proof', 'See what your browser refuses to send'],
    ['/docs/engines', 'What the tools are built on'],
  ],
});
