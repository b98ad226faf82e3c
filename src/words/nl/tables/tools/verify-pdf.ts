export default {
  'Check PDF signatures': 'PDF-handtekeningen controleren',
  'See who digitally signed a PDF, whether each signature is valid, and what was changed after it.':
    'Bekijk wie een PDF digitaal heeft ondertekend, of elke handtekening geldig is, en wat er daarna is gewijzigd.',
  'Check signatures': 'Controleren',
  'Whether the signed bytes are exactly those that were signed, whether the signature was made with the key of its certificate, whether it covers the file as it must, and whether each certificate was issued by the next one, as far as they are in the file. If the file has versions that came after a signature, the report says what they changed: page content, form values, comments, and more.':
    'Of de bytes nog precies zo zijn als bij het ondertekenen, of de handtekening is gemaakt met de sleutel van het certificaat, of die het bestand dekt zoals het hoort, en of elk certificaat is uitgegeven door het volgende, voor zover die in het bestand zitten. Heeft het bestand versies van na een handtekening, dan staat in het rapport wat die hebben gewijzigd: pagina-inhoud, formulierwaarden, opmerkingen en meer.',
  'What is not checked?': 'Wat wordt er niet gecontroleerd?',
  '{0} Certificates are not compared with a list of trusted authorities either. So a valid signature here means that the file is unchanged and that the owner of this certificate signed it. Compare the SHA-256 of the certificate with what the signer tells you, or ask a program with such a list who the owner is.':
    '{0} Certificaten worden ook niet vergeleken met een lijst van vertrouwde instanties. Een geldige handtekening betekent hier dus dat het bestand ongewijzigd is en dat de eigenaar van dit certificaat het heeft ondertekend. Vergelijk de SHA-256 van het certificaat met die van de ondertekenaar, of vraag aan een programma met zo’n lijst wie de eigenaar is.',
  'What does “Changed after it was signed” mean?': 'Wat betekent ‘Gewijzigd na het ondertekenen’?',
  'The signed version is still in the file, unchanged, but a later version shows something else. PDF allows that, and some attacks use it. The report lists the differences. Further signatures, and data for checking them, do not count as changes of the content.':
    'De ondertekende versie zit nog ongewijzigd in het bestand, maar een latere versie toont iets anders. Dat mag in PDF, en sommige aanvallen maken er gebruik van. In het rapport staan de verschillen. Verdere handtekeningen, en gegevens om die te controleren, tellen niet als wijziging van de inhoud.',
  'Is the time of signing reliable?': 'Is het tijdstip van ondertekenen betrouwbaar?',
  'No. It is what the signer’s clock said. Only a timestamp from an authority would prove it, and timestamps are not checked here.':
    'Nee. Het is wat de klok van de ondertekenaar aangaf. Alleen een tijdstempel van een instantie zou het bewijzen, en tijdstempels worden hier niet gecontroleerd.',
  'Which signatures are supported?': 'Welke handtekeningen worden ondersteund?',
  'Detached CMS and PAdES signatures (adbe.pkcs7.detached and ETSI.CAdES.detached) and adbe.pkcs7.sha1, with RSA (PKCS #1 v1.5 and PSS) or ECDSA (P-256, P-384 and P-521), and SHA-1, SHA-256, SHA-384 or SHA-512. SHA-1 is marked as weak. Others are listed as not checked.':
    'Losse CMS- en PAdES-handtekeningen (adbe.pkcs7.detached en ETSI.CAdES.detached) en adbe.pkcs7.sha1, met RSA (PKCS #1 v1.5 en PSS) of ECDSA (P-256, P-384 en P-521), en SHA-1, SHA-256, SHA-384 of SHA-512. Bij SHA-1 staat dat het zwak is. Andere handtekeningen staan er als niet gecontroleerd.',
  'verify signature': 'handtekening controleren | geldigheid handtekening',
  'validate signature': 'handtekening verifiëren | certificaat controleren',
  'signature validation': 'digitale handtekening controleren | nep pdf',
  'who signed': 'handtekening valideren | handtekening geldig',
  certificate: 'wie heeft ondertekend',
  pdfsig: 'is deze pdf echt',
  tampered: 'valse pdf',
  'is this pdf genuine': 'vervalste pdf',
  'fake pdf': 'pdf vervalst',
  forged: 'pdf gewijzigd na ondertekenen',
} satisfies TableWords<'tools/verify-pdf'>;
