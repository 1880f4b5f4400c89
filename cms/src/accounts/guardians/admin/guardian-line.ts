import { guardianState } from '@pravesh/shared/accounts/guardians/guardian-states'
import { isDay } from '@pravesh/shared/platform/day-in-india'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { isMinorOn } from '@pravesh/shared/platform/majority'
import type { Payload } from 'payload'
import { istDay } from '../../../foundation/formats.ts'
import type { GuardianConsent } from '../../../payload-types.ts'
import { latestGuardianRow } from '../../guardian-acts/guardian-rows.ts'
import { guardianAdminWords } from './words/words.ts'

interface FactOptions {
  payload: Payload
  studentId: string
  /** As an application states it, `YYYY-MM-DD`; may be anything. */
  birthDate: string
  now: Date
}

/** What staff read on an application about the consent of a guardian; null for an adult who never needed one. */
export async function guardianFact({ payload, studentId, birthDate, now }: FactOptions) {
  const latest = await latestGuardianRow({ payload, studentId })
  const { label, states } = guardianAdminWords
  if (latest !== null) return { label, value: guardianLine(latest, now) }
  return isDay(birthDate) && isMinorOn(birthDate, dayInIndia(now)) ? { label, value: states.none } : null
}

/** The state of the consent in a sentence. */
export function guardianLine(latest: GuardianConsent, now: Date): string {
  const { states } = guardianAdminWords
  const state = guardianState(latest, dayInIndia(now))
  if (state === 'none') return states.none
  return states[state](guardianOf(latest), istDay(latest.at))
}

/** The guardian with the relation, such as `SUNIL MONDAL (father)`. */
export function guardianOf({ guardianName, relation }: GuardianConsent): string {
  return `${guardianName ?? ''} (${guardianAdminWords.relations[relation]})`
}
