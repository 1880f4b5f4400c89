/** What a parent or guardian sees of their own consents. */
import { dayOf } from '../../platform/day-in-india.ts'
import { graphemesOf } from '../../platform/graphemes.ts'
import type { LatestAct } from './guardian-states.ts'

/**
 * `replaced`: another person, or a later consent, stands in its place. `adult`: the applicant is 18 now and decides alone.
 */
export const OWN_CONSENT_STATES = ['given', 'withdrawn', 'replaced', 'adult'] as const
type OwnConsentState = (typeof OWN_CONSENT_STATES)[number]

/** The same whether or not the number has given a consent, so that it reveals neither. */
export const OWN_CODE_SENT = 'If a consent was given with this number, we have sent a code to it. It can take a minute.'

interface ActOfPhone extends LatestAct {
  phone?: string | null
}

/** The state of the consents that one number gave for an applicant, by the latest act about the applicant, on a day in India. */
export function ownConsentState(
  latest: ActOfPhone,
  { phone, today }: { phone: string; today: string },
): OwnConsentState {
  if (today >= dayOf(latest.adultAt) || latest.act === 'confirmed') return 'adult'
  if (latest.phone !== phone) return 'replaced'
  return latest.act
}

/** `ASHA M.` for `ASHA RANI MONDAL`: enough for a guardian to know who it is, and little for others. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/u)
  const [initial] = graphemesOf(others.at(-1) ?? '')
  return initial === undefined ? first : `${first} ${initial}.`
}
