import {
  RETURN_COLUMN_LABELS,
  RETURN_COLUMNS,
  type ReturnColumn,
  type ReturnHeading,
} from '@pravesh/shared/allotment/process/return-template'

/** The columns that are not in the template yet. */
export function missingColumns(template: readonly ReturnHeading[]): ReturnColumn[] {
  return RETURN_COLUMNS.filter((name) => template.every(({ column }) => column !== name))
}

/** With these columns at the end, under the portal's own labels. */
export function withColumns(template: readonly ReturnHeading[], columns: readonly ReturnColumn[]): ReturnHeading[] {
  return [...template, ...columns.map((column) => ({ column, heading: RETURN_COLUMN_LABELS[column] as string }))]
}

/** With the column at place `at` moved by some places; as it is where that place does not exist. */
export function withMoved(template: readonly ReturnHeading[], at: number, by: 1 | -1): ReturnHeading[] {
  const moved = template[at]
  const to = at + by
  if (moved === undefined || to < 0 || to >= template.length) return [...template]
  return template.toSpliced(at, 1).toSpliced(to, 0, moved)
}
