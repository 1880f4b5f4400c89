import { formatNumber } from '@pravesh/shared/platform/formats'

export const en = {
  title: 'Columns for the university',
  text: 'The file has exactly these columns with these headings, from first to last. Without any, you choose the columns at each download.',
  file: 'The file for the university has one line for each person who has joined, in the columns below.',
  missingHint: (missing: string) =>
    `The column “${missing}” says what the university needs and a line lacks, among the columns here.`,
  none: 'No columns yet.',
  column: 'Column',
  heading: 'Heading',
  headingOf: (column: string) => `${column}: Heading`,
  add: 'Add the column',
  addAll: 'Add all columns',
  choose: 'Select a column',
  noColumn: 'Select the column that you want to add.',
  up: (column: string) => `Move up: ${column}`,
  down: (column: string) => `Move down: ${column}`,
  remove: (column: string) => `Remove: ${column}`,
  moved: (column: string, place: number, all: number) =>
    `${column} is column ${formatNumber(place)} of ${formatNumber(all)}.`,
  removed: (column: string) => `${column} is removed.`,
  added: (column: string) => `${column} is added.`,
}
