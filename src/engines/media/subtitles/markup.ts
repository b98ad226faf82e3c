/** Between the markup of SRT, which players agreed on without a standard, and that of WebVTT. */

/** What both have. */
const shared = /^<\/?[biu]>$/i;
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u{a0}',
  lrm: '\u{200e}',
  rlm: '\u{200f}',
};

interface Converted {
  text: string;
  settings?: string;
  /** Something of how it looks was left out. */
  plainer: boolean;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Colours and fonts go, and a place at the top or in the middle is said as WebVTT says it. */
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

/** `{\an8}` counts places as the digits of a keyboard stand. */
function settingsOf(override: string): string | undefined {
  const place = Number(/^\{\\an([1-9])\}$/.exec(override)?.[1] ?? 0);
  if (place === 0) return undefined;
  const line = ['', ' line:50%', ' line:0'][Math.floor((place - 1) / 3)] ?? '';
  const align = ['align:start', 'align:center', 'align:end'][(place - 1) % 3] ?? '';
  return align + line;
}

/** Classes, speakers, languages and times within go; of places, only the top is kept. */
export function vttToSrt(text: string, settings = ''): Converted {
  let plainer = false;
  const plain = text
    .replace(/<[^<>]*>/g, (tag) => {
      if (shared.test(tag)) return tag;
      // `<i.loud>` is an `<i>`.
      plainer = true;
      return /^<([biu])\./.exec(tag)?.[1] ? `<${tag[1]}>` : '';
    })
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => entities[name] ?? '');
  const line = /(?:^|\s)line:(\d+)(%?)/.exec(settings);
  const isTop = line !== null && Number(line[1]) <= (line[2] ? 33 : 4);
  const lost = settings.replace(/(?:^|\s)(?:align:(?:center|middle)|line:\S+)/g, '').trim();
  return { text: isTop ? `{\\an8}${plain}` : plain, plainer: plainer || lost !== '' || (line !== null && !isTop) };
}
