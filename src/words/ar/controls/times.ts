import type * as english from '#words/controls/times.ts';
import type { Words } from '#wording/words.ts';
import { isolated } from '../isolated.ts';

/**
 * For the players on which times are set. Times are text: `1:02.48` for display, `1 minute 2.48 seconds` for screen
 * readers.
 */
export const timesWords = {
  opening: 'جارٍ الفتح…',
  player: (path) => `مشغّل ${isolated(path)}`,
  unseen: (path) => `لا يستطيع هذا المتصفح تشغيل ${isolated(path)}، لكن الأداة تعمل مع ذلك.`,
  play: 'تشغيل',
  stop: 'إيقاف',
  trim: {
    start: 'البداية',
    end: 'النهاية',
    play: 'تشغيل',
    /** By a frame, or for audio by a moment. */
    move: {
      frame: { back: '⁨−1⁩ إطار', forward: '⁨+1⁩ إطار' },
      moment: { back: '⁨−0.05 s⁩', forward: '⁨+0.05 s⁩' },
    },
    startHere: 'البداية هنا',
    endHere: 'النهاية هنا',
    picture: (spoken) => `الصورة عند ${isolated(spoken)}`,
    drawing: 'جارٍ رسم الصورة…',
    part: ({ length, whole }) =>
      length === whole ? `يُبقي الكل (${isolated(whole)}).` : `يُبقي ${isolated(length)} من ${isolated(whole)}.`,
    /** How far keys move the ends of the part: audio has no frames. */
    keys: (step) =>
      `بلوحة المفاتيح، على المقبض: تنقله الأسهم ${step === 'frame' ? 'إطارًا واحدًا' : '0.05 من الثانية'}، ومع Shift ثانية واحدة، وتنقله Page Up وPage Down عشر ثوانٍ.`,
  },
} satisfies Words<typeof english.timesWords>;
