import type { CollectionConfig, Field } from 'payload'
import { groups } from '../../platform/admin/groups.ts'
import { env } from '../../platform/env.ts'
import { accessTo, hiddenUnlessReadable, onlyRoleKeepers } from '../access.ts'
import { forgiveWhenUnlocked } from '../hooks/forgive-when-unlocked.ts'
import { keepOneAdministrator, keepOneAdministratorOnDelete } from '../hooks/keep-one-administrator.ts'
import { requireCurrentPassword } from '../hooks/require-current-password.ts'
import { voidResetLink } from '../hooks/void-reset-link.ts'
import { staffPasswordMail, staffPasswordSubject } from '../mail/staff-password.ts'
import { ROLE_LABELS, ROLES } from '../roles.ts'
import { previousSecretStrategy } from '../sessions/previous-secret-strategy.ts'
import { staffForgotPassword } from '../staff-sign-in/forgot-password.ts'
import { staffLogin } from '../staff-sign-in/login.ts'
import { staffResetPassword } from '../staff-sign-in/reset-password.ts'

/** Asked for when people change their own password or e-mail address; never stored. */
const currentPassword: Field = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  label: 'Your current password',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/accounts/admin/CurrentPasswordField.tsx#CurrentPasswordField' },
  },
}

/** The people who may sign in to the admin. */
export const staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular: 'Staff member', plural: 'Staff' },
  access: accessTo('staff'),
  admin: {
    group: groups.settings,
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles'],
    listSearchableFields: ['name', 'email'],
    hidden: hiddenUnlessReadable('staff'),
    description: 'The people who may sign in here, and what each of them may do.',
  },
  defaultSort: 'name',
  endpoints: [staffLogin, staffForgotPassword, staffResetPassword],
  auth: {
    forgotPassword: { generateEmailHTML: staffPasswordMail, generateEmailSubject: () => staffPasswordSubject },
    cookies: { sameSite: 'Lax', secure: env().publicUrl.startsWith('https:') },
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    useSessions: true,
    strategies: [previousSecretStrategy],
    removeTokenFromResponses: true,
  },
  fields: [
    currentPassword,
    { name: 'name', type: 'text', required: true, label: 'Full name', maxLength: 120 },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      saveToJWT: true,
      defaultValue: ['content-editor'],
      options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
      label: 'May work as',
      admin: { description: 'Choose everything this person does. Only an administrator can change it.' },
      access: { create: onlyRoleKeepers, update: onlyRoleKeepers },
    },
  ],
  hooks: {
    beforeChange: [requireCurrentPassword, keepOneAdministrator, voidResetLink],
    beforeDelete: [keepOneAdministratorOnDelete],
    afterOperation: [forgiveWhenUnlocked],
  },
}
