import { MAX_LIST_VIEWS, type SavedView } from '@pravesh/shared/admissions/status/list-views'
import type { Payload, TypedUser } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { ListView as Row } from '../../payload-types.ts'
import { may } from '../../staff/index.ts'

/** Own and shared views of the list, own ones first, each by name. */
export async function findListViews(payload: Payload, user: TypedUser): Promise<SavedView[]> {
  const staffId = String(user.id)
  const rows = await readRows({
    payload,
    collection: 'list-views',
    where: { or: [{ staffId: { equals: staffId } }, { isShared: { equals: true } }] },
    sort: 'name',
    limit: 2 * MAX_LIST_VIEWS,
  })
  const views = rows.map((row) => viewOf(row, user))
  return [...views.filter(({ by }) => by === ''), ...views.filter(({ by }) => by !== '')]
}

/** Staff change their own views; those who give roles change shared ones, too. */
export function mayChangeView({ staffId, isShared }: Pick<Row, 'staffId' | 'isShared'>, user: TypedUser): boolean {
  return staffId === String(user.id) || (isShared && may(user, 'give roles'))
}

function viewOf(row: Row, user: TypedUser): SavedView {
  const { id, name, query, isShared, staffId, staffName } = row
  const by = staffId === String(user.id) ? '' : staffName
  return { id, name, query, isShared, by, mayChange: mayChangeView(row, user) }
}
