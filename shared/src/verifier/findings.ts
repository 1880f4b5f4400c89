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
