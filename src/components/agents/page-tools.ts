import * as v from 'valibot';
import type { Tool } from '#tool.ts';
import { workflowSlug } from '#recipes/workflow-slug.ts';
import { agentWords as words } from '#words/agents.ts';
import type { Batch } from '../batch/batch.ts';
import { resultsOf, timeLeft } from '../batch/batch-state.ts';
import { elementIn } from '../tool/element-in.ts';
import type { Workbench } from '../tool/workbench.ts';
import { agentEntries, agentSchema, setOptions, toldOptions } from './agent-options.ts';
import { agentTool, Declined, type OnCall, type Told } from './agent-tool.ts';
import type { AgentStrip } from './agent-strip.ts';
import type { AgentTool } from './model-context.ts';
import { countsOf, toldBatch } from './told-files.ts';
import { linkOfSteps, workflowEntries, workflowSchema } from './workflow-input.ts';

/** In seconds: agents do not wait forever, and stopping the wait stops the work. */
const longestWait = 60;

interface ToolPage {
  /** The element of the tool's page. */
  element: HTMLElement;
  slug: string;
  tool: Tool;
  bench: Workbench;
  strip: AgentStrip;
}

const form = (page: ToolPage) => elementIn(page.element, 'form', HTMLFormElement);

/** Presses a button as a person would, even if it is out of view. */
const press = (page: ToolPage, name: string) => elementIn(page.element, `.bar .${name}`, HTMLButtonElement).click();

/** Waits until the work is over, but at most `seconds`. */
async function untilOver(batch: Batch, seconds: number, signal?: AbortSignal) {
  if (!batch.running || seconds <= 0) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const over = new AbortController();
  const timer = setTimeout(resolve, seconds * 1000);
  batch.addEventListener('change', () => !batch.running && resolve(), { signal: over.signal });
  signal?.addEventListener('abort', () => resolve(), { signal: over.signal });
  await promise;
  clearTimeout(timer);
  over.abort();
}

/** The state of the page in numbers. @param after how many files to skip. */
function status(page: ToolPage, after = 0): Told {
  const { bench, strip, slug, tool } = page;
  const { batch } = bench;
  const counts = countsOf(batch);
  const text = batch.running
    ? words.working(Math.floor(timeLeft(batch).progress * 100))
    : counts.all === 0
      ? words.status.empty
      : counts.done + counts.failed === 0
        ? words.ready(counts.all)
        : words.outcome(counts);
  const settings =
    slug === workflowSlug ? { steps: bench.asking.link?.() ?? '' } : { options: toldOptions(form(page), tool) };
  return { text, data: { tool: slug, ...settings, ...counts, ...toldBatch(batch, { after, mayName: strip.mayName }) } };
}

type Settings = Record<string, unknown>;

/** Applies what the agent has given: options in the form, or steps. @throws {Declined} */
async function take(page: ToolPage, given: Settings) {
  if (page.slug !== workflowSlug) return setOptions(form(page), given);
  const { steps } = v.parse(v.object(workflowEntries), given);
  if (steps) await page.bench.asking.takeLink?.(await linkOfSteps(steps));
}

/** @throws {Declined} */
async function run(page: ToolPage, given: Settings, signal?: AbortSignal): Promise<Told> {
  const { batch } = page.bench;
  if (batch.running) throw new Declined('busy');
  if (batch.entries.length === 0) throw new Declined('no-files');
  await take(page, given);
  if (batch.delivery) batch.delivery.isHeld = true;
  form(page).requestSubmit();
  if (!batch.running && batch.tasks.some(({ state }) => state === 'waiting')) throw new Declined('not-accepted');
  const answered = new AbortController();
  signal?.addEventListener('abort', () => press(page, 'cancel'), { signal: answered.signal });
  await untilOver(batch, longestWait, signal);
  answered.abort();
  return status(page);
}

/** What agents can use on the page of a tool or of workflows, besides what they can use on all pages. */
export function pageTools(page: ToolPage, onCall: OnCall): AgentTool[] {
  const { slug, tool, bench, strip } = page;
  const { batch } = bench;
  const isWorkflow = slug === workflowSlug;
  const input: v.ObjectEntries = isWorkflow ? workflowEntries : agentEntries(tool);
  const inputSchema = isWorkflow ? workflowSchema : agentSchema(tool, input);
  return [
    agentTool(
      {
        name: slug,
        title: tool.title,
        description: words.run.description(tool.description),
        annotations: { untrustedContentHint: true },
        input,
        inputSchema,
        deed: 'ran',
        run: (given, signal) => run(page, given, signal),
      },
      onCall,
    ),
    agentTool(
      {
        name: 'set_options',
        title: words.set.title(tool.title),
        description: isWorkflow ? words.set.steps : words.set.description,
        annotations: { untrustedContentHint: true },
        input,
        inputSchema,
        deed: 'set',
        async run(given) {
          if (batch.running) throw new Declined('busy');
          await take(page, given);
          return { ...status(page), text: words.set.done };
        },
      },
      onCall,
    ),
    agentTool(
      {
        name: 'get_status',
        title: words.status.title,
        description: words.status.description,
        annotations: { readOnlyHint: true, untrustedContentHint: true },
        input: {
          after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.description(words.status.after)), 0),
          wait: v.optional(
            v.pipe(v.number(), v.minValue(0), v.maxValue(longestWait), v.description(words.status.wait)),
            0,
          ),
        },
        deed: 'asked',
        async run({ after, wait }, signal) {
          await untilOver(batch, wait, signal);
          return status(page, after);
        },
      },
      onCall,
    ),
    agentTool(
      {
        name: 'cancel',
        title: words.cancel.title,
        description: words.cancel.description,
        annotations: { untrustedContentHint: true },
        input: {},
        deed: 'cancelled',
        run() {
          if (!batch.running) throw new Declined('not-working');
          press(page, 'cancel');
          return { ...status(page), text: words.cancel.done };
        },
      },
      onCall,
    ),
    agentTool(
      {
        name: 'ask_to_save',
        title: words.save.title,
        description: words.save.description,
        input: {},
        deed: 'save',
        run() {
          const results = resultsOf(batch).length;
          if (results === 0) throw new Declined('no-results');
          strip.askToSave(results, () => press(page, 'save-all'));
          return { text: words.save.done, data: { results } };
        },
      },
      onCall,
    ),
  ];
}
