import { type DueMoney, dueMoney } from '@pravesh/shared/fees/dues/due-money'
import { type FeeSettings, lateFeeRule } from '@pravesh/shared/fees/dues/fee-settings'
import type { FeeDue } from '../../payload-types.ts'
import { dayOf } from './day.ts'

type Facts = Pick<
  FeeDue,
  'status' | 'amountPaise' | 'concessionPaise' | 'chargePaise' | 'refundedPaise' | 'entries' | 'dueOn' | 'course'
>

interface MoneyOptions {
  due: Facts
  settings: Pick<FeeSettings, 'lateFees'>
  /** The day of the payment in India, `YYYY-MM-DD`. */
  day: string
}

/** What a due comes to on a day. */
export function moneyOfDue({ due, settings, day }: MoneyOptions): DueMoney {
  const dueOn = due.dueOn ? dayOf(due.dueOn) : null
  return dueMoney({ due, dueOn, day, rule: lateFeeRule(settings, due.course) })
}
