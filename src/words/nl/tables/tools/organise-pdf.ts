export default {
  'Organise PDF': 'PDF ordenen',
  'See all pages of a PDF and move, rotate, duplicate or delete them. Add pages from other PDFs, or photos.':
    'Bekijk alle pagina’s van een PDF en verplaats, draai, dupliceer of wis ze. Je kunt ook foto’s en pagina’s uit andere PDF’s toevoegen.',
  organised: 'geordend',
  'You can also type the order: 3, 1-2 puts page 3 first, and 4@90 rotates page 4 to the right. With several files, 2:1 is page 1 of the second.':
    'Je kunt de volgorde ook typen: 3, 1-2 zet pagina 3 vooraan, en 4@90 draait pagina 4 naar rechts. Bij meerdere bestanden is 2:1 pagina 1 van het tweede.',
  'How do I move pages?': 'Hoe verplaats ik pagina’s?',
  'Drag them, or on a touch screen, use the dots in their corner. Or select pages and use the buttons above them. Hold Shift to select a range of pages.':
    'Versleep ze, of gebruik op een aanraakscherm de puntjes in de hoek van de pagina. Je kunt ook pagina’s selecteren en de knoppen erboven gebruiken. Houd Shift ingedrukt om een reeks pagina’s te selecteren.',
  'How do I insert pages from another PDF, or a photo?': 'Hoe voeg ik pagina’s uit een andere PDF in, of een foto?',
  'Select the page that they should follow and press Insert after these, or drop the files: their pages are added there. If no page is selected, they are added at the end. A photo becomes a page of its own size.':
    'Selecteer de pagina waarachter ze moeten komen en druk op ‘Hierna invoegen’, of sleep de bestanden hierheen: hun pagina’s komen dan daar te staan. Is er geen pagina geselecteerd, dan komen ze achteraan. Een foto wordt een pagina met de afmetingen van de foto.',
  'Can I use the keyboard?': 'Kan ik het toetsenbord gebruiken?',
  'Yes. Arrow keys go from page to page, Space selects, Shift and arrows select several, Alt and arrows move them, R rotates to the right, Shift and R to the left, D duplicates, Delete deletes, and Ctrl (Cmd on a Mac) and Z undo the last change.':
    'Ja. Met de pijltoetsen ga je van pagina naar pagina en met de spatiebalk selecteer je er een. Met Shift en de pijltoetsen selecteer je er meer, met Alt en de pijltoetsen verplaats je ze. R draait naar rechts, Shift+R naar links, D dupliceert en Delete wist. Met Ctrl+Z (Cmd+Z op een Mac) maak je de laatste wijziging ongedaan.',
  'What happens to links, bookmarks and forms?': 'Wat gebeurt er met links, bladwijzers en formulieren?',
  'They follow their pages: links and bookmarks lead to where their page is now, form fields keep their values, and tags, layers and page labels stay. Anything that only belongs to deleted pages is not in the new file. If you duplicate a page with form fields, the fields of the copy get new names.':
    'Die volgen hun pagina’s: links en bladwijzers leiden naar waar hun pagina nu staat, formuliervelden behouden hun waarden, en tags, lagen en paginalabels blijven. Wat alleen bij gewiste pagina’s hoort, zit niet in het nieuwe bestand. Dupliceer je een pagina met formuliervelden, dan krijgen de velden van de kopie een nieuwe naam.',
  'No. Pages are copied as they are. The small previews are only for you to see.':
    'Nee. Pagina’s worden gekopieerd zoals ze zijn. De miniaturen zijn alleen om naar te kijken.',
  reorder: "pdf pagina's verplaatsen | pdf herschikken",
  reorganise: 'volgorde wijzigen pdf | pdf volgorde aanpassen',
  'swap pages': "pagina's ordenen | pagina's herschikken",
  rearrange: "pagina's sorteren | pagina's bewerken",
  'sort pages': "pagina's omwisselen",
  'move pages': 'pdf organiseren',
  'page order': 'pagina invoegen',
  'insert pages': 'pagina toevoegen aan pdf',
  'add page to pdf': "pagina's dupliceren",
  'duplicate pages': "volgorde pagina's",
  'edit pages': 'paginas verplaatsen',
} satisfies TableWords<'tools/organise-pdf'>;
