import { MAX_LIST_VIEWS, type NewListView } from '@pravesh/shared/admissions/status/list-views'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { conditionsIn, listQuery } from '../../admin-kit/list/list-query.ts'
import { rememberedBy, toRelative } from '../../admin-kit/list/relative-days.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { invalid, notFound } from '../../foundation/problem.ts'
import type { StaffMember } from '../review/staff-member.ts'

interface SaveOptions {
  payload: Payload
  staff: StaffMember
  sent: NewListView
  now: Date
}

/** Saves a view of the list. Throws a Problem (400) when there are too many, or it has no filters. */
export async function saveListView({ payload, staff, sent, now }: SaveOptions): Promise<void> {
  const { name, isShared } = sent
  const kept = isShared ? { isShared: { equals: true } } : { staffId: { equals: staff.id } }
  if ((await countRows({ payload, collection: 'list-views', where: kept })) >= MAX_LIST_VIEWS) {
    const message = `There can be at most ${MAX_LIST_VIEWS} views. Delete one first.`
    throw invalid([{ field: 'name', code: 'tooMany', message }])
  }
  const query = storedQuery(payload, sent.query, now)
  const data = { name, query, isShared, staffId: staff.id, staffName: staff.name }
  await insertRow({ payload, collection: 'list-views', data })
}

interface ChangeOptions extends Omit<SaveOptions, 'staff'> {
  id: string
}

/** Replaces the name and the filters of a view. Throws a Problem: 400 without filters, 404. */
export async function changeListView({ payload, id, sent, now }: ChangeOptions): Promise<void> {
  const { name, isShared } = sent
  const data = { name, isShared, query: storedQuery(payload, sent.query, now) }
  const row = await changeOne({ payload, collection: 'list-views', where: { id: { equals: id } }, data })
  if (row === null) throw notFound('view')
}

/** The filters and the order in an address, as they are stored. */
function storedQuery(payload: Payload, query: string, now: Date): string {
  const params = new URLSearchParams(query)
  const conditions = conditionsIn(
    Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)])),
  )
  if (conditions.length === 0) {
    throw invalid([{ field: 'query', code: 'required', message: 'Filter the list first. Then save the view.' }])
  }
  const shown = new URLSearchParams(listQuery(conditions))
  const sort = params.get('sort')
  if (sort) shown.set('sort', sort)
  const remembered = rememberedBy(payload.collections.applications.config) ?? { relativeDays: [] }
  return String(toRelative(shown, remembered, dayInIndia(now)))
}
