import type * as english from '#words/controls/photo-frame.ts';
import type { Words } from '#wording/words.ts';

/** The control that places a photo of a person in a frame. */
export const photoFrameWords = {
  frame: 'الإطار',
  zoom: 'حجم الإطار',
  drag: 'اسحب الإطار أو زواياه.',
  /** What came of looking for a face. */
  looked: {
    looking: 'جارٍ البحث عن الوجه…',
    found: 'وُضع الإطار حسب الوجه. راجعه: الذقن على الخط السفلي، وأعلى الرأس بين الخطين العلويين.',
    none: 'لم يُعثر على وجه. ضع الذقن على الخط السفلي، وأعلى الرأس بين الخطين العلويين.',
    failed: 'لا يمكن العثور على الوجوه حاليًا. ضع الذقن على الخط السفلي، وأعلى الرأس بين الخطين العلويين.',
  },
} satisfies Words<typeof english.photoFrameWords>;
