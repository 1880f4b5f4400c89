import * as z from 'zod'

/** Couriers that COURIER may name; with `manual`, staff hand over parcels themselves. */
const COURIERS = ['manual', 'shiprocket'] as const
type CourierName = (typeof COURIERS)[number]

const filled = (name: string) => z.string().trim().min(1, `${name} must not be empty.`).optional()

/** Raw courier settings. */
export const courierVariables = {
  COURIER: z.enum(COURIERS, `COURIER must be one of: ${COURIERS.join(', ')}.`).default('manual'),
  SHIPROCKET_EMAIL: z.email('SHIPROCKET_EMAIL must be the e-mail address of an API user.').optional(),
  SHIPROCKET_PASSWORD: filled('SHIPROCKET_PASSWORD'),
  SHIPROCKET_PICKUP: filled('SHIPROCKET_PICKUP'),
  SHIPROCKET_WEBHOOK_TOKEN: z
    .string()
    .min(16, 'SHIPROCKET_WEBHOOK_TOKEN must have at least 16 characters. Make one with: openssl rand -hex 32')
    .optional(),
  SHIPROCKET_URL: z
    .url({ protocol: /^https?$/, error: 'SHIPROCKET_URL must be a web address.' })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
}

type Variables = z.infer<z.ZodObject<typeof courierVariables>>

/** Credentials and address of Shiprocket. */
export interface ShiprocketSettings {
  email: string
  password: string
  /** The nickname of the pickup location, as in the courier's panel. */
  pickup: string
  /** Sent by the courier's events in `x-api-key`. */
  webhookToken: string
  /** Base address, without a trailing slash. */
  apiUrl: string
}

export interface CourierSettings {
  /** The courier of new shipments. */
  courier: CourierName
  /** Null without keys. With another `courier`, the keys serve until the last parcels are delivered. */
  shiprocket: ShiprocketSettings | null
}

const NEEDED = ['SHIPROCKET_EMAIL', 'SHIPROCKET_PASSWORD', 'SHIPROCKET_PICKUP', 'SHIPROCKET_WEBHOOK_TOKEN'] as const

/** Errors for incomplete or unsafe courier settings, each one sentence that names them. */
export function courierProblems(v: Variables, mode: 'demo' | 'live'): string[] {
  const missing = NEEDED.filter((name) => v[name] === undefined)
  const isUnused = v.COURIER !== 'shiprocket' && missing.length === NEEDED.length
  const problems: string[] = []
  if (missing.length > 0 && !isUnused) {
    problems.push(`Parcels with Shiprocket need these settings, which are missing: ${missing.join(', ')}.`)
  }
  if (mode === 'live' && v.SHIPROCKET_URL !== undefined) {
    problems.push('SHIPROCKET_URL is for tests. Remove it with PORTAL_MODE=live.')
  }
  return problems
}

/** Call only when `courierProblems` returns nothing. */
export function courierSettings(v: Variables): CourierSettings {
  return { courier: v.COURIER, shiprocket: shiprocketSettings(v) }
}

function shiprocketSettings(v: Variables): ShiprocketSettings | null {
  const { SHIPROCKET_EMAIL: email, SHIPROCKET_URL: apiUrl = 'https://apiv2.shiprocket.in/v1/external' } = v
  if (email === undefined) return null
  return {
    email,
    password: v.SHIPROCKET_PASSWORD ?? '',
    pickup: v.SHIPROCKET_PICKUP ?? '',
    webhookToken: v.SHIPROCKET_WEBHOOK_TOKEN ?? '',
    apiUrl,
  }
}
