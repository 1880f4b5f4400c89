/** @sqlite-only input, access and shapes of replies; the other files of couriers run on both databases */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { courierPortal } from '../../../test/couriers/courier-portal.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { Order, Student } from '../../payload-types.ts'
import { clearCourierCache } from './courier-cache.ts'
import { issueCourierToken } from './courier-token.ts'

const portal = startTestPortal()
const { parts, use, waitingOrder, read, run } = courierPortal(portal)

let student: Student
let other: Student
beforeAll(async () => {
  student = await anActiveStudent(portal.payload)
  other = await anActiveStudent(portal.payload)
})
beforeEach(() => clearCourierCache(portal.payload))

const post = (call: string, body: object) => portal.call('POST', `/api/shiprocket/${call}`, body)
const get = async (path: string, as: Student | null = student) =>
  portal.call('GET', path, undefined, as ? await loggedIn(portal.payload, as) : {})
const tokenOf = async (as: Student): Promise<string> => (await get('/api/shiprocket/loginUser', as)).reply.result.token

async function assigned(): Promise<Order> {
  const order = await waitingOrder({ studentId: student.id })
  await run()
  return order
}

describe('loginUser', () => {
  it('gives a token of the portal, never the courier’s, to students only', async () => {
    await assigned()
    const token = await tokenOf(student)
    expect(token).not.toContain('jwt-')
    expect(token).not.toContain(student.id)
    expect((await get('/api/shiprocket/loginUser', null)).status).toBe(401)
  })
})

describe('findpickuplocation', () => {
  it('names the pickup location and its PIN code, and nothing else of it', async () => {
    const { reply, text } = await post('findpickuplocation', { shiptoken: await tokenOf(student) })
    expect(reply).toMatchObject({
      success: true,
      result: { data: { shipping_address: [{ pickup_location: 'Store', pin_code: '741235' }] } },
    })
    expect(text).not.toMatch(/phone|email|98765/)
  })

  it('asks the courier once a day', async () => {
    const shiptoken = await tokenOf(student)
    for (let time = 0; time < 3; time++) await post('findpickuplocation', { shiptoken })
    expect(parts.courier.requests.filter(({ path }) => path === '/settings/company/pickup')).toHaveLength(1)
  })

  it('works for a store that ships by hand', async () => {
    use('manual')
    const { reply } = await post('findpickuplocation', { shiptoken: await tokenOf(student) })
    expect(reply.result.data.shipping_address[0]).toEqual({ pickup_location: 'Store', pin_code: '' })
  })

  it('says when the courier cannot be reached', async () => {
    parts.courier.faults.next({ status: 503, html: true })
    const { status, reply } = await post('findpickuplocation', { shiptoken: await tokenOf(student) })
    expect(status).toBe(503)
    expect(reply.msg).toContain('Try again')
  })
})

describe('getOrderByship_order_id', () => {
  it('returns state, tracking number and time of the student’s parcel', async () => {
    const order = await assigned()
    const { courierOrderId, awb } = await read(order)
    const { reply } = await post('getOrderByship_order_id', {
      token: await tokenOf(student),
      ship_order_id: courierOrderId,
    })
    expect(reply.result.data).toEqual({
      id: courierOrderId,
      channel_order_id: order.orderNumber,
      status: 'READY TO SHIP',
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      awb_data: { awb },
      courier_name: 'Delhivery',
      etd: '',
      track_url: '',
    })
  })

  it('finds the parcel by our number before the courier has it, and accepts ids as numbers', async () => {
    const token = await tokenOf(student)
    const order = await waitingOrder({ studentId: student.id })
    const waiting = await post('getOrderByship_order_id', { token, ship_order_id: order.orderNumber })
    expect(waiting.reply.result.data).toMatchObject({ status: 'NEW', awb_data: { awb: '' } })
    await run()
    const id = Number((await read(order)).courierOrderId)
    expect((await post('getOrderByship_order_id', { token, ship_order_id: id })).status).toBe(200)
  })

  it.each([
    ['CANCELED', 'CANCELED'],
    ['DELIVERED', 'DELIVERED'],
    ['SOMETHING NEW', 'In progress'],
  ])('spells the state as the contract does: %s', async (label, expected) => {
    const order = await assigned()
    if (label === 'CANCELED') parts.courier.order(order.orderNumber).status = label
    else parts.courier.move(order.orderNumber, label)
    await run(61)
    const { reply } = await post('getOrderByship_order_id', {
      token: await tokenOf(student),
      ship_order_id: order.orderNumber,
    })
    expect(reply.result.data.status).toBe(expected)
  })
})

