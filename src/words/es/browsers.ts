import { oldestBrowsers } from '#browsers.ts';
import tested from '#tested-browsers.json' with { type: 'json' };
import type * as english from '#words/browsers.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const results = Object.entries<Record<string, string>>(tested.browsers).map(([browser, tools]) => {
  const said = Object.values(tools);
  const works = said.filter((one) => one === 'works').length;
  return works === said.length
    ? `las ${count(works, 'herramienta')} en ${browser}`
    : `${works} de ${said.length} en ${browser}`;
});

/**
 * The page about browsers, as lines.
 *
 * @param testedOn the date of the last run of all tools.
 */
export const browsersPage: Words<typeof english.browsersPage> = (testedOn) => ({
  title: 'Navegadores',
  description: 'En qué navegadores funcionan las herramientas, y cómo lo sabemos.',
  lines: [
    `Las herramientas necesitan Safari ${oldestBrowsers.safari}, Firefox ${oldestBrowsers.firefox}, Chrome o Edge ${oldestBrowsers.chrome}, Samsung Internet ${oldestBrowsers.samsunginternet_android}, o una versión más nueva de uno de ellos. En un navegador más antiguo, la página lo indica.`,
    `Última prueba de todas las herramientas en tres motores de navegador, leyendo cada resultado con otro programa: ${testedOn}. Funcionaron: ${results.join(', ')}.`,
    'WebKitGTK es el motor de Safari, compilado para Linux. No hemos probado Safari en sí: queda por ver cómo funcionan sus decodificadores y codificadores de vídeo y sonido.',
    'Chrome, Edge, Opera, Brave y Samsung Internet comparten el motor de Chromium.',
    'En una ventana privada, puede que las páginas no tengan disco en el que trabajar. En ese caso, el resultado tiene que caber en la memoria, y la página avisa si no cabe.',
    'Dentro de algunas apps, las páginas no tienen memoria compartida. En ese caso, de las imágenes se encargan otros programas, que leen y escriben menos formatos.',
    'Si tu navegador no puede hacer algo, la página lo indica antes o después de intentarlo, y dice cuál puede.',
  ],
  more: [
    ['/proof', 'Mira qué se niega a enviar tu navegador'],
    ['/docs/engines', 'Con qué están hechas las herramientas'],
  ],
});
