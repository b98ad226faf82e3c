import type * as english from '#words/offline-problems.ts';
import type { Words } from '#wording/words.ts';

/** The problem, and what to do about it. */
export const describeOfflineProblem: Words<typeof english.describeOfflineProblem> = (problem) => {
  if (problem.code === 'not-as-built')
    return `${problem.address} komt niet overeen met de bestandslijst van deze versie, dus de versie wordt niet gebruikt. Probeer het later opnieuw.`;
  if (problem.code === 'room')
    return 'De browser heeft geen ruimte meer voor deze site. Maak ruimte vrij op het apparaat, of bewaar minder soorten tools.';
  return 'De verbinding viel weg. Probeer het opnieuw, dan gaat het verder waar het was gestopt.';
};
