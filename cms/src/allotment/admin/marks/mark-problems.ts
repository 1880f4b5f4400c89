import type { Problems } from '../use-change.ts'
import { type MarkRow, sentRows } from './typed-marks.ts'

/** What is wrong with a row of a table: the messages, and the fields of the row that they are about. */
export interface RowProblem<Name extends string> {
  messages: readonly string[]
  names: readonly Name[]
}

/** For each row of the table of marks. */
export type MarkProblems = readonly RowProblem<keyof MarkRow>[]

const NAMES = ['name', 'kind', 'obtained', 'full'] as const
const SERVICE_NAMES = ['school', 'from', 'to'] as const
const LISTS = { 'best-of': 'subjects', weighted: 'examinations' } as const

/** The name of a field in an error: rows by their place among those that were sent. */
function fieldOf(kind: keyof typeof LISTS, place: number, name: keyof MarkRow): string {
  const own = kind === 'weighted' && name === 'name' ? 'examination' : name
  return `marks.${LISTS[kind]}.${place}.${own}`
}

function problemOf<Name extends string>(
  { fields }: Pick<Problems, 'fields'>,
  names: readonly Name[],
  field: (name: Name) => string,
): RowProblem<Name> {
  const wrong = names.filter((name) => fields[field(name)] !== undefined)
  return { messages: [...new Set(wrong.map((name) => fields[field(name)] ?? ''))], names: wrong }
}

/** @param sent The rows as they were when the marks were sent. */
export function markProblems(
  problems: Pick<Problems, 'fields'>,
  sent: readonly MarkRow[],
  kind: keyof typeof LISTS,
): MarkProblems {
  const among = sentRows(sent, kind)
  return sent.map((row) => problemOf(problems, NAMES, (name) => fieldOf(kind, among.indexOf(row), name)))
}

export function serviceProblem(problems: Pick<Problems, 'fields'>, place: number) {
  return problemOf(problems, SERVICE_NAMES, (name) => `marks.service.${place}.${name}`)
}

/** Whether the message of a field stands beside it. */
export function isBesideField(field: string): boolean {
  return field === 'reason' || /^marks\.(subjects|examinations|service)\.\d+\.\w+$/.test(field)
}
