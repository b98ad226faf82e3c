import type * as english from '#words/controls/crop.ts';
import type { Words } from '#wording/words.ts';

const units = { points: 'ポイント', pixels: 'ピクセル' };

export const cropWords = {
  opening: 'ファイルを開いています…',
  box: '切り抜き枠',
  picture: (name) => `${name}のプレビュー`,
  drag: '枠またはその端をドラッグしてください。',
  keys: {
    points: 'キーボードでは、矢印キーで移動、Shift+矢印キーで大きさを変更、Alt+矢印キーで1ポイントずつ移動します。',
    pixels: 'キーボードでは、矢印キーで移動、Shift+矢印キーで大きさを変更、Alt+矢印キーで1ピクセルずつ移動します。',
  },
  where: ({ width, height, left, top }, unit) => `${width} × ${height}${units[unit]}、左から${left}、上から${top}。`,
  sides: { width: '幅', height: '高さ', left: '左から', top: '上から' },
  shape: '枠の縦横比',
  anyShape: '自由',
  ownShape: '画像と同じ',
  kept: {
    document: '各ページで残す範囲',
    image: '各画像で残す範囲',
    media: '各動画で残す範囲',
  },
  sameShare: '同じ割合',
  same: { points: '同じポイント数', pixels: '同じピクセル数' },
} satisfies Words<typeof english.cropWords>;
