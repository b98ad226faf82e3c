export default {
  'Check PDF signatures': 'PDF-Signaturen prüfen',
  'See who digitally signed a PDF, whether each signature is valid, and what was changed after it.':
    'Sieh, wer ein PDF digital signiert hat, ob jede Signatur gültig ist und was danach geändert wurde.',
  'Check signatures': 'Signaturen prüfen',
  'verify signature': 'signatur prüfen | gefälschtes pdf',
  'validate signature': 'unterschrift prüfen | digitale signatur prüfen',
  'signature validation': 'pdf signatur prüfen | echtheit prüfen',
  'who signed': 'signatur validieren',
  certificate: 'wer hat unterschrieben',
  pdfsig: 'zertifikat prüfen',
  tampered: 'pdfsig',
  'is this pdf genuine': 'pdf manipuliert',
  'fake pdf': 'ist das pdf echt',
  forged: 'pdf fälschung',
  'Whether the signed bytes are exactly those that were signed, whether the signature was made with the key of its certificate, whether it covers the file as it must, and whether each certificate was issued by the next one, as far as they are in the file. If the file has versions that came after a signature, the report says what they changed: page content, form values, comments, and more.':
    'Ob die signierten Bytes genau die sind, die signiert wurden, ob die Signatur mit dem Schlüssel ihres Zertifikats erstellt wurde, ob sie die Datei so abdeckt, wie sie muss, und ob jedes Zertifikat vom jeweils nächsten ausgestellt wurde, soweit die Zertifikate in der Datei sind. Hat die Datei Versionen nach einer Signatur, sagt der Bericht, was sie geändert haben: Seiteninhalt, Formularwerte, Kommentare und mehr.',
  'What is not checked?': 'Was wird nicht geprüft?',
  '{0} Certificates are not compared with a list of trusted authorities either. So a valid signature here means that the file is unchanged and that the owner of this certificate signed it. Compare the SHA-256 of the certificate with what the signer tells you, or ask a program with such a list who the owner is.':
    '{0} Zertifikate werden auch nicht mit einer Liste vertrauenswürdiger Stellen verglichen. Eine gültige Signatur heißt hier also: Die Datei ist unverändert, und wem dieses Zertifikat gehört, hat sie signiert. Vergleiche den SHA-256-Wert des Zertifikats mit dem, den du von dieser Person bekommst, oder lass ein Programm mit so einer Liste prüfen, wem es gehört.',
  'What does “Changed after it was signed” mean?': 'Was bedeutet „Nach dem Signieren geändert“?',
  'The signed version is still in the file, unchanged, but a later version shows something else. PDF allows that, and some attacks use it. The report lists the differences. Further signatures, and data for checking them, do not count as changes of the content.':
    'Die signierte Version ist noch unverändert in der Datei, aber eine spätere Version zeigt etwas anderes. PDF erlaubt das, und manche Angriffe nutzen das aus. Der Bericht listet die Unterschiede auf. Weitere Signaturen und Daten zu ihrer Prüfung zählen nicht als Änderungen am Inhalt.',
  'Is the time of signing reliable?': 'Ist die Zeit der Signatur verlässlich?',
  'No. It is what the signer’s clock said. Only a timestamp from an authority would prove it, and timestamps are not checked here.':
    'Nein. Sie kommt von der Uhr des Geräts, auf dem signiert wurde. Beweisen könnte sie nur ein Zeitstempel von einer anerkannten Stelle, und Zeitstempel werden hier nicht geprüft.',
  'Which signatures are supported?': 'Welche Signaturen werden unterstützt?',
  'Detached CMS and PAdES signatures (adbe.pkcs7.detached and ETSI.CAdES.detached) and adbe.pkcs7.sha1, with RSA (PKCS #1 v1.5 and PSS) or ECDSA (P-256, P-384 and P-521), and SHA-1, SHA-256, SHA-384 or SHA-512. SHA-1 is marked as weak. Others are listed as not checked.':
    'Abgetrennte CMS- und PAdES-Signaturen (adbe.pkcs7.detached und ETSI.CAdES.detached) und adbe.pkcs7.sha1, mit RSA (PKCS #1 v1.5 und PSS) oder ECDSA (P-256, P-384 und P-521) und SHA-1, SHA-256, SHA-384 oder SHA-512. SHA-1 wird als schwach gekennzeichnet. Andere werden als nicht geprüft aufgeführt.',
} satisfies TableWords<'tools/verify-pdf'>;
