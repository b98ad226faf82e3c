export default {
  'Repair PDF': 'PDF repareren',
  'Repair a damaged PDF: find its objects and pages again, remove what cannot be read, and see what was wrong.':
    'Repareer een beschadigde PDF: vind objecten en pagina’s terug, verwijder wat niet te lezen is, en lees wat er mis was.',
  Repair: 'Repareren',
  repaired: 'gerepareerd',
  'What can be repaired?': 'Wat kan worden gerepareerd?',
  'A wrong or missing list of objects, a file that was cut off, pages that nothing links to, a page tree that contradicts itself, objects that break the rules, streams with a wrong length or damaged data, and extra bytes at the start. Objects that cannot be read are removed. The result says what was found and how much was checked.':
    'Een verkeerde of ontbrekende lijst van objecten, een afgekapt bestand, pagina’s waar niets naar verwijst, een paginaboom die zichzelf tegenspreekt, objecten die niet aan de regels voldoen, streams met een verkeerde lengte of beschadigde gegevens, en extra bytes aan het begin. Objecten die niet te lezen zijn, worden verwijderd. Bij het resultaat staat wat er is gevonden en hoeveel er is gecontroleerd.',
  'What cannot be repaired?': 'Wat kan niet worden gerepareerd?',
  'Data that is missing from the file. If a file was cut off, the objects in its first part are saved; if there is no page among them, you are told so. Data that cannot be decompressed stays in the file as it is, and so do damaged images, damaged fonts and errors in what draws a page. The result says if there are any of these, except for fonts, which are not checked.':
    'Gegevens die niet in het bestand zitten. Is een bestand afgekapt, dan worden de objecten in het eerste deel gered; zit er geen pagina tussen, dan wordt dat gemeld. Gegevens die niet uit te pakken zijn, blijven in het bestand zoals ze zijn, en beschadigde afbeeldingen, beschadigde lettertypen en fouten in de tekenopdrachten van een pagina ook. Bij het resultaat staat of die er zijn, behalve bij lettertypen: die worden niet gecontroleerd.',
  'What if nothing is wrong?': 'En als er niets mis is?',
  'Then the result says so. The file is rewritten anyway, with a correct list of objects and without unused parts. Some PDF readers are stricter than others, and this may be all they need.':
    'Dan staat dat bij het resultaat. Het bestand wordt toch opnieuw geschreven, met een juiste lijst van objecten en zonder ongebruikte delen. Sommige PDF-lezers zijn strenger dan andere, en misschien is dat alles wat ze nodig hebben.',
  fix: 'pdf herstellen | corrupte pdf',
  broken: 'pdf repareren | corrupt',
  corrupt: 'beschadigde pdf | pdf fixen',
  damaged: 'kapotte pdf | pdf defect',
  recover: 'pdf kan niet worden geopend | pdf bestand beschadigd',
  'cannot open': 'pdf gaat niet open | pdf terughalen',
  restore: 'pdf openen lukt niet',
} satisfies TableWords<'tools/repair-pdf'>;
