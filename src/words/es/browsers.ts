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
    `Las herramientas necesitan Safari ${oldestBrowsers.safari}, Firefox ${oldestBrowsers.firefox}, Chrome o Edge ${oldestBrowsers.chrome}, Samsung Internet ${oldestBrowsers.samsunginternet_android}, o una versión más nueva de uno de ellos. Un navegador más antiguo muestra una frase que lo dice.`,
    `Última prueba de todas las herramientas en tres motores de navegador, con otro programa que leyó cada resultado: ${testedOn}. Funcionaron: ${results.join(', ')}.`,
    'WebKitGTK es el motor de Safari, compilado para Linux. No hemos probado el propio Safari: queda por ver cómo van sus decodificadores y codificadores de vídeo y sonido.',
    'Chrome, Edge, Opera, Brave y Samsung Internet comparten el motor de Chromium.',
    'Una ventana privada puede no dar a las páginas disco en el que trabajar. Entonces el resultado tiene que caber en la memoria, y la página dice si no cabe.',
    'Dentro de algunas otras apps, las páginas no tienen memoria compartida. Entonces trabajan con las imágenes otros programas, que leen y escriben menos formatos.',
    'Si tu navegador no puede hacer algo, la página lo dice antes o después de intentarlo, y dice cuál puede.',
  ],
  more: [
    ['/proof', 'Mira qué se niega a enviar tu navegador'],
    ['/docs/engines', 'Con qué están hechas las herramientas'],
  ],
});
