import { expect, type Page } from 'playwright/test'
import { type Person, registerStudent } from '../../../scripts/lib/register-student.ts'
import type { Portal } from '../../../scripts/lib/running-portal.ts'
import { codeFor } from './messages.ts'
import { aPerson } from './people.ts'
import type { StaffApi } from './staff-api.ts'

interface NewStudent {
  portal: Portal
  staff: StaffApi
  role?: 'Student' | 'Guest'
  /** Leaves the e-mail address unverified. */
  unverified?: boolean
}

/** Creates a student account through the API. */
export async function aStudent({ portal, staff, role = 'Student', unverified = false }: NewStudent) {
  const person = aPerson()
  const { origin } = portal
  const { handle } = await registerStudent({ origin, person, role, unverified, codeFor: (to) => codeFor(staff, to) })
  return { ...person, verificationPage: `/verify-account/${handle}` }
}

/** Fills in and submits the login form. */
export async function tryLogin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Logs in; ends on the dashboard. */
export async function logIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/login')
  await tryLogin(page, person)
  await expect(page.getByText('Login successfully done!')).toBeVisible()
  await expect(page).toHaveURL('/student/dashboard')
  await expect(page.getByText(/^Hello, /)).toBeVisible()
}

/** Fills in a new password and its confirmation. */
export async function fillNewPassword(page: Page, password: string, confirm = password): Promise<void> {
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password)
  await page.getByRole('textbox', { name: /^Confirm/ }).fill(confirm)
}
