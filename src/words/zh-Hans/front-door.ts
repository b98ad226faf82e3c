import { describeSize } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import type * as english from '#words/front-door.ts';
import { count } from './count.ts';
import { listOf } from './lists.ts';

/** The drop zone that takes any files, and says what can be done with them. */
export const frontWords = {
  some: (files, name) => count(files, `个 ${name} 文件`),
  about: (files, bytes) => `${files > 1 ? `${count(files, '个文件')}，` : ''}${describeSize(bytes)}`,
  heard: (about, tools) =>
    tools.length === 0
      ? about
      : `${about}：${tools.join('、')}${/[A-Za-z\d)]$/.test(tools.at(-1) ?? '') ? ' ' : ''}等。`,
  wish: (files) => (files === 1 ? '想对它做什么？' : '想对它们做什么？'),
  examples: {
    image: '证件照、200 kB 以内、人脸打码……',
    document: '签名、涂黑、1 MB 以内……',
    video: '做 GIF、剪辑、发 WhatsApp……',
    audio: '剪辑、调大音量、转 MP3……',
    subtitles: '加到视频、转 VTT……',
  },
  saved: (steps) => `你的工作流：${listOf(steps)}`,
  moreFiles: (files) => `另有 ${count(files, '个文件')}`,
} satisfies Words<typeof english.frontWords>;
