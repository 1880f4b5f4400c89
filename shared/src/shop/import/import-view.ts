/** `preview`: shown to staff, nothing written. `expired`: not imported within its time. */
export const IMPORT_STATUSES = ['preview', 'importing', 'done', 'expired'] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

export const IMPORT_LABELS: Record<ImportStatus, string> = {
  preview: 'Preview',
  importing: 'Importing',
  done: 'Imported',
  expired: 'Expired',
}

export const isPreview = (status: ImportStatus): boolean => status === 'preview'
export const isImporting = (status: ImportStatus): boolean => status === 'importing'
export const isImported = (status: ImportStatus): boolean => status === 'done'

/** One field that a row changes, as text. */
interface ShownChange {
  column: string
  /** Empty for a new book. */
  from: string
  to: string
}

/** A row that can be imported. */
export interface ShownRow {
  /** As in a spreadsheet: row 1 has the headings. */
  row: number
  isNew: boolean
  title: string
  changes: ShownChange[]
  /** What to check before the import; empty if nothing. */
  warning: string
}

/** An error of a row. `column` is a heading; empty for the whole row. */
export interface RowError {
  row: number
  column: string
  message: string
}

/** An import as staff see it. */
export interface ImportView {
  status: ImportStatus
  newBooks: number
  changedBooks: number
  unchangedRows: number
  /** The first rows, at most `MAX_SHOWN`. */
  rows: ShownRow[]
  /** The first errors of the file, at most `MAX_SHOWN`. */
  errors: RowError[]
  errorCount: number
  /** Whether the file has other copies in stock than the portal; they are not imported. */
  ignoresCopies: boolean
  /** Rows that were imported, or could not be. */
  processed: number
  /** Rows that could not be imported, e.g. because the book has changed since the preview. */
  failures: RowError[]
}

/** Rows and errors that are shown; the rest is counted. */
export const MAX_SHOWN = 200
