import { BULK_ACTIONS, BULK_LABELS } from '@pravesh/shared/admissions/bulk/bulk-actions'
import { RUN_LABELS, RUN_STATES } from '@pravesh/shared/admissions/bulk/run-states'
import type { CollectionConfig } from 'payload'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { shownInPanel } from '../../admin-kit/fields/no-field.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo } from '../../staff/index.ts'
import { hideBlindAction } from '../bulk/blind-runs.ts'

const sidebar = { position: 'sidebar' } as const
const hidden = { hidden: true, disableListColumn: true, disableListFilter: true } as const
const internal = { admin: hidden, access: { read: () => false } } as const

/** Actions on many applications: first a forecast, then, once it is confirmed, the run. (decision 0082) */
export const bulkRuns: CollectionConfig = {
  slug: 'bulk-runs',
  labels: { singular: 'Bulk run', plural: 'Bulk runs' },
  access: accessTo('bulk-runs'),
  admin: {
    group: groups.applications,
    hideAPIURL: true,
    useAsTitle: 'title',
    ...searchedBy('action or colleague', ['title', 'staffName']),
    defaultColumns: ['title', 'state', 'total', 'staffName', 'createdAt'],
    description:
      'What you did with many applications at once. To start, select applications in their list. You see what would happen before anything changes.',
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  hooks: { afterRead: [hideBlindAction] },
  fields: [
    {
      name: 'state',
      type: 'select',
      required: true,
      label: 'State',
      options: RUN_STATES.map((value) => ({ value, label: RUN_LABELS[value] })),
      admin: sidebar,
    },
    {
      name: 'panel',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/admissions/bulk/admin/parts.ts#RunPanel' } },
    },
    { name: 'title', type: 'text', required: true, label: 'What', admin: shownInPanel },
    {
      name: 'actionName',
      type: 'select',
      required: true,
      label: 'Action',
      options: BULK_ACTIONS.map((value) => ({ value, label: BULK_LABELS[value].choice })),
      // The title says it. Empty for who may be the second reader.
      admin: shownInPanel,
    },
    { name: 'total', type: 'number', required: true, defaultValue: 0, label: 'Applications', admin: sidebar },
    { name: 'staffName', type: 'text', required: true, label: 'By', admin: sidebar },
    { name: 'startedAt', type: 'date', label: 'Confirmed on', admin: { ...sidebar, date: MOMENT } },
    { name: 'endedAt', type: 'date', label: 'Ended on', admin: { ...sidebar, date: MOMENT } },
    { name: 'staffId', type: 'text', required: true, ...internal },
    // `BulkAction`.
    { name: 'action', type: 'json', required: true, ...internal },
    // The applications, as `ids` or as the `where` of a list; what they were when they were checked is in the items.
    { name: 'chosen', type: 'json', required: true, ...internal },
    // Keys of the colleges and courses of the applications, by which limited staff see the run.
    { name: 'places', type: 'text', required: true, defaultValue: '', ...internal },
    ...leaseFields(),
  ],
}
