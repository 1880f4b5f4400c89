import type { Condition } from '../../database/records/condition.ts'
import type { Staff } from '../../payload-types.ts'

/** Selects accounts that are not deactivated. All others are treated like accounts that do not exist. */
export const ACTIVE: Condition<'staff'> = { deactivatedAt: { equals: null } }

export function isActive({ deactivatedAt }: Pick<Staff, 'deactivatedAt'>): boolean {
  return !deactivatedAt
}
