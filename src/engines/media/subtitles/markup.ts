import { decodeHTML } from 'entities';

/** Conversion between the markup of SRT, on which players agreed without a standard, and that of WebVTT. */

/** The tags that both have. */
const shared = /^<\/?[biu]>$/i;

interface Converted {
  text: string;
  settings?: string;
  /** Whether some styling was left out. */
  plainer: boolean;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Converts SRT markup to WebVTT. Colours and fonts are dropped; a position at the top or in the middle becomes a
 * setting.
 */
export function srtToVtt(text: string): Converted {
  let settings: string | undefined;
  let plainer = false;
  const parts = text.split(/(<\/?[biu]>|<\/?font\b[^<>]*>|\{\\[^{}]*\})/i).map((part, index) => {
    if (index % 2 === 0) return escape(part);
    if (shared.test(part)) return part.toLowerCase();
    settings ??= settingsOf(part);
    plainer ||= settingsOf(part) === undefined;
    return '';
  });
  return { text: parts.join(''), ...(settings && { settings }), plainer };
}

/** Converts an override such as `{\an8}` to settings. Positions are numbered like the digits of a numeric keypad. */
function settingsOf(override: string): string | undefined {
  const place = Number(/^\{\\an([1-9])\}$/.exec(override)?.[1] ?? 0);
  if (place === 0) return undefined;
  const line = ['', ' line:50%', ' line:0'][Math.floor((place - 1) / 3)] ?? '';
  const align = ['align:start', 'align:center', 'align:end'][(place - 1) % 3] ?? '';
  return align + line;
}

/**
 * Converts WebVTT markup to SRT. Classes, speakers, languages and inner timestamps are dropped; of positions, only the
 * top is kept.
 */
export function vttToSrt(text: string, settings = ''): Converted {
  let plainer = false;
  const tagless = text
    // SRT has no line without a text.
    .replace(/^[^\S\n]*\n|\n[^\S\n]*(?=\n|$)/g, '')
    .replace(/<[^<>]*>/g, (tag) => {
      if (shared.test(tag)) return tag;
      // `<i.loud>` is an `<i>`.
      plainer = true;
      return /^<([biu])\./.exec(tag)?.[1] ? `<${tag[1]}>` : '';
    });
  const plain = decodeHTML(tagless);
  const line = /(?:^|\s)line:(\d+)(%?)/.exec(settings);
  const isTop = line !== null && Number(line[1]) <= (line[2] ? 33 : 4);
  const lost = settings.replace(/(?:^|\s)(?:align:(?:center|middle)|line:\S+)/g, '').trim();
  return { text: isTop ? `{\\an8}${plain}` : plain, plainer: plainer || lost !== '' || (line !== null && !isTop) };
}
