/** Maximum length in characters. */
const MAX_LENGTH = 500

/** Returns the path if it is safe to redirect to after login, i.e. stays on this site; else null. */
export function safeReturnPath(path: string | null): string | null {
  if (path === null || path.length > MAX_LENGTH || !/^\/(?![/\\])[^\\]*$/.test(path)) return null
  return [...path].some((character) => character < ' ') ? null : path
}
