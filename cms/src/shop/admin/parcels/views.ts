import { COURIER_LABELS, COURIERS } from '@pravesh/shared/shop/couriers/couriers'
import {
  canMoveShipment,
  isBeforeDispatch,
  isDelivered,
  isDispatched,
  SHIPMENT_LABELS,
  SHIPMENT_STATUSES,
  type ShipmentStatus,
  shipmentStatusesIn,
} from '@pravesh/shared/shop/couriers/shipment-status'
import type { Where } from 'payload'
import type { ListFilterSet, ListView } from '../../../admin-kit/list/filters.ts'
import { statusCondition } from '../status-condition.ts'
import { parcelWords } from './words.ts'

/** By state, which an index serves; Payload adds the newest first. */
const BY_STATUS = '-status'

const inStatus = (isIn: (status: ShipmentStatus) => boolean) => [statusCondition(shipmentStatusesIn(isIn))]
const mayComeBack = (status: ShipmentStatus) => canMoveShipment(status, 'returning')
const isUnderway = (status: ShipmentStatus) => isDispatched(status) && mayComeBack(status)
const isComingBack = (status: ShipmentStatus) => isDispatched(status) && !isDelivered(status) && !mayComeBack(status)

/** Views for the daily work. */
export const views = (): readonly ListView[] => [
  { key: 'toPack', label: parcelWords.toPack, conditions: inStatus(isBeforeDispatch), sort: BY_STATUS },
  {
    key: 'attention',
    label: parcelWords.attention,
    conditions: [{ field: 'needsAttention', operator: 'equals', value: ['true'] }],
  },
  { key: 'onTheWay', label: parcelWords.onTheWay, conditions: inStatus(isUnderway), sort: BY_STATUS },
  { key: 'returns', label: parcelWords.returns, conditions: inStatus(isComingBack), sort: BY_STATUS },
  { key: 'delivered', label: parcelWords.delivered, conditions: inStatus(isDelivered), sort: '-deliveredAt' },
]

/** The parcels of a list that have not left. */
export const toPackIn = (where: Where): Where => ({
  and: [where, { status: { in: shipmentStatusesIn(isBeforeDispatch) } }],
})

export const filters = (): ListFilterSet => ({
  selects: [
    {
      field: 'status',
      label: parcelWords.status,
      choices: SHIPMENT_STATUSES.map((value) => ({ value, label: SHIPMENT_LABELS[value] })),
    },
    {
      field: 'courier',
      label: parcelWords.courier,
      choices: COURIERS.map((value) => ({ value, label: COURIER_LABELS[value] })),
    },
  ],
  days: { field: 'createdAt', from: parcelWords.from, to: parcelWords.to },
})
