import { workflow } from '#recipes/workflow.ts';
import { workflowSlug } from '#recipes/workflow-slug.ts';
import type { AgentDeed } from '#words/agents.ts';
import { resultsOf } from '../batch/batch-state.ts';
import type { FileTool } from '../tool/file-tool.ts';
import { loadTool } from '../tool/load-tool.ts';
import type { Workbench } from '../tool/workbench.ts';
import { AgentStrip } from './agent-strip.ts';
import { Declined } from './agent-tool.ts';
import { offer } from './model-context.ts';
import { pageTools } from './page-tools.ts';
import { siteTools, type Brought } from './site-tools.ts';

/** Stored per tab: whether the person has stopped agents. */
const key = 'agents';

const page = document.querySelector<FileTool>('file-tool') ?? undefined;
let offered = new AbortController();

const strip = new AgentStrip(page !== undefined, {
  onStop() {
    offered.abort();
    sessionStorage.setItem(key, 'stopped');
    page?.querySelector<HTMLButtonElement>('.bar .cancel:not([hidden])')?.click();
    strip.isStopped = true;
  },
  onAllow() {
    sessionStorage.removeItem(key);
    strip.hide();
    void offerTools();
  },
});

/** Runs before anything is done. A call may still arrive while its tool is being removed. */
function onCall(deed: AgentDeed) {
  if (offered.signal.aborted) throw new Declined('stopped');
  strip.tell(deed);
}

/** @throws {Declined} */
function filesOf(bench: Workbench | undefined, brought: Exclude<Brought, 'nothing'>) {
  if (!bench) throw new Declined(brought === 'files' ? 'no-files' : 'no-results');
  const { batch } = bench;
  if (batch.running) throw new Declined('busy');
  const files =
    brought === 'results'
      ? resultsOf(batch)
      : batch.entries
          .filter(({ refused }) => !refused)
          .map(({ file, path, onDisk }) => ({ file, path, ...(onDisk && { onDisk }) }));
  if (files.length === 0) throw new Declined(brought === 'files' ? 'no-files' : 'no-results');
  return files;
}

async function offerTools() {
  offered = new AbortController();
  const { signal } = offered;
  if (!page)
    return offer(siteTools({ slug: undefined, filesOf: (brought) => filesOf(undefined, brought) }, onCall), signal);
  await customElements.whenDefined('file-tool');
  const slug = page.dataset['slug'] ?? '';
  const [bench, tool] = await Promise.all([page.bench(), slug === workflowSlug ? workflow : loadTool(slug)]);
  if (!tool) throw new Error(`There is no tool ${slug}`);
  const own = pageTools({ element: page, slug, tool, bench, strip }, onCall);
  const shared = siteTools({ slug, filesOf: (brought) => filesOf(bench, brought) }, onCall);
  return offer([...shared, ...own], signal);
}

if (sessionStorage.getItem(key) === 'stopped') strip.isStopped = true;
else void offerTools();
