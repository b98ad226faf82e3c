/** Whether two words differ by one typo: a letter replaced, added or removed, or two letters swapped. */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const restOfA = a.slice(start);
  const restOfB = b.slice(start);
  if (a.length > b.length) return restOfA.slice(1) === restOfB;
  if (a.length < b.length) return restOfA === restOfB.slice(1);
  const swapped = restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2);
  return swapped || restOfA.slice(1) === restOfB.slice(1);
}
