/** Marks the codecs that this browser does not have. If it cannot be asked, the job will report the problem. */
export function markCodecsOf(page: ParentNode, forms: readonly HTMLFormElement[]) {
  if (!page.querySelector('[data-codec]')) return;
  void import('./codec-choices.ts').then(({ markCodecs }) => Promise.all(forms.map(markCodecs))).catch(() => undefined);
}
