export default {
  'Protect PDF': 'Proteger PDF',
  'Encrypt a PDF with a password, or restrict printing and copying.':
    'Criptografe um PDF com senha, ou restrinja a impressão e a cópia.',
  protected: 'protegido',
  'Password to open the file': 'Senha para abrir o arquivo',
  'correct horse battery staple': 'cavalo correto bateria grampo',
  'Owner password': 'Senha do proprietário',
  'Opens the file without the restrictions below. Without an owner password, nobody can lift them.':
    'Abre o arquivo sem as restrições abaixo. Sem uma senha do proprietário, ninguém pode retirá-las.',
  'Allow printing': 'Permitir impressão',
  'Allow copying': 'Permitir cópia',
  'Screen readers can always read the text.': 'Leitores de tela sempre podem ler o texto.',
  'Allow changes': 'Permitir alterações',
  'Editing, commenting, filling in forms and moving pages.': 'Editar, comentar, preencher formulários e mover páginas.',
  'How strong is the protection?': 'A proteção é forte?',
  'The file is encrypted with AES-256, as in PDF 2.0 (revision 6). It cannot be read without the password, but a weak password can be guessed. All current PDF readers open such files; Acrobat does since version X.':
    'O arquivo é criptografado com AES-256, como no PDF 2.0 (revisão 6). Não dá para ler sem a senha, mas uma senha fraca pode ser descoberta. Todos os leitores de PDF atuais abrem esses arquivos; o Acrobat, desde a versão X.',
  'Do the restrictions really protect the file?': 'As restrições protegem mesmo o arquivo?',
  'They are only a request: PDF readers that follow the standard respect them, others do not. Only the password keeps people out. With only an owner password, anyone can open and read the file.':
    'Elas são só um pedido: leitores de PDF que seguem o padrão as respeitam, outros não. Só a senha impede o acesso. Se houver só a senha do proprietário, qualquer um pode abrir e ler o arquivo.',
  'What if I forget the password?': 'E se eu esquecer a senha?',
  'Then the file cannot be opened: there is no second key, here or elsewhere. Keep the original file.':
    'Nesse caso, o arquivo não pode mais ser aberto: não existe uma segunda chave, nem aqui nem em outro lugar. Mantenha o arquivo original.',
  'Nothing that you can see. Pages, bookmarks, links, forms, attachments and tags are copied and encrypted. Digital signatures are removed, because they are only valid for the original file.':
    'Nada que se veja. Páginas, marcadores, links, formulários, anexos e tags são copiados e criptografados. As assinaturas digitais são removidas, porque só valem para o arquivo original.',
  encrypt: 'proteger pdf | proteger com senha',
  lock: 'colocar senha em pdf | impedir impressão',
  'add password': 'colocar senha no pdf | impedir cópia',
  'password protect': 'pôr senha no pdf | bloquear cópia de pdf',
  'restrict printing': 'pdf com senha | restringir impressão',
  'set password': 'adicionar senha',
  'stop printing': 'bloquear pdf',
  'prevent copying': 'trancar pdf',
  'put password on pdf': 'criptografar pdf',
} satisfies TableWords<'tools/protect-pdf'>;
