import { linkFor } from '../../steps/messages.ts'
import { administratorOf } from '../../steps/staff-api.ts'
import { aStudent, fillNewPassword, logIn, tryLogin } from '../../steps/student.ts'
import { expect, test } from '../../steps/visitor.ts'

const NEW = 'Fresh#2word'

test('A student replaces a forgotten password through the link in an e-mail', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('button', { name: 'Send Now' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter your email')
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await page.getByLabel('E-mail').fill(student.email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue(student.email)
  await page.getByRole('button', { name: 'Send Now' }).click()
  await expect(page.getByText(/^If this address has an account/)).toBeVisible()

  await page.goto(await linkFor(staff, student.email, 'password-reset'))
  const save = page.getByRole('button', { name: 'Save new password' })
  const summary = page.getByRole('alert')
  await fillNewPassword(page, 'Aa1@')
  await save.click()
  await expect(summary).toContainText('Password should be more than 5 characters')
  await fillNewPassword(page, NEW, 'Other#2word')
  await save.click()
  await expect(summary).toContainText('Both Password not matched')
  await fillNewPassword(page, NEW)
  await save.click()
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'Your password has been changed.' }),
  ).toBeVisible()
  await expect(page).toHaveURL('/login')
  await tryLogin(page, { ...student, password: NEW })
  await expect(page).toHaveURL('/student/dashboard')
})

test('An invalid or incomplete reset link offers a new one', { tag: '@long' }, async ({ page }) => {
  await page.goto('/reset-password?token=nonsense')
  await fillNewPassword(page, NEW)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('alert')).toContainText('This link has been used or has expired.')
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL('/forget-password')
  await page.goto('/reset-password')
  await page.getByRole('link', { name: 'Ask for a link' }).click()
  await expect(page).toHaveURL('/forget-password')
})

test('A student changes the password in the settings and is logged out', { tag: '@long' }, async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff })
  await logIn(page, student)
  await page.goto('/student/setting')
  const submit = page.getByRole('button', { name: 'Update password' })
  const current = page.getByRole('textbox', { name: 'Current password' })
  const summary = page.getByRole('alert')
  await current.fill('Wrong@1')
  await fillNewPassword(page, 'Aa1@')
  await submit.click()
  await expect(summary).toContainText('Password Length must be at least 6 characters')
  await fillNewPassword(page, NEW, 'Other#2word')
  await submit.click()
  await expect(summary).toContainText('Password not match')
  await fillNewPassword(page, NEW)
  await submit.click()
  await expect(summary.getByRole('link', { name: 'Your current password is incorrect' })).toBeVisible()
  await current.fill(student.password)
  await submit.click()
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'Your password has been changed.' }),
  ).toBeVisible()
  await expect(page).toHaveURL('/login')
  await tryLogin(page, student)
  await expect(page.getByRole('alert')).toContainText('The e-mail address or password is incorrect.')
  await tryLogin(page, { ...student, password: NEW })
  await expect(page).toHaveURL('/student/dashboard')
})
