import { expect, test } from '@playwright/test';
import { addFiles, fixture, openTool, runTool } from '../browser/tool-page.ts';

test(
  'doing the work asks for nothing but the site’s own scripts and engines',
  { tag: '@quick' },
  async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.context().on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    await openTool(page, 'convert-image');
    const before = asked.length;
    await addFiles(page, [fixture('photos/coffee.jpg'), fixture('images/photo.heic')]);
    await runTool(page);
    const during = asked.slice(before).filter((line) => !line.startsWith(`GET blob:${baseURL}/`));
    expect(during.length).toBeGreaterThan(0);
    for (const line of during) expect(line).toMatch(new RegExp(`^GET ${baseURL}/_astro/[^?]+\\.(js|css|wasm)$`));
  },
);
