export default {
  'Remove PDF metadata': 'Nettoyer les métadonnées d’un PDF',
  'See what a PDF reveals about who made it, when and with which program, and remove it, also from its photos.':
    'Voyez ce qu’un PDF révèle de son auteur, de sa date et de ses logiciels, et supprimez ces données, y compris dans ses photos.',
  sanitise: 'nettoyer pdf | supprimer auteur pdf | propriétés pdf | assainir pdf',
  'clean pdf': 'métadonnées pdf | auteur d’un pdf | supprimer propriétés pdf',
  'author of pdf': 'supprimer métadonnées pdf | effacer auteur | pdf anonyme',
  'delete author': 'enlever metadonnees pdf | anonymiser pdf | données cachées pdf',
  'Keep the title': 'Garder le titre',
  'PDF readers show it, and screen readers say it first.':
    'Les lecteurs de PDF l’affichent, et les lecteurs d’écran le disent en premier.',
  'Title, author, subject, keywords, programs and dates in the information dictionary and in XMP, for the document, its pages and its images; page thumbnails; data that programs store in the file for themselves; identifiers that tell one file from its copies; and in JPEG photos EXIF with location and camera, IPTC and comments. The result lists it.':
    'Titre, auteur, sujet, mots-clés, programmes et dates dans le dictionnaire d’informations et dans le XMP, pour le document, ses pages et ses images ; miniatures de page ; données que les programmes stockent pour eux-mêmes ; identifiants qui distinguent un fichier de ses copies ; et dans les photos JPEG, EXIF avec lieu et appareil, IPTC et commentaires. Le résultat en donne la liste.',
  'Do the photos get worse?': 'Les photos perdent-elles en qualité ?',
  'No. They are not re-encoded: only the metadata is removed.':
    'Non. Elles ne sont pas réencodées : seules les métadonnées sont supprimées.',
  'Are earlier versions of the file gone?': 'Les versions antérieures du fichier ont-elles disparu ?',
  'Yes. Programs often only append changes, so older content stays in the file. The new file contains only what is still used.':
    'Oui. Les programmes ne font souvent qu’ajouter les changements, et l’ancien contenu reste dans le fichier. Le nouveau fichier ne contient que ce qui sert encore.',
  'Everything people see or use: pages, comments with their authors’ names, form values, links, bookmarks, attachments, and the language that screen readers use. Fonts keep the names of their makers.':
    'Tout ce qu’on voit ou utilise : pages, commentaires avec le nom de leurs auteurs, valeurs de formulaire, liens, signets, pièces jointes, et la langue dont se servent les lecteurs d’écran. Les polices gardent le nom de leurs créateurs.',
} satisfies TableWords<'tools/remove-pdf-metadata'>;
