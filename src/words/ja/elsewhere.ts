import type * as english from '#words/elsewhere.ts';
import type { Words } from '#wording/words.ts';

/** What does what is not done here. */
export const elsewhere = {
  office: 'LibreOfficeは無料で、自分のパソコンで動き、このようなファイルをPDFとして保存できます。',
  video: 'HandBrakeとVLCは無料で、自分のパソコンで動き、このようなファイルをMP4にできます。',
  webPage: 'ブラウザで開いて「印刷」を選び、「PDFに保存」を選んでください。',
  book: 'Calibreは無料で、自分のパソコンで動き、電子書籍をPDFにできます。',
} satisfies Words<typeof english.elsewhere>;
