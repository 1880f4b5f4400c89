import { formatPaise } from '@pravesh/shared/platform/money'
import { SHIPMENT_LABELS } from '@pravesh/shared/shop/couriers/shipment-status'
import { ORDER_LABELS } from '@pravesh/shared/shop/orders/status'
import { byStudentId, type PersonRecords, personRecords } from '../portal/person-records.ts'

export const shopRecords: readonly PersonRecords[] = [
  personRecords({
    collection: 'orders',
    of: byStudentId,
    sort: '-createdAt',
    lineOf: ({ orderNumber, summary, buyerName, totalPaise, status, createdAt }) => ({
      title: `${buyerName}, ${orderNumber}`,
      details: [summary, formatPaise(totalPaise), ORDER_LABELS[status]],
      at: createdAt,
    }),
  }),
  personRecords({
    collection: 'shipments',
    of: byStudentId,
    sort: '-createdAt',
    lineOf: ({ orderNumber, status, courierName, awb, dispatchedAt }) => ({
      title: orderNumber,
      details: [SHIPMENT_LABELS[status], courierName ?? '', awb ?? ''],
      at: dispatchedAt ?? null,
    }),
  }),
]
