import type * as english from '#words/recorder.ts';
import type { Words } from '#wording/words.ts';
import { describeSize } from '#wording/amounts.ts';

export const recorderWords = {
  problems: {
    NotAllowedError: 'ブラウザがマイクを遮断しています。アドレスバーの横で許可してから、もう一度試してください。',
    NotFoundError: 'マイクが見つかりません。接続してから、もう一度試してください。',
    NotReadableError: 'マイクをほかのソフトが使っています。そのソフトを閉じてから、もう一度試してください。',
  } as Record<string, string>,
  record: '録音',
  again: 'もう一度録音',
  stop: '停止',
  pause: '一時停止',
  goOn: '再開',
  recording: '録音中です。',
  paused: '一時停止中です。',
  writing: 'ファイルを書き込み中…',
  fileName: (time) => `録音 ${time}`,
  written: (name, bytes) => `${name}、${describeSize(bytes)}。`,
} satisfies Words<typeof english.recorderWords>;