describe('trackOrderByawb', () => {
  it('returns the steps as of the latest check, without asking the courier', async () => {
    const order = await assigned()
    parts.courier.move(order.orderNumber, 'IN TRANSIT', [
      { date: '2026-11-23 10:00:00', activity: 'Shipment picked up', location: 'KALYANI' },
      { date: '2026-11-23 18:00:00', activity: 'Bag received at hub', location: 'KOLKATA' },
    ])
    await run(61)
    const { awb } = await read(order)
    const token = await tokenOf(student)
    parts.courier.requests.length = 0
    const { reply } = await post('trackOrderByawb', { token, awb_id: awb })
    expect(reply.result.tracking_data).toEqual({
      current_status: 'In progress',
      etd: '2026-11-28',
      track_url: `https://tracking.example/${awb}`,
      shipment_track_activities: [
        { date: '2026-11-23T04:30:00.000Z', activity: 'Shipment picked up', location: 'KALYANI' },
        { date: '2026-11-23T12:30:00.000Z', activity: 'Bag received at hub', location: 'KOLKATA' },
      ],
    })
    expect(parts.courier.requests).toEqual([])
  })

  it('has no steps before the first scan', async () => {
    const order = await assigned()
    const { awb } = await read(order)
    const { reply } = await post('trackOrderByawb', { token: await tokenOf(student), awb_id: awb })
    expect(reply.result.tracking_data.shipment_track_activities).toEqual([])
  })
})

describe('the calls of the courier', () => {
  it('open only the student’s own parcels', async () => {
    const { courierOrderId, awb } = await read(await assigned())
    const token = await tokenOf(other)
    const replies = [
      await post('getOrderByship_order_id', { token, ship_order_id: courierOrderId }),
      await post('trackOrderByawb', { token, awb_id: awb }),
      await post('trackOrderByawb', { token, awb_id: 'UNKNOWN' }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(replies.map(({ reply }) => reply.msg)).size).toBe(1)
  })

  it('refuse tokens that are missing, forged, changed or expired', async () => {
    const { courierOrderId: id } = await read(await assigned())
    const good = await tokenOf(student)
    const old = issueCourierToken({
      payload: portal.payload,
      studentId: student.id,
      now: new Date(Date.now() - 31 * 60_000),
    })
    const changed = `${good.slice(0, -6)}AAAAA=`
    for (const token of [undefined, null, '', 5, {}, 'x', 'x'.repeat(10_000), changed, old]) {
      const { status } = await post('getOrderByship_order_id', { token, ship_order_id: id })
      expect(status, String(token).slice(0, 40)).toBe(401)
    }
    expect((await post('getOrderByship_order_id', { token: good, ship_order_id: id })).status).toBe(200)
  })

  it.each([
    ['getOrderByship_order_id', 'ship_order_id'],
    ['trackOrderByawb', 'awb_id'],
  ])('name the field that is wrong: %s', async (call, field) => {
    const token = await tokenOf(student)
    for (const value of [undefined, null, '', ' ', {}, [], 'x'.repeat(101)]) {
      const { status, reply } = await post(call, { token, [field]: value })
      expect(status, JSON.stringify(value)).toBe(400)
      expect(reply.errors).toMatchObject([{ field }])
    }
  })
})

describe('serviceability', () => {
  const ask = async (pin: string, as: Student | null = student) => get(`/api/courier/serviceability/${pin}`, as)

  it('says whether the courier delivers, with its estimate, and caches it', async () => {
    parts.courier.controls.unserved.add('799999')
    expect((await ask('741101')).reply.result).toEqual({ state: 'served', days: 4 })
    expect((await ask('799999')).reply.result).toEqual({ state: 'notServed', days: null })
    const count = parts.courier.requests.length
    await ask('741101')
    expect(parts.courier.requests).toHaveLength(count)
  })

  it('is unknown while the courier is down, and for a store that ships by hand', async () => {
    parts.courier.faults.next({ status: 503, html: true })
    expect((await ask('741101')).reply).toMatchObject({ success: true, result: { state: 'unknown', days: null } })
    use('manual')
    expect((await ask('741101')).reply.result.state).toBe('unknown')
  })

  it('refuses what is no PIN code, visitors, and too many questions', async () => {
    for (const pin of ['74110', '041101', 'abcdef', '7411011', '%20']) expect((await ask(pin)).status, pin).toBe(400)
    expect((await ask('741101', null)).status).toBe(401)
    use('manual')
    const curious = await anActiveStudent(portal.payload)
    const statuses = []
    for (let pin = 0; pin < 41; pin++) statuses.push((await ask(String(700_000 + pin), curious)).status)
    expect(statuses.lastIndexOf(200)).toBe(39)
    expect(statuses.at(-1)).toBe(429)
  })
})
