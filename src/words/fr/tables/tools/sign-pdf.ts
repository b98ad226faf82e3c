export default {
  'Ink colour': 'Couleur de l’encre',
  'Add your signature to a PDF: drawn, typed or as an image, anywhere on the page.':
    'Ajoutez votre signature à un PDF : dessinée, tapée ou en image, n’importe où sur la page.',
  signature: 'signer pdf | signature manuscrite',
  esign: 'signer un pdf | paraphe',
  'e-sign': 'signature | initiales',
  autograph: 'signature pdf | parapher',
  initials: 'signer document | docusign',
  'electronic signature': 'signature électronique | ajouter signature',
  docusign: 'signature electronique | mettre ma signature',
  'put my name': 'e-signature | signer en ligne',
  Signature: 'Signature',
  Draw: 'Dessiner',
  Type: 'Taper',
  Picture: 'Image',
  'A PNG with transparency looks best.': 'Un PNG avec transparence convient le mieux.',
  Initials: 'Initiales',
  Date: 'Date',
  '28 Nov 2026': '28/11/2026',
  'Is this a digital signature?': 'Est-ce une signature numérique ?',
  'No. It is a visible signature: lines or an image on the page. It does not prove who signed, or that the file was not changed later. For that, use Sign PDF with a certificate.':
    'Non. C’est une signature visible : des traits ou une image sur la page. Elle ne prouve ni qui a signé, ni que le fichier n’a pas changé ensuite. Pour cela, utilisez « Signer un PDF avec un certificat ».',
  'Where does the signature go?': 'Où va la signature ?',
  'To the bottom right of the last page, unless you drag it elsewhere. Press Place signature on any page to sign there too; initials and the date are placed the same way.':
    'En bas à droite de la dernière page, sauf si vous la faites glisser ailleurs. Appuyez sur « Placer la signature » sur une autre page pour y signer aussi ; les initiales et la date se placent de la même façon.',
  'Can I sign without a mouse or a finger?': 'Puis-je signer sans souris ni doigt ?',
  'Yes: type your name and place it with the keyboard. It is written in an italic handwriting style. {0}':
    'Oui : tapez votre nom et placez-le au clavier. Il s’affiche dans une écriture manuscrite penchée. {0}',
  'Can it be removed again?': 'Peut-on l’enlever ensuite ?',
  'Yes, by someone who knows how, like anything drawn on a page. Existing digital signatures are removed, because they are only valid for the unchanged file.':
    'Oui, quelqu’un qui sait le faire le peut, comme tout ce qui est dessiné sur une page. Les signatures numériques déjà présentes sont supprimées, car elles ne valent que pour le fichier inchangé.',
  'Is my signature stored?': 'Ma signature est-elle stockée ?',
  'No. It exists only on this page, and is gone when you leave it.':
    'Non. Elle n’existe que sur cette page, et disparaît quand vous la quittez.',
} satisfies TableWords<'tools/sign-pdf'>;
