export default {
  'Sign PDF with a certificate': 'Firma PDF con certificato',
  'Sign a PDF digitally with your own certificate, so that anyone can check who signed it.':
    'Firma digitalmente un PDF con il tuo certificato, così chiunque può verificare chi lo ha firmato.',
  'Key and certificate': 'Chiave e certificato',
  'A .p12 or .pfx file, or PEM files with the private key and its certificates.':
    'Un file .p12 o .pfx, oppure file PEM con la chiave privata e i suoi certificati.',
  'Password of the key, if any': 'Password della chiave, se c’è',
  'Show it on a page': 'Mostra su una pagina',
  No: 'No',
  'First page': 'Prima pagina',
  'Last page': 'Ultima pagina',
  'A box at the bottom right that says who signed, and when.':
    'Un riquadro in basso a destra che dice chi ha firmato, e quando.',
  'Reason, if any': 'Motivo (facoltativo)',
  'Place, if any': 'Luogo (facoltativo)',
  'Newer padding for RSA keys, which some older programs cannot check.':
    'Padding più recente per chiavi RSA, che alcuni programmi più vecchi non sanno verificare.',
  'What kind of signature is this?': 'Che tipo di firma è?',
  'A PAdES baseline signature (B-B, ETSI.CAdES.detached). PDF readers that check signatures show who signed, and whether the file was changed after that. Whether they trust your certificate depends on who issued it.':
    'Una firma PAdES di base (B-B, ETSI.CAdES.detached). I lettori PDF che verificano le firme mostrano chi ha firmato, e se il file è stato modificato in seguito. Se si fidano del tuo certificato dipende da chi lo ha emesso.',
  'Is my key safe?': 'La mia chiave è al sicuro?',
  'The key and its password are read on this page only. They are never stored, and the part of the page that reads them has no network access. They are gone when you leave the page.':
    'La chiave e la sua password vengono lette solo in questa pagina. Non vengono mai salvate, e la parte della pagina che le legge non ha accesso alla rete. Spariscono quando lasci la pagina.',
  'Which keys work?': 'Quali chiavi vanno bene?',
  'RSA keys, and ECDSA keys on P-256, P-384 and P-521, in a .p12 or .pfx file or in PEM files. Keys on smart cards and tokens cannot be used on a web page.':
    'Chiavi RSA, e chiavi ECDSA su P-256, P-384 e P-521, in un file .p12 o .pfx o in file PEM. Le chiavi su smart card e token, come quelle delle firme digitali più comuni, non si possono usare in una pagina web.',
  'Is there a timestamp?': 'C’è una marca temporale?',
  'No. A timestamp comes from a server, and this page has no network access. The signature states the time of your device, which proves nothing. When your certificate expires, programs may no longer accept the signature.':
    'No. Una marca temporale arriva da un server, e questa pagina non ha accesso alla rete. La firma riporta l’ora del tuo dispositivo, che non prova nulla. Quando il tuo certificato scade, i programmi potrebbero non accettare più la firma.',
  'What happens to existing signatures?': 'Che cosa succede alle firme già presenti?',
  'They stay valid: the new signature is added at the end of the file, and everything before it stays byte for byte the same. If the author of the file does not allow further signatures, you are told so. Encrypted files cannot be signed here.':
    'Restano valide: la nuova firma viene aggiunta alla fine del file, e tutto ciò che precede resta identico, byte per byte. Se l’autore del file non permette altre firme, ti avvisiamo. I file cifrati qui non si possono firmare.',
  'digitally sign': 'firmare digitalmente | firma crittografica',
  'certificate signature': 'firma digitale pdf | certificare pdf',
  pfx: 'firma con certificato | firmare con chiave',
  'qualified signature': 'firma qualificata | id digitale',
  'cryptographic signature': 'firma elettronica avanzata | firma remota',
  'sign with key': 'pfx | pades pdf',
  'certify pdf': 'p12',
  'digital id': 'certificato digitale',
} satisfies TableWords<'tools/digitally-sign-pdf'>;
