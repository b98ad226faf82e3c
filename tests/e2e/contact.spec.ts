import { expect, test, type Page } from '@playwright/test';
import type { FileRows } from '#components/rows/file-rows.ts';
import type { JobError } from '#errors/errors.ts';
import { addFiles, fixture, openTool, rowOf } from '../browser/tool-page.ts';
import { nightly } from '../nightly.ts';

/** Each test has its own address, because one address may send ten messages a minute. */
let caller = 0;
test.beforeEach(async ({ context }, { workerIndex }) => {
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.9.${workerIndex}.${caller++}` });
});

async function fill(page: Page) {
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Your email').fill('ada@example.com');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('Does this work without a network?');
}

test('a message is sent without leaving the page, and thanked for', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (line) => line.type() === 'error' && refused.push(line.text()));
  await page.goto('/contact');
  await fill(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status')).toContainText('We have your message');
  await expect(page.getByRole('status')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Send' })).toBeHidden();
  expect(refused).toEqual([]);
});

test('each field says in words what is wrong with it, and stops saying so once it is right', async ({ page }) => {
  await page.goto('/contact');
  await fill(page);
  await page.getByLabel('Name').fill('A');
  await page.getByLabel('Your email').fill('nobody');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Write 2 characters or more.')).toBeVisible();
  await expect(page.getByText('This is not an address that mail can be sent to.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Write 2 characters or more.');
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Name').blur();
  await expect(page.getByText('Write 2 characters or more.')).toBeHidden();
  await expect(page.getByText('This is not an address that mail can be sent to.')).toBeVisible();
});

test('when the connection fails, what was written stays, and the page says so', async ({ page, context }) => {
  await page.goto('/contact');
  await fill(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toContainText('the connection failed');
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue('Does this work without a network?');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status')).toContainText('We have your message');
});

test('after too many messages it says when to try again', async ({ page }) => {
  await page.goto('/contact');
  const send = async (number: number) =>
    (
      await page.request.post('/contact', {
        headers: { Accept: 'application/json' },
        form: { name: 'Ada', email: 'ada@example.com', subject: `Number ${number}`, message: 'Again and again.' },
      })
    ).status();
  const statuses = await Promise.all(Array.from({ length: 10 }, (_, number) => send(number)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  await fill(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toContainText(/Try again in \d+ s/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is sent, and thanked for on a page of its own', async ({ page }) => {
    await page.goto('/contact');
    await fill(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/contact\/thanks$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  });

  test('what the browser lets through and we do not comes back with the reason', nightly, async ({ page }) => {
    await page.goto('/contact');
    await fill(page);
    await page.getByLabel('Name').fill('   ');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Write 2 characters or more.')).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue('A question');
    await expect(page.getByLabel('Message')).toHaveValue('Does this work without a network?');
    await page.getByLabel('Name').fill('Ada');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/contact\/thanks$/);
  });
});

test('a person never meets the trap for robots', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('textbox')).toHaveCount(4);
  for (const name of ['name', 'email', 'subject', 'message']) {
    await page.keyboard.press('Tab');
    if (name === 'name') await page.getByLabel('Name').focus();
    await expect(page.locator(`[name=${name}]`)).toBeFocused();
  }
});

test(
  'a failure that is a bug of ours leads to the contact form, with what the page said of it',
  nightly,
  async ({ page }) => {
    await openTool(page, 'convert-image');
    await addFiles(page, [fixture('photos/coffee.jpg')]);
    await expect(rowOf(page, 'coffee.jpg')).toContainText('600 × 400');
    // No known file causes one.
    await page.evaluate(() => {
      const rows = document.querySelector('file-rows') as FileRows;
      const [entry] = rows.batch.entries;
      if (!entry) throw new Error('There is no file');
      entry.refused = Object.assign(new Error('bug'), {
        code: 'unexpected',
        facts: { cause: 'RangeError: 7 & 8' },
      }) as JobError;
      rows.redraw([entry]);
    });
    await expect(rowOf(page, 'coffee.jpg')).toContainText('Your file is unchanged. Please tell us what happened:');
    const opened = page.waitForEvent('popup');
    await rowOf(page, 'coffee.jpg').getByRole('link', { name: 'Please tell us' }).click();
    await expect((await opened).getByLabel('Message')).toHaveValue(/^The page said: .*\n/);
    await expect(rowOf(page, 'coffee.jpg'), 'the work is not left').toBeVisible();
  },
);
