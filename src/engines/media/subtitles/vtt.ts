import { srtToVtt } from './markup.ts';
import type { Cue, SubtitleFormat, Subtitles } from './cues.ts';
import { clock, secondsOf } from './times.ts';

/**
 * The standard's form, and what some writers make of it: the comma of SRT, and 60 seconds where a time was rounded up.
 */
const timing = /^\s*((?:\d+:)?\d{2}:\d{2}[.,]\d{3})\s*-->\s*((?:\d+:)?\d{2}:\d{2}[.,]\d{3})(?!\d)(.*)$/;

/**
 * Parses WebVTT as in https://www.w3.org/TR/webvtt1/#file-parsing: blocks between empty lines, of which those with
 * times are cues. A line of spaces is not empty.
 */
export function parseVtt(lines: readonly string[]): Subtitles {
  const subtitles: Subtitles = { markup: 'vtt', cues: [], head: [], malformed: [] };
  let at = firstBlock(lines);
  while (at < lines.length) {
    let end = at;
    let arrows = 0;
    // A second line with times begins another block, even without an empty line before it.
    for (; end < lines.length && lines[end] !== ''; end += 1) {
      if (lines[end]?.includes('-->')) arrows += 1;
      if (arrows === 2) break;
    }
    if (end > at) readBlock(lines.slice(at, end), at + 1, subtitles);
    at = arrows === 2 ? end : end + 1;
  }
  return subtitles;
}

/** Returns the first line after the header and what immediately follows it. */
function firstBlock(lines: readonly string[]): number {
  const empty = lines.findIndex((line, index) => index > 0 && (line === '' || line.includes('-->')));
  return empty < 0 ? lines.length : empty;
}

function readBlock(block: readonly string[], number: number, { cues, head, malformed }: Subtitles) {
  const at = block.findIndex((line) => line.includes('-->'));
  if (at < 0) {
    const isHead = /^(?:STYLE|REGION|NOTE)(?:\s|$)/.test(block[0] ?? '');
    // Comments between cues are dropped.
    if (isHead && (cues.length === 0 || !block[0]?.startsWith('NOTE'))) head.push(`${block.join('\n')}\n`);
    if (!isHead) malformed.push(number);
    return;
  }
  const [, from = '', to = '', settings = ''] = timing.exec(block[at] ?? '') ?? [];
  const text = block
    .slice(at + 1)
    .join('\n')
    .replaceAll('\0', '\u{fffd}');
  if (from === '' || secondsOf(to) <= secondsOf(from)) {
    malformed.push(number + at);
    return;
  }
  if (text.trim() === '') return;
  const id = block[at - 1];
  cues.push({
    start: secondsOf(from),
    end: secondsOf(to),
    text,
    ...(settings.trim() !== '' && { settings: settings.trim() }),
    ...(id !== undefined && { id }),
  });
}

export function vttBlock(cue: Cue, markup: SubtitleFormat) {
  const own = markup === 'vtt' ? { ...cue, plainer: false } : srtToVtt(cue.text);
  const name = cue.id === undefined ? '' : `${cue.id}\n`;
  const place = own.settings ? ` ${own.settings}` : '';
  return {
    text: `${name}${clock(cue.start, '.')} --> ${clock(cue.end, '.')}${place}\n${own.text}\n`,
    plainer: own.plainer,
  };
}
