import { type Browser, expect, type Page } from 'playwright/test'
import type { Account, RunningPortal } from '../../../scripts/lib/running-portal.ts'
import { signIn } from './admin.ts'

/** The admin in a browser of its own, signed in. */
export async function aBrowserOf(browser: Browser, { origin }: RunningPortal, account: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await signIn(page, account)
  return page
}

/** Types a summary and waits until the form has saved it as a draft by itself. */
export async function typeSummary(page: Page, text: string): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().includes('autosave=true'))
  await page.getByLabel('Summary').fill(text)
  await saved
}

/** What opens when a newer version is stored than the one in the form. */
export function conflict(page: Page) {
  return page.getByRole('dialog', { name: 'A newer version was saved' })
}

/** The question that Payload asks before it removes the record of the open form. */
export async function askToRemove(page: Page, how: 'Delete' | 'Unpublish') {
  await page.locator('.doc-controls__dots').click()
  await page.getByRole('button', { name: how, exact: true }).click()
  const question = page.getByRole('dialog')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeVisible()
  return question
}
