export default {
  'Clear all fields there, remove the cover, and switch on “Remove all other tags”.':
    'Maak daar alle velden leeg, verwijder de hoes en zet ‘Alle andere tags verwijderen’ aan.',
  'Afterwards, “Images to PDF” turns the pages back into a PDF, without searchable text.':
    'Daarna maakt ‘Afbeeldingen naar PDF’ van de pagina’s weer een PDF, zonder doorzoekbare tekst.',
  'Search for this text there.': 'Zoek daar naar deze tekst.',
  'What was typed stays visible on the page.': 'Wat getypt is, blijft zichtbaar op de pagina.',
  'Switch off “Keep links clickable” there.': 'Zet daar ‘Links aanklikbaar houden’ uit.',
  'Check a file for hidden data': 'Verborgen gegevens opsporen',
  'See the place, people, devices, history and hidden content in a photo, PDF, video or audio file, and what removes them.':
    'Bekijk plaats, mensen, apparaten, geschiedenis en verborgen inhoud van een foto, PDF, video of audiobestand, en hoe je dat verwijdert.',
  Inspect: 'Onderzoeken',
  'What is looked for?': 'Waar wordt naar gezocht?',
  'In photos and graphics: EXIF, XMP and IPTC data, comments, previews, edit history, content credentials, the videos of phones, and data after the end of the file. In SVG drawings also scripts, links and addresses that are loaded. In PDFs, metadata also of the pictures in them, earlier versions with what was changed, text that is covered or cannot be seen, content outside the visible page, hidden layers, form values, comments, attached files, scripts, links, and addresses that data is sent to. In videos and audio files, tags, positions, dates, the camera, covers, attached files, and data after the end. The report says what was found, what was not, and what was not looked at.':
    'In foto’s en tekeningen: EXIF-, XMP- en IPTC-gegevens, opmerkingen, miniaturen, bewerkingsgeschiedenis, content credentials, de video’s van telefoons, en gegevens na het einde van het bestand. In SVG-tekeningen ook scripts, links en adressen die worden geladen. In PDF’s: metadata, ook van de afbeeldingen erin, eerdere versies met wat er veranderd is, tekst die bedekt of onzichtbaar is, inhoud buiten de zichtbare pagina, verborgen lagen, formulierwaarden, opmerkingen, bijgevoegde bestanden, scripts, links, en adressen waar gegevens heen gaan. In video’s en audiobestanden: tags, posities, datums, de camera, hoezen, bijgevoegde bestanden, en gegevens na het einde. In het rapport staat wat er is gevonden, wat niet, en waar niet naar is gekeken.',
  'Is the file changed?': 'Wordt het bestand gewijzigd?',
  'No. You only get a report. Each finding has a button that opens the tool that removes it, with your file.':
    'Nee. Je krijgt alleen een rapport. Bij alles wat is gevonden, staat een knop naar de tool die het verwijdert, met je bestand er al in.',
  'Why is there a preview that differs?': 'Waarom is er een miniatuur die afwijkt?',
  'Cameras store a small copy of a photo inside the file. Some programs crop or edit the photo and leave the copy as it was. If the two differ, you get the copy below the report, to see what it shows.':
    'Camera’s bewaren een kleine kopie van een foto in het bestand. Sommige programma’s snijden de foto bij of bewerken die, en laten de kopie zoals die was. Als de twee verschillen, krijg je de kopie onder het rapport, om te zien wat erop staat.',
  'How is hidden text in a PDF found?': 'Hoe wordt verborgen tekst in een PDF gevonden?',
  'Each page is drawn as it prints. If the place of a word has only one colour there, nobody can read it: it is under a box, white on white, invisible, or on a layer that is switched off. Text that is written invisibly over a picture, as over scans, is listed too.':
    'Elke pagina wordt weergegeven zoals die wordt afgedrukt. Als de plek van een woord daar maar één kleur heeft, kan niemand het lezen: het zit onder een vlak, is wit op wit, onzichtbaar, of staat op een laag die uit staat. Tekst die onzichtbaar over een afbeelding is geschreven, zoals over scans, staat ook in het rapport.',
  'What does it need to work offline?': 'Wat is er nodig om dit offline te doen?',
  'The tools for that kind of file. To inspect a PDF or a video offline, save the PDF or video tools for offline use as well.':
    'De tools voor dat soort bestand. Wil je een PDF of video offline onderzoeken, bewaar dan ook de PDF- of videotools offline.',
  'Is the place looked up on a map?': 'Wordt de plaats op een kaart opgezocht?',
  'inspect file': 'verborgen gegevens in bestand',
  'what does my photo reveal': 'bestand controleren',
  'what does this file reveal': 'wat verraadt mijn foto',
  'exif viewer': 'exif bekijken',
  'exif data viewer': 'exif viewer',
  'metadata viewer': 'metadata bekijken',
  'view metadata': 'metadata tonen',
  'show metadata': 'gps van foto',
  'check metadata': 'locatie van foto',
  'hidden information in file': 'foto gegevens',
  'gps location of photo': 'waar is foto gemaakt bekijken',
  'photo details': 'verborgen tekst pdf',
  'privacy check': 'privacy controle',
  exiftool: 'wat zit er in mijn bestand',
  'image forensics': 'exiftool',
  'hidden text in pdf': 'metadata video',
  'pdf inspector': 'javascript in pdf',
  'pdf revisions': 'pdf onderzoeken',
  'javascript in pdf': 'bestandsinformatie',
  'gps location of video': 'fotoinformatie bekijken',
  'metadata of video': 'verborgen gegevens in bestand',
} satisfies TableWords<'tools/inspect-file'>;
