import { codeFor, linkFor } from '../../steps/messages.ts'
import { aPerson } from '../../steps/people.ts'
import { enterCode } from '../../steps/registration.ts'
import { administratorOf } from '../../steps/staff-api.ts'
import { aStudent, tryLogin } from '../../steps/student.ts'
import { expect, test } from '../../steps/visitor.ts'

test('The link in the e-mail activates the account once', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff, unverified: true })
  const link = await linkFor(staff, student.email, 'activation-link')
  await page.goto(link)
  await expect(page.getByText('Thank You!! Your Account has been activated')).toBeVisible()
  await page.getByRole('link', { name: 'Login Now' }).click()
  await expect(page).toHaveURL('/login')

  await page.goto(student.verificationPage)
  await expect(page.getByText('Your account has already been successfully verified.')).toBeVisible()
  await page.goto('/active-account?token=nonsense')
  await expect(page.getByText('Something Wrong')).toBeVisible()
})

test('The verification page of an unknown account redirects to the error page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/verify-account/2f1b8c1e-0c3e-4b7a-9d55-0e8f8a6b1c2d')
  await expect(page).toHaveURL('/something-wrong')
})

test('A login with an unverified e-mail address links to the verification', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff, unverified: true })
  await page.goto('/login')
  await tryLogin(page, student)
  await page.getByRole('link', { name: 'Verify your e-mail now' }).click()
  await enterCode(page, await codeFor(staff, student.email))
  await expect(page).toHaveURL('/login')
})

test('An old account can be verified with its e-mail address', { tag: '@long' }, async ({ page }) => {
  const { email } = aPerson()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Verify your old account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verify your old account' })
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Enter your email')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Verify your old account' }).click()
  await dialog.getByLabel('E-mail of your old account').fill(email.toUpperCase())
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(page).toHaveURL(/\/verify-account\/[\w-]+$/)
})
