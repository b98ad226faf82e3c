/** Finds tools by words as people type them: every word has to be in a tool's name, description or address. */
class FindTool extends HTMLElement {
  connectedCallback() {
    const field = this.querySelector('input');
    const told = this.querySelector<HTMLElement>('[role=status]');
    if (!field || !told) throw new Error('The field is missing from the page');
    field.addEventListener('input', () => {
      const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      const found = [...document.querySelectorAll<HTMLElement>('[data-find]')].filter((item) => {
        const text = `${item.dataset['find']} ${item.textContent}`.toLowerCase();
        item.hidden = !words.every((word) => text.includes(word));
        return !item.hidden;
      });
      for (const group of document.querySelectorAll<HTMLElement>('[data-find-group]'))
        group.hidden = !found.some((item) => group.contains(item));
      told.textContent =
        words.length === 0 ? '' : found.length === 0 ? 'No tool does that here.' : `${found.length} found.`;
    });
    field.addEventListener('keydown', ({ key }) => {
      const first = document.querySelector<HTMLAnchorElement>('[data-find]:not([hidden]) a');
      if (key === 'Enter' && field.value) first?.click();
    });
  }
}

customElements.define('find-tool', FindTool);
