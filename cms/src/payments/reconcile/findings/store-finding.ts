import type { Payload } from 'payload'
import { changeOne } from '../../../database/records/change-one.ts'
import type { Changes } from '../../../database/records/columns.ts'
import { insertIfAbsent } from '../../../database/records/insert-if-absent.ts'
import type { MoneyFinding } from '../../../payload-types.ts'
import type { Finding, Invariant } from '../../../portal/invariant.ts'

const collection = 'money-findings'
/** Far above the number of processes that report at once. */
const MAX_ATTEMPTS = 20

interface StoreOptions {
  payload: Payload
  invariant: Invariant
  finding: Finding
  /** When the violation was seen. */
  now: Date
}

/** Stores a finding, or updates the stored one. A resolved finding opens again. */
export async function storeFinding({ payload, invariant, finding, now }: StoreOptions): Promise<void> {
  const { name, label, advice } = invariant
  const { subject, text, href } = finding
  const key = `${name}/${subject}`
  const seen = { label, advice, text, href, lastSeenAt: now.toISOString() }
  const opened = { ...seen, state: 'open' as const, openedAt: now.toISOString(), resolvedAt: null }
  const change = (state: MoneyFinding['state'], data: Changes<'money-findings'>) =>
    changeOne({ payload, collection, where: { and: [{ key: { equals: key } }, { state: { equals: state } }] }, data })
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (await change('open', seen)) return
    if (await change('resolved', opened)) return
    if (await insertIfAbsent({ payload, collection, data: { key, invariant: name, ...opened } })) return
    // Another process wrote concurrently: retry.
  }
  throw new Error(`The finding ${key} changed ${MAX_ATTEMPTS} times while it was being stored.`)
}
