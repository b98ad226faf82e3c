import type * as english from '#words/offline-problems.ts';
import type { Words } from '#wording/words.ts';

/** The problem, and what to do about it. */
export const describeOfflineProblem: Words<typeof english.describeOfflineProblem> = (problem) => {
  if (problem.code === 'not-as-built')
    return `${problem.address}がこのバージョンのファイル一覧と一致しないため、このバージョンは使われません。後でもう一度試してください。`;
  if (problem.code === 'room')
    return 'ブラウザに、このサイトのための空き容量がありません。端末の空き容量を増やすか、保存するツールの種類を減らしてください。';
  return '接続が切れました。もう一度試すと、止まったところから続けます。';
};
