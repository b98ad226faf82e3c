import type * as english from '#words/compare.ts';
import type { Words } from '#wording/words.ts';

/** The comparison of an image or video before and after. */
export const compareWords = {
  title: (name) => `${name}の処理前と処理後`,
  titleOfSeveral: '2つの版を比較',
  opening: '両方を開いています…',
  original: '元のファイル',
  side: ['境界線の左', '境界線の右'],
  choice: (name, size) => `${name} ${size}`,
  before: '処理前',
  after: '処理後',
  divider: '処理前と処理後の境界線',
  frame: 'フレーム',
  close: '閉じる',
  fit: '全体を表示',
  actualSize: '実際のサイズ（1:1）',
  zoom: '表示倍率',
  zoomIn: '拡大',
  zoomOut: '縮小',
  play: '両方を再生',
  pause: '一時停止',
  time: '2つの動画の再生位置',
  mute: 'ミュート',
  unmute: 'ミュート解除',
  fullScreen: '全画面',
  frames: 'フレームを比較',
  unplayable: {
    before: 'このブラウザでは、元のファイルを結果と並べて再生できません。',
    after: 'このブラウザでは、結果を再生できません。',
  },
  hidden: (name, why) => `${name}はここに表示できません。${why}`,
} satisfies Words<typeof english.compareWords>;
