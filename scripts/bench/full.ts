import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../lib/step.ts'
import { settingsOf } from './filled-folder.ts'
import { judged, type Row } from './report.ts'
import { SIZES, shopFolder } from './shop.ts'

interface Took {
  seconds: number
  cpuSeconds: number
}

interface Outcome {
  pages: number
  first: Took
  redraw: Took
  unchanged: Took
  peakMegabytes: number
}

const RUNS = [
  ['first', 'first time, each page recorded'],
  ['redraw', 'into an empty folder'],
  ['unchanged', 'no changes'],
] as const

/** Three publications of the large shop, at a quarter of the usual speed. */
const TIMEOUT_MS = 900_000

/** Goals of the large shop. An unchanged page is only compared. */
const MIN_PER_SECOND = 600
const MAX_MEGABYTES = 500

/** Publishes every page, in a separate process. */
export async function benchFull(): Promise<Row[]> {
  const rows: Row[] = []
  for (const books of Object.values(SIZES)) {
    rows.push(...rowsOf(await publishIn(await shopFolder(books)), books === SIZES.large))
  }
  return rows
}

function rowsOf({ pages, peakMegabytes, ...outcome }: Outcome, isLarge: boolean): Row[] {
  const row = (measure: string, figure: string, target: { text: string; met: boolean }): Row =>
    isLarge ? judged(measure, figure, target) : { measure, figure }
  const title = `Full publish, ${pages} pages`
  const runs = RUNS.map(([run, what]) => {
    const { seconds, cpuSeconds } = outcome[run]
    const perSecond = pages / seconds
    const figure = `${Math.round(perSecond)} pages/s, ${((cpuSeconds * 1000) / pages).toFixed(1)} ms CPU each`
    return row(`${title}, ${what}`, figure, { text: `≥ ${MIN_PER_SECOND}/s`, met: perSecond >= MIN_PER_SECOND })
  })
  const memory = { text: `≤ ${MAX_MEGABYTES} MB`, met: peakMegabytes <= MAX_MEGABYTES }
  return [...runs, row(`${title}, peak memory`, `${peakMegabytes.toFixed(0)} MB`, memory)]
}

async function publishIn(folder: string): Promise<Outcome> {
  const script = path.join(root, 'scripts/bench/full-publish.ts')
  const env = { ...process.env, ...settingsOf(folder) }
  const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: root, env, timeout: TIMEOUT_MS })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}
