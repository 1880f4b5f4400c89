import type { Payload } from 'payload'
import { changeOne } from '../../../database/records/change-one.ts'
import type { Changes } from '../../../database/records/columns.ts'
import type { Condition } from '../../../database/records/condition.ts'
import { walkRecords } from '../../../database/slices/walk-records.ts'

const collection = 'money-findings'

interface ResolveOptions {
  payload: Payload
  /** Name of the invariant, all of whose records have been checked. */
  invariant: string
  /** When the check started. */
  since: Date
  now: Date
}

/** Resolves the findings of an invariant that neither this check nor a concurrent one has seen since it started. */
export async function resolveFindings({ payload, invariant, since, now }: ResolveOptions): Promise<void> {
  const unseen: Condition<'money-findings'>[] = [
    { invariant: { equals: invariant } },
    { state: { equals: 'open' } },
    { lastSeenAt: { less_than: since.toISOString() } },
  ]
  const data: Changes<'money-findings'> = { state: 'resolved', resolvedAt: now.toISOString() }
  for await (const findings of walkRecords({ payload, collection, where: { and: unseen } })) {
    for (const { id } of findings) {
      await changeOne({ payload, collection, where: { and: [{ id: { equals: id } }, ...unseen] }, data })
    }
  }
}
