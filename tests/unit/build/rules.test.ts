import { expect, test } from 'vitest';
import { casts } from '../../../scripts/checks/rules/casts.ts';
import { countingOnlyInWords, oneLanguage } from '../../../scripts/checks/rules/language.ts';
import { plainEnglish } from '../../../scripts/checks/rules/plain-english.ts';
import { parse, type Rule } from '../../../scripts/checks/rules/rule.ts';
import { enginesInCodes, wordsInTheirPlace } from '../../../scripts/checks/rules/words-in-their-place.ts';

test.each<[rule: Rule, source: string, found: string[]]>([
  [wordsInTheirPlace, 'tell(`${count} files are done.`)', ['… files are done.']],
  [wordsInTheirPlace, "const labels = { save: 'Save' }", ['Save']],
  [wordsInTheirPlace, "button.title = 'undo'", ['undo']],
  [wordsInTheirPlace, "field.placeholder = isSame ? '' : 'differs'", ['differs']],
  [wordsInTheirPlace, 'html`<ol aria-label="Pages"></ol>`', ['Pages']],
  [wordsInTheirPlace, 'html`<p>${icon} quiet</p>`', ['… quiet']],
  [wordsInTheirPlace, 'html`<p>${isOn ? "Turn off" : on}</p>`', ['Turn off']],
  [wordsInTheirPlace, "import { save } from './Save all.ts'", []],
  [wordsInTheirPlace, "root.querySelector('.row button')", []],
  [wordsInTheirPlace, "if (event.key === 'Enter') go()", []],
  [wordsInTheirPlace, "throw new Error('There is no such row')", []],
  [wordsInTheirPlace, 'html`<p class="quiet waiting">${words.reading}</p>`', []],
  [enginesInCodes, "note('this page was lost')", ['this page was lost']],
  [enginesInCodes, "note('part-missing')", []],
  [casts, 'const a = b as C;', ['b as C']],
  [casts, "const a = ['b'] as const;", []],
  [casts, '// The page wrote it.\nconst a = b as C;', []],
  [casts, 'const a = b as C; // The page wrote it.', []],
  [casts, '// What follows is something else.\nlet x = 1;\nconst a = b as C;', ['b as C']],
  [plainEnglish, "const title = 'Which is told';", ['Which is told (rather: the browser blocks, the result says)']],
  [plainEnglish, "const aka = ['see-through background'];", []],
  [countingOnlyInWords, "import { count } from '#words/count.ts';", ['words/count.ts']],
  [oneLanguage, "new Intl.NumberFormat('en-GB')", ["'en-GB'"]],
])('$0.says: $1', ({ find }, source, found) => {
  expect(find(parse(source)).map(({ text }) => text)).toEqual(found);
});
