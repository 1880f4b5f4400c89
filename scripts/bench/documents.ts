import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../lib/step.ts'
import type { Numbered, Printed } from './documents-run.ts'
import { settingsOf } from './filled-folder.ts'
import { benchFolder, removeFolder } from './remains.ts'
import { judged, type Row } from './report.ts'
import { ms, quantile } from './statistics.ts'

/** Receipts numbered in total, and the processes that number them. */
const RECEIPTS = 10_000
const PROCESSES = 4

const TIMEOUT_MS = 900_000

/** Numbering by competing processes, and printing. */
export async function benchDocuments(): Promise<Row[]> {
  const folder = await benchFolder('documents')
  try {
    await run(folder, ['prepare', String(RECEIPTS)])
    return [...(await numberRows(folder)), ...printRows(await run<Printed>(folder, ['print']))]
  } finally {
    await removeFolder(folder)
  }
}

async function numberRows(folder: string): Promise<Row[]> {
  const shares = Array.from({ length: PROCESSES }, (_, index) => ['number', String(index), String(PROCESSES)])
  await Promise.all(shares.map((share) => run(folder, share)))
  const { receipts, gaps, doubles, seconds } = await run<Numbered>(folder, ['check'])
  const outcome = `${receipts} receipts, ${gaps} gaps, ${doubles} doubles`
  return [
    judged(`Receipts numbered by ${PROCESSES} processes at once`, outcome, {
      text: `${RECEIPTS}, 0, 0`,
      met: receipts === RECEIPTS && gaps + doubles === 0,
    }),
    { measure: 'Receipts numbered', figure: `${Math.round(receipts / seconds)} a second` },
  ]
}

function printRows({ cold, warm, floor, aSecond, memory }: Printed): Row[] {
  const [p50, p99] = [quantile(warm, 0.5), quantile(warm, 0.99)]
  return [
    {
      measure: `Receipt, cold (with the start of Chromium), p50 and p99 of ${cold.length}`,
      figure: `${ms(quantile(cold, 0.5))}, ${ms(quantile(cold, 0.99))}`,
    },
    judged('Receipt, warm, p50', ms(p50), { text: '≤ 25 ms', met: p50 <= 25 }),
    { measure: 'Receipt, warm, p99', figure: ms(p99) },
    { measure: 'Floor: a page with one word, tagged, same font, p50', figure: ms(quantile(floor, 0.5)) },
    ...Object.entries(aSecond).map(([parallel, rate]) => {
      const measure = `Receipts with ${parallel} in parallel`
      const figure = `${rate.toFixed(0)} a second`
      return parallel === '4' ? judged(measure, figure, { text: '≥ 50', met: rate >= 50 }) : { measure, figure }
    }),
    {
      measure: 'Memory of the portal and Chromium over 1,000 receipts',
      figure: memory.map((mb) => `${mb} MB`).join(' → '),
    },
  ]
}

async function run<T>(folder: string, args: readonly string[]): Promise<T> {
  const script = path.join(root, 'scripts/bench/documents-run.ts')
  const env = { ...process.env, ...settingsOf(folder) }
  const options = { cwd: root, env, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], options)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}
