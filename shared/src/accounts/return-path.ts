import * as z from 'zod/mini'

/** The longest path that is carried through registration and links in e-mails, in characters. */
const MAX_LENGTH = 500

/** Whether a page may send the visitor here after logging in: only into this site, never to another. */
export function safeReturnPath(path: string | null): string | null {
  if (path === null || path.length > MAX_LENGTH || !/^\/(?![/\\])[^\\]*$/.test(path)) return null
  return [...path].some((character) => character < ' ') ? null : path
}

/** The page that a login leads to once the account is verified or has a new password. */
export const nextSchema = z.optional(
  z
    .string('Open the page again from its link')
    .check(z.refine((path) => safeReturnPath(path) !== null, 'Open the page again from its link')),
)
