import type * as english from '#words/controls/times.ts';
import type { Words } from '#wording/words.ts';

/** For the players on which times are set. */
export const timesWords = {
  opening: '開いています…',
  player: (path) => `${path}のプレーヤー`,
  unseen: (path) => `このブラウザでは${path}を再生できませんが、ツールは使えます。`,
  play: '再生',
  stop: '停止',
  trim: {
    start: '開始',
    end: '終了',
    play: '再生',
    move: {
      frame: { back: '−1フレーム', forward: '+1フレーム' },
      moment: { back: '−0.05秒', forward: '+0.05秒' },
    },
    startHere: 'ここから開始',
    endHere: 'ここで終了',
    picture: (spoken) => `${spoken}の時点の画像`,
    drawing: '画像を描画中…',
    part: ({ length, whole }) =>
      length === whole ? `全体（${whole}）を残します。` : `${whole}のうち${length}を残します。`,
    keys: (step) =>
      `キーボードでは、つまみの上で、矢印キーで${step === 'frame' ? '1フレーム' : '20分の1秒'}ずつ、Shift+矢印キーで1秒ずつ、Page UpとPage Downで10秒ずつ動かします。`,
  },
} satisfies Words<typeof english.timesWords>;
