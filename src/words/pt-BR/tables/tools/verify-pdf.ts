export default {
  'Check PDF signatures': 'Verificar assinaturas de PDF',
  'See who digitally signed a PDF, whether each signature is valid, and what was changed after it.':
    'Veja quem assinou um PDF digitalmente, se cada assinatura é válida e o que mudou depois dela.',
  'Check signatures': 'Verificar assinaturas',
  'Whether the signed bytes are exactly those that were signed, whether the signature was made with the key of its certificate, whether it covers the file as it must, and whether each certificate was issued by the next one, as far as they are in the file. If the file has versions that came after a signature, the report says what they changed: page content, form values, comments, and more.':
    'Se os bytes assinados são exatamente os que foram assinados, se a assinatura foi feita com a chave do certificado, se ela cobre o arquivo como deve e se cada certificado foi emitido pelo seguinte, desde que eles estejam no arquivo. Se o arquivo tem versões posteriores a uma assinatura, o relatório diz o que elas mudaram: conteúdo das páginas, valores de formulário, comentários e mais.',
  'What is not checked?': 'O que não é verificado?',
  '{0} Certificates are not compared with a list of trusted authorities either. So a valid signature here means that the file is unchanged and that the owner of this certificate signed it. Compare the SHA-256 of the certificate with what the signer tells you, or ask a program with such a list who the owner is.':
    '{0} Os certificados também não são comparados com uma lista de autoridades confiáveis. Por isso, uma assinatura válida aqui significa que o arquivo não mudou e que o dono deste certificado o assinou. Compare o SHA-256 do certificado com o que o signatário informa, ou use um programa que tenha essa lista para saber quem é o dono.',
  'What does “Changed after it was signed” mean?': 'O que significa “Mudou depois da assinatura”?',
  'The signed version is still in the file, unchanged, but a later version shows something else. PDF allows that, and some attacks use it. The report lists the differences. Further signatures, and data for checking them, do not count as changes of the content.':
    'A versão assinada continua no arquivo, sem alteração, mas uma versão posterior mostra outra coisa. O PDF permite isso, e alguns ataques se aproveitam disso. O relatório lista as diferenças. Outras assinaturas, e dados para verificá-las, não contam como mudanças do conteúdo.',
  'Is the time of signing reliable?': 'A hora da assinatura é confiável?',
  'No. It is what the signer’s clock said. Only a timestamp from an authority would prove it, and timestamps are not checked here.':
    'Não. É o que dizia o relógio do signatário. Só um carimbo do tempo de uma autoridade provaria a hora, e os carimbos não são verificados aqui.',
  'Which signatures are supported?': 'Que assinaturas são aceitas?',
  'Detached CMS and PAdES signatures (adbe.pkcs7.detached and ETSI.CAdES.detached) and adbe.pkcs7.sha1, with RSA (PKCS #1 v1.5 and PSS) or ECDSA (P-256, P-384 and P-521), and SHA-1, SHA-256, SHA-384 or SHA-512. SHA-1 is marked as weak. Others are listed as not checked.':
    'Assinaturas CMS e PAdES destacadas (adbe.pkcs7.detached e ETSI.CAdES.detached) e adbe.pkcs7.sha1, com RSA (PKCS #1 v1.5 e PSS) ou ECDSA (P-256, P-384 e P-521), e SHA-1, SHA-256, SHA-384 ou SHA-512. SHA-1 é indicado como fraco. As outras aparecem como não verificadas.',
  'verify signature': 'verificar assinatura | pdf é verdadeiro',
  'validate signature': 'verificar assinatura digital | pdf falso',
  'signature validation': 'validar assinatura | pdf adulterado',
  'who signed': 'validar assinatura digital | pdf falsificado',
  certificate: 'validar pdf | assinatura válida',
  pdfsig: 'validador de assinatura',
  tampered: 'conferir assinatura',
  'is this pdf genuine': 'quem assinou',
  'fake pdf': 'certificado',
  forged: 'pdf assinado',
} satisfies TableWords<'tools/verify-pdf'>;
