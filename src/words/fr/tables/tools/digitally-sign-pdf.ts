export default {
  'Sign PDF with a certificate': 'Signer un PDF avec un certificat',
  'Sign a PDF digitally with your own certificate, so that anyone can check who signed it.':
    'Signez numériquement un PDF avec votre propre certificat, pour que chacun puisse vérifier qui l’a signé.',
  'digitally sign': 'signature numérique | signature qualifiée',
  'certificate signature': 'signature électronique | signature cryptographique',
  pfx: 'signer numériquement | signer avec clé',
  'qualified signature': 'signature avec certificat | certifier pdf',
  'cryptographic signature': 'signer avec certificat | identité numérique',
  'sign with key': 'certificat | signer pdf certificat',
  'certify pdf': 'pfx',
  'digital id': 'p12',
  'Key and certificate': 'Clé et certificat',
  'A .p12 or .pfx file, or PEM files with the private key and its certificates.':
    'Un fichier .p12 ou .pfx, ou des fichiers PEM avec la clé privée et ses certificats.',
  'Password of the key, if any': 'Mot de passe de la clé',
  'Show it on a page': 'Afficher sur une page',
  No: 'Non',
  'First page': 'Première page',
  'Last page': 'Dernière page',
  'A box at the bottom right that says who signed, and when.':
    'Un cadre en bas à droite qui dit qui a signé, et quand.',
  'Reason, if any': 'Motif (facultatif)',
  'Place, if any': 'Lieu (facultatif)',
  'Newer padding for RSA keys, which some older programs cannot check.':
    'Un schéma de remplissage plus récent pour les clés RSA, que certains programmes anciens ne savent pas vérifier.',
  'What kind of signature is this?': 'Quel genre de signature est-ce ?',
  'A PAdES baseline signature (B-B, ETSI.CAdES.detached). PDF readers that check signatures show who signed, and whether the file was changed after that. Whether they trust your certificate depends on who issued it.':
    'Une signature PAdES de base (B-B, ETSI.CAdES.detached). Les lecteurs de PDF qui vérifient les signatures montrent qui a signé, et si le fichier a changé depuis. La confiance qu’ils accordent à votre certificat dépend de qui l’a émis.',
  'Is my key safe?': 'Ma clé est-elle en sécurité ?',
  'The key and its password are read on this page only. They are never stored, and the part of the page that reads them has no network access. They are gone when you leave the page.':
    'La clé et son mot de passe ne sont lus que sur cette page. Ils ne sont jamais stockés, et la partie de la page qui les lit n’a pas accès au réseau. Ils disparaissent quand vous quittez la page.',
  'Which keys work?': 'Quelles clés fonctionnent ?',
  'RSA keys, and ECDSA keys on P-256, P-384 and P-521, in a .p12 or .pfx file or in PEM files. Keys on smart cards and tokens cannot be used on a web page.':
    'Les clés RSA, et les clés ECDSA sur P-256, P-384 et P-521, dans un fichier .p12 ou .pfx ou dans des fichiers PEM. Les clés sur carte à puce ou clé USB de sécurité ne peuvent pas servir sur une page web.',
  'Is there a timestamp?': 'Y a-t-il un horodatage ?',
  'No. A timestamp comes from a server, and this page has no network access. The signature states the time of your device, which proves nothing. When your certificate expires, programs may no longer accept the signature.':
    'Non. Un horodatage vient d’un serveur, et cette page n’a pas accès au réseau. La signature indique l’heure de votre appareil, ce qui ne prouve rien. Une fois votre certificat expiré, des programmes peuvent ne plus accepter la signature.',
  'What happens to existing signatures?': 'Que deviennent les signatures existantes ?',
  'They stay valid: the new signature is added at the end of the file, and everything before it stays byte for byte the same. If the author of the file does not allow further signatures, you are told so. Encrypted files cannot be signed here.':
    'Elles restent valables : la nouvelle signature est ajoutée à la fin du fichier, et tout ce qui précède reste identique, à l’octet près. Si l’auteur du fichier n’autorise pas d’autres signatures, on vous le dit. Les fichiers chiffrés ne peuvent pas être signés ici.',
} satisfies TableWords<'tools/digitally-sign-pdf'>;
