import { englishWord } from '#spelling/english-words.ts';
import { plainLetters } from '#spelling/letters.ts';
import type { SearchRules } from '#spelling/search-rules.ts';

export const rules: SearchRules = {
  letters: plainLetters,
  normal: englishWord,
  articles: 'a an the my',
  fillers: '',
  to: '',
  from: '',
  same: {},
  numbers: {},
};
