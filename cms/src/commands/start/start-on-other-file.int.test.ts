/**
 * @sqlite-only it starts a portal on SQLite files
 * @needs-build portal
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, it } from 'vitest'
import { startProcess } from '../../../test/test-process.ts'
import { FIELD_KEY_FILE } from '../../foundation/settings/demo-secrets.ts'
import { processEnv } from '../../foundation/settings/env.ts'

async function aFreePort(): Promise<string> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return String(typeof address === 'object' ? address?.port : '')
}

/** The output of a portal that does not start on this file. */
async function refusal(file: string, settings: Record<string, string> = {}): Promise<string> {
  const server = path.resolve(import.meta.dirname, '../../server.ts')
  const { ended, output } = startProcess(server, { ...settings, DATABASE_URI: `file:${file}`, PORT: await aFreePort() })
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

/** A database of the portal without records. */
function aDatabase(name: string): string {
  const file = inDataFolder(name)
  copyFileSync(inject('templateDatabase'), file)
  return file
}

it('says that a newer version has removed a column', async () => {
  const file = aDatabase('newer.db')
  const newer = new DatabaseSync(file)
  newer.exec('ALTER TABLE students DROP COLUMN staff_note')
  newer.close()
  expect(await refusal(file)).toContain('lacks students.staff_note, which a newer version')
})

it('names the key that the data needs', async () => {
  const file = aDatabase('other-key.db')
  const other = new DatabaseSync(file)
  other.exec(`INSERT INTO payload_kv (id, key, data) VALUES ('1', 'field-key-check:0a1b2c3d', '{"value":"x"}')`)
  other.close()
  expect(await refusal(file)).toContain('FIELD_KEY lacks the key 0a1b2c3d')
})

it('does not go live with the demo', async () => {
  const file = aDatabase('demo.db')
  const secrets = inDataFolder('secrets')
  mkdirSync(secrets, { recursive: true })
  writeFileSync(path.join(secrets, FIELD_KEY_FILE), randomBytes(32).toString('hex'))
  const output = await refusal(file, {
    PORTAL_MODE: 'live',
    PUBLIC_URL: 'https://college.test',
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    FIELD_KEY: randomBytes(32).toString('hex'),
    DOCUMENT_KEY: randomBytes(32).toString('hex'),
    STAFF_EMAIL: 'office@college.test',
    STAFF_PASSWORD: 'seven mangoes by the river',
    TRUSTED_PROXIES: '1',
    SMS_PROVIDER: 'msg91',
    MSG91_AUTH_KEY: 'key',
    MSG91_TEMPLATE_PHONE_CODE: '65f0c0ffee',
    MSG91_TEMPLATE_APPLICATION_TEXT: '65f0c0ffef',
    SMTP_URL: 'smtps://user:word@mail.college.test',
    MAIL_FROM: 'Pravesh <office@college.test>',
    PAYMENT_GATEWAY: 'none',
  })
  expect(output).toContain('this is left of the demo')
  expect(output).toContain('npm run remove-demo -- --yes')
})
