/** Why something could not be kept. */
type OfflineProblem = { code: 'network' | 'room' } | { code: 'not-as-built'; address: string };

/** The problem, and what to do about it. */
export function describeOfflineProblem(problem: OfflineProblem): string {
  if (problem.code === 'not-as-built')
    return `${problem.address} 与这个版本的文件清单不符，所以不使用这个版本。请稍后再试。`;
  if (problem.code === 'room') return '浏览器无法再给本网站分配空间。请在设备上腾出空间，或少保存几类工具。';
  return '网络连接已断开。重试会从断开处继续。';
}
