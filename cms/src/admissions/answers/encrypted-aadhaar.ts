import { maskAadhaar } from '@pravesh/shared/admissions/answers/aadhaar'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { Payload } from 'payload'
import { decrypt, encrypt } from '../../platform/crypto/encrypt.ts'
import { portalEnv } from '../../platform/env.ts'
import type { EncryptedFieldOf } from '../../platform/field-keys/encrypted-field.ts'

const purpose = 'pravesh/aadhaar'

/** The whole Aadhaar numbers; everywhere else stand their last four digits. */
export const encryptedAadhaar: EncryptedFieldOf<'applications'> = {
  collection: 'applications',
  field: 'aadhaarSealed',
  ownerField: 'student',
  purpose,
  label: 'Aadhaar numbers of applications',
}

/** An Aadhaar number as it is kept, for this student alone. */
export function encryptAadhaar(payload: Payload, digits: string, studentId: string): string {
  return encrypt(digits, { fieldKeys: portalEnv.of(payload).fieldKeys, purpose, owner: studentId })
}

/** The whole number; throws when it is another student's or the key is another one. */
export function decryptAadhaar(payload: Payload, sealed: string, studentId: string): string {
  return decrypt(sealed, { fieldKeys: portalEnv.of(payload).fieldKeys, purpose, owner: studentId })
}

/** Answers with only the last four digits of the Aadhaar number, as they are kept. */
export function withMaskedAadhaar(answers: Answers): Answers {
  return answers.aadhaar === undefined ? answers : { ...answers, aadhaar: maskAadhaar(answers.aadhaar) }
}
