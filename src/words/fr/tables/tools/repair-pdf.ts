export default {
  'Repair PDF': 'Réparer un PDF',
  'Repair a damaged PDF: find its objects and pages again, remove what cannot be read, and see what was wrong.':
    'Réparez un PDF endommagé : l’outil retrouve ses objets et ses pages, supprime ce qui est illisible et dit ce qui n’allait pas.',
  Repair: 'Réparer',
  repaired: 'réparé',
  fix: 'réparer pdf | pdf ne s’ouvre pas',
  broken: 'pdf endommagé | impossible d’ouvrir pdf',
  corrupt: 'pdf corrompu | reparer pdf',
  damaged: 'pdf cassé | corriger pdf',
  recover: 'pdf illisible | réparation pdf',
  'cannot open': 'récupérer pdf | pdf abîmé',
  restore: 'restaurer pdf',
  'What can be repaired?': 'Qu’est-ce qui peut être réparé ?',
  'A wrong or missing list of objects, a file that was cut off, pages that nothing links to, a page tree that contradicts itself, objects that break the rules, streams with a wrong length or damaged data, and extra bytes at the start. Objects that cannot be read are removed. The result says what was found and how much was checked.':
    'Une liste d’objets fausse ou absente, un fichier tronqué, des pages vers lesquelles rien ne mène, une arborescence de pages qui se contredit, des objets contraires aux règles, des flux de longueur fausse ou aux données endommagées, et des octets en trop au début. Les objets illisibles sont supprimés. Le résultat dit ce qui a été trouvé et tout ce qui a été vérifié.',
  'What cannot be repaired?': 'Qu’est-ce qui ne peut pas être réparé ?',
  'Data that is missing from the file. If a file was cut off, the objects in its first part are saved; if there is no page among them, you are told so. Data that cannot be decompressed stays in the file as it is, and so do damaged images, damaged fonts and errors in what draws a page. The result says if there are any of these, except for fonts, which are not checked.':
    'Les données qui manquent dans le fichier. S’il a été tronqué, les objets de sa première partie sont sauvés ; s’il n’y a aucune page parmi eux, on vous le dit. Les données impossibles à décompresser restent telles quelles dans le fichier, comme les images et polices endommagées et les erreurs dans ce qui dessine une page. Le résultat dit s’il y en a, sauf pour les polices, qui ne sont pas vérifiées.',
  'What if nothing is wrong?': 'Et si tout va bien ?',
  'Then the result says so. The file is rewritten anyway, with a correct list of objects and without unused parts. Some PDF readers are stricter than others, and this may be all they need.':
    'Le résultat le dit. Le fichier est quand même réécrit, avec une liste d’objets correcte et sans parties inutiles. Certains lecteurs de PDF sont plus stricts que d’autres, et c’est peut-être tout ce qu’il leur faut.',
} satisfies TableWords<'tools/repair-pdf'>;
