export default {
  'Ink colour': 'Colore dell’inchiostro',
  'Add your signature to a PDF: drawn, typed or as an image, anywhere on the page.':
    'Aggiungi la tua firma a un PDF: disegnata, scritta o come immagine, in qualsiasi punto della pagina.',
  Signature: 'Firma',
  Draw: 'Disegna',
  Type: 'Scrivi',
  Picture: 'Immagine',
  'A PNG with transparency looks best.': 'Un PNG con trasparenza rende meglio.',
  Initials: 'Iniziali',
  Date: 'Data',
  '28 Nov 2026': '28 nov 2026',
  'Is this a digital signature?': 'È una firma digitale?',
  'No. It is a visible signature: lines or an image on the page. It does not prove who signed, or that the file was not changed later. For that, use Sign PDF with a certificate.':
    'No. È una firma visibile: linee o un’immagine sulla pagina. Non prova chi ha firmato, né che il file non sia stato modificato in seguito. Per quello usa “Firma PDF con certificato”.',
  'Where does the signature go?': 'Dove va la firma?',
  'To the bottom right of the last page, unless you drag it elsewhere. Press Place signature on any page to sign there too; initials and the date are placed the same way.':
    'In basso a destra nell’ultima pagina, se non la trascini altrove. Premi “Inserisci firma” su qualsiasi pagina per firmare anche lì; iniziali e data si mettono allo stesso modo.',
  'Can I sign without a mouse or a finger?': 'Posso firmare senza usare il mouse o le dita?',
  'Yes: type your name and place it with the keyboard. It is written in an italic handwriting style. {0}':
    'Sì: scrivi il tuo nome e posizionalo con la tastiera. Viene scritto in un corsivo simile alla scrittura a mano. {0}',
  'Can it be removed again?': 'Si può togliere in seguito?',
  'Yes, by someone who knows how, like anything drawn on a page. Existing digital signatures are removed, because they are only valid for the unchanged file.':
    'Sì, da chi sa come fare, come qualsiasi cosa disegnata su una pagina. Le firme digitali già presenti vengono rimosse, perché valgono solo per il file invariato.',
  'Is my signature stored?': 'La mia firma viene salvata?',
  'No. It exists only on this page, and is gone when you leave it.':
    'No. Esiste solo in questa pagina, e sparisce quando la lasci.',
  signature: 'firmare pdf | firma autografa | firma elettronica',
  esign: 'firma pdf | firma elettronica pdf',
  'e-sign': 'mettere firma su pdf | sigla',
  autograph: 'firmare documento | firmare contratto',
  initials: 'firmare online | docusign',
  'electronic signature': 'firma | firmare pdf da telefono',
  docusign: 'aggiungere firma | inserire firma in pdf',
  'put my name': 'firma scritta a mano | esign',
} satisfies TableWords<'tools/sign-pdf'>;
