import { isDeepStrictEqual } from 'node:util'
import { isMaskedAadhaar } from '@pravesh/shared/admissions/answers/aadhaar'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { nameBirthKey } from '@pravesh/shared/admissions/duplicates/duplicates'
import type { Payload } from 'payload'
import { decrypt, encrypt } from '../../foundation/crypto/encrypt.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { EncryptedFieldOf } from '../../portal/encrypted-field.ts'
import { hasSameApaar, sealedApaar } from './encrypted-apaar.ts'
import type { IdentityStore } from './identity-store.ts'
import { withMaskedNumbers } from './masked-numbers.ts'

const purpose = 'pravesh/aadhaar'

/** The only column with whole Aadhaar numbers, besides drafts. Everything else has only the last four digits. */
export const encryptedAadhaar: EncryptedFieldOf<'applications'> = {
  collection: 'applications',
  field: 'aadhaarSealed',
  ownerField: 'student',
  purpose,
  label: 'Aadhaar numbers of applications',
}

/** What an application stores of the Aadhaar number. */
export interface StoredIdentity {
  /** `XXXX XXXX 1234`. */
  masked: string
  /** The whole number, encrypted and bound to the student; null where it is not kept. */
  sealed: string | null
  /** Its keyed hash; null in applications from before there were hashes. */
  hash: string | null
}

/** What an application has stored of its number; null without one. */
export function identityIn(stored: StoredAnswers): StoredIdentity | null {
  const { aadhaar: masked = '' } = stored.answers
  return masked === '' ? null : { masked, sealed: stored.aadhaarSealed || null, hash: stored.aadhaarHash || null }
}

interface StoredAnswers {
  answers: Answers
  aadhaarSealed?: string | null
  aadhaarHash?: string | null
  apaarSealed?: string | null
}

interface StoreOptions {
  payload: Payload
  /** With a whole number, or the masked one of `onFile`. */
  answers: Answers
  studentId: string
  identity: IdentityStore
  /** What the student's earlier application, or this one before a correction, has of the number. */
  onFile?: StoredIdentity | null
  /** The encrypted APAAR ID of this application before a correction. */
  apaarBefore?: string | null
}

/** The columns that store answers: masked, with as much of the Aadhaar number as the portal keeps, and what finds duplicates. */
export function answerColumns(options: StoreOptions) {
  const { answers } = options
  const { sealed, hash } = identityOf(options)
  const key = nameBirthKey(answers)
  return {
    answers: withMaskedNumbers(answers),
    apaarSealed: sealedApaar(options),
    aadhaarSealed: sealed,
    aadhaarHash: hash,
    nameBirthKey: key,
    aadhaarLastFour: lastFourIn(answers),
  }
}

function identityOf({ payload, answers, studentId, identity, onFile = null }: StoreOptions) {
  const { aadhaar = '' } = answers
  const { kept, hashOf } = identity
  if (aadhaar === '' || kept === 'none') return { sealed: null, hash: null }
  if (!isMaskedAadhaar(aadhaar)) {
    const context = { fieldKeys: portalOf(payload).env.fieldKeys, purpose, owner: studentId }
    return { sealed: kept === 'full' ? encrypt(aadhaar, context) : null, hash: hashOf(aadhaar) }
  }
  const { sealed = null, hash = null } = onFile ?? {}
  return {
    sealed: kept === 'full' ? sealed : null,
    hash: hash ?? (sealed === null ? null : hashOf(decryptAadhaar(payload, sealed, studentId))),
  }
}

interface CompareOptions extends Omit<StoreOptions, 'onFile' | 'apaarBefore'> {
  stored: StoredAnswers
}

const LAST = -4

/** The last four digits of the Aadhaar number among answers, masked or not; null without one. */
export function lastFourIn({ aadhaar = '' }: Answers): string | null {
  return aadhaar === '' ? null : aadhaar.slice(LAST)
}

/** Whether the stored columns are those of the given answers, with the same identity numbers as far as they are kept. */
export function hasAnswers({ payload, answers, studentId, identity, stored }: CompareOptions): boolean {
  if (!isDeepStrictEqual(stored.answers, asStoredJson(withMaskedNumbers(answers)))) return false
  if (!hasSameApaar({ payload, answers, studentId, sealed: stored.apaarSealed ?? null })) return false
  const { aadhaar = '' } = answers
  if (aadhaar === '' || isMaskedAadhaar(aadhaar)) return true
  if (stored.aadhaarHash) return stored.aadhaarHash === identity.hashOf(aadhaar)
  return !stored.aadhaarSealed || decryptAadhaar(payload, stored.aadhaarSealed, studentId) === aadhaar
}

/** Removes undefined properties, as JSON columns do. */
function asStoredJson(answers: Answers): Answers {
  return JSON.parse(JSON.stringify(answers))
}

/** Decrypts an Aadhaar number. Throws when it belongs to another student or was encrypted with an unknown key. */
export function decryptAadhaar(payload: Payload, encrypted: string, studentId: string): string {
  return decrypt(encrypted, { fieldKeys: portalOf(payload).env.fieldKeys, purpose, owner: studentId })
}
