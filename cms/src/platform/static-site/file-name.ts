import { createHash } from 'node:crypto'

/** The longest name most file systems take, in bytes, less the room for `.html`, `.br` and a temporary suffix. */
const LONGEST_SEGMENT = 200

/**
 * The file, relative to a release, that holds the page at an address: `/` → `index.html`, `/courses/a` → `courses/a.html`.
 * Null for what can be no page: a bad escape, dot segments, a NUL, a backslash, an empty segment.
 */
export function pageFile(pathname: string): string | null {
  if (pathname === '/') return 'index.html'
  const segments = decodeSegments(pathname)
  return segments === null ? null : `${segments.map(shorten).join('/')}.html`
}

/** The file, relative to a release, of an asset's address; null as for pages. */
export function assetFile(pathname: string): string | null {
  return decodeSegments(pathname)?.join('/') ?? null
}

function decodeSegments(pathname: string): string[] | null {
  if (!pathname.startsWith('/')) return null
  let decoded: string[]
  try {
    decoded = pathname.slice(1).split('/').map(decodeURIComponent)
  } catch {
    return null
  }
  return decoded.every(isPlainSegment) ? decoded : null
}

function isPlainSegment(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.') && !/[/\\\0]/.test(segment)
}

function shorten(segment: string): string {
  if (Buffer.byteLength(segment) <= LONGEST_SEGMENT) return segment
  return createHash('sha256').update(segment).digest('hex')
}
