/** What sibling features may use of accounts. */
export { accessTo, accessToGlobal, accessToJobs, hasRole, onlyCourseWriters, onlySystem, rolesOf } from './access.ts'
export { approveStudent } from './operations/approve-student.ts'
export { promoteToStudent } from './operations/promote-to-student.ts'
export { decide } from './permissions.ts'
export { holdPersonalData } from './personal-data.ts'
export type { Role } from './roles.ts'
export { requireStudent } from './sessions/require-student.ts'
export { type SignedIn, studentOf } from './sessions/student-session.ts'
