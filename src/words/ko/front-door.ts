import type * as english from '#words/front-door.ts';
import type { Words } from '#wording/words.ts';
import { describeSize, describeWhole, listOf } from '#wording/amounts.ts';

/** The drop zone that takes any files, and says what can be done with them. */
export const frontWords = {
  some: (files, name) => `${name} 파일 ${describeWhole(files)}개`,
  about: (files, bytes) => `${files > 1 ? `파일 ${describeWhole(files)}개, ` : ''}${describeSize(bytes)}`,
  heard: (about, tools) => (tools.length === 0 ? about : `${about}: ${tools.join(', ')} 등.`),
  wish: () => '무엇을 할까요?',
  examples: {
    image: '증명사진, 200 kB 이하, 얼굴 모자이크…',
    document: '서명, 검게 가리기, 1 MB 이하…',
    video: 'GIF 만들기, 자르기, WhatsApp용…',
    audio: '자르기, 소리 키우기, MP3로…',
    subtitles: '동영상에 추가, VTT로…',
  },
  saved: (steps) => `내 작업 흐름: ${listOf(steps)}`,
  moreFiles: (files) => `외 파일 ${describeWhole(files)}개`,
} satisfies Words<typeof english.frontWords>;
