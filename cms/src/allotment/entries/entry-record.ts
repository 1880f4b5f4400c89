import type { Marks } from '@pravesh/shared/allotment/entries/entry'
import type { EntryFacts } from '@pravesh/shared/allotment/entries/entry-facts'
import type { Explanation } from '@pravesh/shared/allotment/entries/explanation'
import type { ListPlace } from '@pravesh/shared/allotment/entries/list-places'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import type { MeritEntry } from '../../payload-types.ts'

type JsonField = 'marks' | 'verifiedMarks' | 'explanations' | 'choices' | keyof EntryFacts

/** A stored entry with typed JSON fields. */
export interface EntryRecord extends Omit<MeritEntry, JsonField>, EntryFacts {
  /** As `key`. */
  applicationId: string
  marks: Marks | null
  verifiedMarks: Marks | null
  explanations: Explanation[]
  /** Codes of units, the most wanted first. */
  choices: string[]
}

/** Types a row. Unchecked, because only the portal writes these rows. */
export function entryRecord(row: MeritEntry): EntryRecord {
  return {
    ...row,
    applicationId: row.key,
    subject: row.subject ?? '',
    marks: row.marks ?? null,
    verifiedMarks: row.verifiedMarks ?? null,
    explanations: row.explanations ?? [],
    choices: row.choices ?? [],
    groups: row.groups ?? [],
    score: row.score ?? null,
    scoreParts: row.scoreParts ?? null,
    ties: row.ties ?? [],
    lists: listsIn(row),
    findings: row.findings ?? [],
    isValid: row.isValid ?? false,
  } as EntryRecord
}

/** The lists on which an application stands or would: that of its subject, then those that are verified besides. None where the course has one list. */
export function subjectsOf({ subject, lists }: Pick<EntryRecord, 'subject' | 'lists'>): string[] {
  const all = [...new Set([subject ?? '', ...lists.map(({ list }) => list)])]
  return all.length === 1 ? all.filter((list) => list !== '') : all
}

/** The columns that `listsIn` reads. */
export const LIST_COLUMNS = ['subject', 'score', 'ties', 'lists'] as const

/** The lists of a row; its own one in rows from before an application could stand on several. */
export function listsIn({ subject, score, ties, lists }: Pick<MeritEntry, (typeof LIST_COLUMNS)[number]>): ListPlace[] {
  if (lists) return lists as ListPlace[]
  return typeof score === 'number' ? [{ list: subject ?? '', score, ties: (ties ?? []) as number[] }] : []
}

/** Finds an entry by id; null when there is none. */
export async function findEntry(payload: Payload, id: string): Promise<EntryRecord | null> {
  return isRecordId(id) ? findOne(payload, { id: { equals: id } }) : null
}

/** The entry of an application; null when there is none. */
export function entryOf(payload: Payload, applicationId: string): Promise<EntryRecord | null> {
  return findOne(payload, { key: { equals: applicationId } })
}

async function findOne(payload: Payload, where: Condition<'merit-entries'>): Promise<EntryRecord | null> {
  const row = await readRow({ payload, collection: 'merit-entries', where })
  return row && entryRecord(row)
}
