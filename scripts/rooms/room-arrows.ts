/** Maps a room to the rooms that it imports from. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the rooms that one reaches by any number of imports; itself only if it is in a cycle. */
export function reachableFrom(room: string, arrows: Arrows): Set<string> {
  const found = new Set<string>();
  const toVisit = [...(arrows.get(room) ?? [])];
  for (let next = toVisit.pop(); next !== undefined; next = toVisit.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    toVisit.push(...(arrows.get(next) ?? []));
  }
  return found;
}

/** Returns the groups of rooms that import from each other, directly or indirectly. */
export function circlesIn(arrows: Arrows): string[][] {
  const circles = new Map<string, string[]>();
  for (const room of arrows.keys()) {
    const within = [...reachableFrom(room, arrows)].filter((other) => reachableFrom(other, arrows).has(room));
    if (within.length > 0) circles.set(within.toSorted().join(' '), within.toSorted());
  }
  return [...circles.values()];
}

/** Returns the transitive reduction: the arrows needed to see what is reachable. All arrows within a cycle stay. */
export function withoutShortCuts(arrows: Arrows): Arrows {
  const reached = new Map([...arrows.keys()].map((room) => [room, reachableFrom(room, arrows)]));
  const reaches = (from: string, to: string) => reached.get(from)?.has(to) ?? false;
  const isShortCut = (from: string, to: string) =>
    !reaches(to, from) &&
    [...(reached.get(from) ?? [])].some(
      (via) => via !== to && reaches(via, to) && !reaches(via, from) && !reaches(to, via),
    );
  return new Map(
    [...arrows].map(([from, others]) => [from, new Set([...others].filter((to) => !isShortCut(from, to)))]),
  );
}
