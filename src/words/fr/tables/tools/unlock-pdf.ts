export default {
  'Unlock PDF': 'Déverrouiller un PDF',
  'Remove the password and restrictions from a PDF whose password you know.':
    'Retirez le mot de passe et les restrictions d’un PDF dont vous connaissez le mot de passe.',
  Unlock: 'Déverrouiller',
  unlocked: 'déverrouillé',
  'remove password': 'déverrouiller pdf | supprimer restrictions pdf',
  decrypt: 'deverrouiller pdf | décrypter pdf',
  password: 'enlever mot de passe pdf | déchiffrer pdf',
  unprotect: 'supprimer mot de passe pdf | impression interdite',
  'remove restrictions': 'retirer mot de passe | pdf bloqué',
  'remove protection': 'débloquer pdf | pdf non imprimable',
  'open locked': 'pdf protégé | unlock pdf',
  'print restricted': 'déprotéger pdf',
  'printing not allowed': 'enlever protection pdf',
  'Do I need the password?': 'Me faut-il le mot de passe ?',
  'Yes, if the file asks for a password when you open it. Type it next to the file; the page says if it is wrong. Either of its two passwords works, and if several files have the same one, you only type it once. Files that open without a password but cannot be printed or changed need none.':
    'Oui, si le fichier en demande un à l’ouverture. Tapez-le à côté du fichier ; la page dit s’il est faux. L’un ou l’autre de ses deux mots de passe convient, et si plusieurs fichiers ont le même, vous ne le tapez qu’une fois. Les fichiers qui s’ouvrent sans mot de passe mais ne peuvent être ni imprimés ni modifiés n’en demandent pas.',
  'Only the encryption is removed. Pages, text, images, bookmarks, links, forms, comments, attachments and tags are copied as they are. Digital signatures are removed, because they are only valid for the original file; the result says so if there were any.':
    'Seul le chiffrement est retiré. Les pages, textes, images, signets, liens, formulaires, commentaires, pièces jointes et balises sont copiés tels quels. Les signatures numériques sont supprimées, car elles ne valent que pour le fichier d’origine ; le résultat dit s’il y en avait.',
  'Which kinds of protection can it open?': 'Quelles protections peut-il ouvrir ?',
  'Everything that uses a password, from the 40-bit RC4 of 1994 to today’s AES-256. Files locked with a certificate or by a rights service cannot be opened.':
    'Toutes celles qui utilisent un mot de passe, du RC4 à 40 bits de 1994 à l’AES-256 d’aujourd’hui. Les fichiers verrouillés avec un certificat ou par un service de gestion des droits ne peuvent pas être ouverts.',
  'Can it find a forgotten password?': 'Peut-il retrouver un mot de passe oublié ?',
  'No. It does not guess passwords.': 'Non. Il ne devine pas les mots de passe.',
  'Are passwords stored?': 'Les mots de passe sont-ils stockés ?',
  'No. They stay on this page, like your files, and are forgotten when you close it.':
    'Non. Ils restent sur cette page, comme vos fichiers, et sont oubliés quand vous la fermez.',
} satisfies TableWords<'tools/unlock-pdf'>;
