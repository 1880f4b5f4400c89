/** Roles and states of student accounts. (spec 1, 3, 4 and 6) */

/** A Guest buys books and live classes; a Student also applies to courses and pays fees. */
export const STUDENT_ROLES = ['Student', 'Guest'] as const
export type StudentRole = (typeof STUDENT_ROLES)[number]

/** An account is UNVERIFIED until the student has verified the e-mail address. */
export const ACCOUNT_STATES = ['UNVERIFIED', 'ACTIVE'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

/** Labels for staff. */
export const ACCOUNT_STATE_LABELS: Record<AccountState, string> = {
  UNVERIFIED: 'E-mail not verified yet',
  ACTIVE: 'Active',
}

/** The role that a query such as `/register?type=Guest` preselects; null if it names none. */
export function roleFromQuery(type: string | null): StudentRole | null {
  return STUDENT_ROLES.find((role) => role.toLowerCase() === type?.toLowerCase()) ?? null
}
