import type { CollectionConfig, Field } from 'payload'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import {
  releaseHolds,
  requireOneAdministrator,
  requireOneAdministratorOnDelete,
} from '../administrators/require-one-administrator.ts'
import { accessTo, hiddenUnlessReadable, onlyWith, whoMay } from '../index.ts'
import { staffAcceptInvitation } from '../invitations/accept-endpoint.ts'
import { hidePassword, invite, sendInvitation } from '../invitations/invite-hooks.ts'
import { endOpenWork } from '../leaving/end-open-work.ts'
import { keepHistory } from '../leaving/keep-history.ts'
import { followChangedRights, noteChangedRights } from '../leaving/rights-work.ts'
import { scopeFields } from '../limits/scope-fields.ts'
import { checkNewPassword, normalizePassword } from '../passwords/check-new-password.ts'
import { noteWhoKnows } from '../passwords/note-who-knows.ts'
import { PROPOSED_ROLE, roleTable } from '../permissions/roles.ts'
import { refreshNeedsFactor } from '../second-factor/refresh-needs-factor.ts'
import { requireProvenForAccounts } from '../second-factor/require-proven.ts'
import { factorEndpoints } from '../second-step/factor-endpoints.ts'
import { secondFactorFields } from '../second-step/fields.ts'
import { sessionEndpoints } from '../sessions/session-endpoints.ts'
import { staffSessionStrategy } from '../sessions/staff-session-strategy.ts'
import { forgiveWhenUnlocked } from '../sign-in/forgive-when-unlocked.ts'
import { staffForgotPassword } from '../sign-in/forgot-password-endpoint.ts'
import { staffLogin } from '../sign-in/login-endpoint.ts'
import { rememberDevice, requireCurrentPassword } from '../sign-in/require-current-password.ts'
import { staffResetPassword } from '../sign-in/reset-password-endpoint.ts'
import { ignoreSessions } from '../state/ignore-sessions.ts'
import { accountFields } from './account-fields.ts'
import { shownByDefault } from './shown-by-default.ts'

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
    defaultColumns: ['name', 'email', 'roles', 'limit', 'accountState', 'lastSignInAt'],
    baseFilter: shownByDefault,
    components: {
      beforeListTable: ['/staff/admin/StaffBar.tsx#StaffBar'],
      views: { edit: { default: { Component: '/staff/admin/StaffEditView.tsx#StaffEditView' } } },
    },
    ...searchedBy('name or e-mail', ['name', 'email']),
    hidden: hiddenUnlessReadable('staff'),
    description: 'People who can sign in here, and what each of them can do.',
  },
  defaultSort: 'name',
  disableDuplicate: true,
  endpoints: [
    staffLogin,
    staffForgotPassword,
    staffResetPassword,
    staffAcceptInvitation,
    ...factorEndpoints,
    ...sessionEndpoints,
  ],
  auth: {
    cookies: { sameSite: 'Lax' },
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    useSessions: true,
    strategies: [staffSessionStrategy],
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
    ...scopeFields,
    ...secondFactorFields,
    ...accountFields,
  ],
  hooks: {
    beforeOperation: [hidePassword, normalizePassword, refreshNeedsFactor],
    beforeValidate: [checkNewPassword],
    beforeChange: [
      requireProvenForAccounts,
      requireCurrentPassword,
      noteWhoKnows,
      invite,
      noteChangedRights,
      requireOneAdministrator,
    ],
    beforeDelete: [keepHistory, requireOneAdministratorOnDelete],
    afterRead: [ignoreSessions],
    afterLogout: [endOpenWork],
    afterChange: [rememberDevice, sendInvitation, followChangedRights],
    afterOperation: [forgiveWhenUnlocked, releaseHolds],
  },
}
