import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { feePaymentCalls } from '@pravesh/shared/fees/pay/calls'
import { paymentCalls } from '@pravesh/shared/payments/calls'
import { callAddress, type WireCall } from '@pravesh/shared/platform/wire-call'
import type { RunningPortal } from '../lib/running-portal.ts'
import { root } from '../lib/step.ts'
import { generateLoad } from './accounts-load.ts'
import { settingsOf } from './filled-folder.ts'
import { openPayments, type PaymentsFolder, paymentsFolder, removePayments } from './payments-folders.ts'
import type { Reported } from './payments-report.ts'
import { waitUntilIdle } from './processes.ts'
import { judged, type Row } from './report.ts'
import { median, ms, quantile, times } from './statistics.ts'

/** Paid fees in all, of which one student has a hundred. */
const SIZES = { small: 1_000, large: 100_000 } as const
const MAX_RATIO = 1.3
/** Reads of each call in each portal, in turn. */
const READS = 200
const WARM_UP = 30

const WEBHOOKS = 4_000
const SECONDS = 8
/** Number of concurrent clients. */
const CLIENTS = 8

const TIMEOUT_MS = 900_000

/** A student's fees, reports of a payment provider and the daily report, with few and with many payments. */
export async function benchPayments(): Promise<Row[]> {
  const folders: PaymentsFolder[] = []
  try {
    const small = await paymentsFolder(SIZES.small, 0)
    folders.push(small)
    const large = await paymentsFolder(SIZES.large, WEBHOOKS)
    folders.push(large)
    return [await reportRow(large), ...(await portalRows(small, large))]
  } finally {
    await Promise.all(folders.map(removePayments))
  }
}

async function reportRow({ folder }: PaymentsFolder): Promise<Row> {
  const script = path.join(root, 'scripts/bench/payments-report.ts')
  const env = { ...process.env, ...settingsOf(folder) }
  const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: root, env, timeout: TIMEOUT_MS })
  const { seconds, findings, complete }: Reported = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  if (!complete) throw new Error('The daily report is incomplete.')
  return {
    measure: `Daily report of money, ${SIZES.large} payments`,
    figure: `${seconds.toFixed(1)} s, ${findings} findings`,
  }
}

async function portalRows(small: PaymentsFolder, large: PaymentsFolder): Promise<Row[]> {
  const few = await openPayments(small)
  try {
    const many = await openPayments(large)
    try {
      for (const { pid } of [few, many]) await waitUntilIdle(pid)
      const students = [
        { portal: few, ...small },
        { portal: many, ...large },
      ] as const
      const { feePayments, feePlans } = feePaymentCalls
      return [
        await readRow('fees (dashboard, My Payments)', feePayments, students),
        await readRow('fee plan', feePlans, students),
        await webhookRow(many, large),
      ]
    } finally {
      await many.stop()
    }
  } finally {
    await few.stop()
  }
}

type Student = PaymentsFolder & { portal: RunningPortal }

/** A call of the student with a hundred payments, over HTTP. The portals alternate, so that noise affects both. */
async function readRow(name: string, call: WireCall, students: readonly [Student, Student]): Promise<Row> {
  const took = students.map((): number[] => [])
  for (let read = -WARM_UP; read < READS; read++) {
    for (const [index, student] of students.entries()) {
      const time = await timeOf(call, student)
      if (read >= 0) took[index]?.push(time)
    }
  }
  const [few = 0, many = 0] = took.map(median)
  const ratio = many / few
  const measure = `Student with ${students[0].payments} payments, ${name}, among ${SIZES.small} / ${SIZES.large}`
  const figure = `${ms(few)} / ${ms(many)}, ${times(ratio)}`
  return judged(measure, figure, { text: `≤ ${times(MAX_RATIO)}`, met: ratio <= MAX_RATIO })
}

async function timeOf(call: WireCall, { portal, token, payments }: Student): Promise<number> {
  const started = performance.now()
  const address = portal.origin + callAddress(call)
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  const text = await response.text()
  const took = performance.now() - started
  const listed = text.split('"1st Semester"').length - 1
  if (!response.ok || listed < payments) throw new Error(`${address} returned ${response.status}, ${listed} fees.`)
  return took
}

/** Reports of payments: each asks the provider, counts the payment, marks its fee, and writes receipt and message. */
async function webhookRow(portal: RunningPortal, { webhooks }: PaymentsFolder): Promise<Row> {
  const result = await generateLoad(portal, {
    clients: CLIENTS,
    seconds: SECONDS,
    request: (n) => {
      const report = webhooks[n]
      if (report === undefined) throw new Error('Too few payments for the number of webhooks.')
      return { method: 'POST', path: callAddress(paymentCalls.webhook, { provider: 'simulator' }), ...report }
    },
  })
  const [p50, p99] = [0.5, 0.99].map((share) => ms(quantile(result.times, share)))
  return {
    measure: `Webhooks of paid fees, ${CLIENTS} at a time, ${SIZES.large} payments`,
    figure: `${result.perSecond.toFixed(0)} a second, p50 ${p50}, p99 ${p99}`,
  }
}
