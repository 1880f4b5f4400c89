import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { AxisMark, SetAxis } from '@pravesh/shared/admissions/axes/axes'
import type { ClaimChecks } from '@pravesh/shared/admissions/claims/claim-states'
import type { DocumentKind, Documents } from '@pravesh/shared/admissions/documents/documents'
import type { ShownSection } from '@pravesh/shared/admissions/form/answers-shown'
import type { ChangedAnswer } from '@pravesh/shared/admissions/form/changed-answers'
import type { ChangeKind } from '@pravesh/shared/admissions/status/events'
import type { Reading, Verdict } from '@pravesh/shared/admissions/status/reading'
import type { RejectionCode } from '@pravesh/shared/admissions/status/rejection'
import type { StoredCorrection } from '@pravesh/shared/admissions/status/requests'
import type { SharedCosts } from '@pravesh/shared/courses/course-costs'
import type { FeePart } from '@pravesh/shared/fees/fees'
import type { AgreedTerms } from '@pravesh/shared/payments/refunds/agreed-terms'
import type { SentText } from '@pravesh/shared/platform/sent-text'
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
  kind: ChangeKind
  /** ISO 8601. */
  at: string
  /** Name of the actor, as shown in the history. */
  by: string
  staffId: string | null
  /** The reason or another remark; empty if there is none. */
  text: string
  /** The prepared texts in it, or in the reason about a document, in each language as sent. */
  sentTexts?: SentText[]
  /** Id of the checked file, and why it was not accepted. */
  documentId?: string
  documentReason?: string
  /** The kind of a rejection. */
  rejectionCode?: RejectionCode
  /** Why an approval exceeded the number of seats; shown to staff only. */
  seatsExceeded?: string
  /** Set while the effects wait so that the change can be undone. (changes/undo-change.ts) */
  undo?: {
    /** ISO 8601. */
    until: string
    /** The columns before the change, `lastChange` included. */
    before: { [column: string]: unknown }
  }
  /** The id of the bulk run that made the change. */
  run?: string
  /** Whether the approval is for a seat that a process gave, perhaps at another college than the applicant had asked for. */
  isAllotted?: boolean
  /** The id of the application of the next session for which the fee counts from now on. */
  carriedTo?: string
  /** How many possible duplicates were open when it was approved. */
  openDuplicates?: number
  /** The reading that this decision ends. */
  reading?: FinishedReading
  /** Whether stored decisions of readers became void by the change. */
  voidsReading?: boolean
}

/** All decisions of a reading; `third` is null if the first two agree. */
export type FinishedReading = Reading & { third: Verdict | null }

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
  | 'sentTexts'
  | 'lastChange'
  | 'axisMarks'
  | 'claimChecks'
  | 'reading'

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
  /** The prepared texts in the reason for the decision. */
  sentTexts: SentText[]
  /** The student's latest correction; null if there was none. */
  changes: StudentChanges | null
  lastChange: LastChange | null
  /** Who set the axes, and when. */
  axisMarks: Partial<Record<SetAxis, AxisMark>>
  /** What staff said about the claims. */
  claimChecks: ClaimChecks
  /** The decisions that wait for another reader; null if there are none. */
  reading: Reading | null
}

/** The columns of an application that waits for no reader. */
export const NO_READING = { readingState: null, firstReader: null, secondReader: null, reading: null }

/** The columns of an application for which no correction is requested. */
export const NO_CORRECTION = { parts: [], documents: [], reason: '', askedAt: null, dueOn: null, requests: [] }

/** Types a row. Unchecked, because only the portal writes these rows. */
export function applicationRecord(row: Application): ApplicationRecord {
  const { student, college, correction, changes, axisMarks, claimChecks, reading, sentTexts, ...rest } = row
  return {
    ...rest,
    studentId: idOf(student) ?? '',
    collegeId: idOf(college),
    changes: changes ?? null,
    sentTexts: sentTexts ?? [],
    axisMarks: axisMarks ?? {},
    claimChecks: claimChecks ?? {},
    reading: reading ?? null,
    correction: {
      parts: correction?.parts ?? [],
      documents: correction?.documents ?? [],
      reason: correction?.reason ?? '',
      askedAt: correction?.askedAt ?? null,
      dueOn: correction?.dueOn ?? null,
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
