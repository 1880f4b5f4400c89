import type { Field } from 'payload'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { shownInPanel } from '../../admin-kit/fields/no-field.ts'
import { onlySystem } from '../permissions/access.ts'

const readOnly = { create: onlySystem, update: onlySystem }
const bySystem = { access: readOnly, admin: { ...shownInPanel, disableBulkEdit: true } } as const
const internal = {
  access: { ...readOnly, read: onlySystem },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
} as const

/** The life of an account: invitation, last sign-in, deactivation. Written by the portal only. */
export const accountFields: Field[] = [
  {
    name: 'accountState',
    type: 'ui',
    label: 'State',
    admin: {
      position: 'sidebar',
      components: {
        Field: '/staff/admin/AccountPanel.tsx#AccountPanel',
        Cell: '/staff/admin/AccountStateCell.tsx#AccountStateCell',
      },
    },
  },
  // Empty until the first sign-in after the update that records it.
  {
    name: 'lastSignInAt',
    type: 'date',
    label: 'Last sign-in',
    ...bySystem,
    admin: { ...bySystem.admin, date: MOMENT },
  },
  // Empty once the person has a password.
  {
    name: 'invitedUntil',
    type: 'date',
    label: 'Invited until',
    ...bySystem,
    admin: { ...bySystem.admin, date: MOMENT },
  },
  // Stays after the invitation was accepted. Accounts of earlier versions have none.
  { name: 'invitedBy', type: 'text', label: 'Invited by', ...bySystem },
  {
    name: 'passwordKnownToOthers',
    type: 'checkbox',
    defaultValue: false,
    label: 'Password set by a colleague',
    ...bySystem,
  },
  {
    name: 'deactivatedAt',
    type: 'date',
    label: 'Deactivated on',
    ...bySystem,
    admin: { ...bySystem.admin, date: MOMENT },
  },
  { name: 'deactivatedBy', type: 'text', label: 'Deactivated by', ...bySystem },
  // The id of who takes over the assigned work.
  { name: 'handOverTo', type: 'text', ...internal },
  // While another administrator is being removed. (administrators/hold-administrator.ts)
  { name: 'heldUntil', type: 'date', ...internal },
  // Lease of the work that sends an invitation or hands work over. Not `leaseFields`: accounts are created without them.
  { name: 'dueAt', type: 'date', index: true, ...internal },
  { name: 'attempts', type: 'number', defaultValue: 0, min: 0, ...internal },
]
