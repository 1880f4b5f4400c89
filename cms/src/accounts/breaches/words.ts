import { BREACH_DUTIES, dutyState, type OpenDuty } from '@pravesh/shared/accounts/breaches/breach-duties'
import { istTime } from '../../foundation/formats.ts'
import { staffWords } from '../../foundation/languages/staff-words.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

/** Words of the register of data breaches. */
export const breachWords = staffWords({ en, hi, bn })

/** A duty and its deadline in a line, such as `By 21 Nov 2026, 9:30 am: Report to CERT-In`. */
export function dutyText(duty: OpenDuty, now: Date): string {
  return breachWords.due[dutyState(duty, now)](BREACH_DUTIES[duty.name].label, istTime(duty.dueAt))
}
