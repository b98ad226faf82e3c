export default {
  'Unlock PDF': 'Sblocca PDF',
  'Remove the password and restrictions from a PDF whose password you know.':
    'Rimuovi la password e le limitazioni da un PDF di cui conosci la password.',
  Unlock: 'Sblocca',
  unlocked: 'sbloccato',
  'Do I need the password?': 'Mi serve la password?',
  'Yes, if the file asks for a password when you open it. Type it next to the file; the page says if it is wrong. Either of its two passwords works, and if several files have the same one, you only type it once. Files that open without a password but cannot be printed or changed need none.':
    'Sì, se il file chiede una password quando lo apri. Scrivila accanto al file; la pagina dice se è sbagliata. Va bene una qualsiasi delle sue due password, e se più file hanno la stessa, la scrivi una volta sola. Per i file che si aprono senza password ma non si possono stampare o modificare non serve.',
  'Only the encryption is removed. Pages, text, images, bookmarks, links, forms, comments, attachments and tags are copied as they are. Digital signatures are removed, because they are only valid for the original file; the result says so if there were any.':
    'Si rimuove solo la cifratura. Pagine, testo, immagini, segnalibri, link, moduli, commenti, allegati e tag vengono copiati così come sono. Le firme digitali vengono rimosse, perché valgono solo per il file originale; il risultato segnala se ce n’erano.',
  'Which kinds of protection can it open?': 'Quali tipi di protezione può aprire?',
  'Everything that uses a password, from the 40-bit RC4 of 1994 to today’s AES-256. Files locked with a certificate or by a rights service cannot be opened.':
    'Tutto ciò che usa una password, dall’RC4 a 40 bit del 1994 all’AES-256 di oggi. I file bloccati con un certificato o da un servizio di gestione dei diritti non si possono aprire.',
  'Can it find a forgotten password?': 'Può trovare una password dimenticata?',
  'No. It does not guess passwords.': 'No. Non prova a indovinare le password.',
  'Are passwords stored?': 'Le password vengono salvate?',
  'No. They stay on this page, like your files, and are forgotten when you close it.':
    'No. Restano in questa pagina, come i tuoi file, e vengono dimenticate quando la chiudi.',
  'remove password': 'sbloccare pdf | decifrare pdf',
  decrypt: 'togliere password pdf | decriptare pdf',
  password: 'rimuovere password | pdf bloccato',
  unprotect: 'rimuovere password pdf | togliere limitazioni',
  'remove restrictions': 'eliminare password pdf | stampa non consentita',
  'remove protection': 'sprotegger pdf | pdf non si stampa',
  'open locked': 'sproteggere pdf | aprire pdf protetto',
  'print restricted': 'togliere protezione pdf | password',
  'printing not allowed': 'rimuovere protezione',
} satisfies TableWords<'tools/unlock-pdf'>;
