/** What a check has found wrong. Unit and candidate are places in the lists of the file. */
export interface Finding {
  check: Check
  candidate?: number
  unit?: number
  detail: string
}

type Check = (typeof CHECKS)[number]

/** In the order in which they are shown. */
export const CHECKS = [
  'hash',
  'shape',
  'seats',
  'capacity',
  'eligibility',
  'held',
  'moves',
  'envy',
  'guarantee',
  'recomputed',
] as const

/** A finding for those who look into the file: rows and units are counted from 1. */
export function findingText({ check, candidate, unit, detail }: Finding): string {
  const row = candidate === undefined ? '' : `, row ${candidate + 1}`
  return `${check}${row}${unit === undefined ? '' : `, unit ${unit + 1}`}: ${detail}`
}
