export default {
  'Protect PDF': 'PDF schützen',
  'Encrypt a PDF with a password, or restrict printing and copying.':
    'Ein PDF mit einem Passwort verschlüsseln oder Drucken und Kopieren einschränken.',
  protected: 'geschützt',
  encrypt: 'pdf verschlüsseln | pdf kennwortschutz',
  lock: 'pdf mit passwort schützen | pdf absichern',
  'add password': 'passwort setzen | schreibschutz',
  'password protect': 'passwort hinzufügen',
  'restrict printing': 'kennwort',
  'set password': 'pdf sperren',
  'stop printing': 'pdf sichern | passwortschutz',
  'prevent copying': 'drucken verbieten',
  'put password on pdf': 'kopieren verhindern',
  'Password to open the file': 'Passwort zum Öffnen',
  'correct horse battery staple': 'richtig pferd batterie heftklammer',
  'Owner password': 'Besitzerpasswort',
  'Opens the file without the restrictions below. Without an owner password, nobody can lift them.':
    'Öffnet die Datei ohne die Einschränkungen unten. Ohne Besitzerpasswort kann niemand sie aufheben.',
  'Allow printing': 'Drucken erlauben',
  'Allow copying': 'Kopieren erlauben',
  'Screen readers can always read the text.': 'Screenreader können den Text immer lesen.',
  'Allow changes': 'Änderungen erlauben',
  'Editing, commenting, filling in forms and moving pages.':
    'Bearbeiten, kommentieren, Formulare ausfüllen und Seiten verschieben.',
  'How strong is the protection?': 'Wie stark ist der Schutz?',
  'The file is encrypted with AES-256, as in PDF 2.0 (revision 6). It cannot be read without the password, but a weak password can be guessed. All current PDF readers open such files; Acrobat does since version X.':
    'Die Datei wird mit AES-256 verschlüsselt, wie in PDF 2.0 (Revision 6). Ohne das Passwort ist sie nicht lesbar, aber ein schwaches Passwort lässt sich erraten. Alle aktuellen PDF-Reader öffnen solche Dateien, Acrobat seit Version X.',
  'Do the restrictions really protect the file?': 'Schützen die Einschränkungen die Datei wirklich?',
  'They are only a request: PDF readers that follow the standard respect them, others do not. Only the password keeps people out. With only an owner password, anyone can open and read the file.':
    'Sie sind nur eine Bitte: PDF-Reader, die sich an den Standard halten, beachten sie, andere nicht. Nur das Passwort zum Öffnen hält andere fern. Hat die Datei nur ein Besitzerpasswort, können alle sie öffnen und lesen.',
  'What if I forget the password?': 'Und wenn ich das Passwort vergesse?',
  'Then the file cannot be opened: there is no second key, here or elsewhere. Keep the original file.':
    'Dann lässt sich die Datei nicht mehr öffnen: Es gibt keinen zweiten Schlüssel, weder hier noch anderswo. Bewahre die Originaldatei auf.',
  'Nothing that you can see. Pages, bookmarks, links, forms, attachments and tags are copied and encrypted. Digital signatures are removed, because they are only valid for the original file.':
    'Nichts, was man sieht. Seiten, Lesezeichen, Links, Formulare, Anhänge und Tags werden kopiert und verschlüsselt. Digitale Signaturen werden entfernt, denn sie gelten nur für die Originaldatei.',
} satisfies TableWords<'tools/protect-pdf'>;
