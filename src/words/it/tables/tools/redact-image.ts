export default {
  'Blur or black out parts of a photo': 'Sfoca o copri parti di una foto',
  'Black out, pixelate or blur faces, names and number plates in photos and screenshots.':
    'Annerisci, pixela o sfoca volti, nomi e targhe in foto e screenshot.',
  Hide: 'Nascondi',
  'Hide by': 'Nascondi con',
  Pixels: 'Pixel',
  Blur: 'Sfocatura',
  'Only covering is safe for text: pixelated or blurred letters and digits can sometimes be worked out.':
    'Per il testo è sicuro solo il nero: lettere e cifre pixelate o sfocate a volte si possono ricostruire.',
  'Can someone undo it?': 'Qualcuno può recuperare ciò che nascondo?',
  'What is covered is gone: its pixels are replaced by black, and nothing of them is stored in the result. Pixelating and blurring keep a few averages of each area, at most 10 by 10. That hides a face, but someone who knows which letters or digits are possible can sometimes work out a text from them. So cover names, numbers and addresses.':
    'Ciò che è coperto non c’è più: i suoi pixel vengono sostituiti dal nero, e nel risultato non ne resta nulla. Pixel e sfocatura conservano poche medie di ogni area, al massimo 10 per 10. Questo nasconde un volto, ma chi sa quali lettere o cifre sono possibili a volte riesce a ricavarne un testo. Quindi copri di nero nomi, numeri e indirizzi.',
  'Are small copies inside the photo removed too?': 'Vengono rimosse anche le piccole copie dentro la foto?',
  'Yes. Cameras and editors store previews in the file, which would still show what you hide. They are always removed, like the place where the photo was taken. To remove the date and the camera as well, set “Metadata” to “Keep only colour profile”.':
    'Sì. Fotocamere ed editor salvano nel file delle anteprime, che mostrerebbero ancora quello che nascondi. Vengono sempre rimosse, come la posizione in cui è stata scattata la foto. Per togliere anche la data e la fotocamera, imposta “Metadati” su “Mantieni solo il profilo colore”.',
  'Does each photo have its own areas?': 'Ogni foto ha le sue aree?',
  'Yes. Use the arrows above the image to go to the next one. A photo on which you draw nothing is not re-encoded, unless you choose another format.':
    'Sì. Usa le frecce sopra l’immagine per passare alla successiva. Una foto su cui non disegni nulla non viene ricodificata, a meno che tu scelga un altro formato.',
  'Does it find faces for me?': 'Può trovare i volti da solo?',
  'Yes. “Find faces” draws an area over each face that it finds, in all the images that you added. It runs on your device, with a file of 204 kB that your browser loads when you first press it. It can miss faces that are small, blurred, turned away, on their side or partly covered, and can take other things for faces. So check every photo, draw the areas that are missing, and remove those that you do not need: what you do not mark stays visible.':
    'Sì. “Trova volti” disegna un’area su ogni volto che trova, in tutte le immagini che hai aggiunto. Funziona sul tuo dispositivo, con un file di 204 kB che il tuo browser scarica quando lo premi la prima volta. Possono sfuggirgli volti piccoli, sfocati, girati, di lato o in parte coperti, e può scambiare altre cose per volti. Quindi controlla ogni foto, disegna le aree che mancano e rimuovi quelle che non servono: ciò che non segni resta visibile.',
  'What happens to animations?': 'Che cosa succede alle animazioni?',
  'An area is hidden in every frame, at the same place. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Un’area viene nascosta in ogni fotogramma, nello stesso punto. GIF, WebP, APNG, AVIF e JPEG XL mantengono il loro formato; se il tuo browser non sa scrivere AVIF animati, il risultato è WebP.',
  'Does the rest of the photo change?': 'Il resto della foto cambia?',
  'A PNG stays the same, pixel by pixel. A JPEG is re-encoded at the quality you choose, so it loses a little.':
    'Un PNG resta uguale, pixel per pixel. Un JPEG viene ricodificato alla qualità che scegli, quindi perde qualcosa.',
  'blur image': 'sfocare foto | oscurare targa',
  'blur photo': 'sfocare volto | nascondere targa',
  'blur face': 'sfocare viso | coprire targa',
  'blur part of image': 'sfocare faccia | annerire foto',
  'blur area': 'sfocare parte di foto | barra nera',
  pixelate: 'sfocare immagine | trovare volti',
  'pixelate image': 'sfocare sfondo testo | nascondere testo screenshot',
  'pixelate face': 'pixelare foto | coprire dati su foto',
  mosaic: 'pixelare volto | cancellare nomi da screenshot',
  'censor image': 'pixellare | pixelare',
  'censor photo': 'pixel su faccia | coprire parte di foto',
  'black bar': 'mosaico',
  'cover face': 'censurare foto',
  'hide face': 'censurare immagine',
  'find faces': 'censura foto',
  'hide number plate': 'coprire volto',
  'blur license plate': 'coprire faccia',
  'hide text in screenshot': 'nascondere volto',
  'blur text': 'nascondere faccia',
  'redact screenshot': 'oscurare foto',
} satisfies TableWords<'tools/redact-image'>;
