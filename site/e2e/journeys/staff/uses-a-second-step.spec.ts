import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright/test'
import { hydrated, openAdmin, trySignIn } from '../../steps/admin.ts'
import { expect, test } from '../../steps/staff.ts'
import { aContentEditor, administratorOf } from '../../steps/staff-api.ts'

/** The code that an app shows for a key, at a time later than that of the last one, because each code works once. */
const codeOf = (key: string, stepsLater = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replace(/\s/g, '')) }).generate({
    timestamp: Date.now() + stepsLater * 30_000,
  })

const code = (page: Page) => page.getByLabel('Code', { exact: true })
const codes = (page: Page) => page.getByRole('heading', { name: 'Keep your recovery codes' })

async function signOut(page: Page): Promise<void> {
  await openAdmin(page, '/admin/logout')
  await expect(page.getByText('You have been logged out successfully.').first()).toBeVisible()
}

test('An app, a passkey and a recovery code are set up, and each finishes a sign-in', async ({ page, portal }) => {
  const editor = await aContentEditor(await administratorOf(portal), 'Nila Bose')
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true } as const
  await session.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, automaticPresenceSimulation: true } })

  await openAdmin(page, '/admin')
  await trySignIn(page, editor)
  await expect(page.getByRole('heading', { name: /^Namaste/ })).toBeVisible()
  await openAdmin(page, '/admin/account')
  await (await hydrated(page.getByRole('button', { name: 'Set up an app' }))).click()
  const key = (await page.locator('[role=group] code').textContent()) ?? ''
  await page.getByLabel('Code that the app shows').fill('000000')
  await page.getByRole('button', { name: 'Add the app' }).click()
  await expect(page.getByText('This code is not correct').first()).toBeVisible()
  await page.getByLabel('Code that the app shows').fill(codeOf(key))
  await page.getByRole('button', { name: 'Add the app' }).click()
  await expect(codes(page)).toBeFocused()
  const recovery = await page.locator('.recovery-codes code').allTextContents()
  expect(recovery).toHaveLength(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name of the passkey').fill('Office laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  // Its hint names a laptop, too, so the name alone would not say that the passkey is stored.
  await expect(page.getByLabel('Name of the passkey')).toBeHidden()
  await expect(page.getByText('Office laptop')).toBeVisible()
  await expect(page.getByText(/\(this device\)/)).toBeVisible()

  await signOut(page)
  await openAdmin(page, '/admin/collections/courses')
  await trySignIn(page, editor)
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await code(page).fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(code(page)).toHaveAccessibleDescription(/This code is not correct/)
  await expect(code(page), 'what was typed stays').toHaveValue('000000')
  await code(page).fill(codeOf(key, 1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/admin/collections/courses**')

  await signOut(page)
  await openAdmin(page, '/admin')
  await trySignIn(page, editor)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page.getByRole('heading', { name: /^Namaste/ })).toBeVisible()

  await signOut(page)
  await openAdmin(page, '/admin')
  await trySignIn(page, editor)
  await code(page).fill(recovery[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: /^Namaste/ })).toBeVisible()
  await openAdmin(page, '/admin/account')
  await expect(page.getByText('9 recovery codes left.')).toBeVisible()
})

test('An unfinished sign-in opens nothing, and can start again', { tag: '@long' }, async ({ page, portal }) => {
  const editor = await aContentEditor(await administratorOf(portal), 'Bela Roy')
  await openAdmin(page, '/admin')
  await trySignIn(page, editor)
  await expect(page.getByRole('heading', { name: /^Namaste/ })).toBeVisible()
  await openAdmin(page, '/admin/account')
  await (await hydrated(page.getByRole('button', { name: 'Set up an app' }))).click()
  const key = (await page.locator('[role=group] code').textContent()) ?? ''
  await page.getByLabel('Code that the app shows').fill(codeOf(key))
  await page.getByRole('button', { name: 'Add the app' }).click()
  await expect(codes(page)).toBeVisible()

  await signOut(page)
  await openAdmin(page, '/admin')
  await trySignIn(page, editor)
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await openAdmin(page, '/admin/collections/courses')
  await expect(page.getByRole('heading', { name: 'Second step' }), 'no list without the step').toBeVisible()
  await page.getByRole('button', { name: 'Start again with another account' }).click()
  await expect(page.locator('input[name=password]')).toBeVisible()
})
