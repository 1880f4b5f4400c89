import { expect, type Page } from 'playwright/test'
import type { Account } from '../../../scripts/lib/running-portal.ts'

/** Fills in the open sign-in form of the admin and sends it. */
export async function trySignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
}

/** Signs a member of staff in; ends on the admin's first screen. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/admin')
  await trySignIn(page, account)
  await expect(page.getByRole('link', { name: /^Change a course’s fee/ }).first()).toBeVisible()
}

/** Opens the form of a record from its list, found with the list's search. */
export async function openRecord(page: Page, collection: 'courses' | 'books', name: string): Promise<void> {
  await page.goto(`/admin/collections/${collection}?search=${encodeURIComponent(name)}`)
  await page.getByRole('table').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  // The form takes no typing before React has it.
  await expect(page.getByText(/^Live since/)).toBeVisible()
}

/** Publishes the open form and waits until the admin says that it is live. */
export async function publish(page: Page): Promise<void> {
  // The draft saves itself first; a click while it does is not heard.
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await expect(page.getByText(/^Live since/)).toBeVisible()
}

/** Takes the record of the open form off the site. */
export async function unpublish(page: Page): Promise<void> {
  await page.locator('.doc-controls__dots').click()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/^Not on the site/)).toBeVisible()
}

/** Where the page of the open form is, as its link says. */
export async function livePath(page: Page): Promise<string> {
  return (await page.getByRole('link', { name: 'Open the page' }).getAttribute('href')) ?? ''
}
