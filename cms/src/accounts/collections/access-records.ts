import type { CollectionConfig, Field } from 'payload'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { groups } from '../../admin-kit/groups.ts'
import { withListSearch } from '../../database/search/list-search.ts'
import { ACCESS_KINDS, ACCESS_LABELS } from '../../http/access-records/access-kinds.ts'
import { accessTo, hiddenUnlessReadable } from '../../staff/index.ts'
import { findAccesses, SEARCHED } from '../access-records/find-accesses.ts'
import { studentField } from '../admin/student-field.ts'

const internal = { hidden: true, disableListColumn: true, disableListFilter: true } as const

const isExport = ({ kind }: Record<string, unknown>) => kind === 'export'
const fileFact = { condition: isExport, disableListColumn: true, disableListFilter: true } as const

const fields: Field[] = [
  { name: 'at', type: 'date', required: true, index: true, label: 'When', admin: { date: MOMENT } },
  { name: 'staffName', type: 'text', required: true, label: 'Member of staff' },
  {
    name: 'kind',
    type: 'select',
    required: true,
    label: 'What',
    options: ACCESS_KINDS.map((value) => ({ value, label: ACCESS_LABELS[value] })),
  },
  { name: 'subject', type: 'text', required: true, index: true, label: 'Record' },
  { ...studentField(), required: false, index: false },
  { name: 'reason', type: 'textarea', label: 'Reason' },
  {
    name: 'rows',
    type: 'number',
    label: 'Records',
    admin: { description: 'Empty for an export that was not finished.' },
  },
  { name: 'filters', type: 'textarea', label: 'Filters', admin: { disableListColumn: true, disableListFilter: true } },
  { name: 'format', type: 'text', label: 'Format of the file', admin: fileFact },
  {
    name: 'columns',
    type: 'textarea',
    label: 'Columns',
    admin: { ...fileFact, description: 'Empty for all columns.' },
  },
  {
    name: 'staffId',
    type: 'text',
    required: true,
    label: 'Member of staff (ID)',
    admin: { hidden: true, disableListColumn: true },
  },
  { name: 'applicationId', type: 'text', label: 'Application (ID)', admin: { hidden: true, disableListColumn: true } },
  // Of one opening; see `recordAccess`.
  { name: 'key', type: 'text', required: true, unique: true, hidden: true, admin: internal },
]

const records: CollectionConfig = {
  slug: 'access-records',
  labels: { singular: 'Opened record', plural: 'Who opened what' },
  access: accessTo('access-records'),
  admin: {
    group: groups.settings,
    hideAPIURL: true,
    useAsTitle: 'subject',
    defaultColumns: ['at', 'staffName', 'kind', 'subject', 'studentId', 'reason', 'rows'],
    hidden: hiddenUnlessReadable('access-records'),
    components: { beforeListTable: ['/accounts/admin/AccessesBar.tsx#AccessesBar'] },
    description:
      'Who opened which account, application, document, full Aadhaar number, list or export. Search by a student’s name, phone or e-mail, or by an application number. Records are deleted after the period under “Retention”.',
  },
  defaultSort: '-at',
  disableDuplicate: true,
  lockDocuments: false,
  indexes: [
    { fields: ['studentId', 'at'] },
    { fields: ['staffId', 'at'] },
    { fields: ['applicationId', 'at'] },
    { fields: ['kind', 'at'] },
  ],
  fields,
}

/** Who saw what; written by the portal only, and by no call. (http/access-records, decision 77) */
export const accessRecords = withListSearch(records, {
  fields: SEARCHED,
  words: 'whose data was seen',
  find: findAccesses,
})
