import type * as english from '#words/offline-problems.ts';
import type { Words } from '#wording/words.ts';

/** The problem, and what to do about it. */
export const describeOfflineProblem: Words<typeof english.describeOfflineProblem> = (problem) => {
  if (problem.code === 'not-as-built')
    return `이 버전의 파일 목록과 일치하지 않는 파일이 있어 이 버전을 사용하지 않습니다: ${problem.address}. 나중에 다시 시도하세요.`;
  if (problem.code === 'room')
    return '브라우저에 이 사이트가 쓸 공간이 더 없습니다. 기기의 공간을 확보하거나 저장할 도구 종류를 줄이세요.';
  return '연결이 끊어졌습니다. 다시 시도하면 멈춘 곳부터 이어집니다.';
};
