import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../lib/step.ts'
import { judged, type Row } from './report.ts'
import { shopSettings } from './shop.ts'
import { medianRatio, ms, times } from './statistics.ts'

/** Payments in all, of which one student has a hundred. */
const SIZES = [1_000, 100_000] as const
const ROUNDS = 3

const TIMEOUT_MS = 900_000

/** Whether a student's payments are listed as fast among many payments as among few. */
export async function benchPayments(): Promise<Row[]> {
  const folders: string[] = []
  try {
    for (const size of SIZES) {
      const folder = await mkdtemp(path.join(tmpdir(), 'pravesh-payments-'))
      folders.push(folder)
      await run(folder, ['prepare', String(size)])
    }
    const took: number[][] = folders.map(() => [])
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, folder] of folders.entries()) took[index]?.push(await run(folder, ['list']))
    }
    const [few = [], many = []] = took
    const ratio = medianRatio(many, few)
    const figure = `${times(ratio)} (${ms(Math.min(...few))}, ${ms(Math.min(...many))})`
    return [
      judged('100 payments of a student, among 100,000 and among 1,000', figure, { text: '≤ ×1.3', met: ratio <= 1.3 }),
    ]
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function run(folder: string, args: readonly string[]): Promise<number> {
  const script = path.join(root, 'scripts/bench/payments-run.ts')
  const env = { ...process.env, ...shopSettings(folder) }
  const options = { cwd: root, env, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], options)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}
