/** What sibling features may use of accounts. */
export { approveStudent } from './operations/approve-student.ts'
export { promoteToStudent } from './operations/promote-to-student.ts'
export { requireStudent } from './sessions/require-student.ts'
export { studentOf } from './sessions/student-session.ts'
