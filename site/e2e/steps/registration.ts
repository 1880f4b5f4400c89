import { expect, type Locator, type Page } from 'playwright/test'
import type { Person } from '../../../scripts/lib/register-student.ts'
import { codeFor } from './messages.ts'
import type { StaffApi } from './staff-api.ts'

/** Fills in the registration form without submitting it. */
export async function fillRegistration(page: Page, { name, email, phone, password }: Person): Promise<void> {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Mobile number').fill(phone)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByLabel(/I have read the privacy notice/).check()
}

/** Requests an SMS code; ends with the open code dialog. */
export async function askForPhoneCode(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Send OTP' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verify your phone' })
  await expect(dialog.getByLabel('OTP')).toBeFocused()
  return dialog
}

/** Enters a code, which is sent with its last digit. */
export async function enterCode(place: Page | Locator, code: string): Promise<void> {
  await expect(place.getByRole('button', { name: 'Verify', exact: true })).toBeVisible()
  // Typing the same code again must count as a change.
  await place.getByLabel('OTP').fill('')
  await place.getByLabel('OTP').fill(code)
}

/** Verifies the phone and submits the registration; ends on the page for the e-mail code. */
export async function verifyPhoneAndRegister(page: Page, { phone }: Person, staff: StaffApi): Promise<void> {
  const dialog = await askForPhoneCode(page)
  await enterCode(dialog, await codeFor(staff, phone))
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Phone number verified').first()).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/verify-account\/[\w-]+(\?next=[^&]+)?$/)
  await expect(page.getByLabel('OTP')).toBeVisible()
}

/** Opens the correction of the e-mail address from the page for the e-mail code, and requests an SMS code. */
export async function openCorrection(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Correct it' }).click()
  await expect(page.getByRole('heading', { name: 'Correct your e-mail address' })).toBeFocused()
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByLabel('OTP')).toBeVisible()
}

/** Submits the corrected address with the SMS code. */
export async function sendCorrection(page: Page, { email, code }: { email: string; code: string }): Promise<void> {
  await page.getByLabel('Correct e-mail address').fill(email)
  await page.getByLabel('OTP').fill(code)
  await page.getByRole('button', { name: 'Save and send a new code' }).click()
}

/** A wrong code of the same length. */
export function wrong(code: string): string {
  return code.replace(/^./, (digit) => String((Number(digit) + 1) % 10))
}
