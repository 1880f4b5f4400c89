import { isDeepStrictEqual } from 'node:util'
import { maskAadhaar } from '@pravesh/shared/admissions/answers/aadhaar'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { Payload } from 'payload'
import { decrypt, encrypt } from '../../foundation/crypto/encrypt.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { EncryptedFieldOf } from '../../portal/encrypted-field.ts'

const purpose = 'pravesh/aadhaar'

/** The only column with full Aadhaar numbers. Everything else has only the last four digits. */
export const encryptedAadhaar: EncryptedFieldOf<'applications'> = {
  collection: 'applications',
  field: 'aadhaarSealed',
  ownerField: 'student',
  purpose,
  label: 'Aadhaar numbers of applications',
}

interface StoreOptions {
  payload: Payload
  answers: Answers
  studentId: string
}

/** The columns that store answers: masked, with the Aadhaar number encrypted and bound to the student. */
export function answerColumns({ payload, answers, studentId }: StoreOptions) {
  const context = { fieldKeys: portalOf(payload).env.fieldKeys, purpose, owner: studentId }
  return { answers: withMaskedAadhaar(answers), aadhaarSealed: encrypt(answers.aadhaar ?? '', context) }
}

/** Whether the stored columns are those of the given answers, with the same full Aadhaar number. */
export function hasAnswers({ payload, answers, studentId, stored }: CompareOptions): boolean {
  return (
    isDeepStrictEqual(stored.answers, asStoredJson(withMaskedAadhaar(answers))) &&
    decryptAadhaar(payload, stored.aadhaarSealed ?? '', studentId) === answers.aadhaar
  )
}

interface CompareOptions extends StoreOptions {
  stored: { answers: Answers; aadhaarSealed?: string | null }
}

/** Removes undefined properties, as JSON columns do. */
function asStoredJson(answers: Answers): Answers {
  return JSON.parse(JSON.stringify(answers))
}

/** Decrypts an Aadhaar number. Throws when it belongs to another student or was encrypted with an unknown key. */
export function decryptAadhaar(payload: Payload, encrypted: string, studentId: string): string {
  return decrypt(encrypted, { fieldKeys: portalOf(payload).env.fieldKeys, purpose, owner: studentId })
}

/** Returns the answers with all but the last four digits of the Aadhaar number masked, for storage. */
export function withMaskedAadhaar(answers: Answers): Answers {
  return answers.aadhaar === undefined ? answers : { ...answers, aadhaar: maskAadhaar(answers.aadhaar) }
}
