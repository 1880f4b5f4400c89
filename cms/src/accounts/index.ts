/** Public API of accounts for sibling features. */

export { STUDENT_FIELD, studentField } from './admin/student-field.ts'
export { requireStudent } from './sessions/require-student.ts'
export { studentOf } from './sessions/student-session.ts'
export { approveStudent, unapproveStudent } from './students/approve-student.ts'
export { promoteToStudent } from './students/promote-to-student.ts'
export { updateStudentPlaces, writeStudentPlaces } from './students/student-places.ts'
export { checkAccessCode, sendAccessCode } from './verify/access-code.ts'
