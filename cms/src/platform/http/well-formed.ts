/** Whether the percent signs of a path mean something; routers that decode it throw where they do not. */
export function isWellFormed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
