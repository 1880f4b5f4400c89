import type { DraftContent } from '@pravesh/shared/admissions/answers/form-context'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import type { ApplicationDraft } from '../../payload-types.ts'
import { decrypt, encrypt, UnknownKeyError } from '../../platform/crypto/encrypt.ts'
import { portalEnv } from '../../platform/env.ts'
import type { EncryptedFieldOf } from '../../platform/field-keys/encrypted-field.ts'
import { parseDraftContent } from './draft-content.ts'

const purpose = 'pravesh/application-draft'

/** Drafts as a whole: answers, Aadhaar number and the ids of files. */
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

/** What a student's draft for a course is found by. */
export function draftKey({ studentId, course }: DraftOwner): string {
  return `${studentId}:${course}`
}

/** A draft's content as it is kept. */
export function encryptDraft(payload: Payload, content: DraftContent, owner: DraftOwner): string {
  return encrypt(JSON.stringify(content), {
    fieldKeys: portalEnv.of(payload).fieldKeys,
    purpose,
    owner: draftKey(owner),
  })
}

/** A student's draft for a course as it is kept; null when there is none. */
export function findDraftRow(payload: Payload, owner: DraftOwner): Promise<ApplicationDraft | null> {
  return payload.db.findOne<ApplicationDraft>({
    collection: 'application-drafts',
    where: { key: { equals: draftKey(owner) } },
  })
}

/**
 * The content of a draft; null, with a note in the log, when it is damaged or from an older version. Throws
 * UnknownKeyError when its key is not listed: such a draft is intact, and shown as an empty one it would be overwritten
 * by the next save.
 */
export function openDraft(payload: Payload, row: ApplicationDraft, owner: DraftOwner): DraftContent | null {
  try {
    const opened = decrypt(row.content, { fieldKeys: portalEnv.of(payload).fieldKeys, purpose, owner: draftKey(owner) })
    return parseDraftContent(JSON.parse(opened))
  } catch (error) {
    if (error instanceof UnknownKeyError) throw error
    payload.logger.error({ msg: 'A draft could not be opened.', draft: row.id, err: error })
    return null
  }
}
