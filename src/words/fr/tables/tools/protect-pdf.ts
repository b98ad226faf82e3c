export default {
  'Protect PDF': 'Protéger un PDF',
  'Encrypt a PDF with a password, or restrict printing and copying.':
    'Chiffrez un PDF avec un mot de passe, ou limitez l’impression et la copie.',
  protected: 'protégé',
  encrypt: 'protéger pdf | empêcher copie',
  lock: 'mot de passe pdf | proteger pdf',
  'add password': 'mettre un mot de passe | pdf avec mot de passe',
  'password protect': 'ajouter mot de passe pdf | restreindre pdf',
  'restrict printing': 'crypter pdf | chiffrer pdf',
  'set password': 'verrouiller pdf',
  'stop printing': 'sécuriser pdf',
  'prevent copying': 'bloquer impression',
  'put password on pdf': 'empêcher impression',
  'Password to open the file': 'Mot de passe d’ouverture',
  'correct horse battery staple': 'cheval correct batterie agrafe',
  'Owner password': 'Mot de passe propriétaire',
  'Opens the file without the restrictions below. Without an owner password, nobody can lift them.':
    'Ouvre le fichier sans les restrictions ci-dessous. Sans mot de passe propriétaire, personne ne peut les lever.',
  'Allow printing': 'Autoriser l’impression',
  'Allow copying': 'Autoriser la copie',
  'Screen readers can always read the text.': 'Les lecteurs d’écran peuvent toujours lire le texte.',
  'Allow changes': 'Autoriser les modifications',
  'Editing, commenting, filling in forms and moving pages.':
    'Modifier, commenter, remplir des formulaires et déplacer des pages.',
  'How strong is the protection?': 'La protection est-elle solide ?',
  'The file is encrypted with AES-256, as in PDF 2.0 (revision 6). It cannot be read without the password, but a weak password can be guessed. All current PDF readers open such files; Acrobat does since version X.':
    'Le fichier est chiffré en AES-256, comme en PDF 2.0 (révision 6). Il est illisible sans le mot de passe, mais un mot de passe faible peut être deviné. Tous les lecteurs de PDF actuels ouvrent ces fichiers ; Acrobat, depuis la version X.',
  'Do the restrictions really protect the file?': 'Les restrictions protègent-elles vraiment le fichier ?',
  'They are only a request: PDF readers that follow the standard respect them, others do not. Only the password keeps people out. With only an owner password, anyone can open and read the file.':
    'Elles ne sont qu’une demande : les lecteurs de PDF qui suivent la norme les respectent, d’autres non. Seul le mot de passe d’ouverture bloque vraiment l’accès. Avec un mot de passe propriétaire seul, n’importe qui peut ouvrir et lire le fichier.',
  'What if I forget the password?': 'Et si j’oublie le mot de passe ?',
  'Then the file cannot be opened: there is no second key, here or elsewhere. Keep the original file.':
    'Le fichier ne peut alors plus être ouvert : il n’y a pas de deuxième clé, ni ici ni ailleurs. Gardez le fichier d’origine.',
  'Nothing that you can see. Pages, bookmarks, links, forms, attachments and tags are copied and encrypted. Digital signatures are removed, because they are only valid for the original file.':
    'Rien de visible. Les pages, signets, liens, formulaires, pièces jointes et balises sont copiés et chiffrés. Les signatures numériques sont supprimées, car elles ne valent que pour le fichier d’origine.',
} satisfies TableWords<'tools/protect-pdf'>;
