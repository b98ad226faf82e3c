import type * as english from '#words/front-door.ts';
import type { Words } from '#wording/words.ts';
import { describeSize, describeWhole, listOf } from '#wording/amounts.ts';

/** The drop zone that takes any files, and says what can be done with them. */
export const frontWords = {
  some: (files, name) => `${name}ファイル${describeWhole(files)}個`,
  about: (files, bytes) => `${files > 1 ? `ファイル${describeWhole(files)}個、` : ''}${describeSize(bytes)}`,
  heard: (about, tools) => (tools.length === 0 ? about : `${about}：${tools.join('、')}など。`),
  wish: () => '何をしますか？',
  examples: {
    image: '証明写真、200 kB以下、顔をぼかす…',
    document: '署名、黒塗り、1 MB以下…',
    video: 'GIFにする、カット、WhatsApp用…',
    audio: 'カット、音量を上げる、MP3に…',
    subtitles: '動画に追加、VTTに…',
  },
  saved: (steps) => `マイワークフロー：${listOf(steps)}`,
  moreFiles: (files) => `ほか${describeWhole(files)}個のファイル`,
} satisfies Words<typeof english.frontWords>;
