import type { Held } from '../run/run-input.ts'

/** What a person does with an allotted seat until the end of the round. */
export type Answer = Held['next'] | 'decline' | 'none'

export interface Offer {
  /** The choices of the person as locked, and the place of the seat among them. */
  choices: readonly number[]
  unit: number
  /** The round after which no further one follows. */
  isLastRound: boolean
}

/** The ways to accept a seat that mean something: without a better choice, or a further round, one can only stay. */
export function waysToAccept(
  { choices, unit, isLastRound }: Offer,
  collegeOf: (unit: number) => string,
): Held['next'][] {
  const place = choices.indexOf(unit)
  const better = place === -1 ? choices : choices.slice(0, place)
  if (isLastRound || better.length === 0) return ['freeze']
  const inCollege = better.some((other) => collegeOf(other) === collegeOf(unit))
  return inCollege ? ['freeze', 'slide', 'float'] : ['freeze', 'float']
}
