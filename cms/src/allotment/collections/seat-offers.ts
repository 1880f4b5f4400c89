import { OFFER_STATUSES } from '@pravesh/shared/allotment/offers/status'
import type { CollectionConfig, Field } from 'payload'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo, placeFields } from '../../staff/index.ts'

const seat: Field[] = [
  // `process/round/row key`: an interrupted publication writes no second offer.
  { name: 'key', type: 'text', required: true, unique: true },
  { name: 'process', type: 'text', required: true, index: true },
  { name: 'round', type: 'number', required: true },
  { name: 'run', type: 'text', required: true, index: true },
  { name: 'entry', type: 'text', required: true, index: true },
  { name: 'application', type: 'text', required: true, index: true },
  { name: 'studentId', type: 'text', required: true, index: true },
  { name: 'studentName', type: 'text', required: true },
  { name: 'number', type: 'text', required: true },
  { name: 'unit', type: 'text', required: true },
  { name: 'collegeName', type: 'text', required: true },
  { name: 'subject', type: 'text', defaultValue: '' },
  { name: 'category', type: 'text', required: true },
  // The place of the unit among the choices, from 1.
  { name: 'choice', type: 'number', required: true },
  // `WaysToAccept`: what the applicant can select.
  { name: 'ways', type: 'json', required: true },
  // `NamedReason[]`, as the applicant read them with the seat.
  { name: 'reasons', type: 'json' },
]

const money: Field[] = [
  { name: 'costsPaise', type: 'number', required: true },
  // Paid for earlier seats and not refunded, when this seat was offered.
  { name: 'creditPaise', type: 'number', required: true, defaultValue: 0 },
  { name: 'duePaise', type: 'number', required: true },
  // What comes back because the seat costs less than was paid.
  { name: 'refundPaise', type: 'number', required: true, defaultValue: 0 },
  // The transaction that counts.
  { name: 'paymentId', type: 'text', index: true },
  { name: 'paidPaise', type: 'number', required: true, defaultValue: 0 },
  { name: 'paidAt', type: 'date' },
  { name: 'refundedPaise', type: 'number', required: true, defaultValue: 0 },
]

/** Seats that rounds gave. Written by the portal only. */
export const seatOffers: CollectionConfig = {
  slug: 'seat-offers',
  labels: { singular: 'Seat', plural: 'Seats' },
  access: accessTo('seat-offers'),
  admin: { hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  indexes: [{ fields: ['process', 'round', 'status'] }, { fields: ['college', 'process', 'status'] }],
  fields: [
    ...seat,
    ...money,
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'offered',
      options: OFFER_STATUSES.map((value) => ({ value, label: value })),
    },
    {
      name: 'next',
      type: 'select',
      options: ['freeze', 'float', 'slide'].map((value) => ({ value, label: value })),
    },
    // The round in whose days it is answered and paid: the one that gave it, or the last one in which it was kept.
    { name: 'answerRound', type: 'number' },
    // The last of those days as its applicant knows it, `YYYY-MM-DD` in India. The days of the process decide. (`lastDayOf`)
    { name: 'respondBy', type: 'text', required: true },
    { name: 'answeredAt', type: 'date' },
    // While the application is approved for joining: since when, and by whom. Nothing else ends or replaces the seat meanwhile.
    { name: 'joiningAt', type: 'date' },
    { name: 'joiningBy', type: 'text' },
    { name: 'joiningById', type: 'text' },
    { name: 'joinedAt', type: 'date' },
    { name: 'joinedBy', type: 'text' },
    // The offer that replaced this one.
    { name: 'replacedBy', type: 'text' },
    // When what follows from the present status was done; empty while it is outstanding.
    { name: 'settledAt', type: 'date' },
    // When the applicant was reminded to answer or pay.
    { name: 'remindedAt', type: 'date' },
    { name: 'revision', type: 'number', required: true, defaultValue: 1 },
    ...placeFields,
    ...leaseFields(),
  ],
}
