import type { Payload } from 'payload'
import { decrypt, encrypt } from '../../foundation/crypto/encrypt.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { RightsRequest } from '../../payload-types.ts'
import type { EncryptedFieldOf } from '../../portal/encrypted-field.ts'

const purpose = 'pravesh/rights-requests'

/** What people wrote in requests. The reference number is the owner, because it outlives the account. */
export const encryptedRequests: EncryptedFieldOf<'rights-requests'> = {
  collection: 'rights-requests',
  field: 'sealed',
  ownerField: 'reference',
  purpose,
  label: 'Requests about rights',
}

export interface RequestWords {
  /** Of the person; empty where the kind says it all. */
  text: string
  /** Of staff, or why the request was rejected; empty before there is one. */
  answer: string
  /** Where an erasure is reported to, while it runs; null otherwise. */
  contact: { studentId: string; name: string; email: string } | null
}

export function sealWords(payload: Payload, reference: string, words: RequestWords): string {
  return encrypt(JSON.stringify(words), { ...contextOf(payload), owner: reference })
}

export function wordsOf(
  payload: Payload,
  { sealed, reference }: Pick<RightsRequest, 'sealed' | 'reference'>,
): RequestWords {
  return JSON.parse(decrypt(sealed, { ...contextOf(payload), owner: reference }))
}

const contextOf = (payload: Payload) => ({ fieldKeys: portalOf(payload).env.fieldKeys, purpose })
