export default {
  'Words, times, bold, italic and underlined text, and the position on screen if the file gives one. Colours and fonts are removed, and the result says so.':
    'الكلمات والأوقات والنص الغامق والمائل والمسطّر، والموضع على الشاشة إن ذكره الملف. وتُزال الألوان والخطوط، وتذكر النتيجة ذلك.',
  'Words, times, bold, italic and underlined text, and whether text is at the top. SRT has no styles, speaker names or exact positions: they are removed, and the result says so.':
    'الكلمات والأوقات والنص الغامق والمائل والمسطّر، وكون النص في الأعلى. ليس في SRT أنماط ولا أسماء متحدثين ولا مواضع دقيقة، فتُزال وتذكر النتيجة ذلك.',
  'Convert {0} subtitles to {1}, many at once, and shift them in time.':
    'حوّل ملفات الترجمة {0} إلى {1}، عدة ملفات دفعة واحدة، وقدّمها أو أخّرها في الوقت.',
} satisfies TableWords<'pairs/subtitle-pairs'>;
