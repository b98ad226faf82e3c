import { html, type TemplateResult } from 'lit';
import entries from 'virtual:search-entries';
import type { FormatId } from '#formats/formats.ts';
import { toolsFor } from '#search/answers.ts';
import { nextToolWords } from '#words/next-tool.ts';
import { roomsOfButtons } from './tool-buttons.ts';

/**
 * A list of tools to continue with; `choose` is called with the slug of the pressed one, and `except`: slugs to leave
 * out.
 */
export function toolChoices(
  formats: readonly FormatId[],
  choose: (slug: string) => void,
  except?: readonly string[],
): TemplateResult {
  const rooms = toolsFor(formats, entries, except);
  if (rooms.length === 0) return html`<p>${nextToolWords.none}</p>`;
  return roomsOfButtons(rooms, choose);
}
