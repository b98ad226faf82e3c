export default {
  'Blur or black out parts of a photo': 'Tarjar ou desfocar fotos',
  'Black out, pixelate or blur faces, names and number plates in photos and screenshots.':
    'Tarje, pixele ou desfoque rostos, nomes e placas em fotos e capturas de tela.',
  Hide: 'Esconder',
  'Hide by': 'Esconder com',
  Pixels: 'Pixels',
  Blur: 'Desfoque',
  'Only covering is safe for text: pixelated or blurred letters and digits can sometimes be worked out.':
    'Para texto, só a tarja é segura: letras e números pixelados ou desfocados às vezes podem ser recuperados.',
  'Can someone undo it?': 'Alguém pode desfazer?',
  'What is covered is gone: its pixels are replaced by black, and nothing of them is stored in the result. Pixelating and blurring keep a few averages of each area, at most 10 by 10. That hides a face, but someone who knows which letters or digits are possible can sometimes work out a text from them. So cover names, numbers and addresses.':
    'O que fica sob a tarja some: os pixels são trocados por preto, e nada deles fica no resultado. Pixelar e desfocar mantêm algumas médias de cada área, no máximo 10 por 10. Isso esconde um rosto, mas quem sabe que letras ou números são possíveis às vezes consegue descobrir um texto a partir delas. Por isso, use a tarja em nomes, números e endereços.',
  'Are small copies inside the photo removed too?': 'As pequenas cópias dentro da foto também são removidas?',
  'Yes. Cameras and editors store previews in the file, which would still show what you hide. They are always removed, like the place where the photo was taken. To remove the date and the camera as well, set “Metadata” to “Keep only colour profile”.':
    'Sim. Câmeras e editores põem miniaturas no arquivo, que ainda mostrariam o que você esconde. Elas são sempre removidas, assim como o local onde a foto foi tirada. Para remover também a data e a câmera, escolha “Manter só o perfil de cor” em “Metadados”.',
  'Does each photo have its own areas?': 'Cada foto tem suas próprias áreas?',
  'Yes. Use the arrows above the image to go to the next one. A photo on which you draw nothing is not re-encoded, unless you choose another format.':
    'Sim. Use as setas acima da imagem para ir à próxima. Uma foto em que você não desenha nada não é recodificada, a não ser que você escolha outro formato.',
  'Does it find faces for me?': 'A ferramenta encontra os rostos?',
  'Yes. “Find faces” draws an area over each face that it finds, in all the images that you added. It runs on your device, with a file of 204 kB that your browser loads when you first press it. It can miss faces that are small, blurred, turned away, on their side or partly covered, and can take other things for faces. So check every photo, draw the areas that are missing, and remove those that you do not need: what you do not mark stays visible.':
    'Sim. “Encontrar rostos” desenha uma área sobre cada rosto que encontra, em todas as imagens adicionadas. Isso roda no seu dispositivo, com um arquivo de 204 kB que o navegador carrega no primeiro uso. Rostos pequenos, desfocados, virados, de lado ou parcialmente cobertos podem escapar, e outras coisas podem ser confundidas com rostos. Por isso, confira cada foto, desenhe as áreas que faltam e remova as que sobram: o que você não marca continua visível.',
  'What happens to animations?': 'O que acontece com animações?',
  'An area is hidden in every frame, at the same place. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'A área é escondida em todos os quadros, no mesmo lugar. GIF, WebP, APNG, AVIF e JPEG XL mantêm o formato; se o seu navegador não grava AVIF animado, vira WebP.',
  'Does the rest of the photo change?': 'O resto da foto muda?',
  'A PNG stays the same, pixel by pixel. A JPEG is re-encoded at the quality you choose, so it loses a little.':
    'Um PNG fica igual, pixel por pixel. Um JPEG é recodificado na qualidade que você escolher, então perde um pouco.',
  'blur image': 'desfocar foto | borrar texto',
  'blur photo': 'desfocar imagem | esconder nome no print',
  'blur face': 'desfocar rosto | riscar print',
  'blur part of image': 'borrar rosto | censurar print',
  'blur area': 'borrar foto | encontrar rostos',
  pixelate: 'borrar parte da foto',
  'pixelate image': 'embaçar rosto',
  'pixelate face': 'esconder rosto',
  mosaic: 'tapar rosto',
  'censor image': 'cobrir rosto',
  'censor photo': 'censurar foto',
  'black bar': 'censurar imagem',
  'cover face': 'pixelar',
  'hide face': 'pixelizar',
  'find faces': 'pixelar rosto',
  'hide number plate': 'mosaico',
  'blur license plate': 'tarja preta em foto',
  'hide text in screenshot': 'esconder placa',
  'blur text': 'borrar placa do carro',
  'redact screenshot': 'esconder texto em print',
} satisfies TableWords<'tools/redact-image'>;
