import type * as english from '#words/contact.ts';
import type { Words } from '#wording/words.ts';

export const contactWords = {
  notTaken: 'تعذّر إرسال رسالتك. ما كتبته ما زال هنا، فحاول مرة أخرى لاحقًا.',
  notSent: 'تعذّر إرسال الرسالة لأن الاتصال انقطع. ما كتبته ما زال هنا، فحاول مرة أخرى.',
  sentForAgent: 'أرسل الشخص الرسالة.',
  notSentForAgent: 'لم تُرسل الرسالة. ويمكن للشخص أن يرى السبب.',
  onTool: (tool, browser) => `الأداة: ${tool}\nالمتصفح: ${browser}\n\nما حدث: `,
  onError: (error) => `قالت الصفحة: ${error}\n\nما فعلته قبل ذلك: `,
} satisfies Words<typeof english.contactWords>;
