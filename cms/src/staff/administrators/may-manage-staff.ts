import { rolesThatMay } from '../permissions/access.ts'

/** Whether one of these roles manages the accounts of staff. */
export function mayManageStaff(roles: unknown): boolean {
  return Array.isArray(roles) && rolesThatMay('give roles').some((role) => roles.includes(role))
}
