import { readFile } from 'node:fs/promises'
import { codeFor } from '../../steps/messages.ts'
import { wrong } from '../../steps/registration.ts'
import { administratorOf } from '../../steps/staff-api.ts'
import { aStudent, logIn, tryLogin } from '../../steps/student.ts'
import { expect, test } from '../../steps/visitor.ts'

test('A student downloads their stored data', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff })
  await logIn(page, student)
  await page.goto('/student/setting')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await readFile(await (await saved).path(), 'utf8')
  expect(file).toContain(student.email)
  expect(file).not.toMatch(/hash|salt/i)
  await expect(page.getByText('Your data has been downloaded.')).toBeVisible()
})

test('A student changes the e-mail address on a phone, chooses messages and logs in with the new one', async ({
  page,
  portal,
}) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff })
  const email = student.email.replace('rina', 'rina.sen')
  await page.setViewportSize({ width: 360, height: 740 })
  await logIn(page, student)
  await page.goto('/student/setting')
  await page.getByRole('button', { name: 'Change e-mail address' }).click()
  const change = page.getByRole('region', { name: 'Change your e-mail address' })
  await expect(change.getByLabel('New e-mail address')).toBeFocused()
  await change.getByLabel('New e-mail address').fill(email)
  await change.getByRole('button', { name: 'Send code' }).click()
  await expect(change.getByRole('alert').getByRole('link', { name: 'Enter your password' })).toBeVisible()
  await expect(change.getByLabel('New e-mail address')).toHaveValue(email)
  await change.getByRole('textbox', { name: 'Current password' }).fill(student.password)
  await change.getByRole('button', { name: 'Send code' }).click()
  await expect(change.getByText(`We have sent a code to ${email}.`)).toBeFocused()
  await expect(change.getByRole('timer')).toHaveText(/^(01:00|00:5\d)$/)
  const code = await codeFor(staff, email)
  await change.getByLabel('OTP').fill(wrong(code))
  await expect(change.getByRole('alert')).toContainText('This is not the code we sent.')
  await change.getByLabel('OTP').fill(code)
  const changed = page.getByRole('status').filter({ hasText: 'Your e-mail address is changed.' })
  await expect(changed).toBeFocused()
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  expect(await staff.all('messages', { to: student.email, template: 'contact-changed' })).toHaveLength(1)

  const text = page.getByRole('group', { name: 'Your application' }).getByLabel('Text message')
  await text.uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your choices are saved.')).toBeVisible()
  await page.reload()
  await expect(text).not.toBeChecked()

  await page.context().clearCookies()
  await page.goto('/login')
  await tryLogin(page, student)
  await expect(page.getByRole('alert')).toBeVisible()
  await logIn(page, { ...student, email })
})

test('A student agrees to a purpose, withdraws it, and learns what withdrawing the necessary one means', async ({
  page,
  portal,
}) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff })
  await page.setViewportSize({ width: 320, height: 740 })
  await logIn(page, student)
  await page.goto('/student/setting')
  const card = page.getByRole('region', { name: 'What you agreed to' })
  await card.getByRole('button', { name: 'I am 18 or older and agree Messages on WhatsApp' }).click()
  await expect(card.getByRole('status')).toBeFocused()
  await card.getByRole('button', { name: 'Withdraw Messages on WhatsApp' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw your consent?' })
  await expect(dialog).toContainText('stops writing to you on WhatsApp at once')
  await dialog.getByRole('button', { name: 'Withdraw consent' }).click()
  await expect(card.getByText('Your consent is withdrawn.')).toBeVisible()
  await page.reload()
  await expect(card.getByText(/^Withdrawn on /)).toBeVisible()
  await card.getByRole('button', { name: /^Withdraw Account/ }).click()
  await expect(dialog).toContainText('closing your account')
  await dialog.getByRole('button', { name: 'Go to' }).click()
  await expect(page.getByRole('button', { name: 'Ask for deletion' })).toBeFocused()
})

test('A student requests deletion with the password, and staff see the request', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff })
  await logIn(page, student)
  await page.goto('/student/setting')
  await page.getByRole('button', { name: 'Ask for deletion' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for your account to be deleted?' })
  const password = dialog.getByRole('textbox', { name: 'Password' })
  const submit = dialog.getByRole('button', { name: 'Ask for deletion' })
  await password.fill('Wrong@1')
  await submit.click()
  await expect(dialog.getByRole('alert')).toContainText('Your current password is incorrect')
  await password.fill(student.password)
  await submit.click()
  await expect(page.getByText(/^We have received your request/)).toBeVisible()
  expect((await staff.one('students', 'email', student.email)).deletionRequestedAt).toBeTruthy()
  await page.reload()
  await expect(page.getByText(/^You asked us on /)).toBeVisible()
})

test('A student withdraws a deletion request and can make another', { tag: '@long' }, async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff })
  await logIn(page, student)
  await page.goto('/student/setting')
  await page.getByRole('button', { name: 'Ask for deletion' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for your account to be deleted?' })
  await dialog.getByRole('textbox', { name: 'Password' }).fill(student.password)
  await dialog.getByRole('button', { name: 'Ask for deletion' }).click()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  const confirmation = page.getByRole('status').filter({ hasText: /^Your request is withdrawn/ })
  await expect(confirmation).toBeFocused()
  expect((await staff.one('students', 'email', student.email)).deletionRequestedAt).toBeFalsy()
  await expect(page.getByRole('button', { name: 'Ask for deletion' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Ask for deletion' })).toBeVisible()
  await expect(page.getByText(/^You asked us on /)).toBeHidden()
})
