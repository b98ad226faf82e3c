import type { Words } from '#wording/words.ts';
import type * as english from '#words/elsewhere.ts';

/** What does what is not done here. */
export const elsewhere = {
  office: 'LibreOffice 免费，在自己的电脑上运行，可以把这类文件存成 PDF。',
  video: 'HandBrake 和 VLC 免费，在自己的电脑上运行，可以把这类文件转成 MP4。',
  webPage: '请在浏览器里打开，选“打印”，再选“另存为 PDF”。',
  book: 'Calibre 免费，在自己的电脑上运行，可以把电子书转成 PDF。',
} satisfies Words<typeof english.elsewhere>;
