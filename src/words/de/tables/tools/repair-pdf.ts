export default {
  'Repair PDF': 'PDF reparieren',
  'Repair a damaged PDF: find its objects and pages again, remove what cannot be read, and see what was wrong.':
    'Ein beschädigtes PDF reparieren: Objekte und Seiten wiederfinden, Unlesbares entfernen und erfahren, was nicht stimmte.',
  Repair: 'Reparieren',
  repaired: 'repariert',
  fix: 'pdf reparieren | pdf retten',
  broken: 'pdf kaputt | fehlerhafte pdf',
  corrupt: 'pdf beschädigt | pdf fehler',
  damaged: 'pdf wiederherstellen | korrupte pdf',
  recover: 'defektes pdf | datei beschädigt',
  'cannot open': 'pdf lässt sich nicht öffnen',
  restore: 'kann pdf nicht öffnen',
  'What can be repaired?': 'Was lässt sich reparieren?',
  'A wrong or missing list of objects, a file that was cut off, pages that nothing links to, a page tree that contradicts itself, objects that break the rules, streams with a wrong length or damaged data, and extra bytes at the start. Objects that cannot be read are removed. The result says what was found and how much was checked.':
    'Eine falsche oder fehlende Objektliste, eine abgeschnittene Datei, Seiten, auf die nichts verweist, ein widersprüchlicher Seitenbaum, Objekte, die gegen die Regeln verstoßen, Datenströme mit falscher Länge oder beschädigten Daten und überzählige Bytes am Anfang. Objekte, die nicht lesbar sind, werden entfernt. Beim Ergebnis steht, was gefunden und wie viel geprüft wurde.',
  'What cannot be repaired?': 'Was lässt sich nicht reparieren?',
  'Data that is missing from the file. If a file was cut off, the objects in its first part are saved; if there is no page among them, you are told so. Data that cannot be decompressed stays in the file as it is, and so do damaged images, damaged fonts and errors in what draws a page. The result says if there are any of these, except for fonts, which are not checked.':
    'Daten, die in der Datei fehlen. Ist eine Datei abgeschnitten, werden die Objekte im vorhandenen Teil gerettet; ist keine Seite darunter, erfährst du es. Daten, die sich nicht entpacken lassen, bleiben, wie sie sind, ebenso beschädigte Bilder, beschädigte Schriften und Fehler in den Befehlen, die eine Seite zeichnen. Beim Ergebnis steht, was davon vorkommt; nur Schriften werden nicht geprüft.',
  'What if nothing is wrong?': 'Und wenn nichts kaputt ist?',
  'Then the result says so. The file is rewritten anyway, with a correct list of objects and without unused parts. Some PDF readers are stricter than others, and this may be all they need.':
    'Dann steht das beim Ergebnis. Die Datei wird trotzdem neu geschrieben, mit einer richtigen Objektliste und ohne Unbenutztes. Manche PDF-Reader sind strenger als andere, und vielleicht hilft ihnen das schon.',
} satisfies TableWords<'tools/repair-pdf'>;
