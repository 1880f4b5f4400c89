/**
 * The states and union territories of India and their districts: our own table, checked on 21 November 2026 against
 * published lists made from the Local Government Directory (lgdirectory.gov.in) and press reports of the states'
 * notifications since. What was decided where sources differ is in decision 10.
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

/** All 28 states and 8 union territories, in alphabetical order and upper case like every entry of the form. */
export const STATES: readonly string[] = [...districtsByState.keys()].sort()

/** What the form offers after the last district; a name that is newer than this table may then be typed. */
export const DISTRICT_NOT_LISTED = 'MY DISTRICT IS NOT LISTED'

/** Whether this is the name of a state or union territory exactly as `STATES` has it. */
export function isState(name: string): boolean {
  return districtsByState.has(name)
}

/** The districts of a state in alphabetical order; none for a name that is not in `STATES`. */
export function districtsOf(stateName: string): readonly string[] {
  return (districtsByState.get(stateName) ?? []).map(({ name }) => name)
}

/** The listed district that somebody means, by its name of today or a former one, however it is written; else null. */
export function districtOf(stateName: string, typed: string): string | null {
  const wanted = comparable(typed)
  const district = districtsByState
    .get(stateName)
    ?.find(({ name, aliases }) => [name, ...aliases].some((known) => comparable(known) === wanted))
  return district?.name ?? null
}

/** Letters and digits only: capitals, accents, hyphens, dots, `&` and the word "district" make no difference. */
function comparable(name: string): string {
  return name
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll('&', ' AND ')
    .replace(/\bDIST(RICT|T)?\b/g, '')
    .replace(/[^A-Z0-9]/g, '')
}
