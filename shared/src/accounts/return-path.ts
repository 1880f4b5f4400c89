import { sitePath } from '../platform/site-path.ts'

/** Maximum length in characters. */
const MAX_LENGTH = 500

/** The path to open after login, if it is one of this site; else null. */
export function safeReturnPath(path: string | null): string | null {
  const found = sitePath(path)
  return found === null || found.length > MAX_LENGTH ? null : found
}
