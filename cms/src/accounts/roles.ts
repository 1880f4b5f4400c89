/** What a member of staff may be; one person can be several. */
export const ROLES = ['administrator', 'content-editor', 'admissions-officer', 'accounts', 'store'] as const
export type Role = (typeof ROLES)[number]

/** How each role is written for people, with what it is for. */
export const ROLE_LABELS: Record<Role, string> = {
  administrator: 'Administrator (everything, and who may sign in)',
  'content-editor': 'Content editor (website, courses, colleges, books)',
  'admissions-officer': 'Admissions officer (applications and messages)',
  accounts: 'Accounts (fees and payments)',
  store: 'Book store (books, prices and stock)',
}

/** Whether a value read from outside names a role. */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value)
}
