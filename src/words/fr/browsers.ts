import { oldestBrowsers } from '#browsers.ts';
import tested from '#tested-browsers.json' with { type: 'json' };
import type * as english from '#words/browsers.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const results = Object.entries<Record<string, string>>(tested.browsers).map(([browser, tools]) => {
  const said = Object.values(tools);
  const works = said.filter((one) => one === 'works').length;
  return works === said.length
    ? `les ${count(works, 'outil')} dans ${browser}`
    : `${works} sur ${said.length} dans ${browser}`;
});

/**
 * The page about browsers, as lines.
 *
 * @param testedOn the date of the last run of all tools.
 */
export const browsersPage: Words<typeof english.browsersPage> = (testedOn) => ({
  title: 'Navigateurs',
  description: 'Dans quels navigateurs les outils fonctionnent, et comment nous le savons.',
  lines: [
    `Les outils nécessitent Safari ${oldestBrowsers.safari}, Firefox ${oldestBrowsers.firefox}, Chrome ou Edge ${oldestBrowsers.chrome}, Samsung Internet ${oldestBrowsers.samsunginternet_android}, ou une version plus récente de l’un d’eux. Dans un navigateur plus ancien, un message l’indique.`,
    `Dernier essai de tous les outils dans trois moteurs de navigateur, chaque résultat étant relu par un autre programme : ${testedOn}. Ont fonctionné : ${results.join(', ')}.`,
    'WebKitGTK est le moteur de Safari, compilé pour Linux. Nous n’avons pas essayé Safari lui-même : ses propres décodeurs et encodeurs pour la vidéo et le son restent donc à tester.',
    'Chrome, Edge, Opera, Brave et Samsung Internet partagent le moteur de Chromium.',
    'Dans une fenêtre privée, les pages n’ont parfois pas accès au disque. Le résultat doit alors tenir en mémoire, et la page vous prévient s’il n’y tient pas.',
    'Ouvertes à l’intérieur de certaines autres applications, les pages n’ont pas de mémoire partagée. Les images sont alors traitées par d’autres programmes, qui lisent et écrivent moins de formats.',
    'Si votre navigateur ne peut pas faire quelque chose, la page le dit, avant ou après avoir essayé, et indique lequel en est capable.',
  ],
  more: [
    ['/proof', 'Voyez ce que votre navigateur refuse d’envoyer'],
    ['/docs/engines', 'Sur quoi les outils sont construits'],
  ],
});
