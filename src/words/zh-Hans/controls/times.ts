import type { Words } from '#wording/words.ts';
import type * as english from '#words/controls/times.ts';
/**
 * For the players on which times are set. Times are text: `1:02.48` for display, `1 minute 2.48 seconds` for screen
 * readers.
 */
export const timesWords = {
  opening: '正在打开……',
  player: (path: string) => `${path} 的播放器`,
  unseen: (path: string) => `这个浏览器无法播放 ${path}，但工具仍可使用。`,
  play: '播放',
  stop: '停止',
  trim: {
    start: '开始',
    end: '结束',
    play: '播放',
    /** By a frame, or for audio by a moment. */
    move: {
      frame: { back: '−1 帧', forward: '+1 帧' },
      moment: { back: '−0.05 秒', forward: '+0.05 秒' },
    },
    startHere: '从这里开始',
    endHere: '到这里结束',
    picture: (spoken: string) => `${spoken}的画面`,
    drawing: '正在画出画面……',
    part: ({ length, whole }: { length: string; whole: string }) =>
      length === whole ? `全部保留（${whole}）。` : `${whole} 中保留 ${length}。`,
    /** How far keys move the ends of the part: audio has no frames. */
    keys: (step: 'frame' | 'moment') =>
      `键盘操作，在把手上：方向键移动${step === 'frame' ? '一帧' : '二十分之一秒'}，加 Shift 移动一秒，Page Up 和 Page Down 移动十秒。`,
  },
} satisfies Words<typeof english.timesWords>;
