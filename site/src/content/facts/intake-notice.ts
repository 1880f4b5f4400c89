import type { Intake } from '@pravesh/shared/courses/intake'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import type { Locale } from '@pravesh/shared/platform/locale'

export interface IntakeWords {
  opensOn: (day: string) => string
  closedOn: (day: string) => string
  closed: string
}

/** Why a course accepts no applications; null while it does. */
export function intakeNotice({ state, opensOn, closesOn }: Intake, words: IntakeWords, locale: Locale): string | null {
  if (state === 'open') return null
  if (state === 'upcoming' && opensOn !== null) return words.opensOn(formatLongDay(opensOn, locale))
  if (state === 'ended' && closesOn !== null) return words.closedOn(formatLongDay(closesOn, locale))
  return words.closed
}
