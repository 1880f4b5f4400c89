import { expect, type Page } from 'playwright/test'

/** Opens the navigation, which is behind a button on phones only. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  if (await button.isVisible()) await button.click()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible()
}
