import { startOfDay } from '@pravesh/shared/platform/day-in-india'

const format = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' })

/** Formats a day, `2026-11-21`, as `21 Nov 2026`. */
export function formatDay(day: string): string {
  return format.format(new Date(startOfDay(day)))
}
