import type * as english from '#words/controls/photo-frame.ts';
import type { Words } from '#wording/words.ts';

/** The control that places a photo of a person in a frame. */
export const photoFrameWords = {
  frame: '枠',
  zoom: '枠の大きさ',
  drag: '枠またはその隅をドラッグしてください。',
  looked: {
    looking: '顔を探しています…',
    found: '顔に合わせて配置しました。あごが下の線、頭のてっぺんが上の2本の線の間にあるか確認してください。',
    none: '顔が見つかりませんでした。あごを下の線に、頭のてっぺんを上の2本の線の間に合わせてください。',
    failed: '現在、顔を検出できません。あごを下の線に、頭のてっぺんを上の2本の線の間に合わせてください。',
  },
} satisfies Words<typeof english.photoFrameWords>;
