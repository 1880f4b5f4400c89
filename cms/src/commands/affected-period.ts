import { endOfDay, isDay, startOfDay } from '@pravesh/shared/platform/day-in-india'
import { StartError } from '../foundation/start-error.ts'

/** ISO 8601, both inclusive. */
export interface Period {
  from: string
  to: string
}

const TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/

/**
 * A period by typed days, which are whole, or times, both of India unless a time names its offset. Throws a StartError that says
 * what is wrong.
 */
export function periodOf(typed: { from: string | undefined; to: string | undefined }): Period {
  const from = momentOf('--from', typed.from, startOfDay)
  const to = momentOf('--to', typed.to, endOfDay)
  if (to < from) throw new StartError(`--to (${typed.to}) is before --from (${typed.from}).`)
  return { from, to }
}

function momentOf(option: string, typed: string | undefined, ofDay: (day: string) => string): string {
  if (typed === undefined) throw new StartError(`${option} is missing. Name a day or a time, such as ${EXAMPLES}.`)
  if (isDay(typed)) return ofDay(typed)
  const [, day, , , offset] = TIME.exec(typed) ?? []
  const time = Date.parse(offset ? typed : `${typed}+05:30`)
  if (day === undefined || !isDay(day) || Number.isNaN(time)) {
    throw new StartError(`${option} (${typed}) is no day or time. Write it as ${EXAMPLES}.`)
  }
  return new Date(time).toISOString()
}

const EXAMPLES = '2026-11-21 or 2026-11-21T09:30'
