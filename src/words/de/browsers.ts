import { oldestBrowsers } from '#browsers.ts';
import tested from '#tested-browsers.json' with { type: 'json' };
import { count } from './count.ts';

const results = Object.entries<Record<string, string>>(tested.browsers).map(([browser, tools]) => {
  const said = Object.values(tools);
  const works = said.filter((one) => one === 'works').length;
  return works === said.length
    ? `alle ${count(works, 'Werkzeug', 'Werkzeuge')} in ${browser}`
    : `${works} von ${said.length} in ${browser}`;
});

/**
 * The page about browsers, as lines.
 *
 * @param testedOn the date of the last run of all tools.
 */
export const browsersPage = (testedOn: string) => ({
  title: 'Browser',
  description: 'In welchen Browsern die Werkzeuge funktionieren und woher wir das wissen.',
  lines: [
    `Die Werkzeuge brauchen Safari ${oldestBrowsers.safari}, Firefox ${oldestBrowsers.firefox}, Chrome oder Edge ${oldestBrowsers.chrome}, Samsung Internet ${oldestBrowsers.samsunginternet_android} oder eine neuere Version davon. Ein älterer Browser zeigt einen Satz, der das sagt.`,
    `Bei unserem letzten Test (${testedOn}) liefen alle Werkzeuge in drei Browser-Engines, und ein anderes Programm las jedes Ergebnis. Das hat funktioniert: ${results.join(', ')}.`,
    'WebKitGTK ist die Engine von Safari, für Linux gebaut. Safari selbst haben wir nicht getestet: Seine eigenen Decoder und Encoder für Video und Ton sind der Teil, der damit offen bleibt.',
    'Chrome, Edge, Opera, Brave und Samsung Internet nutzen alle die Engine von Chromium.',
    'In einem privaten Fenster bekommen Seiten vielleicht keinen Platz auf der Festplatte. Dann muss ein Ergebnis in den Arbeitsspeicher passen, und die Seite sagt, wenn es nicht passt.',
    'In manchen anderen Apps bekommen Seiten keinen gemeinsamen Speicher. Bilder bearbeiten dann andere Programme, die weniger Formate lesen und schreiben.',
    'Kann dein Browser etwas nicht, sagt die Seite das vor oder nach dem Versuch, und sie sagt, was es kann.',
  ],
  more: [
    ['/proof', 'Sieh, was dein Browser nicht senden lässt'],
    ['/docs/engines', 'Worauf die Werkzeuge aufbauen'],
  ],
});
