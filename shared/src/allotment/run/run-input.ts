/**
 * What one run of an allotment reads, complete: with the same input every process computes the same result, to the byte.
 * Candidates, units, categories and groups refer to each other by their place in the lists.
 */
export interface RunInput {
  /** Vertical categories. The first is open to everyone; of the others each candidate has at most one. */
  categories: readonly string[]
  /** Horizontal groups, such as women or persons with disabilities. A candidate may be in several. */
  groups: readonly string[]
  /** Vacant seats of `from` become seats of `to`, in this order, until none is left to move. */
  moves: readonly Move[]
  /** Merit lists, such as one for each school subject. */
  lists: readonly string[]
  units: readonly Unit[]
  candidates: readonly Candidate[]
}

/** Categories. */
interface Move {
  from: number
  to: number
}

/** What a candidate chooses: a subject of a course at a college. */
export interface Unit {
  code: string
  /** Units with the same college are those among which `slide` moves. */
  college: string
  list: number
  /** In the order of `categories`. */
  seats: readonly CategorySeats[]
}

export interface CategorySeats {
  capacity: number
  /** In the order of `groups`: the number of these seats that members of the group get before others, while there are any. */
  minimum: readonly number[]
}

export interface Candidate {
  /** Pseudonym. Only the applicant is shown which row is theirs. */
  key: string
  /** Zero without a confirmed claim. */
  category: number
  /** Only those for which some unit guarantees a seat (`counting-groups.ts`). */
  groups: readonly number[]
  /** In the order of `lists`; null where the candidate has no place on the list. */
  merit: readonly (Merit | null)[]
  /** Units, the most wanted first. */
  choices: readonly number[]
  held?: Held
}

/** Integers compared in turn, the greater first: the score, then what decides ties. No two candidates of a list are equal. */
export type Merit = readonly number[]

/** The seat from the round before. The candidate gets it, or a better one. */
export interface Held {
  unit: number
  category: number
  next: 'freeze' | 'float' | 'slide'
}
