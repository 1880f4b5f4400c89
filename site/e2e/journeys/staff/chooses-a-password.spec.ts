import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright/test'
import { DESKTOP, PHONE } from '../../../../scripts/lib/screens.ts'
import { hydrated, openAdmin, signIn } from '../../steps/admin.ts'
import { invitationFor, staffLinkFor } from '../../steps/messages.ts'
import { expect, test } from '../../steps/staff.ts'
import { aContentEditor, administratorOf } from '../../steps/staff-api.ts'

const COMMON = 'administrator'
const IS_COMMON = /^This password is one of the first that attackers try/
const TOO_SHORT = 'four words'
const IS_TOO_SHORT = /^This password is too short\. Use at least 12 characters/
const GOOD = 'lamp by the green river'

const field = (page: Page) => page.getByLabel('New Password', { exact: true })
const confirmation = (page: Page) => page.getByLabel('Confirm Password', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

async function type(page: Page, password: string): Promise<void> {
  await (await hydrated(field(page))).fill(password)
  await confirmation(page).fill(password)
}

/** Submits by keyboard until the answer is at the field: Payload checks what was typed with a delay. */
async function expectRefused(page: Page, submit: () => Promise<void>, reason: RegExp): Promise<void> {
  await expect(async () => {
    await submit()
    await expect(field(page)).toHaveAccessibleDescription(reason, { timeout: 3000 })
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true', { timeout: 1000 })
  }).toPass()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toBeInViewport()
}

for (const [screen, size, tag] of [
  ['a desktop', DESKTOP, []],
  ['a phone', PHONE, ['@long']],
] as const) {
  test.describe(`A refused password on ${screen}`, { tag: [...tag] }, () => {
    test.use(size)

    test('is explained at its field after an invitation, and what was typed stays', async ({ page, portal }) => {
      const staff = await administratorOf(portal)
      const email = `nila.${randomBytes(4).toString('hex')}@pravesh.example`
      await staff.create('staff', { email, name: 'Nila Bose', roles: ['content-editor'] })
      await openAdmin(page, await invitationFor(staff, email))
      await type(page, COMMON)
      await expectRefused(page, () => confirmation(page).press('Enter'), IS_COMMON)
      await expect(confirmation(page)).toHaveValue(COMMON)

      await type(page, GOOD)
      await expect(field(page)).not.toHaveAttribute('aria-invalid')
      await confirmation(page).press('Enter')
      await expect(page.getByRole('heading', { name: 'Everything else' })).toBeVisible()
    })

    test('is explained at its field in the account of a colleague', { tag: '@long' }, async ({ page, portal }) => {
      const staff = await administratorOf(portal)
      const editor = await aContentEditor(staff)
      const { id } = await staff.one('staff', 'email', editor.email)
      await signIn(page, portal.administrator)
      await openAdmin(page, `/admin/collections/staff/${id}`)
      await (await hydrated(page.getByRole('button', { name: 'Change Password' }))).press('Enter')
      await page.getByLabel('Full name').fill('Mina Basu')
      await type(page, TOO_SHORT)
      await expectRefused(page, () => save(page).press('Enter'), IS_TOO_SHORT)
      await expect(page.getByLabel('Full name')).toHaveValue('Mina Basu')
      await expect(confirmation(page)).toHaveValue(TOO_SHORT)

      await type(page, GOOD)
      await expect(field(page)).not.toHaveAttribute('aria-invalid')
      await save(page).press('Enter')
      await expect(page.getByText('Updated successfully.')).toBeVisible()
      await expect(field(page)).toBeHidden()
      await expect(save(page)).toBeDisabled()
      await signIn(page, { ...editor, password: GOOD })
    })

    test('is explained at its field in one’s own account', { tag: '@long' }, async ({ page, portal }) => {
      const editor = await aContentEditor(await administratorOf(portal))
      await signIn(page, editor)
      await openAdmin(page, '/admin/account')
      await (await hydrated(page.getByRole('button', { name: 'Change Password' }))).press('Enter')
      await type(page, COMMON)
      await page.getByLabel('Your current password').fill(editor.password)
      await expectRefused(page, () => save(page).press('Enter'), IS_COMMON)
      await expect(page.getByLabel('Your current password')).toHaveValue(editor.password)

      await type(page, GOOD)
      await expect(field(page)).not.toHaveAttribute('aria-invalid')
      await save(page).press('Enter')
      await expect(page.getByText('Updated successfully.')).toBeVisible()
      await signIn(page, { ...editor, password: GOOD })
    })

    test('is explained at its field after a reset link, which still works', { tag: '@long' }, async ({
      page,
      portal,
    }) => {
      const staff = await administratorOf(portal)
      const editor = await aContentEditor(staff)
      await staff.post('staff/forgot-password', { email: editor.email })
      await openAdmin(page, await staffLinkFor(staff, editor.email))
      await type(page, TOO_SHORT)
      await expectRefused(page, () => confirmation(page).press('Enter'), IS_TOO_SHORT)
      await expect(confirmation(page)).toHaveValue(TOO_SHORT)

      await type(page, GOOD)
      await confirmation(page).press('Enter')
      await expect(page.getByRole('heading', { name: 'Everything else' })).toBeVisible()
    })
  })
}
