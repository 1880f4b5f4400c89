import { type Browser, expect, type Page } from 'playwright/test'
import type { Account, Portal } from '../../../scripts/lib/running-portal.ts'
import { signIn } from './admin.ts'

/** A signed-in admin page in a new browser context. */
export async function aBrowserOf(browser: Browser, { origin }: Portal, account: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await signIn(page, account)
  return page
}

/** Types a summary and waits for the autosave. */
export async function typeSummary(page: Page, text: string): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().includes('autosave=true'))
  await page.getByLabel('Summary').fill(text)
  await saved
}

/** The dialog that opens when a newer version than the one in the form is stored. */
export function conflict(page: Page) {
  return page.getByRole('dialog', { name: 'A newer version was saved' })
}

/** Opens the confirmation of a deletion or unpublication and returns its dialog. */
export async function askToRemove(page: Page, how: 'Delete' | 'Unpublish') {
  await page.locator('.doc-controls__dots').click()
  await page.getByRole('button', { name: how, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
  return dialog
}
