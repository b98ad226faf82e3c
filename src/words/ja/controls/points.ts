import type * as english from '#words/controls/points.ts';
import type { Words } from '#wording/words.ts';

export const pointsWords = {
  opening: '画像を開いています…',
  picker: 'カラーピッカー',
  picture: (name) => `${name}のプレビュー`,
  about: '約',
  clear: '選んだ色をクリア',
  pick: 'クリックして色を選んでください。正確な値が一覧に追加されます。',
  keys: 'キーボードでは、矢印キーで十字を移動、Shift+矢印キーで1ピクセルずつ、Enterで色を選びます。',
} satisfies Words<typeof english.pointsWords>;
