/** @throws if a page lacks an element that its script needs. */
export function elementIn<E extends Element>(root: ParentNode, selector: string, type: new () => E): E {
  const element = root.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`${selector} is missing from the page`);
  return element;
}

/** Sets the text of an element only if it differs: even the same text would make the browser recompute styles. */
export function setText(element: Element, text: string) {
  if (element.textContent !== text) element.textContent = text;
}
