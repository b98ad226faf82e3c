import { noChange } from 'lit';
import { setCommittedValue } from 'lit/directive-helpers.js';
import { directive, Directive, type PropertyPart } from 'lit/directive.js';

/**
 * Sets the current value of a field, but not while someone is typing: typed text counts when the field is left or Enter
 * is pressed, and other changes of the page must not overwrite it before.
 */
class UnlessTyped extends Directive {
  #field: HTMLInputElement | HTMLTextAreaElement | undefined;
  #typing = false;

  render(value: string) {
    return value;
  }

  override update(part: PropertyPart, [value]: [string]) {
    // The directive is used on `.value` of a text field.
    this.#field ??= this.#watched(part.element as HTMLInputElement | HTMLTextAreaElement);
    if (this.#typing || this.#field.value === value) return noChange;
    // Otherwise lit would not set the value it set last again.
    setCommittedValue(part);
    return value;
  }

  #watched<Field extends HTMLElement>(field: Field): Field {
    field.addEventListener('input', () => (this.#typing = true));
    for (const end of ['change', 'blur']) field.addEventListener(end, () => (this.#typing = false));
    return field;
  }
}

export const unlessTyped = directive(UnlessTyped);
