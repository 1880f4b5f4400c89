import { isDay } from '@pravesh/shared/platform/day-in-india'
import { addDays, daysBetween } from '@pravesh/shared/platform/days'

interface Remembered {
  /** Text fields with days, of which an address is kept in relation to the day on which it was used. */
  relativeDays: readonly string[]
}

/** `custom` of a collection of which the list opens with the filters and the order that a person used last. */
export const remembersFilters = (remembered: Remembered) => ({ remembersFilters: remembered })

/** What a collection remembers; null for others. */
export function rememberedBy({ custom }: { custom?: Record<string, unknown> | undefined }): Remembered | null {
  return (custom?.remembersFilters as Remembered | undefined) ?? null
}

const RELATIVE = /^today([+-]\d+)$/

/** The filters and the order in an address, with days in relation to today; `today+6` is the sixth day from now. */
export function toRelative(params: URLSearchParams, { relativeDays }: Remembered, today: string): URLSearchParams {
  return mapDays(params, relativeDays, (value) => {
    if (!isDay(value)) return value
    const days = daysBetween(today, value)
    return `today${days < 0 ? '' : '+'}${days}`
  })
}

export function toAbsolute(params: URLSearchParams, { relativeDays }: Remembered, today: string): URLSearchParams {
  return mapDays(params, relativeDays, (value) => {
    const days = RELATIVE.exec(value)?.[1]
    return days === undefined ? value : addDays(today, Number(days))
  })
}

function mapDays(params: URLSearchParams, fields: readonly string[], change: (value: string) => string) {
  const isOfDay = (name: string) => fields.some((field) => name.includes(`[${field}][`))
  return new URLSearchParams([...params].map(([name, value]) => [name, isOfDay(name) ? change(value) : value]))
}
