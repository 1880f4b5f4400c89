import { codeFor } from '../../steps/messages.ts'
import { aPerson } from '../../steps/people.ts'
import { askForPhoneCode, enterCode, wrong } from '../../steps/registration.ts'
import { administratorOf } from '../../steps/staff-api.ts'
import { aStudent } from '../../steps/student.ts'
import { letAMinutePass } from '../../steps/time.ts'
import { expect, test } from '../../steps/visitor.ts'

// A code expires after five wrong attempts; a new one can be requested after a minute.
const MAX_ATTEMPTS = 5

test('An expired SMS code can be replaced after the countdown', async ({ page, portal }) => {
  await page.clock.install()
  const staff = await administratorOf(portal)
  const { phone } = aPerson()
  await page.goto('/register')
  await page.getByLabel('Mobile number').fill(phone)
  const dialog = await askForPhoneCode(page)
  const code = await codeFor(staff, phone)
  for (let i = 0; i < MAX_ATTEMPTS; i++) {
    await enterCode(dialog, wrong(code))
    await expect(dialog.getByRole('alert')).toContainText('This is not the code we sent.')
    await dialog.getByRole('button', { name: 'Dismiss' }).click()
  }
  await enterCode(dialog, code)
  await expect(dialog.getByRole('alert')).toContainText('Code has expired')

  const resend = dialog.getByRole('button', { name: 'Resend OTP' })
  await expect(resend).toBeDisabled()
  letAMinutePass(portal)
  await page.clock.runFor(61_000)
  await expect(resend).toBeEnabled()
  await expect(dialog.getByRole('timer')).toHaveText('00:00')
  await resend.click()
  await expect(dialog.getByRole('timer')).toHaveText(/^(01:00|00:5\d)$/)
  await expect(resend).toBeDisabled()
  await enterCode(dialog, await codeFor(staff, phone))
  await expect(dialog).toBeHidden()
})

test('The code dialog can be closed and reopened after the countdown', { tag: '@long' }, async ({ page, portal }) => {
  await page.clock.install()
  const staff = await administratorOf(portal)
  const { phone } = aPerson()
  await page.goto('/register')
  await page.getByLabel('Mobile number').fill(phone)
  const dialog = await askForPhoneCode(page)
  await page.clock.runFor(61_000)
  await expect(dialog.getByRole('timer')).toHaveText('00:00')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Enter OTP' }).click()
  await enterCode(dialog, await codeFor(staff, phone))
  await expect(dialog).toBeHidden()
})

test('An expired e-mail code can be replaced', { tag: '@long' }, async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff, unverified: true })
  await page.goto(student.verificationPage)
  const code = await codeFor(staff, student.email)
  for (let i = 0; i < MAX_ATTEMPTS; i++) {
    await enterCode(page, wrong(code))
    await expect(page.getByRole('alert')).toContainText('This is not the code we sent.')
  }
  await enterCode(page, code)
  const notice = page.getByRole('alert').filter({ hasText: 'Code has expired' })
  await expect(notice).toBeVisible()
  await page.reload()
  await expect(notice).toBeVisible()

  letAMinutePass(portal)
  await page.getByRole('button', { name: 'Resend Verification Code' }).click()
  await expect(page.getByText('We have sent another code.')).toBeVisible()
  await enterCode(page, await codeFor(staff, student.email))
  await expect(page).toHaveURL('/login')
})
