import { noChange } from 'lit';
import { setCommittedValue } from 'lit/directive-helpers.js';
import { directive, Directive, type PropertyPart } from 'lit/directive.js';

/**
 * The value of a field, whatever it holds by now, but not while somebody types: that counts when the field is left or
 * Enter is pressed, and other changes of the page must not take it away before.
 */
class UnlessTyped extends Directive {
  #field: HTMLInputElement | HTMLTextAreaElement | undefined;
  #typing = false;

  render(value: string) {
    return value;
  }

  override update(part: PropertyPart, [value]: [string]) {
    // It stands at `.value` of a field that is typed in.
    this.#field ??= this.#watched(part.element as HTMLInputElement | HTMLTextAreaElement);
    if (this.#typing || this.#field.value === value) return noChange;
    // Else what was set last would not be set again.
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
