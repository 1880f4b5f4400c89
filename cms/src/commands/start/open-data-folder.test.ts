import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { readEnv } from '../../foundation/settings/env.ts'
import { openDataFolder } from './open-data-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pravesh-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const envOf = (mode: 'demo' | 'live') => ({ ...readEnv({}, folder), mode })
const modeOf = (name: string) => (statSync(path.join(folder, name)).mode & 0o777).toString(8)

describe('the data folder', () => {
  it('belongs to one process, until that is killed', async () => {
    const script = `import { openDataFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'open-data-folder.ts'))}
      import { readEnv } from ${JSON.stringify(path.resolve(import.meta.dirname, '../../foundation/settings/env.ts'))}
      await openDataFolder(readEnv({}, ${JSON.stringify(folder)}))
      console.log('open')
      setInterval(() => {}, 1000)`
    const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script]
    const other = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => void other.kill('SIGKILL'))
    await once(other.stdout, 'data')
    await expect(openDataFolder(envOf('demo'))).rejects.toThrow('Another process of the portal uses DATA_DIR')
    other.kill('SIGKILL')
    await once(other, 'exit')
    const opened = await openDataFolder(envOf('demo'))
    opened.release()
    const again = await openDataFolder(envOf('demo'))
    again.release()
  })
})

describe.skipIf(process.platform === 'win32')('in live mode', () => {
  let umask: number
  beforeEach(() => {
    umask = process.umask(0o022)
  })
  afterEach(() => process.umask(umask))

  it('all that is created is for this user alone, also the files of the database', async () => {
    const opened = await openDataFolder(envOf('live'))
    const database = new DatabaseSync(path.join(folder, 'data/pravesh.db'))
    database.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (x)')
    expect(['data', 'data/pravesh.db', 'data/pravesh.db-wal', 'data/pravesh.db-shm'].map(modeOf)).toEqual([
      '700',
      '600',
      '600',
      '600',
    ])
    database.close()
    opened.release()
    expect(opened.warnings).toEqual([])
  })

  it('what others could read is taken from them, and named', async () => {
    mkdirSync(path.join(folder, 'data'))
    chmodSync(path.join(folder, 'data'), 0o755)
    writeFileSync(path.join(folder, 'data/pravesh.db'), '')
    chmodSync(path.join(folder, 'data/pravesh.db'), 0o664)
    const opened = await openDataFolder(envOf('live'))
    opened.release()
    expect(['data', 'data/pravesh.db'].map(modeOf)).toEqual(['700', '600'])
    expect(opened.warnings).toMatchObject([
      expect.stringMatching(/data \(mode 0755\)\. It is now for this user alone \(0700\)/),
      expect.stringMatching(/pravesh\.db \(mode 0664\)/),
    ])
  })
})

it('leaves modes of a demo as they are', async () => {
  mkdirSync(path.join(folder, 'data'), { mode: 0o755 })
  chmodSync(path.join(folder, 'data'), 0o755)
  const opened = await openDataFolder(envOf('demo'))
  opened.release()
  expect(modeOf('data')).toBe('755')
  expect(existsSync(path.join(folder, 'data/portal.lock'))).toBe(true)
})
