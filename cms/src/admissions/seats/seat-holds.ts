import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { IntakeSeat } from '../../payload-types.ts'

const seatHold = z.object({
  applicationId: z.string(),
  /** Of the application that the approval is based on. */
  revision: z.int(),
  /** ISO 8601. */
  at: z.string(),
})
export type SeatHold = z.infer<typeof seatHold>

/** After this time, an approval that is still not written has died with its process. */
const STALE_MS = 60_000

export function holdsOf({ holds }: Pick<IntakeSeat, 'holds'>): SeatHold[] {
  return z.array(seatHold).parse(holds)
}

/** The holds whose application is still as it was: the approval may yet be written, so they take a seat. */
export async function unresolved(payload: Payload, holds: readonly SeatHold[]): Promise<SeatHold[]> {
  if (holds.length === 0) return []
  const rows = await readRows({
    payload,
    collection: 'applications',
    where: { id: { in: holds.map(({ applicationId }) => applicationId) } },
    fields: ['revision'],
  })
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]))
  return holds.filter(({ applicationId, revision }) => revisions.get(applicationId) === revision)
}

interface StaleOptions {
  payload: Payload
  holds: readonly SeatHold[]
  now: Date
}

/**
 * Ends the holds of processes that died, and returns whether there were any. A new revision of the application makes
 * sure that a process which was only slow can no longer write its approval.
 */
export async function releaseStale({ payload, holds, now }: StaleOptions): Promise<boolean> {
  const stale = holds.filter(({ at }) => Date.parse(at) < now.getTime() - STALE_MS)
  for (const { applicationId, revision } of stale) {
    const where: Condition<'applications'> = {
      and: [{ id: { equals: applicationId } }, { revision: { equals: revision } }],
    }
    await changeOne({ payload, collection: 'applications', where, data: { revision: revision + 1 } })
  }
  return stale.length > 0
}
