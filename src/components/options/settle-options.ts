import type { Tool } from '#tool.ts';
import { followNames } from './follow-names.ts';
import { followPresets } from './follow-presets.ts';
import { followLinks, offerLink, takeLink } from './linked-options.ts';
import { offerSteps, type ToolPage } from './offer-steps.ts';
import { preferLanguage } from './prefer-language.ts';
import { rememberOptions } from './remembered.ts';
import { writeTimes } from './write-times.ts';

/**
 * Sets a form to its initial state: from the page's address, otherwise as it was left. Returns the message to show
 * about that.
 */
export function settleOptions(form: HTMLFormElement, tool: Tool, { slug, batch, say }: ToolPage): string | undefined {
  preferLanguage(form);
  const said = takeLink(form, tool);
  rememberOptions(form, tool, said === undefined);
  offerLink(form, tool);
  offerSteps(form, tool, { slug, batch, say });
  followLinks(form, tool, say);
  followPresets(form, tool);
  followNames(form, batch, slug);
  writeTimes(form);
  return said;
}
