export default {
  'Check PDF signatures': 'Comprobar firmas de un PDF',
  'See who digitally signed a PDF, whether each signature is valid, and what was changed after it.':
    'Comprueba quién firmó digitalmente un PDF, si cada firma es válida y qué se cambió después de ella.',
  'Check signatures': 'Comprobar firmas',
  'verify signature': 'verificar firma | falsificado',
  'validate signature': 'validar firma | verificar pdf',
  'signature validation': 'comprobar firma | comprobar firma digital',
  'who signed': 'validación de firma | validar firma electrónica',
  certificate: 'quién firmó',
  pdfsig: 'certificado',
  tampered: 'pdfsig',
  'is this pdf genuine': 'manipulado',
  'fake pdf': 'es auténtico este pdf',
  forged: 'pdf falso',
  'Whether the signed bytes are exactly those that were signed, whether the signature was made with the key of its certificate, whether it covers the file as it must, and whether each certificate was issued by the next one, as far as they are in the file. If the file has versions that came after a signature, the report says what they changed: page content, form values, comments, and more.':
    'Que los bytes firmados sean exactamente los que se firmaron, que la firma se hiciera con la clave de su certificado, que cubra el archivo como debe y que cada certificado lo emitiera el siguiente, en la medida en que estén en el archivo. Si el archivo tiene versiones posteriores a una firma, el informe indica qué cambiaron: contenido de páginas, valores de formulario, comentarios y más.',
  'What is not checked?': '¿Qué no se comprueba?',
  '{0} Certificates are not compared with a list of trusted authorities either. So a valid signature here means that the file is unchanged and that the owner of this certificate signed it. Compare the SHA-256 of the certificate with what the signer tells you, or ask a program with such a list who the owner is.':
    '{0} Los certificados tampoco se comparan con una lista de autoridades de confianza. Así, una firma válida aquí significa que el archivo no ha cambiado y que lo firmó quien tiene este certificado. Compara el SHA-256 del certificado con lo que te diga quien firmó, o consulta de quién es con un programa que tenga una lista así.',
  'What does “Changed after it was signed” mean?': '¿Qué significa “Cambiado después de firmarse”?',
  'The signed version is still in the file, unchanged, but a later version shows something else. PDF allows that, and some attacks use it. The report lists the differences. Further signatures, and data for checking them, do not count as changes of the content.':
    'La versión firmada sigue en el archivo, sin cambios, pero una versión posterior muestra otra cosa. PDF lo permite, y algunos ataques lo aprovechan. El informe enumera las diferencias. Las firmas posteriores, y los datos para comprobarlas, no cuentan como cambios del contenido.',
  'Is the time of signing reliable?': '¿Es fiable la hora de la firma?',
  'No. It is what the signer’s clock said. Only a timestamp from an authority would prove it, and timestamps are not checked here.':
    'No. Es lo que decía el reloj de quien firmó. Solo lo probaría un sello de tiempo de una autoridad, y aquí los sellos de tiempo no se comprueban.',
  'Which signatures are supported?': '¿Qué firmas se admiten?',
  'Detached CMS and PAdES signatures (adbe.pkcs7.detached and ETSI.CAdES.detached) and adbe.pkcs7.sha1, with RSA (PKCS #1 v1.5 and PSS) or ECDSA (P-256, P-384 and P-521), and SHA-1, SHA-256, SHA-384 or SHA-512. SHA-1 is marked as weak. Others are listed as not checked.':
    'Firmas CMS y PAdES separadas (adbe.pkcs7.detached y ETSI.CAdES.detached) y adbe.pkcs7.sha1, con RSA (PKCS #1 v1.5 y PSS) o ECDSA (P-256, P-384 y P-521), y SHA-1, SHA-256, SHA-384 o SHA-512. SHA-1 se marca como débil. Las demás se indican como no comprobadas.',
} satisfies TableWords<'tools/verify-pdf'>;
