import { expect, type Page } from 'playwright/test'
import type { Account } from '../../../scripts/lib/running-portal.ts'

/** Fills in and submits the sign-in form of the admin. */
export async function trySignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
}

/** Signs a member of staff in; ends on the dashboard. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/admin')
  await trySignIn(page, account)
  await expect(page.getByRole('link', { name: /^Change a course’s fee/ }).first()).toBeVisible()
}

/** Searches the list of a collection and opens the form of a record. */
export async function openRecord(page: Page, collection: 'courses' | 'books', name: string): Promise<void> {
  await page.goto(`/admin/collections/${collection}?search=${encodeURIComponent(name)}`)
  await page.getByRole('table').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  // The form ignores input before React has hydrated it.
  await expect(page.getByText(/^Live since/)).toBeVisible()
}

/** Publishes the open form and waits until the record is live. */
export async function publish(page: Page): Promise<void> {
  // The form ignores clicks during an autosave.
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await expect(page.getByText(/^Live since/)).toBeVisible()
}

/** Unpublishes the record of the open form. */
export async function unpublish(page: Page): Promise<void> {
  await page.locator('.doc-controls__dots').click()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/^Not on the site/)).toBeVisible()
}

/** The path of the public page of the open record. */
export async function livePath(page: Page): Promise<string> {
  return (await page.getByRole('link', { name: 'Open the page' }).getAttribute('href')) ?? ''
}
