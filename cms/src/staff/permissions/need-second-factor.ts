import { ROLES, roleTable } from './roles.ts'

/** Whether one of these roles demands a second step at the sign-in to a portal in live mode. */
export function needSecondFactor(roles: unknown): boolean {
  return ROLES.some((role) => roleTable[role].needsSecondFactor && Array.isArray(roles) && roles.includes(role))
}
