import { oldestBrowsers } from '#browsers.ts';
import tested from '#tested-browsers.json' with { type: 'json' };

const results = Object.entries<Record<string, string>>(tested.browsers).map(([browser, tools]) => {
  const said = Object.values(tools);
  const works = said.filter((one) => one === 'works').length;
  return works === said.length ? `${browser}: wszystkie (${works})` : `${browser}: ${works} z ${said.length}`;
});

/** The page about browsers, as lines. */
export const browsersPage = (testedOn: string) => ({
  title: 'Przeglądarki',
  description: 'W jakich przeglądarkach działają narzędzia i skąd to wiemy.',
  lines: [
    `Narzędzia wymagają Safari ${oldestBrowsers.safari}, Firefoksa ${oldestBrowsers.firefox}, Chrome lub Edge ${oldestBrowsers.chrome}, Samsung Internet ${oldestBrowsers.samsunginternet_android} albo nowszej wersji którejś z tych przeglądarek. W starszej zobaczysz informację o tym.`,
    `Test z ${testedOn}: każde narzędzie uruchomiliśmy w trzech silnikach przeglądarek, a każdy wynik odczytał inny program. Działające narzędzia: ${results.join('; ')}.`,
    'WebKitGTK to silnik Safari zbudowany dla Linuksa. Samego Safari nie sprawdzaliśmy: niewiadomą pozostają jego własne dekodery i kodery wideo i dźwięku.',
    'Chrome, Edge, Opera, Brave i Samsung Internet mają wspólny silnik, Chromium.',
    'W oknie prywatnym strony mogą nie mieć dostępu do dysku. Wynik musi się wtedy zmieścić w pamięci, a jeśli się nie mieści, strona o tym informuje.',
    'W przeglądarkach wbudowanych w niektóre aplikacje strony nie mają pamięci współdzielonej. Obrazami zajmują się wtedy inne programy, które odczytują i zapisują mniej formatów.',
    'Jeśli przeglądarka czegoś nie potrafi, strona informuje o tym przed próbą lub po niej i podaje, co jest możliwe.',
  ],
  more: [
    ['/proof', 'Zobacz, czego Twoja przeglądarka odmawia wysłania'],
    ['/docs/engines', 'Na czym zbudowano narzędzia'],
  ],
});
