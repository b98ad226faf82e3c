import type { Tool } from '../../tool.ts';
import { followPresets } from './follow-presets.ts';
import { followLinks, offerLink, takeLink } from './linked-options.ts';
import { rememberOptions } from './remembered.ts';
import { writeTimes } from './write-times.ts';

/** Sets a form as the page begins: by the page's address, else as it was left. Gives what is to be said about that. */
export function settleOptions(form: HTMLFormElement, tool: Tool, say: (words: string) => void): string | undefined {
  const said = takeLink(form, tool);
  rememberOptions(form, tool, said === undefined);
  offerLink(form, tool);
  followLinks(form, tool, say);
  followPresets(form, tool);
  writeTimes(form);
  return said;
}
