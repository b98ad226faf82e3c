/** Runs something once a tool's stage is shown, which is when it has files: what is on the stage is loaded no sooner. */
export function onceStageIsShown(load: () => Promise<unknown>) {
  const stage = document.querySelector<HTMLElement>('.stage');
  if (!stage) return;
  const observer = new MutationObserver(() => {
    if (stage.hidden) return;
    observer.disconnect();
    void load();
  });
  observer.observe(stage, { attributes: true, attributeFilter: ['hidden'] });
}
