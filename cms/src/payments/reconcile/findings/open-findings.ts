import type { Payload } from 'payload'
import { readRows } from '../../../database/records/read-rows.ts'
import type { MoneyFinding } from '../../../payload-types.ts'

/** Enough for a terminal; the admin lists all. */
const MAX_SHOWN = 1000

/** The open findings, oldest first. */
export async function openFindings(payload: Payload): Promise<MoneyFinding[]> {
  return readRows({
    payload,
    collection: 'money-findings',
    where: { state: { equals: 'open' } },
    sort: 'openedAt',
    limit: MAX_SHOWN,
  })
}
