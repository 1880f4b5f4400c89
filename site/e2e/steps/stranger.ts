import type { CourseCode } from '@pravesh/shared/courses/courses'
import { expect, type Page } from 'playwright/test'
import type { Portal } from '../../../scripts/lib/running-portal.ts'
import { answersFor, newestApplication } from './applicant.ts'
import {
  acceptAgreement,
  acceptTerms,
  answerStep,
  dismissNotice,
  expectStep,
  proceedAndPay,
  saveAndNext,
  uploadAll,
} from './application-form.ts'
import { enrollFromHome } from './enroll.ts'
import { codeFor } from './messages.ts'
import { payApplicationFee } from './payment.ts'
import { aPerson } from './people.ts'
import { enterCode, fillRegistration, verifyPhoneAndRegister } from './registration.ts'
import { administratorOf } from './staff-api.ts'

/** From the home page through a registration to the open form, without an account before. */
export async function reachForm(page: Page, portal: Portal): Promise<void> {
  const staff = await administratorOf(portal)
  const person = aPerson()
  const form = await enrollFromHome(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('radio', { name: /^Apply to a course/ })).toBeChecked()
  await fillRegistration(page, person)
  await verifyPhoneAndRegister(page, person, staff)
  await enterCode(page, await codeFor(staff, person.email))
  await expect(page).toHaveURL(form)
}

/** From the open form to what happens next, after the payment. Returns the number of the application. */
export async function applyAndPay(page: Page, course: CourseCode): Promise<string> {
  const { answers, college } = await answersFor(page, course)
  await answerStep(page, course, 1, answers)
  await saveAndNext(page)
  await expect(page.getByText('Data saved successfully')).toBeVisible()

  await expectStep(page, 2)
  await answerStep(page, course, 2, answers)
  await uploadAll(page, { course, answers })
  await acceptTerms(page)
  await saveAndNext(page)

  await expectStep(page, 3)
  // On a phone, the table of costs is folded under its sum.
  await expect(page.getByText(/^₹[\d,.]+ in all$/)).toBeVisible()
  await expect(page.getByText(`At ${college.name}`, { exact: true })).toBeAttached()
  await acceptAgreement(page, course)
  await saveAndNext(page)

  await expectStep(page, 4)
  await dismissNotice(page, course)
  await proceedAndPay(page)
  const { number } = await newestApplication(page)
  expect(number).toMatch(new RegExp(`^${course}2\\d{3}`))
  await expect(page.getByText(number)).toBeVisible()
  await payApplicationFee(page)
  return number
}
