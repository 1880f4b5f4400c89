import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../lib/step.ts'
import type { Row } from './report.ts'
import { SIZES, shopFolder, shopSettings } from './shop.ts'

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

/** Publishes every page, in a separate process. */
export async function benchFull(): Promise<Row[]> {
  const rows: Row[] = []
  for (const books of Object.values(SIZES)) {
    const outcome = await publishIn(await shopFolder(books))
    const { pages, peakMegabytes } = outcome
    for (const [run, title] of RUNS) {
      const { seconds, cpuSeconds } = outcome[run]
      const figure = `${Math.round(pages / seconds)} pages/s, ${((cpuSeconds * 1000) / pages).toFixed(1)} ms CPU each`
      rows.push({ measure: `Full publish, ${pages} pages, ${title}`, figure })
    }
    rows.push({ measure: `Full publish, ${pages} pages, peak memory`, figure: `${peakMegabytes.toFixed(0)} MB` })
  }
  return rows
}

async function publishIn(folder: string): Promise<Outcome> {
  const script = path.join(root, 'scripts/bench/full-publish.ts')
  const env = { ...process.env, ...shopSettings(folder) }
  const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: root, env, timeout: TIMEOUT_MS })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}
