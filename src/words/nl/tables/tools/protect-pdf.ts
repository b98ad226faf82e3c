export default {
  'Protect PDF': 'PDF beveiligen',
  'Encrypt a PDF with a password, or restrict printing and copying.':
    'Versleutel een PDF met een wachtwoord, of beperk afdrukken en kopiëren.',
  protected: 'beveiligd',
  'Password to open the file': 'Wachtwoord voor het openen',
  'correct horse battery staple': 'fiets molen regenjas pindakaas',
  'Owner password': 'Eigenaarswachtwoord',
  'Opens the file without the restrictions below. Without an owner password, nobody can lift them.':
    'Opent het bestand zonder de beperkingen hieronder. Zonder eigenaarswachtwoord kan niemand ze opheffen.',
  'Allow printing': 'Afdrukken toestaan',
  'Allow copying': 'Kopiëren toestaan',
  'Screen readers can always read the text.': 'Schermlezers kunnen de tekst altijd lezen.',
  'Allow changes': 'Wijzigingen toestaan',
  'Editing, commenting, filling in forms and moving pages.':
    'Bewerken, opmerkingen maken, formulieren invullen en pagina’s verplaatsen.',
  'How strong is the protection?': 'Hoe sterk is de beveiliging?',
  'The file is encrypted with AES-256, as in PDF 2.0 (revision 6). It cannot be read without the password, but a weak password can be guessed. All current PDF readers open such files; Acrobat does since version X.':
    'Het bestand wordt versleuteld met AES-256, zoals in PDF 2.0 (revisie 6). Zonder het wachtwoord is het niet te lezen, maar een zwak wachtwoord kan worden geraden. Alle recente PDF-lezers openen zulke bestanden; Acrobat sinds versie X.',
  'Do the restrictions really protect the file?': 'Beschermen de beperkingen het bestand echt?',
  'They are only a request: PDF readers that follow the standard respect them, others do not. Only the password keeps people out. With only an owner password, anyone can open and read the file.':
    'Ze zijn niet meer dan een verzoek: PDF-lezers die zich aan de standaard houden, respecteren ze, andere niet. Alleen het wachtwoord houdt mensen buiten. Met alleen een eigenaarswachtwoord kan iedereen het bestand openen en lezen.',
  'What if I forget the password?': 'En als ik het wachtwoord vergeet?',
  'Then the file cannot be opened: there is no second key, here or elsewhere. Keep the original file.':
    'Dan gaat het bestand niet meer open: er is geen tweede sleutel, hier niet en ook nergens anders. Bewaar het originele bestand.',
  'Nothing that you can see. Pages, bookmarks, links, forms, attachments and tags are copied and encrypted. Digital signatures are removed, because they are only valid for the original file.':
    'Niets wat je kunt zien. Pagina’s, bladwijzers, links, formulieren, bijlagen en tags worden gekopieerd en versleuteld. Digitale handtekeningen worden verwijderd, want ze gelden alleen voor het originele bestand.',
  encrypt: 'pdf beveiligen | printen blokkeren',
  lock: 'wachtwoord op pdf | kopiëren voorkomen',
  'add password': 'pdf met wachtwoord | encrypten',
  'password protect': 'pdf met wachtwoord beveiligen | wachtwoord zetten op pdf',
  'restrict printing': 'wachtwoord toevoegen | pdf afschermen',
  'set password': 'wachtwoord instellen pdf',
  'stop printing': 'pdf versleutelen',
  'prevent copying': 'pdf vergrendelen',
  'put password on pdf': 'pdf op slot',
} satisfies TableWords<'tools/protect-pdf'>;
