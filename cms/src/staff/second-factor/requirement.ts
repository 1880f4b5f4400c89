import { GRACE_DAYS, type SignInStep, stepAfterPassword } from '@pravesh/shared/accounts/second-factor'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Staff } from '../../payload-types.ts'
import { mustChooseOwnPassword } from '../passwords/must-choose-own-password.ts'
import { needSecondFactor } from '../permissions/need-second-factor.ts'
import { factorsOf } from './factors-of.ts'

const DAY_MS = 24 * 60 * 60_000

/** Whether the portal demands a second step of a person. A demo does not: its visitors share an account. */
export function isSecondFactorRequired(payload: Payload, { roles }: Pick<Staff, 'roles'>): boolean {
  return portalOf(payload).env.mode === 'live' && needSecondFactor(roles)
}

/** How the sign-in of a person continues whose password is correct; null for a session. */
export async function nextStep(payload: Payload, staff: Staff, now: Date): Promise<SignInStep | null> {
  const factors = await factorsOf(payload, String(staff.id))
  const isRequired = isSecondFactorRequired(payload, staff)
  return stepAfterPassword({
    mustChoosePassword: mustChooseOwnPassword(staff),
    factors: factors.length,
    isRequired,
    requiredFrom: staff.secondFactorFrom ?? null,
    now,
  })
}

/** Starts the grace period at the first sign-in that the requirement concerns. */
export async function startGrace(payload: Payload, staff: Staff, now: Date): Promise<void> {
  if (staff.secondFactorFrom || !isSecondFactorRequired(payload, staff)) return
  const where = { and: [{ id: { equals: staff.id } }, { secondFactorFrom: { equals: null } }] }
  const secondFactorFrom = new Date(now.getTime() + GRACE_DAYS * DAY_MS).toISOString()
  await changeOne({ payload, collection: 'staff', where, data: { secondFactorFrom } })
}
