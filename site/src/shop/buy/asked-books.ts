import { splitLocale } from '@pravesh/shared/platform/locale'
import { paths } from '@pravesh/shared/site/paths'

/** What the address of the buy page asks for. */
export interface AskedBooks {
  /** Null for the books of the basket. */
  bookId: string | null
  /** Also the other books of its course and semester. */
  wholeSemester: boolean
  /** The books of this own unpaid order instead; null without one. */
  orderId: string | null
}

/**
 * Parses the address of the buy page: `/purchase-books/{id}/buynow` with `?set=semester` or `?order={id}`, or
 * `/purchase-books/basket/buynow`; null if it names no book.
 */
export function askedBooks({ pathname, search }: { pathname: string; search: string }): AskedBooks | null {
  const { path } = splitLocale(pathname)
  if (path === paths.buyBasket) return { bookId: null, wholeSemester: false, orderId: null }
  const [, id] = /^\/purchase-books\/([^/]+)\/buynow$/.exec(path) ?? []
  if (id === undefined) return null
  const query = new URLSearchParams(search)
  return { bookId: decoded(id), wholeSemester: query.get('set') === 'semester', orderId: query.get('order') }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
