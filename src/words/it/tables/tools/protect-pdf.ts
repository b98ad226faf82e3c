export default {
  'Protect PDF': 'Proteggi PDF',
  'Encrypt a PDF with a password, or restrict printing and copying.':
    'Cifra un PDF con una password, o limita la stampa e la copia.',
  protected: 'protetto',
  'Password to open the file': 'Password per aprire il file',
  'correct horse battery staple': 'cavallo batteria graffetta giusto',
  'Owner password': 'Password del proprietario',
  'Opens the file without the restrictions below. Without an owner password, nobody can lift them.':
    'Apre il file senza le limitazioni qui sotto. Senza una password del proprietario, nessuno può toglierle.',
  'Allow printing': 'Permetti la stampa',
  'Allow copying': 'Permetti la copia',
  'Screen readers can always read the text.': 'Gli screen reader possono sempre leggere il testo.',
  'Allow changes': 'Permetti le modifiche',
  'Editing, commenting, filling in forms and moving pages.':
    'Modificare, commentare, compilare moduli e spostare pagine.',
  'How strong is the protection?': 'Quanto è forte la protezione?',
  'The file is encrypted with AES-256, as in PDF 2.0 (revision 6). It cannot be read without the password, but a weak password can be guessed. All current PDF readers open such files; Acrobat does since version X.':
    'Il file viene cifrato con AES-256, come in PDF 2.0 (revisione 6). Senza la password non si può leggere, ma una password debole si può indovinare. Tutti i lettori PDF attuali aprono questi file; Acrobat dalla versione X.',
  'Do the restrictions really protect the file?': 'Le limitazioni proteggono davvero il file?',
  'They are only a request: PDF readers that follow the standard respect them, others do not. Only the password keeps people out. With only an owner password, anyone can open and read the file.':
    'Sono solo una richiesta: i lettori PDF che seguono lo standard le rispettano, altri no. Solo la password tiene fuori gli estranei. Con la sola password del proprietario, chiunque può aprire e leggere il file.',
  'What if I forget the password?': 'E se dimentico la password?',
  'Then the file cannot be opened: there is no second key, here or elsewhere. Keep the original file.':
    'Allora il file non si può aprire: non c’è una seconda chiave, né qui né altrove. Conserva il file originale.',
  'Nothing that you can see. Pages, bookmarks, links, forms, attachments and tags are copied and encrypted. Digital signatures are removed, because they are only valid for the original file.':
    'Niente che si veda. Pagine, segnalibri, link, moduli, allegati e tag vengono copiati e cifrati. Le firme digitali vengono rimosse, perché valgono solo per il file originale.',
  encrypt: 'proteggere pdf | bloccare pdf',
  lock: 'pdf con password | impedire stampa',
  'add password': 'mettere password a pdf | impedire copia pdf',
  'password protect': 'password pdf | impostare password',
  'restrict printing': 'aggiungere password pdf | limitare stampa',
  'set password': 'proteggere con password | pdf protetto',
  'stop printing': 'cifrare pdf',
  'prevent copying': 'criptare pdf',
  'put password on pdf': 'crittografare pdf',
} satisfies TableWords<'tools/protect-pdf'>;
