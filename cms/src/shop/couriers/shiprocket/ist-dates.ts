/** Shiprocket's dates: several formats, all in India's time without a zone. */
import { indianIso } from '@pravesh/shared/platform/day-in-india'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `2022-07-19 11:37:00`, `2024-07-01`, and with `T` between. */
const YEAR_FIRST =
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:[T ](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d))?)?/
/** `23 05 2023 11:43:52` */
const DAY_FIRST =
  /^(?<day>\d\d?)[ /-](?<month>\d\d)[ /-](?<year>\d{4})(?: (?<hour>\d\d?):(?<minute>\d\d)(?::(?<second>\d\d))?)?$/
/** `24 Jul 2019, 11:11 AM` */
const NAMED =
  /^(?<day>\d\d?) (?<name>[a-z]{3})[a-z]* (?<year>\d{4})(?:,? (?<hour>\d\d?):(?<minute>\d\d)(?::(?<second>\d\d))? ?(?<half>[ap]m)?)?$/i
/** `Jul 01, 2024` */
const NAME_FIRST = /^(?<name>[a-z]{3})[a-z]* (?<day>\d\d?),? (?<year>\d{4})$/i

const IST_OFFSET_MS = 5.5 * 60 * 60_000

/** Reads a date of Shiprocket; null when it is absent or in another format. */
export function readIstDate(text: unknown): Date | null {
  if (typeof text !== 'string') return null
  const trimmed = text.trim()
  const groups = [YEAR_FIRST, DAY_FIRST, NAMED, NAME_FIRST].map((format) => format.exec(trimmed)?.groups).find(Boolean)
  if (groups === undefined) return null
  const { year, month, name, day, hour = '0', minute = '0', second = '0', half } = groups
  const monthIndex = name === undefined ? Number(month) - 1 : MONTHS.indexOf(name.toLowerCase())
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
  const local = new Date(Date.UTC(Number(year), monthIndex, Number(day), hours, Number(minute), Number(second)))
  // An impossible day such as 0000-00-00 or 31 June would move into another month.
  if (local.getUTCMonth() !== monthIndex || local.getUTCDate() !== Number(day)) return null
  return new Date(local.getTime() - IST_OFFSET_MS)
}

/** `YYYY-MM-DD HH:mm` in India, as Shiprocket expects it. */
export function istDateTime(date: Date): string {
  return indianIso(date.toISOString()).slice(0, 16).replace('T', ' ')
}
