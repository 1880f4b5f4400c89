import { expect, type Locator, type Page } from 'playwright/test'
import { codeFor } from './messages.ts'
import type { Person } from './people.ts'
import type { StaffApi } from './staff-api.ts'

/** Types into the registration form without sending it. */
export async function fillRegistration(page: Page, { name, email, phone, password }: Person): Promise<void> {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Mobile number').fill(phone)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByLabel(/I have read the privacy notice/).check()
}

/** Asks for a code to the phone; ends with the dialog that takes it. */
export async function askForPhoneCode(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Send OTP' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verify your phone' })
  await expect(dialog.getByLabel('OTP')).toBeFocused()
  return dialog
}

/** Enters a code where one is asked for. */
export async function enterCode(place: Page | Locator, code: string): Promise<void> {
  await place.getByLabel('OTP').fill(code)
  await place.getByRole('button', { name: 'Verify', exact: true }).click()
}

/** From the filled-in form to the page that asks for the e-mail code. */
export async function verifyPhoneAndRegister(page: Page, { phone }: Person, staff: StaffApi): Promise<void> {
  const dialog = await askForPhoneCode(page)
  await enterCode(dialog, await codeFor(staff, phone))
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Phone number verified').first()).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/verify-account\/[\w-]+(\?next=[^&]+)?$/)
  await expect(page.getByLabel('OTP')).toBeVisible()
}

/** From the page that asks for the e-mail code to the form that takes another address; the phone has got a code. */
export async function openCorrection(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Correct it' }).click()
  await expect(page.getByRole('heading', { name: 'Correct your e-mail address' })).toBeFocused()
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByLabel('OTP')).toBeVisible()
}

/** Types the right address and the code from the phone, and sends them. */
export async function sendCorrection(page: Page, { email, code }: { email: string; code: string }): Promise<void> {
  await page.getByLabel('Correct e-mail address').fill(email)
  await page.getByLabel('OTP').fill(code)
  await page.getByRole('button', { name: 'Save and send a new code' }).click()
}

/** A code of the same length that is not the right one. */
export function wrong(code: string): string {
  return code.replace(/^./, (digit) => String((Number(digit) + 1) % 10))
}
