import * as v from 'valibot';
import { formats, type InputFormatId, type OutputFormatId } from '../formats/formats.ts';
import type { Tool } from '../tool.ts';
import convertSubtitles from '../tools/convert-subtitles.ts';

/** THE table of conversions of subtitles that have a page of their own, with what becomes of what only one has. */
const published: { from: InputFormatId<'subtitles'>; to: OutputFormatId<'subtitles'>; kept: string }[] = [
  {
    from: 'srt',
    to: 'vtt',
    kept: 'Words, times, bold, italic and underlined text, and the position on screen if the file gives one. Colours and fonts are removed, and the result says so.',
  },
  {
    from: 'vtt',
    to: 'srt',
    kept: 'Words, times, bold, italic and underlined text, and whether text is at the top. SRT has no styles, speaker names or exact positions: they are removed, and the result says so.',
  },
];

function pairTool({ from, to, kept }: (typeof published)[number]): Tool {
  const [source, target] = [formats[from].name, formats[to].name];
  const { entries } = convertSubtitles.options;
  return {
    ...convertSubtitles,
    title: `Convert ${source} to ${target}`,
    description: `Convert ${source} subtitles to ${target}, many at once, and shift them in time.`,
    accepts: [from],
    options: v.object({ ...entries, format: v.optional(entries.format.wrapped, to) }),
    // The options are the tool's own: the default alone is another one.
    job: convertSubtitles.job as Tool['job'],
    questions: [
      { question: `What is kept when ${source} becomes ${target}?`, answer: kept },
      ...convertSubtitles.questions.filter(({ question }) => question !== 'What is lost?'),
    ],
  };
}

/** Every pair, each the tool with its target chosen. */
export const subtitlePairs = published.map((pair) => ({
  from: pair.from,
  to: pair.to,
  runs: 'convert-subtitles',
  tool: pairTool(pair),
}));
