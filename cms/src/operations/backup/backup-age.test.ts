import type { Payload } from 'payload'
import { describe, expect, it } from 'vitest'
import { inPortal } from '../../../test/in-portal.ts'
import { numbersIn } from '../../../test/numbers-in.ts'
import type { Env } from '../../foundation/settings/env.ts'
import { backupState, MAX_BACKUP_HOURS } from './backup-age.ts'

const now = new Date('2026-11-26T12:00:00.000Z')
const HOUR = 3_600_000

const stateOf = (mode: 'demo' | 'live', hours: number | null) => {
  const value = hours === null ? null : { at: new Date(now.getTime() - hours * HOUR).toISOString() }
  const payload: Payload = Object.assign(inPortal({ env: { mode } as Env }), {
    kv: { get: async () => value } as never,
  })
  return backupState({ payload, now })
}

describe('the newest backup', () => {
  it.each([
    ['live', 0, false],
    ['live', 26, false],
    ['live', 26.1, true],
    ['demo', 26.1, true],
  ] as const)('of a %s portal, %s hours old, is overdue: %s', async (mode, hours, isOverdue) => {
    expect(await stateOf(mode, hours)).toMatchObject({ isOverdue, ageSeconds: hours * 3600 })
  })

  it('is overdue in a live portal that never had one, and not missed in a demo', async () => {
    expect(await stateOf('live', null)).toEqual({ at: null, ageSeconds: Number.POSITIVE_INFINITY, isOverdue: true })
    expect(await stateOf('demo', null)).toBeNull()
  })

  it('has no negative age when the clock of the machine with the backup is ahead', async () => {
    expect(await stateOf('live', -1)).toMatchObject({ ageSeconds: 0 })
  })
})

describe('the limit', () => {
  it('is that of the alert', () => {
    const limits = numbersIn('scripts/deploy/alerts.yml', /expr: min\(pravesh_backup_age_seconds\) > (\d+)/g)
    expect(limits).toEqual(new Set([MAX_BACKUP_HOURS * 3600]))
  })

  it.each([
    'scripts/deploy/alerts.yml',
    'docs/operate/alerts.md',
    'docs/operate/backup.md',
    'docs/staff/administrator.md',
  ])('is in the text of %s', (name) => {
    expect(numbersIn(name, /older than (\d+)\s+hours/gi)).toEqual(new Set([MAX_BACKUP_HOURS]))
  })
})
