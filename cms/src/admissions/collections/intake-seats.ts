import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** One row per college, course and session, through which approvals take seats one after the other. (seats/take-seat.ts) */
export const intakeSeats: CollectionConfig = {
  slug: 'intake-seats',
  labels: { singular: 'Seats of an intake', plural: 'Seats of intakes' },
  access: accessTo('intake-seats'),
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  fields: [
    // `college/course/session`.
    { name: 'key', type: 'text', required: true, unique: true },
    // `SeatHold[]`: approvals that have a seat and may not be written yet.
    { name: 'holds', type: 'json', required: true },
    // Incremented by every hold, for optimistic locking.
    { name: 'revision', type: 'number', required: true, defaultValue: 0 },
  ],
}
