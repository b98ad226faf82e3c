import { formats, type InputFormatId, type OutputFormatId } from '#formats/formats.ts';
import { withRecipe } from '#recipes/with-recipe.ts';
import convertSubtitles from '#tools/convert-subtitles.ts';

/**
 * THE table of subtitle conversions that have their own page, with what happens to features that only one format has.
 */
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

function pairPage({ from, to, kept }: (typeof published)[number]) {
  const [source, target] = [formats[from].name, formats[to].name];
  return withRecipe(
    convertSubtitles,
    { format: to },
    {
      title: `Convert ${source} to ${target}`,
      description: `Convert ${source} subtitles to ${target}, many at once, and shift them in time.`,
      accepts: [from],
      questions: [
        { question: `What is kept when ${source} becomes ${target}?`, answer: kept },
        ...convertSubtitles.questions.filter(({ question }) => question !== 'What is lost?'),
      ],
    },
  );
}

/** Every pair, each the tool with its target chosen. */
export const subtitlePairs = published.map((pair) => ({
  from: pair.from,
  to: pair.to,
  runs: 'convert-subtitles',
  ...pairPage(pair),
}));
