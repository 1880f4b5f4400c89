import type { DuplicateReason, DuplicateVerdict } from '@pravesh/shared/admissions/duplicates/duplicates'
import type { ApplicationStatus } from '@pravesh/shared/admissions/status/status'
import type { Payload, TypedUser, Where } from 'payload'
import { recordList } from '../../http/access-records/record-list.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { type DuplicatePair, otherOf, pairsOf } from '../duplicates/pair.ts'

/** Another application, as far as it is shown beside the reviewed one. */
export interface OtherApplication {
  id: string
  number: string
  name: string
  course: ApplicationRecord['course']
  collegeName: string
  sessionYear: string
  status: ApplicationStatus
}

export interface ShownDuplicate {
  key: string
  revision: number
  isOpen: boolean
  reasons: DuplicateReason[]
  verdict: DuplicateVerdict | null
  note: string
  saidBy: string
  saidAt: string | null
  /** Null for staff who may not see it. */
  other: OtherApplication | null
}

export interface OtherApplications {
  /** Open ones first. */
  duplicates: ShownDuplicate[]
  /** Of the same account: for other courses or sessions, and earlier ones. */
  ofAccount: OtherApplication[]
}

interface LoadOptions {
  payload: Payload
  user: TypedUser
  application: Pick<ApplicationRecord, 'id' | 'studentId'>
}

/** Upper bound on the applications of one account that are shown. */
const MAX_OF_ACCOUNT = 20

/** What else may come from the applicant of an application, with the access of this member of staff. */
export async function otherApplications({ payload, user, application }: LoadOptions): Promise<OtherApplications> {
  const { id, studentId } = application
  const pairs = (await pairsOf(payload, id)).filter(isShown)
  const find = async (where: Where) => {
    const asStaff = { overrideAccess: false, user, depth: 0, pagination: false, limit: MAX_OF_ACCOUNT } as const
    const { docs } = await payload.find({
      collection: 'applications',
      where,
      select: SELECTED,
      sort: '-submittedAt',
      ...asStaff,
    })
    // Their names are read without an opening of the applications.
    if (docs.length > 0) await recordList({ payload, user, subject: 'Applications', filters: where, rows: docs.length })
    return docs.map(({ id: found, number, studentName: name, course, collegeName, sessionYear, status }) => ({
      ...{ id: found, number, name, course, collegeName, sessionYear, status },
    }))
  }
  const others = pairs.map((pair) => otherOf(pair, id))
  const [seen, ofAccount] = await Promise.all([
    others.length === 0 ? [] : find({ id: { in: others } }),
    find({ and: [{ student: { equals: studentId } }, { id: { not_equals: id } }] }),
  ])
  const duplicates = pairs.map(
    ({ id: key, revision, isOpen, reasons, verdict, note, saidBy, saidAt, ...pair }): ShownDuplicate => {
      const other = seen.find((each) => each.id === otherOf(pair, id)) ?? null
      // A note may name what is in the other application.
      return { key, revision, isOpen, reasons, verdict, note: other === null ? '' : note, saidBy, saidAt, other }
    },
  )
  return { duplicates: duplicates.sort((one, other) => Number(other.isOpen) - Number(one.isOpen)), ofAccount }
}

const SELECTED = {
  number: true,
  studentName: true,
  course: true,
  collegeName: true,
  sessionYear: true,
  status: true,
} as const

/** Two applications of different people who share nothing any more are no news. */
const isShown = ({ reasons, verdict }: DuplicatePair) => reasons.length > 0 || verdict === 'same'
