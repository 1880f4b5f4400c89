import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { SharedAssets } from './shared-assets.ts'

const portal = startTestPortal()
const SCRIPT = 'export const part = 1\n'.repeat(100)
const NOON = new Date('2026-11-20T12:00:00Z')
const hoursLater = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000)
let folder: string

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pravesh-assets-'))
  await deleteRows({ payload: portal.payload, collection: 'build-assets', where: {} })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A machine with a build of these files. */
function machine(name: string, files: Record<string, string>) {
  const directory = path.join(folder, name, 'build')
  mkdirSync(directory, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(directory, file), text)
  const own = [{ address: '/_astro/', directory }]
  return new SharedAssets({ payload: portal.payload, own, cache: path.join(folder, name, 'cache') })
}

describe('two versions side by side', () => {
  it('have the assets of each other, and of a version that has stopped', async () => {
    const older = machine('older', { 'form.aaa.js': SCRIPT, 'logo.bbb.png': 'picture' })
    const build = { 'form.ccc.js': `${SCRIPT}// newer`, 'logo.bbb.png': 'picture' }
    const newer = machine('newer', build)
    await Promise.all([older.share(NOON), newer.share(NOON), machine('twin', build).share(NOON)])
    const found = async (of: SharedAssets, file: string) =>
      readFileSync((await of.find(`/_astro/${file}`)) ?? '', 'utf8')
    expect(await found(older, 'form.ccc.js')).toBe(`${SCRIPT}// newer`)
    expect(await found(newer, 'form.aaa.js')).toBe(SCRIPT)
    expect(await found(machine('third', {}), 'logo.bbb.png')).toBe('picture')
    const copy = (await newer.find('/_astro/form.aaa.js')) ?? ''
    expect(existsSync(`${copy}.br`)).toBe(true)
  })

  it('find nothing at addresses that no build has', async () => {
    const one = machine('one', { 'form.aaa.js': SCRIPT })
    await one.share(NOON)
    for (const address of ['/_astro/form.js', '/_astro/../form.aaa.js', '/_astro/form.aaa.js.br', '/form.aaa.js']) {
      expect(await machine('two', {}).find(address), address).toBeNull()
    }
  })
})

it('keeps the assets of running builds, and of others for a day', async () => {
  const older = machine('older', { 'form.aaa.js': SCRIPT })
  const newer = machine('newer', { 'form.ccc.js': SCRIPT })
  await older.share(NOON)
  await newer.share(NOON)
  const copy = (await newer.find('/_astro/form.aaa.js')) ?? ''
  utimesSync(copy, NOON, NOON)
  await newer.sweep(hoursLater(24))
  expect(await machine('third', {}).find('/_astro/form.aaa.js')).not.toBeNull()
  expect(existsSync(copy)).toBe(true)
  await newer.sweep(hoursLater(25))
  expect(await machine('fourth', {}).find('/_astro/form.aaa.js')).toBeNull()
  expect(existsSync(copy)).toBe(false)
  expect(await machine('fourth', {}).find('/_astro/form.ccc.js')).not.toBeNull()
})
