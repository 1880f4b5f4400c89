import type { Draft, DraftContent } from '@pravesh/shared/admissions/answers/form-context'
import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import type { ApplicationDraft } from '../../payload-types.ts'
import { documentsOf, storedFile } from '../uploads/index.ts'
import { type DraftOwner, findDraftRow, openDraft } from './draft-row.ts'

/** A student's draft for a course, with its files; null when there is none. */
export async function findDraft({ payload, owner }: { payload: Payload; owner: DraftOwner }): Promise<Draft | null> {
  const row = await findDraftRow(payload, owner)
  return row === null ? null : draftOf({ payload, row, owner })
}

interface DraftOptions {
  payload: Payload
  row: ApplicationDraft
  owner: DraftOwner
}

/** A kept draft as its owner gets it. Files that are gone, or somebody else's, are left out. */
async function draftOf({ payload, row, owner }: DraftOptions): Promise<Draft> {
  const content = openDraft(payload, row, owner) ?? nothing
  const ids = Object.values(content.documents)
  const files = await documentsOf({ payload, studentId: owner.studentId, ids })
  const isThere = (id: string) => files.some((file) => file.id === id)
  const documents = Object.fromEntries(Object.entries(content.documents).filter(([, id]) => isThere(id)))
  return { ...content, documents, revision: row.revision, savedAt: row.savedAt, files: files.map(storedFile) }
}

const nothing: DraftContent = {
  answers: {},
  documents: {},
  detailsSaved: false,
  educationSaved: false,
  termsAccepted: false,
}

/** The ids of the files in a student's unsent forms. */
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
      return row === null ? null : openDraft(payload, row, { studentId, course })
    }),
  )
  return drafts.flatMap((draft) => Object.values(draft?.documents ?? {}))
}
