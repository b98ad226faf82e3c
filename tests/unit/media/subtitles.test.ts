import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { convertSubtitles, inspectSubtitles } from '#engines/media/subtitles/convert-subtitles.ts';
import { sniffFormat } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { ConvertSubtitles } from '#jobs/contract/subtitle-operation.ts';

const srt = readFileSync('tests/fixtures/subtitles/lines.srt', 'utf8');
const vtt = readFileSync('tests/fixtures/subtitles/lines.vtt', 'utf8');

async function convert(content: BlobPart, wishes: Partial<ConvertSubtitles>) {
  const job = { type: 'convert-subtitles', format: 'srt', stretch: 1, shift: 0, ...wishes } as const;
  const { file, notes } = await convertSubtitles(job, new File([content], 'film.txt'));
  return { text: await file.text(), name: file.name, notes };
}
const kinds = (notes: Note[]) => notes.map(({ type }) => type);
const cue = (text: string, times = '00:00:01,000 --> 00:00:02,000') => `1\n${times}\n${text}\n`;
const fromSrt = async (text: string) =>
  (await convert(cue(text), { format: 'vtt' })).text.split('\n').slice(2).join('\n');
const fromVtt = async (text: string, settings = '') =>
  (await convert(`WEBVTT\n\n00:01.000 --> 00:02.000${settings}\n${text}\n`, {})).text.split('\n').slice(2).join('\n');

test('SRT and WebVTT are converted into each other, with nothing lost that both can hold', async () => {
  expect(await convert(srt, { format: 'vtt' })).toEqual({
    text: vtt,
    name: 'film.vtt',
    notes: [{ type: 'cues', count: 3 }],
  });
  expect(await convert(vtt, { format: 'srt' })).toEqual({
    text: srt,
    name: 'film.srt',
    notes: [{ type: 'cues', count: 3 }],
  });
});

test('a file that already has the format stays as it is', async () => {
  const styled =
    'WEBVTT\n\nSTYLE\n::cue { color: red }\n\nfirst\n00:00:01.000 --> 00:00:02.000 line:0 align:start\n<v Ann><c.loud>Oh!</c>\n';
  expect((await convert(styled, { format: 'vtt' })).text).toBe(styled);
  const coloured = cue('{\\an8}<font color="red">Red</font>');
  expect((await convert(coloured, {})).text).toBe(coloured);
});

test('before any work, the number of subtitles and the end of the last one are known', async () => {
  expect(await inspectSubtitles(new Blob([srt]))).toEqual({ kind: 'subtitles', format: 'srt', cues: 3, end: 3.75 });
});

test('times are stretched first, then moved; subtitles that would end before the start are left out and reported', async () => {
  const { text, notes } = await convert(srt, { stretch: 2, shift: -3.5 });
  expect(text.match(/.*-->.*/g)).toEqual(['00:00:00,000 --> 00:00:01,300', '00:00:01,500 --> 00:00:04,000']);
  expect(notes).toContainEqual({ type: 'cues-early', count: 1 });
  await expect(convert(srt, { shift: -60 })).rejects.toMatchObject({ code: 'no-cues-left' });
  expect((await convert(cue('Late', '99:59:59,999 --> 100:00:00,000'), {})).text).toContain(
    '99:59:59,999 --> 100:00:00,000',
  );
});

test.each([
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${srt}`), undefined],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${srt}`, 'utf16le'), 'UTF-16'],
  ['UTF-16 without a mark', Buffer.from(srt, 'utf16le'), 'UTF-16'],
  ['UTF-16 of the other byte order', Buffer.from(`\uFEFF${srt}`, 'utf16le').swap16(), 'UTF-16'],
])('%s is known by its bytes', async (_, bytes, encoding) => {
  expect(await sniffFormat(new Blob([bytes]))).toBe('srt');
  const { text, notes } = await convert(bytes, {});
  expect(text).toBe(srt);
  expect(notes.filter(({ type }) => type === 'read-as')).toEqual(encoding ? [{ type: 'read-as', encoding }] : []);
});

test('WebVTT in UTF-16 is recognised', async () => {
  expect(await sniffFormat(new Blob([Buffer.from(`\uFEFF${vtt}`, 'utf16le')]))).toBe('vtt');
});

test.each(['sub-cp1251', 's-cp1250', 's-gbk', 's-sjis'])('the encoding of %s is found', async (name) => {
  const bytes = readFileSync(`tests/fixtures/reports/${name}.srt`);
  const meant = readFileSync(`tests/fixtures/reports/${name}.utf8.txt`, 'utf8');
  const { text, notes } = await convert(bytes, {});
  expect(text.trim()).toBe(meant.replaceAll('\r\n', '\n').trim());
  expect(kinds(notes)).toContain('read-as');
});

test('an encoding that is chosen counts more than a guess', async () => {
  const bytes = readFileSync('tests/fixtures/reports/sub-cp1251.srt');
  const { text, notes } = await convert(bytes, { encoding: 'koi8-r' });
  expect(text).toContain(new TextDecoder('koi8-r').decode(bytes).split(/\r?\n/)[2]);
  expect(kinds(notes)).not.toContain('read-as');
});

