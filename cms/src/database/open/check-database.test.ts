import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { usesObjectIds } from '../adapter/text-ids.ts'
import { checkDatabaseFile, checkDatabaseWritable, explainDatabaseError } from './check-database.ts'

const NOBODY = 65_534
let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pravesh-database-'))
  file = path.join(folder, 'portal.db')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const check = (name = file) => {
  checkDatabaseFile(`file:${name}`)
  checkDatabaseWritable(`file:${name}`)
}

describe('a database file that cannot be used', () => {
  it('a folder', () => {
    expect(() => check(folder)).toThrow('must name a file')
  })

  it('in a folder that does not exist', () => {
    expect(() => check(path.join(folder, 'nowhere/portal.db'))).toThrow('does not exist. Create it')
  })

  it.each([false, true])('of another program, which stays as it is, with a write-ahead log: %s', (hasLog) => {
    const other = new DatabaseSync(file)
    other.exec(`PRAGMA journal_mode = ${hasLog ? 'WAL' : 'DELETE'}; CREATE TABLE songs (title TEXT)`)
    if (!hasLog) other.close()
    const state = () =>
      readdirSync(folder).map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(path.join(folder, name)))
          .digest('hex'),
      ])
    const before = state()
    expect(() => check()).toThrow('belongs to another program. It was not changed.')
    expect(state().filter(([name]) => !name?.endsWith('-shm'))).toEqual(
      before.filter(([name]) => !name?.endsWith('-shm')),
    )
    if (hasLog) other.close()
  })

  it('passes none, and an empty one', () => {
    check()
    writeFileSync(file, '')
    check()
  })

  it.each([
    ['this version', '20261125_175000_initial'],
    ['an earlier one', '20261121_035842_initial'],
  ])('passes one of %s', (_, migration) => {
    const own = new DatabaseSync(file)
    own.exec(`CREATE TABLE payload_migrations (name TEXT); INSERT INTO payload_migrations VALUES ('${migration}')`)
    own.close()
    check()
  })

  it.skipIf(process.platform === 'win32')('without permission, for a user who is not root', () => {
    new DatabaseSync(file).exec('CREATE TABLE payload_migrations (name TEXT)')
    chmodSync(folder, 0o755)
    chmodSync(file, 0o600)
    const isRoot = process.getuid?.() === 0
    if (!isRoot) chmodSync(file, 0o000)
    // Root becomes another user after the import, because the code may lie where only root can read.
    const script = `import { checkDatabaseFile } from ${JSON.stringify(path.join(import.meta.dirname, 'check-database.ts'))}
      if (${isRoot}) { process.setgid(${NOBODY}); process.setuid(${NOBODY}) }
      try { checkDatabaseFile('file:${file}') } catch (error) { console.log(error.name + ' ' + error.message) }`
    const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script]
    const output = execFileSync(process.execPath, args, { encoding: 'utf8' })
    expect(output).toMatch(/^StartError This user may not read .*portal\.db/)
  })
})

describe('a MongoDB server', () => {
  const explained = (uri: string) =>
    usesObjectIds(uri).then(
      () => null,
      (error: unknown) => explainDatabaseError(error, uri),
    )

  it('that accepts connections and never answers', async () => {
    const server = createServer(() => {}).listen(0)
    await new Promise((resolve) => server.once('listening', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const error = await explained(`mongodb://127.0.0.1:${port}/pravesh?serverSelectionTimeoutMS=300`)
    server.close()
    expect(error).toMatchObject({ name: 'StartError', message: expect.stringContaining('does not respond') })
  })

  it.each([
    'unable to verify the first certificate; if the root CA is installed locally, try running Node.js with --use-system-ca',
    "Hostname/IP does not match certificate's altnames: IP: 127.0.0.1 is not in the cert's list: ",
    'self-signed certificate in certificate chain',
    'certificate has expired',
    "ENOENT: no such file or directory, open '/etc/pravesh/ca.pem'",
  ])('whose certificate is not accepted: %s', (message) => {
    const error = explainDatabaseError(new Error(message), 'mongodb://db.example/pravesh?tls=true')
    expect(error).toMatchObject({ name: 'StartError', message: expect.stringContaining('tlsCAFile') })
  })

  it.each(['mongodb://user:pass@word@host:port/pravesh', 'mongodb://', 'mongodb://host/pravesh?unknownOption=1'])(
    'whose address is wrong: %s',
    async (uri) => {
      const error = await explained(uri)
      expect(error).toMatchObject({
        name: 'StartError',
        message: expect.stringContaining('not a valid MongoDB address'),
      })
      expect(String(error)).not.toContain('pass@')
    },
  )
})
