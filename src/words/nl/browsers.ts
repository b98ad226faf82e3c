import { oldestBrowsers } from '#browsers.ts';
import tested from '#tested-browsers.json' with { type: 'json' };
import { count } from './count.ts';

const results = Object.entries<Record<string, string>>(tested.browsers).map(([browser, tools]) => {
  const said = Object.values(tools);
  const works = said.filter((one) => one === 'works').length;
  return works === said.length
    ? `alle ${count(works, 'tool')} in ${browser}`
    : `${works} van ${said.length} in ${browser}`;
});

/**
 * The page about browsers, as lines.
 *
 * @param testedOn the date of the last run of all tools.
 */
export const browsersPage = (testedOn: string) => ({
  title: 'Browsers',
  description: 'In welke browsers de tools werken en hoe we dat weten.',
  lines: [
    `De tools hebben Safari ${oldestBrowsers.safari}, Firefox ${oldestBrowsers.firefox}, Chrome of Edge ${oldestBrowsers.chrome}, Samsung Internet ${oldestBrowsers.samsunginternet_android} of een nieuwere versie nodig. In een oudere browser krijg je daar een melding over.`,
    `Bij onze laatste test (${testedOn}) hebben we elke tool in drie browserengines uitgevoerd en elk resultaat door een ander programma laten lezen. Dit werkte: ${results.join(', ')}.`,
    'WebKitGTK is de engine van Safari, gebouwd voor Linux. Safari zelf hebben we niet getest: over zijn eigen decoders en encoders voor video en geluid zegt dit dus niets.',
    'Chrome, Edge, Opera, Brave en Samsung Internet delen de engine van Chromium.',
    'In een privévenster krijgen pagina’s soms geen schijfruimte om mee te werken. Dan moet een resultaat in het geheugen passen, en de pagina zegt het als dat niet lukt.',
    'Binnen sommige andere apps krijgen pagina’s geen gedeeld geheugen. Afbeeldingen worden dan door andere programma’s verwerkt, die minder formaten kunnen lezen en schrijven.',
    'Als je browser iets niet kan, zegt de pagina dat voor of na de poging, en ook waarmee het wel kan.',
  ],
  more: [
    ['/proof', 'Bekijk wat je browser niet laat versturen'],
    ['/docs/engines', 'Waar de tools op gebouwd zijn'],
  ],
});
