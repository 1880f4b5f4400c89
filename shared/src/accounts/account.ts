/** What a student's account may be. (spec 1, 3, 4 and 6) */

/** A Guest buys books and live classes; a Student also applies to courses and pays fees. */
export const STUDENT_ROLES = ['Student', 'Guest'] as const
export type StudentRole = (typeof STUDENT_ROLES)[number]

/** An account is UNVERIFIED until its e-mail address was shown to be the person's own. */
export const ACCOUNT_STATES = ['UNVERIFIED', 'ACTIVE'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

/** How staff read each state. */
export const ACCOUNT_STATE_LABELS: Record<AccountState, string> = {
  UNVERIFIED: 'E-mail not verified yet',
  ACTIVE: 'Active',
}

/** The role that an address such as `/register?type=Guest` preselects; null when it names none. */
export function roleFromQuery(type: string | null): StudentRole | null {
  return STUDENT_ROLES.find((role) => role.toLowerCase() === type?.toLowerCase()) ?? null
}
