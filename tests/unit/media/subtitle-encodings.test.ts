import fc from 'fast-check';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { textEncodingIds, type TextEncodingId } from '#formats/text-encodings.ts';
import { readSubtitles } from '#engines/media/subtitles/convert-subtitles.ts';
import { everything } from '../../nightly.ts';
import spoken from './spoken-lines.json' with { type: 'json' };

/** Vietnamese letters of Windows are a letter and a sign for its tone. */
const typed = (line: string, id: TextEncodingId) =>
  id === 'windows-1258'
    ? line
        .normalize('NFD')
        .replaceAll(
          /([aAeEoOuU])([\u{300}\u{301}\u{303}\u{309}\u{323}]?)([\u{302}\u{306}\u{31b}])/gu,
          (_, letter: string, tone: string, mark: string) => (letter + mark).normalize('NFC') + tone,
        )
        .replaceAll(/([aAeEoOuU])([\u{302}\u{306}\u{31b}])/gu, (pair) => pair.normalize('NFC'))
    : line;

const clock = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')},000`;

/** How many files of each encoding are tried, by how many lines they have at least. */
const tries = everything ? 50 : 10;

/** Lines as people speak them in films. */
const written = spoken.map(({ encoding, lines }) => {
  const id = textEncodingIds.find((each) => each === encoding);
  if (!id) throw new Error(`No such encoding: ${encoding}`);
  return [id, lines] as const;
});

test('lines are there for every encoding that can be chosen', () => {
  expect(textEncodingIds.filter((id) => !written.some(([each]) => each === id))).toEqual([]);
});

test.each(written)('subtitles in %s are read as they were written', async (id, lines) => {
  const files = fc.sample(
    fc.shuffledSubarray(
      lines.map((line) => typed(line, id)),
      { minLength: 4, maxLength: 12 },
    ),
    { numRuns: tries, seed: 43 },
  );
  const wrong: string[] = [];
  for (const said of files) {
    const text = said
      .map((line, index) => `${index + 1}\r\n${clock(index)} --> ${clock(index + 1)}\r\n${line}\r\n`)
      .join('\r\n');
    const bytes = iconv.encode(text, id);
    expect(iconv.decode(bytes, id)).toBe(text);
    const { subtitles, encoding } = await readSubtitles(new File([Uint8Array.from(bytes)], 'film.srt'));
    const read = subtitles.cues.map((cue) => cue.text).join('\n');
    if (read !== said.join('\n')) wrong.push(`${encoding}: ${said.length} lines: ${read.slice(0, 60)}`);
  }
  // Two languages may share all the letters of a few lines: people see the guess, and choose another.
  if (wrong.length > 1) expect(wrong).toEqual([]);
});
