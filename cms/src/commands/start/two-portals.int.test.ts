/**
 * @sqlite-only state of one process; every other file makes its queries on both databases
 * @long two portals in one process; three-processes.int.test.ts has two on one database
 */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import { freePort } from '../../../../scripts/lib/running-portal.ts'
import { givenSiteSettings } from '../../../test/builders/site-settings.ts'
import { logOfTest } from '../../../test/start-test-portal.ts'
import { personalDataOfFeatures } from '../../accounts/personal-data/personal-data.ts'
import { countAll } from '../../database/records/count-all.ts'
import { portalOf } from '../../foundation/portal.ts'
import { readEnv } from '../../foundation/settings/env.ts'
import type { RunningPortal } from './open-portal.ts'
import { startPortal } from './start-portal.ts'

let folder: string
let running: RunningPortal[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pravesh-two-'))
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(async () => {
  for (const { stop } of running) await stop()
  running = []
  rmSync(folder, { recursive: true, force: true })
})

async function start(name: string) {
  const port = await freePort()
  const settings = { PORT: String(port), SEED: 'none', DATA_DIR: `${name}/data`, MEDIA_DIR: `${name}/media` }
  const env = readEnv(settings, folder)
  const file = path.join(env.dataDir, 'pravesh.db')
  if (!existsSync(file)) copyFileSync(inject('templateDatabase'), file)
  const portal = await startPortal({ env, instance: name, log: logOfTest() })
  running.push(portal)
  return { ...portal, env, origin: env.publicUrl }
}

async function stop(portal: RunningPortal) {
  running = running.filter(({ payload }) => payload !== portal.payload)
  await portal.stop()
}

const nameOn = async (origin: string) =>
  /<title>([^<]*)<\/title>/.exec(await (await fetch(`${origin}/`)).text())?.[1] ?? ''
const rename = ({ payload }: RunningPortal, name: string) => givenSiteSettings(payload, name)
const contact = (origin: string) =>
  fetch(`${origin}/api/contact/postContact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fname: 'Asha', lname: 'Das', phone: '9830012345', comment: 'When does the session begin?' }),
  })

it('two concurrent portals in one process share no state, and a stopped one can be restarted', async () => {
  const one = await start('one')
  const two = await start('two')
  for (const member of ['env', 'pages', 'publisher', 'publicSite', 'notifier', 'paidHandlers'] as const) {
    expect(portalOf(one.payload)[member]).toBeDefined()
    expect(portalOf(one.payload)[member]).not.toBe(portalOf(two.payload)[member])
  }
  portalOf(one.payload).paidHandlers = {}
  expect(Object.keys(portalOf(two.payload).paidHandlers)).toEqual([
    'application-fee',
    'fee',
    'order',
    'recorded-course',
    'seat',
  ])
  expect(personalDataOfFeatures(one.payload)).toHaveLength(personalDataOfFeatures(two.payload).length)

  // Each portal uses its own database, release and outbox.
  await rename(one, 'First College')
  await portalOf(one.payload).publisher?.idle()
  expect(await nameOn(one.origin)).toContain('First College')
  expect(await nameOn(two.origin)).not.toContain('First College')
  const messagesOf = async ({ payload }: RunningPortal) => countAll(payload, 'contact-messages')
  expect((await contact(two.origin)).status).toBe(200)
  expect([await messagesOf(one), await messagesOf(two)]).toEqual([0, 1])

  await stop(one)
  await expect(fetch(`${one.origin}/readyz`)).rejects.toThrow()
  expect((await fetch(`${two.origin}/readyz`)).status).toBe(200)
  await rename(two, 'Second College')
  await portalOf(two.payload).publisher?.idle()
  expect(await nameOn(two.origin)).toContain('Second College')

  const again = await start('one')
  expect(again.payload).not.toBe(one.payload)
  expect(await nameOn(again.origin)).toContain('First College')
})
