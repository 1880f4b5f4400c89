import { plannedDues } from '@pravesh/shared/fees/dues/planned-dues'
import { agreedDues } from '@pravesh/shared/fees/dues/shared-costs'
import type { Payload } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { FeeDue } from '../../payload-types.ts'
import type { FeeAccount } from '../fee-account.ts'
import { feeHeads } from '../fees-and-session.ts'
import { feeSettings } from '../settings/fee-settings.ts'
import { dueKey, newPlannedDue } from './new-due.ts'
import { restoreDue } from './restore-due.ts'

interface CreateOptions {
  payload: Payload
  account: FeeAccount
  now: Date
}

/**
 * Creates the dues of an approved application that do not exist yet, and restores those that a withdrawn approval
 * cancelled. Idempotent: an interrupted call is completed by the next one. Other existing dues keep their amount and date
 * when the fee structure or the settings change.
 */
export async function createDues({ payload, account, now }: CreateOptions): Promise<void> {
  const [settings, heads, existing] = await Promise.all([
    feeSettings(payload),
    feeHeads({ payload, course: account.course }),
    existingDues(payload, account),
  ])
  const planned = agreedDues(plannedDues({ ...account, heads, settings }), account.costs)
  const missing = planned.filter((due) => (existing.get(dueKey(account, due)) ?? 'cancelled') === 'cancelled')
  if (missing.length === 0) return
  const approvedAt = await portalOf(payload).feeAccounts.approvedAt({ payload, applicationId: account.applicationId })
  for (const due of missing) {
    const data = newPlannedDue({ account, due, approvedAt, now })
    if (!existing.has(data.key)) await insertIfAbsent({ payload, collection: 'fee-dues', data })
    else await restoreDue({ payload, data })
  }
}

/** The status of each existing due, by key. */
async function existingDues(payload: Payload, { applicationId }: FeeAccount): Promise<Map<string, FeeDue['status']>> {
  const rows = await readRows({
    payload,
    collection: 'fee-dues',
    where: { applicationId: { equals: applicationId } },
    fields: ['key', 'status'],
  })
  return new Map(rows.map(({ key, status }) => [key, status]))
}
