import { isMaskedAadhaar } from '@pravesh/shared/admissions/answers/aadhaar'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { Payload } from 'payload'
import { decrypt, encrypt } from '../../foundation/crypto/encrypt.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { EncryptedFieldOf } from '../../portal/encrypted-field.ts'

const purpose = 'pravesh/apaar'

/** The only column with whole APAAR IDs, besides drafts. */
export const encryptedApaar: EncryptedFieldOf<'applications'> = {
  collection: 'applications',
  field: 'apaarSealed',
  ownerField: 'student',
  purpose,
  label: 'APAAR IDs of applications',
}

interface ApaarOptions {
  payload: Payload
  /** With a whole ID, or the masked one on file. */
  answers: Answers
  studentId: string
}

/** What an application stores of the ID: encrypted and bound to the student, or as before if it was not typed again. */
export function sealedApaar(options: ApaarOptions & { apaarBefore?: string | null }): string | null {
  const { payload, answers, studentId, apaarBefore = null } = options
  const { apaar = '' } = answers
  if (apaar === '') return null
  if (isMaskedAadhaar(apaar)) return apaarBefore
  return encrypt(apaar, { fieldKeys: portalOf(payload).env.fieldKeys, purpose, owner: studentId })
}

/** Whether the ID among answers is the stored one. */
export function hasSameApaar({ answers, sealed, ...of }: ApaarOptions & { sealed: string | null }): boolean {
  const { apaar = '' } = answers
  if (apaar === '' || isMaskedAadhaar(apaar) || sealed === null) return true
  return decryptApaar(of.payload, sealed, of.studentId) === apaar
}

/** Decrypts an ID. Throws when it belongs to another student or was encrypted with an unknown key. */
export function decryptApaar(payload: Payload, encrypted: string, studentId: string): string {
  return decrypt(encrypted, { fieldKeys: portalOf(payload).env.fieldKeys, purpose, owner: studentId })
}
