import { setImmediate } from 'node:timers/promises'
import { isApproved, statusesIn } from '@pravesh/shared/admissions/status/status'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { createDues, hasDues } from '../../fees/index.ts'
import type { Application } from '../../payload-types.ts'
import { findApplication } from '../applications/application-record.ts'
import { feeAccountOf } from '../applications/fee-accounts.ts'

const BATCH = 200

interface MissingOptions {
  payload: Payload
  now: () => Date
  /** Stops before the next application. */
  signal: AbortSignal
}

/**
 * Creates the dues of applications that were approved before dues existed; new approvals create theirs. Idempotent: an
 * interrupted run continues at the next start.
 */
export async function createMissingDues({ payload, now, signal }: MissingOptions): Promise<void> {
  for (let after = ''; !signal.aborted; ) {
    const batch = await approvedAfter(payload, after)
    const last = batch.at(-1)
    if (last === undefined) return
    after = last.number
    const ids = batch.map(({ id }) => id)
    const known = await hasDues(payload, ids)
    for (const id of ids.filter((each) => !known.has(each))) {
      if (signal.aborted) return
      const application = await findApplication(payload, id)
      if (application) await createDues({ payload, account: feeAccountOf(application), now: now() })
      // SQLite answers without a turn of the event loop, so that requests and signals would wait for the whole run.
      await setImmediate()
    }
  }
}

/** Approved applications in the order of their numbers, after the given one. */
async function approvedAfter(payload: Payload, after: string): Promise<Pick<Application, 'id' | 'number'>[]> {
  return readRows({
    payload,
    collection: 'applications',
    where: { and: [{ status: { in: statusesIn(isApproved) } }, { number: { greater_than: after } }] },
    fields: ['number'],
    sort: 'number',
    limit: BATCH,
  })
}
