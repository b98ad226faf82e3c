import process from 'node:process';

/** Runs a command, or starts it. Resolves to the message to print. */
type Command = (args: string[]) => Promise<string>;

const commands: Record<string, () => Promise<{ default: Command }>> = {
  serve: () => import('./commands/serve.ts'),
  compress: () => import('./commands/compress.ts'),
  inbox: () => import('./commands/inbox.ts'),
  verify: () => import('./commands/verify.ts'),
};

try {
  const [name = 'serve', ...args] = process.argv.slice(2);
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw new Error(`There is no command ${name}. There are: ${Object.keys(commands).join(', ')}.`);
  const { default: run } = await load();
  console.log(await run(args));
} catch (error) {
  console.error(error instanceof AggregateError ? error : error instanceof Error ? error.message : error);
  process.exit(1);
}
