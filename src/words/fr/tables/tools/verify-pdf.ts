export default {
  'Check PDF signatures': 'Vérifier les signatures d’un PDF',
  'See who digitally signed a PDF, whether each signature is valid, and what was changed after it.':
    'Voyez qui a signé numériquement un PDF, si chaque signature est valide, et ce qui a changé ensuite.',
  'Check signatures': 'Vérifier les signatures',
  'verify signature': 'vérifier signature | pdf authentique',
  'validate signature': 'verifier signature pdf | faux pdf',
  'signature validation': 'vérifier signature pdf | authenticité pdf',
  'who signed': 'valider signature | contrôle signature',
  certificate: 'validation signature | signature valide',
  pdfsig: 'qui a signé',
  tampered: 'certificat',
  'is this pdf genuine': 'pdfsig',
  'fake pdf': 'pdf falsifié',
  forged: 'pdf modifié',
  'Whether the signed bytes are exactly those that were signed, whether the signature was made with the key of its certificate, whether it covers the file as it must, and whether each certificate was issued by the next one, as far as they are in the file. If the file has versions that came after a signature, the report says what they changed: page content, form values, comments, and more.':
    'Si les octets signés sont exactement ceux qui ont été signés, si la signature a été faite avec la clé de son certificat, si elle couvre le fichier comme il se doit, et si chaque certificat a été émis par le suivant, dans la mesure où ils sont dans le fichier. Si le fichier a des versions postérieures à une signature, le rapport dit ce qu’elles ont changé : contenu des pages, valeurs de formulaire, commentaires, etc.',
  'What is not checked?': 'Qu’est-ce qui n’est pas vérifié ?',
  '{0} Certificates are not compared with a list of trusted authorities either. So a valid signature here means that the file is unchanged and that the owner of this certificate signed it. Compare the SHA-256 of the certificate with what the signer tells you, or ask a program with such a list who the owner is.':
    '{0} Les certificats ne sont pas non plus comparés à une liste d’autorités de confiance. Une signature valide veut donc dire ici que le fichier est inchangé et que le détenteur de ce certificat l’a signé. Comparez le SHA-256 du certificat avec celui que vous donne le signataire, ou demandez à un programme doté d’une telle liste qui est le détenteur.',
  'What does “Changed after it was signed” mean?': 'Que veut dire « Modifié après la signature » ?',
  'The signed version is still in the file, unchanged, but a later version shows something else. PDF allows that, and some attacks use it. The report lists the differences. Further signatures, and data for checking them, do not count as changes of the content.':
    'La version signée est toujours dans le fichier, inchangée, mais une version plus récente montre autre chose. Le PDF le permet, et certaines attaques s’en servent. Le rapport énumère les différences. D’autres signatures, et les données pour les vérifier, ne comptent pas comme des changements du contenu.',
  'Is the time of signing reliable?': 'L’heure de la signature est-elle fiable ?',
  'No. It is what the signer’s clock said. Only a timestamp from an authority would prove it, and timestamps are not checked here.':
    'Non. C’est l’heure de l’horloge du signataire. Seul l’horodatage d’une autorité la prouverait, et les horodatages ne sont pas vérifiés ici.',
  'Which signatures are supported?': 'Quelles signatures sont prises en charge ?',
  'Detached CMS and PAdES signatures (adbe.pkcs7.detached and ETSI.CAdES.detached) and adbe.pkcs7.sha1, with RSA (PKCS #1 v1.5 and PSS) or ECDSA (P-256, P-384 and P-521), and SHA-1, SHA-256, SHA-384 or SHA-512. SHA-1 is marked as weak. Others are listed as not checked.':
    'Les signatures CMS et PAdES détachées (adbe.pkcs7.detached et ETSI.CAdES.detached) et adbe.pkcs7.sha1, avec RSA (PKCS #1 v1.5 et PSS) ou ECDSA (P-256, P-384 et P-521), et SHA-1, SHA-256, SHA-384 ou SHA-512. SHA-1 est signalé comme faible. Les autres sont indiquées comme non vérifiées.',
} satisfies TableWords<'tools/verify-pdf'>;
