/**
 * A process that checks uploaded files, one after the other, for `check-process.ts`. It may read files and do nothing
 * else: no writing, no network, no other programs. It ends with the portal.
 */
import { readSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { compilePdfium } from '../pdf/pdfium.ts'
import type { CheckLimits } from './check-limits.ts'
import type { Job } from './check-process.ts'
import { endIfExceeded } from './end-if-exceeded.ts'
import { operations } from './operations.ts'
import { BYTES_FD } from './pipes.ts'

/** Milliseconds of processor time at the start of the check, and 1 while one runs; shared with the watchdog. */
const state = new Int32Array(new SharedArrayBuffer(8))

// One thread a picture, and nothing kept of the one before.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

// Signals of a terminal reach the whole group; the portal ends its children itself, after the last request.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
// The portal may have ended while this file was loaded.
if (!process.connected) process.exit()
process.on('message', (job: Job) => void run(job))

const limits: CheckLimits = JSON.parse(process.argv[2] ?? '')
void compilePdfium()
new Worker(new URL('./watchdog.ts', import.meta.url), { workerData: { limits, state } }).once('online', () => {
  process.send?.({ ready: true })
})

async function run(job: Job): Promise<void> {
  const bytes = readBytes(job.byteLength)
  const { user, system } = process.cpuUsage()
  Atomics.store(state, 0, Math.round((user + system) / 1000))
  Atomics.store(state, 1, 1)
  const reply = await perform(job, bytes)
  // On a busy machine, the thread of the watchdog may not have had its turn.
  endIfExceeded({ limits, state })
  Atomics.store(state, 1, 0)
  process.send?.({ ...reply, memoryBytes: process.memoryUsage.rss() })
}

/** Waits for the bytes, because the process has nothing else to do. */
function readBytes(byteLength: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(byteLength)
  for (let at = 0; at < byteLength; ) {
    const read = readSync(BYTES_FD, bytes, at, byteLength - at, null)
    // The portal has ended.
    if (read === 0) process.exit()
    at += read
  }
  return bytes
}

async function perform({ name, options }: Job, bytes: Buffer): Promise<{ value: unknown } | { error: string }> {
  try {
    return { value: await operations[name]({ ...options, bytes } as never) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
