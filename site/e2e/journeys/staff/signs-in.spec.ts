import type { Page } from 'playwright/test'
import type { Account } from '../../../../scripts/lib/running-portal.ts'
import { follow, hydrated, signInByForm, trySignIn } from '../../steps/admin.ts'
import { expect, test } from '../../steps/staff.ts'
import { aContentEditor, administratorOf } from '../../steps/staff-api.ts'

/** Submits a wrong password and waits for the response. */
async function mistype(page: Page, account: Account): Promise<void> {
  const answered = page.waitForResponse('**/api/staff/login')
  await trySignIn(page, { ...account, password: 'wrong password' })
  await answered
}

test('A wrong password is refused and preserves the e-mail address; the right one opens the admin', async ({
  page,
  portal,
}) => {
  const editor = await aContentEditor(await administratorOf(portal))
  await page.goto('/admin')
  await mistype(page, editor)
  await expect(page.getByText('The e-mail address or password is incorrect.').first()).toBeVisible()
  await expect(page.locator('input[name=email]')).toHaveValue(editor.email)
  await signInByForm(page, editor)

  await page.goto('/admin/logout')
  await expect(page.getByText('You have been logged out successfully.').first()).toBeVisible()
  await page.goto('/admin/collections/courses')
  await expect(page.locator('input[name=password]'), 'the session has ended').toBeVisible()
})

test('Too many wrong passwords lock the account until an administrator unlocks it', async ({
  page,
  portal,
  browser,
}) => {
  const editor = await aContentEditor(await administratorOf(portal), 'Nila Bose')
  await page.goto('/admin')
  for (let i = 0; i < 5; i++) await mistype(page, editor)
  await trySignIn(page, editor)
  await expect(page.getByText('Too many wrong passwords. Try again in 15 minutes').first()).toBeVisible()

  const office = await browser.newPage({ baseURL: portal.origin })
  await signInByForm(office, portal.administrator)
  await office.goto('/admin/collections/staff')
  await follow(office, office.getByRole('table').getByRole('link', { name: 'Nila Bose' }))
  const unlock = await hydrated(office.getByRole('button', { name: 'Force Unlock' }))
  await unlock.click()
  await expect(office.getByText('Successfully unlocked')).toBeVisible()
  await office.close()

  await signInByForm(page, editor)
})
