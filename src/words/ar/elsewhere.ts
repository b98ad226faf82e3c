import type * as english from '#words/elsewhere.ts';
import type { Words } from '#wording/words.ts';

/** What does what is not done here. */
export const elsewhere = {
  office: 'برنامج LibreOffice مجاني ويعمل على حاسوبك ويحفظ مثل هذه الملفات بصيغة PDF.',
  video: 'برنامجا HandBrake وVLC مجانيان ويعملان على حاسوبك ويحوّلان مثل هذه الملفات إلى MP4.',
  webPage: 'افتحها في متصفح واختر «طباعة»، ثم «حفظ بصيغة PDF».',
  book: 'برنامج Calibre مجاني ويعمل على حاسوبك ويحوّل الكتب الإلكترونية إلى PDF.',
} satisfies Words<typeof english.elsewhere>;
