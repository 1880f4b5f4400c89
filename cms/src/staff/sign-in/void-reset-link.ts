import type { CollectionBeforeChangeHook } from 'payload'

/** Revokes a pending reset link when the password is changed in another way. */
export const voidResetLink: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'update' && data.password ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null } : data
