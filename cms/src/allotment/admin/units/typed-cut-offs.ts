import {
  CATEGORY_CODES,
  type CategoryCode,
  type EnteredCutOffs,
  type UnitSetting,
} from '@pravesh/shared/allotment/process/units'

/** The cut-offs of an earlier session as typed, for all units at once. */
export interface TypedCutOffs {
  session: string
  source: string
  /** Lines and columns, as a spreadsheet copies and pastes them. */
  table: string
}

/** What cannot be read. Lines are counted from 1. */
export type CutOffProblem =
  | { code: 'category'; text: string }
  | { code: 'unit' | 'twice' | 'score'; line: number; text: string }

const POINT = 10_000
/** Up to four decimals, which is as far as scores go; days of service have five digits. */
const SCORE = /^\d{1,5}(\.\d{1,4})?$/

type Units = readonly Pick<UnitSetting, 'code' | 'cutOffs'>[]

/** What is stored, with a line for each unit that has a code. */
export function typedCutOffs(units: Units, categories: readonly CategoryCode[]): TypedCutOffs {
  const { session = '', source = '' } = units.find(({ cutOffs }) => cutOffs !== undefined)?.cutOffs ?? {}
  const scoreOf = (score: number | undefined) => (score === undefined ? '' : String(score / POINT))
  const lines = units
    .filter(({ code }) => code !== '')
    .map(({ code, cutOffs }) => [code, ...categories.map((category) => scoreOf(cutOffs?.scores[category]))])
  return { session, source, table: [['', ...categories], ...lines].map((cells) => cells.join('\t')).join('\n') }
}

export interface ReadCutOffs {
  /** By code of a unit; units without a score are missing. */
  scores: ReadonlyMap<string, EnteredCutOffs['scores']>
  problems: CutOffProblem[]
}

/** Reads a table whose first line has the categories and whose first column has the codes of units. */
export function readCutOffs(table: string, units: Units): ReadCutOffs {
  const [head, ...lines] = linesIn(table)
  const names = head?.cells.slice(1) ?? []
  const columns = names.map((name) => CATEGORY_CODES.find((category) => category === name.toUpperCase()))
  const problems: CutOffProblem[] = names
    .filter((name, at) => name !== '' && columns[at] === undefined)
    .map((text) => ({ code: 'category', text }))
  const scores = new Map<string, EnteredCutOffs['scores']>()
  const seen = new Set<string>()
  for (const { cells, line } of lines) {
    const [code = '', ...typed] = cells
    if (!units.some((unit) => unit.code !== '' && unit.code === code)) problems.push({ code: 'unit', line, text: code })
    if (seen.has(code)) problems.push({ code: 'twice', line, text: code })
    seen.add(code)
    const own: EnteredCutOffs['scores'] = {}
    for (const [at, text] of typed.entries()) {
      const category = columns[at]
      if (text === '' || (category === undefined && names[at])) continue
      if (category === undefined || !SCORE.test(text)) problems.push({ code: 'score', line, text })
      else own[category] = Math.round(Number(text) * POINT)
    }
    if (Object.keys(own).length > 0) scores.set(code, own)
  }
  return { scores, problems }
}

/** As they are sent, by code. */
export function enteredCutOffs(
  { session, source }: TypedCutOffs,
  { scores }: Pick<ReadCutOffs, 'scores'>,
): Map<string, EnteredCutOffs> {
  return new Map([...scores].map(([code, own]) => [code, { session, source, scores: own }]))
}

/** Lines that are not empty, by tabs as spreadsheets copy them, else by commas. */
function linesIn(table: string): { cells: string[]; line: number }[] {
  const separator = table.includes('\t') ? '\t' : ','
  return table
    .split(/\r?\n/)
    .map((text, at) => ({ cells: text.split(separator).map((cell) => cell.trim()), line: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}
