import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { type Amount, amountsIn } from './amounts-in.ts'
import { areAmounts, CONFIRMED_AMOUNTS } from './confirmed-amounts.ts'
import { liveRecord } from './live-record.ts'
import { confirmationQuestion, isUnusualChange } from './unusual-change.ts'

/**
 * Throws a ValidationError when a published amount would change by a factor of ten or more, unless the new amount is
 * listed in `confirmedAmounts`. Drafts are not checked and keep their confirmations until they are published.
 */
export const confirmUnusualChanges: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const drafts = Boolean(collection.versions?.drafts)
  if (drafts && data._status !== 'published') return data
  const { id } = originalDoc ?? {}
  const live = id ? await liveRecord({ payload: req.payload, req, collection: collection.slug, id, drafts }) : null
  const confirmed = areAmounts(data.confirmedAmounts) ? data.confirmedAmounts : []
  const before = amountsIn(collection.fields, live)
  const after = amountsIn(collection.fields, data)
  const errors = after.flatMap((amount) => {
    const from = counterpart({ amount, before, after })?.value
    const to = amount.value
    if (typeof from !== 'number' || typeof to !== 'number' || confirmed.includes(to)) return []
    if (!isUnusualChange(from, to)) return []
    return [{ path: amount.path, label: amount.label, message: confirmationQuestion(from, to) }]
  })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
  return { ...data, [CONFIRMED_AMOUNTS]: null }
}

interface Counterpart {
  amount: Amount
  before: readonly Amount[]
  after: readonly Amount[]
}

/**
 * The previous value of an amount. Clients may send rows without ids; those are compared with the row at the same
 * index.
 */
function counterpart({ amount, before, after }: Counterpart): Amount | undefined {
  const same = before.find(({ key }) => key === amount.key)
  if (same) return same
  const replaced = before.find(({ path }) => path === amount.path)
  return after.some(({ key }) => key === replaced?.key) ? undefined : replaced
}
