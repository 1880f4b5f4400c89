import { MAX_SLIPS } from '@pravesh/shared/shop/orders/slip-calls'
import type { Payload, TypedUser, Where } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { documentMarkup, documentStyles } from '../../documents/index.ts'
import { staffKey } from '../../foundation/person-key.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import type { Order, Shipment } from '../../payload-types.ts'
import { pdfRenderer } from '../../pdf/feature.ts'
import { inPrintTurn } from '../../pdf/print-turns.ts'
import { drawSlips, SLIP_STYLES } from './draw-slips.ts'
import { slipView } from './slip-view.ts'
import { shopDocumentWords } from './words/words.ts'

interface SlipsOptions {
  payload: Payload
  /** Of the shipments. */
  where: Where
  user: TypedUser
}

/**
 * The packing slips of the shipments that match, oldest first and at most 100, as one PDF. Throws a Problem: 400 for an
 * invalid query, 404 if nothing matches, 429 when many of the same person wait, 503 when it cannot be printed now.
 */
export function printSlips(options: SlipsOptions): Promise<Buffer> {
  const { payload, user } = options
  return inPrintTurn({ payload, person: staffKey(user.id) }, () => print(options))
}

async function print({ payload, where, user }: SlipsOptions): Promise<Buffer> {
  const shipments = await findShipments({ payload, where, user })
  const orders = await ordersOf(payload, shipments)
  const slips = shipments.flatMap((shipment) => {
    const order = orders.get(shipment.orderId)
    return order ? [slipView(order, shipment)] : []
  })
  if (slips.length === 0) throw notFound('parcel')
  const { title } = shopDocumentWords.en.slips
  try {
    const html = await documentMarkup(drawSlips(slips))
    return await pdfRenderer(payload).render({
      title,
      lang: 'en-IN',
      css: documentStyles(title, 'en') + SLIP_STYLES,
      html,
    })
  } catch (error) {
    payload.logger.error({ msg: 'Packing slips could not be printed.', count: slips.length, err: error })
    const publicMessage = 'The packing slips cannot be printed now. Try again in a moment.'
    throw new Problem({ code: 'NOT_PRINTED', status: 503, publicMessage, retryAfterSeconds: 10 })
  }
}

async function findShipments({ payload, where, user }: SlipsOptions): Promise<Shipment[]> {
  try {
    const { docs } = await payload.find({
      collection: 'shipments',
      where,
      sort: 'createdAt',
      limit: MAX_SLIPS,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user,
    })
    return docs
  } catch (error) {
    payload.logger.warn({ msg: 'Packing slips have an invalid filter.', err: error })
    throw new Problem({ code: 'BAD_FILTER', status: 400, publicMessage: 'This list cannot be filtered like that.' })
  }
}

async function ordersOf(payload: Payload, shipments: readonly Shipment[]): Promise<Map<string, Order>> {
  const where = { id: { in: shipments.map(({ orderId }) => orderId) } }
  const docs = await readRows({ payload, collection: 'orders', where })
  return new Map(docs.map((order) => [order.id, order]))
}
