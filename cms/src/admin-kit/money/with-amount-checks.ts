import { type CollectionBeforeOperationHook, type CollectionConfig, ValidationError } from 'payload'
import { amountsIn } from './amounts-in.ts'
import { confirmUnusualChanges } from './confirm-unusual-changes.ts'
import { confirmedAmountsField } from './confirmed-amounts.ts'
import { checkPaise } from './money.ts'

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

/**
 * Throws a ValidationError for amounts that are not whole paise within bounds, in drafts too. Runs before Payload
 * parses them, because Payload turns the text `30k` into the number 30 and does not validate drafts.
 */
const requireWholePaise: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update' && operation !== 'updateByID') || !('data' in args)) return
  const errors = amountsIn(collection.fields, args.data).flatMap(({ path, label, value }) => {
    const checked = checkPaise(value, { required: false })
    return checked === true ? [] : [{ path, label, message: checked }]
  })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}
