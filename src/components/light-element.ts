import { LitElement, type PropertyDeclarations } from 'lit';

/** An element that renders into the light DOM, so that the page's styles, labels and icons apply. */
export abstract class LightElement extends LitElement {
  override createRenderRoot() {
    return this;
  }
}

/** The properties that an element is drawn again for, besides those of its base class. None is an attribute. */
export const reactive = <Element extends LitElement>(...names: (keyof Element & string)[]): PropertyDeclarations =>
  Object.fromEntries(names.map((name) => [name, { attribute: false }]));
