import { REFUSAL_GROUPS, type RefusalGroup } from '@pravesh/shared/admissions/bulk/refusals'
import {
  hasResults,
  ITEM_OUTCOMES,
  type ItemOutcome,
  isReady,
  isUnderWay,
} from '@pravesh/shared/admissions/bulk/run-states'
import { MAX_NAMED, type RefusedGroup, type RunView, type Transition } from '@pravesh/shared/admissions/bulk/run-view'
import { APPLICATION_STATUSES } from '@pravesh/shared/admissions/status/status'
import type { Payload, Where } from 'payload'
import { countRows } from '../../database/records/count-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import { recordAccess } from '../../http/access-records/record-access.ts'
import type { BulkRun } from '../../payload-types.ts'
import { mayRun, type StaffUser } from './acting-staff.ts'
import { isBlind, secondReaderOf } from './blind-runs.ts'
import { actionOf } from './find-run.ts'
import { operationOf } from './operations/operation-of.ts'
import { both, readableBy } from './readable-by.ts'

interface ViewOptions {
  payload: Payload
  run: BulkRun
  user: StaffUser
  now: Date
}

/**
 * A run as a member of staff sees it: what lies inside their limit. Counted, since a counter could differ after a kill. It says
 * nothing from which a second reader could learn the first decision.
 */
export async function runView({ payload, run, user, now }: ViewOptions): Promise<RunView> {
  const readable = await readableBy(payload, user, 'bulk-run-items')
  const items = new Items(payload, readable && both({ run: { equals: run.id } }, readable))
  const operation = operationOf(actionOf(run))
  const counts = {} as Record<ItemOutcome, number>
  for (const outcome of ITEM_OUTCOMES) counts[outcome] = await items.numberOf({ outcome: { equals: outcome } })
  const shown = {
    state: run.state,
    languages: portalOf(payload).env.languages,
    by: run.staffName,
    mayStart: isReady(run.state) && run.staffId === String(user.id) && mayRun(user),
    mayStop: isUnderWay(run.state) && mayRun(user),
    total: run.total,
  }
  if (await isBlind({ payload, run, user })) {
    // The share of those that wait tells rejections from a sample of approvals.
    const together = { ...counts, changed: counts.changed + counts.waits, waits: 0 }
    return { ...shown, action: null, counts: together, transitions: [], secondReader: 'none', refused: [] }
  }
  const counted: ItemOutcome = hasResults(run.state) ? 'changed' : 'will-change'
  const secondReader = await secondReaderOf(payload, actionOf(run).name)
  const transitions: Transition[] = []
  for (const from of APPLICATION_STATUSES) {
    const count = await items.numberOf({ from: { equals: from }, outcome: { equals: counted } })
    const isStored = counted === 'will-change' && secondReader === 'all'
    if (count > 0) transitions.push({ from, to: isStored ? from : operation.after(from), count })
  }
  const refused: RefusedGroup[] = []
  for (const group of REFUSAL_GROUPS) {
    const found = await items.refusedFor(group)
    if (found.count > 0) refused.push({ group, ...found })
  }
  const rows = refused.reduce((sum, { items: named }) => sum + named.length, 0)
  const access = { kind: 'list', subject: 'Bulk run', filters: JSON.stringify({ run: run.id }), rows } as const
  if (rows > 0) await recordAccess({ payload, user, access, now })
  return { ...shown, action: actionOf(run), counts, transitions, secondReader, refused }
}

const REFUSED: Where = { outcome: { in: ['refused', 'not-changed'] satisfies ItemOutcome[] } }

/** The applications of a run. */
class Items {
  private readonly payload: Payload
  /** Null for none. */
  private readonly where: Where | null

  constructor(payload: Payload, where: Where | null) {
    this.payload = payload
    this.where = where
  }

  async numberOf(condition: Where): Promise<number> {
    if (this.where === null) return 0
    const { payload } = this
    return countRows({ payload, collection: 'bulk-run-items', where: both(condition, this.where) as never })
  }

  async refusedFor(group: RefusalGroup): Promise<Omit<RefusedGroup, 'group'>> {
    const condition = both({ group: { equals: group } }, REFUSED)
    const count = await this.numberOf(condition)
    if (count === 0 || this.where === null) return { count, items: [] }
    const { payload } = this
    const rows = await readRows({
      payload,
      collection: 'bulk-run-items',
      where: both(condition, this.where) as never,
      fields: ['application', 'why'],
      sort: 'position',
      limit: MAX_NAMED,
    })
    const names = await namesOf(
      payload,
      rows.map(({ application }) => application),
    )
    return {
      count,
      items: rows.map(({ application: id, why }) => ({ id, ...(names.get(id) ?? DELETED), why: why ?? '' })),
    }
  }
}

const DELETED = { number: '', name: '' }

/** The numbers and names of applications, by id. */
export async function namesOf(payload: Payload, ids: readonly string[]) {
  const rows = await readRows({
    payload,
    collection: 'applications',
    where: { id: { in: [...ids] } },
    fields: ['number', 'studentName'],
  })
  return new Map(rows.map(({ id, number, studentName: name }) => [id, { number, name }]))
}
