import type { CollectionConfig } from 'payload'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo } from '../../staff/index.ts'

/** Deadlines of requests for correction, for their reminders and what happens when they pass. (deadlines/deadline-work.ts) */
export const correctionDeadlines: CollectionConfig = {
  slug: 'correction-deadlines',
  labels: { singular: 'Deadline of a correction', plural: 'Deadlines of corrections' },
  access: accessTo('correction-deadlines'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // The application and the revision of the request.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'application', type: 'text', required: true, index: true },
    // As in `correction.askedAt` of the application: another one is another request.
    { name: 'askedAt', type: 'date', required: true },
    { name: 'dueOn', type: 'text', required: true },
    // Who sent the application back, in whose name the portal acts after the last day.
    { name: 'staffId', type: 'text' },
    { name: 'staffName', type: 'text', required: true },
    // No reminder for so many days before, or earlier, is due any more.
    { name: 'remindedDays', type: 'number', required: true },
    { name: 'endedAt', type: 'date' },
    ...leaseFields(),
  ],
}
