import { filterWords } from '#words/filter.ts';

/** Shows the rows of a table that contain every typed word. */
class FilterRows extends HTMLElement {
  connectedCallback() {
    const field = this.querySelector('input');
    const status = this.querySelector('[role=status]');
    const rows = [...document.querySelectorAll<HTMLElement>(`#${this.dataset['for']} tbody tr`)];
    if (!field || !status) throw new Error('The field is missing from the page');
    field.addEventListener('input', () => {
      const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      for (const row of rows) row.hidden = !words.every((word) => row.textContent.toLowerCase().includes(word));
      const shown = rows.filter(({ hidden }) => !hidden).length;
      status.textContent = words.length === 0 ? '' : filterWords.shown(shown);
    });
  }
}

customElements.define('filter-rows', FilterRows);
