export default {
  'digital signature': 'firma digitale valida | validità firma digitale',
  'Check PDF signatures': 'Verifica firme PDF',
  'See who digitally signed a PDF, whether each signature is valid, and what was changed after it.':
    'Scopri chi ha firmato digitalmente un PDF, se ogni firma è valida, e che cosa è cambiato dopo.',
  'Check signatures': 'Verifica firme',
  'Whether the signed bytes are exactly those that were signed, whether the signature was made with the key of its certificate, whether it covers the file as it must, and whether each certificate was issued by the next one, as far as they are in the file. If the file has versions that came after a signature, the report says what they changed: page content, form values, comments, and more.':
    'Se i byte firmati sono esattamente quelli che sono stati firmati, se la firma è stata fatta con la chiave del suo certificato, se copre il file come deve, e se ogni certificato è stato emesso dal successivo, per quelli contenuti nel file. Se il file ha versioni arrivate dopo una firma, il rapporto dice che cosa hanno cambiato: contenuto delle pagine, valori dei moduli, commenti e altro.',
  'What is not checked?': 'Che cosa non viene controllato?',
  '{0} Certificates are not compared with a list of trusted authorities either. So a valid signature here means that the file is unchanged and that the owner of this certificate signed it. Compare the SHA-256 of the certificate with what the signer tells you, or ask a program with such a list who the owner is.':
    '{0} I certificati non vengono nemmeno confrontati con un elenco di autorità attendibili. Quindi una firma valida qui vuol dire che il file non è cambiato e che l’ha firmato il titolare di questo certificato. Confronta lo SHA-256 del certificato con quello che ti dice il firmatario, o chiedi chi è il titolare a un programma che ha un elenco del genere.',
  'What does “Changed after it was signed” mean?': 'Che cosa vuol dire “File modificato dopo la firma”?',
  'The signed version is still in the file, unchanged, but a later version shows something else. PDF allows that, and some attacks use it. The report lists the differences. Further signatures, and data for checking them, do not count as changes of the content.':
    'La versione firmata è ancora nel file, invariata, ma una versione successiva mostra qualcos’altro. Il formato PDF lo permette, e alcuni attacchi lo sfruttano. Il rapporto elenca le differenze. Altre firme, e i dati per verificarle, non contano come modifiche del contenuto.',
  'Is the time of signing reliable?': 'L’ora della firma è affidabile?',
  'No. It is what the signer’s clock said. Only a timestamp from an authority would prove it, and timestamps are not checked here.':
    'No. È quello che diceva l’orologio del firmatario. Solo la marca temporale di un’autorità la proverebbe, e le marche temporali qui non vengono controllate.',
  'Which signatures are supported?': 'Quali firme vengono lette?',
  'Detached CMS and PAdES signatures (adbe.pkcs7.detached and ETSI.CAdES.detached) and adbe.pkcs7.sha1, with RSA (PKCS #1 v1.5 and PSS) or ECDSA (P-256, P-384 and P-521), and SHA-1, SHA-256, SHA-384 or SHA-512. SHA-1 is marked as weak. Others are listed as not checked.':
    'Firme CMS e PAdES separate (adbe.pkcs7.detached e ETSI.CAdES.detached) e adbe.pkcs7.sha1, con RSA (PKCS #1 v1.5 e PSS) o ECDSA (P-256, P-384 e P-521), e SHA-1, SHA-256, SHA-384 o SHA-512. SHA-1 è segnalato come debole. Le altre risultano non verificate.',
  'verify signature': 'verificare firma | pdf autentico',
  'validate signature': 'verificare firma pdf | è autentico questo pdf',
  'signature validation': 'verifica firma digitale | pdf contraffatto',
  'who signed': 'controllare firma digitale | pdfsig',
  certificate: 'validare firma | pdf modificato dopo la firma',
  pdfsig: 'firma valida',
  tampered: 'chi ha firmato',
  'is this pdf genuine': 'certificato firma',
  'fake pdf': 'pdf manomesso',
  forged: 'pdf falso',
} satisfies TableWords<'tools/verify-pdf'>;
