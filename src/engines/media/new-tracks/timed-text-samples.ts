import { JobError } from '#errors/errors.ts';
import { mostText } from '../subtitles/decode-text.ts';
import { vttToSrt } from '../subtitles/markup.ts';
import type { Cue, Subtitles } from '../subtitles/cues.ts';
import { faceBits } from '../subtitles/timed-text.ts';
import { concat, number, numbers, utf8, type Bytes } from '#containers/bytes.ts';
import { box } from '#containers/write-box.ts';

/** What is shown for a period: nothing, or all texts at that time. */
export interface Sample {
  /** In milliseconds. */
  duration: number;
  data: Bytes;
}

const fontSize = 18;
/** The length of a text has 16 bits. */
const longestText = 65_535;
const milliseconds = (seconds: number) => Math.max(0, Math.round(seconds * 1000));

/**
 * Makes packets of timed text (3GPP TS 26.245, 5.17), in sequence from time 0. A track shows one at a time, so texts
 * that overlap become lines of one packet.
 *
 * @throws {JobError} `too-much-text`
 */
export function timedTextSamples({ cues, markup }: Pick<Subtitles, 'cues' | 'markup'>) {
  const sorted = cues.toSorted((a, b) => a.start - b.start);
  const times = [...new Set([0, ...cues.flatMap(({ start, end }) => [milliseconds(start), milliseconds(end)])])];
  const samples: Sample[] = [];
  let plainer = false;
  let [next, bytes] = [0, 0];
  let shown: Cue[] = [];
  const order = times.toSorted((a, b) => a - b);
  for (const [index, from] of order.entries()) {
    const to = order[index + 1];
    // Some players show a text until the next one, so the last one is followed by nothing.
    if (to === undefined) {
      samples.push({ duration: 0, data: timedText('').data });
      break;
    }
    shown = shown.filter(({ end }) => milliseconds(end) > from);
    for (; milliseconds(sorted[next]?.start ?? Infinity) <= from; next += 1) {
      const cue = sorted[next];
      if (cue && milliseconds(cue.end) > from) shown.push(cue);
    }
    const texts = shown.map((cue) => (markup === 'srt' ? { text: cue.text, plainer: false } : fromVtt(cue)));
    const sample = timedText(texts.map(({ text }) => text).join('\n'));
    plainer ||= sample.plainer || texts.some((text) => text.plainer);
    bytes += sample.data.length;
    if (bytes > mostText) throw new JobError('too-much-text', { size: mostText, isMore: true, most: mostText });
    samples.push({ duration: to - from, data: sample.data });
  }
  return { samples, plainer };
}

const fromVtt = ({ text, settings }: Cue) => vttToSrt(text, settings);

/** Makes one packet from SRT markup. Bold, italic and underline are kept. */
function timedText(markup: string): { data: Bytes; plainer: boolean } {
  let plainer = false;
  let text = '';
  let letters = 0;
  let faces = 0;
  let from = 0;
  const styles: Bytes[] = [];
  const endStyle = () => {
    if (faces > 0 && letters > from) styles.push(style(from, letters, faces));
    from = letters;
  };
  for (const [index, part] of markup.split(/(<\/?[biu]>|<\/?font\b[^<>]*>|\{\\[^{}]*\})/i).entries()) {
    const bit = index % 2 === 0 ? undefined : faceBits.find(([, face]) => face === part.at(-2)?.toLowerCase())?.[0];
    if (index % 2 === 0) {
      text += part;
      letters += [...part].length;
    } else if (bit !== undefined && part.length < 5) {
      endStyle();
      faces = part.startsWith('</') ? faces & ~bit : faces | bit;
    } else plainer = true;
  }
  endStyle();
  const letterBytes = utf8(text);
  if (letterBytes.length > longestText)
    throw new JobError('too-much-text', { size: letterBytes.length, most: longestText });
  const styled = styles.length > 0 ? [box('styl', number(styles.length, 2), ...styles)] : [];
  return { data: concat([number(letterBytes.length, 2), letterBytes, ...styled]), plainer };
}

/** Writes a style record: the font of the description, in white. */
export const style = (from: number, to: number, faces: number): Bytes =>
  concat([numbers(2, from, to, 1), numbers(1, faces, fontSize), numbers(1, 255, 255, 255, 255)]);
