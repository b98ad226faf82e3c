import { expect, test } from '@playwright/test';

test('the status page asks the service, says when it does not answer, and keeps the focus where it is', async ({
  page,
  context,
}) => {
  await page.goto('/status');
  const status = page.locator('service-status');
  await expect(status.getByRole('status')).toHaveText(/^The service is working\.$/);
  await expect(status).toContainText(/Checked at \d+:\d\d:\d\d/);
  await context.setOffline(true);
  const again = status.getByRole('button', { name: 'Check again' });
  await again.click();
  await expect(status.getByRole('status')).toHaveText(/did not answer/);
  await expect(again).toBeFocused();
  await context.setOffline(false);
  await again.press('Enter');
  await expect(status.getByRole('status')).toHaveText(/^The service is working\.$/);
});
