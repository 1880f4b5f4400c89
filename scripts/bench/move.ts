import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { s3Environment, s3TestUrl } from '../../cms/test/s3-server.ts'
import { root, step } from '../lib/step.ts'
import { applicationsFolder } from './admissions-folders.ts'
import { copyFolder, settingsOf } from './filled-folder.ts'
import { cpuSeconds } from './processes.ts'
import { benchBuckets, benchDatabase, benchFolder, removeFolder } from './remains.ts'
import { judged, type Row } from './report.ts'

/** `BENCH_MOVE=medium` takes ten minutes on two cores; `large` has 500,000 files. */
const SIZES = {
  small: { applications: 1_000, books: 1_000, payments: 1_000, killedWithin: 8 },
  medium: { applications: 5_000, books: 1_000, payments: 1_000, killedWithin: 40 },
  large: { applications: 100_000, books: 20_000, payments: 10_000, killedWithin: 200 },
} as const
const SIZE = sizeOf(process.env.BENCH_MOVE ?? 'small')

function sizeOf(name: string) {
  const size = Object.entries(SIZES).find(([one]) => one === name)?.[1]
  if (size === undefined) throw new Error(`BENCH_MOVE must be one of ${Object.keys(SIZES).join(', ')}.`)
  return size
}

/** Documents with a file of each application. */
const DOCUMENTS = 5
const KILLS = 5
const DATABASE = 'pravesh-bench-move'

/** Moves a portal with its files to MongoDB and S3, and kills the move several times on the way. */
export async function benchMove(): Promise<Row[]> {
  const server = process.env.MONGODB_TEST_URI ?? ''
  if (server === '' || s3TestUrl === '') {
    console.log('MONGODB_TEST_URI or S3_TEST_URL is not set, so the move is not measured.')
    return []
  }
  const folder = await benchFolder('move')
  try {
    await copyFolder(await applicationsFolder(SIZE.applications), folder)
    await fill(folder)
    return rowsOf(await moveToServers(folder, server))
  } finally {
    await removeFolder(folder)
  }
}

async function moveToServers(folder: string, server: string): Promise<Moved> {
  const target = new URL(server)
  target.pathname = DATABASE
  const database = await benchDatabase(server, DATABASE)
  const buckets = await benchBuckets()
  try {
    const settings = { ...settingsOf(folder), ...s3Environment(buckets.settings) }
    return await moveWithKills(settings, ['--to', String(target), '--media', `s3://${buckets.settings.publicBucket}`])
  } finally {
    await database.drop()
    await buckets.remove()
  }
}

async function fill(folder: string): Promise<void> {
  const script = (name: string) => path.join(root, 'scripts', name)
  const commands = {
    [`${SIZE.books} books`]: [script('seed.ts'), '--books', String(SIZE.books)],
    [`${SIZE.payments} payments`]: [
      script('bench/payments-fill.ts'),
      String(SIZE.payments),
      '0',
      path.join(folder, 'payments.json'),
    ],
    [`${DOCUMENTS} documents of each application`]: [script('bench/move-fill.ts'), String(DOCUMENTS)],
  }
  for (const [what, command] of Object.entries(commands)) {
    await step(`Adding ${what}`, [process.execPath, ...command], { env: settingsOf(folder), quiet: true })
  }
}

interface Moved {
  kills: number
  minutes: number
  cpuSeconds: number
  peakMegabytes: number
  output: string
}

async function moveWithKills(settings: Record<string, string>, args: readonly string[]): Promise<Moved> {
  const moved: Moved = { kills: 0, minutes: 0, cpuSeconds: 0, peakMegabytes: 0, output: '' }
  const started = performance.now()
  for (let isDone = false; !isDone; ) {
    const child = spawn(process.execPath, ['scripts/move.ts', ...args], {
      cwd: root,
      env: { ...process.env, ...settings, MONGODB_FLAVOUR: process.env.MONGODB_FLAVOUR ?? 'mongodb' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const collect = (chunk: Buffer) => {
      moved.output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const killAt =
      moved.kills < KILLS ? Date.now() + Math.random() * SIZE.killedWithin * 1000 : Number.POSITIVE_INFINITY
    isDone = await watch(child, killAt, moved)
    if (!isDone) moved.kills += 1
  }
  return { ...moved, minutes: (performance.now() - started) / 60_000 }
}

/** Measures a run until it ends or is killed; returns whether it finished. */
async function watch(child: ChildProcess, killAt: number, moved: Moved): Promise<boolean> {
  const ended = once(child, 'close')
  const { pid = 0 } = child
  let cpu = 0
  while (child.exitCode === null && child.signalCode === null) {
    cpu = Math.max(cpu, cpuSeconds(pid))
    moved.peakMegabytes = Math.max(moved.peakMegabytes, peakOf(pid))
    if (Date.now() > killAt) child.kill('SIGKILL')
    await Promise.race([ended, sleep(200)])
  }
  await ended
  moved.cpuSeconds += cpu
  if (child.exitCode !== null && child.exitCode !== 0) throw new Error(`The move failed.\n${moved.output.slice(-2000)}`)
  return child.exitCode === 0
}

/** The most memory that a process has had, in megabytes. */
function peakOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

function rowsOf({ kills, minutes, cpuSeconds, peakMegabytes, output }: Moved): Row[] {
  const [, records = '', hash = '', files = ''] =
    /Done\. (\d+) records are equal \(hash (\w+)\), and (\d+) files/.exec(output) ?? []
  // The highest: a run after a kill has little left to copy.
  const rate = (name: string) =>
    Math.max(0, ...[...output.matchAll(new RegExp(`${name}: .*?, (\\d+) a second`, 'g'))].map(([, one]) => Number(one)))
  const measure = `Move of ${SIZE.applications} applications with files, ${SIZE.books} books, ${SIZE.payments} payments`
  return [
    judged(
      `${measure}, killed ${kills} times`,
      `${records} records and ${files} files equal, hash ${hash.slice(0, 12)}`,
      { text: 'equal', met: records !== '' },
    ),
    {
      measure: `${measure}: applications, files a second`,
      figure: `${rate('applications')}, ${rate('files')}`,
    },
    {
      measure: `${measure}: time with the kills, CPU, memory`,
      figure: `${minutes.toFixed(1)} min, ${cpuSeconds.toFixed(0)} s, ${peakMegabytes.toFixed(0)} MB`,
    },
  ]
}
