import { vttToSrt } from './markup.ts';
import type { Cue, SubtitleFormat, Subtitles } from './cues.ts';
import { clock, secondsOf } from './times.ts';

/**
 * With a point or a comma, with or without hours, and negative after a shift: players accept all of these. Positions in pixels may follow,
 * which no player uses.
 */
const timing =
  /^\s*(-?(?:\d+:)?-?\d{1,2}:-?\d{1,2}(?:[,.]\d{1,3})?)\s*-->\s*(-?(?:\d+:)?-?\d{1,2}:-?\d{1,2}(?:[,.]\d{1,3})?)(?:\s|$)/;
/** Lines that are meant as times; an arrow alone may be text. */
const arrow = /\d\s*-->|-->\s*-?\d/;
const isNumber = (line: string) => /^\s*\d+\s*$/.test(line);

/**
 * Parses SRT. The text of a cue continues up to the number and times of the next one: an empty line within it is
 * dropped, and does not end it.
 */
export function parseSrt(lines: readonly string[]): Subtitles {
  const cues: Cue[] = [];
  const malformed: number[] = [];
  let texts: string[] = [];
  let times: { start: number; end: number } | undefined;
  const finish = () => {
    const text = texts.filter((line) => line.trim() !== '').join('\n');
    if (times && text !== '') cues.push({ ...times, text });
  };
  const begin = () => {
    if (isNumber(texts.at(-1) ?? '')) texts.pop();
    finish();
    texts = [];
    times = undefined;
  };
  for (const [index, line] of lines.entries()) {
    if (!arrow.test(line)) {
      const isStray = !times && line.trim() !== '' && !isNumber(line) && (lines[index - 1] ?? '').trim() === '';
      if (isStray) malformed.push(index + 1);
      texts.push(line);
      continue;
    }
    begin();
    const [, from = '', to = ''] = timing.exec(line) ?? [];
    if (from !== '' && secondsOf(to) > secondsOf(from)) times = { start: secondsOf(from), end: secondsOf(to) };
    else malformed.push(index + 1);
  }
  finish();
  return { markup: 'srt', cues, head: [], malformed };
}

export function srtBlock({ start, end, text, settings }: Cue, number: number, markup: SubtitleFormat) {
  const { text: own, plainer } = markup === 'srt' ? { text, plainer: false } : vttToSrt(text, settings);
  return { text: `${number}\n${clock(start, ',')} --> ${clock(end, ',')}\n${own}\n`, plainer };
}
