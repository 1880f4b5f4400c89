import type { DocumentState } from '@pravesh/shared/admissions/status/status'
import type { SentText } from '@pravesh/shared/platform/sent-text'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { ApplicantDocument } from '../../payload-types.ts'

interface MarkOptions {
  payload: Payload
  id: string
  state: DocumentState
  /** Why it was not accepted; empty otherwise. */
  reason: string
  /** The prepared texts in it. */
  sentTexts?: SentText[]
  /** Name of the member of staff. */
  by: string
  now: Date
}

/** Stores the result of a document check; null when the document does not exist. */
export async function markDocument(options: MarkOptions): Promise<ApplicantDocument | null> {
  const { payload, id, state, reason, sentTexts = [], by, now } = options
  return changeOne({
    payload,
    collection: 'applicant-documents',
    where: { id: { equals: id } },
    data: { state, reason, sentTexts, checkedBy: by, checkedAt: now.toISOString() },
  })
}
