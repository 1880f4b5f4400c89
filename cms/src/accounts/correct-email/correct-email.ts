import { type Correction, maskEmail } from '@pravesh/shared/accounts/verification'
import type { Payload } from 'payload'
import type { Student } from '../../payload-types.ts'
import { enterCode, releaseCode } from '../codes/enter-code.ts'
import { emailHash, phoneHash } from '../codes/identity-hash.ts'
import { consumeAccountLimit } from '../limits/consume-account-limit.ts'
import { limitEmailCode } from '../limits/limit-email-code.ts'
import { notifyOwner } from '../messages/notify-owner.ts'
import { setPassword } from '../passwords/set-password.ts'
import { createStudent } from '../register/create-student.ts'
import { type OpenRegistration, registrationOfPage } from '../register/registration-of-page.ts'
import { removeUnverified } from '../unverified/remove-unverified.ts'
import { sendEmailVerification } from '../verify/open-email-verification.ts'
import { pendingFromStudent } from '../verify/pending-registration.ts'
import { changeUnverifiedEmail } from './change-unverified-email.ts'

interface CorrectOptions {
  payload: Payload
  correction: Correction
  clientAddress: string
  now: Date
}

/**
 * Corrects the e-mail address of an unverified registration with a code sent to its phone, sends a code to the new
 * address, and returns that address, masked. An address that has an account gets the same response as in a
 * registration: its owner gets a message, and the page stays open for another correction. Throws a Problem when the
 * code is wrong or expired.
 */
export async function correctEmail({ payload, correction, clientAddress, now }: CorrectOptions): Promise<string> {
  const { userId: handle, code, email, next } = correction
  await consumeAccountLimit({ payload, name: 'code-check/visitor', subject: clientAddress, now })
  const registration = await registrationOfPage(payload, handle)
  const { phone } = registration
  const of = { purpose: 'correction', subject: phone } as const
  await enterCode({ payload, of, handle, code, now })
  try {
    const address = { emailHash: emailHash(payload, email), phoneHash: phoneHash(payload, phone) }
    await limitEmailCode({ payload, ...address, clientAddress, now })
    const student = await moveRegistration(payload, registration, email)
    const verification = { payload, handle, email, atOnce: true, next, now }
    if (student) {
      await sendEmailVerification({ ...verification, student, registrant: { phone, pending: null } })
    } else {
      const pending = registration.pending ?? (await pendingFromStudent(payload, registration.student))
      await sendEmailVerification({ ...verification, student: null, registrant: { phone, pending } })
      // The page now holds the registration, as if it had been submitted with this address.
      if (registration.student) await removeUnverified({ payload, studentId: registration.student.id })
      await notifyOwner({ payload, email })
    }
  } catch (error) {
    await releaseCode({ payload, of, handle })
    throw error
  }
  return maskEmail(email)
}

/** The account with its new address, created if there was none; null when the address has another account. */
async function moveRegistration(
  payload: Payload,
  { student, pending }: OpenRegistration,
  email: string,
): Promise<Student | null> {
  if (student) return changeUnverifiedEmail({ payload, student, email })
  const { consent, passwordHash } = pending
  const created = await createStudent({ payload, registration: { ...pending, email }, consent })
  if (created) await setPassword({ payload, studentId: created.id, passwordHash })
  return created
}
