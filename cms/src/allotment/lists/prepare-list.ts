import { createHash } from 'node:crypto'
import type { ListObstacle } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import { listChanges } from '@pravesh/shared/allotment/lists/list-changes'
import type { ListKind } from '@pravesh/shared/allotment/lists/list-kinds'
import { meritList } from '@pravesh/shared/allotment/lists/merit-list'
import { hasBegun } from '@pravesh/shared/allotment/process/open-now'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import type { Payload } from 'payload'
import { countRows } from '../../database/records/count-rows.ts'
import { nextTurn } from '../../foundation/concurrency/next-turn.ts'
import { refreshAll } from '../entries/refresh-entries.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { type ListHeader, listsOf } from './find-lists.ts'
import { contentOf } from './list-cache.ts'
import type { ListContent, SubjectList } from './list-content.ts'
import { listedPeople } from './listed-people.ts'

interface PrepareOptions {
  payload: Payload
  process: ProcessRecord
  kind: ListKind
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
  /** Keys of rows that have changed without a decision about them. */
  unexplained: ReadonlySet<string>
  obstacles: ListObstacle[]
}

/** Computes the next version of the lists of a process, after all entries are brought up to date with their applications. */
export async function prepareList({ payload, process, kind, now }: PrepareOptions): Promise<PreparedList> {
  await refreshAll({ payload, process, now })
  const published = await listsOf(payload, process.id)
  const [latest] = published
  const before = latest ? (await contentOf(payload, latest.id)).lists : []
  const found = await listedPeople({ payload, process, since: latest?.publishedAt ?? '' })
  const subjects = [...new Set([...found.people.keys(), ...before.map(({ subject }) => subject)])].sort()
  const unexplained = new Set<string>()
  const lists: SubjectList[] = []
  for (const subject of subjects) {
    const rows = meritList(found.people.get(subject) ?? [])
    const was = before.find((list) => list.subject === subject)?.rows ?? []
    // The applicant has had the data erased.
    for (const { key } of was) if (!found.known.has(key)) found.explanations.set(key, 'application-ended')
    const compared = listChanges({ before: was, after: rows, explanations: found.explanations })
    for (const key of latest ? compared.unexplained : []) unexplained.add(key)
    lists.push({ subject, rows, changes: latest ? compared.changes : [] })
    await nextTurn()
  }
  const text = JSON.stringify({ lists } satisfies ListContent)
  return {
    version: published.filter((list) => list.kind === kind).length + 1,
    content: { lists },
    text,
    hash: createHash('sha256').update(text).digest('hex'),
    people: found.total,
    leftOut: found.leftOut,
    waiting: found.waiting,
    unexplained,
    obstacles: [
      ...(await obstaclesOf({ payload, process, kind, now, published })),
      ...(unexplained.size > 0 ? (['unexplained-changes'] as const) : []),
      ...(found.total === 0 ? (['empty-list'] as const) : []),
    ],
  }
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
