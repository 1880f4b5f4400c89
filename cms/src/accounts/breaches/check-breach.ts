import { BREACH_DUTY_NAMES } from '@pravesh/shared/accounts/breaches/breach-duties'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import type { DataBreach } from '../../payload-types.ts'
import { openDutiesOf } from './breach-entries.ts'

/**
 * Checks the times of an entry that staff save, and stores what the list sorts by: whether something is still to be told, and
 * until when. Throws a ValidationError.
 */
export const checkBreach: CollectionBeforeChangeHook<DataBreach> = ({ data, originalDoc }) => {
  const breach = { ...originalDoc, ...data }
  const now = new Date()
  requirePast(breach.noticedAt, 'noticedAt', now)
  const { periodFrom, periodTo } = breach
  if (periodFrom && periodTo && Date.parse(periodTo) < Date.parse(periodFrom))
    throw invalid('periodTo', 'Enter a time after the beginning of the period.')
  for (const name of BREACH_DUTY_NAMES) {
    const { toldAt, toldBy } = breach[name] ?? {}
    if (!toldAt) continue
    requirePast(toldAt, `${name}.toldAt`, now)
    if (!toldBy?.trim()) throw invalid(`${name}.toldBy`, 'Enter who told them.')
  }
  const [next] = openDutiesOf(breach)
  return { ...data, state: next ? 'open' : 'told', nextDueAt: next?.dueAt ?? null }
}

function requirePast(time: string | null | undefined, path: string, now: Date): void {
  if (time && Date.parse(time) > now.getTime()) throw invalid(path, 'Enter a time that is not in the future.')
}

function invalid(path: string, message: string): ValidationError {
  return new ValidationError({ errors: [{ path, message }] })
}
