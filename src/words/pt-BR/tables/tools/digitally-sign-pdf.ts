export default {
  'Sign PDF with a certificate': 'Assinar PDF com certificado',
  'Sign a PDF digitally with your own certificate, so that anyone can check who signed it.':
    'Assine um PDF digitalmente com seu próprio certificado, para que qualquer pessoa possa conferir quem assinou.',
  'Key and certificate': 'Chave e certificado',
  'A .p12 or .pfx file, or PEM files with the private key and its certificates.':
    'Um arquivo .p12 ou .pfx, ou arquivos PEM com a chave privada e seus certificados.',
  'Password of the key, if any': 'Senha da chave, se houver',
  'Show it on a page': 'Mostrar em uma página',
  No: 'Não',
  'First page': 'Primeira página',
  'Last page': 'Última página',
  'A box at the bottom right that says who signed, and when.':
    'Um quadro embaixo à direita que diz quem assinou e quando.',
  'Reason, if any': 'Motivo, se houver',
  'Place, if any': 'Local, se houver',
  'Newer padding for RSA keys, which some older programs cannot check.':
    'Um esquema de preenchimento mais novo para chaves RSA, que alguns programas antigos não conseguem verificar.',
  'What kind of signature is this?': 'Que tipo de assinatura é esta?',
  'A PAdES baseline signature (B-B, ETSI.CAdES.detached). PDF readers that check signatures show who signed, and whether the file was changed after that. Whether they trust your certificate depends on who issued it.':
    'Uma assinatura PAdES básica (B-B, ETSI.CAdES.detached). Leitores de PDF que verificam assinaturas mostram quem assinou e se o arquivo mudou depois disso. A confiança no seu certificado depende de quem o emitiu.',
  'Is my key safe?': 'Minha chave está segura?',
  'The key and its password are read on this page only. They are never stored, and the part of the page that reads them has no network access. They are gone when you leave the page.':
    'A chave e a senha dela são lidas só nesta página. Nunca são salvas, e a parte da página que as lê não tem acesso à rede. Elas somem quando você sai da página.',
  'Which keys work?': 'Que chaves funcionam?',
  'RSA keys, and ECDSA keys on P-256, P-384 and P-521, in a .p12 or .pfx file or in PEM files. Keys on smart cards and tokens cannot be used on a web page.':
    'Chaves RSA, e ECDSA em P-256, P-384 e P-521, em um arquivo .p12 ou .pfx ou em arquivos PEM (na ICP-Brasil, as do tipo A1). Chaves em cartões e tokens não podem ser usadas em uma página da web.',
  'Is there a timestamp?': 'Há carimbo do tempo?',
  'No. A timestamp comes from a server, and this page has no network access. The signature states the time of your device, which proves nothing. When your certificate expires, programs may no longer accept the signature.':
    'Não. Um carimbo do tempo vem de um servidor, e esta página não tem acesso à rede. A assinatura informa a hora do seu dispositivo, o que não prova nada. Quando seu certificado vencer, os programas podem deixar de aceitar a assinatura.',
  'What happens to existing signatures?': 'O que acontece com as assinaturas que já existem?',
  'They stay valid: the new signature is added at the end of the file, and everything before it stays byte for byte the same. If the author of the file does not allow further signatures, you are told so. Encrypted files cannot be signed here.':
    'Elas continuam válidas: a nova assinatura é acrescentada no fim do arquivo, e tudo antes dela fica igual, byte a byte. Se o autor do arquivo não permite mais assinaturas, você fica sabendo. Arquivos criptografados não podem ser assinados aqui.',
  'digitally sign': 'assinatura digital pdf | icp brasil',
  'certificate signature': 'assinar digitalmente | pfx',
  pfx: 'assinar com certificado digital | p12',
  'qualified signature': 'certificado digital | assinatura qualificada',
  'cryptographic signature': 'certificado a1 | assinar pdf com certificado',
  'sign with key': 'e-cpf | assinar com chave',
  'certify pdf': 'ecpf | certificar pdf',
  'digital id': 'e-cnpj',
} satisfies TableWords<'tools/digitally-sign-pdf'>;
