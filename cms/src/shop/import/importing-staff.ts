import type { PayloadRequest } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { namedLimits } from '../../http/api/named-limits.ts'
import { mayDo, whoMayDo } from '../../staff/index.ts'

const HOUR = 60 * 60_000
const limits = namedLimits({
  'book-imports/staff': {
    limit: 60,
    windowMs: HOUR,
    message: 'You have imported many files. Try again in an hour.',
  },
})

/** Whether a user may add and change books and their stock. */
export const mayImport = (user: PayloadRequest['user']): boolean =>
  mayDo(user, 'create', 'books') && mayDo(user, 'update', 'books') && mayDo(user, 'read', 'book-imports')

/**
 * The member of staff who imports books. Throws a Problem: 401 for other users, 403 without permission to add and change
 * books and their stock, 429 beyond the rate limit, which is not counted if `now` is null.
 */
export async function requireImporter({ user, payload }: PayloadRequest, now: Date | null) {
  if (user?.collection !== 'staff') {
    throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
  }
  if (!mayImport(user)) {
    const publicMessage = `Only ${whoMayDo('create', 'books')} can import books.`
    throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage })
  }
  const id = String(user.id)
  if (now) await limits.consume({ payload, name: 'book-imports/staff', subject: id, now })
  return { id, name: user.name }
}
