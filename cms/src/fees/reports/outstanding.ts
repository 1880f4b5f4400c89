import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import type { DueMoney } from '@pravesh/shared/fees/dues/due-money'
import type { FeeSettings } from '@pravesh/shared/fees/dues/fee-settings'
import { DUE_ACTION_LABELS } from '@pravesh/shared/fees/fee-kinds'
import { AGE_LABELS, type AgeBucket, ageBucket, daysOverdue } from '@pravesh/shared/fees/reports/ageing'
import type { Payload, PayloadRequest, Where } from 'payload'
import { readableBy } from '../../admin-kit/export/csv-export.ts'
import { defineExport } from '../../admin-kit/export/define-export.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { FeeDue } from '../../payload-types.ts'
import { DUE_COLUMNS } from '../due-columns.ts'
import { dayOf } from '../dues/day.ts'
import { OWED } from '../dues/is-owed.ts'
import { moneyOfDue } from '../dues/money-of-due.ts'
import { feeSettings } from '../settings/fee-settings.ts'
import { placeWhere, type ReportQuery, requireReportQuery } from './report-query.ts'

/** What a report needs of a fee. */
export const FIELDS = [
  'studentName',
  'studentId',
  'applicationNumber',
  'course',
  'college',
  'collegeName',
  'action',
  'title',
  'amountPaise',
  'dueOn',
  'status',
  'refundedPaise',
  'entries',
  'concessionPaise',
  'chargePaise',
] as const

/** A fee of which something is left to be paid. */
export interface OpenDue extends Pick<FeeDue, 'id' | (typeof FIELDS)[number]> {
  money: DueMoney
  /** As of the day of the report; 0 or less when it is not yet due. */
  days: number
  age: AgeBucket
}

export interface OutstandingOptions {
  payload: Payload
  req: PayloadRequest
  query: Pick<ReportQuery, 'college' | 'course' | 'day'>
}

/** What selects the fees that are owed, of those that a person may read. Throws a Problem (403). */
export async function owedWhere({ req, query }: OutstandingOptions): Promise<Where> {
  return { and: [OWED, await readableBy(req, 'fee-dues'), ...placeWhere(query)] }
}

/**
 * The fees of which something is left as of a day, in slices. The day decides their age and late fees; payments count as they
 * are now. Throws a Problem (403).
 */
export async function* outstanding(options: OutstandingOptions): AsyncGenerator<OpenDue[]> {
  const { payload, query } = options
  const { day } = query
  const [where, settings] = await Promise.all([owedWhere(options), feeSettings(payload)])
  for await (const dues of walkRecords({ payload, collection: 'fee-dues', where: where as never, fields: FIELDS })) {
    yield openDues({ dues, settings, day })
  }
}

interface OpenOptions {
  dues: readonly Omit<OpenDue, 'money' | 'days' | 'age'>[]
  settings: FeeSettings
  day: string
}

/** Those of which something is left. */
export function openDues({ dues, settings, day }: OpenOptions): OpenDue[] {
  return dues.flatMap((due) => {
    const money = moneyOfDue({ due, settings, day })
    if (money.leftPaise === 0) return []
    const days = daysOverdue(due.dueOn ? dayOf(due.dueOn) : null, day)
    return [{ ...due, money, days, age: ageBucket(days) }]
  })
}

/** What students owe, with its age, as a file. */
export const outstandingExport = defineExport<OpenDue>({
  name: 'outstanding',
  collection: 'fee-dues',
  hasOwnLink: true,
  columns: [
    { name: 'student', label: 'Student', value: ({ studentName }) => studentName },
    { name: 'application', label: 'Application', value: ({ applicationNumber }) => applicationNumber },
    { name: 'college', label: 'College', value: ({ collegeName }) => collegeName },
    { name: 'course', label: 'Course', value: ({ course }) => COURSE_LABELS[course] },
    { name: 'fee', label: 'Fee', value: ({ action }) => DUE_ACTION_LABELS[action] },
    { name: 'title', label: 'For', value: ({ title }) => title },
    { name: 'dueOn', label: 'Due on', as: 'day', value: ({ dueOn }) => (dueOn ? dayOf(dueOn) : '') },
    { name: 'days', label: 'Days overdue', as: 'count', value: ({ days }) => Math.max(0, days) },
    { name: 'age', label: 'Age', value: ({ age }) => AGE_LABELS[age] },
    DUE_COLUMNS.net,
    DUE_COLUMNS.lateFee,
    DUE_COLUMNS.paid,
    DUE_COLUMNS.clearing,
    DUE_COLUMNS.left,
    { name: 'studentId', label: 'Student ID', value: ({ studentId }) => studentId },
    { name: 'dueId', label: 'Fee ID', value: ({ id }) => id },
  ],
  requireReader: async ({ req }) => void (await readableBy(req, 'fee-dues')),
  open: async ({ payload, req, query: address, now }) => {
    const query = requireReportQuery({ payload, query: address, now })
    const { day, college, course } = query
    const options = { payload, req, query }
    return {
      filters: JSON.stringify({ day, college, course }),
      count: async () => countRows({ payload, collection: 'fee-dues', where: (await owedWhere(options)) as never }),
      slices: () => outstanding(options),
    }
  },
})
