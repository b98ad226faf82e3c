import { expect, test } from 'vitest';
import { languageIds, type LanguageId } from '#languages.ts';
import { englishNumbers } from '#search/english-numbers.ts';
import { readerOf } from '#search/normal-words.ts';
import { readSize } from '#search/read-size.ts';
import { readNumbers } from '#search/said-options.ts';
import type { SearchRules } from '#spelling/search-rules.ts';

const rulesOf = async (id: LanguageId) => {
  // Every such file exports its rules.
  const { rules } = (await import(`../../../src/words/${id}/search-rules.ts`)) as { rules: SearchRules };
  return rules;
};

/** What is typed -> the words that say which tool is meant, in their plain form. */
const telling: Record<LanguageId, [string, string][]> = {
  en: [
    ['How to convert a HEIC photo into JPG', 'heic image jpeg'],
    ['colour e-mail', 'color mail'],
  ],
  de: [
    ['Fotos verkleinern', 'image shrink'],
    ['HEIC-Bilder in JPG umwandeln', 'heic image jpeg'],
    ['wie kann ich eine PDF-Datei unterschreiben', 'pdf sign'],
    ['Videoton entfernen', 'video audio remove'],
    ['Gehaltsabrechnung schwärzen', 'payslip redact'],
  ],
  fr: [
    ['compresser un PDF', 'compress pdf'],
    ['convertir HEIC en JPG', 'heic jpeg'],
    ['signer l’attestation', 'sign attestation'],
    ['enlever le mot de passe d’un PDF', 'remove password pdf'],
    ['sous-titres', 'subtitles'],
  ],
  es: [
    ['reducir el tamaño de una imagen', 'reduce image'],
    ['cómo unir varios PDF gratis', 'merge pdf'],
    ['quitar la contraseña', 'remove password'],
    ['pasar de PNG a JPG', 'png jpeg'],
  ],
  'pt-BR': [
    ['juntar arquivos PDF', 'merge pdf'],
    ['diminuir o tamanho da foto', 'reduce image'],
    ['tirar senha do PDF', 'remove password pdf'],
    ['girar vídeo', 'rotate video'],
  ],
  it: [
    ['ridurre le dimensioni di un PDF', 'reduce pdf'],
    ['come unire più PDF', 'merge pdf'],
    ['ritagliare una foto', 'crop image'],
    ['ruota le pagine', 'rotate pages'],
  ],
  nl: [
    ['foto’s verkleinen', 'image shrink'],
    ["video's samenvoegen", 'video merge'],
    ['pdf naar jpg omzetten', 'pdf jpeg'],
    ['geluid uit video halen', 'audio video halen'],
  ],
  pl: [
    ['zmniejszyć zdjęcia', 'reduce image'],
    ['zmniejszyc zdjecia', 'reduce image'],
    ['połączyć pliki PDF', 'merge pdf'],
    ['usuń hasło z PDF', 'remove password pdf'],
    ['zamienić HEIC na JPG', 'heic jpeg'],
  ],
  ja: [
    ['画像を圧縮', 'image compress'],
    ['ﾋﾞﾃﾞｵを回転する', 'video rotate'],
    ['どうがカット', 'video cut'],
    ['HEICをJPGに変換', 'heic jpeg'],
    ['PDFのパスワードを解除', 'pdf password unlock'],
    ['証明写真', 'passport image'],
  ],
  ko: [
    ['사진을 압축하는 방법', 'image compress'],
    ['동영상자르기', 'video cut'],
    ['heic를 jpg로 변환', 'heic jpeg'],
    ['PDF합치기', 'pdf merge'],
    ['비밀번호 해제', 'unlock'],
  ],
  'zh-Hans': [
    ['压缩图片', 'compress image'],
    ['图片怎么压缩', 'image compress'],
    ['把heic转成jpg', 'heic jpeg'],
    ['PDF合并', 'pdf merge'],
    ['视频旋转', 'video rotate'],
    ['去除水印', 'remove watermark'],
  ],
  ar: [
    ['ضغط الصور', 'compress image'],
    ['ضَغْطُ صُورَة', 'compress image'],
    ['تحويل HEIC إلى JPG', 'heic jpeg'],
    ['دمج ملفات PDF', 'merge pdf'],
    ['إزالة كلمة المرور من PDF', 'remove password pdf'],
    ['ازاله العلامه المائيه', 'remove watermark'],
  ],
};

