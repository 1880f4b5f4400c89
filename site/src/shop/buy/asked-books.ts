import { splitLocale } from '@pravesh/shared/platform/locale'

/** What the address of the buy page asks for. */
export interface AskedBooks {
  bookId: string
  /** Also the other books of its course and semester. */
  wholeSemester: boolean
  /** The books of this own unpaid order instead; null without one. */
  orderId: string | null
}

/**
 * Parses the address of the buy page, `/purchase-books/{id}/buynow` with `?set=semester` or `?order={id}`; null if it names
 * no book.
 */
export function askedBooks({ pathname, search }: { pathname: string; search: string }): AskedBooks | null {
  const [, id] = /^\/purchase-books\/([^/]+)\/buynow$/.exec(splitLocale(pathname).path) ?? []
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
