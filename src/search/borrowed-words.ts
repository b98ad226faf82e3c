/**
 * An English word, or several -> the same in German, French, Spanish, Portuguese, Italian, Dutch, Polish, Japanese, Hindi
 * and Chinese, as people type them, separated by `|`.
 */
export const borrowedWords: Readonly<Record<string, string>> = {
  audio: 'ton|dźwięk|音声|音楽|ऑडियो|音频|音頻',
  redact:
    'schwärzen|caviarder|noircir|anonymiser|tachar|ocultar|tarjar|oscurare|zwartmaken|zaczernić|黒塗り|墨消し|涂黑|塗黑',
  compress:
    'komprimieren|comprimer|compresser|comprimere|comprimir|compressar|comprimeren|kompresja|kompresować|skompresować|圧縮|कंप्रेस|संपीड़ित|压缩|壓縮',
  convert:
    'umwandeln|konvertieren|convertir|transformer|convertire|converter|converteren|omzetten|konwertować|przekonwertować|変換|बदलें|कन्वर्ट|转换|轉換|转|轉',
  converter: 'convertisseur|convertidor|conversor|convertitore|konwerter',
  crop: 'zuschneiden|beschneiden|recadrer|rogner|recortar|ritagliare|bijsnijden|kadrować|wykadrować|トリミング|切り抜き|क्रॉप|裁剪|裁切',
  cut: 'schneiden|kürzen|couper|cortar|tagliare|accorciare|knippen|inkorten|ciąć|przyciąć|wyciąć|カット|काटें|剪辑|剪輯|剪切',
  delete: 'löschen|supprimer|effacer|eliminar|borrar|apagar|excluir|eliminare|verwijderen|usunąć|削除|हटाएं|删除|刪除',
  edit: 'bearbeiten|modifier|editar|modificare|bewerken|edytować|編集|एडिट|编辑|編輯',
  extract: 'extrahieren|extraire|extraer|extrair|estrarre|uitpakken|wyodrębnić|抽出|निकालें|提取',
  face: 'gesicht|gesichter|visage|visages|cara|caras|rosto|rostos|volto|volti|gezicht|twarz|顔|चेहरा|人脸|人臉',
  form: 'formular|formulaire|formulario|formulário|modulo|formulier|formularz|フォーム|फॉर्म|表单|表單',
  image:
    'bild|bilder|imagen|imágenes|imagem|imagens|immagine|immagini|afbeelding|afbeeldingen|obraz|obrazy|画像|图片|圖片|图像|圖像',
  'image to text': '文字起こし 画像|画像 文字起こし|图片转文字|圖片轉文字',
  landscape: 'querformat|paysage|orizzontale|liggend|poziomo|横向き',
  merge:
    'zusammenfügen|zusammenführen|verbinden|fusionner|assembler|réunir|unir|juntar|fusionar|combinar|unire|accorpare|samenvoegen|połączyć|scalić|łączyć|結合|जोड़ें|मर्ज|合并|合併',
  metadata: 'metadaten|métadonnées|metadatos|metadados|metadati|metadane|メタデータ|元数据',
  page: 'seite|seiten|página|páginas|pagina|strona|strony|ページ|पेज|页|頁',
  passport: 'passbild|passfoto|bewerbungsfoto|passeport|pasaporte|passaporte|passaporto|paspoort|paszport|पासपोर्ट',
  'passport photo': 'photo d’identité|foto carnet|foto de carnet|foto 3x4|fototessera|pasfoto|証明写真|证件照|證件照',
  password:
    'passwort|kennwort|mot de passe|contraseña|senha|parola d’ordine|wachtwoord|hasło|パスワード|पासवर्ड|密码|密碼',
  payslip: 'gehaltsabrechnung|lohnabrechnung|fiche de paie|nómina|holerite|busta paga|loonstrook',
  pdf: 'पीडीएफ',
  photo: 'foto|fotos|zdjęcie|zdjęcia|写真|फोटो|照片|相片',
  pixelate: 'verpixeln|pixeliser|flouter|pixelar|desenfocar|desfocar|sfocare|モザイク|马赛克|馬賽克',
  'portrait to landscape': 'hochformat in querformat',
  portrait: 'hochformat|verticale|staand|pionowo|縦向き',
  privacy: 'datenschutz|dsgvo|confidentialité|privacidad|privacidade|prywatność|プライバシー|隐私|隱私',
  protect: 'schützen|verschlüsseln|protéger|proteger|proteggere|beveiligen|zabezpieczyć|保護|सुरक्षित|加密',
  'reduce size':
    'réduire taille|réduire la taille|réduire le poids|reducir tamaño|reducir el tamaño|reduzir tamanho|reduzir o tamanho|diminuir tamanho|ridurre dimensione|ridurre dimensioni|zmniejszyć rozmiar|サイズを小さく|小さくする|साइज कम करें|साइज़ कम करें|साइज कम|छोटा करें|缩小',
  reduce: 'reducir|réduire|reduzir|diminuir|ridurre|zmniejszyć|कम करें',
  remove: 'entfernen|enlever|retirer|quitar|remover|tirar|rimuovere|usuń',
  resize: 'skalieren|redimensionner|redimensionar|ridimensionare|リサイズ|रीसाइज|调整大小|調整大小',
  rotate: 'drehen|tourner|pivoter|girar|rotar|ruotare|draaien|obrócić|回転|घुमाएं|旋转|旋轉',
  shrink: 'verkleinern|verkleinen|pomniejszyć',
  sign: 'unterschreiben|signieren|signer|firmar|assinar|firmare|ondertekenen|podpisać|署名|サイン|हस्ताक्षर|साइन|签名|簽名|签字',
  split: 'teilen|trennen|aufteilen|diviser|séparer|dividir|separar|dividere|splitsen|podzielić|分割|विभाजित|拆分',
  subtitles: 'untertitel|sous-titres|subtítulos|legendas|legenda|sottotitoli|ondertitels|napisy|字幕|उपशीर्षक',
  'to pdf': 'PDFに|पीडीएफ में|转pdf|轉pdf',
  text: 'texto|texte|testo|tekst|文字|テキスト|टेक्स्ट|文本',
  unlock: 'entsperren|déverrouiller|desbloquear|sbloccare|ontgrendelen|odblokować|解除|अनलॉक|解锁|解鎖',
  video: 'vidéo|wideo|filmik|動画|ビデオ|वीडियो|视频|視頻|影片',
  // The same word is used for photos, of which it means something else.
  'cut video': 'recortar vídeo|recortar videos|recortar um vídeo|recortar un vídeo',
  watermark:
    'wasserzeichen|filigrane|marca de agua|marca d’água|filigrana|watermerk|znak wodny|透かし|वॉटरमार्क|水印|浮水印',
};

/** Words that say nothing about which tool is meant, in English and these languages. */
export const fillers = `and any app are as at batch be best below big bulk by can cloudconvert computer change convert converter do file files for free from get have how
  i ilovepdf in into is it kind less make max maximum me more most multiple need no of on online or please put quick save size smallpdf so software
  than that the their this to too tool tools turn under up use using want was way website what which with you your
  aus bei das der die ein eine einen fur im ins mit nach oder und von zu zum au aux avec ce dans des du et la le les ma mes mon par pour sur un une al con de del desde el en es esta los las mi para por su una com da dos em meu minha no na nos os um uma uns di il in lo per su un het een naar van voor z w na do の を に で から する करें करना को में का की के से 的 把 和 taille taglia tamano tamanho grosse dimensione rozmiar サイズ साइज`;
