import type { SeatsLeft } from '@pravesh/shared/content/pages/trust-facts'
import type { en } from '../words/en.ts'

type Words = (typeof en)['facts']

/** The seats of a college in a course, and what is left of them. */
export function seatsText({ total, left }: SeatsLeft, words: Words): string {
  return left === null ? words.seats(total) : words.seatsLeft(total, left)
}

/** The seats of all colleges of a course; null unless each college has a number. */
export function seatsOfAll(colleges: readonly { seats: SeatsLeft | null }[]): SeatsLeft | null {
  const all = colleges.flatMap(({ seats }) => seats ?? [])
  if (all.length === 0 || all.length < colleges.length) return null
  const known = all.flatMap(({ left }) => left ?? [])
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  return { total: sum(all.map(({ total }) => total)), left: known.length < all.length ? null : sum(known) }
}
