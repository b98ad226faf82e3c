export default {
  'Unlock PDF': 'PDF ontgrendelen',
  'Remove the password and restrictions from a PDF whose password you know.':
    'Verwijder het wachtwoord en de beperkingen van een PDF waarvan je het wachtwoord kent.',
  Unlock: 'Ontgrendelen',
  unlocked: 'ontgrendeld',
  'Do I need the password?': 'Heb ik het wachtwoord nodig?',
  'Yes, if the file asks for a password when you open it. Type it next to the file; the page says if it is wrong. Either of its two passwords works, and if several files have the same one, you only type it once. Files that open without a password but cannot be printed or changed need none.':
    'Ja, als het bestand bij het openen om een wachtwoord vraagt. Typ het naast het bestand; klopt het niet, dan zegt de pagina dat. Beide wachtwoorden van een bestand werken, en hebben meerdere bestanden hetzelfde wachtwoord, dan typ je het maar één keer. Bestanden die zonder wachtwoord opengaan maar niet kunnen worden afgedrukt of gewijzigd, hebben er geen nodig.',
  'Only the encryption is removed. Pages, text, images, bookmarks, links, forms, comments, attachments and tags are copied as they are. Digital signatures are removed, because they are only valid for the original file; the result says so if there were any.':
    'Alleen de versleuteling wordt verwijderd. Pagina’s, tekst, afbeeldingen, bladwijzers, links, formulieren, opmerkingen, bijlagen en tags worden gekopieerd zoals ze zijn. Digitale handtekeningen worden verwijderd, want ze gelden alleen voor het originele bestand; waren die er, dan staat dat bij het resultaat.',
  'Which kinds of protection can it open?': 'Welke soorten beveiliging kunnen eraf?',
  'Everything that uses a password, from the 40-bit RC4 of 1994 to today’s AES-256. Files locked with a certificate or by a rights service cannot be opened.':
    'Alles wat een wachtwoord gebruikt, van de 40-bits RC4 uit 1994 tot de AES-256 van nu. Bestanden die met een certificaat of door een DRM-dienst zijn vergrendeld, gaan niet open.',
  'Can it find a forgotten password?': 'Kan een vergeten wachtwoord worden gevonden?',
  'No. It does not guess passwords.': 'Nee. Er worden geen wachtwoorden geraden.',
  'Are passwords stored?': 'Worden wachtwoorden bewaard?',
  'No. They stay on this page, like your files, and are forgotten when you close it.':
    'Nee. Ze blijven op deze pagina, net als je bestanden, en worden vergeten als je die sluit.',
  'remove password': 'wachtwoord verwijderen pdf | pdf kopiëren lukt niet',
  decrypt: 'wachtwoord van pdf halen | decrypten',
  password: 'pdf ontgrendelen | pdf ontsleutelen',
  unprotect: 'pdf van slot halen | beveiligde pdf openen',
  'remove restrictions': 'beveiliging verwijderen | wachtwoord eraf halen',
  'remove protection': 'pdf beveiliging opheffen | vergrendelde pdf',
  'open locked': 'wachtwoord weghalen | beperkingen verwijderen',
  'print restricted': 'pdf kan niet worden geprint',
  'printing not allowed': 'printen niet toegestaan',
} satisfies TableWords<'tools/unlock-pdf'>;
