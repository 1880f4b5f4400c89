import type { DraftContent } from '@pravesh/shared/admissions/form/form-context'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { decrypt, encrypt, UnknownKeyError } from '../../foundation/crypto/encrypt.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { ApplicationDraft } from '../../payload-types.ts'
import type { EncryptedFieldOf } from '../../portal/encrypted-field.ts'
import { parseDraftContent } from './draft-content.ts'

const purpose = 'pravesh/application-draft'

/** The whole content of a draft is encrypted: answers, Aadhaar number and file ids. */
export const encryptedDrafts: EncryptedFieldOf<'application-drafts'> = {
  collection: 'application-drafts',
  field: 'content',
  ownerField: 'key',
  purpose,
  label: 'Drafts of applications',
}

export interface DraftOwner {
  studentId: string
  course: CourseCode
}

/** Unique key of a student's draft for a course. */
export function draftKey({ studentId, course }: DraftOwner): string {
  return `${studentId}:${course}`
}

export function encryptDraft(payload: Payload, content: DraftContent, owner: DraftOwner): string {
  return encrypt(JSON.stringify(content), {
    fieldKeys: portalOf(payload).env.fieldKeys,
    purpose,
    owner: draftKey(owner),
  })
}

/** Finds the encrypted row of a draft; null when there is none. */
export function findDraftRow(payload: Payload, owner: DraftOwner): Promise<ApplicationDraft | null> {
  return readRow({ payload, collection: 'application-drafts', where: { key: { equals: draftKey(owner) } } })
}

/**
 * Decrypts a draft; null, with a log entry, when it is damaged or from an older version. Throws UnknownKeyError when
 * its key is not configured: the draft is intact, and returning null would let the next save overwrite it.
 */
export function decryptDraft(payload: Payload, row: ApplicationDraft, owner: DraftOwner): DraftContent | null {
  try {
    const decrypted = decrypt(row.content, {
      fieldKeys: portalOf(payload).env.fieldKeys,
      purpose,
      owner: draftKey(owner),
    })
    return parseDraftContent(JSON.parse(decrypted))
  } catch (error) {
    if (error instanceof UnknownKeyError) throw error
    payload.logger.error({ msg: 'A draft could not be decrypted.', draft: row.id, err: error })
    return null
  }
}
