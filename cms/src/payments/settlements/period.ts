import { isDay } from '@pravesh/shared/platform/day-in-india'
import { addDays, daysBetween } from '@pravesh/shared/platform/days'
import { dayInIndia } from '@pravesh/shared/platform/formats'

/** Days in India, both included. */
export interface Period {
  from: string
  to: string
}

const DEFAULT_DAYS = 14
/** More does not fit a page that people read. */
const MAX_DAYS = 62

type Params = Record<string, string | string[] | undefined>

/** Reads the period from the address: the last two weeks by default, and at most two months. */
export function periodIn(params: Params, now: Date): Period {
  const day = (name: string) => {
    const text = String(params[name] ?? '')
    return isDay(text) ? text : null
  }
  const to = day('to') ?? day('day') ?? dayInIndia(now)
  const from = day('from') ?? day('day') ?? addDays(to, 1 - DEFAULT_DAYS)
  if (from > to) return { from: to, to }
  return { from: daysBetween(from, to) < MAX_DAYS ? from : addDays(to, 1 - MAX_DAYS), to }
}
