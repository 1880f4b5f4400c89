import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright/test'
import { follow, hydrated, openAdmin, signIn, trySignIn } from '../../steps/admin.ts'
import { invitationFor } from '../../steps/messages.ts'
import { expect, test } from '../../steps/staff.ts'
import { aContentEditor, administratorOf } from '../../steps/staff-api.ts'

const OWN = 'lamp by the green river'
const DASHBOARD = 'Everything else'

async function choosePassword(page: Page, password: string): Promise<void> {
  for (const label of ['New Password', 'Confirm Password']) {
    const field = await hydrated(page.getByLabel(label, { exact: true }))
    await field.fill(password)
    // On a busy machine the form has the text later than the field, and would check an empty one.
    await expect(field).toHaveAttribute('value', password)
  }
  await page.getByRole('button', { name: 'Set password and sign in' }).click()
}

test('A colleague is invited without a password, chooses one through the link, and signs in with it', async ({
  page,
  portal,
}) => {
  const staff = await administratorOf(portal)
  const email = `nila.${randomBytes(4).toString('hex')}@pravesh.example`
  await signIn(page, portal.administrator)
  await openAdmin(page, '/admin/collections/staff/create')
  await expect(page.getByText(/we e-mail an invitation to this address/)).toBeVisible()
  await expect(page.getByLabel('New Password', { exact: true })).toHaveCount(0)
  await (await hydrated(page.getByLabel('Email'))).fill(email)
  await page.getByLabel('Full name').fill('Nila Bose')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/staff\/[0-9a-f-]{36}/)
  await expect(page.getByText(/^Invited, not yet accepted \(until /)).toBeVisible()

  const link = await invitationFor(staff, email)
  await page.context().clearCookies()
  await openAdmin(page, link)
  await expect(page.getByRole('heading', { name: 'Welcome, Nila Bose' })).toBeVisible()
  await expect(page.getByText(/invited you to the Pravesh admin/)).toBeVisible()
  await choosePassword(page, 'administrator')
  await expect(page.getByLabel('New Password', { exact: true })).toHaveAccessibleDescription(/^This password is one of/)
  await choosePassword(page, OWN)
  await expect(page.getByRole('heading', { name: DASHBOARD })).toBeVisible()

  await page.context().clearCookies()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This invitation has been used or replaced' })).toBeVisible()
  await follow(page, page.getByRole('link', { name: 'Sign in' }))
  await trySignIn(page, { email, password: OWN })
  await expect(page.getByRole('heading', { name: DASHBOARD })).toBeVisible()
})

test('A person who is deactivated in the middle of work gets the sign-in page, and cannot sign in', async ({
  page,
  portal,
  browser,
}) => {
  const editor = await aContentEditor(await administratorOf(portal), 'Mina Das')
  const { id } = await (await administratorOf(portal)).one('staff', 'email', editor.email)
  const work = await browser.newPage({ baseURL: portal.origin })
  await signIn(work, editor)
  await openAdmin(work, '/admin/collections/notices')

  await signIn(page, portal.administrator)
  await openAdmin(page, `/admin/collections/staff/${id}`)
  await (await hydrated(page.getByRole('button', { name: 'Deactivate …' }))).click()
  const dialog = page.getByRole('dialog', { name: 'Deactivate Mina Das?' })
  await expect(dialog).toContainText('No open work is assigned to this person.')
  await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await expect(page.getByText(/^Deactivated on .* by /)).toBeVisible()

  await work.goto('/admin/collections/notices')
  await trySignIn(work, editor)
  await expect(work.getByText('The e-mail address or password is incorrect.').first()).toBeVisible()
  await work.close()

  await openAdmin(page, '/admin/collections/staff')
  await expect(page.getByRole('cell', { name: editor.email })).toHaveCount(0)
  await follow(page, page.getByRole('navigation', { name: 'Accounts' }).getByRole('link', { name: /^Deactivated/ }))
  await expect(page.getByRole('cell', { name: editor.email })).toBeVisible()
})
