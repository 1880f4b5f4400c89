import { SHIPMENT_LABELS } from '@pravesh/shared/shop/couriers/shipment-status'
import {
  courierStaffCalls,
  enterStepSchema,
  handOverSchema,
  orderIdSchema,
} from '@pravesh/shared/shop/couriers/staff-calls'
import { endpoint } from '../../../http/api/endpoint.ts'
import { readBody } from '../../../http/api/read-body.ts'
import { requireReader, requireStaff } from '../../../payments/index.ts'
import { may } from '../../../staff/index.ts'
import { createAgain as create, enterOrderId as enterId } from './confirm-parcel.ts'
import { enterStep as enter } from './enter-step.ts'
import { handOver as record } from './hand-over.ts'
import { loadShipmentView } from './load-shipment-view.ts'
import { retryShipment as retry } from './retry-shipment.ts'
import { shipByHand as takeBack } from './ship-by-hand.ts'

const ACTION = 'manage orders'

const viewShipment = endpoint({
  ...courierStaffCalls.viewShipment,
  handle: async ({ payload, req, param }) => {
    requireReader(req, 'shipments')
    const result = await loadShipmentView({ payload, id: param('id'), mayShip: may(req.user, ACTION) })
    return { msg: 'Shipment found.', result }
  },
})

const handOver = endpoint({
  ...courierStaffCalls.handOver,
  handle: async (call) => {
    await requireStaff(call.req, ACTION)
    const given = await readBody(call, handOverSchema)
    await record({ payload: call.payload, id: call.param('id'), given, now: new Date() })
    return { msg: 'Courier and tracking number saved.' }
  },
})

const enterStep = endpoint({
  ...courierStaffCalls.enterStep,
  handle: async (call) => {
    await requireStaff(call.req, ACTION)
    const step = await readBody(call, enterStepSchema)
    await enter({ payload: call.payload, id: call.param('id'), step, now: new Date() })
    return { msg: `Saved: ${SHIPMENT_LABELS[step.to]}.` }
  },
})

const shipByHand = endpoint({
  ...courierStaffCalls.shipByHand,
  handle: async ({ payload, req, param }) => {
    await requireStaff(req, ACTION)
    await takeBack({ payload, id: param('id'), now: new Date() })
    return { msg: 'You hand over this parcel yourself now. Enter its courier and tracking number.' }
  },
})

const retryShipment = endpoint({
  ...courierStaffCalls.retryShipment,
  handle: async ({ payload, req, param }) => {
    await requireStaff(req, ACTION)
    const { note } = await retry({ payload, id: param('id'), now: new Date() })
    return { msg: note ? 'The courier still refuses this parcel.' : 'The courier’s answer is saved.' }
  },
})

const createAgain = endpoint({
  ...courierStaffCalls.createAgain,
  handle: async ({ payload, req, param }) => {
    await requireStaff(req, ACTION)
    const { note } = await create({ payload, id: param('id'), now: new Date() })
    return { msg: note ? 'The courier did not accept the parcel.' : 'The courier has the parcel.' }
  },
})

const enterOrderId = endpoint({
  ...courierStaffCalls.enterOrderId,
  handle: async (call) => {
    await requireStaff(call.req, ACTION)
    const { courierOrderId } = await readBody(call, orderIdSchema)
    await enterId({ payload: call.payload, id: call.param('id'), courierOrderId, now: new Date() })
    return { msg: 'The courier has the parcel.' }
  },
})

export const courierStaffEndpoints = [
  viewShipment,
  handOver,
  enterStep,
  shipByHand,
  retryShipment,
  createAgain,
  enterOrderId,
]
