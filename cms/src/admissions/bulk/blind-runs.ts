import type { BulkActionName } from '@pravesh/shared/admissions/bulk/bulk-actions'
import { isOver } from '@pravesh/shared/admissions/bulk/run-states'
import type { RunView } from '@pravesh/shared/admissions/bulk/run-view'
import type { CollectionAfterReadHook, Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { exists } from '../../database/records/exists.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { BulkRun } from '../../payload-types.ts'
import { readingSettings } from '../settings/reading-settings.ts'
import { mayRun, type StaffUser } from './acting-staff.ts'
import { actionOf } from './find-run.ts'
import { storedWords } from './stored-words.ts'

/** Which decisions of an action wait for a second reader. (decision 0086) */
export async function secondReaderOf(payload: Payload, name: BulkActionName): Promise<RunView['secondReader']> {
  const { isOn, samplePercent } = await readingSettings(payload)
  if (!isOn) return 'none'
  if (name === 'reject') return 'all'
  return name === 'approve' && samplePercent > 0 ? 'some' : 'none'
}

interface BlindOptions {
  payload: Payload
  run: BulkRun
  user: StaffUser
}

/**
 * Whether a run must not name its action to a member of staff, who may be the second reader of its decisions: while some wait for
 * one, and before they are made. Who prepared it knows the action, and who may not decide reads none.
 */
export async function isBlind({ payload, run, user }: BlindOptions): Promise<boolean> {
  if (run.staffId === String(user.id) || !mayRun(user) || !(await readingSettings(payload)).isOn) return false
  if (!isOver(run.state) && (await secondReaderOf(payload, actionOf(run).name)) !== 'none') return true
  return waitsForReader(payload, run)
}

const SLICE = 500

/** Whether a decision of a run is one of those that wait for a second reader now. */
async function waitsForReader(payload: Payload, { id: run, staffId }: BulkRun): Promise<boolean> {
  for (let after = ''; ; ) {
    const rows = await readRows({
      payload,
      collection: 'applications',
      where: {
        and: [
          { readingState: { equals: 'second' } },
          { firstReader: { equals: staffId } },
          ...(after === '' ? [] : [{ id: { greater_than: after } }]),
        ],
      },
      fields: ['number'],
      sort: 'id',
      limit: SLICE,
    })
    const where: Condition<'bulk-run-items'> = {
      and: [
        { run: { equals: run } },
        { outcome: { equals: 'waits' } },
        { application: { in: rows.map(({ id }) => id) } },
      ],
    }
    if (rows.length > 0 && (await exists({ payload, collection: 'bulk-run-items', where }))) return true
    if (rows.length < SLICE) return false
    after = rows.at(-1)?.id ?? ''
  }
}

/** Replaces what names the action of a run in the list and by a call, as `runView` does on its page. */
export const hideBlindAction: CollectionAfterReadHook<BulkRun> = async ({ doc, overrideAccess, req }) => {
  const { payload, user } = req
  const isNamed = doc.title !== undefined || doc.actionName !== undefined
  if (overrideAccess || user?.collection !== 'staff' || !isNamed) return doc
  const run = await readRow({ payload, collection: 'bulk-runs', where: { id: { equals: doc.id } } })
  if (run === null || !(await isBlind({ payload, run, user: user as StaffUser }))) return doc
  return {
    ...doc,
    ...(doc.title !== undefined && { title: storedWords.title(storedWords.blind, run.total) }),
    ...(doc.actionName !== undefined && { actionName: null }),
  }
}
