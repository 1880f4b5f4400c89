import type { CollectionConfig } from 'payload'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { accessTo, hiddenUnlessReadable, onlySystem } from '../../staff/index.ts'
import { HOLD_STATES } from './hold-states.ts'
import { recordHold } from './record-hold.ts'

const written = { access: { create: onlySystem, update: onlySystem } } as const
const onlyOnce = { access: { update: onlySystem } } as const
const sidebar = { position: 'sidebar', readOnly: true } as const
const isLifted = ({ state }: Record<string, unknown>) => state === 'lifted'

/** Students of whom nothing may be deleted for now. Entries are never deleted, except with the account after they are lifted. */
export const legalHolds: CollectionConfig = {
  slug: 'legal-holds',
  labels: { singular: 'Legal hold', plural: 'Legal holds' },
  access: accessTo('legal-holds'),
  admin: {
    group: groups.settings,
    hideAPIURL: true,
    useAsTitle: 'reason',
    defaultColumns: ['student', 'reason', 'state', 'heldBy', 'heldAt'],
    ...searchedBy('reason', ['reason']),
    hidden: hiddenUnlessReadable('legal-holds'),
    description:
      'For example for a lawsuit or an inquiry. While it stands, the portal deletes nothing of the student when a period ends, and no one can delete the account.',
  },
  // Active ones come first.
  defaultSort: ['state', '-heldAt'],
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  hooks: { beforeChange: [recordHold] },
  fields: [
    {
      name: 'student',
      type: 'relationship',
      relationTo: 'students',
      required: true,
      index: true,
      label: 'Student',
      ...onlyOnce,
      admin: { allowCreate: false, allowEdit: false },
    },
    { name: 'reason', type: 'textarea', required: true, maxLength: 1000, label: 'Reason', ...onlyOnce },
    {
      name: 'liftedReason',
      type: 'textarea',
      maxLength: 1000,
      label: 'Why the hold is lifted',
      access: { create: onlySystem },
      admin: {
        condition: (_data, _siblings, { operation }) => operation === 'update',
        disableListColumn: true,
        description:
          'Enter it and save to lift the hold. In the next night the portal deletes what it would have deleted before. You cannot take it back; enter a new hold instead.',
      },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'active',
      label: 'State',
      options: Object.entries(HOLD_STATES).map(([value, label]) => ({ value, label })),
      ...written,
      admin: sidebar,
    },
    { name: 'heldBy', type: 'text', label: 'Held by', ...written, admin: sidebar },
    { name: 'heldAt', type: 'date', label: 'Held since', ...written, admin: { ...sidebar, date: MOMENT } },
    { name: 'liftedBy', type: 'text', label: 'Lifted by', ...written, admin: { ...sidebar, condition: isLifted } },
    {
      name: 'liftedAt',
      type: 'date',
      label: 'Lifted on',
      ...written,
      admin: { ...sidebar, date: MOMENT, condition: isLifted },
    },
  ],
}
