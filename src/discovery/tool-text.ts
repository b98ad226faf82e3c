import { optionsSchema } from '#options/schema.ts';
import { formats, type FormatId } from '#formats/formats.ts';
import { actionOf, startsByItself, type Tool } from '#tool.ts';
import { listOf } from '#wording/amounts.ts';

export const formatNames = (tool: Tool) => namesOf(tool.accepts);

/** What a tool's page takes and returns, and how it starts. */
export const usageText = (tool: Tool) =>
  [
    `Takes ${formatNames(tool)}.`,
    tool.batch === 'all' ? 'All files together give one result.' : 'Each file gives its own result.',
    startsByItself(tool) ? 'Starts automatically.' : `Button: "${actionOf(tool)}".`,
  ].join(' ');

/** The parts of JSON Schema that the options of tools use. */
interface OptionSchema {
  title?: string;
  description?: string;
  type?: string;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  default?: unknown;
  'x-accepts'?: readonly FormatId[];
  'x-extensions'?: readonly string[];
}

const namesOf = (ids: readonly FormatId[]) => listOf(ids.map((id) => formats[id].name));

function values({ type, enum: choices, minimum, maximum, ...files }: OptionSchema): string | undefined {
  const { 'x-accepts': accepts, 'x-extensions': extensions } = files;
  if (extensions)
    return `${type === 'array' ? 'files' : 'a file'} that end with ${listOf(extensions.map((each) => `.${each}`))}`;
  if (accepts) return `${type === 'array' ? 'files' : 'a file'} of ${namesOf(accepts)}`;
  if (choices) return choices.map((choice) => `\`${String(choice)}\``).join(', ');
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${minimum} or more`;
  return type;
}

/** A default as text; empty if it says nothing. */
const given = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value).replace(/^(?:\[\]|\{\})$/, '');

/** One line per option, in Markdown. */
function optionLine([name, option]: [string, OptionSchema]): string {
  const facts = [values(option), given(option.default) && `default \`${given(option.default)}\``];
  const known = facts.filter(Boolean).join('; ');
  return `- **${option.title ?? name}** (\`${name}\`): ${known}.${option.description ? ` ${option.description}` : ''}`;
}

export function optionLines(tool: Tool): string[] {
  // Options are objects, whose JSON Schema has properties.
  const { properties = {} } = optionsSchema(tool) as { properties?: Record<string, OptionSchema> };
  return Object.entries(properties).map(optionLine);
}

export const questionsText = (questions: Tool['questions']) =>
  questions.map(({ question, answer }) => `### ${question}\n\n${answer}`).join('\n\n');

/** Queries for which this tool is the answer: 2 to 5 sentences (ARD). */
export const queries = (tool: Pick<Tool, 'title' | 'description'>) => [
  `${tool.title} without uploading`,
  `${tool.title} in the browser`,
  tool.description,
];
