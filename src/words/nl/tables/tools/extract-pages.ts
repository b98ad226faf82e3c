export default {
  'Extract PDF pages': 'PDF-pagina’s extraheren',
  'Save pages of a PDF as a new PDF, in any order. Nothing from the other pages is left in it.':
    'Sla pagina’s van een PDF op als nieuwe PDF, in elke gewenste volgorde. Van de andere pagina’s blijft er niets in achter.',
  extracted: 'uittreksel',
  'For example 1-3, 7, last. The new PDF has them in this order.':
    'Bijvoorbeeld 1-3, 7, last (de laatste). In de nieuwe PDF staan ze in deze volgorde.',
  'Are the other pages really gone?': 'Zijn de andere pagina’s echt weg?',
  'Yes. The new file only contains what belongs to its pages: text, images, comments, form values, tags, layers and bookmarks of other pages are not in it. The document’s title and author stay.':
    'Ja. Het nieuwe bestand bevat alleen wat bij deze pagina’s hoort: tekst, afbeeldingen, opmerkingen, formulierwaarden, tags, lagen en bladwijzers van andere pagina’s zitten er niet in. De titel en auteur van het document blijven.',
  'What is kept with a page?': 'Wat blijft er bij een pagina behouden?',
  'Everything on it, unchanged: text, images, fonts, comments, form fields with their values, tags for screen readers, layers, its page label, web links, links to other extracted pages, and the bookmarks that lead to it. Files attached to the document, articles, XFA forms and digital signatures are removed.':
    'Alles wat erop staat, ongewijzigd: tekst, afbeeldingen, lettertypen, opmerkingen, formuliervelden met hun waarden, tags voor schermlezers, lagen, het paginalabel, weblinks, links naar andere geëxtraheerde pagina’s, en de bladwijzers die erheen leiden. Bestanden die aan het document hangen, artikelen, XFA-formulieren en digitale handtekeningen worden verwijderd.',
  'save pages': "pagina uit pdf halen | pagina's extraheren",
  'take pages': "pagina's uit pdf opslaan | bladzijde uit pdf halen",
  'single pages': "losse pagina's | paginas uit pdf",
  'pull out pages': 'één pagina van pdf | een deel van pdf',
  'some pages of pdf': 'enkele pagina opslaan | een pagina van pdf opslaan',
  'one page of pdf': "paar pagina's van pdf",
  'one page only': "alleen bepaalde pagina's",
  'only some pages': 'pagina opslaan als pdf',
} satisfies TableWords<'tools/extract-pages'>;
