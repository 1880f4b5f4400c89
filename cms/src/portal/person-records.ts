import type { CollectionSlug, DataFromCollectionSlug, Payload, TypedUser, Where } from 'payload'

/** A record in one line, as staff read it. */
interface PersonLine {
  title: string
  /** State, amount and other facts; empty ones are left out. */
  details: readonly string[]
  /** A time in ISO 8601; null for a record without one. A day is one of the details. */
  at: string | null
  /** Address in the admin of another record, for those without a page of their own. */
  href?: string
}

interface Asked {
  payload: Payload
  user: TypedUser
  studentId: string
}

/** Records of one person, which staff read on the page of the account and find by the search for everything. */
export interface PersonRecords<Slug extends CollectionSlug = CollectionSlug, Loaded = unknown> {
  collection: Slug
  /** The plural of the collection by default. */
  heading?: string
  /** The condition for the records of a student. */
  of: (asked: Asked) => Where | Promise<Where>
  /** Whether access is that of the records named by `of`, which the reader may read: such records have none of their own. */
  isPartOfOthers?: true
  sort: string
  /** Reads what all lines need, once for a page. */
  load?: (payload: Payload) => Promise<Loaded>
  lineOf: (record: DataFromCollectionSlug<Slug>, loaded: Loaded) => PersonLine
}

/** Keeps the type of the records. */
export function personRecords<Slug extends CollectionSlug, Loaded = undefined>(
  records: PersonRecords<Slug, Loaded>,
): PersonRecords {
  return records as unknown as PersonRecords
}

/** The condition for collections that name the student by id. */
export const byStudentId = ({ studentId }: Pick<Asked, 'studentId'>): Where => ({ studentId: { equals: studentId } })
