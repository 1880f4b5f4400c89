import { balanceOf, type DueEntry, dueEntries, standingEntries } from '@pravesh/shared/fees/dues/due-ledger'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes } from '../../database/records/columns.ts'
import type { Condition } from '../../database/records/condition.ts'
import type { FeeDue } from '../../payload-types.ts'
import { findDue } from './find-dues.ts'

/** Far above the number of concurrent changes of one due. */
const MAX_ATTEMPTS = 50

interface ChangeOptions {
  payload: Payload
  id: string
  /** The columns to write, from the due as it is stored; null to leave it. Called again when another change came first. */
  change: (due: FeeDue) => Changes<'fee-dues'> | null
}

/**
 * Changes what a due comes to by one conditional update on its revision. Returns the due, changed or left; null if it does
 * not exist.
 */
export async function changeDueMoney({ payload, id, change }: ChangeOptions): Promise<FeeDue | null> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const due = await findDue(payload, id)
    const data = due && change(due)
    if (due === null || data === null) return due
    const where = { and: [{ id: { equals: id } }, { status: { equals: due.status } }, atRevision(due)] }
    const moneyRevision = (due.moneyRevision ?? 0) + 1
    const changed = await changeOne({ payload, collection: 'fee-dues', where, data: { ...data, moneyRevision } })
    if (changed) return changed
  }
  throw new Error(`The amounts of the due ${id} keep changing.`)
}

/** Dues from before there was a ledger have no revision. */
function atRevision({ moneyRevision }: FeeDue): Condition<'fee-dues'> {
  const revision = moneyRevision ?? 0
  const isSame: Condition<'fee-dues'> = { moneyRevision: { equals: revision } }
  return revision === 0 ? { or: [isSame, { moneyRevision: { exists: false } }] } : isSame
}

/** The columns that follow from the ledger of a due with new entries. */
export function withEntries(due: FeeDue, added: readonly DueEntry[]) {
  const entries = [...dueEntries(due.entries), ...added]
  const { paidPaise, heldPaise, lateFeePaise } = balanceOf(entries)
  return { entries, paidPaise, heldPaise, lateFeePaise }
}

/** The ledger of a due that is owed again: what was paid before is past, and what is reserved stays. */
export function pastEntries({ entries: stored }: Pick<FeeDue, 'entries'>): DueEntry[] {
  const entries = dueEntries(stored)
  const standing = standingEntries(entries)
  return entries.map((entry) => {
    const isHeld = standing.get(entry.transactionId)?.kind === 'held'
    return isHeld ? entry : { ...entry, isPast: true }
  })
}

/** A refunded due as a late payment of it finds it. */
export function reopenedIfRefunded(due: FeeDue): FeeDue {
  return due.status === 'refunded' ? { ...due, entries: pastEntries(due) } : due
}
