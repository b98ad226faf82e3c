export default {
  'Redact PDF': 'PDF schwärzen',
  'Black out words and areas in a PDF and remove what is under them from the file for good.':
    'Wörter und Bereiche in einem PDF schwärzen und das, was darunter liegt, endgültig aus der Datei entfernen.',
  Redact: 'Schwärzen',
  blackout: 'schwärzen | weiß überdecken',
  'hide text': 'pdf schwärzen | redact',
  'remove text': 'text schwärzen',
  'remove name': 'schwaerzen',
  'cover text': 'namen schwärzen',
  'white out': 'text unkenntlich machen',
  'remove email': 'text entfernen',
  'remove phone number': 'namen entfernen',
  'personal data': 'text abdecken',
  pii: 'personenbezogene daten',
  'blank out': 'iban schwärzen | rechnung schwärzen',
  'remove iban': 'kontonummer schwärzen',
  'remove account number': 'gehaltsabrechnung schwärzen',
  'blank out words': 'kontoauszug schwärzen',
  payslip: 'telefonnummer entfernen',
  'account number': 'email entfernen',
  'Words to remove': 'Zu schwärzende Wörter',
  'Every occurrence, however it is written. Separate several with semicolons.':
    'Jedes Vorkommen, unabhängig von der Schreibweise. Trenne mehrere Wörter mit Semikolon.',
  'Ann Smith; 030 1234': 'Anna Schmidt; 030 1234',
  'Email addresses': 'E-Mail-Adressen',
  'Phone numbers': 'Telefonnummern',
  IBANs: 'IBANs',
  'International account numbers, such as DE89 3704…': 'Internationale Kontonummern, etwa DE89 3704 …',
  'Card numbers': 'Kartennummern',
  'Dates of birth': 'Geburtsdaten',
  'Dates next to words such as “born” or “date of birth”.':
    'Datumsangaben neben Wörtern wie „geboren“ oder „Geburtsdatum“.',
  'National ID numbers': 'Ausweis- und Steuernummern',
  'Social security, tax and identity numbers of 22 countries.':
    'Sozialversicherungs-, Steuer- und Ausweisnummern aus 22 Ländern.',
  'Pattern (regular expression)': 'Muster (regulärer Ausdruck)',
  'Keep these': 'Diese stehen lassen',
  'Box colour': 'Farbe der Balken',
  'Is it really removed?': 'Ist es wirklich weg?',
  'Yes. Letters under an area are removed from the page’s content, images lose the pixels there, lines and shapes are cut off at its edges, and comments, links and form fields are removed with their values. Each result is then checked with another program, PDFium: if it still finds a letter under an area, the whole page is turned into an image instead.':
    'Ja. Buchstaben unter einem Bereich werden aus dem Inhalt der Seite entfernt, Bilder verlieren dort ihre Pixel, Linien und Formen werden an seinem Rand abgeschnitten, und Kommentare, Links und Formularfelder werden samt ihren Werten entfernt. Danach wird jedes Ergebnis mit einem anderen Programm geprüft, PDFium: Findet es noch einen Buchstaben unter einem Bereich, wird stattdessen die ganze Seite zum Bild.',
  'What else is removed?': 'Was wird noch entfernt?',
  'Everything that could still contain the words: title and author, XMP, page thumbnails, scripts, attached files, hidden page templates, alternative texts of these pages, earlier versions of the file, content that is never shown, and every word in a bookmark that was under an area.':
    'Alles, was die Wörter noch enthalten könnte: Titel und Autor, XMP, Vorschaubilder der Seiten, Skripte, angehängte Dateien, verborgene Seitenvorlagen, Alternativtexte dieser Seiten, frühere Versionen der Datei, Inhalt, der nie gezeigt wird, und in Lesezeichen jedes Wort, das unter einem Bereich stand.',
  'When is a page turned into an image?': 'Wann wird eine Seite zum Bild?',
  'When something on it cannot be removed in part: patterns that are never seen whole outside the area, soft masks that reach into it, or fonts that do not say which letters their codes stand for. That page then loses its searchable text, and the result says which page it is. The others stay text.':
    'Wenn sich etwas darauf nicht teilweise entfernen lässt: Muster, die außerhalb des Bereichs nie ganz zu sehen sind, weiche Masken, die hineinragen, oder Schriften, die nicht angeben, für welche Buchstaben ihre Codes stehen. Diese Seite verliert dann ihren durchsuchbaren Text, und beim Ergebnis steht, welche es ist. Die anderen bleiben Text.',
  'Can it miss something?': 'Kann etwas übersehen werden?',
  'The search removes words that are text. Pages of the result that have images or drawings are read with OCR, up to {0} of them, and the words that can still be read there are named: draw areas over them. OCR may misread a word, and then misses it. If a page is a scan, you can also use Make a scan searchable (OCR) first: the words that it reads are then found. Personal data is found by its form and its check digits: a number that is written in an unusual way may be missed, and one that only looks like personal data may be found. Press a match on the page to keep it. Type words as you would on a keyboard: they are found in upper and lower case, with any kind of dash, apostrophe or digit, with accents and ligatures, over the ends of lines and pages, on turned pages, and in comments and form fields. A word in pieces that may be one word stays, and the result names it. If a removed word is still somewhere else in the file, such as in a bookmark, the name of a layer or a link, the result says where. It also says on which pages the file does not name its letters, where words may be missed. Check the result before you share it.':
    'Die Suche entfernt Wörter, die Text sind. Seiten des Ergebnisses mit Bildern oder Zeichnungen werden per OCR gelesen, bis zu {0} davon, und Wörter, die dort noch lesbar sind, werden genannt: Zeichne dann Bereiche darüber. OCR kann ein Wort falsch lesen und übersieht es dann. Ist eine Seite ein Scan, kannst du auch zuerst „Scan durchsuchbar machen (OCR)“ nehmen: Die Wörter, die es liest, werden dann gefunden. Persönliche Daten werden an ihrer Form und ihren Prüfziffern erkannt: Eine ungewöhnlich geschriebene Nummer kann fehlen, und eine, die nur so aussieht, kann dabei sein. Drücke auf der Seite auf einen Treffer, um ihn stehen zu lassen. Gib Wörter wie gewohnt ein: Sie werden in Groß- und Kleinschreibung gefunden, mit jeder Art von Strich, Apostroph oder Ziffer, mit Akzenten und Ligaturen, über Zeilen- und Seitenenden hinweg, auf gedrehten Seiten und in Kommentaren und Formularfeldern. Ein zerteiltes Wort, das eines davon sein könnte, bleibt stehen und wird beim Ergebnis genannt. Steht ein entferntes Wort noch anderswo in der Datei, etwa in einem Lesezeichen, im Namen einer Ebene oder in einem Link, steht beim Ergebnis, wo. Dort steht auch, auf welchen Seiten die Datei ihre Buchstaben nicht angibt und deshalb Wörter fehlen können. Prüfe das Ergebnis, bevor du es weitergibst.',
} satisfies TableWords<'tools/redact-pdf'>;
