import {
  RETURN_COLUMN_LABELS,
  RETURN_COLUMNS,
  type ReturnHeading,
} from '@pravesh/shared/allotment/process/return-template'
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

/** The headings of what is missing in a row, among the columns of its file; empty if it is complete. */
function missingIn(row: ReturnRow, headings: readonly ReturnHeading[]): string {
  return NEEDED.flatMap((name) => (row[name] === '' ? headings.filter(({ column }) => column === name) : []))
    .map(({ heading }) => heading)
    .join(', ')
}

/** The columns of a file, with the headings that the university wants. */
export function columnsWith(headings: readonly ReturnHeading[]): ExportColumn<ReturnRow>[] {
  return headings.map(({ column, heading }) => ({
    name: column,
    label: heading,
    value: (row) => (column === 'missing' ? missingIn(row, headings) : row[column]),
  }))
}

/** Of a process without a template: staff choose among them when they download, and the choice is remembered. */
export const returnColumns = columnsWith(
  RETURN_COLUMNS.map((column) => ({ column, heading: RETURN_COLUMN_LABELS[column] })),
)
