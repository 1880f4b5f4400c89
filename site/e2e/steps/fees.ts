import { feePaymentCalls } from '@pravesh/shared/fees/pay/calls'
import { feeOrderTable } from '@pravesh/shared/fees/pay/wire'
import type { DueView, FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { expect, type Page } from 'playwright/test'
import type { Portal } from '../../../scripts/lib/running-portal.ts'
import { type Applicant, anApplicantIn, aPaidApplication } from './applicant.ts'
import { approve } from './decisions.ts'

/** An admitted student, logged in through the API. */
export async function anAdmittedStudentIn(page: Page, portal: Portal): Promise<Applicant> {
  const applicant = await anApplicantIn(page, portal)
  await approve(applicant.staff, await aPaidApplication(page, 'BED'))
  return applicant
}

/** The fee plan of the logged-in student. */
export async function feePlanOf(page: Page): Promise<FeePlan> {
  const reply = await page.request.get(callAddress(feePaymentCalls.feePlans))
  const { result } = await reply.json()
  return result[0]
}

/** Starts a payment of the next fee through the API. Returns the address of its payment page. */
export async function aStartedPayment(page: Page): Promise<string> {
  const { dues, nextDueId } = await feePlanOf(page)
  const due = dues.find(({ id }) => id === nextDueId)
  if (due === undefined) throw new Error('No fee is open.')
  return payFee(page, due)
}

/** Starts a payment of a fee through the API. Returns the address of its payment page. */
export async function payFee(page: Page, fee: Pick<DueView, 'action' | 'title' | 'amountPaise'>): Promise<string> {
  const { applicationId, courseId, collegeId } = await feePlanOf(page)
  const { action, title, amountPaise } = fee
  const order = { applicationId, courseId, collegeId, action, title, amountPaise }
  const data = feeOrderTable.toWire({ ...order, description: title, merchantId: '', transactionId: '' })
  const headers = { 'sec-fetch-site': 'same-origin' }
  const reply = await page.request.post(callAddress(feePaymentCalls.payFee), { data, headers })
  const { url } = await reply.json()
  if (!reply.ok()) throw new Error(`The payment was refused with ${reply.status()}.`)
  return url
}

/** What the simulated payment page can do; see its buttons. */
type Act =
  | 'pay'
  | 'fail'
  | 'wait'
  | 'close'
  | 'pay-report-first'
  | 'pay-silently'
  | 'pay-less'
  | 'refunds-hold'
  | 'refunds-complete'

/** Acts on a payment page without a browser, as on another device. */
export async function actOn(page: Page, paymentPage: string, act: Act): Promise<void> {
  const reply = await page.request.post(paymentPage, { form: { act }, maxRedirects: 0 })
  expect(reply.status()).toBe(303)
}

/** Pays the chosen fee of the open dialog; ends on the payment page. */
export async function leaveToPay(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Pay Fees' })
  await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByText('Simulator: no money moves')).toBeVisible()
}

/** Pays the next fee of the logged-in student through the API. Returns its due. */
export async function aPaidFee(page: Page): Promise<{ id: string; transactionId: string }> {
  await actOn(page, await aStartedPayment(page), 'pay-report-first')
  const { dues } = await feePlanOf(page)
  const paid = dues.find(({ owed }) => owed.state === 'paid')
  if (!paid?.owed.transactionId) throw new Error('No fee is paid.')
  return { id: paid.id, transactionId: paid.owed.transactionId }
}
