import { formatNumber } from '@pravesh/shared/platform/formats'
import { MAX_FILE_MB, MAX_ROWS } from '../../file/file-limits.ts'

const count = (amount: number, one: string, several: string) =>
  `${formatNumber(amount)} ${amount === 1 ? one : several}`

const quoted = (text: string) => (text === '' ? 'empty' : `“${text}”`)

export const en = {
  uploadHeading: 'Upload a file of books',
  uploadText:
    'Export the books as CSV, change the file in a spreadsheet and upload it here. Rows without ID become new books.',
  file: 'CSV file',
  fileHint: `Up to ${MAX_FILE_MB} MB and ${formatNumber(MAX_ROWS)} rows, saved as CSV (UTF-8).`,
  noFile: 'Choose a CSV file.',
  upload: 'Upload and check',
  busy: 'One moment …',

  heading: 'What this file changes',
  loading: 'Loading the preview …',
  tryAgain: 'Try again',
  summary: (created: number, changed: number, unchanged: number, errors: number) =>
    `${count(created, 'new book', 'new books')}, ${count(changed, 'changed book', 'changed books')}, ${count(unchanged, 'row without changes', 'rows without changes')}, ${count(errors, 'error', 'errors')}.`,
  nothingYet: 'Nothing has been written yet.',
  expired: 'This preview is older than a day. Upload the file again.',
  copiesIgnored:
    'The file has other numbers under “Copies in stock” than the portal. They are not imported. To change the stock, use “Copies to add”.',
  errorsHeading: 'Errors',
  errorsText: 'Correct these cells in the file and upload it again, or import only the rows without errors.',
  more: (shown: number, total: number) => `The first ${formatNumber(shown)} of ${formatNumber(total)} are shown.`,
  row: 'Row',
  column: 'Column',
  error: 'What to correct',
  wholeRow: 'Whole row',
  changesHeading: 'Changes',
  book: 'Book',
  change: 'What changes',
  newBook: 'New book',
  value: (column: string, to: string) => `${column}: ${quoted(to)}`,
  changed: (column: string, from: string, to: string) => `${column}: was ${quoted(from)}, now ${quoted(to)}`,
  importAll: (rows: number) => `Import ${count(rows, 'row', 'rows')}`,
  importValid: (rows: number) => `Import ${count(rows, 'row', 'rows')} without errors`,
  confirmTitle: (rows: number) => `Import ${count(rows, 'row', 'rows')}?`,
  confirmText:
    'The books change on the site at once. To undo an import, open each book and restore its earlier version.',
  confirmSkipped: (errors: number) => `Rows with errors are left out: ${count(errors, 'error', 'errors')}.`,
  confirm: 'Import now',
  cancel: 'Cancel',
  progress: (done: number, total: number) =>
    `Importing: ${formatNumber(done)} of ${count(total, 'row', 'rows')}. You can leave this page.`,
  done: (rows: number) => `Import finished: ${count(rows, 'row was', 'rows were')} imported.`,
  failuresHeading: 'Rows that were not imported',
}
