export default {
  'Crop PDF': 'Ritaglia PDF',
  'Crop the margins of PDF pages, or show only part of each page by drawing a box.':
    'Ritaglia i margini delle pagine di un PDF, o mostra solo una parte di ogni pagina disegnando un riquadro.',
  'Crop by': 'Ritaglia con',
  'A box on the page': 'Un riquadro sulla pagina',
  Margins: 'Margini',
  'For example 1-3, 7, last; or odd, even.': 'Per esempio 1-3, 7, last (l’ultima); oppure odd (dispari), even (pari).',
  'No, it is hidden. PDF readers show and print only what is inside the box, but the rest stays in the file, and a program can bring it back. To remove something for good, use Redact PDF.':
    'No, viene nascosta. I lettori PDF mostrano e stampano solo ciò che sta nel riquadro, ma il resto rimane nel file, e un programma può farlo riapparire. Per rimuovere qualcosa per sempre, usa “Oscura PDF”.',
  'Which page is shown?': 'Quale pagina si vede?',
  'The first page of the file named below it. The same share of each page is kept, or the same points if you choose that; on pages of other sizes, that is a different area.':
    'La prima pagina del file indicato sotto. Di ogni pagina si tiene la stessa parte in proporzione, oppure gli stessi punti se lo scegli: su pagine di altre dimensioni l’area è diversa.',
  'Can I crop left and right pages differently?': 'Posso ritagliare in modo diverso le pagine destre e sinistre?',
  'Yes, in two steps: crop “odd” first, then use the result in this tool again and crop “even”.':
    'Sì, in due passaggi: ritaglia prima “odd” (dispari), poi usa di nuovo questo strumento sul risultato e ritaglia “even” (pari).',
  'Nothing: text, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'Niente: testo, link, moduli, segnalibri e tag restano. Le firme digitali vengono rimosse, perché valgono solo per il file originale.',
  'trim margins': 'ritagliare pdf | margini pdf | tagliare pagina pdf',
  'cut margins': 'ritagliare pagine pdf | bordi bianchi | eliminare margini',
  'crop pages': 'tagliare margini | togliere bordo bianco | ritaglio pdf',
  margins: 'togliere margini pdf | rifilare pdf',
  'white borders': 'ridurre margini | crop pdf',
} satisfies TableWords<'tools/crop-pdf'>;
