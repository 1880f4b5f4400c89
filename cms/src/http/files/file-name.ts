import { createHash } from 'node:crypto'

/** Common maximum length of file names in bytes, minus room for `.html`, `.br` and a temporary suffix. */
const MAX_SEGMENT_BYTES = 200

/**
 * The file of the page at an address, relative to a release: `/` → `index.html`, `/courses/a` → `courses/a.html`. Null
 * for invalid escapes, dot segments, NUL, backslashes and empty segments.
 */
export function pageFile(pathname: string): string | null {
  if (pathname === '/') return 'index.html'
  const segments = decodeSegments(pathname)
  return segments === null ? null : `${segments.map(shorten).join('/')}.html`
}

/** The file of an asset, relative to a release; null in the same cases. */
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
  if (Buffer.byteLength(segment) <= MAX_SEGMENT_BYTES) return segment
  return createHash('sha256').update(segment).digest('hex')
}
