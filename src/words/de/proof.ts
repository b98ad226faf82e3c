import { locale } from '#language.ts';
import { describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type * as english from '#words/proof.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page that has every way out try to send the beginning of a file away. */
export const trialWords = {
  verdicts: {
    refused: 'Blockiert',
    silent: 'Ohne Meldung blockiert',
    unseen: 'Keine Blockierung erkannt',
    absent: 'Gibt es in diesem Browser nicht',
    untried: 'Ließ sich nicht versuchen',
  },
  notTried: 'Nicht versucht',
  silent: 'Die Liste erlaubter Verbindungen, die dieser Browser durchsetzt, blockiert das.',
  gone: 'Diese Datei lässt sich nicht mehr lesen. Wähle sie noch einmal.',
  taken: (bytes: number) => describeSize(bytes),
  again: 'Noch einmal',
  /** After a number. */
  tried: 'Wegen versucht',
  refused: 'Wegen blockiert',
  refusedOrAbsent: 'Wegen blockiert oder nicht vorhanden',
  /** At the end: a line for the console of other sites. */
  elsewhere: {
    title: 'Probiere diese Zeile jetzt auf einer beliebigen anderen Website',
    how: 'Öffne dort die Entwicklertools (F12 in den meisten Browsern), wähle „Konsole“ und füge die Zeile ein. Sie zeigt, ob der Text gesendet wurde („sent“). Auf dieser Website zeigt sie „refused“: blockiert.',
    line: `await fetch('https://example.com/', { method: 'POST', mode: 'no-cors', body: 'my file' }).then(() => 'sent', () => 'refused');`,
    label: 'Kopieren',
    what: 'die Zeile',
  },
  save: 'Als Bild speichern',
  unsaved: 'Das Bild konnte nicht erstellt werden. Prüfe, ob du online bist, und versuche es erneut.',
  /** On the picture of how it ended, which people show to others. */
  picture: {
    name: 'datei-blieb-hier.png',
    told: 'Ich habe einer Webseite gesagt, sie soll meine Datei wegschicken, und mein eigener Browser hat es blockiert.',
    by: (browser: string, date: Date, address: string) => [browser, longDate().format(date), address].join(' · '),
  },
  enforced: (holds: boolean | undefined) =>
    holds ? 'Wird hier blockiert.' : holds === false ? 'Wird hier nicht blockiert.' : 'Hier unklar.',
  sample: (id: string) => `Ein Beispiel, auf dieser Seite erzeugt: ${id}\n`,
  sum({
    refused,
    silent,
    unseen,
    absent,
    untried,
  }: Record<'refused' | 'silent' | 'unseen' | 'absent' | 'untried', number>): string {
    const all = refused + silent + unseen + untried;
    const parts = [
      `${refused} mit Fehlermeldung`,
      ...(silent > 0 ? [`${silent} still`] : []),
      ...(absent > 0 ? [`${absent} gibt es in diesem Browser nicht`] : []),
      ...(untried > 0 ? [`bei ${untried} ließ es sich nicht versuchen`] : []),
      ...(unseen > 0 ? [`bei ${unseen} war keine Blockierung zu erkennen`] : []),
    ];
    const blocked =
      unseen + untried > 0
        ? `${refused + silent} von ${all} Versuchen wurden blockiert`
        : `Alle ${all} Versuche wurden blockiert`;
    const rest =
      unseen + untried > 0 ? 'Welche, steht in der Liste unten.' : 'Nichts aus deiner Datei ist nach draußen gelangt.';
    return `${blocked}: ${listOf(parts)}. ${rest}`;
  },
} satisfies Words<typeof english.trialWords>;

/** The list of a page's requests. Sizes are in bytes. */
export const requestWords = {
  sum({ made, refused, doubtful, received }: Record<'made' | 'refused' | 'doubtful' | 'received', number>): string {
    const done = `${count(made, 'Anfrage', 'Anfragen')} gestellt, ${describeSize(received)} empfangen, ${describeWhole(refused)} blockiert.`;
    return doubtful > 0
      ? `${done} ${count(doubtful, 'Anfrage könnte', 'Anfragen könnten')} etwas enthalten haben: Welche, steht in der Liste.`
      : `${done} 0 Byte deiner Dateien gesendet: Keine Anfrage ging an einen anderen Server, keine ist von einer Art, die Inhalt haben kann, und in keiner Adresse steht ein Fragezeichen.`;
  },
  fromCache: 'aus dem Cache',
  refused: 'blockiert',
  /** What it may have carried away. */
  carried: {
    'another-host': 'an einen anderen Server',
    query: 'eine Abfrage',
    body: 'einen Inhalt',
    nothing: 'nichts',
  },
} satisfies Words<typeof english.requestWords>;

/** What is tried to send something away, at the start of a line. */
export const wayTitles = {
  fetch: 'fetch',
  'fetch that outlives the page': 'fetch, das die Seite überlebt',
  'fetch that waits until the page is gone': 'fetch, das wartet, bis die Seite geschlossen ist',
  XMLHttpRequest: 'XMLHttpRequest',
  beacon: 'Beacon',
  WebSocket: 'WebSocket',
  EventSource: 'EventSource',
  WebTransport: 'WebTransport',
  cache: 'Cache',
  image: 'Bild',
  'image in a style': 'Bild in CSS',
  'image in a drawing': 'Bild in einer SVG-Zeichnung',
  font: 'Schrift',
  audio: 'Audio',
  'poster of a video': 'Posterbild eines Videos',
  stylesheet: 'Stylesheet',
  script: 'Skript',
  'module import': 'Import eines Moduls',
  'audio worklet': 'Audio-Worklet',
  prefetch: 'Vorausladen (prefetch)',
  preload: 'Vorladen (preload)',
  'module preload': 'Vorladen eines Moduls',
  manifest: 'Manifest',
  icon: 'Symbol',
  'looking a name up': 'Abfrage eines Namens',
  'connecting ahead': 'Verbindung im Voraus',
  'speculation rules': 'Spekulationsregeln',
  frame: 'Frame',
  'a frame’s own fetch': 'fetch eines Frames',
  object: 'object',
  embed: 'embed',
  ping: 'ping',
  'form in a new window': 'Formular in einem neuen Fenster',
  'inline worker': 'Eingebetteter Worker',
  worker: 'Worker',
  'shared worker': 'Shared Worker',
  'service worker': 'Service Worker',
  'WebRTC, to look for a path': 'WebRTC, um einen Weg zu suchen',
  'WebRTC, through a relay': 'WebRTC, über ein Relay',
  'WebRTC, straight to a peer': 'WebRTC, direkt zu einem anderen Gerät',
  download: 'Download',
  navigation: 'Wechsel zu einer anderen Seite',
  'a new window': 'Ein neues Fenster',
  'a page that refreshes itself': 'Eine Seite, die sich selbst neu lädt',
  form: 'Formular',
  'a form’s fields in an address': 'Felder eines Formulars in einer Adresse',
} satisfies Words<typeof english.wayTitles>;
