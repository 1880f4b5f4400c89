import type { SentObjectionDecision } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import type { Payload } from 'payload'
import type { StaffMember } from '../../admissions/index.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { Problem } from '../../foundation/problem.ts'
import type { MeritObjection } from '../../payload-types.ts'
import { objectionNews } from './objection-news.ts'

interface DecideOptions {
  payload: Payload
  staff: StaffMember
  objection: MeritObjection
  sent: SentObjectionDecision
  now: Date
}

/**
 * Accepts or refuses an objection, and tells the applicant why. What an accepted one changes is changed where it stands: the marks, the claim, the application.
 * Throws a Problem (409) if a colleague has decided.
 */
export async function decideObjection({ payload, staff, objection, sent, now }: DecideOptions): Promise<void> {
  const where = { and: [{ id: { equals: objection.id } }, { state: { equals: 'open' as const } }] }
  const data = {
    state: sent.decision,
    decision: sent.reason,
    decidedBy: staff.name,
    decidedById: staff.id,
    decidedAt: now.toISOString(),
    ...leaseFrom(objectionNews, now),
  }
  const row = await changeOne({ payload, collection: 'merit-objections', where, data })
  if (row === null)
    throw new Problem({
      code: 'CHANGED',
      status: 409,
      publicMessage: 'A colleague has just decided on this objection.',
    })
  await applyNewEffects({ payload, work: objectionNews, record: row, now })
}
