import type { Payload } from 'payload'
import { seatsAt } from '../../content/index.ts'
import { changeOne } from '../../database/records/change-one.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { countApproved, type Intake } from './count-seats.ts'
import { intakeRow } from './intake-row.ts'
import { holdsOf, releaseStale, type SeatHold, unresolved } from './seat-holds.ts'

interface TakeOptions {
  payload: Payload
  application: ApplicationRecord
  intake: Intake
  /** Approves without a free seat. */
  mayExceed: boolean
  now: Date
}

const MAX_ATTEMPTS = 50

/**
 * Takes a seat for an application that is about to be approved, by one conditional update on the row of its intake.
 * Returns whether the approval exceeds the seats; null, without a seat, if it would and may not.
 *
 * The hold counts until the application is written or changed otherwise, then its status counts. So a seat is free again
 * when an approval is withdrawn, and two concurrent approvals never share the last one.
 */
export async function takeSeat(options: TakeOptions): Promise<{ isExceeded: boolean } | null> {
  const { payload, application, intake, mayExceed, now } = options
  const { course: code, collegeId } = intake
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const row = await intakeRow(payload, intake)
    const others = holdsOf(row).filter(({ applicationId }) => applicationId !== application.id)
    // Holds first, applications next: an approval written in between is counted in one of them.
    const holds = await unresolved(payload, others)
    const except = [application.id, ...holds.map(({ applicationId }) => applicationId)]
    const approved = await countApproved({ payload, intake, except })
    const total = await seatsAt({ payload, code, collegeId })
    const isExceeded = total !== null && approved + holds.length >= total
    if (isExceeded && (await releaseStale({ payload, holds, now }))) continue
    if (isExceeded && !mayExceed) return null
    const hold: SeatHold = { applicationId: application.id, revision: application.revision, at: now.toISOString() }
    const taken = await changeOne({
      payload,
      collection: 'intake-seats',
      where: { and: [{ key: { equals: row.key } }, { revision: { equals: row.revision } }] },
      data: { holds: [...holds, hold], revision: row.revision + 1 },
    })
    if (taken) return { isExceeded }
  }
  throw new Error(`No seat could be taken in ${MAX_ATTEMPTS} attempts.`)
}
