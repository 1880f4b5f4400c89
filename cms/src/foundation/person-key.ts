/** Identifies a student among everyone who asks for something; also the owner of files that they generated. */
export function studentKey(studentId: string): string {
  return `student:${studentId}`
}

/** The same for a member of staff. */
export function staffKey(staffId: string | number): string {
  return `staff:${staffId}`
}
