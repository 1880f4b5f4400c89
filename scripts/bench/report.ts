import { FIRST_VERSION } from './first-version.ts'

/** A row of the report. */
export interface Row {
  measure: string
  figure: string
  /** Omitted if the figure has no target. */
  target?: string
  met?: boolean
}

/** A row whose figure has a target. */
export function judged(measure: string, figure: string, target: { text: string; met: boolean }): Row {
  return { measure, figure, target: target.text, met: target.met }
}

/** Prints the rows as a Markdown table. */
export function printTable(rows: readonly Row[]): void {
  const cells = [
    ['measure', 'first version', 'figure', 'target', 'met'],
    ...rows.map(({ measure, figure, target = '', met }) => [
      measure,
      firstFigure(measure),
      figure,
      target,
      met === undefined ? '' : yesNo(met),
    ]),
  ]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = cells
  console.log(`\n${line(head)}\n${line(widths.map((width) => '-'.repeat(width)))}`)
  for (const row of body) console.log(line(row))
}

/** Measures with a figure of the first version that no row has, because a section is missing or was renamed. */
export function missingMeasures(rows: readonly Row[]): string[] {
  return FIRST_VERSION.filter(([pattern]) => !rows.some(({ measure }) => pattern.test(measure))).map(
    ([{ source }]) => source,
  )
}

function firstFigure(measure: string): string {
  return FIRST_VERSION.find(([pattern]) => pattern.test(measure))?.[1] ?? ''
}

function yesNo(met: boolean): string {
  return met ? 'yes' : 'NO'
}
