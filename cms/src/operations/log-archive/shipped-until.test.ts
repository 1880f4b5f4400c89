import type { Payload } from 'payload'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { inPortal } from '../../../test/in-portal.ts'
import { numbersIn } from '../../../test/numbers-in.ts'
import { archiveGauges } from './archive-gauges.ts'
import { archiveNotice } from './dashboard.ts'
import { MAX_ARCHIVE_MINUTES } from './shipped-until.ts'

const now = new Date('2026-11-26T12:00:00.000Z')

function portalShipped(value: unknown): Payload {
  vi.useFakeTimers({ now })
  onTestFinished(() => void vi.useRealTimers())
  return Object.assign(inPortal({}), { kv: { get: async () => value } as never })
}

const noticesOf = (value: unknown) => archiveNotice.findNotices({ payload: portalShipped(value), user: {} as never })
const ageOf = (value: unknown) => archiveGauges.read({ payload: portalShipped(value), now })

const recent = { at: '2026-11-26T11:59:20.000Z' }
const old = { at: '2026-11-26T11:54:50.000Z' }

describe('a log archive', () => {
  it('is a fact on the dashboard, and a problem when it is too old', async () => {
    expect(await noticesOf(recent)).toMatchObject([{ tone: 'fact', text: 'Log archive until: 26 Nov 2026, 5:29 pm' }])
    expect(await noticesOf(old)).toMatchObject([
      {
        tone: 'problem',
        text: 'The log archive is more than 5 minutes behind',
        detail: expect.stringMatching(/^Log archive until: 26 Nov 2026, 5:24 pm\. Ask the operator/),
      },
    ])
  })

  it('has an age among the metrics', async () => {
    expect(await ageOf(recent)).toEqual({ log_archive_age_seconds: 40 })
    expect(await ageOf({ at: '2026-11-26T12:00:01.000Z' })).toEqual({ log_archive_age_seconds: 0 })
  })

  it.each([
    ['was never shipped', null],
    ['has no complete generation', { at: null }],
  ])('is not missed by a portal whose log %s', async (_, value) => {
    expect(await noticesOf(value)).toEqual([])
    expect(await ageOf(value)).toEqual({ log_archive_age_seconds: [] })
  })
})

describe('the limit', () => {
  it('is that of the alert', () => {
    const limits = numbersIn('scripts/deploy/alerts.yml', /expr: max\(pravesh_log_archive_age_seconds\) > (\d+)/g)
    expect(limits).toEqual(new Set([MAX_ARCHIVE_MINUTES * 60]))
  })

  it.each([
    'scripts/deploy/alerts.yml',
    'docs/operate/alerts.md',
    'docs/operate/backup.md',
    'docs/staff/administrator.md',
  ])('is in the text of %s', (name) => {
    expect(numbersIn(name, /archive is more than (\d+)\s+minutes/gi)).toEqual(new Set([MAX_ARCHIVE_MINUTES]))
  })
})
