/**
 * @sqlite-only it starts portals of its own, on SQLite files
 * @needs-build site
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { freePort } from '../../../../scripts/lib/running-portal.ts'
import { logOfTest } from '../../../test/start-test-portal.ts'
import { startProcess } from '../../../test/test-process.ts'
import { FIELD_KEY_FILE } from '../../foundation/settings/demo-secrets.ts'
import { processEnv, readEnv } from '../../foundation/settings/env.ts'
import { StartError } from '../../foundation/start-error.ts'
import { startPortal } from './start-portal.ts'

/** The tests of a copied database have one on SQLite only. */
const onSqlite = processEnv().databaseUri.startsWith('file:')

let folder: string
let folders = 0
beforeEach(() => {
  folders += 1
  folder = path.join(processEnv().dataDir, `start-${folders}`)
  mkdirSync(folder, { recursive: true })
})

const FOLDERS = { DATA_DIR: 'data', MEDIA_DIR: 'media', SEED: 'none' }
const dataFile = (name: string) => {
  mkdirSync(path.join(folder, 'data'), { recursive: true })
  return path.join(folder, 'data', name)
}

describe('a process that cannot start prints the reason and exits with 1', () => {
  async function refusal(settings: Record<string, string>): Promise<string> {
    const { ended, output } = startProcess(path.resolve(import.meta.dirname, '../../server.ts'), {
      DATABASE_URI: '',
      DATA_DIR: path.join(folder, 'data'),
      MEDIA_DIR: path.join(folder, 'media'),
      ...settings,
    })
    expect(await ended).toBe(1)
    expect(output()).toContain('Pravesh cannot start.')
    expect(output()).not.toMatch(/\n\s+at /)
    return output()
  }

  it('when the port is in use, before it migrates', async () => {
    const other = createServer().listen(0)
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(await refusal({ PORT: String(port) })).toContain(`Port ${port} is in use`)
    other.close()
    expect(existsSync(path.join(folder, 'data/pravesh.db'))).toBe(false)
  })

  it('when a setting is invalid', async () => {
    expect(await refusal({ PORT: 'many' })).toContain('PORT must be a whole number')
  })

  it.runIf(onSqlite)('when it would go live with the demo', async () => {
    copyFileSync(inject('templateDatabase'), dataFile('pravesh.db'))
    mkdirSync(dataFile('secrets'))
    writeFileSync(dataFile(`secrets/${FIELD_KEY_FILE}`), randomBytes(32).toString('hex'))
    const output = await refusal({
      PORTAL_MODE: 'live',
      PORT: String(await freePort()),
      PUBLIC_URL: 'https://college.test',
      DATABASE_URI: `file:${dataFile('pravesh.db')}`,
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
})

describe('a portal does not start', () => {
  /** The sentence for which a start in this process fails. */
  async function refusal(settings: Record<string, string> = {}): Promise<string> {
    const env = readEnv({ ...FOLDERS, PORT: String(await freePort()), ...settings }, folder)
    const error = await startPortal({ env, instance: folder, log: logOfTest() }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StartError)
    return error instanceof StartError ? error.message : ''
  }

  it.each([
    ['is not a database', 'pravesh.db', 'This is a letter. '.repeat(200), 'is damaged or not an SQLite database'],
    ['is corrupt', 'pravesh.db', `SQLite format 3\0${'\x07'.repeat(8000)}`, 'is damaged'],
    ['is half restored', 'pravesh.db.unfinished', '', 'Run the same npm run move or npm run restore again'],
  ])('when the database file %s', async (_, file, content, reason) => {
    writeFileSync(dataFile(file), content, 'latin1')
    expect(await refusal()).toContain(reason)
    expect(existsSync(dataFile('pravesh.db'))).toBe(file === 'pravesh.db')
  })

  it('on the file of another program, and leaves it as it is', async () => {
    const file = dataFile('songs.db')
    const other = new DatabaseSync(file)
    other.exec('CREATE TABLE songs (title TEXT)')
    other.close()
    const before = readFileSync(file)
    expect(await refusal({ DATABASE_URI: `file:${file}` })).toContain('belongs to another program')
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it.runIf(onSqlite).each([
    [
      'a newer version has removed a column',
      'ALTER TABLE students DROP COLUMN staff_note',
      'lacks students.staff_note, which a newer version',
    ],
    [
      'it lacks the key of the data',
      `INSERT INTO payload_kv (id, key, data) VALUES ('1', 'field-key-check:0a1b2c3d', '{"value":"x"}')`,
      'FIELD_KEY lacks the key 0a1b2c3d',
    ],
  ])('when %s', async (_, statement, reason) => {
    copyFileSync(inject('templateDatabase'), dataFile('pravesh.db'))
    const database = new DatabaseSync(dataFile('pravesh.db'))
    database.exec(statement)
    database.close()
    expect(await refusal()).toContain(reason)
  })

  it('when a folder is not writable', async () => {
    writeFileSync(path.join(folder, 'media'), 'a file where the folder should be')
    expect(await refusal()).toContain('MEDIA_DIR')
  })

  it('when the database server does not respond', async () => {
    const uri = `mongodb://127.0.0.1:${await freePort()}/pravesh?serverSelectionTimeoutMS=500`
    expect(await refusal({ DATABASE_URI: uri })).toContain('DATABASE_URI does not respond')
  })

  it.skipIf(process.getuid?.() === 0)('when the user has no write permission for the data folder', async () => {
    mkdirSync(path.join(folder, 'data'))
    chmodSync(path.join(folder, 'data'), 0o500)
    expect(await refusal()).toContain('DATA_DIR')
  })
})
