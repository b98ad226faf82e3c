import type { Words } from '#wording/words.ts';
import type * as english from '#words/recorder.ts';
import { describeSize } from '#wording/amounts.ts';

export const recorderWords = {
  /** Why there is no audio, by the name of the browser’s error. */
  problems: {
    NotAllowedError: '浏览器阻止了麦克风。请在地址栏旁允许使用，然后重试。',
    NotFoundError: '没有找到麦克风。请连接后重试。',
    NotReadableError: '麦克风正被另一个程序使用。请关闭那个程序后重试。',
  } as Record<string, string>,
  record: '录音',
  again: '重新录音',
  stop: '停止',
  pause: '暂停',
  goOn: '继续',
  recording: '正在录音。',
  paused: '已暂停。',
  writing: '正在写入文件……',
  /** @param time `2026-05-04 13.05`. */
  fileName: (time: string) => `录音 ${time}`,
  written: (name: string, bytes: number) => `${name}，${describeSize(bytes)}。`,
} satisfies Words<typeof english.recorderWords>;
