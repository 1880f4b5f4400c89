import * as z from 'zod/mini'
import { SEMESTERS } from '../../content/options.ts'
import { COURSE_CODES } from '../../courses/courses.ts'

const count = z.int().check(z.nonnegative())
const measure = z.nullable(z.number().check(z.nonnegative()))

/** A line of an order: the book as it was when it was ordered. */
export const orderLineSchema = z.object({
  bookId: z.string(),
  name: z.string(),
  author: z.string(),
  publisher: z.string(),
  course: z.enum(COURSE_CODES),
  semester: z.enum(SEMESTERS),
  language: z.string(),
  pages: count,
  /** The shop's code of the book, at most 50 characters. */
  sku: z.string(),
  units: z.int().check(z.minimum(1)),
  /** Of one copy. */
  pricePaise: count,
  /** Of all copies. */
  deliveryPaise: count,
  /** Of one copy. */
  weightGrams: measure,
  lengthCm: measure,
  widthCm: measure,
  heightCm: measure,
})
export type OrderLine = z.infer<typeof orderLineSchema>

/** What is ordered of one book. */
export interface OrderItem {
  bookId: string
  units: number
}

/** Joins items of the same book, so that each book has one line. */
export function joinItems(items: readonly OrderItem[]): OrderItem[] {
  const units = new Map<string, number>()
  for (const item of items) units.set(item.bookId, (units.get(item.bookId) ?? 0) + item.units)
  return [...units].map(([bookId, total]) => ({ bookId, units: total }))
}

/** The copies of a book among some items. */
export function unitsOf(items: readonly OrderItem[], bookId: string): number {
  return items.reduce((total, item) => (item.bookId === bookId ? total + item.units : total), 0)
}

/** The price of some lines, without delivery. */
export function booksPaiseOf(lines: readonly Pick<OrderLine, 'units' | 'pricePaise'>[]): number {
  return lines.reduce((total, { units, pricePaise }) => total + units * pricePaise, 0)
}

/** The content of an order in words: `2 × Childhood and Growing Up, 1 × Anatomy`. */
export function summaryOf(lines: readonly Pick<OrderLine, 'name' | 'units'>[]): string {
  return lines.map(({ name, units }) => `${units} × ${name}`).join(', ')
}
