export default {
  'Ink colour': 'Tintenfarbe',
  'Add your signature to a PDF: drawn, typed or as an image, anywhere on the page.':
    'Setze deine Unterschrift in ein PDF: gezeichnet, getippt oder als Bild, an jede Stelle der Seite.',
  signature: 'unterschrift | unterzeichnen',
  esign: 'pdf unterschreiben | signieren',
  'e-sign': 'unterschrift einfügen | initialen',
  autograph: 'unterschrift in pdf | paraphe',
  initials: 'elektronische unterschrift | docusign',
  'electronic signature': 'digital unterschreiben | vertrag unterschreiben',
  docusign: 'online unterschreiben',
  'put my name': 'e-signatur',
  Signature: 'Unterschrift',
  Draw: 'Zeichnen',
  Type: 'Tippen',
  Picture: 'Bild',
  'A PNG with transparency looks best.': 'Ein PNG mit Transparenz sieht am besten aus.',
  Initials: 'Initialen',
  Date: 'Datum',
  '28 Nov 2026': '28.11.2026',
  'Is this a digital signature?': 'Ist das eine digitale Signatur?',
  'No. It is a visible signature: lines or an image on the page. It does not prove who signed, or that the file was not changed later. For that, use Sign PDF with a certificate.':
    'Nein. Es ist eine sichtbare Unterschrift: Linien oder ein Bild auf der Seite. Sie beweist weder, wer unterschrieben hat, noch, dass die Datei später nicht geändert wurde. Dafür gibt es „PDF mit Zertifikat signieren“.',
  'Where does the signature go?': 'Wohin kommt die Unterschrift?',
  'To the bottom right of the last page, unless you drag it elsewhere. Press Place signature on any page to sign there too; initials and the date are placed the same way.':
    'Unten rechts auf die letzte Seite, wenn du sie nicht woandershin ziehst. Mit „Unterschrift einfügen“ unterschreibst du auch auf jeder anderen Seite; Initialen und Datum fügst du genauso ein.',
  'Can I sign without a mouse or a finger?': 'Kann ich ohne Maus oder Finger unterschreiben?',
  'Yes: type your name and place it with the keyboard. It is written in an italic handwriting style. {0}':
    'Ja: Tippe deinen Namen ein und platziere ihn mit der Tastatur. Er erscheint in einer schrägen Handschrift. {0}',
  'Can it be removed again?': 'Kann man sie wieder entfernen?',
  'Yes, by someone who knows how, like anything drawn on a page. Existing digital signatures are removed, because they are only valid for the unchanged file.':
    'Ja, wer weiß, wie das geht, kann das, wie bei allem, was auf eine Seite gezeichnet ist. Vorhandene digitale Signaturen werden entfernt, denn sie gelten nur für die unveränderte Datei.',
  'Is my signature stored?': 'Wird meine Unterschrift gespeichert?',
  'No. It exists only on this page, and is gone when you leave it.':
    'Nein. Es gibt sie nur auf dieser Seite, und sie ist weg, wenn du sie verlässt.',
} satisfies TableWords<'tools/sign-pdf'>;
