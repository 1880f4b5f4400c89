import { COURIER_LABELS, COURIERS } from '@pravesh/shared/shop/couriers/couriers'
import {
  SHIPMENT_LABELS,
  SHIPMENT_STATUSES,
  USUAL_SHIPMENT_STATUS,
} from '@pravesh/shared/shop/couriers/shipment-status'
import type { CollectionConfig } from 'payload'
import { studentField } from '../../accounts/index.ts'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { YES_NO } from '../../admin-kit/fields/cells.ts'
import { shownInPanel } from '../../admin-kit/fields/no-field.ts'
import { groups } from '../../admin-kit/groups.ts'
import { withMajority } from '../../database/adapter/count-majority.ts'
import { withListSearch } from '../../database/search/list-search.ts'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo } from '../../staff/index.ts'
import { shipmentListSearch } from '../couriers/search-shipments.ts'

const timestamp = { ...shownInPanel, date: MOMENT } as const
const hidden = { admin: { hidden: true } } as const

const shipmentRecords: CollectionConfig = {
  slug: 'shipments',
  labels: { singular: 'Shipment', plural: 'Shipments' },
  access: accessTo('shipments'),
  admin: {
    group: groups.bookshop,
    hideAPIURL: true,
    useAsTitle: 'orderNumber',
    defaultColumns: ['orderNumber', 'status', 'courier', 'courierName', 'awb', 'needsAttention', 'createdAt'],
    description: 'The parcel of each paid order. Open one to hand it over or to enter its next step.',
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      label: 'State',
      options: SHIPMENT_STATUSES.map((value) => ({ value, label: SHIPMENT_LABELS[value] })),
      admin: shownInPanel,
    },
    {
      // The courier refused the parcel or has lost it. The next success or a member of staff clears it.
      name: 'needsAttention',
      type: 'checkbox',
      index: true,
      defaultValue: false,
      label: 'Needs attention',
      admin: { components: { ...shownInPanel.components, Cell: YES_NO } },
    },
    {
      name: 'courier',
      type: 'select',
      required: true,
      index: true,
      label: 'Sent',
      options: COURIERS.map((value) => ({ value, label: COURIER_LABELS[value] })),
      admin: shownInPanel,
    },
    {
      name: 'panel',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/shop/admin/parts.ts#ShipmentPanel' } },
    },
    { name: 'note', type: 'textarea', label: 'What went wrong', admin: shownInPanel },
    // One shipment per order.
    { name: 'orderId', type: 'text', required: true, unique: true, ...hidden },
    { name: 'orderNumber', type: 'text', required: true, index: true, label: 'Order', admin: shownInPanel },
    studentField(),
    { name: 'courierName', type: 'text', label: 'Courier', admin: shownInPanel },
    { name: 'awb', type: 'text', index: true, label: 'Tracking number', admin: shownInPanel },
    { name: 'trackingUrl', type: 'text', label: 'Tracking page', admin: shownInPanel },
    { name: 'labelUrl', type: 'text', label: 'Address label', admin: shownInPanel },
    {
      name: 'courierOrderId',
      type: 'text',
      index: true,
      label: 'Order ID at the courier',
      admin: shownInPanel,
    },
    { name: 'shipmentId', type: 'text', ...hidden },
    // How often the parcel was booked, because its content has changed; empty for the first time.
    { name: 'bookings', type: 'number', ...hidden },
    // Set before the courier is asked to create the order: from then on, it may exist there.
    { name: 'pushedAt', type: 'date', ...hidden },
    // Set when the courier gave no clear answer to that.
    { name: 'unconfirmedAt', type: 'date', ...hidden },
    { name: 'pickupRequestedAt', type: 'date', ...hidden },
    // The courier's latest state has no name here.
    { name: 'isUnclear', type: 'checkbox', defaultValue: false, ...hidden },
    // When the buyer was sent the tracking link.
    { name: 'notifiedAt', type: 'date', ...hidden },
    // `ShipmentActivity[]`, oldest first.
    { name: 'activities', type: 'json', ...hidden },
    {
      name: 'packedAt',
      type: 'date',
      label: 'Packed on',
      admin: timestamp,
    },
    {
      name: 'dispatchedAt',
      type: 'date',
      label: 'Shipped on',
      admin: timestamp,
    },
    {
      name: 'deliveredAt',
      type: 'date',
      index: true,
      label: 'Delivered on',
      admin: timestamp,
    },
    { name: 'expectedAt', type: 'date', label: 'Expected on', admin: shownInPanel },
    {
      name: 'trackedAt',
      type: 'date',
      label: 'Last checked',
      admin: timestamp,
    },
    ...leaseFields({ due: { label: 'Next check', admin: timestamp } }),
  ],
}

/** The parcel of each paid order. Written by the portal; staff act through the panel. */
export const shipments = withListSearch(
  withMajority(shipmentRecords, { field: 'status', value: USUAL_SHIPMENT_STATUS }),
  shipmentListSearch,
)
