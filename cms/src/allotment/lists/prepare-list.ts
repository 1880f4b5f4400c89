import { createHash } from 'node:crypto'
import type { ListObstacle } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import { isOtherRow, listChanges } from '@pravesh/shared/allotment/lists/list-changes'
import type { ListKind } from '@pravesh/shared/allotment/lists/list-kinds'
import { meritList } from '@pravesh/shared/allotment/lists/merit-list'
import { withAdditions } from '@pravesh/shared/allotment/lists/with-additions'
import { hasBegun, roundsOf } from '@pravesh/shared/allotment/process/open-now'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import type { Payload } from 'payload'
import { countRows } from '../../database/records/count-rows.ts'
import { nextTurn } from '../../foundation/concurrency/next-turn.ts'
import { refreshAll } from '../entries/refresh-entries.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { roundTimes } from '../processes/progress-of.ts'
import { type ListHeader, listsOf } from './find-lists.ts'
import { contentOf } from './list-cache.ts'
import type { ListContent, SubjectList } from './list-content.ts'
import { listedPeople } from './listed-people.ts'

interface PrepareOptions {
  payload: Payload
  process: ProcessRecord
  kind: ListKind
  /** After a round: every change, not only people who are new. */
  all?: boolean
  now: Date
}

/** The next version of a list, as it would be published. */
export interface PreparedList {
  version: number
  content: ListContent
  /** The content as JSON, and its SHA-256. */
  text: string
  hash: string
  people: number
  leftOut: number
  waiting: number
  /** Seats were given by the version before. */
  isSupplementary: boolean
  /** Published rows that would differ if not only people who are new were written. */
  otherChanges: number
  /** Rows that have changed without a decision about them, by list and key (`rowName`). */
  unexplained: ReadonlySet<string>
  obstacles: ListObstacle[]
}

/** Computes the next version of the lists of a process, after all entries are brought up to date with their applications. */
export async function prepareList({ payload, process, kind, all = false, now }: PrepareOptions): Promise<PreparedList> {
  await refreshAll({ payload, process, now })
  const published = await listsOf(payload, process.id)
  const [latest] = published
  const before = latest ? (await contentOf(payload, latest.id)).lists : []
  const rounds = await roundTimes(payload, process.id)
  const found = await listedPeople({ payload, process, since: lastComplete(published, rounds)?.publishedAt ?? '' })
  const subjects = [...new Set([...found.people.keys(), ...before.map(({ subject }) => subject)])].sort()
  const isSupplementary = kind === 'final' && rounds.length > 0
  const onlyAdds = isSupplementary && !all
  const unexplained = new Set<string>()
  let otherChanges = 0
  const lists: SubjectList[] = []
  for (const subject of subjects) {
    const people = found.people.get(subject) ?? []
    const was = before.find((list) => list.subject === subject)?.rows ?? []
    const rows = onlyAdds ? withAdditions({ before: was, people }) : meritList(people)
    // The applicant has had the data erased.
    for (const { key } of was) if (!found.known.has(key)) found.explanations.set(key, 'application-ended')
    const compared = listChanges({ before: was, after: rows, explanations: found.explanations })
    for (const key of latest ? compared.unexplained : []) unexplained.add(rowName(subject, key))
    if (onlyAdds) otherChanges += changedRows(was, people)
    lists.push({ subject, rows, changes: latest ? compared.changes : [] })
    await nextTurn()
  }
  const people = new Set(lists.flatMap(({ rows }) => rows.map(({ key }) => key))).size
  const isSame = lists.every(({ changes }) => changes.length === 0)
  const text = JSON.stringify({ lists } satisfies ListContent)
  return {
    version: published.filter((list) => list.kind === kind).length + 1,
    content: { lists },
    text,
    hash: createHash('sha256').update(text).digest('hex'),
    people,
    leftOut: found.leftOut,
    waiting: found.waiting,
    ...{ isSupplementary, otherChanges, unexplained },
    obstacles: [
      ...(await obstaclesOf({ payload, process, kind, now, published })),
      ...(rounds.length >= roundsOf(process.steps).length ? (['rounds-over'] as const) : []),
      ...(onlyAdds && isSame ? (['no-additions'] as const) : []),
      ...(unexplained.size > 0 ? (['unexplained-changes'] as const) : []),
      ...(people === 0 ? (['empty-list'] as const) : []),
    ],
  }
}

/** A row among those of all lists: one person can stand on several. */
export const rowName = (subject: string, key: string) => `${subject}/${key}`

/** The newest version that had every change: those that only add people leave the others, with their explanations, to a later one. */
function lastComplete(published: readonly ListHeader[], rounds: readonly string[]): ListHeader | undefined {
  const [first] = rounds
  return published.find(({ publishedAt, reason }) => !first || publishedAt < first || Boolean(reason))
}

/** How many published rows would differ in a list of today. */
function changedRows(before: SubjectList['rows'], people: Parameters<typeof meritList>[0]): number {
  const { changes } = listChanges({ before, after: meritList(people), explanations: new Map() })
  return changes.filter(isOtherRow).length
}

/** What prevents publication on this day, whatever the list says. */
async function obstaclesOf({
  payload,
  process,
  kind,
  now,
  published,
}: PrepareOptions & { published: ListHeader[] }): Promise<ListObstacle[]> {
  const today = dayOf(now.toISOString())
  const has = (other: ListKind) => published.some((list) => list.kind === other)
  const isEarly = !hasBegun(process.steps, kind === 'final' ? 'final-list' : 'provisional-list', today)
  return [
    ...(process.state === 'open' ? [] : (['not-open'] as const)),
    ...(isEarly ? (['too-early'] as const) : []),
    ...(kind === 'provisional' && has('final') ? (['final-list-published'] as const) : []),
    ...(kind === 'final' && !has('provisional') ? (['no-provisional-list'] as const) : []),
    ...(kind === 'final' && (await hasOpenObjections(payload, process.id)) ? (['open-objections'] as const) : []),
  ]
}

async function hasOpenObjections(payload: Payload, processId: string): Promise<boolean> {
  const where = { and: [{ process: { equals: processId } }, { state: { equals: 'open' as const } }] }
  return (await countRows({ payload, collection: 'merit-objections', where })) > 0
}
