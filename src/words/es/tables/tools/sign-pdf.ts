export default {
  'Ink colour': 'Color de la tinta',
  'Add your signature to a PDF: drawn, typed or as an image, anywhere on the page.':
    'Añade tu firma a un PDF: dibujada, escrita o como imagen, en cualquier parte de la página.',
  signature: 'firma | poner mi nombre',
  esign: 'firma electrónica | firmar online',
  'e-sign': 'firmar documento | añadir firma',
  autograph: 'rúbrica | firma en pdf',
  initials: 'iniciales | insertar firma',
  'electronic signature': 'firmar pdf | firmar contrato',
  docusign: 'docusign',
  'put my name': 'poner firma',
  Signature: 'Firma',
  Draw: 'Dibujar',
  Type: 'Escribir',
  Picture: 'Imagen',
  'A PNG with transparency looks best.': 'Lo que mejor queda es un PNG con transparencia.',
  Initials: 'Iniciales',
  Date: 'Fecha',
  '28 Nov 2026': '28 nov 2026',
  'Is this a digital signature?': '¿Es una firma digital?',
  'No. It is a visible signature: lines or an image on the page. It does not prove who signed, or that the file was not changed later. For that, use Sign PDF with a certificate.':
    'No. Es una firma visible: líneas o una imagen en la página. No prueba quién firmó ni que el archivo no se cambió después. Para eso, usa Firmar PDF con certificado.',
  'Where does the signature go?': '¿Dónde va la firma?',
  'To the bottom right of the last page, unless you drag it elsewhere. Press Place signature on any page to sign there too; initials and the date are placed the same way.':
    'Abajo a la derecha de la última página, si no la arrastras a otro sitio. Pulsa “Colocar firma” en cualquier página para firmar también ahí; las iniciales y la fecha se colocan igual.',
  'Can I sign without a mouse or a finger?': '¿Puedo firmar sin ratón ni dedo?',
  'Yes: type your name and place it with the keyboard. It is written in an italic handwriting style. {0}':
    'Sí: escribe tu nombre y colócalo con el teclado. Se escribe en cursiva, como a mano. {0}',
  'Can it be removed again?': '¿Se puede quitar después?',
  'Yes, by someone who knows how, like anything drawn on a page. Existing digital signatures are removed, because they are only valid for the unchanged file.':
    'Sí, puede hacerlo quien sepa cómo, igual que con cualquier cosa dibujada en una página. Las firmas digitales que hubiera se quitan, porque solo valen para el archivo sin cambios.',
  'Is my signature stored?': '¿Se guarda mi firma?',
  'No. It exists only on this page, and is gone when you leave it.':
    'No. Solo existe en esta página, y desaparece cuando sales de ella.',
} satisfies TableWords<'tools/sign-pdf'>;
