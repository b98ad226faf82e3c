export default {
  'Unlock PDF': 'Desbloquear PDF',
  'Remove the password and restrictions from a PDF whose password you know.':
    'Remova a senha e as restrições de um PDF cuja senha você sabe.',
  Unlock: 'Desbloquear',
  unlocked: 'desbloqueado',
  'Do I need the password?': 'Preciso da senha?',
  'Yes, if the file asks for a password when you open it. Type it next to the file; the page says if it is wrong. Either of its two passwords works, and if several files have the same one, you only type it once. Files that open without a password but cannot be printed or changed need none.':
    'Sim, se o arquivo pede uma senha ao abrir. Digite-a ao lado do arquivo; a página avisa se estiver errada. Qualquer uma das duas senhas dele serve e, se vários arquivos têm a mesma, você só digita uma vez. Arquivos que abrem sem senha, mas não podem ser impressos ou alterados, não precisam de nenhuma.',
  'Only the encryption is removed. Pages, text, images, bookmarks, links, forms, comments, attachments and tags are copied as they are. Digital signatures are removed, because they are only valid for the original file; the result says so if there were any.':
    'Só a criptografia é removida. Páginas, texto, imagens, marcadores, links, formulários, comentários, anexos e tags são copiados como estão. As assinaturas digitais são removidas, porque só valem para o arquivo original; o resultado avisa se havia alguma.',
  'Which kinds of protection can it open?': 'Que tipos de proteção podem ser removidos?',
  'Everything that uses a password, from the 40-bit RC4 of 1994 to today’s AES-256. Files locked with a certificate or by a rights service cannot be opened.':
    'Tudo o que usa senha, do RC4 de 40 bits de 1994 ao AES-256 de hoje. Arquivos bloqueados com certificado ou por um serviço de direitos não podem ser abertos.',
  'Can it find a forgotten password?': 'Dá para descobrir uma senha esquecida?',
  'No. It does not guess passwords.': 'Não. A ferramenta não adivinha senhas.',
  'Are passwords stored?': 'As senhas são salvas?',
  'No. They stay on this page, like your files, and are forgotten when you close it.':
    'Não. Elas ficam nesta página, como seus arquivos, e são esquecidas quando você a fecha.',
  'remove password': 'desbloquear pdf | descriptografar pdf',
  decrypt: 'tirar senha do pdf | tirar proteção do pdf',
  password: 'remover senha do pdf | remover proteção do pdf',
  unprotect: 'remover senha pdf | remover restrições',
  'remove restrictions': 'tirar senha | senha do pdf',
  'remove protection': 'quebrar senha pdf | pdf não deixa imprimir',
  'open locked': 'pdf protegido | pdf bloqueado para impressão',
  'print restricted': 'pdf bloqueado',
  'printing not allowed': 'destravar pdf',
} satisfies TableWords<'tools/unlock-pdf'>;