test.each([
  ['s-neg-first', ['00:00:00,000 --> 00:00:01,000', '00:00:02,000 --> 00:00:03,000']],
  ['s-neg-00', ['00:00:00,000 --> 00:00:01,000', '00:00:02,000 --> 00:00:03,000']],
  ['s-neg-mid', ['00:00:00,500 --> 00:00:01,000', '00:00:00,000 --> 00:00:01,700', '00:00:02,000 --> 00:00:03,000']],
])('times of %s before 0 become 0', async (name, times) => {
  const bytes = readFileSync(`tests/fixtures/reports/${name}.srt`);
  expect(await sniffFormat(new Blob([bytes]))).toBe('srt');
  const { text, notes } = await convert(bytes, {});
  expect(text.match(/.*-->.*/g)).toEqual(times);
  expect(notes).toContainEqual({ type: 'cues-begun', count: 1 });
});

test('a shift moves times before 0 as it moves others', async () => {
  const { text } = await convert(cue('Early', '-00:00:01,500 --> 00:00:01,000'), { shift: 2 });
  expect(text).toContain('00:00:00,500 --> 00:00:03,000');
});

test('a line of spaces does not end a cue of WebVTT', async () => {
  const { text } = await convert(readFileSync('tests/fixtures/reports/v-space.vtt'), {});
  expect(text).toContain('\nspeech after a line with a space\n');
  expect(text).toContain('\nfirst\nthird line\n');
});

test('character references of HTML are read', async () => {
  expect(await fromVtt('caf&eacute; &#x266a; &hellip; &zzz;')).toBe('café ♪ … &zzz;\n');
});

test('any other text is read as windows-1252, and people are told', async () => {
  const { text, notes } = await convert(Buffer.from(cue('Grüße'), 'latin1'), {});
  expect(text).toContain('Grüße');
  expect(notes).toContainEqual({ type: 'read-as', encoding: 'windows-1252' });
});

test('line ends of all kinds, missing numbers, points for commas and short times are read', async () => {
  for (const content of [
    srt.replaceAll('\n', '\r\n'),
    srt.replaceAll('\n', '\r'),
    srt.replaceAll(/^\d+\n/gm, ''),
    srt.replaceAll(/(\d\d),(\d{3})/g, '$1.$2'),
    srt.replaceAll('00:00:0', '0:0:0'),
    srt.replaceAll('00:00:0', '00:0'),
    srt.replaceAll('\n\n', '\n'),
    srt.replaceAll('\n\n', '\n\n\n'),
    srt.replaceAll('more:\n', 'more:\n\n'),
  ])
    expect((await convert(content, {})).text).toBe(srt);
});

test('subtitles without a sensible time are left out, and their lines are reported', async () => {
  const broken = srt.replace('00:00:01,600 -->', '00:xx:01,600 -->').replace('00:00:02,500 -->', '00:00:09,500 -->');
  const { text, notes } = await convert(broken, {});
  expect(text).toBe(cue('It stays <i>here</i>.', '00:00:00,500 --> 00:00:01,500'));
  expect(notes).toContainEqual({ type: 'cues-malformed', lines: [6, 11] });
  const { notes: others } = await convert(`${vtt}\nNo time at all\n\n00:00:09.000 --> 00:00:08.000\nBackwards\n`, {
    format: 'vtt',
  });
  expect(others).toContainEqual({ type: 'cues-malformed', lines: [13, 15] });
});

test('a lone number is text unless it numbers the next subtitle', async () => {
  const { text } = await convert(`${cue('Which year?\n1984')}\n2\n00:00:03,000 --> 00:00:04,000\nYes.\n`, {});
  expect(text).toContain('Which year?\n1984\n\n2\n');
});

test('markup of SRT becomes that of WebVTT, and what has no place there is said', async () => {
  expect(await fromSrt('<B>Bold</B> & <i>it</i> --> a <b')).toBe(
    '00:00:01.000 --> 00:00:02.000\n<b>Bold</b> &amp; <i>it</i> --&gt; a &lt;b\n',
  );
  expect(await fromSrt('{\\an9}Top right')).toBe('00:00:01.000 --> 00:00:02.000 align:end line:0\nTop right\n');
  expect(kinds((await convert(cue('{\\an8}Top'), { format: 'vtt' })).notes)).toEqual(['cues']);
  const { text, notes } = await convert(cue('<font color="#f00">Red</font> {\\blur3}text'), { format: 'vtt' });
  expect(text).toContain('\nRed text\n');
  expect(kinds(notes)).toContain('cues-plainer');
});

test('markup of WebVTT becomes that of SRT', async () => {
  expect(
    await fromVtt('<v Ann><i.loud>Oh</i> &lt;3&nbsp;&amp; <00:00:01.500><c>more</c>', ' line:5% align:center'),
  ).toBe('{\\an8}<i>Oh</i> <3\u{a0}& more\n');
  const { notes } = await convert('WEBVTT\n\nSTYLE\n::cue { color: red }\n\n00:01.000 --> 00:02.000\nHi\n', {});
  expect(kinds(notes)).toContain('cues-plainer');
});

test.each([
  ['a head and nothing else', 'WEBVTT\n\nNOTE nothing\n'],
  ['times without text', '1\n00:00:01,000 --> 00:00:02,000\n\n'],
  ['only times that make no sense', '1\n00:00:02,000 --> 00:00:01,000\nNo\n'],
])('%s is explained', async (_, content) => {
  await expect(convert(content, {})).rejects.toMatchObject({ code: 'no-cues' });
});

test('a file that is far too long is refused before it is read', async () => {
  await expect(convert(cue('x'.repeat(20e6)), {})).rejects.toMatchObject({ code: 'too-much-text' });
  await expect(convert(cue('Hi\n').repeat(100_001), {})).rejects.toMatchObject({ code: 'too-many-cues' });
});
