import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { DocumentKind, Documents } from '@pravesh/shared/admissions/documents/documents'
import type { ShownSection } from '@pravesh/shared/admissions/form/answers-shown'
import type { ChangedAnswer } from '@pravesh/shared/admissions/form/changed-answers'
import type { EventKind } from '@pravesh/shared/admissions/status/events'
import type { RejectionCode } from '@pravesh/shared/admissions/status/rejection'
import type { StoredCorrection } from '@pravesh/shared/admissions/status/requests'
import type { SharedCosts } from '@pravesh/shared/courses/course-costs'
import type { FeePart } from '@pravesh/shared/fees/fees'
import type { AgreedTerms } from '@pravesh/shared/payments/refunds/agreed-terms'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { idOf } from '../../database/records/relation.ts'
import type { Application } from '../../payload-types.ts'

/**
 * The last change of an application, with everything needed to apply its effects again. A type, because the compiler
 * accepts no interface for a JSON column.
 */
export type LastChange = {
  kind: Exclude<EventKind, 'note' | 'seats-exceeded'>
  /** ISO 8601. */
  at: string
  /** Name of the actor, as shown in the history. */
  by: string
  staffId: string | null
  /** The reason or another remark; empty if there is none. */
  text: string
  /** Id of the checked file, and why it was not accepted. */
  documentId?: string
  documentReason?: string
  /** The kind of a rejection. */
  rejectionCode?: RejectionCode
  /** Why an approval exceeded the number of seats; shown to staff only. */
  seatsExceeded?: string
}

type JsonField =
  | 'student'
  | 'college'
  | 'answers'
  | 'changes'
  | 'feeParts'
  | 'shown'
  | 'agreement'
  | 'documents'
  | 'correction'
  | 'lastChange'

/** What a student changed when correcting an application. */
export interface StudentChanges {
  /** ISO 8601. */
  at: string
  answers: ChangedAnswer[]
  /** New documents, with the id of the previous file. */
  documents: { kind: DocumentKind; before: string | null }[]
}

/** A stored application with typed JSON fields. */
export interface ApplicationRecord extends Omit<Application, JsonField> {
  studentId: string
  collegeId: string | null
  answers: Answers
  feeParts: FeePart[]
  shown: ShownSection[]
  agreement?: Omit<NonNullable<Application['agreement']>, 'refundTerms' | 'costs'> & {
    refundTerms?: AgreedTerms | null
    costs?: SharedCosts | null
  }
  documents: Documents
  correction: StoredCorrection
  /** The student's latest correction; null if there was none. */
  changes: StudentChanges | null
  lastChange: LastChange | null
}

/** The columns of an application for which no correction is requested. */
export const NO_CORRECTION = { parts: [], documents: [], reason: '', askedAt: null, requests: [] }

/** Types a row. Unchecked, because only the portal writes these rows. */
export function applicationRecord(row: Application): ApplicationRecord {
  const { student, college, correction, changes, ...rest } = row
  return {
    ...rest,
    studentId: idOf(student) ?? '',
    collegeId: idOf(college),
    changes: changes ?? null,
    correction: {
      parts: correction?.parts ?? [],
      documents: correction?.documents ?? [],
      reason: correction?.reason ?? '',
      askedAt: correction?.askedAt ?? null,
      requests: correction?.requests ?? [],
    },
  } as ApplicationRecord
}

/** Finds an application by id; null when there is none. */
export async function findApplication(payload: Payload, id: string): Promise<ApplicationRecord | null> {
  return isRecordId(id) ? findOneApplication(payload, { id: { equals: id } }) : null
}

/** Finds one application; null when none matches. */
export async function findOneApplication(
  payload: Payload,
  where: Condition<'applications'>,
): Promise<ApplicationRecord | null> {
  const row = await readRow({ payload, collection: 'applications', where })
  return row ? applicationRecord(row) : null
}
