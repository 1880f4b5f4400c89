import {
  APPROVAL_KIND_LABELS,
  APPROVAL_KINDS,
  APPROVAL_LABELS,
  APPROVAL_STATUSES,
} from '@pravesh/shared/payments/approvals/approvals'
import type { CollectionConfig } from 'payload'
import { studentField } from '../../accounts/index.ts'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { asFacts, type FactField } from '../../admin-kit/fields/as-facts.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { moneyField } from '../../admin-kit/money/money.ts'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo, placeFields, placeIndexes } from '../../staff/index.ts'

const timestamp = { date: MOMENT } as const
const hidden = { admin: { hidden: true } } as const

const facts: FactField[] = [
  {
    name: 'kind',
    type: 'select',
    required: true,
    label: 'Kind',
    options: APPROVAL_KINDS.map((value) => ({ value, label: APPROVAL_KIND_LABELS[value] })),
  },
  { name: 'description', type: 'text', required: true, label: 'For' },
  moneyField({ name: 'amountPaise', label: 'Amount', required: false }),
  { name: 'change', type: 'text', required: true, label: 'Change' },
  {
    name: 'status',
    type: 'select',
    required: true,
    index: true,
    label: 'State',
    options: APPROVAL_STATUSES.map((value) => ({ value, label: APPROVAL_LABELS[value] })),
  },
  { name: 'reason', type: 'textarea', required: true, label: 'Reason' },
  { name: 'requestedBy', type: 'text', required: true, label: 'Requested by' },
  { name: 'requestedAt', type: 'date', required: true, index: true, label: 'Requested on', admin: timestamp },
  { name: 'decidedBy', type: 'text', label: 'Decided by' },
  { name: 'decidedAt', type: 'date', label: 'Decided on', admin: timestamp },
  { name: 'decisionReason', type: 'textarea', label: 'Reason for the decision' },
  { name: 'outcome', type: 'textarea', label: 'Outcome' },
]

/** Refunds, concessions and changes of fees that one member of staff requests and another decides on. (decision 0083) */
export const moneyApprovals: CollectionConfig = {
  slug: 'money-approvals',
  labels: { singular: 'Approval', plural: 'Approvals' },
  access: accessTo('money-approvals'),
  admin: {
    group: groups.payments,
    hideAPIURL: true,
    useAsTitle: 'description',
    defaultColumns: ['description', 'kind', 'change', 'status', 'requestedBy', 'requestedAt', 'decidedBy'],
    ...searchedBy('fee, payment, change or reason', ['description', 'change', 'reason']),
    description:
      'Refunds, concessions and changes of fees that need a second person. Request a refund on its payment, and a concession or change on the fee.',
  },
  defaultSort: '-requestedAt',
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  indexes: placeIndexes('requestedAt'),
  fields: [
    ...asFacts({ heading: 'Approval', fields: facts }),
    {
      name: 'decide',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/payments/admin/parts.ts#DecideApproval' } },
    },
    studentField(),
    ...placeFields,
    // Of the payment or fee.
    { name: 'subjectId', type: 'text', required: true, index: true, ...hidden },
    // What to do, as its kind reads it. (approvals/approval-handlers.ts)
    { name: 'request', type: 'json', required: true, ...hidden },
    // A letter that goes with a concession. (approvals/approval-document.ts)
    { name: 'document', type: 'relationship', relationTo: 'payment-proofs', ...hidden },
    // One request of a kind waits for each subject. A decision frees the key.
    { name: 'waitingKey', type: 'text', required: true, unique: true, ...hidden },
    { name: 'requestedById', type: 'text', required: true, ...hidden },
    { name: 'decidedById', type: 'text', ...hidden },
    // When an approved request was carried out.
    { name: 'settledAt', type: 'date', ...hidden },
    ...leaseFields(),
  ],
}
