/** Run as a separate process: one step of the benchmark of payments. Prints its result as JSON. */
import { getPayload, type Payload } from 'payload'
import { feePayments } from '../../cms/src/fees/plan/fee-payments.ts'
import config from '../../cms/src/payload.config.ts'
import { insertRows } from '../../cms/src/platform/database/insert-rows.ts'
import { migrateDatabase } from '../../cms/src/platform/database/migrate-database.ts'
import { quantile } from './statistics.ts'

/** Payments of the student whose list is read. */
const OWN = 100
const BATCH = 500
const READS = 200

const steps: Record<string, (payload: Payload, count: number) => Promise<unknown>> = { prepare, list }

const [name = '', count = '0'] = process.argv.slice(2)
const step = steps[name]
if (step === undefined) throw new Error(`Unknown step: ${name}.`)
const payload = await getPayload({ config })
console.log(JSON.stringify((await step(payload, Number(count))) ?? null))
process.exit(0)

/** Adds dues, each with one paid attempt: `OWN` of one student, and the others of students with ten each. */
async function prepare(payload: Payload, count: number): Promise<void> {
  await migrateDatabase(payload)
  for (let from = 0; from < count; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => from + index)
    const ids = await insertRows({ payload, collection: 'fee-dues', rows: numbers.map(dueRow) })
    const rows = numbers.map((number, index) => paymentRow(number, String(ids[index])))
    await insertRows({ payload, collection: 'payments', rows })
  }
}

/** The time to list the payments of one student, p50 in milliseconds. */
async function list(payload: Payload): Promise<number> {
  const took: number[] = []
  for (let i = 0; i < READS; i++) {
    const started = performance.now()
    const rows = await feePayments({ payload, studentId: studentOf(0), now: new Date() })
    took.push(performance.now() - started)
    if (rows.length !== OWN) throw new Error(`${rows.length} payments were listed.`)
  }
  return quantile(took.slice(READS / 4), 0.5)
}

function studentOf(number: number): string {
  const index = number < OWN ? 0 : Math.floor(number / 10)
  return `2f1b8c1e-0c3e-4b7a-9d55-${String(index).padStart(12, '0')}`
}

function timeOf(number: number): string {
  return new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString()
}

function dueRow(number: number) {
  const at = timeOf(number)
  return {
    studentId: studentOf(number),
    applicationId: studentOf(number),
    applicationNumber: `BED${number}`,
    studentName: 'A student',
    course: 'BED',
    collegeName: 'A college',
    key: `due-${number}`,
    action: 'EXAM',
    title: '1st Semester',
    instalment: 1,
    amountPaise: 50_000,
    status: 'paid',
    review: 'PENDING',
    reviews: [],
    refundedPaise: 0,
    paidAt: at,
    paymentId: `T${number}`,
    attempts: 0,
    createdAt: at,
    updatedAt: at,
  }
}

function paymentRow(number: number, subjectId: string) {
  const at = timeOf(number)
  return {
    status: 'paid',
    description: 'Exam fee, 1st Semester',
    amountPaise: 50_000,
    purpose: 'fee',
    studentId: studentOf(number),
    subjectId,
    transactionId: `T${number}`,
    merchantId: `MUID${number}`,
    provider: 'simulator',
    slot: `slot-${number}`,
    startedAt: at,
    paidAt: at,
    settledAt: at,
    attempts: 0,
    createdAt: at,
    updatedAt: at,
  }
}
