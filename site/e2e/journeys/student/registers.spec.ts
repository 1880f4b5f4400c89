import { openMenu } from '../../steps/menu.ts'
import { codeFor } from '../../steps/messages.ts'
import { aPerson } from '../../steps/people.ts'
import {
  askForPhoneCode,
  enterCode,
  fillRegistration,
  verifyPhoneAndRegister,
  wrong,
} from '../../steps/registration.ts'
import { administratorOf } from '../../steps/staff-api.ts'
import { expect, test } from '../../steps/visitor.ts'

test('A visitor registers as a student, verifies phone and e-mail, and is logged in', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const person = aPerson('rina sen')
  await page.goto('/register?type=Student')
  await expect(page.getByRole('radio', { name: /^Apply to a course/ })).toBeChecked()
  await fillRegistration(page, person)
  await verifyPhoneAndRegister(page, person, staff)

  await enterCode(page, await codeFor(staff, person.email))
  await expect(page.getByRole('main').getByText('Your e-mail is verified and you are logged in.')).toBeVisible()
  await expect(page).toHaveURL('/student/dashboard')
  await expect(page.getByText('Hello, Rina')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Find Our Degree Courses' })).toBeVisible()

  await page.goto('/')
  await openMenu(page)
  await expect(page.getByRole('link', { name: 'My Account' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeHidden()
})

test('A visitor registers as a guest', { tag: '@long' }, async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const person = aPerson()
  await page.goto('/register?type=Guest')
  await expect(page.getByRole('radio', { name: /^Only buy books/ })).toBeChecked()
  await fillRegistration(page, person)
  await verifyPhoneAndRegister(page, person, staff)
  await enterCode(page, await codeFor(staff, person.email))
  await expect(page).toHaveURL('/student/dashboard')
  await page.goto('/student/account')
  await expect(page.getByText('RINA SEN')).toBeVisible()
  await expect(page.getByText(person.email)).toBeVisible()
  await expect(page.getByText('Guest', { exact: true })).toBeVisible()
})

test('An incomplete registration lists the errors and preserves the input', async ({ page }) => {
  const person = aPerson()
  await page.goto('/register')
  await page.getByRole('button', { name: 'Create account' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  for (const validationError of [
    'Choose Guest or Student',
    'Enter your name',
    'Enter Phone No. & number should be 10 digit',
    'Use strong password: 1 number, 1 uppercase, 1 lowercase, 1 special character',
    'Read and accept the privacy notice',
  ]) {
    await expect(summary.getByRole('link', { name: validationError })).toBeVisible()
  }
  await expect(page).toHaveTitle(/^Error: /)
  await summary.getByRole('link', { name: 'Enter your name' }).click()
  await expect(page.getByLabel('Full name')).toBeFocused()

  await page.getByRole('radio', { name: /^Apply to a course/ }).check()
  await fillRegistration(page, { ...person, phone: '12345' })
  await expect(summary.getByRole('link')).toHaveText(['Enter Phone No. & number should be 10 digit'])
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByText('Enter Phone No. & number should be 10 digit').first()).toBeVisible()
  await expect(page.getByLabel('Mobile number')).toBeFocused()

  await page.getByLabel('Mobile number').fill(person.phone)
  await expect(summary).toBeHidden()
  await expect(page).not.toHaveTitle(/^Error: /)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(summary.getByRole('link', { name: 'please verify phone number' })).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue(person.name)
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(person.password)

  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue(person.name)
  await expect(page.getByLabel('Mobile number')).toHaveValue(person.phone)
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('')
})

test('A mistyped e-mail domain is questioned and accepted', { tag: '@long' }, async ({ page }) => {
  await page.goto('/register')
  const email = page.getByLabel('E-mail')
  await email.fill('rina@gmial.com')
  await email.blur()
  await expect(page.getByText('Did you mean')).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(email).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'rina@gmail.com' }).click()
  await expect(email).toHaveValue('rina@gmail.com')
  await expect(email).toBeFocused()
  await expect(page.getByText('Did you mean')).toBeHidden()
})

test('The password field shows the unmet rules while typing', { tag: '@long' }, async ({ page }) => {
  await page.goto('/register')
  const password = page.getByRole('textbox', { name: 'Password' })
  await password.fill('abc')
  const needed = page.getByText(
    'Still needed: At least 6 characters, 1 number, 1 uppercase letter, 1 special character',
  )
  await expect(needed).toBeAttached()
  await password.fill('abcD1@')
  await expect(page.getByText('Your password is strong enough.')).toBeAttached()
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
})

test('The code dialog stays open during the countdown and distinguishes wrong from missing codes', async ({
  page,
  portal,
}) => {
  const staff = await administratorOf(portal)
  const { phone } = aPerson()
  await page.goto('/register')
  await page.getByLabel('Mobile number').fill(phone)
  const dialog = await askForPhoneCode(page)
  await expect(dialog.getByRole('timer')).toHaveText(/^(01:00|00:5\d)$/)
  await expect(dialog.getByRole('button', { name: 'Resend OTP' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled()
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()

  await dialog.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(dialog.getByText('Enter OTP')).toBeVisible()
  const field = dialog.getByLabel('OTP')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(field).toHaveAttribute('inputmode', 'numeric')

  const code = await codeFor(staff, phone)
  await enterCode(dialog, wrong(code))
  await expect(dialog.getByRole('alert')).toContainText('This is not the code we sent.')
  await dialog.getByRole('button', { name: 'Dismiss' }).click()
  await expect(dialog.getByRole('alert')).toBeHidden()

  await enterCode(dialog, `${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Phone number verified').first()).toBeVisible()
})

test('A registration without a network shows an error and preserves the input', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const { phone, name } = aPerson()
  await page.goto('/register')
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Mobile number').fill(phone)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByText(/^We could not reach the portal/).first()).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue(name)
  await context.setOffline(false)
  await askForPhoneCode(page)
})
