import { courierCalls } from '@pravesh/shared/shop/couriers/wire'
import { notFound, Problem } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readText } from '../../http/api/request-body.ts'
import { checkSoon } from './check-soon.ts'
import { courierWithEvents } from './couriers.ts'

const BODY_LIMIT = 256 * 1024 // bytes

/**
 * Receives events of the courier. An event only brings the next check of its parcel forward; its content is not trusted.
 * Every authentic event is accepted, because the courier repeats refused ones and then stops sending.
 */
export const courierEvents = endpoint({
  ...courierCalls.courierEvents,
  handle: async ({ payload, req }) => {
    const courier = courierWithEvents(payload)
    if (!courier?.readEvent) throw notFound('courier')
    const subject = courier.readEvent({ headers: req.headers, body: await readText(req, BODY_LIMIT) })
    if (subject === null) {
      payload.logger.warn({ msg: 'An event of a courier with a wrong token was rejected.' })
      throw new Problem({ code: 'FORGED', status: 401, publicMessage: 'The token of this event is invalid.' })
    }
    await checkSoon({ payload, courier: courier.name, subject, now: new Date() })
    return { msg: 'Event accepted.' }
  },
})
