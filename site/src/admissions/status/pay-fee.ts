import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { paymentNames } from '@pravesh/shared/admissions/wire/names'
import { paiseToRupees } from '@pravesh/shared/platform/money'
import { paymentPage } from '../../payments/start/payment-page.ts'
import { callAdmission } from '../admission-api.ts'

/** The address of the payment page, or null with the reason in `msg`. */
export interface PaymentStart {
  url: string | null
  msg: string
}

/** Starts a payment of the application fee. The server assigns the identifiers and verifies the amount. */
export async function payFee(
  { id, feePaise }: Pick<ApplicationView, 'id' | 'feePaise'>,
  { noAddress }: { noAddress: string },
): Promise<PaymentStart> {
  const { ok, msg, body } = await callAdmission('pay', {
    body: { [paymentNames.applicationId]: id, [paymentNames.amountPaise]: paiseToRupees(feePaise) },
  })
  if (!ok) return { url: null, msg }
  const url = paymentPage(body.url)
  return url === null ? { url, msg: noAddress } : { url, msg }
}
