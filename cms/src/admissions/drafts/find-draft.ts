import type { Draft, DraftContent } from '@pravesh/shared/admissions/form/form-context'
import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import type { ApplicationDraft } from '../../payload-types.ts'
import { documentsOf, storedFile } from '../uploads/index.ts'
import { type DraftOwner, decryptDraft, findDraftRow } from './draft-row.ts'

/** Finds a student's draft for a course, with its files; null when there is none. */
export async function findDraft({ payload, owner }: { payload: Payload; owner: DraftOwner }): Promise<Draft | null> {
  const row = await findDraftRow(payload, owner)
  return row === null ? null : draftOf({ payload, row, owner })
}

interface DraftOptions {
  payload: Payload
  row: ApplicationDraft
  owner: DraftOwner
}

/** Converts a row to the owner's view. Omits files that no longer exist or belong to another student. */
async function draftOf({ payload, row, owner }: DraftOptions): Promise<Draft> {
  const content = decryptDraft(payload, row, owner) ?? EMPTY_CONTENT
  const ids = Object.values(content.documents)
  const files = await documentsOf({ payload, studentId: owner.studentId, ids })
  const exists = (id: string) => files.some((file) => file.id === id)
  const documents = Object.fromEntries(Object.entries(content.documents).filter(([, id]) => exists(id)))
  return { ...content, documents, revision: row.revision, savedAt: row.savedAt, files: files.map(storedFile) }
}

const EMPTY_CONTENT: DraftContent = {
  answers: {},
  documents: {},
  detailsSaved: false,
  educationSaved: false,
  termsAccepted: false,
}

/** Returns the ids of all files in a student's drafts. */
export async function documentsInDrafts({
  payload,
  studentId,
}: {
  payload: Payload
  studentId: string
}): Promise<string[]> {
  const drafts = await Promise.all(
    COURSE_CODES.map(async (course) => {
      const row = await findDraftRow(payload, { studentId, course })
      return row === null ? null : decryptDraft(payload, row, { studentId, course })
    }),
  )
  return drafts.flatMap((draft) => Object.values(draft?.documents ?? {}))
}
