import { type ConsentAct, type ConsentPlace, PURPOSES, type Purpose } from './purposes.ts'

/** One act of a student. Nothing changes it afterwards. */
export interface ConsentEntry {
  purpose: Purpose
  act: ConsentAct
  /** The version of the notice that the student had before them; empty if it is not known. */
  version: string
  /** The language of the notice; empty if it is not known. */
  locale: string
  /** ISO time. */
  at: string
  where: ConsentPlace
  /** Whether the student stated with it that they are 18 or older, as an optional purpose asks. */
  statedAdult: boolean
}

export interface ConsentState {
  purpose: Purpose
  given: boolean
  /** The entry that decides; null for a purpose that was never given. */
  entry: ConsentEntry | null
}

/** The state of each purpose: what its latest entry says, and off without one. Being shown a notice decides nothing. */
export function consentStates(entries: readonly ConsentEntry[]): ConsentState[] {
  return PURPOSES.map((purpose) => {
    const entry = entries
      .filter((other) => other.purpose === purpose && other.act !== 'shown')
      .reduce<ConsentEntry | null>((latest, other) => (latest && latest.at >= other.at ? latest : other), null)
    return { purpose, given: entry?.act === 'given', entry }
  })
}
