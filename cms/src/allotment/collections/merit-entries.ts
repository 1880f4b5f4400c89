import { OUT_REASONS, STANDINGS, VERIFICATIONS } from '@pravesh/shared/allotment/entries/entry'
import { CATEGORY_CODES } from '@pravesh/shared/allotment/process/units'
import type { CollectionConfig, Field } from 'payload'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo, placeFields } from '../../staff/index.ts'

const person: Field[] = [
  // The id of the application, which takes part once.
  { name: 'key', type: 'text', required: true, unique: true },
  { name: 'process', type: 'text', required: true, index: true },
  { name: 'number', type: 'text', required: true },
  { name: 'studentId', type: 'text', required: true, index: true },
  { name: 'studentName', type: 'text', required: true },
  // Random. The row of the applicant in published files, which only they are shown.
  { name: 'rowKey', type: 'text', required: true, unique: true },
  // That of the application, whose merit list is its own; empty where the course has one list.
  { name: 'subject', type: 'text', defaultValue: '' },
  ...placeFields,
]

const merit: Field[] = [
  // `Marks`, as typed.
  { name: 'marks', type: 'json' },
  { name: 'markedAt', type: 'date' },
  {
    name: 'verification',
    type: 'select',
    required: true,
    defaultValue: 'missing',
    options: VERIFICATIONS.map((value) => ({ value, label: value })),
  },
  // `Marks`, as an officer found them in the documents.
  { name: 'verifiedMarks', type: 'json' },
  { name: 'verifiedBy', type: 'text' },
  { name: 'verifiedAt', type: 'date' },
  // For the applicant, when the marks are returned.
  { name: 'returnReason', type: 'textarea' },
  // In ten-thousandths, of the verified marks; empty without a score.
  { name: 'score', type: 'number', index: true },
  // `Score['parts']`
  { name: 'scoreParts', type: 'json' },
  // For each tie rule of the process, the greater first.
  { name: 'ties', type: 'json' },
  // `ListPlace[]`, on the own list and those of verified further subjects. Null in rows from before there were any: then the own one.
  { name: 'lists', type: 'json' },
  {
    name: 'category',
    type: 'select',
    required: true,
    defaultValue: 'UR',
    options: CATEGORY_CODES.map((value) => ({ value, label: value })),
  },
  // `GroupCode[]`
  { name: 'groups', type: 'json' },
  // `Finding[]`: what makes the application invalid, or would, by the last check.
  { name: 'findings', type: 'json' },
  { name: 'isValid', type: 'checkbox', defaultValue: false },
  // Why the row differs from the last published list: decisions on objections and corrections, the newest last.
  { name: 'explanations', type: 'json' },
]

const seat: Field[] = [
  // Codes of units, the most wanted first.
  { name: 'choices', type: 'json' },
  { name: 'choicesAt', type: 'date' },
  { name: 'lockedAt', type: 'date' },
  {
    name: 'standing',
    type: 'select',
    required: true,
    defaultValue: 'in',
    options: STANDINGS.map((value) => ({ value, label: value })),
  },
  { name: 'outReason', type: 'select', options: OUT_REASONS.map((value) => ({ value, label: value })) },
  // The id of the offer whose seat the applicant has; empty without one.
  { name: 'offer', type: 'text' },
  // The last published round in which the applicant took part, and `NamedReason[]` of its result.
  { name: 'resultRound', type: 'number' },
  { name: 'reasons', type: 'json' },
]

/** Applications in merit processes. Written by the portal only; applicants and staff use calls. */
export const meritEntries: CollectionConfig = {
  slug: 'merit-entries',
  labels: { singular: 'Entry of a merit process', plural: 'Entries of merit processes' },
  access: accessTo('merit-entries'),
  admin: { hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  indexes: [
    { fields: ['process', 'verification', 'markedAt'] },
    { fields: ['process', 'standing'] },
    { fields: ['process', 'subject', 'score'] },
  ],
  fields: [
    ...person,
    ...merit,
    ...seat,
    // Incremented by every change, for optimistic locking.
    { name: 'revision', type: 'number', required: true, defaultValue: 1 },
    ...leaseFields(),
  ],
}
