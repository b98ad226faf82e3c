import { describeSize } from '#wording/amounts.ts';
import type * as english from '#words/error-facts.ts';
import type { Words } from '#wording/words.ts';
import { isolated } from './isolated.ts';

/** Facts of failures, in the form that sentences need. */

/** In a sentence: “لا يوجد … في هذا الملف.” */
export const trackWords = {
  video: 'فيديو',
  audio: 'صوت',
  'video-or-audio': 'فيديو أو صوت',
  subtitles: 'نص ترجمة',
} satisfies Words<typeof english.trackWords>;

/** In a sentence: “ملف TIFF هذا مخزَّن …” */
export const describeCoding: Words<typeof english.describeCoding> = (coding) => {
  switch (coding.type) {
    case 'compression':
      return `بضغط ${coding.name}`;
    case 'bits':
      return `بعمق ${coding.bits} بت لكل قناة`;
    case 'bits-lossless':
      return `دون فقد بعمق ${coding.bits} بت لكل قناة`;
    case 'bits-with-colour':
      return `ملونًا بعمق ${coding.bits} بت لكل قناة`;
    case 'hierarchical':
      return 'في إطارات هرمية';
    case 'old-jpeg':
      return 'بضغط JPEG القديم من TIFF 6.0';
    case 'ycbcr':
      return 'بألوان YCbCr بلا ضغط JPEG';
    case 'planar-tiles':
      return 'في بلاطات منفصلة لكل لون';
    case 'cmyk':
      return 'بألوان CMYK مع قناة سوداء منفصلة';
    case 'iphone-app':
      return 'بصيغة تطبيقات iPhone (CgBI)';
  }
};

const codecKinds = {
  variant: (codec: string) => `هذا النوع من ${codec}`,
  subtitles: (codec: string) => `ترجمة بترميز ${codec}`,
  frames: (codec: string) => `الإطارات المفردة من ${codec}`,
};
export const describeCodec: Words<typeof english.describeCodec> = ({ codec, what }) =>
  what ? codecKinds[what](codec) : codec;

export const streamParts = {
  playlist: 'قائمة تشغيل',
  audio: 'مسار صوت آخر',
  subtitles: 'الترجمة',
  view: 'زاوية تصوير أخرى',
} satisfies Words<typeof english.streamParts>;

export const pieceNames: Words<typeof english.pieceNames> = (first, last) =>
  first === undefined
    ? ''
    : ` (${first === last || last === undefined ? isolated(first) : `من ${isolated(first)} إلى ${isolated(last)}`})`;

/** In a sentence about size: “أكثر من 2 غيغابايت”. */
export const describeAtLeast: Words<typeof english.describeAtLeast> = (bytes, isMore = false) =>
  `${isMore ? 'أكثر من ' : ''}${describeSize(bytes)}`;

/** Before the cause of a bug: `link` is the link to the contact form. */
export const pleaseTell = { link: 'أخبرنا من فضلك', rest: 'بما حدث:' } satisfies Words<typeof english.pleaseTell>;
