/** Why something could not be kept. */
type OfflineProblem = { code: 'network' | 'room' } | { code: 'not-as-built'; address: string };

/** What is in the way, and what to do. */
export function describeOfflineProblem(problem: OfflineProblem): string {
  if (problem.code === 'not-as-built')
    return `${problem.address} is not the file that the list of this version names, so nothing of this version is used. Try again later.`;
  if (problem.code === 'room')
    return 'This browser has no more room for this site. Free some space on the device, or keep fewer kinds of tools.';
  return 'The connection was lost. What has arrived is still here: try again to go on from there.';
}
