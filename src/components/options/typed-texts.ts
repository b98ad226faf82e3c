import { isForLinks } from '#options/is-repeatable.ts';
import type { Tool } from '#tool.ts';
import { isControl } from './control-state.ts';

/** What was typed as text in the form of a tool, and links leave out, by option. Passwords are not part of it. */
export function typedTexts(form: HTMLFormElement, { options: { entries } }: Tool): Record<string, string> {
  const typed = [...form.elements].filter(isControl).filter(({ name, type, value }) => {
    const option = entries[name];
    return option !== undefined && type === 'text' && value !== '' && !isForLinks(option);
  });
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}
