/** @throws if a page lacks an element that its script needs. */
export function elementIn<E extends Element>(root: ParentNode, selector: string, type: new () => E): E {
  const element = root.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`${selector} is missing from the page`);
  return element;
}
