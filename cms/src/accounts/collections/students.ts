import { ACCOUNT_STATE_LABELS, ACCOUNT_STATES, STUDENT_ROLES } from '@pravesh/shared/accounts/account'
import { ACCOUNT_LIMITS } from '@pravesh/shared/accounts/limits'
import { LANGUAGE_NAMES, LOCALES } from '@pravesh/shared/platform/locale'
import type { CollectionConfig, Field } from 'payload'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { asFacts, type FactField } from '../../admin-kit/fields/as-facts.ts'
import { groups } from '../../admin-kit/groups.ts'
import { withListSearch } from '../../database/search/list-search.ts'
import { withSearch } from '../../database/search/search-source.ts'
import type { Student } from '../../payload-types.ts'
import { accessTo, hiddenUnlessReadable, onlySystem } from '../../staff/index.ts'
import { recordAccount } from '../access-records/record-account.ts'
import { unlockWhenCleared } from '../passwords/unlock-when-cleared.ts'
import { refuseDeletionByStaff, revokeStudentAccess } from '../personal-data/delete-student.ts'
import { erasePersonalData } from '../personal-data/erase-personal-data.ts'
import { studentListSearch, studentSearch } from '../search/find-students.ts'

/** Data that belongs to the student: read-only for staff. */
const ownData = { create: onlySystem, update: onlySystem }
const sidebar = { position: 'sidebar' as const }
const time = { date: MOMENT }

const facts: FactField[] = [
  { name: 'name', type: 'text', required: true, maxLength: ACCOUNT_LIMITS.name, label: 'Full name', access: ownData },
  { name: 'email', type: 'email', required: true, unique: true, label: 'E-mail', access: ownData },
  { name: 'phone', type: 'text', required: true, unique: true, label: 'Phone', access: ownData },
  {
    name: 'state',
    type: 'select',
    required: true,
    index: true,
    defaultValue: 'UNVERIFIED',
    label: 'State',
    options: ACCOUNT_STATES.map((value) => ({ value, label: ACCOUNT_STATE_LABELS[value] })),
    access: ownData,
  },
  {
    // A guest becomes a student by applying to a course.
    name: 'role',
    type: 'select',
    required: true,
    index: true,
    defaultValue: 'Guest',
    label: 'Role',
    options: STUDENT_ROLES.map((value) => ({ value, label: value })),
    access: ownData,
  },
  {
    // Gives the student access to fees and payments. Set when an application is approved.
    name: 'isApproved',
    type: 'checkbox',
    required: true,
    defaultValue: false,
    index: true,
    label: 'Admission approved',
    access: ownData,
  },
  {
    // That of the page on which they registered or last logged in.
    name: 'language',
    type: 'select',
    label: 'Language of messages',
    options: LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
    access: ownData,
  },
  { name: 'lastLoginAt', type: 'date', label: 'Last login', access: ownData, admin: time },
  {
    name: 'legacy',
    type: 'checkbox',
    required: true,
    defaultValue: false,
    label: 'From the old portal',
    access: ownData,
  },
]

/** What the student agreed to when they registered. */
const consent: FactField[] = [
  { name: 'noticeVersion', type: 'text', label: 'Version of the notice' },
  { name: 'acceptedAt', type: 'date', label: 'Accepted on', admin: time },
]

const accountRecords = (panels: Field[]): CollectionConfig => ({
  slug: 'students',
  labels: { singular: 'Student', plural: 'Students' },
  access: accessTo('students'),
  admin: {
    group: groups.students,
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'phone', 'role', 'state', 'createdAt'],
    hidden: hiddenUnlessReadable('students'),
    description: 'All account holders: students, and guests who only buy books and live classes.',
    components: { beforeListTable: ['/accounts/access-records/admin/RecordStudents.tsx#RecordStudents'] },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  // The list of limited staff reads both from the index.
  indexes: [{ fields: ['createdAt', 'places'] }],
  // Payload's own login is off: students log in through the portal's endpoints, with a separate cookie.
  auth: { disableLocalStrategy: true },
  fields: [
    ...asFacts({ heading: 'Account', fields: facts }),
    ...panels,
    {
      name: 'contactHistory',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/accounts/admin/ContactHistory.tsx#ContactHistory' },
      },
    },
    {
      name: 'consent',
      type: 'group',
      label: false,
      access: ownData,
      admin: { hideGutter: true },
      fields: [
        ...asFacts({ heading: 'Privacy notice', fields: consent }),
        { name: 'addressHash', type: 'text', hidden: true },
        // The language in which the notice was shown; empty if the registration did not say so.
        { name: 'locale', type: 'text', hidden: true },
        // The optional purposes that the registration agreed to.
        { name: 'purposes', type: 'json', hidden: true },
        // That the person is 18 or older, which the optional purposes ask.
        { name: 'statedAdult', type: 'checkbox', hidden: true },
      ],
    },
    {
      name: 'consents',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/accounts/admin/Consents.tsx#Consents' },
      },
    },
    {
      name: 'guardians',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/accounts/guardians/admin/Guardians.tsx#Guardians' },
      },
    },
    {
      name: 'staffNote',
      type: 'textarea',
      maxLength: 2000,
      label: 'Note for colleagues',
      admin: { rows: 4, description: 'For example, what you agreed on the phone. The student can ask to see it.' },
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
        condition: ({ deletionRequestedAt }: Partial<Student>) => Boolean(deletionRequestedAt),
        description: 'Open the request below: it says what is erased, what stays by law and why.',
      },
    },
    {
      name: 'erasedAt',
      type: 'date',
      label: 'Erased on',
      access: ownData,
      admin: {
        ...sidebar,
        ...time,
        disableListColumn: true,
        condition: ({ erasedAt }: Partial<Student>) => Boolean(erasedAt),
        description: 'The person asked for erasure. Only records of money stay.',
      },
    },
    {
      // `keysOfPlaces` of the student's applications, by which limited staff see the account. Null in accounts from before
      // there were limits, until the next start.
      name: 'places',
      type: 'text',
      access: ownData,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
      hidden: true,
    },
    {
      // What the student has turned off, as codes of `message-choices.ts` in shared; empty for everything as usual.
      name: 'declinedMessages',
      type: 'json',
      label: 'Messages turned off',
      access: ownData,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    // The version of the privacy notice that the student was shown last, after the registration.
    { name: 'noticeSeen', type: 'text', access: ownData, hidden: true },
  ],
  hooks: {
    afterOperation: [recordAccount],
    afterChange: [unlockWhenCleared],
    beforeDelete: [refuseDeletionByStaff, erasePersonalData],
    afterDelete: [revokeStudentAccess],
  },
})

/** Students and guests of the portal, with panels of other features. Passwords are stored in student-credentials. */
export const studentsWith = (panels: Field[]): CollectionConfig =>
  withSearch(withListSearch(accountRecords(panels), studentListSearch), studentSearch)
