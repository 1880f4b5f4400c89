import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { AccessKind } from '../../http/access-records/access-kinds.ts'
import type { AccessRecord } from '../../payload-types.ts'

interface FindOptions {
  payload: Payload
  /** ISO 8601, both inclusive. */
  from: string
  to: string
  /** Only what this member of staff, or `program:ID`, opened. */
  staffId?: string | undefined
}

/** What was opened of one person. */
export interface Openings {
  count: number
  /** ISO 8601. */
  firstAt: string
  lastAt: string
  kinds: Set<AccessKind>
  staffNames: Set<string>
}

/** Reads of one list or export by one member of staff, which do not say whom they showed. */
export interface ListReads {
  staffName: string
  kind: 'list' | 'export'
  /** What was listed, or the name of the export. */
  subject: string
  count: number
  /** How many records they showed together, those of unfinished exports left out. */
  rows: number
  /** Exports that broke off, whose number of records is not known. */
  unfinished: number
}

export interface Affected {
  /** By the id of the account. */
  persons: Map<string, Openings>
  lists: ListReads[]
  /** Openings of accounts that were erased since: their records no longer say whose. */
  withoutPerson: number
}

const FIELDS = ['at', 'staffName', 'kind', 'subject', 'studentId', 'rows'] as const
type Access = Pick<AccessRecord, (typeof FIELDS)[number]>

/** Whose data staff opened in a period, by the access records, and which reads name no person. (decision 77) */
export async function findAffected({ payload, from, to, staffId }: FindOptions): Promise<Affected> {
  const persons: Affected['persons'] = new Map()
  const lists = new Map<string, ListReads>()
  let withoutPerson = 0
  const where: Condition<'access-records'> = staffId === undefined ? {} : { staffId: { equals: staffId } }
  const order = { by: 'at', newestFirst: false, from, to }
  for await (const records of walkRecords({ payload, collection: 'access-records', where, order, fields: FIELDS })) {
    for (const access of records) {
      if (access.kind === 'list' || access.kind === 'export') addList(lists, access, access.kind)
      else if (access.studentId) addOpening(persons, access, access.studentId)
      else withoutPerson += 1
    }
  }
  return { persons, lists: [...lists.values()], withoutPerson }
}

function addOpening(persons: Affected['persons'], { at, kind, staffName }: Access, studentId: string): void {
  const known = persons.get(studentId)
  const openings = known ?? { count: 0, firstAt: at, lastAt: at, kinds: new Set(), staffNames: new Set() }
  openings.count += 1
  openings.lastAt = at
  openings.kinds.add(kind)
  openings.staffNames.add(staffName)
  if (known === undefined) persons.set(studentId, openings)
}

function addList(lists: Map<string, ListReads>, access: Access, kind: ListReads['kind']): void {
  const { staffName, subject, rows } = access
  const key = JSON.stringify([staffName, kind, subject])
  const reads = lists.get(key) ?? { staffName, kind, subject, count: 0, rows: 0, unfinished: 0 }
  reads.count += 1
  reads.rows += rows ?? 0
  if (kind === 'export' && typeof rows !== 'number') reads.unfinished += 1
  lists.set(key, reads)
}
