import { LOCKOUT } from '@pravesh/shared/accounts/sign-in'
import type { Page } from 'playwright/test'
import type { Account } from '../../../../scripts/lib/running-portal.ts'
import { follow, hydrated, openAdmin, signInByForm, trySignIn } from '../../steps/admin.ts'
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
  await openAdmin(page, '/admin')
  await mistype(page, editor)
  await expect(page.getByText('The e-mail address or password is incorrect.').first()).toBeVisible()
  await expect(page.locator('input[name=email]')).toHaveValue(editor.email)
  await signInByForm(page, editor)

  await openAdmin(page, '/admin/logout')
  await expect(page.getByText('You have been logged out successfully.').first()).toBeVisible()
  await openAdmin(page, '/admin/collections/courses')
  await expect(page.locator('input[name=password]'), 'the session has ended').toBeVisible()
})

test('Too many wrong passwords lock the account until an administrator unlocks it', { tag: '@long' }, async ({
  page,
  portal,
  browser,
}) => {
  const editor = await aContentEditor(await administratorOf(portal), 'Nila Bose')
  await openAdmin(page, '/admin')
  for (let i = 0; i < 5; i++) await mistype(page, editor)
  await trySignIn(page, editor)
  await expect(page.getByText('Too many wrong passwords. Try again in 15 minutes').first()).toBeVisible()

  const office = await browser.newPage({ baseURL: portal.origin })
  await signInByForm(office, portal.administrator)
  await office.goto(`/admin/collections/staff?search=${encodeURIComponent(editor.email)}`)
  await follow(office, office.getByRole('table').getByRole('link', { name: 'Nila Bose' }))
  const unlock = await hydrated(office.getByRole('button', { name: 'Force Unlock' }))
  await unlock.click()
  await expect(office.getByText('Successfully unlocked')).toBeVisible()
  await office.close()

  await signInByForm(page, editor)
})

test('Strangers who lock an address do not lock out the browser that signed in before', { tag: '@long' }, async ({
  portal,
  browser,
}) => {
  const editor = await aContentEditor(await administratorOf(portal))
  const at = (address: string) =>
    browser.newPage({ baseURL: portal.origin, extraHTTPHeaders: { 'x-forwarded-for': address } })
  const known = await at('203.0.113.7')
  await signInByForm(known, editor)
  await known.goto('/admin/logout')
  await expect(known.getByText('You have been logged out successfully.').first()).toBeVisible()

  for (let network = 1; network <= LOCKOUT.failuresOfStrangers / LOCKOUT.failures; network++) {
    for (let i = 0; i < LOCKOUT.failures; i++) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${network}` }
      const body = JSON.stringify({ email: editor.email, password: 'wrong password' })
      expect((await fetch(`${portal.origin}/api/staff/login`, { method: 'POST', headers, body })).status).toBe(401)
    }
  }
  const stranger = await at('198.51.100.99')
  await stranger.goto('/admin')
  await trySignIn(stranger, editor)
  await expect(stranger.getByText('Too many wrong passwords. Try again in 15 minutes').first()).toBeVisible()
  await stranger.close()

  await signInByForm(known, editor)
  await known.close()
})
