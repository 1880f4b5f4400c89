import { createHash } from 'node:crypto'
import type { PhonePeSettings } from '../../../src/foundation/settings/payment-settings.ts'
import { type ProviderRequest, startProvider } from '../../provider-server.ts'
import { Faults } from '../faults.ts'

interface Order {
  orderId: string
  merchantOrderId: string
  state: 'PENDING' | 'COMPLETED' | 'FAILED'
  amount: number
  expireAt: number
  metaInfo: unknown
  paymentDetails: Record<string, unknown>[]
}

interface Refund {
  refundId: string
  merchantRefundId: string
  originalMerchantOrderId: string
  amount: number
  state: 'PENDING' | 'CONFIRMED' | 'COMPLETED' | 'FAILED'
  errorCode?: string
}

const TOKEN_SECONDS = 3600
const refused = (code: string, status = 400) => ({ status, body: { success: false, code, message: `${code}.` } })
const found = (body: unknown) => ({ status: 200, body })

/** PhonePe v2 Standard Checkout as documented: OAuth, pay, order status, refund, refund status and webhooks. */
export async function startPhonePe() {
  let now = Date.now()
  let issued = 0
  let tokenEnds = 0
  const orders = new Map<string, Order>()
  const refunds = new Map<string, Refund>()
  const faults = new Faults()
  const server = await startProvider((request, res) => faults.answer(res, () => handle(request)))
  const settings: PhonePeSettings = {
    clientId: 'PRAVESH_TEST',
    clientSecret: 'client-secret',
    clientVersion: '1',
    webhookUsername: 'pravesh_hook',
    webhookPassword: 'Passw0rd2026',
    apiUrl: server.base,
    tokenUrl: server.base,
  }

  function handle(request: ProviderRequest): { status: number; body: unknown } {
    const { method, path: address, headers } = request
    const { pathname } = new URL(address, server.base)
    if (pathname === '/v1/oauth/token') return token(request)
    if (headers.authorization !== `O-Bearer token-${issued}` || now >= tokenEnds) return refused('UNAUTHORIZED', 401)
    if (method === 'POST' && pathname === '/checkout/v2/pay') return pay(JSON.parse(request.body))
    if (method === 'POST' && pathname === '/payments/v2/refund') return refund(JSON.parse(request.body))
    const [, kind, id] = /^\/(?:checkout\/v2\/(order)|payments\/v2\/(?:refund))\/([^/]+)\/status$/.exec(pathname) ?? []
    const record = id === undefined ? null : kind === 'order' ? statusOf(id) : refundStatusOf(id)
    return record ? found(record) : refused(kind === 'order' ? 'ORDER_NOT_FOUND' : 'REFUND_NOT_FOUND', 404)
  }

  function token({ body, headers }: ProviderRequest) {
    const {
      client_id: id,
      client_secret: secret,
      client_version: version,
      grant_type: grant,
    } = Object.fromEntries(new URLSearchParams(body))
    const isForm = headers['content-type'] === 'application/x-www-form-urlencoded'
    const isKnown = id === settings.clientId && secret === settings.clientSecret && version === settings.clientVersion
    if (!isForm || !isKnown || grant !== 'client_credentials') return refused('INVALID_CLIENT', 401)
    issued += 1
    tokenEnds = now + TOKEN_SECONDS * 1000
    const seconds = Math.floor(now / 1000)
    const times = { issued_at: seconds, expires_at: seconds + TOKEN_SECONDS, session_expires_at: seconds }
    return found({ access_token: `token-${issued}`, token_type: 'O-Bearer', expires_in: null, ...times })
  }

  function pay(order: Record<string, unknown>) {
    const {
      merchantOrderId: id,
      amount,
      expireAfter,
      metaInfo,
      paymentFlow,
    } = order as {
      merchantOrderId: string
      amount: number
      expireAfter: number
      metaInfo: unknown
      paymentFlow: { type: string; merchantUrls: { redirectUrl: string } }
    }
    const isValid = /^[A-Za-z0-9_-]{1,63}$/.test(id) && Number.isInteger(amount) && amount >= 100
    const isTimely = Number.isInteger(expireAfter) && expireAfter >= 300 && expireAfter <= 3600
    const returnsTo = paymentFlow?.type === 'PG_CHECKOUT' && paymentFlow.merchantUrls.redirectUrl
    if (!isValid || !isTimely || !returnsTo) return refused('BAD_REQUEST')
    if (orders.has(id)) return refused('DUPLICATE_MERCHANT_ORDER_ID', 409)
    const orderId = `OMO${orders.size + 1}`
    const expireAt = now + expireAfter * 1000
    orders.set(id, { orderId, merchantOrderId: id, state: 'PENDING', amount, expireAt, metaInfo, paymentDetails: [] })
    return found({ orderId, state: 'PENDING', expireAt, redirectUrl: `https://mercury.example/transact?token=${id}` })
  }

  function refund(asked: Record<string, unknown>) {
    const {
      merchantRefundId: id,
      originalMerchantOrderId: of,
      amount,
    } = asked as {
      merchantRefundId: string
      originalMerchantOrderId: string
      amount: number
    }
    const order = orders.get(of)
    if (order?.state !== 'COMPLETED') return refused('ORDER_NOT_FOUND', 404)
    if (refunds.has(id)) return refused('DUPLICATE_TXN_REQUEST')
    const before = [...refunds.values()].filter(
      (each) => each.originalMerchantOrderId === of && each.state !== 'FAILED',
    )
    if (before.reduce((sum, each) => sum + each.amount, amount) > order.amount) return refused('REFUND_LIMIT', 417)
    const refundId = `OMR${refunds.size + 1}`
    refunds.set(id, { refundId, merchantRefundId: id, originalMerchantOrderId: of, amount, state: 'PENDING' })
    return found({ refundId, amount, state: 'PENDING' })
  }

  function statusOf(id: string) {
    const order = orders.get(id)
    if (!order) return null
    // The status names the order by PhonePe's id only.
    const { merchantOrderId: _, ...shown } = order
    return { ...shown, payableAmount: order.amount, feeAmount: 0 }
  }

  function refundStatusOf(id: string) {
    const found = refunds.get(id)
    if (!found) return null
    const { merchantRefundId: _, ...shown } = found
    return { ...shown, timestamp: now, splitInstruments: [] }
  }

  const order = (id: string): Order => orders.get(id) ?? fail(id)
  const fail = (id: string): never => {
    throw new Error(`PhonePe knows no ${id}.`)
  }

  return {
    settings,
    faults,
    requests: server.requests,
    close: server.close,
    order,
    refunds,
    /** The current time of PhonePe's clock. */
    clock: () => now,
    pass: (ms: number) => {
      now += ms
    },
    /** As when PhonePe rotates its keys: the token stops working before it expires. */
    revokeToken: () => {
      tokenEnds = 0
    },
    /** The payer completes the order, possibly with another amount. */
    complete(id: string, amount = order(id).amount): void {
      const rail = { type: 'UPI', utr: `UTR${id.slice(-6)}`, upiTransactionId: 'YBL5bc0', vpa: '12****78@ybl' }
      const attempt = { paymentMode: 'UPI_QR', transactionId: `OM${id.slice(-6)}`, timestamp: now, amount, rail }
      Object.assign(order(id), { state: 'COMPLETED', amount })
      order(id).paymentDetails.push({ ...attempt, state: 'COMPLETED' })
    },
    /** The payer tries to pay; the order stays as it is. */
    attempt(id: string, state: 'PENDING' | 'FAILED'): void {
      order(id).paymentDetails.push({ paymentMode: 'UPI_INTENT', transactionId: 'OM1', state })
    },
    decline(id: string): void {
      Object.assign(order(id), { state: 'FAILED', errorCode: 'AUTHORIZATION_ERROR', detailedErrorCode: 'ZM' })
      order(id).paymentDetails.push({ paymentMode: 'CARD', transactionId: 'OM0', state: 'FAILED' })
    },
    endRefund(id: string, state: Refund['state'], errorCode?: string): void {
      Object.assign(refunds.get(id) ?? fail(id), { state, ...(errorCode ? { errorCode } : {}) })
    },
    /** A webhook as PhonePe sends it; `event` is the name in the newer envelope. */
    webhook({ event, payload, old = false }: { event: string; payload: unknown; old?: boolean }) {
      const { webhookUsername: user, webhookPassword: password } = settings
      const authorization = createHash('sha256').update(`${user}:${password}`).digest('hex')
      const type = event.replace(/^pg\.|^checkout\./, (prefix) => prefix.toUpperCase()).toUpperCase()
      const name = old ? { type: type.replaceAll('.', '_') } : { event }
      return {
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ ...name, payload }),
      }
    },
  }
}
