import type { Marks } from '@pravesh/shared/allotment/entries/entry'
import type { ProcessRules } from '@pravesh/shared/allotment/process/rules'
import type { Subject } from '@pravesh/shared/allotment/scores/best-of'
import { westernDigits } from '@pravesh/shared/platform/digits'

export type Scoring = ProcessRules['scoring']

/** A row of the form, as typed. */
export interface TypedRow {
  key: string
  /** Of the subject, or of the examination of the rule. */
  name: string
  /** Null for an examination. */
  kind: Subject['kind'] | null
  obtained: string
  full: string
}

export type MarksProblem =
  | 'name-missing'
  | 'name-repeated'
  | 'obtained-missing'
  | 'obtained-wrong'
  | 'full-missing'
  | 'full-wrong'
  | 'more-than-full'

export interface RowProblem {
  row: TypedRow
  field: 'name' | 'obtained' | 'full'
  problem: MarksProblem
}

const MOST = 100_000

/** The rows for marks as they are saved, or for the first ones. */
export function rowsOf(scoring: Scoring, marks: Marks | null): TypedRow[] {
  if (scoring.kind === 'weighted') {
    const typed = marks?.kind === 'weighted' ? marks.examinations : []
    return scoring.parts.map(({ examination }, at) => {
      const own = typed.find((row) => row.examination === examination)
      return { key: `${at}`, name: examination, kind: null, obtained: text(own?.obtained), full: text(own?.full) }
    })
  }
  const subjects = marks?.kind === 'best-of' ? marks.subjects : []
  if (subjects.length > 0)
    return subjects.map(({ name, kind, obtained, full }, at) => ({
      key: `${at}`,
      name,
      kind,
      obtained: text(obtained),
      full: text(full),
    }))
  const { count, atLeast } = scoring
  return Array.from({ length: count }, (_, at) => emptyRow(`${at}`, at < atLeast.count ? atLeast.kind : 'elective'))
}

export function withAnotherRow(rows: readonly TypedRow[]): TypedRow[] {
  const last = Math.max(-1, ...rows.map(({ key }) => Number(key)))
  return [...rows, emptyRow(`${last + 1}`, 'elective')]
}

const emptyRow = (key: string, kind: Subject['kind']): TypedRow => ({ key, name: '', kind, obtained: '', full: '' })

/** What is wrong, in the order of the form. Rows without any input are left out, unless the rule requires them or no row has any. */
export function problemsIn(scoring: Scoring, rows: readonly TypedRow[]): RowProblem[] {
  const names = rows.map(({ name }) => name.trim().toLowerCase())
  const isBlank = rows.every(isEmpty)
  return rows.flatMap((row, at) => {
    if (isEmpty(row) && !isRequired(scoring, row) && !(isBlank && at === 0)) return []
    const problems: RowProblem[] = []
    const add = (field: RowProblem['field'], problem: MarksProblem) => problems.push({ row, field, problem })
    if (row.kind !== null && names[at] === '') add('name', 'name-missing')
    if (row.kind !== null && names[at] !== '' && names.indexOf(names[at] ?? '') < at) add('name', 'name-repeated')
    const [obtained, full] = [numberIn(row.obtained), numberIn(row.full)]
    if (row.obtained.trim() === '') add('obtained', 'obtained-missing')
    else if (obtained === null) add('obtained', 'obtained-wrong')
    if (row.full.trim() === '') add('full', 'full-missing')
    else if (full === null || full === 0) add('full', 'full-wrong')
    else if (obtained !== null && obtained > full) add('obtained', 'more-than-full')
    return problems
  })
}

function isRequired(scoring: Scoring, { name }: TypedRow): boolean {
  return scoring.kind === 'weighted' && scoring.parts.some((part) => part.examination === name && part.required)
}

/** The marks to send, of rows without problems. */
export function marksIn(scoring: Scoring, rows: readonly TypedRow[]): Marks {
  const filled = rows
    .filter((row) => !isEmpty(row))
    .map((row) => ({
      name: row.name.trim(),
      kind: row.kind ?? 'elective',
      obtained: numberIn(row.obtained) ?? 0,
      full: numberIn(row.full) ?? 0,
    }))
  if (scoring.kind === 'best-of') return { kind: 'best-of', subjects: filled }
  return {
    kind: 'weighted',
    examinations: filled.map(({ name, obtained, full }) => ({ examination: name, obtained, full })),
  }
}

/** Names of examinations are those of the rule, so they are no input. */
function isEmpty({ name, kind, obtained, full }: TypedRow): boolean {
  return [kind === null ? '' : name, obtained, full].every((typed) => typed.trim() === '')
}

/** Marks have at most two decimals. */
function numberIn(typed: string): number | null {
  const digits = westernDigits(typed.trim())
  return /^\d+(\.\d{1,2})?$/.test(digits) && Number(digits) <= MOST ? Number(digits) : null
}

const text = (value: number | undefined): string => (value === undefined ? '' : String(value))
