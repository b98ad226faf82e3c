export default {
  'Unlock PDF': 'PDF entsperren',
  'Remove the password and restrictions from a PDF whose password you know.':
    'Passwort und Einschränkungen eines PDFs entfernen, wenn du sein Passwort kennst.',
  Unlock: 'Entsperren',
  unlocked: 'entsperrt',
  'remove password': 'passwort entfernen | schreibschutz aufheben',
  decrypt: 'pdf passwort entfernen | drucken nicht erlaubt',
  password: 'kennwort entfernen | gesperrtes pdf öffnen',
  unprotect: 'pdf entschlüsseln | pdf freigeben',
  'remove restrictions': 'entschlüsseln',
  'remove protection': 'passwort',
  'open locked': 'schutz aufheben',
  'print restricted': 'pdf schutz entfernen',
  'printing not allowed': 'kopierschutz entfernen',
  'Do I need the password?': 'Brauche ich das Passwort?',
  'Yes, if the file asks for a password when you open it. Type it next to the file; the page says if it is wrong. Either of its two passwords works, and if several files have the same one, you only type it once. Files that open without a password but cannot be printed or changed need none.':
    'Ja, wenn die Datei beim Öffnen danach fragt. Gib es neben der Datei ein; ist es falsch, sagt dir das die Seite. Jedes der beiden Passwörter geht, und haben mehrere Dateien dasselbe, gibst du es nur einmal ein. Für Dateien, die sich ohne Passwort öffnen, aber nicht drucken oder ändern lassen, brauchst du keines.',
  'Only the encryption is removed. Pages, text, images, bookmarks, links, forms, comments, attachments and tags are copied as they are. Digital signatures are removed, because they are only valid for the original file; the result says so if there were any.':
    'Nur die Verschlüsselung wird entfernt. Seiten, Text, Bilder, Lesezeichen, Links, Formulare, Kommentare, Anhänge und Tags werden kopiert, wie sie sind. Digitale Signaturen werden entfernt, denn sie gelten nur für die Originaldatei; gab es welche, steht das beim Ergebnis.',
  'Which kinds of protection can it open?': 'Welche Arten von Schutz lassen sich entfernen?',
  'Everything that uses a password, from the 40-bit RC4 of 1994 to today’s AES-256. Files locked with a certificate or by a rights service cannot be opened.':
    'Jeder Schutz mit Passwort, von 40-Bit-RC4 aus dem Jahr 1994 bis zum heutigen AES-256. Dateien, die mit einem Zertifikat oder durch einen Rechtedienst geschützt sind, lassen sich nicht öffnen.',
  'Can it find a forgotten password?': 'Lässt sich ein vergessenes Passwort herausfinden?',
  'No. It does not guess passwords.': 'Nein. Hier werden keine Passwörter erraten.',
  'Are passwords stored?': 'Werden Passwörter gespeichert?',
  'No. They stay on this page, like your files, and are forgotten when you close it.':
    'Nein. Sie bleiben auf dieser Seite, wie deine Dateien, und sind vergessen, wenn du sie schließt.',
} satisfies TableWords<'tools/unlock-pdf'>;
