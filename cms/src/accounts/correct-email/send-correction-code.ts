import { maskPhone } from '@pravesh/shared/accounts/verification'
import type { Payload } from 'payload'
import { consumeAccountLimit } from '../limits/consume-account-limit.ts'
import { registrationOfPage } from '../register/registration-of-page.ts'
import { sendTextCode } from '../verify/send-phone-code.ts'

interface SendOptions {
  payload: Payload
  handle: string
  clientAddress: string
  now: Date
}

/**
 * Sends a code to the phone of an unverified registration, for correcting its e-mail address. Returns the masked phone
 * number. Throws a Problem (429) within a minute, and beyond the daily limits.
 */
export async function sendCorrectionCode({ payload, handle, clientAddress, now }: SendOptions): Promise<string> {
  await consumeAccountLimit({ payload, name: 'code-check/visitor', subject: clientAddress, now })
  const { phone } = await registrationOfPage(payload, handle)
  await sendTextCode({ payload, phone, purpose: 'correction', subject: phone, handle, clientAddress, now })
  return maskPhone(phone)
}
