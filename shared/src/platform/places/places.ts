/**
 * The states and union territories of India and their districts. This is our own table, checked on 21 November 2026 against
 * published lists based on the Local Government Directory (lgdirectory.gov.in) and press reports of later state
 * notifications. Decision 10 explains the choices where sources differ.
 */
import { CENTRAL } from './central.ts'
import { type District, parseDistricts } from './district-table.ts'
import { EAST } from './east.ts'
import { NORTH } from './north.ts'
import { NORTH_EAST } from './north-east.ts'
import { SOUTH } from './south.ts'
import { WEST } from './west.ts'

const districtsByState: ReadonlyMap<string, readonly District[]> = new Map(
  [NORTH, CENTRAL, EAST, NORTH_EAST, WEST, SOUTH]
    .flatMap((region) => Object.entries(region))
    .map(([state, entry]) => [state, parseDistricts(entry)]),
)

/** The last choice of the form, which allows free text for districts newer than this table. */
export const DISTRICT_NOT_LISTED = 'MY DISTRICT IS NOT LISTED'

/** The districts of a state in alphabetical order; empty for an unknown state. */
export function districtsOf(stateName: string): readonly string[] {
  return (districtsByState.get(stateName) ?? []).map(({ name }) => name)
}

/** Finds a district by its current name or an alias, ignoring case, accents and punctuation; null if it is not listed. */
export function districtOf(stateName: string, typed: string): string | null {
  const key = comparable(typed)
  const district = districtsByState
    .get(stateName)
    ?.find(({ name, aliases }) => [name, ...aliases].some((known) => comparable(known) === key))
  return district?.name ?? null
}

/** Normalises a name for comparison: case, accents, punctuation, `&` and the word "district" do not matter. */
function comparable(name: string): string {
  return name
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll('&', ' AND ')
    .replace(/\bDIST(RICT|T)?\b/g, '')
    .replace(/[^A-Z0-9]/g, '')
}
