import { REFUSAL_GROUPS, REFUSAL_LABELS } from '@pravesh/shared/admissions/bulk/refusals'
import { ITEM_OUTCOMES, OUTCOME_LABELS } from '@pravesh/shared/admissions/bulk/run-states'
import { APPLICATION_STATUSES, STATUS_LABELS } from '@pravesh/shared/admissions/status/status'
import type { CollectionConfig } from 'payload'
import { accessTo, placeFields } from '../../staff/index.ts'

/** The applications of bulk runs, as they were when they were checked, and what became of each. No data about persons. */
export const bulkRunItems: CollectionConfig = {
  slug: 'bulk-run-items',
  labels: { singular: 'Application of a bulk run', plural: 'Applications of bulk runs' },
  access: accessTo('bulk-run-items'),
  admin: { hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  indexes: [
    { fields: ['run', 'outcome', 'position'] },
    { fields: ['run', 'from', 'outcome'] },
    { fields: ['run', 'group', 'outcome'] },
  ],
  fields: [
    // The run and the application: each is in a run once.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'run', type: 'text', required: true },
    { name: 'application', type: 'text', required: true, index: true },
    // The order in which the run comes to them: the earliest submission first, as in the queue.
    { name: 'position', type: 'number', required: true },
    {
      name: 'from',
      type: 'select',
      required: true,
      options: APPLICATION_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value].staff })),
    },
    // Only an application that still has this revision is changed.
    { name: 'revision', type: 'number', required: true },
    {
      name: 'outcome',
      type: 'select',
      required: true,
      options: ITEM_OUTCOMES.map((value) => ({ value, label: OUTCOME_LABELS[value] })),
    },
    {
      name: 'group',
      type: 'select',
      options: REFUSAL_GROUPS.map((value) => ({ value, label: REFUSAL_LABELS[value] })),
    },
    { name: 'why', type: 'textarea' },
    { name: 'doneAt', type: 'date' },
    ...placeFields,
  ],
}
