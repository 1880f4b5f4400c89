import { isMaskedAadhaar } from '@pravesh/shared/admissions/answers/aadhaar'
import type { IdentityNumbers } from '@pravesh/shared/admissions/answers/identity-numbers'
import { courseWithCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes } from '../../database/records/columns.ts'
import type { Condition } from '../../database/records/condition.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { decryptAadhaar } from '../answers/encrypted-aadhaar.ts'
import { identityStore } from '../answers/identity-store.ts'
import { applicationRecord } from '../applications/application-record.ts'
import { decryptDraft, encryptDraft } from '../drafts/draft-row.ts'
import { reducedApplication } from './reduced-application.ts'

interface ReduceOptions {
  payload: Payload
  kept: Exclude<IdentityNumbers, 'full'>
  /** False only counts. */
  confirmed: boolean
}

/** Records with more of an Aadhaar number than is kept, before and after. */
export interface Reduced {
  found: number
  done: number
}

/**
 * Removes what applications have of Aadhaar numbers beyond what is kept. Each one by a single write that requires it as it was
 * read, so a concurrent change wins, and a killed run leaves whole records that the next one finds.
 */
export async function reduceApplications({ payload, kept, confirmed }: ReduceOptions): Promise<Reduced> {
  const { hashOf } = await identityStore(payload)
  const counts: Reduced = { found: 0, done: 0 }
  for await (const rows of walkRecords({ payload, collection: 'applications' })) {
    for (const row of rows) {
      const application = applicationRecord(row)
      const {
        id,
        studentId,
        revision,
        aadhaarSealed: sealed = null,
        aadhaarHash = null,
        aadhaarLastFour = null,
      } = application
      const hash = kept === 'last-four' && sealed ? hashIn(payload, { sealed, studentId, hashOf }) : null
      const columns = reducedApplication(
        { ...application, aadhaarSealed: sealed, aadhaarHash, aadhaarLastFour },
        kept,
        hash,
      )
      if (columns === null) continue
      counts.found++
      if (!confirmed) continue
      const where: Condition<'applications'> = {
        and: [
          { id: { equals: id } },
          { revision: { equals: revision } },
          { aadhaarSealed: sealed === null ? { exists: false } : { equals: sealed } },
        ],
      }
      const data = columns as Changes<'applications'>
      if ((await changeOne({ payload, collection: 'applications', where, data })) !== null) counts.done++
    }
  }
  return counts
}

interface HashOptions {
  sealed: string
  studentId: string
  hashOf: (digits: string) => string
}

/** Null for a number whose key is lost: no one can read it either way. */
function hashIn(payload: Payload, { sealed, studentId, hashOf }: HashOptions): string | null {
  try {
    return hashOf(decryptAadhaar(payload, sealed, studentId))
  } catch {
    return null
  }
}

/** Removes whole Aadhaar numbers from forms that are not sent yet, and masked ones if nothing is kept. The same way. */
export async function reduceDrafts({ payload, kept, confirmed }: ReduceOptions): Promise<Reduced> {
  const counts: Reduced = { found: 0, done: 0 }
  for await (const rows of walkRecords({ payload, collection: 'application-drafts' })) {
    for (const row of rows) {
      const course = courseWithCode(row.course)
      if (course === null) continue
      const owner = { studentId: row.studentId, course }
      const content = decryptDraft(payload, row, owner)
      const { aadhaar, ...answers } = content?.answers ?? {}
      if (content === null || !aadhaar || (kept === 'last-four' && isMaskedAadhaar(aadhaar))) continue
      counts.found++
      if (!confirmed) continue
      const where: Condition<'application-drafts'> = {
        and: [{ id: { equals: row.id } }, { content: { equals: row.content } }],
      }
      const data = { content: encryptDraft(payload, { ...content, answers }, owner) }
      if ((await changeOne({ payload, collection: 'application-drafts', where, data })) !== null) counts.done++
    }
  }
  return counts
}
