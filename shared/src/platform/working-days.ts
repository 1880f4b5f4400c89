import { addDays } from './days.ts'

const SATURDAY = 6

interface WorkingDaysOptions {
  /** `YYYY-MM-DD`; it does not count itself. */
  after: string
  /** At least 1. */
  count: number
  worksOnSaturdays: boolean
}

/** The last of a number of working days after a day. The office is closed on Sundays; public holidays are not known. */
export function lastWorkingDay({ after, count, worksOnSaturdays }: WorkingDaysOptions): string {
  let day = after
  for (let left = count; left > 0; ) {
    day = addDays(day, 1)
    const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay()
    if (weekday !== 0 && (worksOnSaturdays || weekday !== SATURDAY)) left -= 1
  }
  return day
}
