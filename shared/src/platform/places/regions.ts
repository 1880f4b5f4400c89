import { CENTRAL } from './central.ts'
import { EAST } from './east.ts'
import { NORTH } from './north.ts'
import { NORTH_EAST } from './north-east.ts'
import { SOUTH } from './south.ts'
import { WEST } from './west.ts'

const REGIONS = { CENTRAL, EAST, NORTH, NORTH_EAST, SOUTH, WEST }
export type Region = keyof typeof REGIONS

/** The region of a state by its name in capitals; null if the name is unknown. */
export function regionOf(state: string): Region | null {
  const names = Object.keys(REGIONS) as Region[]
  return names.find((region) => Object.hasOwn(REGIONS[region], state)) ?? null
}
