import * as z from 'zod/mini'
import { safeReturnPath } from './return-path.ts'

/** The page to open after login, once the account is verified or has a new password. */
export const nextSchema = z.optional(
  z
    .string('Open the page again from its link')
    .check(z.refine((path) => safeReturnPath(path) !== null, 'Open the page again from its link')),
)
