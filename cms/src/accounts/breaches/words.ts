import { BREACH_DUTIES, dutyState, type OpenDuty } from '@pravesh/shared/accounts/breaches/breach-duties'
import { istTime } from '../../foundation/formats.ts'

const STATES = {
  overdue: (label: string, time: string) => `Overdue since ${time}: ${label}`,
  'at-once': (label: string, time: string) => `Now, at the latest by ${time}: ${label}`,
  due: (label: string, time: string) => `By ${time}: ${label}`,
} as const

/** A duty and its deadline in a line, such as `By 21 Nov 2026, 9:30 am: Report to CERT-In`. */
export function dutyText(duty: OpenDuty, now: Date): string {
  return STATES[dutyState(duty, now)](BREACH_DUTIES[duty.name].label, istTime(duty.dueAt))
}

/** Words of the register of data breaches. */
export const breachWords = {
  heading: 'Still to be told',
  nothing: 'Nothing is left to report.',
  command: 'The operator lists the persons whose records were read in this period with:',
  detail: (next: string, others: number) => (others === 0 ? `${next}.` : `${next}, and ${others} more.`),
  notice: (title: string) => `Data breach “${title}”`,
}
