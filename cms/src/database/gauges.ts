import type { Payload } from 'payload'

/** A value with labels. Labels have few values and nothing personal. */
interface Sample {
  labels: Readonly<Record<string, string>>
  value: number
}

export interface GaugeInput {
  payload: Payload
  now: Date
}

type Readings<Name extends string> = Readonly<Record<Name, number | readonly Sample[]>>

/** Values for `/metrics` that are computed when they are asked for. */
export interface Gauges<Name extends string = string> {
  /** What each means, by its name without the prefix `pravesh_`. Durations are in seconds. */
  about: Readonly<Record<Name, string>>
  /** Whether they need the database. Such values are shared for some seconds, and missing while the database fails. */
  database: boolean
  /** Queries must use an index, so that their cost does not grow with the number of records. */
  read: (input: GaugeInput) => Promise<Readings<Name>> | Readings<Name>
}

export function gauges<Name extends string>(definition: Gauges<Name>): Gauges {
  return definition
}

/** Seconds since a date, at least 0; 0 without a date. */
export function secondsSince(date: unknown, now: Date): number {
  const time = typeof date === 'string' || date instanceof Date ? new Date(date).getTime() : Number.NaN
  return Number.isNaN(time) ? 0 : Math.max(0, (now.getTime() - time) / 1000)
}
