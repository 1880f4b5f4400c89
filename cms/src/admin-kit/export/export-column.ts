import type { TypedUser } from 'payload'
import { invalid } from '../../foundation/problem.ts'

/**
 * What a column holds: `amount` in rupees, `count` a whole number, `moment` a time in India as `csvTime` or `csvMoment`
 * write it, `day` as `YYYY-MM-DD`. Spreadsheets get numbers and dates for them.
 */
export type ColumnKind = 'text' | 'amount' | 'count' | 'moment' | 'day'

/** A column of an export. */
export interface ExportColumn<Row> {
  /** For programs; never changes. */
  name: string
  /** For people. */
  label: string
  /** Default: `text`. */
  as?: ColumnKind
  /** Whether this member of staff may read it. All of those who may export, without it. */
  isFor?: (user: TypedUser) => boolean
  value: (row: Row) => string | number | null | undefined
}

/** The columns that a member of staff may read. */
export const columnsFor = <Row>(columns: readonly ExportColumn<Row>[], user: TypedUser): readonly ExportColumn<Row>[] =>
  columns.filter(({ isFor }) => isFor?.(user) ?? true)

/** Whether the first line has labels for people or names for programs. */
export type ExportHeader = 'labels' | 'names'

export const headerOf = <Row>({ label, name }: ExportColumn<Row>, header: ExportHeader): string =>
  header === 'names' ? name : label

/**
 * The chosen columns in the order of the export, by untrusted names separated by commas; all without a choice. Throws a Problem
 * (400) for a name that the export does not have, or none.
 */
export function chosenColumns<Row>(
  columns: readonly ExportColumn<Row>[],
  chosen: string | null,
): readonly ExportColumn<Row>[] {
  if (chosen === null) return columns
  const names = chosen.split(',').map((name) => name.trim())
  if (chosen.trim() === '') throw wrong('Choose at least one column.')
  const unknown = names.find((name) => columns.every((column) => column.name !== name))
  if (unknown !== undefined) throw wrong(`This export has no column “${unknown.slice(0, 60)}”.`)
  return columns.filter(({ name }) => names.includes(name))
}

const wrong = (message: string) => invalid([{ field: 'columns', code: 'range', message }])
