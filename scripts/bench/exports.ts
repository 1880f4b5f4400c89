import { get } from 'node:http'
import { type DatabaseName, databasesOfRun } from './cluster.ts'
import type { Editor } from './editor.ts'
import { onFilledPortal } from './filled-cluster.ts'
import { judged, type Row } from './report.ts'
import { ms } from './statistics.ts'

const EVERY_MS = 50
const MAX_PAUSE_MS = 200
const MAX_FIRST_BYTE_MS = 500

/** What runs at once. */
const RUNS = [
  ...['books', 'student-fees', 'orders', 'stock-movements', 'payments', 'refunds', 'receipts', 'settlements'].map(
    (one) => [one],
  ),
  ['books', 'student-fees'],
]

/** The longest answer of `/healthz` while an export runs, and the time until the export's first byte. */
export async function benchExports(): Promise<Row[]> {
  const rows: Row[] = []
  for (const database of databasesOfRun()) rows.push(...(await measure(database)))
  return rows
}

function measure(database: DatabaseName): Promise<Row[]> {
  return onFilledPortal({ database }, async ({ portal: { origin }, staff }) => {
    const rows: Row[] = []
    for (const names of RUNS) rows.push(await exported({ database, origin, staff, names }))
    return rows
  })
}

interface ExportOptions {
  database: DatabaseName
  origin: string
  staff: Editor
  names: readonly string[]
}

async function exported({ database, origin, staff, names }: ExportOptions): Promise<Row> {
  const health = pollHealth(origin)
  const downloads = await Promise.all(names.map((name) => download(staff, `/api/exports/${name}`)))
  const longest = await health.stop()
  const firstByte = Math.max(...downloads.map((one) => one.firstByte))
  const took = Math.max(...downloads.map((one) => one.took))
  const lines = downloads.map((one) => one.lines.toLocaleString('en-IN')).join(' and ')
  const figure = `${ms(longest)}, first byte ${ms(firstByte)}, ${lines} lines in ${(took / 1000).toFixed(1)} s`
  return judged(`Export of ${names.join(' and ')}, longest answer of /healthz, ${database}`, figure, {
    text: `≤ ${MAX_PAUSE_MS} ms, ≤ ${MAX_FIRST_BYTE_MS} ms`,
    met: longest <= MAX_PAUSE_MS && firstByte <= MAX_FIRST_BYTE_MS,
  })
}

async function download(staff: Editor, address: string) {
  const started = performance.now()
  const response = await staff.download(address)
  if (!response.ok || response.body === null) throw new Error(`${address} returned ${response.status}.`)
  let firstByte = Number.NaN
  let lines = -1
  for await (const chunk of response.body) {
    if (Number.isNaN(firstByte)) firstByte = performance.now() - started
    for (const byte of chunk) if (byte === 10) lines += 1
  }
  return { firstByte, lines, took: performance.now() - started }
}

/** Asks at a fixed rate, also while earlier questions are unanswered. `stop` returns the longest answer. */
function pollHealth(origin: string): { stop: () => Promise<number> } {
  const answers: Promise<number>[] = []
  const timer = setInterval(() => answers.push(answerTime(`${origin}/healthz`)), EVERY_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      return Math.max(...(await Promise.all(answers)))
    },
  }
}

/** Also of a question that fails, because the portal takes no connections for minutes. */
function answerTime(address: string): Promise<number> {
  const started = performance.now()
  return new Promise((resolve) => {
    const end = () => resolve(performance.now() - started)
    get(address, (response) => response.resume().on('end', end)).on('error', end)
  })
}
