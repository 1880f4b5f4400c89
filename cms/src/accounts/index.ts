/** What sibling features may use of accounts. */
export { accessTo, accessToGlobal, accessToJobs, hasRole, onlySystem, rolesOf } from './access.ts'
export { decide } from './permissions.ts'
export type { Role } from './roles.ts'
