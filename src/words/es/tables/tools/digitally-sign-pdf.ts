export default {
  'Sign PDF with a certificate': 'Firmar PDF con certificado',
  'Sign a PDF digitally with your own certificate, so that anyone can check who signed it.':
    'Firma digitalmente un PDF con tu propio certificado, para que cualquiera pueda comprobar quién lo firmó.',
  'digitally sign': 'firmar digitalmente | certificar pdf',
  'certificate signature': 'firma con certificado | fnmt',
  pfx: 'certificado digital | autofirma',
  'qualified signature': 'pfx | firma digital pdf',
  'cryptographic signature': 'p12 | firmar con certificado digital',
  'sign with key': 'firma cualificada | firma electrónica avanzada',
  'certify pdf': 'firma criptográfica',
  'digital id': 'firmar con clave',
  'Key and certificate': 'Clave y certificado',
  'A .p12 or .pfx file, or PEM files with the private key and its certificates.':
    'Un archivo .p12 o .pfx, o archivos PEM con la clave privada y sus certificados.',
  'Password of the key, if any': 'Contraseña de la clave, si la tiene',
  'Show it on a page': 'Mostrarla en una página',
  No: 'No',
  'First page': 'Primera página',
  'Last page': 'Última página',
  'A box at the bottom right that says who signed, and when.':
    'Un recuadro abajo a la derecha que dice quién firmó y cuándo.',
  'Reason, if any': 'Motivo, si lo hay',
  'Place, if any': 'Lugar, si lo hay',
  'Newer padding for RSA keys, which some older programs cannot check.':
    'Un relleno más nuevo para claves RSA, que algunos programas antiguos no saben comprobar.',
  'What kind of signature is this?': '¿Qué tipo de firma es?',
  'A PAdES baseline signature (B-B, ETSI.CAdES.detached). PDF readers that check signatures show who signed, and whether the file was changed after that. Whether they trust your certificate depends on who issued it.':
    'Una firma básica PAdES (B-B, ETSI.CAdES.detached). Los lectores de PDF que comprueban firmas muestran quién firmó y si el archivo se cambió después. Si confían en tu certificado o no, depende de quién lo emitió.',
  'Is my key safe?': '¿Está segura mi clave?',
  'The key and its password are read on this page only. They are never stored, and the part of the page that reads them has no network access. They are gone when you leave the page.':
    'La clave y su contraseña solo se leen en esta página. No se guardan nunca, y la parte de la página que las lee no tiene acceso a la red. Desaparecen cuando sales de la página.',
  'Which keys work?': '¿Qué claves sirven?',
  'RSA keys, and ECDSA keys on P-256, P-384 and P-521, in a .p12 or .pfx file or in PEM files. Keys on smart cards and tokens cannot be used on a web page.':
    'Claves RSA, y claves ECDSA (P-256, P-384 y P-521), en un archivo .p12 o .pfx o en archivos PEM. Las claves de tarjetas inteligentes y tokens, como el DNI electrónico, no se pueden usar en una página web.',
  'Is there a timestamp?': '¿Lleva sello de tiempo?',
  'No. A timestamp comes from a server, and this page has no network access. The signature states the time of your device, which proves nothing. When your certificate expires, programs may no longer accept the signature.':
    'No. Un sello de tiempo viene de un servidor, y esta página no tiene acceso a la red. La firma indica la hora de tu dispositivo, que no prueba nada. Cuando tu certificado caduque, puede que los programas ya no acepten la firma.',
  'What happens to existing signatures?': '¿Qué pasa con las firmas que ya hay?',
  'They stay valid: the new signature is added at the end of the file, and everything before it stays byte for byte the same. If the author of the file does not allow further signatures, you are told so. Encrypted files cannot be signed here.':
    'Siguen siendo válidas: la firma nueva se añade al final del archivo, y todo lo anterior queda igual, byte a byte. Si quien creó el archivo no permite más firmas, te avisamos. Los archivos cifrados no se pueden firmar aquí.',
} satisfies TableWords<'tools/digitally-sign-pdf'>;
