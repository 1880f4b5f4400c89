import { addDays } from './days.ts'

const SATURDAY = 6

interface WorkingDaysOptions {
  /** `YYYY-MM-DD`; it does not count itself. */
  after: string
  /** At least 1. */
  count: number
  worksOnSaturdays: boolean
  /** Days that do not count, `YYYY-MM-DD`. */
  holidays: readonly string[]
}

/** The last of a number of working days after a day. The office is closed on Sundays and holidays. */
export function lastWorkingDay({ after, count, worksOnSaturdays, holidays }: WorkingDaysOptions): string {
  let day = after
  for (let left = count; left > 0; ) {
    day = addDays(day, 1)
    const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay()
    const isOpen = weekday !== 0 && (worksOnSaturdays || weekday !== SATURDAY) && !holidays.includes(day)
    if (isOpen) left -= 1
  }
  return day
}
