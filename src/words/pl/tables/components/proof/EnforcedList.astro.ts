export default {
  'Requests and uploads': 'Zapytania i przesyłanie',
  'Refused by the Content Security Policy, in every browser.':
    'Odrzuca je Content Security Policy, w każdej przeglądarce.',
  'Other addresses, WebRTC and name lookups': 'Inne adresy, WebRTC i zapytania DNS',
  'Refused by Connection-Allowlist, in Chromium 152 and later.':
    'Odrzuca je Connection-Allowlist, w Chromium 152 i nowszych.',
  'Data hidden in addresses of our own server': 'Dane ukryte w adresach naszego własnego serwera',
  'Refused by Connection-Allowlist too, except for downloads.':
    'Je też odrzuca Connection-Allowlist – z wyjątkiem pobierania plików.',
  '<span>Not checked yet</span> <span2>{0}</span2>': '<span>Jeszcze niesprawdzone</span> <span2>{0}</span2>',
} satisfies TableWords<'components/proof/EnforcedList.astro'>;
