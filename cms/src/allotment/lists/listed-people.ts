import { createHash } from 'node:crypto'
import type { Explanation } from '@pravesh/shared/allotment/entries/explanation'
import type { Listed } from '@pravesh/shared/allotment/lists/merit-list'
import { lotOf } from '@pravesh/shared/allotment/order/ties'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { entryRecord } from '../entries/entry-record.ts'
import type { ProcessRecord } from '../processes/find-process.ts'

/** Those of a process who stand on its lists. */
export interface ListedPeople {
  /** By subject. */
  people: Map<string, Listed[]>
  /** By key: the last decision about the row since a time. */
  explanations: Map<string, string>
  total: number
  /** Not on a list, and among them those whose marks wait for an officer. */
  leftOut: number
  waiting: number
}

interface PeopleOptions {
  payload: Payload
  process: ProcessRecord
  /** ISO 8601; empty for all. */
  since: string
}

const FIELDS = [
  'key',
  'rowKey',
  'studentName',
  'subject',
  'category',
  'score',
  'ties',
  'isValid',
  'verification',
  'explanations',
] as const

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Reads the valid entries of a process in slices. */
export async function listedPeople({ payload, process, since }: PeopleOptions): Promise<ListedPeople> {
  const found: ListedPeople = { people: new Map(), explanations: new Map(), total: 0, leftOut: 0, waiting: 0 }
  const where = { process: { equals: process.id } }
  for await (const rows of walkRecords({ payload, collection: 'merit-entries', where, fields: FIELDS })) {
    const accepted = await acceptedObjections({ payload, ids: rows.map(({ id }) => id), since })
    for (const row of rows) {
      const {
        id,
        rowKey: key,
        studentName: name,
        subject,
        category,
        score,
        ties,
        isValid,
        ...entry
      } = entryRecord(row as Parameters<typeof entryRecord>[0])
      const explanation = accepted.has(id) ? 'objection-accepted' : lastSince(entry.explanations, since)
      if (explanation) found.explanations.set(key, explanation)
      if (!isValid || score === null) {
        found.leftOut += 1
        if (entry.verification === 'typed') found.waiting += 1
        continue
      }
      found.total += 1
      const list = found.people.get(subject ?? '') ?? []
      list.push({ key, name, category, score, ties, lot: lotOf(process.lotSeed, key, sha256) })
      found.people.set(subject ?? '', list)
    }
  }
  return found
}

function lastSince(explanations: readonly Explanation[], since: string): string | undefined {
  return explanations.findLast(({ at }) => at > since)?.code
}

/** The entries among these whose objection was accepted since a time. */
async function acceptedObjections({ payload, ids, since }: { payload: Payload; ids: string[]; since: string }) {
  if (since === '') return new Set<string>()
  const where = { and: [{ entry: { in: ids } }, { state: { equals: 'accepted' as const } }] }
  const fields = ['entry', 'decidedAt'] as const
  const rows = await readRows({ payload, collection: 'merit-objections', where, fields, limit: 0 })
  return new Set(rows.flatMap(({ entry, decidedAt }) => (decidedAt && decidedAt > since ? [entry] : [])))
}
