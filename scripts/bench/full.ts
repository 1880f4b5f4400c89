import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../lib/step.ts'
import type { Row } from './report.ts'
import { SIZES, shopFolder, shopSettings } from './shop.ts'

interface Outcome {
  pages: number
  seconds: number
  again: number
  peakMegabytes: number
}

/** Publishing every page: into an empty folder, and once more with nothing changed. */
export async function benchFull(): Promise<Row[]> {
  const rows: Row[] = []
  for (const books of Object.values(SIZES)) {
    const { pages, seconds, again, peakMegabytes } = await publishIn(await shopFolder(books))
    const rate = (duration: number) => `${Math.round(pages / duration)} pages/s`
    const measure = `Full publish, ${pages} pages`
    rows.push({ measure, figure: `${rate(seconds)}, ${seconds.toFixed(1)} s, peak ${peakMegabytes.toFixed(0)} MB` })
    rows.push({ measure: `${measure}, nothing changed`, figure: `${rate(again)}, ${again.toFixed(1)} s` })
  }
  return rows
}

async function publishIn(folder: string): Promise<Outcome> {
  const script = path.join(root, 'scripts/bench/full-publish.ts')
  const env = { ...process.env, ...shopSettings(folder) }
  const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: root, env, timeout: 300_000 })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}
