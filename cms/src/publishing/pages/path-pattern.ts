/** Returns the variable segments of a path in order, or null if the path does not match. */
type PathPattern = (path: string) => string[] | null

/** Compiles a template such as `/courses/:id`. Matched segments are decoded; invalid escapes are left unchanged. */
export function pathPattern(template: string): PathPattern {
  const segments = template.split('/').map(decoded)
  const isVariable = segments.map((segment) => segment.startsWith(':'))
  const source = segments.map((segment, i) => (isVariable[i] ? '([^/]+)' : RegExp.escape(segment))).join('/')
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
