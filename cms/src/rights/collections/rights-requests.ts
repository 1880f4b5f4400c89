import { LANGUAGE_NAMES, LOCALES } from '@pravesh/shared/platform/locale'
import { RIGHT_KINDS, RIGHT_LABELS, RIGHT_STATE_LABELS, RIGHT_STATES } from '@pravesh/shared/rights/kinds'
import type { CollectionConfig } from 'payload'
import { studentField } from '../../accounts/index.ts'
import { DAY, MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo, hiddenUnlessReadable, onlySystem } from '../../staff/index.ts'

const ownData = { create: onlySystem, update: onlySystem }
const sidebar = { position: 'sidebar', readOnly: true } as const
const internal = { hidden: true, disableListColumn: true, disableListFilter: true } as const

/**
 * Requests about rights. Written by the portal only: students ask, staff answer through endpoints. They stay as proof when the
 * account is erased, without its id. (decision 99)
 */
export const rightsRequests: CollectionConfig = {
  slug: 'rights-requests',
  labels: { singular: 'Request about rights', plural: 'Requests about rights' },
  access: accessTo('rights-requests'),
  admin: {
    group: groups.students,
    hideAPIURL: true,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'studentId', 'kind', 'state', 'answerBy', 'staffName'],
    ...searchedBy('reference number', ['reference']),
    hidden: hiddenUnlessReadable('rights-requests'),
    components: { beforeListTable: ['/rights/admin/RightsBar.tsx#RightsBar'] },
    description: 'What students ask about their personal data. The request with the earliest last day comes first.',
  },
  defaultSort: ['-isWaiting', 'answerBy', '-askedAt'],
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  indexes: [{ fields: ['isWaiting', 'answerBy'] }],
  fields: [
    {
      name: 'desk',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/rights/admin/parts.ts#RequestPanel' } },
    },
    {
      name: 'reference',
      type: 'text',
      required: true,
      unique: true,
      label: 'Reference number',
      access: ownData,
      admin: sidebar,
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      label: 'Right',
      options: RIGHT_KINDS.map((value) => ({ value, label: RIGHT_LABELS[value] })),
      access: ownData,
      admin: sidebar,
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      label: 'State',
      options: RIGHT_STATES.map((value) => ({ value, label: RIGHT_STATE_LABELS[value] })),
      access: ownData,
      admin: sidebar,
    },
    { ...studentField(), required: false, access: ownData },
    {
      name: 'answerBy',
      type: 'date',
      required: true,
      index: true,
      label: 'Last day for the answer',
      access: ownData,
      admin: {
        ...sidebar,
        date: DAY,
        components: { Cell: '/rights/admin/AnswerByCell.tsx#AnswerByCell' },
      },
    },
    {
      name: 'askedAt',
      type: 'date',
      required: true,
      index: true,
      label: 'Asked on',
      access: ownData,
      admin: { ...sidebar, date: MOMENT },
    },
    { name: 'closedAt', type: 'date', label: 'Closed on', access: ownData, admin: { ...sidebar, date: MOMENT } },
    { name: 'staffName', type: 'text', label: 'Assigned to', access: ownData, admin: sidebar },
    {
      name: 'locale',
      type: 'select',
      required: true,
      label: 'Language of the person',
      options: LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
      access: ownData,
      admin: sidebar,
    },
    { name: 'staffId', type: 'text', index: true, access: ownData, admin: internal },
    { name: 'isWaiting', type: 'checkbox', required: true, defaultValue: true, access: ownData, admin: internal },
    // `RequestWords`, encrypted.
    { name: 'sealed', type: 'text', required: true, hidden: true },
    // `RightEvent[]`: who did what, in the order of time.
    { name: 'events', type: 'json', access: ownData, admin: internal },
    // `ErasurePlan` that was carried out.
    { name: 'erasure', type: 'json', access: ownData, admin: internal },
    // Counts the changes, each of which names the one before.
    { name: 'revision', type: 'number', required: true, defaultValue: 0, access: ownData, admin: internal },
    // Keyed hash of the account, the kind and the number of earlier ones, so that a repeated call adds none.
    { name: 'key', type: 'text', required: true, unique: true, hidden: true },
    // Keyed hash of the address of an erased account, by which the person can still ask about the request.
    { name: 'emailHash', type: 'text', index: true, hidden: true },
    ...leaseFields(),
  ],
}
