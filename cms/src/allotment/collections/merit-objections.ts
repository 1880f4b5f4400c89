import { OBJECTION_STATES, OBJECTION_SUBJECTS } from '@pravesh/shared/allotment/objections/objection'
import type { CollectionConfig } from 'payload'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo, placeFields } from '../../staff/index.ts'

/** Objections to provisional lists, with their decisions. Written by the portal only. */
export const meritObjections: CollectionConfig = {
  slug: 'merit-objections',
  labels: { singular: 'Objection', plural: 'Objections' },
  access: accessTo('merit-objections'),
  admin: { hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  indexes: [{ fields: ['process', 'state'] }],
  fields: [
    // `entry/list version`: one objection to each version.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'process', type: 'text', required: true, index: true },
    { name: 'entry', type: 'text', required: true, index: true },
    { name: 'studentId', type: 'text', required: true, index: true },
    { name: 'number', type: 'text', required: true },
    {
      name: 'about',
      type: 'select',
      required: true,
      options: OBJECTION_SUBJECTS.map((value) => ({ value, label: value })),
    },
    { name: 'text', type: 'textarea', required: true },
    // Id of an uploaded file; empty without one.
    { name: 'document', type: 'text' },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      options: OBJECTION_STATES.map((value) => ({ value, label: value })),
    },
    // For the applicant.
    { name: 'decision', type: 'textarea' },
    { name: 'decidedBy', type: 'text' },
    { name: 'decidedById', type: 'text' },
    { name: 'decidedAt', type: 'date' },
    ...placeFields,
    // For the message about the decision.
    ...leaseFields(),
  ],
}
