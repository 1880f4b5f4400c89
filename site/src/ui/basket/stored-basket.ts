import { type BasketLine, parseBasket } from '@pravesh/shared/shop/basket/basket'
import { mayHaveSession } from '../../lib/login-flag.ts'
import { removeForStudent, storageKey, storedForStudent, storeForStudent } from '../../lib/student-storage.ts'

/** Baskets in this browser's storage. All functions tolerate disabled storage and stored values of any kind. */

const COPY = 'basket'
const PRICES = 'basket-prices'

/** Storage keys: of a visitor's basket, and of the copy of a student's, which a logout removes. */
export const BASKET_KEYS = { visitor: 'pravesh-basket', student: storageKey(COPY) } as const

/** Dispatched at the window when a basket has changed in this tab; other tabs get a `storage` event. */
export const BASKET_EVENT = 'basket'

/** The copy of a student's basket, so that pages can show it at once. */
export interface BasketCopy {
  lines: BasketLine[]
  /** As the server counts. */
  revision: number
  /** When the server was asked, as a timestamp in milliseconds; 0 if something has changed since. */
  at: number
}

/** The basket of a visitor without an account. */
export function visitorsBasket(): BasketLine[] {
  try {
    return parseBasket(parsed(localStorage.getItem(BASKET_KEYS.visitor)).lines)
  } catch {
    return []
  }
}

/** Returns whether the basket was stored. */
export function storeVisitorsBasket(lines: readonly BasketLine[]): boolean {
  try {
    if (lines.length === 0) localStorage.removeItem(BASKET_KEYS.visitor)
    else localStorage.setItem(BASKET_KEYS.visitor, JSON.stringify({ lines }))
    announce()
    return true
  } catch {
    return false
  }
}

/** Null before the server was asked. */
export function basketCopy(): BasketCopy | null {
  const { lines, revision, at } = parsed(storedForStudent('local', COPY))
  if (typeof revision !== 'number' || typeof at !== 'number') return null
  return { lines: parseBasket(lines), revision, at }
}

export function storeBasketCopy(copy: BasketCopy): void {
  storeForStudent('local', COPY, JSON.stringify(copy))
  announce()
}

/** Has the next page of students ask the server again, e.g. because a payment empties the basket there. */
export function outdateBasketCopy(): void {
  const copy = basketCopy()
  if (copy) storeBasketCopy({ ...copy, at: 0 })
}

export function removeBasketCopy(): void {
  removeForStudent('local', COPY)
  announce()
}

/** The basket as far as this browser knows. */
export function knownBasket(): BasketLine[] {
  return mayHaveSession() ? (basketCopy()?.lines ?? visitorsBasket()) : visitorsBasket()
}

/** Calls a function when the basket changes, in this tab or another one. Returns a function that stops it. */
export function onBasketChange(run: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === BASKET_KEYS.visitor || key === BASKET_KEYS.student) run()
  }
  addEventListener(BASKET_EVENT, run)
  addEventListener('storage', onStorage)
  return () => {
    removeEventListener(BASKET_EVENT, run)
    removeEventListener('storage', onStorage)
  }
}

/** Prices in paise by book that this browser showed when the book was added. Only compared, never sent. */
export function seenPrices(): Record<string, number> {
  const found = Object.entries(parsed(storedForStudent('local', PRICES)))
  return Object.fromEntries(found.flatMap(([id, paise]) => (typeof paise === 'number' ? [[id, paise]] : [])))
}

/** Adds prices to those that were seen, and forgets those of titles that are no longer in the basket. */
export function rememberPrices(prices: Readonly<Record<string, number>>): void {
  const known = new Set([...knownBasket().map(({ bookId }) => bookId), ...Object.keys(prices)])
  const all = Object.entries({ ...seenPrices(), ...prices }).filter(([id]) => known.has(id))
  storeForStudent('local', PRICES, JSON.stringify(Object.fromEntries(all)))
}

function announce(): void {
  dispatchEvent(new Event(BASKET_EVENT))
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
