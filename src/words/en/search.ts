import { count } from './count.ts';

export const searchWords = {
  title: 'Find a tool',
  example: 'heic jpg, under 200 kB, join…',
  found: 'Tools',
  close: 'Close',
  all: 'All tools',
  recent: 'Recent',
  popular: 'Most wanted',
  own: 'This site',
  results: (number: number) => `${count(number, 'result')}.`,
  missing: (what: string, instead: string) => `${what}: not done here. ${instead}`,
  nothing: 'No tool matches. Try a verb or a format, such as “shrink” or “heic”.',
  closest: 'No tool matches all of these words. The closest:',
};
