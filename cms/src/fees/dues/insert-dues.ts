import { plannedDues } from '@pravesh/shared/fees/dues/planned-dues'
import type { Payload } from 'payload'
import { insertRows } from '../../database/records/insert-rows.ts'
import type { FeeAccount } from '../fee-account.ts'
import { feeHeads } from '../fees-and-session.ts'
import { feeSettings } from '../settings/fee-settings.ts'
import { newPlannedDue } from './new-due.ts'

interface InsertOptions {
  payload: Payload
  approved: readonly { account: FeeAccount; approvedAt: Date }[]
  now: Date
}

/** Inserts the dues of generated applications directly into the table. They must not have any yet. */
export async function insertDues({ payload, approved, now }: InsertOptions): Promise<void> {
  const settings = await feeSettings(payload)
  const allHeads = await feeHeads({ payload })
  const stamp = now.toISOString()
  const rows = approved.flatMap(({ account, approvedAt }) => {
    const heads = allHeads.filter(({ course }) => course === account.course)
    return plannedDues({ ...account, heads, settings }).map((due) => ({
      ...newPlannedDue({ account, due, approvedAt, now }),
      createdAt: stamp,
      updatedAt: stamp,
    }))
  })
  // SQLite accepts a limited number of values per statement.
  for (let at = 0; at < rows.length; at += BATCH) {
    await insertRows({ payload, collection: 'fee-dues', rows: rows.slice(at, at + BATCH) })
  }
}

const BATCH = 1_000
