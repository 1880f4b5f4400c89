import { formatNumber } from '@pravesh/shared/platform/formats'
import { formatChoices } from '../../../foundation/formats.ts'

export const en = {
  cell: 'This cell',
  missing: 'Enter a value. This cell is empty.',
  missingColumn: 'A new book needs this column.',
  tooLong: (max: number) => `Use at most ${formatNumber(max)} characters.`,
  whole: (min: number, max: number) =>
    `Enter a whole number from ${formatNumber(min)} to ${formatNumber(max)}, in digits only.`,
  measure: (max: number) => `Enter a number up to ${formatNumber(max)}, such as 18 or 18.5, or leave the cell empty.`,
  isbn: 'This is not an ISBN. Enter its 13 or 10 digits as they are printed on the book, or leave the cell empty.',
  roundedIsbn:
    'The spreadsheet has rounded this ISBN. Format the column as text, and enter the ISBN again, for example with hyphens.',
  choice: (labels: readonly string[]) => `Enter ${formatChoices(labels)}.`,
  unknownId: 'There is no book with this ID. Leave the cell empty for a new book.',
  twice: (row: number) => `Row ${row} changes the same book. Keep one of the two rows.`,
  sameTitle: (id: string) =>
    `There is already a book with this title, author and publisher. To change it, enter its ID: ${id}.`,
  sameNewTitle: (row: number) => `Row ${row} adds the same book. Keep one of the two rows.`,
  draft: 'This book has changes that are not published. Publish or discard them, then upload the file again.',
  negativeStart: 'A new book cannot start with fewer than 0 copies.',
  tooFew: (copies: number) => `Only ${formatNumber(copies)} copies are in stock. You cannot take away more.`,
  cells: (expected: number, found: number) =>
    `This row has ${formatNumber(found)} cells, the first row has ${formatNumber(expected)}. Check the commas and quotation marks.`,
  unusualPrice: 'The price changes by a factor of ten or more. Check it before you import.',
  copiesIgnored: 'Copies in stock are not imported. To change the stock, use the column “Copies to add”.',

  deleted: 'This book was deleted after the preview.',
  changedMeanwhile: 'This book was changed after the preview. Upload the file again to see what it changes now.',
  copiesSold: 'The book was changed, but not its stock: so many copies are no longer free to sell.',
  forbidden: 'Your role no longer allows you to change this book.',
  hasErrors: 'Some rows have errors. Correct the file and upload it again, or import the rows without errors.',
  nothingToImport: 'This file changes nothing.',
  /** Why a preview cannot be imported, by its state. */
  started: {
    preview: '',
    importing: 'This import has already started.',
    done: 'This file was already imported. To import it again, upload it again.',
    expired: 'This preview is older than a day. Upload the file again.',
  },

  emptyFile: 'This file has no rows below the headings. Upload a file with at least one book.',
  tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB. Split it into smaller files.`,
  tooManyRows: (max: number) => `This file has more than ${formatNumber(max)} rows. Split it into smaller files.`,
  notText: 'We cannot read this file. Save it as CSV with the encoding UTF-8, then upload it again.',
  broken: (row: number) =>
    `We cannot read row ${formatNumber(row)}: a quotation mark is missing or out of place. Save the file as CSV again.`,
  longRow: (row: number) => `Row ${formatNumber(row)} is too long for a book. Check its quotation marks.`,
  noFile: 'Choose a CSV file.',
  unknownColumn: (name: string, known: readonly string[]) =>
    `There is no column “${name}”. Use these headings in the first row: ${known.join(', ')}.`,
  twiceColumn: (name: string) => `The column “${name}” appears twice.`,
  noKey: 'The file needs the column ID to change books, or the column Title to add them.',
}
