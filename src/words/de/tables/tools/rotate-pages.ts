export default {
  'Rotate PDF pages': 'PDF-Seiten drehen',
  'Rotate all or some pages of a PDF and keep everything else as it is.':
    'Alle oder einige Seiten eines PDFs drehen und sonst alles lassen, wie es ist.',
  'rotate pdf': 'pdf drehen | pdf querformat | scan drehen | seiten auf dem kopf',
  'flip pdf': 'pdf seiten drehen | pdf rotieren | pdf speichern gedreht | pdf 90 grad drehen',
  'landscape to portrait pdf': 'pdf umdrehen | seite drehen | pdf hochformat | pdf falsch herum',
  '90° to the right': '90° nach rechts',
  '90° to the left': '90° nach links',
  'Upside down': 'Auf den Kopf',
  'For example 1-3, 7, last; or odd, even, all.':
    'Zum Beispiel 1-3, 7, last (letzte); oder odd (ungerade), even (gerade), all (alle).',
  'No. Each page stores how it is rotated; its content is copied as it is.':
    'Nein. Geändert wird nur die Angabe, wie jede Seite gedreht ist; ihr Inhalt wird unverändert kopiert.',
  'Can I rotate each page differently?': 'Kann ich jede Seite anders drehen?',
  'Yes, with Organise PDF, which shows all pages and rotates them one by one.':
    'Ja, mit „PDF-Seiten ordnen“: Dort siehst du alle Seiten und drehst sie einzeln.',
} satisfies TableWords<'tools/rotate-pages'>;
