/** Why something could not be kept. */
type OfflineProblem = { code: 'network' | 'room' } | { code: 'not-as-built'; address: string };

/** The problem, and what to do about it. */
export function describeOfflineProblem(problem: OfflineProblem): string {
  if (problem.code === 'not-as-built')
    return `${problem.address} does not match the list of files for this version, so the version is not used. Try again later.`;
  if (problem.code === 'room')
    return 'The browser has no more space for this site. Free up space on the device, or keep fewer kinds of tools.';
  return 'The connection was lost. Try again to continue from where it stopped.';
}
