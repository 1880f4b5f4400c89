/** Amounts by name: measures, and decisions by the number of days that they took. Absent ones are zero. */
export type Amounts = Record<string, number>

/** Adds amounts to others, and removes what becomes zero. Changes `to`. */
export function addAmounts(to: Amounts, added: Readonly<Amounts>, factor = 1): void {
  for (const name in added) {
    const sum = (to[name] ?? 0) + factor * (added[name] ?? 0)
    if (sum === 0) delete to[name]
    else to[name] = sum
  }
}

/** From this number of days on, decisions are counted together. */
export const MAX_DAYS = 120
const PREFIX = 'days'

/** The name under which a decision that took so many days is counted. */
export function daysName(days: number): string {
  return `${PREFIX}${Math.min(Math.max(0, Math.trunc(days)), MAX_DAYS)}`
}

/** The median number of days: the lower one of two. Null without decisions. `MAX_DAYS` means that many or more. */
export function medianDays(amounts: Readonly<Amounts>): number | null {
  const counts = Object.entries(amounts)
    .filter(([name]) => name.startsWith(PREFIX))
    .map(([name, count]) => ({ days: Number(name.slice(PREFIX.length)), count }))
    .sort((one, other) => one.days - other.days)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  let before = 0
  for (const { days, count } of counts) {
    before += count
    if (2 * before >= total && count > 0) return days
  }
  return null
}

/** The number of decisions behind the median. */
export function decisions(amounts: Readonly<Amounts>): number {
  return Object.entries(amounts).reduce((sum, [name, count]) => (name.startsWith(PREFIX) ? sum + count : sum), 0)
}
