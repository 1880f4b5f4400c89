import type { CollectionConfig, Field } from 'payload'
import { groups } from '../../admin-kit/groups.ts'
import {
  requireOneAdministrator,
  requireOneAdministratorOnDelete,
} from '../administrators/require-one-administrator.ts'
import { accessTo, hiddenUnlessReadable, onlyWith, whoMay } from '../index.ts'
import { checkNewPassword, normalizePassword } from '../passwords/check-new-password.ts'
import { PROPOSED_ROLE, roleTable } from '../permissions/roles.ts'
import { forgiveWhenUnlocked } from '../sign-in/forgive-when-unlocked.ts'
import { staffForgotPassword } from '../sign-in/forgot-password-endpoint.ts'
import { staffLogin } from '../sign-in/login-endpoint.ts'
import { previousSecretStrategy } from '../sign-in/previous-secret-strategy.ts'
import { rememberDevice, requireCurrentPassword } from '../sign-in/require-current-password.ts'
import { staffResetPassword } from '../sign-in/reset-password-endpoint.ts'

/** Required when people change their own password or e-mail address; never stored. */
const currentPassword: Field = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  label: 'Your current password',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/staff/admin/CurrentPasswordField.tsx#CurrentPasswordField' },
  },
}

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
    description: 'People who can sign in here, and what each of them can do.',
  },
  defaultSort: 'name',
  endpoints: [staffLogin, staffForgotPassword, staffResetPassword],
  auth: {
    cookies: { sameSite: 'Lax' },
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
      defaultValue: [PROPOSED_ROLE],
      options: Object.entries(roleTable).map(([value, { label }]) => ({ value, label })),
      // Keeps the generated types independent of the role table; unknown roles grant nothing.
      typescriptSchema: [() => ({ type: 'array', items: { type: 'string' } })],
      label: 'Roles',
      admin: { description: `Choose everything this person does. Only ${whoMay('give roles')} can change it.` },
      access: { create: onlyWith('give roles'), update: onlyWith('give roles') },
    },
  ],
  hooks: {
    beforeOperation: [normalizePassword],
    beforeValidate: [checkNewPassword],
    beforeChange: [requireCurrentPassword, requireOneAdministrator],
    beforeDelete: [requireOneAdministratorOnDelete],
    afterChange: [rememberDevice],
    afterOperation: [forgiveWhenUnlocked],
  },
}
