import type { Action, Guarded, Verb } from './permissions.ts'
import { everyMember, type RoleRow, type roleTable } from './roles.ts'

/** The portal's role table, or an extension of it. */
export type RoleTable = Readonly<Record<keyof typeof roleTable, RoleRow>> & Readonly<Record<string, RoleRow>>

interface RolesOf {
  table: RoleTable
  roles: readonly string[]
}

/**
 * Whether the roles allow a verb on all records, on the user's own account only, or not at all. Unknown roles allow
 * nothing.
 */
export function decide({ table, roles, subject, verb }: RolesOf & { subject: Guarded; verb: Verb }) {
  const rows = rowsOf({ table, roles })
  if (rows.length === 0) return 'none'
  const grants = (may: RoleRow['may']) => may[subject]?.includes(verb) ?? false
  if (grants(everyMember.may) || rows.some(({ may }) => grants(may))) return 'all'
  return grants(everyMember.own) ? 'own' : 'none'
}

export function allowsAction({ table, roles, action }: RolesOf & { action: Action }): boolean {
  return rowsOf({ table, roles }).some(({ actions }) => actions.includes(action))
}

function rowsOf({ table, roles }: RolesOf): RoleRow[] {
  return roles.flatMap((role) => (Object.hasOwn(table, role) ? (table[role] ?? []) : []))
}
