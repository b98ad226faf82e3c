import { oldestBrowsers } from '#browsers.ts';
import tested from '#tested-browsers.json' with { type: 'json' };
import type * as english from '#words/browsers.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const results = Object.entries<Record<string, string>>(tested.browsers).map(([browser, tools]) => {
  const said = Object.values(tools);
  const works = said.filter((one) => one === 'works').length;
  return works === said.length
    ? `todas as ${count(works, 'ferramenta')} no ${browser}`
    : `${works} de ${said.length} no ${browser}`;
});

/**
 * The page about browsers, as lines.
 *
 * @param testedOn the date of the last run of all tools.
 */
export const browsersPage: Words<typeof english.browsersPage> = (testedOn) => ({
  title: 'Navegadores',
  description: 'Em quais navegadores as ferramentas funcionam, e como sabemos disso.',
  lines: [
    `As ferramentas precisam do Safari ${oldestBrowsers.safari}, do Firefox ${oldestBrowsers.firefox}, do Chrome ou do Edge ${oldestBrowsers.chrome}, do Samsung Internet ${oldestBrowsers.samsunginternet_android} ou de uma versão mais nova de um deles. Um navegador mais antigo mostra uma frase que avisa disso.`,
    `Último teste de todas as ferramentas em três motores de navegador, com outro programa lendo cada resultado: ${testedOn}. Funcionaram: ${results.join(', ')}.`,
    'O WebKitGTK é o motor do Safari, compilado para Linux. O Safari em si nós não testamos: falta saber como se saem os decodificadores e codificadores de vídeo e som que só ele tem.',
    'Chrome, Edge, Opera, Brave e Samsung Internet usam o mesmo motor, o do Chromium.',
    'Uma janela anônima pode não dar às páginas espaço em disco para trabalhar. Nesse caso, o resultado precisa caber na memória, e a página avisa quando não cabe.',
    'Dentro de alguns outros apps, as páginas não têm memória compartilhada. Nesse caso, quem trata as imagens são outros programas, que leem e gravam menos formatos.',
    'Se o seu navegador não consegue fazer algo, a página avisa antes ou depois de tentar, e diz qual navegador consegue.',
  ],
  more: [
    ['/proof', 'Veja o que seu navegador se recusa a enviar'],
    ['/docs/engines', 'De que as ferramentas são feitas'],
  ],
});
