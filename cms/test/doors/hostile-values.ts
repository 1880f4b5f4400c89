import { HOSTILE_TEXTS, HOSTILE_VALUES } from '../hostile.ts'
import type { Random } from './random.ts'
import type { Door } from './rest-doors.ts'

/** What requests may name. */
export interface Known {
  doors: readonly Door[]
  slugs: readonly string[]
  /** Ids of stored records, and some that nothing has. */
  ids: readonly string[]
  /** Names of fields and arguments. */
  names: readonly string[]
  actionIds: readonly string[]
}

export const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'prototype', '']
export const NUMBERS = [0, -1, 1.5, 1e21, 2 ** 53, -0, 100_000, 99_999_999]
export const OPERATORS = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'like',
  'contains',
  'exists',
  'near',
  'all',
  'greater_than',
]
const REACT = [
  '$h1',
  '$@1',
  '$Q1',
  '$W1',
  '$K1',
  '$i1',
  '$T',
  '$0',
  '$0:0',
  '$0:0:args',
  '$D0',
  '$n9',
  '$undefined',
  '$NaN',
]

export function aWhere(random: Random, known: Known): unknown {
  return random.one([
    {},
    { [random.one(known.names)]: { [random.one(OPERATORS)]: aValue(random, known, 1) } },
    { or: [{ and: [{ [random.one(known.names)]: { equals: aText(random) } }] }] },
    aValue(random, known, 2),
  ])
}

export const aText = (random: Random): string =>
  random.chance(0.7) ? random.one(HOSTILE_TEXTS)[1] : random.one([...INHERITED, ...REACT])

export function anId(random: Random, known: Known): string {
  return random.chance(0.7) ? random.one(known.ids) : random.one([...INHERITED.filter(Boolean), 'x', '0', '%00'])
}

export function aValue(random: Random, known: Known, depth: number): unknown {
  const kind = random.next()
  if (kind < 0.25) return aText(random)
  if (kind < 0.4) return random.one(NUMBERS)
  if (kind < 0.55) return random.one(HOSTILE_VALUES)[1]
  if (kind < 0.65) return anId(random, known)
  if (depth <= 0) return null
  if (kind < 0.75) return Array.from({ length: random.below(4) }, () => aValue(random, known, depth - 1))
  return anObject(random, known, depth)
}

export function anObject(random: Random, known: Known, depth: number): Record<string, unknown> {
  const entries = Array.from({ length: random.below(6) }, () => [
    random.chance(0.9) ? random.one(known.names) : random.one([...INHERITED, '$gt', 'and', 'relationTo']),
    aValue(random, known, depth - 1),
  ])
  return Object.fromEntries(entries)
}
