import { CONTACT_LABELS, CONTACTS } from '@pravesh/shared/accounts/contact-change'
import type { CollectionConfig } from 'payload'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo, hiddenUnlessReadable } from '../../staff/index.ts'
import { studentField } from '../admin/student-field.ts'

/** Changes of e-mail addresses and phones, written before the student's record, so that their effects survive a crash. */
export const contactChanges: CollectionConfig = {
  slug: 'contact-changes',
  labels: { singular: 'Changed e-mail or phone', plural: 'Changed e-mails and phones' },
  access: accessTo('contact-changes'),
  admin: {
    group: groups.students,
    hideAPIURL: true,
    useAsTitle: 'to',
    defaultColumns: ['changedAt', 'studentId', 'contact', 'from', 'to', 'restoredBy'],
    ...searchedBy('e-mail or phone, before or after the change', ['from', 'to']),
    hidden: hiddenUnlessReadable('contact-changes'),
    description:
      'What students have changed themselves, with a code sent to the new address or number, and what administrators have put back.',
  },
  defaultSort: '-changedAt',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: 'changedAt',
      type: 'date',
      required: true,
      index: true,
      label: 'Changed on',
      admin: { date: MOMENT },
    },
    studentField(),
    {
      name: 'contact',
      type: 'select',
      required: true,
      label: 'What changed',
      options: CONTACTS.map((value) => ({ value, label: CONTACT_LABELS[value] })),
    },
    { name: 'from', type: 'text', required: true, label: 'Before' },
    { name: 'to', type: 'text', required: true, label: 'After' },
    { name: 'restoredBy', type: 'text', label: 'Put back by' },
    { name: 'reason', type: 'textarea', label: 'Reason' },
    { name: 'restoredById', type: 'text', admin: { hidden: true, disableListColumn: true, disableListFilter: true } },
    // The session that made the change and stays; empty once the effects are applied.
    { name: 'sessionId', type: 'text', admin: { hidden: true, disableListColumn: true, disableListFilter: true } },
    ...leaseFields({ due: { name: 'nextSettleAt' } }),
  ],
}
