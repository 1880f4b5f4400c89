import { LINE_LABELS, LINE_STATUSES } from '@pravesh/shared/payments/statement/status'
import type { CollectionConfig } from 'payload'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { asFacts, type FactField } from '../../admin-kit/fields/as-facts.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { moneyField } from '../../admin-kit/money/money.ts'
import { accessTo } from '../../staff/index.ts'

const timestamp = { date: MOMENT } as const
const hidden = { admin: { hidden: true } } as const

const facts: FactField[] = [
  { name: 'bookedOn', type: 'text', required: true, index: true, label: 'Booked on' },
  moneyField({ name: 'amountPaise', label: 'Amount' }),
  { name: 'narration', type: 'text', required: true, label: 'Narration' },
  { name: 'reference', type: 'text', index: true, label: 'Reference' },
  {
    name: 'status',
    type: 'select',
    required: true,
    index: true,
    label: 'State',
    options: LINE_STATUSES.map((value) => ({ value, label: LINE_LABELS[value] })),
  },
  { name: 'proposal', type: 'text', label: 'Match' },
  { name: 'note', type: 'textarea', label: 'Why' },
  { name: 'fileName', type: 'text', required: true, label: 'Statement' },
  { name: 'importedBy', type: 'text', required: true, label: 'Imported by' },
  { name: 'importedAt', type: 'date', required: true, index: true, label: 'Imported on', admin: timestamp },
  { name: 'decidedBy', type: 'text', label: 'Decided by' },
  { name: 'decidedAt', type: 'date', label: 'Decided on', admin: timestamp },
]

/** What a bank statement says was received. One member of staff imports a statement, another confirms its matches. (decision 0083, 0088) */
export const bankLines: CollectionConfig = {
  slug: 'bank-lines',
  labels: { singular: 'Bank line', plural: 'Bank lines' },
  access: accessTo('bank-lines'),
  admin: {
    group: groups.payments,
    hideAPIURL: true,
    useAsTitle: 'narration',
    defaultColumns: ['bookedOn', 'narration', 'reference', 'amountPaise', 'status', 'proposal'],
    ...searchedBy('narration, reference or match', ['narration', 'reference', 'proposal']),
    description: 'Money that your bank statements say was received. One person imports a statement, another confirms.',
    components: { beforeListTable: ['/payments/admin/parts.ts#ImportStatement'] },
  },
  defaultSort: '-bookedOn',
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  fields: [
    ...asFacts({ heading: 'Line of a bank statement', fields: facts }),
    {
      name: 'similar',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/payments/offline/admin/SimilarPayments.tsx#SimilarPayments' },
      },
    },
    {
      name: 'decide',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/payments/admin/parts.ts#DecideBankLine' } },
    },
    // Hash of the line, so that the same statement brings each line once. (shared/payments/statement)
    { name: 'key', type: 'text', required: true, unique: true, ...hidden },
    // The offline payment that it is, or is proposed to be.
    { name: 'offlineId', type: 'text', index: true, ...hidden },
    // `DraftPayment`: the payment that is proposed for it. (statement/propose-payments.ts)
    { name: 'draft', type: 'json', ...hidden },
    { name: 'importedById', type: 'text', required: true, ...hidden },
    { name: 'decidedById', type: 'text', ...hidden },
  ],
}
