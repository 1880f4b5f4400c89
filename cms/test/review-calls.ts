import { beforeAll } from 'vitest'
import type { Role } from '../src/staff/permissions/roles.ts'
import { aStaffSession } from './staff-session.ts'
import type { TestPortal } from './start-test-portal.ts'

/** Calls of the review screen, by an admissions officer unless other headers are given. */
export function reviewCalls(portal: TestPortal) {
  const sessions = new Map<Role, Record<string, string>>()

  /** The headers of a member of staff with this role, who signs in once. */
  async function signedIn(role: Role): Promise<Record<string, string>> {
    const headers = sessions.get(role) ?? (await aStaffSession(portal, [role])).headers
    sessions.set(role, headers)
    return headers
  }

  let officer: Record<string, string>
  beforeAll(async () => {
    officer = await signedIn('admissions-officer')
  })

  const call = (id: string, name: string, body: object, as = officer) =>
    portal.call('POST', `/api/application/staff/${id}/${name}`, body, as)

  return {
    signedIn,
    call,
    decide: (id: string, move: string, more: object = {}, as = officer) =>
      call(id, 'decide', { move, reason: 'For a reason.', ...(move === 'reject' && { code: 'other' }), ...more }, as),
    check: (id: string, document: string | undefined, state: string, reason = '') =>
      call(id, 'document', { document, state, reason }),

    /** The history of an application, oldest first. */
    async eventsOf(id: string) {
      const where = { application: { equals: id } }
      const query = { collection: 'application-events', where, sort: 'at', limit: 0, depth: 0 } as const
      return (await portal.payload.find(query)).docs
    },
  }
}
