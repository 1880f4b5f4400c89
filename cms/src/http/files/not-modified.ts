import type { IncomingHttpHeaders } from 'node:http'

/** Validators for conditional requests. */
export interface Validators {
  /** A strong entity tag with its quotes. */
  etag: string
  /** Last modification in milliseconds, rounded down to seconds, the resolution of the header. */
  modified: number
}

/** Whether to respond 304: RFC 9110, 13.1. If-None-Match takes precedence and is compared weakly. */
export function isNotModified(headers: IncomingHttpHeaders, { etag, modified }: Validators): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags.trim() === '*' || tagsIn(tags).includes(etag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return modified <= since
}

/** The entity tags of a list without `W/`; a tag may contain commas. */
function tagsIn(list: string): string[] {
  return list.match(/"[^"]*"/g) ?? []
}
