import type { HelpSubject, HelpSubjectKind } from '@pravesh/shared/contact/help/subjects'
import type { CollectionSlug, Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { notFound } from '../../foundation/problem.ts'
import type { Place } from '../../staff/index.ts'

/** A record that a student may ask about. */
interface NamedRecord {
  /** Id of the record. */
  id: string
  /** As the student knows it, e.g. the number of an order. */
  name: string
  /** Where it belongs; null for what belongs to no college. */
  place: Place | null
}

interface FindOptions {
  payload: Payload
  studentId: string
  /** Untrusted; an id or a number. */
  id: string
}

/** Finds a student's own record; null if it does not exist or belongs to another student. */
export type FindSubject = (options: FindOptions) => Promise<NamedRecord | null>

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Find what students ask about; the records belong to features above this one. */
    helpSubjects: Record<HelpSubjectKind, FindSubject>
  }
}

/** The collections of what students ask about. */
export const SUBJECT_COLLECTIONS = {
  application: 'applications',
  order: 'orders',
  payment: 'payments',
  due: 'fee-dues',
} as const satisfies Record<HelpSubjectKind, CollectionSlug>

/** A subject as stored with a request. */
export type FoundSubject = NamedRecord & { kind: HelpSubjectKind }

interface OwnOptions {
  payload: Payload
  studentId: string
  subject: HelpSubject
}

/** Throws a Problem (404) if the record does not exist or belongs to another student. */
export async function ownSubject({ payload, studentId, subject }: OwnOptions): Promise<FoundSubject> {
  const { kind, id } = subject
  const found = await portalOf(payload).helpSubjects[kind]({ payload, studentId, id })
  if (found === null) throw notFound(kind === 'due' ? 'fee' : kind)
  return { kind, ...found }
}
