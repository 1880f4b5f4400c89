import type { CollectionConfig } from 'payload'
import { confirmUnusualChanges } from './confirm-unusual-changes.ts'
import { confirmedAmountsField } from './confirmed-amounts.ts'
import { requireWholePaise } from './require-whole-paise.ts'

/** A collection whose amounts staff set: whole paise within the bounds, and a change by a factor of ten is confirmed first. */
export function withAmountChecks(collection: CollectionConfig): CollectionConfig {
  const { fields, hooks } = collection
  return {
    ...collection,
    fields: [...fields, confirmedAmountsField],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), requireWholePaise],
      beforeChange: [...(hooks?.beforeChange ?? []), confirmUnusualChanges],
    },
  }
}
