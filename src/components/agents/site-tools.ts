import entries from 'virtual:search-entries';
import * as v from 'valibot';
import { canBeStep } from '#recipes/steps.ts';
import { workflow } from '#recipes/workflow.ts';
import { workflowSlug } from '#recipes/workflow-slug.ts';
import { startsByItself } from '#tool.ts';
import { pathTo } from '#language.ts';
import { agentWords as words } from '#words/agents.ts';
import { goOn } from '../kept/hand-over.ts';
import type { TakenFile } from '../files/take-files.ts';
import { loadTool } from '../tool/load-tool.ts';
import { agentEntries, agentSchema, stepEntries } from './agent-options.ts';
import { agentTool, Declined, type OnCall, type Told } from './agent-tool.ts';
import type { AgentTool } from './model-context.ts';
import { workflowSchema } from './workflow-input.ts';

/** Which files of a page go along to the next one. */
export type Brought = 'nothing' | 'files' | 'results';

interface Page {
  /** The slug of the tool whose page it is, if it is one. */
  slug: string | undefined;
  /** @throws {Declined} if the page has none. */
  filesOf(brought: Exclude<Brought, 'nothing'>): TakenFile[];
}

const listed = entries.filter(({ slug, isTool }) => isTool || slug === workflowSlug);

/** @throws {Declined} */
function titleOf(slug: string): string {
  const entry = listed.find((one) => one.slug === slug);
  if (!entry) throw new Declined('unknown-tool');
  return entry.title;
}

/** What an agent can know about a tool before its page is open. @throws {Declined} if there is no such tool. */
async function describeTool(slug: string): Promise<Told> {
  const title = titleOf(slug);
  if (slug === workflowSlug) {
    const { description } = workflow;
    return { text: words.describe.done(title), data: { name: slug, title, description, inputSchema: workflowSchema } };
  }
  const tool = await loadTool(slug);
  if (!tool) throw new Declined('unknown-tool');
  const { description, accepts, batch } = tool;
  return {
    text: words.describe.done(title),
    data: {
      name: slug,
      title,
      description,
      takes: accepts,
      result: batch === 'all' ? 'one-of-all-files' : 'for-each-file',
      startsByItself: startsByItself(tool),
      inputSchema: agentSchema(tool, agentEntries(tool)),
      ...(canBeStep(tool) && { stepOptions: agentSchema(tool, stepEntries(tool)) }),
    },
  };
}

async function openTool(slug: string, brought: Brought, page: Page): Promise<Told> {
  const title = titleOf(slug);
  if (slug === page.slug && brought === 'nothing') throw new Declined('already-open');
  if (brought === 'nothing') location.assign(pathTo(`/${slug}`));
  else
    await goOn(slug, page.filesOf(brought)).catch((error: unknown) => {
      console.error(error);
      throw new Declined('not-opened');
    });
  return { text: words.open.done(title), data: { name: slug, address: pathTo(`/${slug}`) } };
}

const name = v.pipe(v.string(), v.description(words.open.tool));

/** What agents can use on every page. */
export const siteTools = (page: Page, onCall: OnCall): AgentTool[] => [
  agentTool(
    {
      name: 'list_tools',
      title: words.list.title,
      description: words.list.description,
      annotations: { readOnlyHint: true },
      input: {},
      deed: 'looked',
      run: () => ({
        text: words.list.done(listed.length),
        data: {
          tools: listed.map(({ slug, title, description, family, accepts }) => ({
            name: slug,
            title,
            description,
            ...(slug !== workflowSlug && { family, takes: accepts }),
          })),
        },
      }),
    },
    onCall,
  ),
  agentTool(
    {
      name: 'describe_tool',
      title: words.describe.title,
      description: words.describe.description,
      annotations: { readOnlyHint: true },
      input: { name },
      deed: 'looked',
      run: ({ name }) => describeTool(name),
    },
    onCall,
  ),
  agentTool(
    {
      name: 'open_tool',
      title: words.open.title,
      description: words.open.description,
      input: {
        name,
        bring: v.optional(
          v.pipe(v.picklist(['nothing', 'files', 'results']), v.description(words.open.bring)),
          'nothing',
        ),
      },
      deed: 'opened',
      run: ({ name, bring }) => openTool(name, bring, page),
    },
    onCall,
  ),
];
