import type { Registration } from '@pravesh/shared/accounts/consent/registration-call'
import { PRIVACY_NOTICE_VERSION } from '@pravesh/shared/accounts/privacy-notice'
import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { accountFields } from '@pravesh/shared/accounts/wire'
import { reasoned } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { keyedHash } from '../../foundation/crypto/keyed-hash.ts'
import { invalid } from '../../foundation/problem.ts'
import { addressGroup } from '../../http/api/client-address.ts'
import { hashPassword } from '../../http/sign-in/hash-password.ts'
import { emailHash, phoneHash } from '../codes/identity-hash.ts'
import { consumeAccountLimit } from '../limits/consume-account-limit.ts'
import { limitEmailCode } from '../limits/limit-email-code.ts'
import { notifyOwner } from '../messages/notify-owner.ts'
import { setPassword } from '../passwords/set-password.ts'
import { closeVerifications, openEmailVerification } from '../verify/open-email-verification.ts'
import { consumePhoneVerification, returnPhoneVerification } from '../verify/phone-verification.ts'
import { createStudent } from './create-student.ts'

interface RegisterOptions {
  payload: Payload
  registration: Registration
  clientAddress: string
  now: Date
}

/**
 * Registers an account with a verified phone and returns the handle of its e-mail verification page. An e-mail address
 * that already has an account gets the same response, and its owner a message. Throws a Problem when the phone is not
 * verified or has an account, and for an optional purpose without the statement to be an adult. (spec 1, 4 and 5)
 */
export async function registerStudent(options: RegisterOptions): Promise<string> {
  const { payload, registration, clientAddress, now } = options
  const { name, email, phone, role, password, verificationId, next } = registration
  refuseUnlessAdult(registration)
  await consumeAccountLimit({ payload, name: 'register/visitor', subject: clientAddress, now })
  const { handle } = await consumePhoneVerification({ payload, phone, verificationId, now })
  try {
    // Hash first, because hashing may be refused: nothing else has been counted then, and the form can be resubmitted.
    const passwordHash = await hashPassword(password)
    const address = { emailHash: emailHash(payload, email), phoneHash: phoneHash(payload, phone) }
    await limitEmailCode({ payload, ...address, clientAddress, now })
    const consent = {
      noticeVersion: registration.noticeVersion ?? PRIVACY_NOTICE_VERSION,
      acceptedAt: now.toISOString(),
      addressHash: visitorHash(payload, clientAddress),
      locale: registration.noticeLocale ?? null,
      purposes: registration.agreedPurposes ?? [],
      statedAdult: registration.statedAdult ?? false,
    }
    const student = await createStudent({ payload, registration, consent })
    if (student) await setPassword({ payload, studentId: student.id, passwordHash })
    else await notifyOwner({ payload, email })
    await closeVerifications({ payload, phone })
    const pending = student ? null : { name, phone, role, passwordHash, consent }
    return await openEmailVerification({ payload, email, student, registrant: { phone, pending }, next, now })
  } catch (error) {
    await returnPhoneVerification({ payload, phone, handle })
    throw error
  }
}

/** Throws a Problem (400) for an optional purpose of a person who has not stated to be an adult. */
function refuseUnlessAdult({ agreedPurposes = [], statedAdult = false }: Registration): void {
  if (agreedPurposes.length === 0 || statedAdult) return
  const field = accountFields.register.statedAdult
  throw invalid([{ field, code: 'required', ...reasoned(accountReplies, 'ONLY_ADULTS_AGREE') }])
}

/** Keyed hash of a visitor's address group: recognisable, but not readable. */
function visitorHash(payload: Payload, clientAddress: string): string {
  return keyedHash(payload, `visitor\n${addressGroup(clientAddress)}`)
}
