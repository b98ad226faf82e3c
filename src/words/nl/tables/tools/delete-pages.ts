export default {
  'Delete PDF pages': 'PDF-pagina’s wissen',
  'Delete pages from a PDF and remove all their content from the file.':
    'Wis pagina’s uit een PDF en verwijder al hun inhoud uit het bestand.',
  Delete: 'Wissen',
  shortened: 'ingekort',
  'Pages to delete': 'Te wissen pagina’s',
  'Are deleted pages really gone?': 'Zijn gewiste pagina’s echt weg?',
  'Yes. The new file only contains what belongs to the remaining pages: text, images, comments, form values, tags, layers and bookmarks of deleted pages are not in it. Many programs only take a page off the list and leave its content in the file.':
    'Ja. Het nieuwe bestand bevat alleen wat bij de overige pagina’s hoort: tekst, afbeeldingen, opmerkingen, formulierwaarden, tags, lagen en bladwijzers van gewiste pagina’s zitten er niet in. Veel programma’s halen een pagina alleen van de lijst en laten de inhoud in het bestand staan.',
  'What happens to links to deleted pages?': 'Wat gebeurt er met links naar gewiste pagina’s?',
  'They are removed with the pages, and so are bookmarks that lead there. All other links, bookmarks, form fields, tags and page labels stay, and so do files attached to the document.':
    'Die verdwijnen met de pagina’s, en bladwijzers die erheen leiden ook. Alle andere links, bladwijzers, formuliervelden, tags en paginalabels blijven, en bestanden die aan het document hangen ook.',
  'remove pages': "pagina verwijderen pdf | pagina weghalen | pagina's weggooien | pagina uit pdf verwijderen",
  'drop pages': "pagina's verwijderen | pagina uit pdf halen | delete pagina",
  'erase pages': "pagina's wissen | bladzijde verwijderen | paginas verwijderen",
  'take out pages': 'pdf pagina verwijderen | lege pagina verwijderen | pagina schrappen',
} satisfies TableWords<'tools/delete-pages'>;
