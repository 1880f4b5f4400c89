import type { Verb } from '../../src/staff/permissions/permissions.ts'

/**
 * Who may pass a route; everyone else gets 401 or 403. `signed in` are students and staff, whose own records are checked
 * further. `no one in bulk`: nothing changes without a condition (400), for any caller.
 */
export type Passes =
  | 'everybody'
  | 'signed in'
  | 'student'
  | 'staff'
  | 'nobody'
  | 'no one in bulk'
  | Verb
  | readonly string[]
