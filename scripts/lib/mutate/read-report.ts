/** The parts of a report in the mutation-testing-report-schema that are read. */
export interface MutationReport {
  files: Record<string, { source: string; mutants: ReportedMutant[] }>
}

interface ReportedMutant {
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'CompileError' | 'RuntimeError' | 'Pending'
  replacement?: string
  location: { start: Position; end: Position }
}

/** Both count from 1. */
interface Position {
  line: number
  column: number
}

/** A changed piece of a rule, and whether a unit test failed for it. */
export interface Mutant {
  file: string
  line: number
  before: string
  after: string
  isKilled: boolean
}

const KILLED = ['Killed', 'Timeout']
const SURVIVED = ['Survived', 'NoCoverage']

/** The mutants that were tested, or that no test reaches. */
export function readReport({ files }: MutationReport): Mutant[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => KILLED.includes(status) || SURVIVED.includes(status))
      .map(({ status, replacement = '', location: { start, end } }) => ({
        file,
        line: start.line,
        before: inOneLine(textBetween(source, start, end)),
        after: inOneLine(replacement),
        isKilled: KILLED.includes(status),
      })),
  )
}

function textBetween(source: string, start: Position, end: Position): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n')
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
