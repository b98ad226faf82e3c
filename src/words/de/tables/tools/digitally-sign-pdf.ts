export default {
  'Sign PDF with a certificate': 'PDF mit Zertifikat signieren',
  'Sign a PDF digitally with your own certificate, so that anyone can check who signed it.':
    'Ein PDF digital mit deinem eigenen Zertifikat signieren, damit alle prüfen können, wer signiert hat.',
  'digitally sign': 'digital signieren | kryptografische signatur',
  'certificate signature': 'pdf signieren | mit schlüssel signieren',
  pfx: 'zertifikat | pdf zertifizieren',
  'qualified signature': 'mit zertifikat unterschreiben | digitale id',
  'cryptographic signature': 'pfx | elektronische signatur',
  'sign with key': 'p12',
  'certify pdf': 'qualifizierte signatur',
  'digital id': 'qes',
  Sign: 'Signieren',
  signed: 'signiert',
  'Key and certificate': 'Schlüssel und Zertifikat',
  'A .p12 or .pfx file, or PEM files with the private key and its certificates.':
    'Eine .p12- oder .pfx-Datei oder PEM-Dateien mit dem privaten Schlüssel und seinen Zertifikaten.',
  'Password of the key, if any': 'Passwort des Schlüssels, falls vorhanden',
  'Show it on a page': 'Auf einer Seite zeigen',
  No: 'Nein',
  'First page': 'Erste Seite',
  'Last page': 'Letzte Seite',
  'A box at the bottom right that says who signed, and when.':
    'Ein Kasten unten rechts, der zeigt, wer wann signiert hat.',
  'Reason, if any': 'Grund, falls gewünscht',
  'Place, if any': 'Ort, falls gewünscht',
  'Newer padding for RSA keys, which some older programs cannot check.':
    'Neueres Verfahren für RSA-Schlüssel, das manche älteren Programme nicht prüfen können.',
  'What kind of signature is this?': 'Was für eine Signatur ist das?',
  'A PAdES baseline signature (B-B, ETSI.CAdES.detached). PDF readers that check signatures show who signed, and whether the file was changed after that. Whether they trust your certificate depends on who issued it.':
    'Eine PAdES-Basissignatur (B-B, ETSI.CAdES.detached). PDF-Reader, die Signaturen prüfen, zeigen, wer signiert hat und ob die Datei danach geändert wurde. Ob sie deinem Zertifikat vertrauen, hängt davon ab, wer es ausgestellt hat.',
  'Is my key safe?': 'Ist mein Schlüssel sicher?',
  'The key and its password are read on this page only. They are never stored, and the part of the page that reads them has no network access. They are gone when you leave the page.':
    'Schlüssel und Passwort werden nur auf dieser Seite gelesen. Sie werden nie gespeichert, und der Teil der Seite, der sie liest, hat keinen Netzzugang. Sie sind weg, wenn du die Seite verlässt.',
  'Which keys work?': 'Welche Schlüssel werden unterstützt?',
  'RSA keys, and ECDSA keys on P-256, P-384 and P-521, in a .p12 or .pfx file or in PEM files. Keys on smart cards and tokens cannot be used on a web page.':
    'RSA-Schlüssel und ECDSA-Schlüssel auf P-256, P-384 und P-521, in einer .p12- oder .pfx-Datei oder in PEM-Dateien. Schlüssel auf Chipkarten und Tokens lassen sich auf einer Webseite nicht verwenden.',
  'Is there a timestamp?': 'Gibt es einen Zeitstempel?',
  'No. A timestamp comes from a server, and this page has no network access. The signature states the time of your device, which proves nothing. When your certificate expires, programs may no longer accept the signature.':
    'Nein. Ein Zeitstempel kommt von einem Server, und diese Seite hat keinen Netzzugang. Die Signatur nennt die Uhrzeit deines Geräts, und die beweist nichts. Läuft dein Zertifikat ab, erkennen Programme die Signatur vielleicht nicht mehr an.',
  'What happens to existing signatures?': 'Was wird aus vorhandenen Signaturen?',
  'They stay valid: the new signature is added at the end of the file, and everything before it stays byte for byte the same. If the author of the file does not allow further signatures, you are told so. Encrypted files cannot be signed here.':
    'Sie bleiben gültig: Die neue Signatur wird am Ende der Datei angefügt, und alles davor bleibt Byte für Byte gleich. Hat der Autor der Datei weitere Signaturen nicht erlaubt, erfährst du es. Verschlüsselte Dateien lassen sich hier nicht signieren.',
} satisfies TableWords<'tools/digitally-sign-pdf'>;
