import type { PinPlace } from '@pravesh/shared/content/pin-codes/wire'

/** The fields of an address that a PIN code fills in; empty texts without an answer. */
export interface PlaceFields {
  state: string
  district: string
  postOffice: string
}

export const NOTHING_FILLED: PlaceFields = { state: '', district: '', postOffice: '' }

interface FillOptions {
  place: PinPlace
  now: PlaceFields
  /** What earlier PIN codes filled in. */
  ours: PlaceFields
  /** Leaves out an office with branches, one of which may be the post office of the address. */
  onlySoleOffice: boolean
}

/** Whether the PIN code may belong to the state: also without a state, and for codes that belong to none. */
export function fitsState({ states }: PinPlace, state: string): boolean {
  return state === '' || states.length === 0 || states.includes(state)
}

/**
 * The fields after a PIN code: what is empty or was filled in by an earlier code has what the new one says, and nothing
 * else changes, but for the district of a state that does.
 */
export function filledFields({ place, now, ours, onlySoleOffice }: FillOptions): PlaceFields {
  const isOurs = (key: keyof PlaceFields) => now[key] === '' || isSame(now[key], ours[key])
  const [only = '', another] = place.states
  const known = another === undefined ? only : ''
  const stateNow = fitsState(place, now.state) ? now.state : ''
  const state = isOurs('state') ? known || stateNow : now.state
  const isMoved = now.state !== '' && state !== now.state
  const district = state !== '' && state === known ? (place.district ?? '') : ''
  const isSole = !(onlySoleOffice && place.hasBranches)
  const postOffice = isSole ? (place.postOffice ?? '') : ''
  return {
    state,
    district: isMoved || isOurs('district') ? district : now.district,
    // A code of another state is asked about, and its address may be kept.
    postOffice: isOurs('postOffice') && fitsState(place, state) ? postOffice : now.postOffice,
  }
}

/** What PIN codes have filled in once the fields have changed from `now` to `next`. */
export function filledByUs(now: PlaceFields, next: PlaceFields, ours: PlaceFields): PlaceFields {
  const of = (key: keyof PlaceFields) => (next[key] !== now[key] || isSame(now[key], ours[key]) ? next[key] : '')
  return { state: of('state'), district: of('district'), postOffice: of('postOffice') }
}

/** Some forms have everything in capitals. */
function isSame(a: string, b: string): boolean {
  return a.toUpperCase() === b.toUpperCase()
}
