import { BREACH_DUTIES, BREACH_DUTY_NAMES, type BreachDuty } from '@pravesh/shared/accounts/breaches/breach-duties'
import { BREACH_STATES, BREACHED_ACCOUNTS, BREACHED_DATA } from '@pravesh/shared/accounts/breaches/breach-kinds'
import type { CollectionConfig, GroupField, Option } from 'payload'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { accessTo, hiddenUnlessReadable, onlySystem } from '../../staff/index.ts'
import { checkBreach } from '../breaches/check-breach.ts'

const written = { access: { create: onlySystem, update: onlySystem } } as const
const notListed = { disableListColumn: true, disableListFilter: true } as const
const half = { width: '50%', ...notListed } as const
const MAX_PERSONS = 100_000_000

const optionsOf = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** When one recipient was told, by whom, or why not. */
const dutyField = (name: BreachDuty): GroupField => ({
  name,
  type: 'group',
  label: BREACH_DUTIES[name].label,
  admin: { description: BREACH_DUTIES[name].source },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'toldAt', type: 'date', label: 'Told on', admin: { date: MOMENT, ...half } },
        { name: 'toldBy', type: 'text', maxLength: 120, label: 'By whom', admin: half },
      ],
    },
    {
      name: 'reference',
      type: 'text',
      maxLength: 300,
      label: 'Reference, or how they were told',
      admin: notListed,
    },
    {
      name: 'notNeeded',
      type: 'textarea',
      maxLength: 1000,
      label: 'Or: why this is not needed',
      admin: { rows: 2, ...notListed },
    },
  ],
})

/** The register of data breaches: who was told what by when. Entries are never deleted, and all versions stay. (decision 0092) */
export const dataBreaches: CollectionConfig = {
  slug: 'data-breaches',
  labels: { singular: 'Data breach', plural: 'Data breaches' },
  access: accessTo('data-breaches'),
  admin: {
    group: groups.settings,
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'nextDueAt', 'noticedAt', 'affectedCount', 'state'],
    ...searchedBy('title or what happened', ['title', 'whatHappened']),
    hidden: hiddenUnlessReadable('data-breaches'),
    description:
      'Personal data that was lost, changed, or seen by those who may not see it. Enter it as soon as you notice: the deadlines run from that moment. Do not write data of the affected persons here.',
  },
  // What is overdue comes first.
  defaultSort: ['state', 'nextDueAt', '-noticedAt'],
  disableDuplicate: true,
  disableBulkEdit: true,
  versions: { maxPerDoc: 0, drafts: false },
  hooks: { beforeChange: [checkBreach] },
  fields: [
    {
      name: 'duties',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/accounts/breaches/admin/BreachDuties.tsx#BreachDuties' },
      },
    },
    { name: 'title', type: 'text', required: true, maxLength: 120, label: 'Title' },
    {
      name: 'noticedAt',
      type: 'date',
      required: true,
      index: true,
      label: 'Noticed on',
      admin: { date: MOMENT, description: 'When the first of you noticed it, or was told of it.' },
    },
    { name: 'whatHappened', type: 'textarea', required: true, maxLength: 10_000, label: 'What happened' },
    {
      name: 'dataKinds',
      type: 'select',
      hasMany: true,
      required: true,
      label: 'Which data',
      options: optionsOf(BREACHED_DATA),
      admin: notListed,
    },
    {
      name: 'affectedCount',
      type: 'number',
      min: 0,
      max: MAX_PERSONS,
      label: 'Affected persons',
      admin: { step: 1, description: 'An estimate, until you know. Correct it later.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'periodFrom', type: 'date', label: 'Period from', admin: { date: MOMENT, ...half } },
        { name: 'periodTo', type: 'date', label: 'Period to', admin: { date: MOMENT, ...half } },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'accountKind',
          type: 'select',
          label: 'Misused account',
          options: optionsOf(BREACHED_ACCOUNTS),
          admin: half,
        },
        {
          name: 'staffEmail',
          type: 'email',
          label: 'E-mail address of the member of staff',
          admin: { ...half, condition: ({ accountKind }) => accountKind === 'staff' },
        },
      ],
    },
    {
      name: 'measures',
      type: 'textarea',
      maxLength: 10_000,
      label: 'Measures',
      admin: {
        ...notListed,
        description: 'What you did against it, what you will do, and what keeps it from happening again.',
      },
    },
    ...BREACH_DUTY_NAMES.map(dutyField),
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'open',
      label: 'State',
      options: optionsOf(BREACH_STATES),
      ...written,
      admin: { position: 'sidebar', readOnly: true },
    },
    // Of the next report; empty when none is left.
    {
      name: 'nextDueAt',
      type: 'date',
      index: true,
      label: 'To be told next',
      ...written,
      admin: {
        date: MOMENT,
        components: {
          Field: '/admin-kit/fields/NoField.tsx#NoField',
          Cell: '/accounts/breaches/admin/NextDutyCell.tsx#NextDutyCell',
        },
      },
    },
  ],
}
