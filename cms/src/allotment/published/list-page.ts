import type { ListPage } from '@pravesh/shared/allotment/calls/public-calls'
import type { ExplanationCode } from '@pravesh/shared/allotment/entries/explanation'
import type { ListKind } from '@pravesh/shared/allotment/lists/list-kinds'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { notFound } from '../../foundation/problem.ts'
import { findList, listsOf } from '../lists/find-lists.ts'
import { contentOf } from '../lists/list-cache.ts'
import type { SubjectList } from '../lists/list-content.ts'

export interface ListQuery {
  process: string
  kind: ListKind
  /** The newest without one. */
  version: number | null
  subject: string
  category: string
  /** Of an application: the own row only. */
  number: string
  /** From 1. */
  page: number
}

const PAGE = 100

/** A page of a published list. Throws a Problem (404) when there is no such list. */
export async function listPage(payload: Payload, query: ListQuery): Promise<ListPage> {
  const list = await listFor(payload, query)
  const { category, number, page } = query
  const key = number === '' ? null : await keyOf(payload, query)
  const wanted = list.rows.filter(
    (each) => (category === '' || each.row.category === category) && (number === '' || each.key === key),
  )
  const changes = new Map(list.changes.map((change) => [change.key, change]))
  const rows = wanted.slice((page - 1) * PAGE, page * PAGE).map(({ key: own, row }) => {
    const change = changes.get(own)
    const explanation = (change?.explanation ?? null) as ExplanationCode | null
    return { ...row, change: change ? { before: change.before?.place ?? null, explanation } : null }
  })
  return { rows, total: wanted.length, pages: Math.ceil(wanted.length / PAGE) }
}

async function listFor(payload: Payload, { process, kind, version, subject }: ListQuery): Promise<SubjectList> {
  const header =
    version === null
      ? (await listsOf(payload, process)).find((list) => list.kind === kind)
      : await findList(payload, { process, kind, version })
  if (!header) throw notFound('list')
  const list = (await contentOf(payload, header.id)).lists.find((each) => each.subject === subject)
  if (list === undefined) throw notFound('list')
  return list
}

async function keyOf(payload: Payload, { process, number }: ListQuery): Promise<string | null> {
  const where = { and: [{ process: { equals: process } }, { number: { equals: number } }] }
  const row = await readRow({ payload, collection: 'merit-entries', where, fields: ['rowKey'] })
  return row?.rowKey ?? null
}
