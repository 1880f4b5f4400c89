import { dayOf } from '../../platform/day-in-india.ts'

/** Who may consent for a minor: a parent, or a guardian by law. (DPDP Act 2023, section 9) */
export const CONSENT_RELATIONS = ['FATHER', 'MOTHER', 'LAWFUL_GUARDIAN'] as const

/** `confirmed`: the person is 18 now and has confirmed what the guardian agreed to. */
export const GUARDIAN_ACTS = ['given', 'withdrawn', 'confirmed'] as const
type GuardianAct = (typeof GUARDIAN_ACTS)[number]

/** Whose act it was. */
export const GUARDIAN_ACTORS = ['guardian', 'student'] as const
export type GuardianActor = (typeof GUARDIAN_ACTORS)[number]

/** What decides the state: the latest act of a minor or of the guardian. */
export interface LatestAct {
  act: GuardianAct
  /** The first moment of the 18th birthday in India (ISO 8601). */
  adultAt: string
}

/** `due`: the person is 18 now and has not confirmed yet. */
export const GUARDIAN_STATES = ['none', 'given', 'withdrawn', 'due', 'confirmed'] as const
export type GuardianState = (typeof GUARDIAN_STATES)[number]

/** The state on a day in India; null stands for an account without acts. */
export function guardianState(latest: LatestAct | null, today: string): GuardianState {
  if (latest === null) return 'none'
  if (latest.act === 'confirmed') return 'confirmed'
  return today < dayOf(latest.adultAt) ? latest.act : 'due'
}
