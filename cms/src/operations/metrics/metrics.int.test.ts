import { beforeAll, expect, it } from 'vitest'
import { aDueMessage } from '../../../test/builders/due-messages.ts'
import { aStoredPayment } from '../../../test/builders/money-records.ts'
import { aStartedPayment } from '../../../test/builders/payments.ts'
import { parsed } from '../../../test/scrape.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { portalOf } from '../../foundation/portal.ts'
import { storeLastBackup } from '../backup/last-times.ts'
import { PortalMetrics } from './portal-metrics.ts'

const portal = startTestPortal()
const MINUTE = 60_000

beforeAll(async () => {
  const { payload } = portal
  const now = Date.now()
  const ago = (minutes: number) => new Date(now - minutes * MINUTE)
  await aDueMessage(payload, ago(10))
  await aDueMessage(payload, ago(-10))
  const failed = await aDueMessage(payload, ago(5))
  await updateRow({ payload, collection: 'messages', where: failed, data: { status: 'failed', nextAttemptAt: null } })
  await aStartedPayment(payload)
  const due = { settledAt: null, nextCheckAt: ago(7).toISOString() }
  await aStoredPayment(payload, due)
  await aStoredPayment(payload, {})
  await aStoredPayment(payload, { issue: 'mismatch', settledAt: null })
  const at = ago(0).toISOString()
  const finding = {
    key: 'one/1',
    invariant: 'one',
    label: 'L',
    text: 'T',
    advice: 'A',
    href: '/',
    state: 'open',
  } as const
  await storeLastBackup(payload, ago(3))
  await insertRow({ payload, collection: 'money-findings', data: { ...finding, openedAt: at, lastSeenAt: at } })
})

it('counts what waits and what needs attention', async () => {
  const { payload } = portal
  const gauges = portalOf(payload).features.flatMap(({ gauges = [] }) => gauges)
  const { value } = parsed(await new PortalMetrics({ payload, gauges, env: { instance: 'one', mode: 'demo' } }).text())
  const values = {
    database_up: 1,
    'outbox_messages{channel="email",state="waiting"}': 2,
    'outbox_messages{channel="email",state="failed"}': 1,
    'outbox_messages{channel="sms",state="waiting"}': 0,
    'payments{state="open"}': 1,
    'payments{state="unsettled"}': 1,
    'payments{state="mismatch"}': 1,
    'payments{state="duplicate"}': 0,
    'refunds{state="open"}': 0,
    money_findings: 1,
    'due_work{work="payment-effects"}': 1,
    'due_work{work="refunds"}': 0,
    'due_work_oldest_seconds{work="refunds"}': 0,
  }
  for (const [series, expected] of Object.entries(values))
    expect.soft(value(`pravesh_${series}`), series).toBe(expected)
  const inMinutes = (series: string) => Math.round((value(series) ?? 0) / 60)
  expect(inMinutes('pravesh_outbox_oldest_seconds')).toBe(10)
  expect(inMinutes('pravesh_due_work_oldest_seconds{work="payment-effects"}')).toBe(7)
  expect(inMinutes('pravesh_backup_age_seconds')).toBe(3)
})
