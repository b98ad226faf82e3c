/** Why something could not be kept. */
type OfflineProblem = { code: 'network' | 'room' } | { code: 'not-as-built'; address: string };

/** The problem, and what to do about it. */
export function describeOfflineProblem(problem: OfflineProblem): string {
  if (problem.code === 'not-as-built')
    return `${problem.address} nie zgadza się z listą plików tej wersji, więc wersja nie jest używana. Spróbuj ponownie później.`;
  if (problem.code === 'room')
    return 'Przeglądarka nie ma już miejsca dla tego serwisu. Zwolnij miejsce na urządzeniu albo zachowaj mniej rodzajów narzędzi.';
  return 'Połączenie zostało przerwane. Spróbuj ponownie, a pobieranie ruszy z tego miejsca.';
}
