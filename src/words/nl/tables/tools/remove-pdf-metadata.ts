export default {
  'Remove PDF metadata': 'Metadata uit PDF verwijderen',
  'See what a PDF reveals about who made it, when and with which program, and remove it, also from its photos.':
    'Bekijk wat een PDF verraadt over wie hem heeft gemaakt, wanneer en met welk programma, en verwijder het, ook uit de foto’s erin.',
  'Keep the title': 'Titel behouden',
  'PDF readers show it, and screen readers say it first.':
    'PDF-lezers tonen de titel, en schermlezers lezen hem als eerste voor.',
  'Title, author, subject, keywords, programs and dates in the information dictionary and in XMP, for the document, its pages and its images; page thumbnails; data that programs store in the file for themselves; identifiers that tell one file from its copies; and in JPEG photos EXIF with location and camera, IPTC and comments. The result lists it.':
    'Titel, auteur, onderwerp, trefwoorden, programma’s en datums in de documentinformatie en in XMP, van het document, de pagina’s en de afbeeldingen; miniaturen van pagina’s; gegevens die programma’s voor zichzelf in het bestand bewaren; kenmerken die een bestand onderscheiden van zijn kopieën; en in JPEG-foto’s EXIF met locatie en camera, IPTC en opmerkingen. Bij het resultaat staat wat er is gevonden.',
  'Do the photos get worse?': 'Worden de foto’s slechter?',
  'No. They are not re-encoded: only the metadata is removed.':
    'Nee. Ze worden niet opnieuw gecodeerd: alleen de metadata wordt verwijderd.',
  'Are earlier versions of the file gone?': 'Zijn eerdere versies van het bestand weg?',
  'Yes. Programs often only append changes, so older content stays in the file. The new file contains only what is still used.':
    'Ja. Programma’s voegen wijzigingen vaak alleen achteraan toe, zodat oudere inhoud in het bestand blijft. Het nieuwe bestand bevat alleen wat nog wordt gebruikt.',
  'Everything people see or use: pages, comments with their authors’ names, form values, links, bookmarks, attachments, and the language that screen readers use. Fonts keep the names of their makers.':
    'Alles wat mensen zien of gebruiken: pagina’s, opmerkingen met de namen van de schrijvers, formulierwaarden, links, bladwijzers, bijlagen, en de taal die schermlezers gebruiken. In lettertypen blijven de namen van de makers staan.',
  sanitise: 'pdf metadata verwijderen | naam uit pdf eigenschappen | pdf schonen | pdf zonder metadata',
  'clean pdf': 'auteur verwijderen pdf | metadata wissen pdf | documentinformatie verwijderen',
  'author of pdf': 'pdf anonimiseren metadata | auteur wissen | verborgen info pdf verwijderen',
  'delete author': 'pdf opschonen | pdf eigenschappen verwijderen | naam van maker verwijderen',
} satisfies TableWords<'tools/remove-pdf-metadata'>;
