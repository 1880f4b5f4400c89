import type { ExportColumn } from '../../admin-kit/export/export-column.ts'

/** One person who has joined, as universities and boards ask for it. */
export interface ReturnRow {
  number: string
  course: string
  session: string
  college: string
  subject: string
  name: string
  fatherName: string
  motherName: string
  dateOfBirth: string
  gender: string
  /** Of the seat, and of the person. */
  seatCategory: string
  category: string
  groups: string
  phone: string
  email: string
  twelfthBoard: string
  twelfthYear: string
  twelfthPercentage: string
  /** In points. */
  score: string
  round: number
  joinedOn: string
}

/** What a university refuses a line without. */
const NEEDED = [
  'name',
  'fatherName',
  'motherName',
  'dateOfBirth',
  'gender',
  'phone',
  'twelfthBoard',
  'twelfthYear',
  'score',
] as const satisfies readonly (keyof ReturnRow)[]

const LABELS: Record<keyof ReturnRow, string> = {
  number: 'Application',
  course: 'Course',
  session: 'Session',
  college: 'College',
  subject: 'Subject',
  name: 'Name',
  fatherName: "Father's name",
  motherName: "Mother's name",
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
}

/** The labels of what is missing in a row; empty if it is complete. */
export function missingIn(row: ReturnRow): string {
  return NEEDED.filter((name) => row[name] === '')
    .map((name) => LABELS[name])
    .join(', ')
}

const named = Object.keys(LABELS) as (keyof ReturnRow)[]

/** The template of columns: staff choose among them when they download, and the choice is remembered. */
export const returnColumns: ExportColumn<ReturnRow>[] = [
  ...named.map((name): ExportColumn<ReturnRow> => ({ name, label: LABELS[name], value: (row) => row[name] })),
  { name: 'missing', label: 'Missing', value: missingIn },
]
