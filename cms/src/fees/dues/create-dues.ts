import { plannedDues } from '@pravesh/shared/fees/dues/planned-dues'
import type { Payload } from 'payload'
import type { FeeDue } from '../../payload-types.ts'
import { insertIfAbsent } from '../../platform/database/insert-if-absent.ts'
import { type FeeAccount, feeAccounts } from '../fee-account.ts'
import { feeHeads } from '../fees-and-session.ts'
import { feeSettings } from '../settings/fee-settings.ts'
import { dueKey, newPlannedDue } from './new-due.ts'

interface CreateOptions {
  payload: Payload
  account: FeeAccount
  now: Date
}

/**
 * Creates the dues of an approved application that do not exist yet. Idempotent: an interrupted call is completed by
 * the next one. Existing dues keep their amount and date when the fee structure or the settings change.
 */
export async function createDues({ payload, account, now }: CreateOptions): Promise<void> {
  const [settings, heads, existing] = await Promise.all([
    feeSettings(payload),
    feeHeads({ payload, course: account.course }),
    existingKeys(payload, account),
  ])
  const planned = plannedDues({ parts: account.parts, heads, settings })
  const missing = planned.filter((due) => !existing.has(dueKey(account, due)))
  if (missing.length === 0) return
  const approvedAt = await feeAccounts.of(payload).approvedAt({ payload, applicationId: account.applicationId })
  for (const due of missing) {
    const data = newPlannedDue({ account, due, approvedAt, now })
    await insertIfAbsent({ payload, collection: 'fee-dues', data })
  }
}

async function existingKeys(payload: Payload, { applicationId }: FeeAccount): Promise<Set<string>> {
  const { docs } = await payload.db.find<Pick<FeeDue, 'key'>>({
    collection: 'fee-dues',
    where: { applicationId: { equals: applicationId } },
    select: { key: true },
    limit: 0,
    pagination: false,
  })
  return new Set(docs.map(({ key }) => key))
}
