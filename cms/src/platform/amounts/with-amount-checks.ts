import type { CollectionConfig } from 'payload'
import { confirmUnusualChanges } from './confirm-unusual-changes.ts'
import { confirmedAmountsField } from './confirmed-amounts.ts'
import { requireWholePaise } from './require-whole-paise.ts'

/** Adds amount checks to a collection: whole paise within bounds, and confirmation of changes by a factor of ten. */
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
