import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { EventSubject } from '../courier.ts'

const MAX_ID_LENGTH = 100

const id = z.catch(
  z.nullish(
    z.pipe(
      z.union([z.string().check(z.maxLength(MAX_ID_LENGTH)), z.number()]),
      z.transform((value): string | null => String(value).trim() || null),
    ),
  ),
  null,
)

const event = z.looseObject({ awb: id, order_id: id, sr_order_id: id })

interface ReceivedEvent {
  headers: Headers
  body: string
}

/**
 * The subject of an event whose `x-api-key` is our token; null for any other. Shiprocket does not sign the body, so an
 * event proves nothing beyond that.
 */
export function readEvent({ headers, body }: ReceivedEvent, token: string): EventSubject | null {
  const given = headers.get('x-api-key') ?? ''
  if (!timingSafeEqual(digest(given), digest(token))) return null
  const { data } = event.safeParse(parsedJson(body))
  return {
    awb: data?.awb ?? null,
    courierOrderId: data?.sr_order_id ?? null,
    orderNumber: data?.order_id ?? null,
  }
}

/** Digests have one length, so that the comparison takes the same time for every key. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
