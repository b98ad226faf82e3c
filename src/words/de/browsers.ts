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
    `Die Werkzeuge brauchen Safari ${oldestBrowsers.safari}, Firefox ${oldestBrowsers.firefox}, Chrome oder Edge ${oldestBrowsers.chrome}, Samsung Internet ${oldestBrowsers.samsunginternet_android} oder eine neuere Version davon. Ältere Browser zeigen einen Hinweis darauf.`,
    `Bei unserem letzten Test (${testedOn}) liefen alle Werkzeuge in drei Browser-Engines, und ein anderes Programm las jedes Ergebnis. Das hat funktioniert: ${results.join(', ')}.`,
    'WebKitGTK ist die Engine von Safari, für Linux gebaut. Safari selbst haben wir nicht getestet: Offen bleibt damit, was seine eigenen Decoder und Encoder für Video und Ton können.',
    'Chrome, Edge, Opera, Brave und Samsung Internet nutzen alle die Engine von Chromium.',
    'In einem privaten Fenster bekommen Seiten vielleicht keinen Platz auf der Festplatte. Dann muss ein Ergebnis in den Arbeitsspeicher passen, und die Seite meldet, wenn es nicht passt.',
    'Innerhalb mancher anderer Apps bekommen Seiten keinen gemeinsam genutzten Speicher. Bilder werden dann von anderen Programmen bearbeitet, die weniger Formate lesen und schreiben.',
    'Kann dein Browser etwas nicht, steht das vor oder nach dem Versuch auf der Seite, zusammen mit dem, was es kann.',
  ],
  more: [
    ['/proof', 'Sieh, was dein Browser blockiert'],
    ['/docs/engines', 'Worauf die Werkzeuge aufbauen'],
  ],
});
