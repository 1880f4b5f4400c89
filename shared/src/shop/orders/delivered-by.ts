import { dayInIndia } from '../../platform/formats.ts'
import { SERVICE_TIMES } from './service-times.ts'

const DAY = 24 * 60 * 60_000
const SUNDAY = 0

/**
 * The day by which an order that is paid now should arrive, `YYYY-MM-DD` in India: packed in working days, then carried for the
 * days that the courier estimates, or as long as surface delivery usually takes at most.
 */
export function deliveredBy(now: Date, courierDays: number | null): string {
  let packed = now
  for (let working = 0; working < SERVICE_TIMES.pack; ) {
    packed = new Date(packed.getTime() + DAY)
    if (weekdayInIndia(packed) !== SUNDAY) working += 1
  }
  return dayInIndia(new Date(packed.getTime() + (courierDays ?? SERVICE_TIMES.surface.max) * DAY))
}

function weekdayInIndia(at: Date): number {
  return new Date(dayInIndia(at)).getUTCDay()
}
