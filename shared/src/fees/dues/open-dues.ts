/** What many open dues have left, from sums of the database. Agrees with `dueMoney` of each. */
import { type LateFeeRule, lateFeePaise } from './late-fee.ts'

/** Open dues of the same date and the same fixed late fee. */
interface AlikeDues {
  count: number
  /** `YYYY-MM-DD`; null without a date. */
  dueOn: string | null
  /** Of each, in whole paise. */
  fixedLateFeePaise: number
  /** Their amounts less concessions, with charges, less what is paid or being cleared. In whole paise, of all together. */
  restPaise: number
  /** Whether that is more than zero for each of them, so that a late fee grows. */
  hasRest: boolean
  /** Whether it is more than zero for each of them with the fixed late fee. */
  hasRestWithLateFee: boolean
}

interface LeftOptions {
  dues: AlikeDues
  /** The day of the payment, `YYYY-MM-DD`. */
  day: string
  rule: LateFeeRule
}

/** How many of them have something left, all or none, and how much together, in whole paise. */
export function leftOfAlike({ dues, day, rule }: LeftOptions): { count: number; leftPaise: number } {
  const { count, dueOn, fixedLateFeePaise, restPaise, hasRest, hasRestWithLateFee } = dues
  const running = hasRest ? lateFeePaise({ rule, dueOn, day }) : 0
  if (!hasRest && !hasRestWithLateFee) return { count: 0, leftPaise: 0 }
  return { count, leftPaise: restPaise + count * Math.max(fixedLateFeePaise, running) }
}
