import type { Merit } from '../run/run-input.ts'

/** Someone on a merit list, before the order among equal scores is decided. */
export interface Scored {
  key: string
  /** In ten-thousandths. */
  score: number
  /** For each rule of the order among equals, the greater first. */
  ties: readonly number[]
  /** Drawn from the published seed; no two are equal. */
  lot: number
}

export interface Placed {
  key: string
  /** The score, and the place among equal scores as a negative number: complete, without personal data. */
  merit: Merit
  /** The number of the rule that put this person behind the one before with the same score, or `lot`; null after another score. */
  decidedBy: number | 'lot' | null
}

/** The total order of a list, the best first. */
export function inTotalOrder(list: readonly Scored[]): Placed[] {
  const sorted = list.toSorted(byMerit)
  let among = 0
  return sorted.map((row, place) => {
    const before = sorted[place - 1]
    const equal = before?.score === row.score
    among = equal ? among + 1 : 0
    return {
      key: row.key,
      merit: [row.score, among === 0 ? 0 : -among],
      decidedBy: equal ? ruleBetween(before, row) : null,
    }
  })
}

/** Negative if the first comes before the second. */
export function byMerit(a: Scored, b: Scored): number {
  return b.score - a.score || byTies(a, b) || b.lot - a.lot
}

function byTies(a: Scored, b: Scored): number {
  const rule = a.ties.findIndex((value, at) => value !== b.ties[at])
  return rule === -1 ? 0 : (b.ties[rule] ?? 0) - (a.ties[rule] ?? 0)
}

/** Of two with the same score: the number of the rule that decided, or `lot`. */
export function ruleBetween(before: Scored, row: Scored): number | 'lot' {
  const rule = before.ties.findIndex((value, at) => value !== row.ties[at])
  return rule === -1 ? 'lot' : rule
}

/** Of a hash, so many hexadecimal digits as an exact number has. */
const DIGITS = 12

/**
 * The lot of a person: the first 48 bits of the SHA-256 of seed and key. The seed is published before the list, so that everyone can
 * draw the same lots.
 *
 * @param sha256 In hexadecimal digits.
 */
export function lotOf(seed: string, key: string, sha256: (text: string) => string): number {
  return Number.parseInt(sha256(`${seed}\n${key}`).slice(0, DIGITS), 16)
}
