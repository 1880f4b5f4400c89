import { ownConsentState } from '@pravesh/shared/accounts/guardians/own-consents'
import type { OwnWithdrawal } from '@pravesh/shared/accounts/guardians/schemas'
import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { notFound, Problem } from '../../foundation/problem.ts'
import { latestGuardianRow } from '../guardian-acts/guardian-rows.ts'
import { withdrawGuardian } from './end-guardian.ts'
import { tellOfWithdrawal } from './guardian-messages.ts'
import { studentOfOwnConsent } from './own-consents.ts'

interface WithdrawOptions {
  payload: Payload
  /** Of a guardian who has proven the number. */
  sent: OwnWithdrawal
  now: Date
}

/**
 * Withdraws a consent that was given with a number, and tells the student. Repeating it has no effect. Throws a Problem: 404
 * for a consent of another number, 409 when another consent stands in its place or the student is 18.
 */
export async function withdrawOwnConsent({ payload, sent, now }: WithdrawOptions): Promise<void> {
  const { phone, consent: id, ...notice } = sent
  const studentId = await studentOfOwnConsent({ payload, phone, id })
  const latest = studentId === null ? null : await latestGuardianRow({ payload, studentId })
  if (studentId === null || latest === null) throw notFound('record')
  const state = ownConsentState(latest, { phone, today: dayInIndia(now) })
  if (state !== 'given' && state !== 'withdrawn')
    throw new Problem({ ...refused(accountReplies, 'OWN_CONSENT_ENDED'), status: 409 })
  await withdrawGuardian({ payload, studentId, notice, by: 'guardian', of: latest, now })
  await tellOfWithdrawal({ payload, studentId })
}
