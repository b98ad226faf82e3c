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
  description: 'Dans quels navigateurs les outils marchent, et comment nous le savons.',
  lines: [
    `Les outils demandent Safari ${oldestBrowsers.safari}, Firefox ${oldestBrowsers.firefox}, Chrome ou Edge ${oldestBrowsers.chrome}, Samsung Internet ${oldestBrowsers.samsunginternet_android}, ou une version plus récente de l’un d’eux. Un navigateur plus ancien affiche une phrase qui le dit.`,
    `Dernier essai de tous les outils dans trois moteurs de navigateur, où un autre programme a lu chaque résultat : ${testedOn}. Ceux-ci ont marché : ${results.join(', ')}.`,
    'WebKitGTK est le moteur de Safari, construit pour Linux. Nous n’avons pas essayé Safari lui-même : ses propres décodeurs et encodeurs pour la vidéo et le son sont ce qui reste ouvert.',
    'Chrome, Edge, Opera, Brave et Samsung Internet partagent le moteur de Chromium.',
    'Une fenêtre privée peut ne donner aux pages aucun disque pour travailler. Le résultat doit alors tenir en mémoire, et la page le dit s’il n’y tient pas.',
    'À l’intérieur de certaines autres applications, les pages n’ont pas de mémoire partagée. Les images sont alors traitées par d’autres programmes, qui lisent et écrivent moins de formats.',
    'Si votre navigateur ne peut pas faire quelque chose, la page le dit avant ou après avoir essayé, et dit lequel le peut.',
  ],
  more: [
    ['/proof', 'Voyez ce que votre navigateur refuse d’envoyer'],
    ['/docs/engines', 'Sur quoi les outils sont construits'],
  ],
});
