import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { ShownSection } from '@pravesh/shared/admissions/answers/answers-shown'
import type { DocumentKind, Documents } from '@pravesh/shared/admissions/documents/documents'
import type { EventKind } from '@pravesh/shared/admissions/status/events'
import type { Part } from '@pravesh/shared/admissions/status/parts'
import type { FeePart } from '@pravesh/shared/fees/fees'
import type { Payload, Where } from 'payload'
import type { Application } from '../../payload-types.ts'
import { isRecordId } from '../../platform/database/record-id.ts'
import { idOf } from '../../platform/database/relation.ts'

/** What happened to an application last: everything that follows from it can be done again from this alone. */
export interface LastChange {
  kind: Exclude<EventKind, 'note'>
  /** ISO 8601. */
  at: string
  /** Who did it, as the history names them. */
  by: string
  staffId: string | null
  /** The reason, or what else is to be said; empty where there is nothing. */
  text: string
  /** The file that was checked, and why it was not accepted. */
  documentId?: string
  documentReason?: string
}

type Loose = 'student' | 'college' | 'answers' | 'feeParts' | 'shown' | 'documents' | 'correction' | 'lastChange'

/** An application as it is stored, its free-form fields by their types. */
export interface ApplicationRecord extends Omit<Application, Loose> {
  studentId: string
  collegeId: string | null
  answers: Answers
  feeParts: FeePart[]
  shown: ShownSection[]
  documents: Documents
  correction: { parts: Part[]; documents: DocumentKind[]; reason: string; askedAt: string | null }
  lastChange: LastChange | null
}

/** Gives a row its types; the portal alone writes these rows, so what is in them is what it wrote. */
export function applicationRecord(row: Application): ApplicationRecord {
  const { student, college, correction, ...rest } = row
  return {
    ...rest,
    studentId: idOf(student) ?? '',
    collegeId: idOf(college),
    correction: {
      parts: correction?.parts ?? [],
      documents: correction?.documents ?? [],
      reason: correction?.reason ?? '',
      askedAt: correction?.askedAt ?? null,
    },
  } as ApplicationRecord
}

/** The application of an id; null when there is none. */
export async function findApplication(payload: Payload, id: string): Promise<ApplicationRecord | null> {
  return isRecordId(id) ? findOneApplication(payload, { id: { equals: id } }) : null
}

/** The one application that fits; null when there is none. */
export async function findOneApplication(payload: Payload, where: Where): Promise<ApplicationRecord | null> {
  const row = await payload.db.findOne<Application>({ collection: 'applications', where })
  return row ? applicationRecord(row) : null
}
