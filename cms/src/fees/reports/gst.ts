import { taxInText } from '@pravesh/shared/documents/tax'
import { type GstRow, GstSummary, TAX_KIND_LABELS } from '@pravesh/shared/fees/reports/gst-summary'
import { PAYMENT_PURPOSES, type PaymentPurpose } from '@pravesh/shared/payments/purposes'
import { isDoneRefund, refundStatusesIn } from '@pravesh/shared/payments/refunds/status'
import { endOfDay, startOfDay } from '@pravesh/shared/platform/day-in-india'
import type { Payload, PayloadRequest, Where } from 'payload'
import { csvRupees } from '../../admin-kit/export/csv.ts'
import { readableBy } from '../../admin-kit/export/csv-export.ts'
import { defineExport } from '../../admin-kit/export/define-export.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Receipt } from '../../payload-types.ts'
import { accountingSettings } from '../settings/accounting-settings.ts'
import { placeWhere, type ReportQuery, requireReportQuery } from './report-query.ts'

const FIELDS = ['paymentId', 'purpose', 'subjectId', 'amountPaise', 'taxLabel', 'taxNote'] as const
type ReceiptFacts = Pick<Receipt, 'id' | (typeof FIELDS)[number]>

interface GstOptions {
  payload: Payload
  req: PayloadRequest
  query: Pick<ReportQuery, 'period' | 'college' | 'course'>
}

/**
 * Tax of the payments whose first receipt was issued in a period, as printed on the receipt that is valid now: a replacement
 * moves no tax into another return. And of refunds that were completed in it, by the receipt of their payment. A refund of a
 * payment without a receipt, which never counted, is none of them.
 * Throws a Problem (403).
 */
export async function gstSummary({ payload, req, query }: GstOptions): Promise<GstRow[]> {
  const { period } = query
  const place = placeWhere(query)
  const { homeState } = await accountingSettings(payload)
  const summary = new GstSummary(homeState)
  const bounds = { newestFirst: false, from: startOfDay(period.from), to: endOfDay(period.to) }
  const first: Where = { and: [{ replaces: { exists: false } }, await readableBy(req, 'receipts'), ...place] }
  const receipts = walkRecords({
    ...{ payload, collection: 'receipts', fields: FIELDS, where: first as never },
    order: { by: 'issuedAt', ...bounds },
  })
  for await (const slice of receipts) {
    const valid = await receiptsOf(
      payload,
      slice.map(({ paymentId }) => paymentId),
    )
    const states = await statesOf(payload, slice)
    for (const original of slice) {
      // Until its replacement is written, a payment has no valid receipt.
      const receipt = valid.get(original.paymentId) ?? original
      summary.add(taxed(receipt, receipt.amountPaise, { states, isCreditNote: false }))
    }
  }
  const done: Where = {
    and: [{ status: { in: refundStatusesIn(isDoneRefund) } }, await readableBy(req, 'refunds'), ...place],
  }
  const refunds = walkRecords({
    ...{ payload, collection: 'refunds', fields: ['paymentId', 'amountPaise'] as const, where: done as never },
    order: { by: 'decidedAt', ...bounds },
  })
  for await (const slice of refunds) {
    const receiptOf = await receiptsOf(
      payload,
      slice.map(({ paymentId }) => paymentId),
    )
    const states = await statesOf(payload, [...receiptOf.values()])
    for (const { paymentId, amountPaise } of slice) {
      const receipt = receiptOf.get(paymentId)
      if (receipt) summary.add(taxed(receipt, amountPaise, { states, isCreditNote: true }))
    }
  }
  return summary.rows()
}

function taxed(
  { subjectId, taxLabel, taxNote, amountPaise: receiptPaise }: ReceiptFacts,
  amountPaise: number,
  { states, isCreditNote }: { states: ReadonlyMap<string, string>; isCreditNote: boolean },
) {
  const tax = taxInText({ label: taxLabel, note: taxNote })
  return { tax, amountPaise, receiptPaise, state: states.get(subjectId) ?? null, isCreditNote }
}

/** The valid receipts of payments, by payment. */
export async function receiptsOf(
  payload: Payload,
  paymentIds: readonly string[],
): Promise<Map<string, ReceiptFacts & { number: string }>> {
  const where = { and: [{ paymentId: { in: [...new Set(paymentIds)] } }, { replacedAt: { exists: false } }] }
  const fields = [...FIELDS, 'number'] as const
  const rows = await readRows({ payload, collection: 'receipts', where, fields, sort: 'revision' })
  return new Map(rows.map((receipt) => [receipt.paymentId, receipt]))
}

/** Where the persons live, by what they paid for. */
export async function statesOf(
  payload: Payload,
  paid: readonly { purpose: PaymentPurpose; subjectId: string }[],
): Promise<Map<string, string>> {
  const { stateHandlers } = portalOf(payload)
  const found = new Map<string, string>()
  for (const purpose of PAYMENT_PURPOSES) {
    const subjectIds = [...new Set(paid.filter((each) => each.purpose === purpose).map(({ subjectId }) => subjectId))]
    const states = subjectIds.length > 0 ? await stateHandlers[purpose]?.({ payload, subjectIds }) : undefined
    for (const [subjectId, state] of states ?? []) found.set(subjectId, state)
  }
  return found
}

/** The summary as a file. */
export const gstExport = defineExport<GstRow>({
  name: 'gst-summary',
  collection: 'receipts',
  hasOwnLink: true,
  namesPeople: false,
  columns: [
    { name: 'kind', label: 'Supply', value: ({ kind }) => TAX_KIND_LABELS[kind] },
    { name: 'rate', label: 'Rate (%)', value: ({ percent }) => String(percent) },
    { name: 'code', label: 'HSN or SAC', value: ({ code }) => code },
    { name: 'place', label: 'Place of supply', value: ({ place }) => place },
    { name: 'within', label: 'Within the state', value: ({ isInterstate }) => (isInterstate ? 'No' : 'Yes') },
    { name: 'size', label: 'B2C', value: ({ size }) => (size === 'large' ? 'Large' : 'Small') },
    { name: 'receipts', label: 'Receipts', as: 'count', value: ({ receipts }) => receipts },
    { name: 'creditNotes', label: 'Credit notes', as: 'count', value: ({ creditNotes }) => creditNotes },
    { name: 'value', label: 'Receipts (₹)', as: 'amount', value: ({ valuePaise }) => csvRupees(valuePaise) },
    { name: 'credit', label: 'Credit notes (₹)', as: 'amount', value: ({ creditPaise }) => csvRupees(creditPaise) },
    { name: 'taxable', label: 'Taxable value (₹)', as: 'amount', value: ({ taxablePaise }) => csvRupees(taxablePaise) },
    { name: 'cgst', label: 'CGST (₹)', as: 'amount', value: ({ cgstPaise }) => csvRupees(cgstPaise) },
    { name: 'sgst', label: 'SGST (₹)', as: 'amount', value: ({ sgstPaise }) => csvRupees(sgstPaise) },
    { name: 'igst', label: 'IGST (₹)', as: 'amount', value: ({ igstPaise }) => csvRupees(igstPaise) },
  ],
  requireReader: async ({ req }) => void (await readableBy(req, 'receipts')),
  open: async ({ payload, req, query: address, now }) => {
    const query = requireReportQuery({ payload, query: address, now })
    const { period, college, course } = query
    return {
      filters: JSON.stringify({ ...period, college, course }),
      count: async () => 0,
      slices: async function* () {
        yield await gstSummary({ payload, req, query })
      },
    }
  },
})
