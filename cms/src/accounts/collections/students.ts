import { ACCOUNT_STATE_LABELS, ACCOUNT_STATES, STUDENT_ROLES } from '@pravesh/shared/accounts/account'
import { ACCOUNT_LIMITS } from '@pravesh/shared/accounts/limits'
import type { CollectionConfig, Field } from 'payload'
import { groups } from '../../admin-kit/groups.ts'
import { accessTo, hiddenUnlessReadable, onlySystem } from '../../staff/index.ts'
import { unlockWhenCleared } from '../passwords/unlock-when-cleared.ts'
import { refuseUnrequestedDeletion, revokeStudentAccess } from '../personal-data/delete-student.ts'
import { erasePersonalData } from '../personal-data/erase-personal-data.ts'

/** Data that belongs to the student: read-only for staff. */
const ownData = { create: onlySystem, update: onlySystem }
const half = { width: '50%' }
const sidebar = { position: 'sidebar' as const }
const time = { date: { pickerAppearance: 'dayAndTime' as const, displayFormat: 'd MMM yyyy, HH:mm' } }

const consent: Field = {
  name: 'consent',
  type: 'group',
  label: 'Privacy notice',
  access: ownData,
  admin: { description: 'What the student agreed to when they registered.' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'noticeVersion', type: 'text', label: 'Version of the notice', admin: half },
        { name: 'acceptedAt', type: 'date', label: 'Accepted on', admin: { ...half, ...time } },
      ],
    },
    { name: 'addressHash', type: 'text', hidden: true },
  ],
}

/** Students and guests of the portal. Passwords are stored in student-credentials. */
export const students: CollectionConfig = {
  slug: 'students',
  labels: { singular: 'Student', plural: 'Students' },
  access: accessTo('students'),
  admin: {
    group: groups.students,
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'phone', 'role', 'state', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone'],
    hidden: hiddenUnlessReadable('students'),
    description: 'All account holders: students, and guests who only buy books and live classes.',
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  // Payload's own login is off: students log in through the portal's endpoints, with a separate cookie.
  auth: { disableLocalStrategy: true },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: ACCOUNT_LIMITS.name, label: 'Full name', access: ownData },
    {
      type: 'row',
      fields: [
        { name: 'email', type: 'email', required: true, unique: true, label: 'E-mail', access: ownData, admin: half },
        { name: 'phone', type: 'text', required: true, unique: true, label: 'Phone', access: ownData, admin: half },
      ],
    },
    {
      name: 'contactHistory',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/accounts/admin/ContactHistory.tsx#ContactHistory' },
      },
    },
    consent,
    {
      name: 'staffNote',
      type: 'textarea',
      maxLength: 2000,
      label: 'Note for colleagues',
      admin: { rows: 4, description: 'For example, what you agreed on the phone. The student can ask to see it.' },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'UNVERIFIED',
      options: ACCOUNT_STATES.map((value) => ({ value, label: ACCOUNT_STATE_LABELS[value] })),
      access: ownData,
      admin: sidebar,
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'Guest',
      options: STUDENT_ROLES.map((value) => ({ value, label: value })),
      access: ownData,
      admin: { ...sidebar, description: 'A guest becomes a student by applying to a course.' },
    },
    {
      name: 'isApproved',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      index: true,
      label: 'Admission approved',
      access: ownData,
      admin: {
        ...sidebar,
        description: 'Gives the student access to fees and payments. Set when an application is approved.',
      },
    },
    {
      name: 'lockedUntil',
      type: 'date',
      label: 'Locked until',
      admin: {
        ...sidebar,
        ...time,
        description: 'Too many wrong passwords. Clear this date to let the student try again now.',
      },
    },
    {
      name: 'deletionRequestedAt',
      type: 'date',
      index: true,
      label: 'Deletion requested on',
      access: ownData,
      admin: {
        ...sidebar,
        ...time,
        description:
          'Check which fee, order and certificate records the law requires you to keep, then delete the account.',
      },
    },
    {
      // What the student has turned off, as codes of `message-choices.ts` in shared; empty for everything as usual.
      name: 'declinedMessages',
      type: 'json',
      label: 'Messages turned off',
      access: ownData,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    { name: 'lastLoginAt', type: 'date', label: 'Last login', access: ownData, admin: { ...sidebar, ...time } },
    {
      name: 'legacy',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      label: 'From the old portal',
      access: ownData,
      admin: { ...sidebar, readOnly: true },
    },
  ],
  hooks: {
    afterChange: [unlockWhenCleared],
    beforeDelete: [refuseUnrequestedDeletion, erasePersonalData],
    afterDelete: [revokeStudentAccess],
  },
}
