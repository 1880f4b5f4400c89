import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import * as z from 'zod/mini'
import { removeForStudent, storedForStudent, storeForStudent } from '../../lib/student-storage.ts'
import type { TypedAddress } from '../address/typed-address.ts'
import type { AskedBooks } from './asked-books.ts'

/** An unfinished order as stored in this browser, until it is sent or the student logs out. */
export interface BuyDraft {
  address: TypedAddress
  items: OrderItem[]
}

const typed = z.string()
const schema: z.ZodMiniType<BuyDraft> = z.object({
  address: z.object({
    name: typed,
    surname: typed,
    line1: typed,
    line2: typed,
    city: typed,
    district: typed,
    state: typed,
    pin: typed,
    country: typed,
    email: typed,
    phone: typed,
  }),
  items: z.array(z.object({ bookId: z.string(), units: z.int() })),
})

/** Storage key of one student's order of a book, of a semester's books, of the basket, or of an earlier order. */
export function buyDraftName(student: string, { bookId, wholeSemester, orderId }: AskedBooks): string {
  return `order:${student}:${orderId ?? bookId ?? 'basket'}${wholeSemester ? ':semester' : ''}`
}

/** Returns whether the draft was stored. */
export function storeBuyDraft(name: string, draft: BuyDraft): boolean {
  return storeForStudent('local', name, JSON.stringify(draft))
}

/** The stored draft; null if there is none or it cannot be parsed. */
export function findBuyDraft(name: string): BuyDraft | null {
  try {
    return schema.parse(JSON.parse(storedForStudent('local', name) ?? ''))
  } catch {
    return null
  }
}

export function removeBuyDraft(name: string): void {
  removeForStudent('local', name)
}
