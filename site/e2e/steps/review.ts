import { expect, type Page } from 'playwright/test'
import { follow, hydrated, openAdmin } from './admin.ts'

/** Views of the list of applications. */
type View = 'Waiting for us' | 'Waiting for the fee' | 'With the student' | 'Approved' | 'Rejected'

/** Opens the review of a student's application from a view of the list. */
export async function openApplication(page: Page, view: View, name: string): Promise<void> {
  await openAdmin(page, '/admin/collections/applications')
  const views = page.getByRole('navigation', { name: 'Which applications' })
  await follow(page, views.getByRole('link', { name: view }))
  const row = page.getByRole('row').filter({ hasText: name })
  await follow(page, row.getByRole('link').first())
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Expects the status of the open application, as labelled for staff. */
export async function expectStatus(page: Page, status: string): Promise<void> {
  // While the page is refreshed, the next state is in the document too, hidden.
  await expect(page.locator('header').getByText(status, { exact: true }).filter({ visible: true })).toBeVisible()
}

/** Selects a document and waits until it is shown. */
async function showDocument(page: Page, label: string): Promise<void> {
  const document = await hydrated(documents(page).getByRole('listitem').getByRole('button', { name: label }))
  await document.click()
  await expect(documents(page).getByRole('region', { name: label })).toBeVisible()
}

/** Rejects a document with a reason. */
export async function refuse(page: Page, label: string, reason: string): Promise<void> {
  await showDocument(page, label)
  await documents(page).getByRole('button', { name: 'Do not accept …' }).click()
  await documents(page).getByLabel('Reason shown to the student').fill(reason)
  await documents(page).getByRole('button', { name: 'Do not accept', exact: true }).click()
  await expect(documents(page).getByRole('button', { name: `${label} Not accepted` })).toBeVisible()
}

/** Waits until the current document counts as shown. */
export async function expectShown(page: Page): Promise<void> {
  await expect(documents(page).getByText('Shown to you. You can verify it.')).toBeVisible()
}

/**
 * Looks at all unchecked documents and verifies them; resolves with their number. It takes as many clicks: the first one is
 * open, a click leads to each other one, and one verifies all.
 */
export async function verifyAll(page: Page): Promise<number> {
  const all = await hydrated(documents(page).getByRole('button', { name: /^Verify all/ }))
  const unchecked = documents(page)
    .getByRole('listitem')
    .getByRole('button', { name: /Not checked yet/ })
  await documents(page).locator('.review__frame').scrollIntoViewIfNeeded()
  const toCheck = await unchecked.all()
  for (const thumb of toCheck) {
    if ((await thumb.getAttribute('aria-current')) !== 'true') await thumb.click()
    await expectShown(page)
  }
  await all.click()
  await expect(page.getByText(new RegExp(`^${toCheck.length} documents verified: `)).first()).toBeVisible()
  await expect(documents(page).getByRole('link', { name: /^All documents are checked/ })).toBeVisible()
  return toCheck.length
}

/** Number of the documents of the open application. */
export function countDocuments(page: Page): Promise<number> {
  return documents(page).getByRole('list').getByRole('listitem').count()
}

type Move =
  | 'Approve'
  | 'Reject'
  | 'Send back for correction'
  | 'Recall from the student'
  | 'Withdraw the approval'
  | 'Reopen'

/** Opens the form of a decision and returns it. */
export async function choose(page: Page, move: Move) {
  const form = page.getByRole('form')
  const button = await hydrated(page.getByRole('button', { name: move, exact: true, expanded: false }))
  await button.click()
  return form.filter({ has: page.getByRole('heading', { level: 3 }) })
}

export function documents(page: Page) {
  return page.getByRole('region', { name: 'Documents', exact: true })
}

export function history(page: Page) {
  return page.getByRole('region', { name: 'History' })
}
