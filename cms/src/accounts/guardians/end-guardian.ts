import type { GuardianActor } from '@pravesh/shared/accounts/guardians/guardian-states'
import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import type { GuardianConsent } from '../../payload-types.ts'
import { latestGuardianRow, recordGuardianAct } from '../guardian-acts/guardian-rows.ts'

interface EndOptions {
  payload: Payload
  studentId: string
  notice: { noticeVersion: string; noticeLocale: string }
  now: Date
}

interface WithdrawOptions extends EndOptions {
  by: GuardianActor
  /** The latest act as the caller has read it; a consent that another guardian gives meanwhile stays. */
  of?: GuardianConsent
}

/**
 * Withdraws the consent of a guardian, so that the student can send no application until there is a new one. What was sent
 * stays. Does nothing without a consent.
 */
export async function withdrawGuardian(options: WithdrawOptions): Promise<void> {
  const { payload, studentId, by, of } = options
  const latest = of ?? (await latestGuardianRow({ payload, studentId }))
  if (latest?.act !== 'given') return
  const row = { ...followingRow(latest, options), act: 'withdrawn', by } as const
  await recordGuardianAct({ payload, studentId, row, name: `withdrawn ${latest.key}` })
}

/** Records that a student who is 18 now confirms. Does nothing without a guardian. Throws a Problem (409) before that day. */
export async function confirmAdult(options: EndOptions): Promise<void> {
  const { payload, studentId, now } = options
  const latest = await latestGuardianRow({ payload, studentId })
  if (latest === null || latest.act === 'confirmed') return
  if (dayInIndia(now) < dayOf(latest.adultAt))
    throw new Problem({ ...refused(accountReplies, 'STILL_MINOR'), status: 409 })
  const row = { ...followingRow(latest, options), act: 'confirmed', by: 'student' } as const
  await recordGuardianAct({ payload, studentId, row, name: `confirmed ${latest.key}` })
}

/** A row about the same guardian. */
function followingRow(latest: GuardianConsent, { notice, now }: EndOptions) {
  const { guardianName, relation, phone, birthDate, adultAt } = latest
  const shown = { version: notice.noticeVersion, locale: notice.noticeLocale, at: now.toISOString() }
  return { guardianName, relation, phone, birthDate, adultAt, ...shown }
}
