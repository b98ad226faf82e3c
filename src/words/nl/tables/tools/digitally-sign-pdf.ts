export default {
  'Sign PDF with a certificate': 'PDF ondertekenen met certificaat',
  'Sign a PDF digitally with your own certificate, so that anyone can check who signed it.':
    'Onderteken een PDF digitaal met je eigen certificaat, zodat iedereen kan nagaan wie heeft ondertekend.',
  'Key and certificate': 'Sleutel en certificaat',
  'A .p12 or .pfx file, or PEM files with the private key and its certificates.':
    'Een .p12- of .pfx-bestand, of PEM-bestanden met de privésleutel en de certificaten.',
  'Password of the key, if any': 'Wachtwoord van de sleutel (als dat er is)',
  'Show it on a page': 'Op een pagina tonen',
  No: 'Nee',
  'First page': 'Eerste pagina',
  'Last page': 'Laatste pagina',
  'A box at the bottom right that says who signed, and when.':
    'Een vak rechtsonder waarin staat wie heeft ondertekend, en wanneer.',
  'Reason, if any': 'Reden (niet verplicht)',
  'Place, if any': 'Plaats (niet verplicht)',
  'Newer padding for RSA keys, which some older programs cannot check.':
    'Nieuwere padding voor RSA-sleutels, die sommige oudere programma’s niet kunnen controleren.',
  'What kind of signature is this?': 'Wat voor handtekening is dit?',
  'A PAdES baseline signature (B-B, ETSI.CAdES.detached). PDF readers that check signatures show who signed, and whether the file was changed after that. Whether they trust your certificate depends on who issued it.':
    'Een PAdES-basishandtekening (B-B, ETSI.CAdES.detached). PDF-lezers die handtekeningen controleren, tonen wie heeft ondertekend en of het bestand daarna is gewijzigd. Of ze je certificaat vertrouwen, hangt af van wie het heeft uitgegeven.',
  'Is my key safe?': 'Is mijn sleutel veilig?',
  'The key and its password are read on this page only. They are never stored, and the part of the page that reads them has no network access. They are gone when you leave the page.':
    'De sleutel en het wachtwoord worden alleen op deze pagina gelezen. Ze worden nooit opgeslagen, en het deel van de pagina dat ze leest, heeft geen toegang tot het netwerk. Als je de pagina verlaat, zijn ze weg.',
  'Which keys work?': 'Welke sleutels worden ondersteund?',
  'RSA keys, and ECDSA keys on P-256, P-384 and P-521, in a .p12 or .pfx file or in PEM files. Keys on smart cards and tokens cannot be used on a web page.':
    'RSA-sleutels, en ECDSA-sleutels op P-256, P-384 en P-521, in een .p12- of .pfx-bestand of in PEM-bestanden. Sleutels op smartcards en tokens kunnen op een webpagina niet worden gebruikt.',
  'Is there a timestamp?': 'Is er een tijdstempel?',
  'No. A timestamp comes from a server, and this page has no network access. The signature states the time of your device, which proves nothing. When your certificate expires, programs may no longer accept the signature.':
    'Nee. Een tijdstempel komt van een server, en deze pagina heeft geen toegang tot het netwerk. In de handtekening staat de tijd van je apparaat, en die bewijst niets. Als je certificaat verloopt, accepteren programma’s de handtekening misschien niet meer.',
  'What happens to existing signatures?': 'Wat gebeurt er met bestaande handtekeningen?',
  'They stay valid: the new signature is added at the end of the file, and everything before it stays byte for byte the same. If the author of the file does not allow further signatures, you are told so. Encrypted files cannot be signed here.':
    'Die blijven geldig: de nieuwe handtekening komt aan het einde van het bestand, en alles daarvoor blijft byte voor byte hetzelfde. Staat de maker van het bestand geen verdere handtekeningen toe, dan wordt dat gemeld. Versleutelde bestanden kunnen hier niet worden ondertekend.',
  'digitally sign': 'digitaal ondertekenen | pdf certificeren',
  'certificate signature': 'digitale handtekening certificaat | digitale id',
  pfx: 'ondertekenen met certificaat | elektronisch ondertekenen certificaat',
  'qualified signature': 'pfx | ondertekenen met sleutel',
  'cryptographic signature': 'p12 | pkioverheid',
  'sign with key': 'certificaat handtekening',
  'certify pdf': 'gekwalificeerde handtekening',
  'digital id': 'cryptografische handtekening',
} satisfies TableWords<'tools/digitally-sign-pdf'>;
