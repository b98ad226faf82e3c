import { oldestBrowsers } from '#browsers.ts';

/** Whether each tool works in each browser: `works` or `fails`. */
export interface Matrix {
  /** Of the run, such as `2026-11-28`. */
  date: string;
  browsers: Record<string, Record<string, string>>;
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Writes `docs/browsers.md`. */
export function matrixText({ date, browsers }: Matrix): string {
  const names = Object.keys(browsers);
  const slugs = [...new Set(Object.values(browsers).flatMap((tools) => Object.keys(tools)))].toSorted();
  const works = (name: string) => slugs.filter((slug) => browsers[name]?.[slug] === 'works').length;
  return `# Tools in every browser

\`npm run matrix\` wrote this page on ${date}. It opens every tool in each browser, gives it a file, runs it, saves the result, and has another program read it: libvips, FFmpeg or qpdf. A tool that works left no error in the browser’s console. ${names
    .map((name) => `In ${name}, ${works(name)} of ${slugs.length} work.`)
    .join(' ')}

The tools are built for Safari ${oldestBrowsers.safari}, Firefox ${oldestBrowsers.firefox}, Chrome and Edge ${oldestBrowsers.chrome}, and Samsung Internet ${oldestBrowsers.samsunginternet_android} (\`src/browsers.ts\`). \`npm run check\` fails on anything in the built site that one of these lacks and that is not asked for first.

WebKitGTK is the engine of Safari, built for Linux. Its scripts, policies, workers and pages are Safari’s; its decoders and encoders are not, and it decodes AAC and MP3 wrongly, so tools that decode these are given other files there (\`tests/engines/tools.spec.ts\`). The tests switch on what Safari has and WebKitGTK has not: files on the disk, and shared memory. Nobody has tried the tools in Safari itself.

${row(['tool', ...names])}
${row(['---', ...names.map(() => '---')])}
${slugs.map((slug) => row([slug, ...names.map((name) => browsers[name]?.[slug] ?? 'not tried')])).join('\n')}
`;
}
