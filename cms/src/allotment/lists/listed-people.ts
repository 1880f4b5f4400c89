import { createHash } from 'node:crypto'
import type { Explanation } from '@pravesh/shared/allotment/entries/explanation'
import type { Listed } from '@pravesh/shared/allotment/lists/merit-list'
import { shownParts } from '@pravesh/shared/allotment/lists/shown-parts'
import { lotOf } from '@pravesh/shared/allotment/order/ties'
import { SERVICE_LIST } from '@pravesh/shared/allotment/process/service-list'
import type { SubjectPart } from '@pravesh/shared/allotment/scores/best-of'
import type { WeightedPart } from '@pravesh/shared/allotment/scores/weighted'
import type { Payload } from 'payload'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { entryRecord } from '../entries/entry-record.ts'
import type { ProcessRecord } from '../processes/find-process.ts'

/** Those of a process who stand on its lists. */
export interface ListedPeople {
  /** By subject. */
  people: Map<string, Listed[]>
  /** By key: the last decision about the row since a time. */
  explanations: Map<string, string>
  /** Keys of all entries. */
  known: Set<string>
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
  'scoreParts',
  'ties',
  'lists',
  'isValid',
  'verification',
  'explanations',
] as const

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Reads the valid entries of a process in slices. */
export async function listedPeople({ payload, process, since }: PeopleOptions): Promise<ListedPeople> {
  const found: ListedPeople = {
    people: new Map(),
    explanations: new Map(),
    known: new Set(),
    total: 0,
    leftOut: 0,
    waiting: 0,
  }
  const where = { process: { equals: process.id } }
  const accepted = await acceptedObjections({ payload, process, since })
  for await (const rows of walkRecords({ payload, collection: 'merit-entries', where, fields: FIELDS })) {
    for (const row of rows) {
      const {
        id,
        rowKey: key,
        studentName: name,
        category,
        lists,
        scoreParts,
        isValid,
        ...entry
      } = entryRecord(row as Parameters<typeof entryRecord>[0])
      found.known.add(key)
      const explanation = accepted.has(id) ? 'objection-accepted' : lastSince(entry.explanations, since)
      if (explanation) found.explanations.set(key, explanation)
      if (!isValid || lists.length === 0) {
        found.leftOut += 1
        if (entry.verification === 'typed') found.waiting += 1
        continue
      }
      found.total += 1
      const person = { key, name, category, lot: lotOf(process.lotSeed, key, sha256) }
      // Written by the portal only.
      const parts = shownParts(process.rules.scoring, (scoreParts ?? []) as (SubjectPart | WeightedPart)[])
      for (const { list, score, ties } of lists) {
        const people = found.people.get(list) ?? []
        people.push({ ...person, score, ties, ...(list !== SERVICE_LIST && { parts }) })
        found.people.set(list, people)
      }
    }
  }
  return found
}

function lastSince(explanations: readonly Explanation[], since: string): string | undefined {
  return explanations.findLast(({ at }) => at > since)?.code
}

/** The entries whose objection was accepted since a time. */
async function acceptedObjections({ payload, process, since }: PeopleOptions): Promise<Set<string>> {
  const accepted = new Set<string>()
  if (since === '') return accepted
  const where = { and: [{ process: { equals: process.id } }, { state: { equals: 'accepted' as const } }] }
  const fields = ['entry', 'decidedAt'] as const
  for await (const rows of walkRecords({ payload, collection: 'merit-objections', where, fields }))
    for (const { entry, decidedAt } of rows) if (decidedAt && decidedAt > since) accepted.add(entry)
  return accepted
}
