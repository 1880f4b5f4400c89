import type { Intake } from '../courses/intake.ts'

const day = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })

/** Why a submission is refused while applications are closed. */
export function closedMessage(intake: Intake | null): string {
  if (intake?.state === 'upcoming' && intake.opensOn !== null)
    return `Applications for this course open on ${day.format(new Date(intake.opensOn))}.`
  if (intake?.state === 'ended' && intake.closesOn !== null)
    return `Applications for this course closed on ${day.format(new Date(intake.closesOn))}.`
  return 'Applications for this course are closed at the moment.'
}
