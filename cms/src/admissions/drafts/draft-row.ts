import type { DraftContent } from '@pravesh/shared/admissions/form-context'
import type { CourseCode } from '@pravesh/shared/content/options'
import type { Payload } from 'payload'
import type { ApplicationDraft } from '../../payload-types.ts'
import { env } from '../../platform/env.ts'
import { seal, unseal } from '../../platform/seal.ts'
import { parseDraftContent } from './draft-content.ts'

const purpose = 'pravesh/application-draft'

export interface DraftOwner {
  studentId: string
  course: CourseCode
}

/** What a student's draft for a course is found by. */
export function draftKey({ studentId, course }: DraftOwner): string {
  return `${studentId}:${course}`
}

/** A draft's content as it is kept. */
export function sealDraft(content: DraftContent, owner: DraftOwner): string {
  return seal(JSON.stringify(content), { fieldKey: env().fieldKey, purpose, owner: draftKey(owner) })
}

/** A student's draft for a course as it is kept; null when there is none. */
export function findDraftRow(payload: Payload, owner: DraftOwner): Promise<ApplicationDraft | null> {
  return payload.db.findOne<ApplicationDraft>({
    collection: 'application-drafts',
    where: { key: { equals: draftKey(owner) } },
  })
}

/** The content of a draft; null, with a note in the log, when it was closed with another key or by an older version. */
export function openDraft(payload: Payload, row: ApplicationDraft, owner: DraftOwner): DraftContent | null {
  try {
    const opened = unseal(row.content, { fieldKey: env().fieldKey, purpose, owner: draftKey(owner) })
    return parseDraftContent(JSON.parse(opened))
  } catch (error) {
    payload.logger.error({ msg: 'A draft could not be opened.', draft: row.id, err: error })
    return null
  }
}
