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
    ['measure', 'figure', 'target', 'met'],
    ...rows.map(({ measure, figure, target = '', met }) => [
      measure,
      figure,
      target,
      met === undefined ? '' : yesNo(met),
    ]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = cells
  console.log(`\n${line(head)}\n${line(widths.map((width) => '-'.repeat(width)))}`)
  for (const row of body) console.log(line(row))
}

function yesNo(met: boolean): string {
  return met ? 'yes' : 'NO'
}
