import type { PlaceFields } from './fill-place.ts'

export interface PinNoteProps {
  /** As typed. */
  pin: string
  /** The chosen state, as in `STATES`; empty without one. */
  state: string
  read: () => PlaceFields
  write: (changes: Partial<PlaceFields>) => void
  /** Leaves out an office with branches, one of which may be the post office of the address. */
  onlySoleOffice?: boolean
  /** Moves the focus to the PIN code. */
  toPin: () => void
}
