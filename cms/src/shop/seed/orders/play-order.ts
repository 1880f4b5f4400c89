import type { ManualStep } from '@pravesh/shared/shop/couriers/shipment-view'
import type { Payload } from 'payload'
import type { Order, Shipment } from '../../../payload-types.ts'
import { checkPayment, demoGateway } from '../../../payments/index.ts'
import { enterStep } from '../../couriers/by-hand/enter-step.ts'
import { handOver } from '../../couriers/by-hand/hand-over.ts'
import { findShipmentOf } from '../../couriers/find-shipment.ts'
import { cancelOrder } from '../../orders/cancel-order.ts'
import { requireOrder } from '../../orders/find-orders.ts'
import { requestReturn } from '../../orders/return-order.ts'
import { startOrderPayment } from '../../orders/start-order-payment.ts'
import type { OrderStory } from './demo-orders.ts'

const HOUR = 60 * 60_000

interface StoryOptions {
  payload: Payload
  order: Order
  story: OrderStory
  /** When it was placed. */
  now: Date
}

interface Scene {
  payload: Payload
  order: Order
  /** The time a number of hours after the order. */
  at: (hours: number) => Date
}

/** Plays what buyer and store do after an order was placed, through the portal's own operations. */
export async function playOrder({ payload, order, story, now }: StoryOptions): Promise<void> {
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR)
  await stories[story]({ payload, order, at })
}

const stories: Record<OrderStory, (scene: Scene) => Promise<unknown>> = {
  unpaid: (scene) => pay(scene, 'declined'),
  paid: (scene) => pay(scene, 'paid'),
  packed: pack,
  inTransit: send,
  delivered: deliver,
  async returnRequested(scene) {
    await deliver(scene)
    const order = await requireOrder(scene.payload, scene.order.id)
    const note = 'Pages 33 to 48 are missing.'
    await requestReturn({ payload: scene.payload, order, reason: 'printingFault', note, now: scene.at(190) })
  },
  async cancelled(scene) {
    await pay(scene, 'paid')
    const order = await requireOrder(scene.payload, scene.order.id)
    await cancelOrder({ payload: scene.payload, order, by: 'Buyer', reason: '', now: scene.at(2) })
  },
}

async function pay({ payload, order, at }: Scene, outcome: 'paid' | 'declined'): Promise<void> {
  const gateway = demoGateway(payload, outcome)
  const { transactionId } = await startOrderPayment({ payload, order, totalPaise: null, now: at(0), gateway })
  await checkPayment({ payload, transactionId, now: at(0.1), gateway })
}

async function pack(scene: Scene): Promise<void> {
  await pay(scene, 'paid')
  const { payload, order, at } = scene
  const { id } = await parcelOf(scene)
  const given = {
    courierName: 'India Post',
    // Letters, nine digits and the country, as India Post numbers its parcels.
    awb: `EW${order.orderNumber.slice(4, 13)}IN`,
    trackingUrl: '',
    expectedOn: at(144).toISOString().slice(0, 10),
  }
  await handOver({ payload, id, given, now: at(20) })
}

async function send(scene: Scene): Promise<void> {
  await pack(scene)
  await step(scene, 'shipped', 'Kalyani', 24)
  await step(scene, 'inProgress', 'Kolkata', 46)
}

async function deliver(scene: Scene): Promise<void> {
  await send(scene)
  await step(scene, 'outForDelivery', 'Krishnanagar', 116)
  await step(scene, 'delivered', 'Krishnanagar', 122)
}

async function step(scene: Scene, to: ManualStep, location: string, hours: number): Promise<void> {
  const { id, status: from } = await parcelOf(scene)
  await enterStep({ payload: scene.payload, id, step: { from, to, location }, now: scene.at(hours) })
}

async function parcelOf({ payload, order }: Scene): Promise<Shipment> {
  const shipment = await findShipmentOf(payload, order.id)
  if (shipment === null) throw new Error(`Order ${order.orderNumber} has no parcel.`)
  return shipment
}
