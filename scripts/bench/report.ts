/** Figures of the portal's first version, by the measures that they belong to. */
const FIRST_VERSION: readonly [measure: RegExp, figure: string][] = [
  [/^Application form, first visit/, '2.4 s'],
  [/^Application form: script/, '136 kB'],
  [/^Login, first visit/, '1.7 s'],
  [/^Login: script/, '93 kB'],
  // The journey was not measured; of it, the registration is known.
  [/^Home page to paid application/, 'registration alone 9, 5, 6 s (forced)'],
  [/^Save to its own page: course/, '93 to 102 ms / up to 448 ms'],
  [/^Save of the settings/, 'up to 643 ms'],
  [/^Weight of the home page/, '286 kB'],
  [/^Weight of the list of colleges/, '612 kB'],
  [/^Weight of the gallery/, '964 kB'],
  [/^Staff, search by name/, '×5.6'],
  [/^Submission, \d+ at a time/, '24/s, 42 ms CPU'],
  [/^Upload, scan, JPEG/, '184 ms CPU'],
  [/^Search of books, CPU/, '2.2 ms'],
  [/^Full publish, 2\d{4} pages, (first time|into an empty)/, '190 to 460 pages/s'],
  [/^Full publish, 2\d{4} pages, peak memory/, '791 MB'],
  [/^Static page .*requests\/s to those of nginx, two/, '×0.39 to ×0.56'],
]

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
