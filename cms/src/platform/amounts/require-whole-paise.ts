import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { checkPaise } from '../fields/money.ts'
import { amountsIn } from './amounts-in.ts'

/**
 * Throws a ValidationError for amounts that are not whole paise within bounds, in drafts too. Runs before Payload
 * parses them, because Payload turns the text `30k` into the number 30 and does not validate drafts.
 */
export const requireWholePaise: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update' && operation !== 'updateByID') || !('data' in args)) return
  const errors = amountsIn(collection.fields, args.data).flatMap(({ path, label, value }) => {
    const checked = checkPaise(value, { required: false })
    return checked === true ? [] : [{ path, label, message: checked }]
  })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}
