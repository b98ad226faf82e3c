import { describeSize, listOf } from '#wording/amounts.ts';
import type * as english from '#words/front-door.ts';
import type { Words } from '#wording/words.ts';
import { count, counted } from './count.ts';

/** The drop zone that takes any files, and says what can be done with them. */
export const frontWords = {
  some: (files, name) =>
    counted(files, {
      one: `ملف ${name} واحد`,
      two: `ملفا ${name}`,
      few: `# ملفات ${name}`,
      many: `# ملف ${name}`,
      other: `# ملف ${name}`,
    }),
  about: (files, bytes) => `${files > 1 ? `${count(files, 'file')}، ` : ''}${describeSize(bytes)}`,
  heard: (about, tools) => (tools.length === 0 ? about : `${about}: ${tools.join('، ')}، وغيرها.`),
  wish: (files) => (files === 1 ? 'ماذا تريد أن تفعل به؟' : 'ماذا تريد أن تفعل بها؟'),
  examples: {
    image: 'صورة جواز، أقل من 200 kB، تمويه وجه…',
    document: 'توقيع، حجب، أقل من 1 MB…',
    video: 'إنشاء GIF، قص، لـ WhatsApp…',
    audio: 'قص، رفع الصوت، إلى MP3…',
    subtitles: 'إضافة إلى فيديو، إلى VTT…',
  },
  saved: (steps) => `سير عمل حفظته: ${listOf(steps)}`,
  moreFiles: (files) =>
    counted(files, {
      one: 'وملف آخر',
      two: 'وملفان آخران',
      few: 'و# ملفات أخرى',
      many: 'و# ملفًا آخر',
      other: 'و# ملف آخر',
    }),
} satisfies Words<typeof english.frontWords>;
