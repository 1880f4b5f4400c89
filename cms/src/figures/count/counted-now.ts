import { type Counted, countedAs, type FigurePlace, startedForm } from '@pravesh/shared/admissions/figures/counted'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { idOf } from '../../database/records/relation.ts'
import { currentSession } from '../../fees/index.ts'
import { nextTurn } from '../../foundation/concurrency/next-turn.ts'
import { NO_COLLEGE } from '../../staff/index.ts'
import { idsIn, keyOf } from './entry-key.ts'

/** What records count as, computed from them alone. Null for those that count as nothing; absent for deleted forms. */
export type CountedNow = Map<string, Counted | null>

/** Records that are read at once; they hold the event loop for some 20 ms. */
export const READ_TOGETHER = 40

/** Computes what some applications and forms count as. */
export async function countedNow(payload: Payload, keys: readonly string[]): Promise<CountedNow> {
  const counted: CountedNow = new Map()
  for (let at = 0; at < keys.length; at += READ_TOGETHER) {
    if (at > 0) await nextTurn()
    for (const [key, each] of await countSome(payload, keys.slice(at, at + READ_TOGETHER))) counted.set(key, each)
  }
  return counted
}

async function countSome(payload: Payload, keys: readonly string[]): Promise<[string, Counted | null][]> {
  const { applications, drafts } = idsIn(keys)
  const [ofApplications, ofDrafts] = await Promise.all([
    applications.length === 0 ? [] : countApplications(payload, applications),
    drafts.length === 0 ? [] : countDrafts(payload, drafts),
  ])
  return [...ofApplications, ...ofDrafts]
}

async function countApplications(payload: Payload, ids: string[]): Promise<[string, Counted | null][]> {
  const rows = await readRows({
    payload,
    collection: 'applications',
    where: { id: { in: ids } },
    fields: [
      ...(['status', 'queue', 'course', 'college', 'sessionYear', 'category'] as const),
      ...(['submittedAt', 'startedAt', 'feePaidAt'] as const),
    ],
  })
  // Each read holds the event loop on SQLite.
  await nextTurn()
  const events = await readRows({
    payload,
    collection: 'application-events',
    where: { application: { in: ids } },
    fields: ['application', 'kind', 'at'],
  })
  await nextTurn()
  const dues = await readRows({
    payload,
    collection: 'fee-dues',
    where: { applicationId: { in: ids } },
    fields: ['applicationId', 'action', 'status', 'amountPaise', 'concessionPaise', 'chargePaise', 'entries'],
  })
  await nextTurn()
  const { payments, refunds } = await readPayments(payload, [...ids, ...dues.map(({ id }) => id)])
  await nextTurn()
  const known = new Map(rows.map((row) => [row.id, row]))
  const eventsOf = Map.groupBy(events, ({ application }) => idOf(application))
  const duesOf = Map.groupBy(dues, ({ applicationId }) => applicationId)
  const applicationOf = new Map(dues.map(({ id, applicationId }) => [id, applicationId]))
  const paymentsOf = Map.groupBy(payments, ({ subjectId }) => applicationOf.get(subjectId) ?? subjectId)
  const refundsOf = Map.groupBy(refunds, ({ paymentId }) => paymentId)
  return ids.map((id) => {
    const row = known.get(id) ?? null
    const paid = paymentsOf.get(id) ?? []
    const money = {
      dues: duesOf.get(id) ?? [],
      payments: paid,
      refunds: paid.flatMap((payment) => refundsOf.get(payment.id) ?? []),
    }
    const application = row && { ...row, events: eventsOf.get(id) ?? [] }
    const place = row ? placeOf(row) : placeOfPaid(paid[0])
    return [keyOf('applications', id), countedAs(place, { application, money })]
  })
}

/** Payments for applications and dues, and what was refunded of them. */
async function readPayments(payload: Payload, subjects: readonly string[]) {
  const payments = await readRows({
    payload,
    collection: 'payments',
    where: { and: [{ subjectId: { in: [...subjects] } }, { purpose: { in: ['application-fee', 'fee'] } }] },
    fields: ['subjectId', 'status', 'amountPaise', 'paidAt', 'refundedPaise', 'college', 'course'],
  })
  const ids = payments.filter(({ refundedPaise }) => (refundedPaise ?? 0) > 0).map(({ id }) => id)
  const refunds =
    ids.length === 0
      ? []
      : await readRows({
          payload,
          collection: 'refunds',
          where: { paymentId: { in: ids } },
          fields: ['paymentId', 'status', 'amountPaise', 'decidedAt'],
        })
  return { payments, refunds }
}

interface Row {
  sessionYear: string
  course: string
  college?: unknown
  category?: string | null
}

function placeOf({ sessionYear: session, course, college, category }: Row): FigurePlace {
  return { session, course, college: idOf(college as string | null) ?? '', category: category ?? '' }
}

/** The place of a payment whose application was deleted. */
function placeOfPaid(payment: { college?: string | null; course?: string | null } | undefined): FigurePlace {
  const college = payment?.college && payment.college !== NO_COLLEGE ? payment.college : ''
  return { session: '', course: payment?.course ?? '', college, category: '' }
}

async function countDrafts(payload: Payload, ids: string[]): Promise<[string, Counted][]> {
  const where = { id: { in: ids } }
  const fields = ['course', 'sessionYear', 'createdAt'] as const
  const rows = await readRows({ payload, collection: 'application-drafts', where, fields })
  // Forms that were saved before sessions were noted with them.
  const isUnknown = rows.some(({ sessionYear }) => !sessionYear)
  const current = isUnknown ? ((await currentSession({ payload }))?.year ?? '') : ''
  return rows.map(({ id, course, sessionYear, createdAt }) => {
    const place = { session: sessionYear || current, course, college: '', category: '' }
    return [keyOf('application-drafts', id), startedForm(place, createdAt)]
  })
}
