export default {
  'Watermark PDF': 'Wasserzeichen in PDF einfügen',
  'Write a word such as “Draft” or “Copy” across the pages of a PDF.':
    'Ein Wort wie „Entwurf“ oder „Kopie“ schräg über die Seiten eines PDFs schreiben.',
  draft: 'entwurf | pdf wasserzeichen | stempel auf pdf | pdf kennzeichnen',
  confidential: 'vertraulich | wasserzeichen hinzufügen | kopie | draft',
  'text on pdf': 'text auf pdf | pdf stempel | muster | confidential',
  Draft: 'Entwurf',
  'Can a watermark be removed again?': 'Kann man ein Wasserzeichen wieder entfernen?',
  'Yes, by someone who knows how: it is text on top of the page. It tells people what a file is; it does not protect it.':
    'Ja, wer weiß, wie das geht, kann das: Es ist Text über der Seite. Es sagt, was eine Datei ist; es schützt sie nicht.',
  'Where does the watermark go?': 'Wo steht das Wasserzeichen?',
  'Across each page from bottom left to top right, over the existing content, also on rotated pages.':
    'Schräg über jede Seite, von unten links nach oben rechts, über dem Inhalt, auch auf gedrehten Seiten.',
  'Nothing. Text can still be searched and copied, and bookmarks, links, forms and tags stay; screen readers skip the watermark. Digital signatures are removed, because they are only valid for the original file.':
    'Nichts. Text lässt sich weiter suchen und kopieren, und Lesezeichen, Links, Formulare und Tags bleiben; Screenreader lesen das Wasserzeichen nicht vor. Digitale Signaturen werden entfernt, denn sie gelten nur für die Originaldatei.',
} satisfies TableWords<'tools/watermark-pdf'>;
