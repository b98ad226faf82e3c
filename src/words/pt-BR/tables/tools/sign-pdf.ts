export default {
  'Ink colour': 'Cor da tinta',
  'Add your signature to a PDF: drawn, typed or as an image, anywhere on the page.':
    'Adicione sua assinatura a um PDF: desenhada, digitada ou como imagem, em qualquer lugar da página.',
  Signature: 'Assinatura',
  Draw: 'Desenhar',
  Type: 'Digitar',
  Picture: 'Imagem',
  'A PNG with transparency looks best.': 'Um PNG com transparência fica melhor.',
  Initials: 'Rubrica',
  Date: 'Data',
  '28 Nov 2026': '28 nov. 2026',
  'Is this a digital signature?': 'Isto é uma assinatura digital?',
  'No. It is a visible signature: lines or an image on the page. It does not prove who signed, or that the file was not changed later. For that, use Sign PDF with a certificate.':
    'Não. É uma assinatura visível: linhas ou uma imagem na página. Ela não prova quem assinou, nem que o arquivo não mudou depois. Para isso, use Assinar PDF com certificado.',
  'Where does the signature go?': 'Onde fica a assinatura?',
  'To the bottom right of the last page, unless you drag it elsewhere. Press Place signature on any page to sign there too; initials and the date are placed the same way.':
    'Embaixo à direita na última página, a não ser que você a arraste para outro lugar. Clique em “Colocar assinatura” em qualquer página para assinar ali também; a rubrica e a data são colocadas do mesmo jeito.',
  'Can I sign without a mouse or a finger?': 'Posso assinar sem mouse nem dedo?',
  'Yes: type your name and place it with the keyboard. It is written in an italic handwriting style. {0}':
    'Pode: digite seu nome e coloque-o com o teclado. Ele é escrito em uma letra inclinada, como à mão. {0}',
  'Can it be removed again?': 'Ela pode ser removida depois?',
  'Yes, by someone who knows how, like anything drawn on a page. Existing digital signatures are removed, because they are only valid for the unchanged file.':
    'Pode, por quem souber como, igual a qualquer coisa desenhada em uma página. As assinaturas digitais que existirem são removidas, porque só valem para o arquivo sem alterações.',
  'Is my signature stored?': 'Minha assinatura fica salva?',
  'No. It exists only on this page, and is gone when you leave it.':
    'Não. Ela só existe nesta página e some quando você sai.',
  signature: 'assinar pdf | inserir assinatura | pôr meu nome',
  esign: 'assinar pdf online | adicionar assinatura',
  'e-sign': 'assinar documento | rubrica',
  autograph: 'assinar documento online | rubricar',
  initials: 'assinatura | rubricar pdf',
  'electronic signature': 'assinatura em pdf | assinar contrato',
  docusign: 'assinatura eletrônica | docusign',
  'put my name': 'colocar assinatura no pdf | autógrafo',
} satisfies TableWords<'tools/sign-pdf'>;