/** Spellings and forms that are compared as one word. The words are none that the search knows in English. */
const sameForms: Record<LanguageId, string[]> = {
  en: ['organise organizing organizer', 'colours color'],
  de: ['Größe Groesse GRÖSSE grosse', 'Rechnung Rechnungen', 'dämpfen daempfen'],
  fr: ['facture factures', 'découpé decoupe', 'cœur coeur', 'améliorer amélioration améliorez'],
  es: ['factura facturas', 'señal senal', 'mejorar mejorando mejorado'],
  'pt-BR': ['ligação ligações ligacao', 'câmera camera câmeras', 'melhorar melhorando'],
  it: ['fattura fatture', 'migliorare migliorato', 'città citta'],
  nl: ['rekening rekeningen', 'vervaging vervagen', 'ruïne ruine'],
  pl: ['żółty zolty', 'faktura faktury fakturami', 'łódź lodz'],
  ja: ['フォルダー ふぉるだ フォルダ ﾌｫﾙﾀﾞ', 'ガ が ｶﾞ'],
  ko: ['명함 명함을 명함이 명함은', '인쇄 인쇄하기 인쇄하는'],
  'zh-Hans': ['ＧＩＦ gif'],
  ar: ['أرشيف ارشيف الأرشيف', 'مكتبة مكتبه المكتبة', 'مستوى مستوي', 'كِتَاب كتاب كتـاب'],
};

/** What is typed -> the limit in bytes, and numbers with their unit or the option they are for. */
const amounts: Record<LanguageId, [string, number | undefined, string][]> = {
  en: [['photo under 200 kB width 800', 200_000, '800 width']],
  de: [
    ['Foto auf 2 MB, Breite auf 800', 2e6, '800 width'],
    ['90 Grad drehen', undefined, '90 °'],
  ],
  fr: [
    ['photo à 2 Mo largeur 800', 2e6, '800 width'],
    ['tourner de 90 degrés', undefined, '90 °'],
  ],
  es: [
    ['foto de 200 kb calidad 80', 200_000, '80 quality'],
    ['video de menos de 10 megas', 1e7, ''],
  ],
  'pt-BR': [
    ['foto com largura de 800', undefined, '800 width'],
    ['vídeo de 16 megas', 16e6, ''],
  ],
  it: [
    ['foto larghezza 800 sotto 2 mega', 2e6, '800 width'],
    ['ruota di 90 gradi', undefined, '90 °'],
  ],
  nl: [
    ['foto breedte 800 onder 2 MB', 2e6, '800 width'],
    ['90 graden draaien', undefined, '90 °'],
  ],
  pl: [
    ['zdjęcie szerokość 800 do 2 MB', 2e6, '800 width'],
    ['obróć o 90 stopni', undefined, '90 °'],
  ],
  ja: [
    ['画像を２００KB以下に', 200_000, ''],
    ['幅800ピクセル', undefined, '800 width'],
    ['動画を10メガに', 1e7, ''],
    ['90度回転', undefined, '90 °'],
  ],
  ko: [
    ['사진 200kb 이하', 200_000, ''],
    ['너비 800픽셀로', undefined, '800 width'],
    ['동영상 10메가로', 1e7, ''],
    ['90도 회전', undefined, '90 °'],
  ],
  'zh-Hans': [
    ['图片压缩到200kb以内', 200_000, ''],
    ['宽度为800', undefined, '800 width'],
    ['视频压缩到10兆', 1e7, ''],
    ['旋转90度', undefined, '90 °'],
  ],
  ar: [
    ['ضغط صورة إلى ٢٠٠ كيلوبايت', 200_000, ''],
    ['العرض 800', undefined, '800 width'],
    ['فيديو أقل من 10 ميجا', 1e7, ''],
    ['تدوير ٩٠ درجة', undefined, '90 °'],
  ],
};

/** Words before and after the format that something is converted to. */
const towards: Record<LanguageId, [before: string | undefined, after?: string]> = {
  en: ['to'],
  de: ['in'],
  fr: ['en'],
  es: ['a'],
  'pt-BR': ['para'],
  it: ['in'],
  nl: ['naar'],
  pl: ['na'],
  ja: [undefined, 'に'],
  ko: [undefined, '로'],
  'zh-Hans': ['为'],
  ar: ['الي'],
};

for (const id of languageIds)
  test(`the search reads words as people type them: ${id}`, async () => {
    const rules = await rulesOf(id);
    const { tellingWords, directionBetween } = readerOf(rules);
    const plain = (text: string) =>
      tellingWords(text)
        .map((word) => word.plain)
        .join(' ');
    expect(telling[id].map(([text]) => [text, plain(text)])).toEqual(telling[id]);
    for (const forms of sameForms[id])
      expect(new Set(forms.split(' ').map((form) => rules.normal(rules.letters(form)).stem)), forms).toHaveLength(1);
    expect(directionBetween(...towards[id])).toEqual({ isTarget: true, isSource: false });

    const inEnglish = englishNumbers(rules);
    const found = amounts[id].map(([text]) => {
      const { bytes, rest } = readSize(inEnglish(text));
      const numbers = readNumbers(rest).numbers.map(({ value, unit, of }) => `${value} ${of ?? unit ?? ''}`.trim());
      return [text, bytes, numbers.join(', ')];
    });
    expect(found).toEqual(amounts[id]);
  });
