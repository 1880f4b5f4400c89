import { OUTCOME_LABELS, READING_OUTCOMES } from '@pravesh/shared/admissions/status/reading-report'
import type { CollectionConfig, Field } from 'payload'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { accessTo, placeFields } from '../../staff/index.ts'

const hidden = { hidden: true, disableListColumn: true, disableListFilter: true } as const

/** Who decided what as one of the readers. */
const reader = (name: string, label: string, required: boolean): Field[] => [
  { name: `${name}Id`, type: 'text', required, index: true, admin: hidden },
  { name: `${name}Name`, type: 'text', required, label },
  { name: `${name}Verdict`, type: 'text', required, label: `Decision of the ${label.toLowerCase()}` },
]

/** Applications that two or three people decided on, without data about applicants. Written by the portal only. */
export const secondReadings: CollectionConfig = {
  slug: 'second-readings',
  labels: { singular: 'Second reading', plural: 'Second readings' },
  access: accessTo('second-readings'),
  admin: {
    group: groups.applications,
    hideAPIURL: true,
    useAsTitle: 'number',
    ...searchedBy('application or reader', ['number', 'firstName', 'secondName']),
    defaultColumns: ['number', 'firstName', 'firstVerdict', 'secondName', 'secondVerdict', 'outcome', 'endedAt'],
    description: 'Decisions that more than one person made, and how often each agreed with the others.',
    components: { beforeListTable: ['/admissions/admin/readings/AgreementBar.tsx#AgreementBar'] },
  },
  defaultSort: '-endedAt',
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  indexes: [{ fields: ['firstId', 'outcome', 'endedAt'] }, { fields: ['secondId', 'outcome', 'endedAt'] }],
  fields: [
    // The application and its revision after the decision.
    { name: 'key', type: 'text', required: true, unique: true, admin: hidden },
    { name: 'application', type: 'text', required: true, index: true, admin: hidden },
    { name: 'number', type: 'text', required: true, label: 'Application' },
    ...reader('first', 'First reader', true),
    ...reader('second', 'Second reader', true),
    ...reader('third', 'Third person', false),
    {
      name: 'outcome',
      type: 'select',
      required: true,
      label: 'Result',
      options: READING_OUTCOMES.map((value) => ({ value, label: OUTCOME_LABELS[value] })),
    },
    { name: 'endedAt', type: 'date', required: true, index: true, label: 'Decided on', admin: { date: MOMENT } },
    ...placeFields,
  ],
}
