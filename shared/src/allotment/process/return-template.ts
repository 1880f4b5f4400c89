/** What is said of each person who has joined, with labels for staff, in the order of a file without a template. */
export const RETURN_COLUMN_LABELS = {
  number: 'Application',
  course: 'Course',
  session: 'Session',
  college: 'College',
  subject: 'Subject',
  name: 'Name',
  fatherName: 'Father’s name',
  motherName: 'Mother’s name',
  dateOfBirth: 'Date of birth',
  gender: 'Gender',
  seatCategory: 'Category of the seat',
  category: 'Category of the applicant',
  groups: 'Groups',
  phone: 'Phone',
  email: 'E-mail',
  twelfthBoard: 'Board of class 12',
  twelfthYear: 'Year of class 12',
  twelfthPercentage: 'Percentage in class 12',
  score: 'Merit score',
  round: 'Round',
  joinedOn: 'Joined on',
  missing: 'Missing',
} as const
export type ReturnColumn = keyof typeof RETURN_COLUMN_LABELS
export const RETURN_COLUMNS = Object.keys(RETURN_COLUMN_LABELS) as ReturnColumn[]

export const MAX_HEADING = 80

/** A column of the file, as the university names it. A type, because it is stored in a JSON column. */
export type ReturnHeading = {
  column: ReturnColumn
  heading: string
}
