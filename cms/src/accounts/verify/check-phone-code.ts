import type { Payload } from 'payload'
import { enterCode } from '../codes/enter-code.ts'
import { consumeAccountLimit } from '../limits/consume-account-limit.ts'

interface CheckOptions {
  payload: Payload
  phone: string
  verificationId: string
  code: string
  clientAddress: string
  now: Date
}

/**
 * Verifies a phone with the code sent to it; registration consumes the verification. Throws a Problem when the code is
 * wrong or expired.
 */
export async function checkPhoneCode(options: CheckOptions): Promise<void> {
  const { payload, phone, verificationId, code, clientAddress, now } = options
  await consumeAccountLimit({ payload, name: 'code-check/visitor', subject: clientAddress, now })
  const of = { purpose: 'phone', subject: phone } as const
  await enterCode({ payload, of, handle: verificationId, code, now })
}
