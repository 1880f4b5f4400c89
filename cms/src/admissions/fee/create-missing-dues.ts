import { setImmediate } from 'node:timers/promises'
import { isApproved, statusesIn } from '@pravesh/shared/admissions/status/status'
import type { Payload } from 'payload'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { createDues, hasDues } from '../../fees/index.ts'
import { findApplication } from '../applications/application-record.ts'
import { feeAccountOf } from '../applications/fee-accounts.ts'

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
  // The effects of an approval that are outstanding create them, unless it is undone.
  const where = { and: [{ status: { in: statusesIn(isApproved) } }, { settledAt: { exists: true } }] }
  for await (const approved of walkRecords({ payload, collection: 'applications', where, fields: [] })) {
    if (signal.aborted) return
    const ids = approved.map(({ id }) => id)
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
