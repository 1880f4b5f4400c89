import * as z from 'zod'

/** Providers that PAYMENT_GATEWAY may name; `none` disables online payment. */
const GATEWAYS = ['simulator', 'phonepe', 'razorpay', 'none'] as const
export type GatewayName = (typeof GATEWAYS)[number]

const filled = (name: string) => z.string().trim().min(1, `${name} must not be empty.`).optional()
const matching = (name: string, pattern: RegExp, expected: string) =>
  z.string().regex(pattern, `${name} must be ${expected}.`).optional()
const address = (name: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be a web address.` })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional()

/** Raw payment settings. */
export const paymentVariables = {
  PAYMENT_GATEWAY: z.enum(GATEWAYS, `PAYMENT_GATEWAY must be one of: ${GATEWAYS.join(', ')}.`).default('simulator'),
  PHONEPE_CLIENT_ID: filled('PHONEPE_CLIENT_ID'),
  PHONEPE_CLIENT_SECRET: filled('PHONEPE_CLIENT_SECRET'),
  PHONEPE_CLIENT_VERSION: matching('PHONEPE_CLIENT_VERSION', /^[1-9]\d{0,8}$/, 'a whole number such as 1'),
  PHONEPE_WEBHOOK_USERNAME: matching(
    'PHONEPE_WEBHOOK_USERNAME',
    /^\w{5,20}$/,
    '5 to 20 letters, digits or underscores, as in the PhonePe dashboard',
  ),
  PHONEPE_WEBHOOK_PASSWORD: matching(
    'PHONEPE_WEBHOOK_PASSWORD',
    /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,20}$/,
    '8 to 20 letters and digits, as in the PhonePe dashboard',
  ),
  PHONEPE_URL: address('PHONEPE_URL'),
  RAZORPAY_KEY_ID: matching(
    'RAZORPAY_KEY_ID',
    /^rzp_(test|live)_\w+$/,
    'a key that begins with rzp_live_ or rzp_test_',
  ),
  RAZORPAY_KEY_SECRET: filled('RAZORPAY_KEY_SECRET'),
  RAZORPAY_WEBHOOK_SECRET: filled('RAZORPAY_WEBHOOK_SECRET'),
  RAZORPAY_URL: address('RAZORPAY_URL'),
}

type Variables = z.infer<z.ZodObject<typeof paymentVariables>>
type Mode = 'demo' | 'live'

/** Credentials and addresses of PhonePe v2. */
export interface PhonePeSettings {
  clientId: string
  clientSecret: string
  clientVersion: string
  webhookUsername: string
  webhookPassword: string
  /** Base address of payments and refunds. */
  apiUrl: string
  /** Base address of the OAuth token. */
  tokenUrl: string
}

/** Credentials and address of Razorpay. */
export interface RazorpaySettings {
  keyId: string
  keySecret: string
  webhookSecret: string
  apiUrl: string
}

/**
 * Providers with credentials. One that no longer takes new payments keeps them until its last payments and refunds are
 * decided.
 */
export interface PaymentSettings {
  phonepe: PhonePeSettings | null
  razorpay: RazorpaySettings | null
}

const NEEDS = {
  phonepe: [
    'PHONEPE_CLIENT_ID',
    'PHONEPE_CLIENT_SECRET',
    'PHONEPE_CLIENT_VERSION',
    'PHONEPE_WEBHOOK_USERNAME',
    'PHONEPE_WEBHOOK_PASSWORD',
  ],
  razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
} as const satisfies Record<keyof PaymentSettings, (keyof Variables)[]>

const LABELS: Record<keyof PaymentSettings, string> = { phonepe: 'PhonePe', razorpay: 'Razorpay' }

/** Errors for incomplete or unsafe payment settings, each one sentence that names them. */
export function paymentProblems(v: Variables, mode: Mode): string[] {
  return [...incomplete(v, 'phonepe'), ...incomplete(v, 'razorpay'), ...(mode === 'live' ? unsafeInLive(v) : [])]
}

/** Call only when `paymentProblems` returns nothing. */
export function paymentSettings(v: Variables, mode: Mode): PaymentSettings {
  return { phonepe: phonepeSettings(v, mode), razorpay: razorpaySettings(v) }
}

function incomplete(v: Variables, provider: keyof PaymentSettings): string[] {
  const needed: readonly (keyof Variables)[] = NEEDS[provider]
  const missing = needed.filter((name) => v[name] === undefined)
  const isUnused = v.PAYMENT_GATEWAY !== provider && missing.length === needed.length
  if (missing.length === 0 || isUnused) return []
  return [`Payments with ${LABELS[provider]} need these settings, which are missing: ${missing.join(', ')}.`]
}

function unsafeInLive(v: Variables): string[] {
  const problems: string[] = []
  if (v.PAYMENT_GATEWAY === 'simulator') {
    problems.push(
      'PAYMENT_GATEWAY must be phonepe, razorpay or none with PORTAL_MODE=live: the simulator moves no money.',
    )
  }
  if (v.RAZORPAY_KEY_ID?.startsWith('rzp_test_')) {
    problems.push('RAZORPAY_KEY_ID is a test key. PORTAL_MODE=live needs one that begins with rzp_live_.')
  }
  for (const name of ['PHONEPE_URL', 'RAZORPAY_URL'] as const) {
    if (v[name] !== undefined) problems.push(`${name} is for tests. Remove it with PORTAL_MODE=live.`)
  }
  return problems
}

const SANDBOX = 'https://api-preprod.phonepe.com/apis/pg-sandbox'

/** In demo mode, PhonePe's sandbox. */
function phonepeSettings(v: Variables, mode: Mode): PhonePeSettings | null {
  const { PHONEPE_CLIENT_ID: clientId, PHONEPE_URL = SANDBOX } = v
  if (clientId === undefined) return null
  return {
    clientId,
    clientSecret: v.PHONEPE_CLIENT_SECRET ?? '',
    clientVersion: v.PHONEPE_CLIENT_VERSION ?? '',
    webhookUsername: v.PHONEPE_WEBHOOK_USERNAME ?? '',
    webhookPassword: v.PHONEPE_WEBHOOK_PASSWORD ?? '',
    apiUrl: mode === 'live' ? 'https://api.phonepe.com/apis/pg' : PHONEPE_URL,
    tokenUrl: mode === 'live' ? 'https://api.phonepe.com/apis/identity-manager' : PHONEPE_URL,
  }
}

function razorpaySettings(v: Variables): RazorpaySettings | null {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_URL: apiUrl = 'https://api.razorpay.com/v1' } = v
  if (keyId === undefined) return null
  return {
    keyId,
    keySecret: v.RAZORPAY_KEY_SECRET ?? '',
    webhookSecret: v.RAZORPAY_WEBHOOK_SECRET ?? '',
    apiUrl,
  }
}
