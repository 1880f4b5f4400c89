import { createHmac } from 'node:crypto'
import type { RazorpaySettings } from '../../../src/foundation/settings/payment-settings.ts'
import { type ProviderRequest, startProvider } from '../../provider-server.ts'
import { Faults } from '../faults.ts'

interface Link {
  id: string
  reference_id: string
  amount: number
  amount_paid: number
  currency: string
  status: 'created' | 'partially_paid' | 'paid' | 'expired' | 'cancelled'
  short_url: string
  /** Once a payment was tried. */
  order_id?: string
  notes: unknown
  payments: { payment_id: string; amount: number; status: string; method: string; created_at: number }[]
}

interface Refund {
  id: string
  entity: 'refund'
  payment_id: string
  amount: number
  currency: 'INR'
  receipt: string
  notes: unknown
  status: 'pending' | 'processed' | 'failed'
}

type Reply = { status: number; body: unknown }
const found = (body: unknown): Reply => ({ status: 200, body })
const refused = (description: string, status = 400): Reply => ({
  status,
  body: {
    error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: 'NA', reason: 'NA', metadata: {} },
  },
})
const unknownId = () => refused('The id provided does not exist')

/** Razorpay's Payment Links, payments, refunds, settlement report and webhooks as documented. */
export async function startRazorpay() {
  const links = new Map<string, Link>()
  const refunds = new Map<string, Refund>()
  /** Payments that were tried, by the order of their link. */
  const tried = new Map<string, { status: string }[]>()
  /** The first call with each idempotency key; without an answer while it is in progress. */
  const keys = new Map<string, { body: string; reply: Reply | null }>()
  const faults = new Faults()
  let report: Record<string, unknown>[] = []
  let holdRefunds = false
  const server = await startProvider((request, res) => faults.answer(res, () => handle(request)))
  const settings: RazorpaySettings = {
    keyId: 'rzp_test_pravesh',
    keySecret: 'key-secret',
    webhookSecret: 'webhook-secret',
    apiUrl: `${server.base}/v1`,
  }
  const basic = `Basic ${Buffer.from(`${settings.keyId}:${settings.keySecret}`).toString('base64')}`

  function handle(request: ProviderRequest): Reply {
    const { method, path, headers } = request
    if (headers.authorization !== basic) return refused('The api key provided is invalid', 401)
    const { pathname, searchParams } = new URL(path, server.base)
    const [, version, kind, id = '', part] = pathname.split('/')
    if (version !== 'v1') return { status: 404, body: { error: { code: 'NOT_FOUND' } } }
    if (kind === 'payment_links' && method === 'POST') return create(JSON.parse(request.body))
    if (kind === 'payment_links' && id === '') return list(searchParams.get('reference_id'))
    if (kind === 'payment_links') return orUnknown(links.get(id))
    if (kind === 'payments' && part === 'refund') return refund(id, request)
    if (kind === 'payments' && part === 'refunds') return found({ entity: 'collection', items: refundsOf(id) })
    if (kind === 'payments') return payment(id)
    if (kind === 'orders') return found({ entity: 'collection', items: tried.get(id) ?? [] })
    if (kind === 'refunds') return orUnknown(refunds.get(id))
    if (kind === 'settlements') return recon(searchParams)
    return unknownId()
  }

  const orUnknown = (record: unknown) => (record === undefined ? unknownId() : found(record))
  const refundsOf = (id: string) => [...refunds.values()].filter(({ payment_id: of }) => of === id)
  const linkOf = (paymentId: string) =>
    [...links.values()].find(({ payments }) => payments.some(({ payment_id: id }) => id === paymentId))

  function create(asked: Record<string, unknown>): Reply {
    const {
      amount,
      currency,
      reference_id: reference,
      expire_by: expireBy,
      callback_method: callback,
    } = asked as {
      amount: number
      currency: string
      reference_id: string
      expire_by: number
      callback_method: string
    }
    if (!Number.isInteger(amount) || amount < 100 || currency !== 'INR') return refused('The amount is invalid')
    if (!reference || reference.length > 40) return refused('The reference id may not be greater than 40 characters.')
    if (expireBy * 1000 < Date.now() + 15 * 60_000) return refused('expire_by should be at least 15 minutes in future')
    if (callback !== 'get') return refused('The selected callback method is invalid.')
    if (byReference(reference).length > 0) return refused(`payment link already exists with reference_id ${reference}`)
    const id = `plink_${links.size + 1}`
    const link = { id, reference_id: reference, amount, amount_paid: 0, currency, notes: asked.notes, payments: [] }
    links.set(id, { ...link, status: 'created', short_url: `https://rzp.example/i/${id}` })
    return found(links.get(id))
  }

  const byReference = (reference: string | null) =>
    [...links.values()].filter(({ reference_id: its }) => its === reference)

  /** Lists omit payments. */
  const list = (reference: string | null) =>
    found({ payment_links: byReference(reference).map((link) => ({ ...link, payments: [] })) })

  function payment(id: string): Reply {
    const link = linkOf(id)
    const made = link?.payments.find((each) => each.payment_id === id)
    if (!link || !made) return unknownId()
    const acquirer = { rrn: `RRN${id.slice(4)}`, upi_transaction_id: 'UPI1' }
    return found({ id, entity: 'payment', ...made, notes: link.notes, acquirer_data: acquirer })
  }

  function refund(paymentId: string, { headers, body }: ProviderRequest): Reply {
    const key = String(headers['x-refund-idempotency'] ?? '')
    if (!/^[A-Za-z0-9_-]{10,}$/.test(key)) return refused('The idempotency key is invalid')
    const before = keys.get(key)
    if (before && before.body !== body) return refused('Different request body for the same idempotency key')
    if (before) return before.reply ?? refused('Request with the same idempotency key is in progress', 409)
    const link = linkOf(paymentId)
    const captured = link?.payments.find((each) => each.payment_id === paymentId && each.status === 'captured')
    if (!captured) return refused('The payment status should be captured for action to be taken')
    const asked = JSON.parse(body) as { amount: number; receipt: string; notes: unknown }
    const done = refundsOf(paymentId).filter(({ status }) => status !== 'failed')
    if (done.reduce((sum, each) => sum + each.amount, asked.amount) > captured.amount) {
      return refused('The refund amount provided is greater than amount captured')
    }
    if (holdRefunds) {
      keys.set(key, { body, reply: null })
      return refused('Request with the same idempotency key is in progress', 409)
    }
    const id = `rfnd_${refunds.size + 1}`
    const { amount, receipt, notes } = asked
    refunds.set(id, {
      id,
      entity: 'refund',
      payment_id: paymentId,
      amount,
      currency: 'INR',
      receipt,
      notes,
      status: 'pending',
    })
    const reply = found({ ...refunds.get(id) })
    keys.set(key, { body, reply })
    return reply
  }

  function recon(query: URLSearchParams): Reply {
    const count = Number(query.get('count') ?? 100)
    const skip = Number(query.get('skip') ?? 0)
    if (count > 1000) return refused('The count may not be greater than 1000.')
    const day = ['year', 'month', 'day'].map((name) => query.get(name)).join('-')
    const items = report.filter((line) => line.day === day).slice(skip, skip + count)
    return found({ entity: 'collection', count: items.length, items: items.map(({ day: _, ...line }) => line) })
  }

  const link = (reference: string): Link => {
    const [one] = byReference(reference)
    if (!one) throw new Error(`Razorpay knows no ${reference}.`)
    return one
  }

  return {
    settings,
    faults,
    requests: server.requests,
    close: server.close,
    link,
    refunds,
    /** The payer pays the link, possibly another amount. */
    pay(reference: string, amount = link(reference).amount): void {
      const paid = { payment_id: `pay_${link(reference).id}`, amount, status: 'captured', method: 'upi', created_at: 0 }
      Object.assign(link(reference), { status: 'paid', amount_paid: amount, payments: [paid] })
    },
    /** The payer tries to pay, which leaves the link as it is until the payment is captured. */
    attempt(reference: string, status: 'created' | 'authorized' | 'failed'): void {
      const orderId = `order_${link(reference).id}`
      link(reference).order_id = orderId
      tried.set(orderId, [...(tried.get(orderId) ?? []), { status }])
    },
    /** A link has no failed state: it expires or is cancelled. */
    expire(reference: string): void {
      link(reference).status = 'expired'
    },
    /** While refunds are held, they stay in progress. */
    holdRefunds(hold: boolean): void {
      holdRefunds = hold
      if (!hold) for (const [key, { reply }] of keys) if (reply === null) keys.delete(key)
    },
    report(lines: Record<string, unknown>[]): void {
      report = lines
    },
    sign: (body: string) => ({
      'x-razorpay-signature': createHmac('sha256', settings.webhookSecret).update(body).digest('hex'),
      'x-razorpay-event-id': 'event-1',
      'content-type': 'application/json',
    }),
    /** A webhook as Razorpay sends it. */
    webhook(event: string, payload: Record<string, unknown>) {
      const body = JSON.stringify({
        entity: 'event',
        account_id: 'acc_1',
        event,
        contains: Object.keys(payload),
        payload,
      })
      return { headers: this.sign(body), body }
    },
  }
}
