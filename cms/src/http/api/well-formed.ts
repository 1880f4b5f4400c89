/** Whether a path has valid percent-encoding; routers that decode an invalid path throw. */
export function isWellFormed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
