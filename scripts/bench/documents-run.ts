/** Run as a separate process: one step of the benchmark of documents. Prints its result as JSON. */

import { readdirSync, readFileSync } from 'node:fs'
import { getPayload, type Payload } from 'payload'
import { migrateDatabase } from '../../cms/src/database/open/migrate-database.ts'
import { insertRows } from '../../cms/src/database/records/insert-rows.ts'
import { readRows } from '../../cms/src/database/records/read-rows.ts'
import { generateDocument } from '../../cms/src/documents/files/generate-document.ts'
import { issueReceipt } from '../../cms/src/documents/receipts/issue-receipt.ts'
import type { Viewer } from '../../cms/src/documents/viewer.ts'
import config from '../../cms/src/payload.config.ts'
import type { Payment } from '../../cms/src/payload-types.ts'
import { pdfRenderer, stopPdfRenderer } from '../../cms/src/pdf/feature.ts'
import { quantile } from './statistics.ts'

export interface Numbered {
  receipts: number
  gaps: number
  doubles: number
  seconds: number
}

export interface Printed {
  /** Each with the start of Chromium, in milliseconds. */
  cold: number[]
  /** With Chromium running, in milliseconds. */
  warm: number[]
  /** A page with one line of text, without the portal's own work, in milliseconds. */
  floor: number[]
  /** Receipts a second by the number in parallel. */
  aSecond: Record<string, number>
  /** In megabytes, at the start, in the middle and at the end. */
  memory: number[]
}

const STUDENT = '2f1b8c1e-0c3e-4b7a-9d55-0e8f8a6b1c01'
const COLD = 20
const WARM = 200
const ROUND = 200
const LONG_RUN = 1_000

const steps: Record<string, (payload: Payload, args: readonly number[]) => Promise<unknown>> = {
  prepare,
  number,
  check,
  print,
}

const [name = '', ...args] = process.argv.slice(2)
const step = steps[name]
if (step === undefined) throw new Error(`Unknown step: ${name}.`)
const payload = await getPayload({ config })
const result = await step(payload, args.map(Number))
await stopPdfRenderer(payload)
console.log(JSON.stringify(result ?? null))
process.exit(0)

/** Adds paid payments without receipts. */
async function prepare(payload: Payload, [count = 0]: readonly number[]): Promise<void> {
  await migrateDatabase(payload)
  const at = new Date().toISOString()
  const rows = Array.from({ length: count }, (_, index) => ({
    status: 'paid' as const,
    description: 'Application fee, B.Ed',
    amountPaise: 50_000 + index,
    purpose: 'application-fee' as const,
    studentId: STUDENT,
    subjectId: `subject-${index}`,
    transactionId: `T${index}`,
    merchantId: `MUID${index}`,
    provider: 'simulator',
    slot: `slot-${index}`,
    startedAt: at,
    paidAt: at,
    settledAt: at,
    attempts: 0,
    createdAt: at,
    updatedAt: at,
  }))
  for (let from = 0; from < count; from += 500) {
    await insertRows({ payload, collection: 'payments', rows: rows.slice(from, from + 500) })
  }
}

/** Issues this process's share of the receipts. */
async function number(payload: Payload, [share = 0, of = 1]: readonly number[]): Promise<void> {
  const payments = (await allPayments(payload)).filter((_, index) => index % of === share)
  for (const payment of payments) await issueReceipt({ payload, payment, now: new Date() })
}

async function check(payload: Payload): Promise<Numbered> {
  const docs = await readRows({ payload, collection: 'receipts', sort: 'position', limit: 0 })
  const times = docs.map(({ issuedAt }) => new Date(issuedAt).getTime())
  return {
    receipts: docs.length,
    gaps: docs.filter(({ position }, index) => position > (docs[index - 1]?.position ?? 0) + 1).length,
    doubles: docs.length - new Set(docs.map(({ number, paymentId }) => `${number} ${paymentId}`)).size,
    seconds: (quantile(times, 1) - quantile(times, 0)) / 1000,
  }
}

async function print(payload: Payload): Promise<Printed> {
  const ids = (await allPayments(payload)).map(({ id }) => id)
  let next = 0
  const one = async () => {
    next += 1
    // One person's documents are printed one after the other.
    const viewer: Viewer = { studentId: STUDENT, staff: null, keys: [`student:${STUDENT}`, `tab:${next % 8}`] }
    const id = ids[next % ids.length] ?? ''
    const started = performance.now()
    await generateDocument({ payload, kind: 'receipt', id, viewer, now: new Date() })
    return performance.now() - started
  }
  const many = async (count: number, parallel: number) => {
    const started = performance.now()
    await Promise.all(
      Array.from({ length: parallel }, async () => {
        for (let i = 0; i < count / parallel; i++) await one()
      }),
    )
    return count / ((performance.now() - started) / 1000)
  }
  const cold: number[] = []
  for (let i = 0; i < COLD; i++) {
    await stopPdfRenderer(payload)
    cold.push(await one())
  }
  await many(40, 2)
  const [warm, floor]: [number[], number[]] = [[], []]
  for (let i = 0; i < WARM; i++) {
    warm.push(await one())
    floor.push(await oneLine(payload))
  }
  const aSecond: Record<string, number> = {}
  for (const parallel of [1, 2, 4]) aSecond[parallel] = await many(ROUND, parallel)
  const memory = [megabytes()]
  for (let half = 0; half < 2; half++) {
    await many(LONG_RUN / 2, 2)
    memory.push(megabytes())
  }
  return { cold, warm, floor, aSecond, memory }
}

/** The least that Chromium needs for a tagged page in the documents' font. */
async function oneLine(payload: Payload): Promise<number> {
  const started = performance.now()
  await pdfRenderer(payload).render({ title: 'Receipt', lang: 'en-IN', css: '', html: '<p>Receipt</p>' })
  return performance.now() - started
}

function allPayments(payload: Payload): Promise<Payment[]> {
  return readRows({ payload, collection: 'payments', sort: 'transactionId', limit: 0 })
}

/** Resident memory of this process and its descendants. */
function megabytes(): number {
  const all = readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return []
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      const field = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0)
      return [{ pid: Number(pid), parent: field('PPid'), kilobytes: field('VmRSS') }]
    } catch {
      return []
    }
  })
  const family = new Set([process.pid])
  for (let grown = true; grown; ) {
    grown = false
    for (const { pid, parent } of all) if (family.has(parent) && !family.has(pid)) grown = Boolean(family.add(pid))
  }
  const own = all.filter(({ pid }) => family.has(pid))
  return Math.round(own.reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024)
}
