/** By when an application is decided. */
import { dayInIndia } from '../../platform/formats.ts'
import { lastWorkingDay } from '../../platform/working-days.ts'
import { type EventKind, isTakenBack } from './events.ts'
import { type ApplicationStatus, isWaitingForStaff } from './status.ts'

export interface AdmissionSettings {
  /** Working days in which staff decide on an application with its fee. */
  workingDaysToDecide: number
  worksOnSaturdays: boolean
}

export const DEFAULT_ADMISSION_SETTINGS: AdmissionSettings = { workingDaysToDecide: 7, worksOnSaturdays: true }

/** Whether the application is with staff from this event on. So it is from the payment of the fee. */
function isBackWithStaff(kind: EventKind): boolean {
  return kind === 'resubmitted' || isTakenBack(kind)
}

interface WaitingFacts {
  status: ApplicationStatus
  /** ISO 8601; absent while the fee is not paid. */
  feePaidAt?: string | null | undefined
  events: readonly { kind: EventKind; at: string }[]
}

/** The day in India by which staff answer, `YYYY-MM-DD`; null unless the application is with staff and its fee is paid. */
export function answerBy(
  { status, feePaidAt, events }: WaitingFacts,
  { workingDaysToDecide: count, worksOnSaturdays }: AdmissionSettings,
): string | null {
  if (!isWaitingForStaff(status) || !feePaidAt) return null
  const starts = events.flatMap(({ kind, at }) => (isBackWithStaff(kind) ? [at] : []))
  const since = [feePaidAt, ...starts].reduce((latest, at) => (at > latest ? at : latest))
  return lastWorkingDay({ after: dayInIndia(new Date(since)), count, worksOnSaturdays })
}
