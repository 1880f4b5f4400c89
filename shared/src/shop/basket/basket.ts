/** Rules of a basket. Without schemas, because public pages have them in their scripts. */
import { MAX_LINES, MAX_UNITS } from '../orders/line-limits.ts'
import type { OrderItem } from '../orders/lines.ts'

/** A title and its number of copies. A basket lists each title once, the one that was added last first. */
export type BasketLine = OrderItem

/** Above the length of every id. */
const MAX_ID_LENGTH = 64

/** Why a book was not added: the basket has the most titles, or the most copies of this one. */
export type AddRefusal = 'titles' | 'copies'

export interface Added {
  lines: BasketLine[]
  /** Null if the basket has changed. */
  refusal: AddRefusal | null
}

/** Adds a copy of a book: a new title on top, another copy where the title is. */
export function addCopy(lines: readonly BasketLine[], bookId: string): Added {
  const present = lines.find((line) => line.bookId === bookId)
  if (present !== undefined) {
    const refusal = present.units >= MAX_UNITS ? 'copies' : null
    return { lines: setUnits(lines, { bookId, units: present.units + 1 }), refusal }
  }
  if (lines.length >= MAX_LINES) return { lines: [...lines], refusal: 'titles' }
  return { lines: [{ bookId, units: 1 }, ...lines], refusal: null }
}

/** Sets the copies of a title, within the limits. Does nothing for a title that is not in the basket. */
export function setUnits(lines: readonly BasketLine[], { bookId, units }: BasketLine): BasketLine[] {
  return lines.map((line) => (line.bookId === bookId ? { bookId, units: withinLimits(units) } : line))
}

export function withoutTitles(lines: readonly BasketLine[], bookIds: readonly string[]): BasketLine[] {
  return lines.filter(({ bookId }) => !bookIds.includes(bookId))
}

/** Puts a removed title back in its place, unless it is there again. */
export function putBack(lines: readonly BasketLine[], { line, at }: { line: BasketLine; at: number }): BasketLine[] {
  if (lines.length >= MAX_LINES || lines.some(({ bookId }) => bookId === line.bookId)) return [...lines]
  return lines.toSpliced(at, 0, line)
}

export interface Merged {
  lines: BasketLine[]
  /** Beyond the most titles of a basket; the ones that were added first. */
  leftOut: BasketLine[]
}

/**
 * The titles of two baskets, the newer ones on top, each with the larger number of copies. Merging the same basket again
 * changes nothing.
 */
export function mergeBaskets({ newer, older }: Record<'newer' | 'older', readonly BasketLine[]>): Merged {
  const merged = parseBasket([...newer, ...older])
  return { lines: merged.slice(0, MAX_LINES), leftOut: merged.slice(MAX_LINES) }
}

/** The lines of a stored value that may be hostile or of another version. Of a repeated title, the most copies count. */
export function parseBasket(value: unknown): BasketLine[] {
  const units = new Map<string, number>()
  for (const line of Array.isArray(value) ? value : []) {
    const { bookId, units: copies }: { bookId?: unknown; units?: unknown } = line ?? {}
    if (typeof bookId !== 'string' || bookId === '' || bookId.length > MAX_ID_LENGTH) continue
    if (typeof copies !== 'number' || !Number.isInteger(copies) || copies < 1) continue
    units.set(bookId, Math.max(units.get(bookId) ?? 0, withinLimits(copies)))
  }
  return [...units].map(([bookId, copies]) => ({ bookId, units: copies }))
}

/** The number of copies of all titles. */
export function copiesIn(lines: readonly BasketLine[]): number {
  return lines.reduce((sum, { units }) => sum + units, 0)
}

function withinLimits(units: number): number {
  return Math.min(Math.max(units, 1), MAX_UNITS)
}
