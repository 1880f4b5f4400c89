import { describe, expect, it } from 'vitest'
import { orderReply, ordersReply, trackReply } from './replies.ts'
import { orderReport, placedParcel, trackReport } from './report.ts'

const order = { id: 1001, channel_order_id: 'ORD1', status: 'NEW', status_code: 1 }

describe('an order of Shiprocket', () => {
  it.each([
    ['an object, with the AWB beside it', { shipments: { id: 5, courier: 'Delhivery' }, awb_data: { awb: 'A1' } }],
    ['an array with the AWB in it', { shipments: [{ id: 5, awb: 'A1', courier: 'Delhivery' }] }],
  ])('has its shipment in %s', (_, shape) => {
    expect(placedParcel(orderReply.parse({ data: { ...order, ...shape } }).data)).toEqual({
      courierOrderId: '1001',
      shipmentId: '5',
      awb: 'A1',
      courierName: 'Delhivery',
      isCancelled: false,
    })
  })

  it.each([{}, { shipments: [] }, { shipments: null, awb_data: null }, { shipments: {}, awb_data: { awb: '' } }])(
    'may have none yet: %j',
    (shape) => {
      const [read] = ordersReply.parse({ data: [{ ...order, ...shape }] }).data
      expect(read && orderReport(read)).toMatchObject({ status: 'created', awb: null, courierName: null })
    },
  )
})

describe('a tracked parcel of Shiprocket', () => {
  const report = (data: object) => trackReport('A1', trackReply.parse({ tracking_data: data }))

  it('has no report without data, which comes with status 200', () => {
    expect(report({ track_status: 0, error: 'No activities found.' })).toBeNull()
  })

  it.each([null, undefined, 'none'])('may have no activities: %j', (activities) => {
    const shipment_track = [{ current_status: 'IN TRANSIT', edd: 'Jul 01, 2024' }]
    expect(report({ track_status: 1, shipment_track, shipment_track_activities: activities })).toMatchObject({
      status: 'inProgress',
      activities: null,
      expectedAt: new Date('2024-06-30T18:30:00Z'),
    })
  })

  it('has its activities oldest first, without those that have no date', () => {
    const shipment_track_activities = [
      { date: '2022-07-20 09:00:00', activity: 'Second', location: null, 'sr-status': 'NA' },
      { date: '', activity: 'No date' },
      { date: '2022-07-19 11:37:00', activity: 'First', location: 'KOLKATA' },
    ]
    expect(
      report({ track_status: '1', shipment_status: 18, shipment_track: [], shipment_track_activities }),
    ).toMatchObject({
      status: 'inProgress',
      activities: [
        { at: '2022-07-19T06:07:00.000Z', activity: 'First', location: 'KOLKATA' },
        { at: '2022-07-20T03:30:00.000Z', activity: 'Second', location: '' },
      ],
    })
  })

  it('links only to https pages', () => {
    for (const track_url of ['javascript:alert(1)', 'http://track.example', 'x', '']) {
      expect(report({ track_status: 1, track_url })?.trackingUrl).toBeNull()
    }
    expect(report({ track_status: 1, track_url: 'https://track.example/1' })?.trackingUrl).toBe(
      'https://track.example/1',
    )
  })
})
