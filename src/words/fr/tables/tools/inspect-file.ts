export default {
  'Clear all fields there, remove the cover, and switch on “Remove all other tags”.':
    'Videz-y tous les champs, supprimez la pochette et activez « Supprimer le reste ».',
  'Afterwards, “Images to PDF” turns the pages back into a PDF, without searchable text.':
    'Ensuite, « Images en PDF » refait un PDF à partir des pages, sans texte que l’on puisse chercher.',
  'Search for this text there.': 'Cherchez-y ce texte.',
  'What was typed stays visible on the page.': 'Ce qui a été tapé reste visible sur la page.',
  'Switch off “Keep links clickable” there.': 'Désactivez-y « Garder les liens actifs ».',
  'Check a file for hidden data': 'Chercher les données cachées',
  'See the place, people, devices, history and hidden content in a photo, PDF, video or audio file, and what removes them.':
    'Découvrez le lieu, les personnes, les appareils, l’historique et le contenu caché d’un fichier, et ce qui les supprime.',
  Inspect: 'Examiner',
  'inspect file': 'données cachées | gps vidéo',
  'what does my photo reveal': 'examiner fichier | métadonnées vidéo',
  'what does this file reveal': 'que révèle ma photo',
  'exif viewer': 'que révèle ce fichier',
  'exif data viewer': 'lecteur exif',
  'metadata viewer': 'voir exif',
  'view metadata': 'données exif',
  'show metadata': 'voir métadonnées',
  'check metadata': 'afficher les métadonnées',
  'hidden information in file': 'vérifier métadonnées',
  'gps location of photo': 'informations cachées',
  'photo details': 'gps photo',
  'privacy check': 'position gps d’une photo',
  exiftool: 'lieu d’une photo',
  'image forensics': 'détails photo',
  'hidden text in pdf': 'vérifier confidentialité',
  'pdf inspector': 'exiftool',
  'pdf revisions': 'texte caché pdf',
  'javascript in pdf': 'inspecter pdf',
  'gps location of video': 'versions d’un pdf',
  'metadata of video': 'javascript dans pdf',
  'What is looked for?': 'Que cherche-t-on ?',
  'In photos and graphics: EXIF, XMP and IPTC data, comments, previews, edit history, content credentials, the videos of phones, and data after the end of the file. In SVG drawings also scripts, links and addresses that are loaded. In PDFs, metadata also of the pictures in them, earlier versions with what was changed, text that is covered or cannot be seen, content outside the visible page, hidden layers, form values, comments, attached files, scripts, links, and addresses that data is sent to. In videos and audio files, tags, positions, dates, the camera, covers, attached files, and data after the end. The report says what was found, what was not, and what was not looked at.':
    'Dans les photos et images : données EXIF, XMP et IPTC, commentaires, aperçus, historique des retouches, Content Credentials, vidéos des téléphones et données après la fin du fichier. Dans les dessins SVG, aussi les scripts, les liens et les adresses chargées. Dans les PDF : métadonnées, y compris celles de leurs images, versions antérieures et ce qui y a changé, texte recouvert ou invisible, contenu hors de la page visible, calques masqués, valeurs de formulaire, commentaires, fichiers joints, scripts, liens et adresses vers lesquelles des données sont envoyées. Dans les vidéos et fichiers audio : tags, positions, dates, appareil, pochettes, fichiers joints et données après la fin. Le rapport dit ce qui a été trouvé, ce qui ne l’a pas été, et ce qui n’a pas été examiné.',
  'Is the file changed?': 'Le fichier est-il modifié ?',
  'No. You only get a report. Each finding has a button that opens the tool that removes it, with your file.':
    'Non. Vous n’obtenez qu’un rapport. Chaque élément trouvé a un bouton qui ouvre, avec votre fichier, l’outil qui le supprime.',
  'Why is there a preview that differs?': 'Pourquoi y a-t-il un aperçu différent ?',
  'Cameras store a small copy of a photo inside the file. Some programs crop or edit the photo and leave the copy as it was. If the two differ, you get the copy below the report, to see what it shows.':
    'Les appareils photo enregistrent une petite copie de la photo dans le fichier. Certains programmes rognent ou retouchent la photo et laissent la copie telle quelle. Si les deux diffèrent, la copie s’affiche sous le rapport, pour que vous voyiez ce qu’elle montre.',
  'How is hidden text in a PDF found?': 'Comment le texte caché d’un PDF est-il trouvé ?',
  'Each page is drawn as it prints. If the place of a word has only one colour there, nobody can read it: it is under a box, white on white, invisible, or on a layer that is switched off. Text that is written invisibly over a picture, as over scans, is listed too.':
    'Chaque page est dessinée comme elle s’imprime. Si, à l’endroit d’un mot, il n’y a qu’une seule couleur, personne ne peut le lire : il est sous un rectangle, blanc sur blanc, invisible, ou sur un calque désactivé. Le texte écrit de façon invisible sur une image, comme sur une numérisation, est signalé aussi.',
  'What does it need to work offline?': 'Que faut-il pour l’utiliser hors ligne ?',
  'The tools for that kind of file. To inspect a PDF or a video offline, save the PDF or video tools for offline use as well.':
    'Les outils pour ce type de fichier. Pour examiner un PDF ou une vidéo hors ligne, gardez aussi hors ligne les outils PDF ou vidéo.',
  'Is the place looked up on a map?': 'Le lieu est-il recherché sur une carte ?',
} satisfies TableWords<'tools/inspect-file'>;
