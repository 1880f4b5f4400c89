/**
 * @sqlite-only it starts a portal on SQLite files
 * @needs-build portal
 */
import { once } from 'node:events'
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, it } from 'vitest'
import { startProcess } from '../test/test-process.ts'
import { processEnv } from './platform/env.ts'

async function aFreePort(): Promise<string> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return String(typeof address === 'object' ? address?.port : '')
}

/** The output of a portal that does not start on this file. */
async function refusal(file: string): Promise<string> {
  const server = path.resolve(import.meta.dirname, 'server.ts')
  const { ended, output } = startProcess(server, { DATABASE_URI: `file:${file}`, PORT: await aFreePort() })
  expect(await ended).toBe(1)
  expect(output()).not.toMatch(/\n\s+at /)
  return output()
}

function inDataFolder(name: string): string {
  const { dataDir } = processEnv()
  mkdirSync(dataDir, { recursive: true })
  return path.join(dataDir, name)
}

it('leaves the file of another program as it is', async () => {
  const file = inDataFolder('songs.db')
  const other = new DatabaseSync(file)
  other.exec('CREATE TABLE songs (title TEXT)')
  other.close()
  const before = readFileSync(file)
  expect(await refusal(file)).toContain('belongs to another program')
  expect(readFileSync(file).equals(before)).toBe(true)
})

it('says that a newer version has removed a column', async () => {
  const file = inDataFolder('newer.db')
  copyFileSync(inject('templateDatabase'), file)
  const newer = new DatabaseSync(file)
  newer.exec('ALTER TABLE students DROP COLUMN staff_note')
  newer.close()
  expect(await refusal(file)).toContain('lacks students.staff_note, which a newer version')
})
