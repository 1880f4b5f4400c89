import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { accountCalls } from '@pravesh/shared/accounts/wire'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { type RunningPortal, startPortal } from '../lib/running-portal.ts'
import { type Enrolled, enrol } from './accounts-people.ts'
import { seededFolder } from './filled-folder.ts'
import type { SenderData, Sent } from './hostile-sender.ts'
import { waitUntilIdle } from './processes.ts'
import { removeFolder } from './remains.ts'
import { judged, type Row } from './report.ts'
import { ms, quantile, times } from './statistics.ts'

/** Each may have 60 files that no application uses. */
const STUDENTS = 20
const IDLE_MS = 15_000
const PAUSE_MS = 20
/** Not of an allowed kind, or too large. */
const REFUSED = [400, 413]
const MAX_SECONDS = 5
const MAX_RATIO = 3

/** Every hostile file is sent over a socket, while others use the portal. */
export async function benchHostileUploads(): Promise<Row[]> {
  const folder = await seededFolder()
  try {
    const enrolled = await enrol(folder, STUDENTS)
    const administrator = { email: 'bench@pravesh.example', password: 'never signs in here' }
    const portal = await startPortal({ administrator, seed: 'none', keepIn: folder })
    try {
      await waitUntilIdle(portal.pid)
      return await measure(portal, enrolled)
    } finally {
      await portal.stop()
    }
  } finally {
    await removeFolder(folder)
  }
}

async function measure(portal: RunningPortal, enrolled: Enrolled): Promise<Row[]> {
  const workerData: SenderData = { origin: portal.origin, tokens: enrolled.students.map(({ token }) => token) }
  const sender = new Worker(new URL('./hostile-sender.ts', import.meta.url), { workerData })
  // Made before: compressing bombs would slow down everything.
  await once(sender, 'message')
  const idle = await others(portal, enrolled, sleep(IDLE_MS))
  const sending = once(sender, 'message')
  sender.postMessage('start')
  const busy = await others(portal, enrolled, sending)
  const [sent]: [Sent[]] = (await sending) as [Sent[]]
  return [...rowsOf(sent), ...ratioRows(idle, busy)]
}

/** Response times of three kinds of requests until something has happened. */
async function others(portal: RunningPortal, { students }: Enrolled, until: Promise<unknown>): Promise<number[]> {
  let isOver = false
  void until.finally(() => {
    isOver = true
  })
  const requests: { path: string; headers: Record<string, string> }[] = [
    { path: '/healthz', headers: {} },
    { path: '/', headers: {} },
    { path: callAddress(accountCalls.whoAmI), headers: { authorization: `Bearer ${students[0]?.token}` } },
  ]
  const taken: number[] = []
  while (!isOver) {
    for (const { path, headers } of requests) {
      const started = performance.now()
      await (await fetch(portal.origin + path, { headers })).arrayBuffer()
      taken.push(performance.now() - started)
      await sleep(PAUSE_MS)
    }
  }
  await until
  return taken
}

function rowsOf(sent: readonly Sent[]): Row[] {
  const accepted = sent.filter(({ status }) => status === 200).length
  const refused = sent.filter(({ status }) => REFUSED.includes(status)).length
  const slowest = sent.toSorted((a, b) => b.seconds - a.seconds)
  const longest = slowest[0]?.seconds ?? 0
  const unexpected = slowest.slice(10).filter(({ status }) => status !== 200 && !REFUSED.includes(status))
  for (const { file, status, seconds } of [...slowest.slice(0, 10), ...unexpected]) {
    console.log(`${seconds.toFixed(1)} s, ${status}: ${file}`)
  }
  return [
    judged(
      `Hostile files: accepted, refused, other answers, of ${sent.length}`,
      `${accepted}, ${refused}, ${sent.length - accepted - refused}`,
      {
        text: 'no other answers',
        met: accepted + refused === sent.length,
      },
    ),
    judged('Hostile files: longest answer', `${longest.toFixed(1)} s`, {
      text: `≤ ${MAX_SECONDS} s`,
      met: longest <= MAX_SECONDS,
    }),
  ]
}

function ratioRows(idle: readonly number[], busy: readonly number[]): Row[] {
  const [before, meanwhile] = [quantile(idle, 0.99), quantile(busy, 0.99)]
  return [
    {
      measure: 'Other requests, p99 idle, p99 and longest during hostile files',
      figure: `${ms(before)}, ${ms(meanwhile)}, ${ms(quantile(busy, 1))}`,
    },
    judged('Other requests: p99 during hostile files to p99 idle', times(meanwhile / before), {
      text: `≤ ${MAX_RATIO}`,
      met: meanwhile / before <= MAX_RATIO,
    }),
  ]
}
