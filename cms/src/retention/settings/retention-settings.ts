import { dayInIndia } from '@pravesh/shared/platform/formats'
import { periodOn, RETENTION_KINDS, RETENTION_RULES, type RetentionKind } from '@pravesh/shared/retention/rules'
import type { Payload } from 'payload'
import { insertGlobalRow, readGlobalRow } from '../../database/records/global-rows.ts'
import { isEmpty } from '../../database/records/is-empty.ts'
import type { RetentionSetting } from '../../payload-types.ts'

const slug = 'retention-settings'

/** Deleted at the end of a period since before there was a setting; also while nothing else is. */
const ALWAYS: readonly RetentionKind[] = ['unsentForms', 'accessRecords']

export interface RetentionSettings {
  /** In days. */
  days: Record<RetentionKind, number>
  /** Whether what has ended is erased; false only counts it. */
  erases: (kind: RetentionKind) => boolean
}

/** The settings in force at a time. What is not stored has its default. */
export async function retentionSettings(payload: Pick<Payload, 'db'>, now: Date): Promise<RetentionSettings> {
  const stored = await readGlobalRow({ payload, slug })
  return {
    days: periodsIn(stored, now),
    erases: (kind) => (stored?.erases ?? true) || ALWAYS.includes(kind),
  }
}

/** The periods in a stored or published record of the settings, as they are in force at a time. */
export function periodsIn(stored: Partial<RetentionSetting> | null | undefined, now: Date): RetentionSettings['days'] {
  const today = dayInIndia(now)
  const daysOf = (kind: RetentionKind) => periodOn(stored?.[kind] ?? RETENTION_RULES[kind].value, today)
  const entries = RETENTION_KINDS.map((kind) => [kind, daysOf(kind)] as const)
  return Object.fromEntries(entries) as RetentionSettings['days']
}

/**
 * A portal that has accounts from before there were periods only counts until an administrator has seen the numbers: an
 * upgrade loses nothing. Runs at each start; does nothing once the settings are stored.
 */
export async function adoptRetention(payload: Payload): Promise<void> {
  if ((await readGlobalRow({ payload, slug })) !== null) return
  await insertGlobalRow({ payload, slug, data: { erases: await isEmpty(payload, 'students') } })
}
