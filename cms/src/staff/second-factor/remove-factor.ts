import type { Payload } from 'payload'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { Problem } from '../../foundation/problem.ts'
import type { Staff } from '../../payload-types.ts'
import { words } from '../messages/words/words.ts'
import { keepSessions } from '../sessions/keep-sessions.ts'
import { recoveryCodesOf } from './add-factor.ts'
import { mailAboutFactor } from './factor-mail.ts'
import { factorsOf } from './factors-of.ts'
import { isSecondFactorRequired } from './requirement.ts'

const texts = words.en['second-factor']
const collection = 'staff-factors'

interface RemoveOptions {
  payload: Payload
  staff: Staff
  now: Date
}

/** Removes one factor of its owner. Throws a Problem: 404, or 409 for the last one where a role demands it. */
export async function removeFactor({ payload, staff, now }: RemoveOptions, id: string): Promise<void> {
  const staffId = String(staff.id)
  const factors = await factorsOf(payload, staffId)
  if (!factors.some((factor) => factor.id === id)) {
    throw new Problem({ code: 'NOT_FOUND', status: 404, publicMessage: texts.notFound })
  }
  const isLast = factors.length === 1
  if (isLast && isSecondFactorRequired(payload, staff)) {
    throw new Problem({ code: 'LAST_FACTOR', status: 409, publicMessage: texts.lastRequired })
  }
  await deleteRows({ payload, collection, where: { id: { equals: id } } })
  if (isLast) await deleteRows({ payload, collection, where: recoveryCodesOf(staffId) })
  await mailAboutFactor({ payload, staff, now, what: 'removed' })
}

/**
 * Removes all factors of a colleague who has lost them, and ends their sessions: one may be open on a lost device. `by`: the
 * name of the administrator.
 */
export async function removeAllFactors({ payload, staff, now }: RemoveOptions, by: string): Promise<void> {
  const staffId = String(staff.id)
  await deleteRows({ payload, collection, where: { staffId: { equals: staffId } } })
  await keepSessions(payload, staffId, () => false)
  await mailAboutFactor({ payload, staff, now, what: 'removedByOther', values: { by } })
}
