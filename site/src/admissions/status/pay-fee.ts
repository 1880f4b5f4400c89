import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { paymentNames } from '@pravesh/shared/admissions/wire/names'
import { paiseToRupees } from '@pravesh/shared/platform/money'
import { callAdmission } from '../admission-api.ts'
import { words } from './words.ts'

/** Where a payment is made, or why it cannot be. */
export interface PaymentStart {
  url: string | null
  msg: string
}

/** Asks for the payment page of an application's fee. The server makes the identifiers, and compares the amount. */
export async function payFee({ id, feePaise }: Pick<ApplicationView, 'id' | 'feePaise'>): Promise<PaymentStart> {
  const { ok, msg, body } = await callAdmission('pay', {
    body: { [paymentNames.applicationId]: id, [paymentNames.amountPaise]: paiseToRupees(feePaise) },
  })
  if (!ok) return { url: null, msg }
  const url = paymentPage(body.url)
  return url === null ? { url, msg: words.pay.noAddress } : { url, msg }
}

/** The address of a payment page; null when it is no web page. */
export function paymentPage(url: unknown): string | null {
  if (typeof url !== 'string') return null
  const isWebPage = /^https?:\/\//.test(url) || /^\/(?!\/)/.test(url)
  return isWebPage ? url : null
}
