/** Reads the parts of an address that vary, in order; null when the address has another shape. */
type PathPattern = (path: string) => string[] | null

/** The pattern of addresses like `/courses/:id`; segments that begin with a colon vary. A bad escape stays as it is. */
export function pathPattern(template: string): PathPattern {
  const segments = template.split('/').map(decoded)
  const varies = segments.map((segment) => segment.startsWith(':'))
  const source = segments.map((segment, i) => (varies[i] ? '([^/]+)' : RegExp.escape(segment))).join('/')
  const pattern = new RegExp(`^${source}$`)
  return (path) => pattern.exec(path)?.slice(1).map(decoded) ?? null
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
