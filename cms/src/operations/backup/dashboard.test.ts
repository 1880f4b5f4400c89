import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { expect, it, onTestFinished, vi } from 'vitest'
import { inPortal } from '../../../test/in-portal.ts'
import { repositoryRoot } from '../../foundation/directories.ts'
import type { Env } from '../../foundation/settings/env.ts'
import { backupNotice } from './dashboard.ts'

async function noticesOf(mode: 'demo' | 'live', stored: Record<string, string>) {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  const get = async (key: string) => (stored[key] ? { at: stored[key] } : null)
  const payload: Payload = Object.assign(inPortal({ env: { mode } as Env }), { kv: { get } as never })
  return backupNotice.findNotices({ payload, user: {} as never })
}

const night = '2026-11-25T21:32:00.000Z'

it('says when the portal was last backed up, and when a backup was last restored', async () => {
  expect(await noticesOf('live', { 'last-backup': night })).toMatchObject([
    { tone: 'fact', text: 'Last backup: 26 Nov 2026, 3:02 am', detail: 'No restore drill yet' },
  ])
  const drilled = { 'last-backup': night, 'last-restore-drill': '2026-11-01T05:00:00.000Z' }
  expect(await noticesOf('live', drilled)).toMatchObject([{ detail: 'Last restore drill: 1 Nov 2026, 10:30 am' }])
})

it('asks for attention if the last one is too old, or if a live portal has none', async () => {
  expect(await noticesOf('live', { 'last-backup': '2026-11-24T21:32:00.000Z' })).toMatchObject([
    {
      tone: 'problem',
      text: 'The last backup is older than 26 hours',
      detail: expect.stringMatching(/^Last backup: 25 Nov 2026, 3:02 am\. Ask the operator to run npm run backup/),
    },
  ])
  expect(await noticesOf('live', {})).toMatchObject([
    {
      tone: 'problem',
      text: 'The portal has never been backed up',
      detail: expect.stringMatching(/^Ask the operator/),
    },
  ])
  expect(await noticesOf('demo', {})).toEqual([])
})

it('leads to a heading of the handbook', async () => {
  const [notice] = await noticesOf('live', {})
  const [, page, id = ''] = /^\/help\/(\w+)#(.+)$/.exec(notice?.href ?? '') ?? []
  const headings = readFileSync(path.join(repositoryRoot, `docs/staff/${page}.md`), 'utf8').matchAll(/^## (.+)$/gm)
  expect([...headings].map(([, heading = '']) => heading.toLowerCase().replaceAll(' ', '-'))).toContain(id)
})
