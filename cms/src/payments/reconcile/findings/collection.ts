import { FINDING_LABELS, FINDING_STATES } from '@pravesh/shared/payments/reconcile/findings'
import type { CollectionConfig } from 'payload'
import { MOMENT } from '../../../admin-kit/dates/date-inputs.ts'
import { groups } from '../../../admin-kit/groups.ts'
import { searchedBy } from '../../../admin-kit/list/searched-by.ts'
import { accessTo } from '../../../staff/index.ts'

const sidebar = { position: 'sidebar' } as const
const timestamp = {
  ...sidebar,
  date: MOMENT,
} as const

/** What the daily report has found. The portal resolves a finding when it finds it no more. */
export const moneyFindings: CollectionConfig = {
  slug: 'money-findings',
  labels: { singular: 'Finding', plural: 'Daily report' },
  access: accessTo('money-findings'),
  admin: {
    group: groups.payments,
    hideAPIURL: true,
    components: { beforeListTable: ['/payments/reconcile/admin/ReportNote.tsx#ReportNote'] },
    useAsTitle: 'label',
    defaultColumns: ['text', 'label', 'state', 'openedAt', 'lastSeenAt'],
    ...searchedBy('words of the finding', ['text', 'label']),
    description:
      'Records of money that do not agree. The portal checks all of them every night. A finding closes by itself when the records agree again.',
  },
  // Open findings first.
  defaultSort: ['state', '-openedAt'],
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      label: 'State',
      options: FINDING_STATES.map((value) => ({ value, label: FINDING_LABELS[value] })),
      admin: sidebar,
    },
    { name: 'label', type: 'text', required: true, label: 'What is wrong' },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      label: 'Finding',
      admin: { components: { Cell: '/payments/reconcile/admin/FindingCell.tsx#FindingCell' } },
    },
    { name: 'advice', type: 'textarea', required: true, label: 'What to do' },
    // Relative to the admin.
    { name: 'href', type: 'text', required: true, admin: { hidden: true } },
    {
      name: 'record',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/payments/reconcile/admin/FindingLink.tsx#FindingLink' },
      },
    },
    // The invariant's name and the subject. The unique index lets each finding exist once.
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'invariant', type: 'text', required: true, index: true, admin: { hidden: true } },
    { name: 'openedAt', type: 'date', required: true, index: true, label: 'Found on', admin: timestamp },
    { name: 'lastSeenAt', type: 'date', required: true, label: 'Last found on', admin: timestamp },
    {
      name: 'resolvedAt',
      type: 'date',
      label: 'Resolved on',
      admin: { ...timestamp, condition: (data) => Boolean(data?.resolvedAt) },
    },
  ],
}
