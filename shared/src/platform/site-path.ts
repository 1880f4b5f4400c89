/** Any origin serves, because a path that stays on one origin stays on each. */
const ORIGIN = 'https://site.invalid'

/** How often a path may be percent-encoded; no client of the portal encodes twice. */
const MAX_ENCODINGS = 5

/** Escapes of the characters that decide where a path leads: `/`, `\`, `.`, `%` and controls. */
const STRUCTURAL_ESCAPE = /%(2f|5c|2e|25|[01][\da-f]|7f)/gi

/** A single slash, and neither backslashes nor controls, which URL parsers replace or drop. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const PLAIN_PATH = /^\/(?![/\\])[^\\\x00-\x1f\x7f]*$/

/**
 * The address as a path of this site, with query and fragment; null if it is anything else. The WHATWG URL parser
 * resolves it, since browsers do, and so it does after each round of decoding, since proxies and routers may decode a
 * path before they resolve it. Every address that a request names and that the portal opens, redirects to or links to
 * passes through here.
 */
export function sitePath(address: unknown): string | null {
  if (typeof address !== 'string') return null
  let path = address
  for (let encodings = 0; encodings <= MAX_ENCODINGS; encodings++) {
    const url = PLAIN_PATH.test(path) ? new URL(path, ORIGIN) : null
    if (url?.origin !== ORIGIN || url.pathname.startsWith('//')) return null
    const decoded = url.pathname.replace(STRUCTURAL_ESCAPE, (code) =>
      String.fromCharCode(Number.parseInt(code.slice(1), 16)),
    )
    if (decoded === url.pathname) return resolved(address)
    path = decoded
  }
  return null
}

function resolved(address: string): string {
  const { pathname, search, hash } = new URL(address, ORIGIN)
  return pathname + search + hash
}
