import type { IncomingMessage } from 'node:http'

/** A request's target: the path, and the query including its question mark, or an empty string. */
export interface Address {
  pathname: string
  search: string
}

export function addressOf(url: string): Address {
  const query = url.indexOf('?')
  return query < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, query), search: url.slice(query) }
}

/** Whether a request of HTTP/1.1 lacks the header that it needs. */
export function hasNoHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion === '1.1'
}
