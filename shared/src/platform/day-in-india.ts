import { dayInIndia } from './formats.ts'

const INDIA = '+05:30'
const OFFSET_MS = 5.5 * 60 * 60_000

/** The first moment of a day in India (ISO 8601, UTC). */
export function startOfDay(day: string): string {
  return new Date(`${day}T00:00:00.000${INDIA}`).toISOString()
}

/** The last millisecond of a day in India (ISO 8601, UTC). */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59.999${INDIA}`).toISOString()
}

/** The day in India of a timestamp, `YYYY-MM-DD`; empty for an invalid one. */
export function dayOf(timestamp: string): string {
  const time = Date.parse(timestamp)
  return Number.isNaN(time) ? '' : dayInIndia(new Date(time))
}

/** Whether untrusted text is an existing day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00.000Z`).toJSON()?.slice(0, 10) === text
}

/** A timestamp in Indian time with its offset, for spreadsheets: `2026-11-21T12:03:00+05:30`. */
export function indianIso(timestamp: string): string {
  return `${new Date(Date.parse(timestamp) + OFFSET_MS).toISOString().slice(0, 19)}${INDIA}`
}
