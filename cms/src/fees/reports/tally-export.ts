import { taxInText } from '@pravesh/shared/documents/tax'
import { placeOfSupply, taxSplit } from '@pravesh/shared/fees/reports/gst-summary'
import { entriesOf } from '@pravesh/shared/fees/reports/tally-ledgers'
import { TALLY_END, type TallyVoucher, tallyStart, tallyVoucher } from '@pravesh/shared/fees/reports/tally-xml'
import { REFUND_KIND_LABELS } from '@pravesh/shared/payments/refunds/status'
import { RECEIVED_STATUSES } from '@pravesh/shared/payments/status'
import { dayOf, endOfDay, startOfDay } from '@pravesh/shared/platform/day-in-india'
import type { Payload, PayloadRequest } from 'payload'
import { readableBy } from '../../admin-kit/export/csv-export.ts'
import { type CsvExport, counted } from '../../admin-kit/export/define-export.ts'
import { streamOf } from '../../admin-kit/export/export-file.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { type AccountingSettings, accountingSettings } from '../settings/accounting-settings.ts'
import { receiptsOf, statesOf } from './gst.ts'
import { receivedIn, refundedIn, type SplitPayment, type SplitRefund } from './money-records.ts'
import { placeWhere, type ReportQuery, requireReportQuery } from './report-query.ts'

/** Vouchers of a period for Tally: a receipt voucher for each payment, a payment voucher for each refund or bounced cheque. */
export const tallyExport: CsvExport = {
  name: 'tally',
  collection: 'payments',
  hasOwnLink: true,
  namesPeople: true,
  columnsFor: () => [],
  formats: ['xml'],
  requireReader: async ({ req }) => void (await readableBy(req, 'payments')),
  prepare: async ({ payload, req, query: address, now }) => {
    const query = requireReportQuery({ payload, query: address, now })
    const { period, college, course } = query
    const settings = await accountingSettings(payload)
    const readable = await readableBy(req, 'payments')
    const days = { greater_than_equal: startOfDay(period.from), less_than_equal: endOfDay(period.to) }
    const received = {
      and: [{ status: { in: [...RECEIVED_STATUSES] } }, { paidAt: days }, readable, ...placeWhere(query)],
    }
    return {
      filters: JSON.stringify({ ...period, college, course }),
      columns: null,
      format: 'xml',
      count: () => countRows({ payload, collection: 'payments', where: received as never }),
      stream: (onEnd) => streamOf(xmlOf(settings, counted(vouchers({ payload, req, query, settings }), onEnd))),
    }
  },
}

async function* xmlOf(settings: AccountingSettings, slices: AsyncGenerator<readonly TallyVoucher[]>) {
  yield tallyStart(settings.tallyCompany)
  for await (const slice of slices) yield slice.map(tallyVoucher).join('')
  yield TALLY_END
}

interface VoucherOptions {
  payload: Payload
  req: PayloadRequest
  query: ReportQuery
  settings: AccountingSettings
}

/** In slices: payments by the day on which they were received, then what was returned. */
async function* vouchers({ payload, req, query, settings }: VoucherOptions): AsyncGenerator<TallyVoucher[]> {
  const { period } = query
  const place = placeWhere(query)
  const [payments, refunds] = [await readableBy(req, 'payments'), await readableBy(req, 'refunds')]
  for await (const slice of receivedIn({ payload, period, where: [payments, ...place] })) {
    const facts = await taxFacts(payload, slice)
    yield slice.map((each) => receiptVoucher(each, { settings, ...facts }))
  }
  for await (const slice of refundedIn({ payload, period, where: [refunds, ...place] })) {
    const facts = await taxFacts(payload, slice)
    yield slice.map((each) => refundVoucher(each, { settings, ...facts }))
  }
}

interface Facts {
  settings: AccountingSettings
  receipts: Awaited<ReturnType<typeof receiptsOf>>
  states: ReadonlyMap<string, string>
}

async function taxFacts(payload: Payload, slice: readonly SplitPayment[]): Promise<Omit<Facts, 'settings'>> {
  const receipts = await receiptsOf(
    payload,
    slice.map(({ payment }) => payment.id),
  )
  const taxed = slice.filter(({ payment }) => (receipts.get(payment.id)?.taxLabel ?? '').includes('%'))
  return {
    receipts,
    states: await statesOf(
      payload,
      taxed.map(({ payment }) => payment),
    ),
  }
}

function receiptVoucher({ payment, parts }: SplitPayment, facts: Facts): TallyVoucher {
  const { transactionId, paidAt, description, amountPaise } = payment
  const number = facts.receipts.get(payment.id)?.number ?? transactionId
  return {
    id: `pravesh-payment-${transactionId}`,
    type: 'Receipt',
    day: dayOf(paidAt ?? ''),
    number,
    narration: `${description}, ${transactionId}`,
    entries: entriesOf({
      ledgers: facts.settings.ledgers,
      channel: payment.channel ?? 'online',
      parts,
      tax: taxOf({ payment, parts }, amountPaise, facts),
      isRefund: false,
    }),
  }
}

function refundVoucher({ refund, payment, parts }: SplitRefund, facts: Facts): TallyVoucher {
  const { refundId, decidedAt, kind, amountPaise } = refund
  return {
    id: `pravesh-refund-${refundId}`,
    type: 'Payment',
    day: dayOf(decidedAt ?? ''),
    number: refundId,
    narration: `${REFUND_KIND_LABELS[kind]}: ${payment.description}, ${payment.transactionId}`,
    entries: entriesOf({
      ledgers: facts.settings.ledgers,
      channel: payment.channel ?? 'online',
      parts,
      tax: taxOf({ payment, parts }, amountPaise, facts),
      isRefund: true,
    }),
  }
}

/** The tax in an amount, as the receipt of its payment says; none without a receipt. */
function taxOf({ payment }: SplitPayment, amountPaise: number, { settings, receipts, states }: Facts) {
  const receipt = receipts.get(payment.id)
  const percent = receipt ? taxInText({ label: receipt.taxLabel, note: receipt.taxNote }).percent : 0
  const { isInterstate } = placeOfSupply(states.get(payment.subjectId) ?? null, settings.homeState)
  return taxSplit(amountPaise, percent, isInterstate)
}
