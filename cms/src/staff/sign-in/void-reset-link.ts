import type { CollectionBeforeChangeHook } from 'payload'

/** Makes a link to choose a new password void when the password is changed by other means. */
export const voidResetLink: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'update' && data.password ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null } : data
