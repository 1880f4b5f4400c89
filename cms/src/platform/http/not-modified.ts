import type { IncomingHttpHeaders } from 'node:http'

/** What a client may compare its copy with. */
export interface Validators {
  /** A strong entity tag with its quotes. */
  etag: string
  /** When it last changed, in milliseconds of whole seconds, as the header can tell. */
  modified: number
}

/** Whether the client's copy is still the same: RFC 9110, 13.1. Tags count more than times and are compared weakly. */
export function isNotModified(headers: IncomingHttpHeaders, { etag, modified }: Validators): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags.trim() === '*' || tagsIn(tags).includes(etag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return modified <= since
}

/** The tags of a list without their weakness; a tag may contain commas. */
function tagsIn(list: string): string[] {
  return list.match(/"[^"]*"/g) ?? []
}
