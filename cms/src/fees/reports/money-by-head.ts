import { COURSE_LABELS, type CourseCode } from '@pravesh/shared/courses/courses'
import { HEAD_LABELS } from '@pravesh/shared/fees/reports/money-heads'
import { MoneyReport, type MoneyRow, netPaise } from '@pravesh/shared/fees/reports/money-report'
import { CHANNEL_LABELS } from '@pravesh/shared/payments/channels'
import { isCounterEntry } from '@pravesh/shared/payments/refunds/status'
import type { Payload, PayloadRequest } from 'payload'
import { csvRupees } from '../../admin-kit/export/csv.ts'
import { readableBy } from '../../admin-kit/export/csv-export.ts'
import { defineExport } from '../../admin-kit/export/define-export.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { idOf } from '../../database/records/relation.ts'
import { NO_COLLEGE } from '../../staff/index.ts'
import { receivedIn, refundedIn, type SplitPayment } from './money-records.ts'
import { placeWhere, type ReportQuery, requireReportQuery } from './report-query.ts'

interface MoneyOptions {
  payload: Payload
  /** Of the person, who sees what they may read. */
  req: PayloadRequest
  query: ReportQuery
}

/**
 * Money of a period by head, college, course and channel. Received is by the day of payment, as in the export of payments; what
 * was returned by the day on which the refund was completed. Throws a Problem (403).
 */
export async function moneyByHead({ payload, req, query }: MoneyOptions): Promise<MoneyRow[]> {
  const { period, head: onlyHead } = query
  const report = new MoneyReport()
  const add = ({ payment, parts }: SplitPayment, amount: 'receivedPaise' | 'refundedPaise' | 'bouncedPaise') => {
    const { channel, course } = payment
    const college = idOf(payment.college)
    const place = { college: college === NO_COLLEGE ? null : college, course: course ?? null }
    const key = { ...place, channel: channel ?? 'online' } as const
    for (const { head, amountPaise } of parts) {
      if (onlyHead !== null && head !== onlyHead) continue
      report.add({ ...key, head }, { [amount]: amountPaise, count: amount === 'receivedPaise' ? 1 : 0 })
    }
  }
  const place = placeWhere(query)
  const [payments, refunds] = [await readableBy(req, 'payments'), await readableBy(req, 'refunds')]
  for await (const slice of receivedIn({ payload, period, where: [payments, ...place] })) {
    for (const each of slice) add(each, 'receivedPaise')
  }
  for await (const slice of refundedIn({ payload, period, where: [refunds, ...place] })) {
    for (const each of slice) add(each, isCounterEntry(each.refund.kind) ? 'bouncedPaise' : 'refundedPaise')
  }
  return report.rows()
}

/** The names of all colleges, by id. */
export async function collegeNames(payload: Payload): Promise<Map<string, string>> {
  const rows = await readRows({ payload, collection: 'colleges', fields: ['name'], sort: 'name' })
  return new Map(rows.map(({ id, name }) => [id, name ?? '']))
}

export const courseName = (code: string | null): string => (code === null ? '' : COURSE_LABELS[code as CourseCode])

/** The report as a file: a row for each head, college, course and channel. */
export const moneyByHeadExport = defineExport<MoneyRow & { collegeName: string }>({
  name: 'money-by-head',
  collection: 'payments',
  hasOwnLink: true,
  namesPeople: false,
  columns: [
    { name: 'head', label: 'Head', value: ({ head }) => HEAD_LABELS[head] },
    { name: 'college', label: 'College', value: ({ collegeName }) => collegeName },
    { name: 'course', label: 'Course', value: ({ course }) => courseName(course) },
    { name: 'channel', label: 'Channel', value: ({ channel }) => CHANNEL_LABELS[channel] },
    { name: 'count', label: 'Payments', as: 'count', value: ({ count }) => count },
    { name: 'received', label: 'Received (₹)', as: 'amount', value: ({ receivedPaise }) => csvRupees(receivedPaise) },
    { name: 'refunded', label: 'Refunded (₹)', as: 'amount', value: ({ refundedPaise }) => csvRupees(refundedPaise) },
    { name: 'bounced', label: 'Bounced (₹)', as: 'amount', value: ({ bouncedPaise }) => csvRupees(bouncedPaise) },
    { name: 'net', label: 'Net (₹)', as: 'amount', value: (row) => csvRupees(netPaise(row)) },
  ],
  requireReader: async ({ req }) => void (await readableBy(req, 'payments')),
  open: async ({ payload, req, query: address, now }) => {
    const query = requireReportQuery({ payload, query: address, now })
    const { period, college, course, head } = query
    return {
      filters: JSON.stringify({ ...period, college, course, head }),
      // As many as there are heads, colleges, courses and channels.
      count: async () => 0,
      slices: async function* () {
        const names = await collegeNames(payload)
        const rows = await moneyByHead({ payload, req, query })
        yield rows.map((row) => ({ ...row, collegeName: (row.college && names.get(row.college)) || '' }))
      },
    }
  },
})
