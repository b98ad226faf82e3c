import fc from 'fast-check';
import { parseVtt } from '#engines/media/subtitles/vtt.ts';
import { everything } from '../../nightly.ts';
import { expect, test } from '../test.ts';

/** How many texts are tried. */
const runs = everything ? 600 : 60;

/** Right and wrong. 60 seconds are left out: browsers refuse them, and here they are read. */
const time = fc
  .tuple(
    fc.constantFrom('', '00:', '1:', '01:', '100:'),
    fc.constantFrom('00', '01', '59', '7'),
    fc.constantFrom('00', '02', '59', '3'),
    fc.constantFrom('.000', '.500', '.999', '.5', ''),
  )
  .map((parts) => `${parts[0]}${parts[1]}:${parts[2]}${parts[3]}`);
const rightTime = fc
  .tuple(fc.constantFrom('', '00:'), fc.integer({ min: 10, max: 59 }), fc.integer({ min: 100, max: 999 }))
  .map(([hours, seconds, thousandths]) => `${hours}00:${seconds}.${thousandths}`);
const arrow = fc.constantFrom(' --> ', ' --> ', ' --> ', '-->', '\t-->\t', ' -> ', '  -->  ');
const settings = fc.constantFrom(
  '',
  '',
  '',
  ' line:0',
  ' align:start position:10%',
  'line:0',
  ' ',
  '\t',
  ' nonsense',
  ' 12',
);
const timing = fc
  .tuple(
    fc.constantFrom('', '', ' ', '\t'),
    fc.oneof({ weight: 3, arbitrary: rightTime }, time),
    arrow,
    fc.oneof({ weight: 3, arbitrary: rightTime }, time),
    settings,
  )
  .map((parts) => parts.join(''));
const words = fc.constantFrom(
  'Hello',
  'a & b',
  '&amp;&lt;',
  '<i>tilted</i>',
  '<v Ann>Hi</v>',
  'x < y',
  ' ',
  '\t',
  'two words',
  '日本',
  '12',
  'NOTE',
  'STYLE',
  'a --> b',
  '\u{0}zero',
  '- dash',
  '--',
  '>',
);
const other = fc.constantFrom(
  '',
  '',
  '',
  'NOTE',
  'NOTE a remark',
  'STYLE',
  'STYLE ',
  'REGION',
  '::cue { color: red }',
  'id:x',
  '1',
  'WEBVTT',
  'NOTE --> ',
);
const line = fc.oneof(
  { weight: 3, arbitrary: timing },
  { weight: 4, arbitrary: words },
  { weight: 4, arbitrary: other },
);
const text = fc
  .tuple(
    fc.constantFrom('', '\u{feff}'),
    fc.constantFrom('WEBVTT', 'WEBVTT', 'WEBVTT - title', 'WEBVTT\tx', 'WEBVTT '),
    fc.constantFrom('\n', '\r\n', '\r'),
    fc.array(line, { maxLength: 24 }),
    fc.constantFrom('', '\n', '\n\n'),
  )
  .map(([mark, head, end, lines, last]) => mark + [head, ...lines].join(end) + last.replaceAll('\n', end));

interface Shown {
  start: number;
  end: number;
  text: string;
}

/** What anyone sees: texts that are there, for a time. */
const seen = (cues: readonly Shown[]) =>
  cues
    .map(({ start, end, text: said }) => ({ start: Math.round(start * 1000), end: Math.round(end * 1000), text: said }))
    .filter(({ start, end, text: said }) => said.trim() !== '' && end > start)
    .toSorted((a, b) => a.start - b.start || a.end - b.end || (a.text < b.text ? -1 : 1));

test('WebVTT has the cues that the track element of a browser reads', async ({ page }) => {
  // Another test may have left a page of the site, whose policy refuses this.
  await page.goto('about:blank');
  await page.setContent('<video></video>');
  const texts = fc.sample(text, { numRuns: runs, seed: 43 });
  const read = await page.evaluate(
    (given) =>
      Promise.all(
        given.map(async (each) => {
          const video = document.createElement('video');
          const track = document.createElement('track');
          track.default = true;
          track.src = URL.createObjectURL(new Blob([each], { type: 'text/vtt' }));
          video.append(track);
          document.body.append(video);
          track.track.mode = 'hidden';
          await new Promise((resolve) => {
            track.addEventListener('load', resolve);
            track.addEventListener('error', resolve);
          });
          const cues = [...(track.track.cues ?? [])] as VTTCue[];
          return cues.map(({ startTime: start, endTime: end, text: said }) => ({ start, end, text: said }));
        }),
      ),
    texts,
  );
  const differences = texts.flatMap((each, index) => {
    const ours = seen(parseVtt(each.replace(/^\u{feff}/u, '').split(/\r\n?|\n/)).cues);
    const theirs = seen(read[index] ?? []);
    return JSON.stringify(ours) === JSON.stringify(theirs) ? [] : [{ text: each, ours, theirs }];
  });
  expect(differences).toEqual([]);
  expect(read.flat().length).toBeGreaterThan(runs / 2);
});
