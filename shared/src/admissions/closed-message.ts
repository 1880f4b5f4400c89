import type { Intake } from '../courses/intake.ts'
import { formatLongDay } from '../platform/formats.ts'

/** Why a submission is refused while applications are closed. */
export function closedMessage(intake: Intake | null): string {
  if (intake?.state === 'upcoming' && intake.opensOn !== null)
    return `Applications for this course open on ${formatLongDay(intake.opensOn)}.`
  if (intake?.state === 'ended' && intake.closesOn !== null)
    return `Applications for this course closed on ${formatLongDay(intake.closesOn)}.`
  return 'Applications for this course are closed at the moment.'
}
