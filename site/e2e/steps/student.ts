import { randomInt } from 'node:crypto'
import { accountCalls, accountFields } from '@pravesh/shared/accounts/wire'
import { callAddress, type WireCall } from '@pravesh/shared/platform/wire-call'
import { expect, type Page } from 'playwright/test'
import type { RunningPortal } from '../../../scripts/lib/running-portal.ts'
import { codeFor } from './messages.ts'
import { aPerson, type Person } from './people.ts'
import type { StaffApi } from './staff-api.ts'

interface NewStudent {
  portal: RunningPortal
  staff: StaffApi
  role?: 'Student' | 'Guest'
  /** Leaves the e-mail address unverified. */
  unverified?: boolean
}

/** Creates a student account through the API. */
export async function aStudent({ portal, staff, role = 'Student', unverified = false }: NewStudent) {
  const person = aPerson()
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  const call = async (wireCall: WireCall, body: object): Promise<Record<string, string>> => {
    const path = callAddress(wireCall)
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    const response = await fetch(`${portal.origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const reply: Record<string, string> = await response.json()
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${JSON.stringify(reply)}`)
    return reply
  }
  const { phone, email } = person
  const { checkPhoneCode: check, register, activateByCode: activate } = accountFields
  const { otp: id } = await call(accountCalls.sendPhoneCode, { [accountFields.sendPhoneCode.phone]: phone })
  const code = await codeFor(staff, phone)
  await call(accountCalls.checkPhoneCode, { [check.phone]: phone, [check.verificationId]: id, [check.code]: code })
  const { userID } = await call(accountCalls.register, { ...person, role, [register.verificationId]: id })
  if (!unverified) {
    const sent = { [activate.userId]: userID, [activate.code]: await codeFor(staff, email) }
    await call(accountCalls.activateByCode, sent)
  }
  return { ...person, verificationPage: `/verify-account/${userID}` }
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
