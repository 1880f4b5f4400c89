import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { FolderStorage } from '../../storage/folder-storage.ts'
import type { Storage } from '../../storage/storage.ts'
import { findMoment } from './find-moment.ts'
import { LogShipper } from './log-shipper.ts'
import { rebuildDatabase } from './rebuild-database.ts'

const START = Date.parse('2026-11-27T04:30:00.000Z')
const at = (seconds: number) => new Date(START + seconds * 1000)

/** A database with a portal's connection, and an archive. Time stands still between `ship` calls. */
function aDatabase() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pravesh-log-'))
  const file = path.join(folder, 'portal.db')
  const archive = new FolderStorage(path.join(folder, 'archive'))
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF')
  database.exec('CREATE TABLE payload_kv (id TEXT PRIMARY KEY, key TEXT UNIQUE, data TEXT)')
  database.exec('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)')
  let [seconds, id] = [0, 0]
  const said: string[] = []
  const open = (to: Storage = archive, maxHeldBytes?: number) => {
    const shipper = new LogShipper({
      file,
      archive: to,
      scratch: folder,
      report: (line) => said.push(line),
      now: () => at(seconds),
      ...(maxHeldBytes && { maxHeldBytes }),
    })
    onTestFinished(() => shipper.close().catch(() => {}))
    return shipper
  }
  onTestFinished(() => {
    if (database.isOpen) database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const insert = database.prepare('INSERT INTO notes (id, text) VALUES (?, ?)')
  return {
    database,
    file,
    archive,
    said,
    open,
    /** Writes so many transactions. */
    write: (count: number) => {
      const last = id + count
      while (id < last) {
        id += 1
        insert.run(id, 'x'.repeat(500))
      }
    },
    ship: async (shipper: LogShipper, second: number) => {
      seconds = second
      await shipper.ship()
    },
    logBytes: () => statSync(`${file}-wal`).size,
    restart: () => database.exec('PRAGMA wal_checkpoint(RESTART)'),
    /** The notes of a moment. */
    notesAt: async (second: number) => {
      const to = path.join(folder, `restored-${second}.db`)
      rmSync(to, { force: true })
      await rebuildDatabase({ archive, moment: await findMoment(archive, at(second)), to, report: () => {} })
      const restored = new DatabaseSync(to)
      try {
        expect(restored.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
        return Number(restored.prepare('SELECT count(*) AS notes FROM notes').get()?.notes)
      } finally {
        restored.close()
      }
    },
  }
}

describe('a restored moment', () => {
  it('has what was committed until then', async () => {
    const { write, open, ship, notesAt } = aDatabase()
    const shipper = open()
    write(3)
    await ship(shipper, 0)
    for (const second of [1, 2, 3]) {
      write(2)
      await ship(shipper, second)
    }
    expect([await notesAt(0), await notesAt(1.5), await notesAt(2), await notesAt(100)]).toEqual([3, 5, 7, 9])
  })

  it('has what was committed while the log was restarted again and again', async () => {
    const { write, open, ship, notesAt, said, logBytes } = aDatabase()
    const shipper = open()
    await ship(shipper, 0)
    for (let second = 1; second <= 40; second += 1) {
      write(150)
      await ship(shipper, second)
    }
    expect([await notesAt(20), await notesAt(40)]).toEqual([3000, 6000])
    expect(said.filter((line) => line.startsWith('Generation'))).toHaveLength(1)
    expect(logBytes()).toBeLessThan(10_000_000)
  })

  it('is smaller after rows were deleted and the file was made smaller', async () => {
    const { write, open, ship, notesAt, database } = aDatabase()
    const shipper = open()
    write(2000)
    await ship(shipper, 0)
    database.exec('DELETE FROM notes WHERE id > 10; VACUUM')
    await ship(shipper, 1)
    expect([await notesAt(0), await notesAt(1)]).toEqual([2000, 10])
  })

  it('has no part of a transaction', async () => {
    const { open, ship, notesAt, database } = aDatabase()
    const shipper = open()
    await ship(shipper, 0)
    database.exec(`PRAGMA cache_size = 10; BEGIN`)
    for (let id = 1; id <= 500; id += 1) database.exec(`INSERT INTO notes VALUES (${id}, '${'y'.repeat(3000)}')`)
    await ship(shipper, 1)
    database.exec('COMMIT')
    await ship(shipper, 2)
    expect([await notesAt(1), await notesAt(2)]).toEqual([0, 500])
  })
})

describe('the log', () => {
  it('is followed when another process has restarted it', async () => {
    const { write, open, ship, notesAt, restart, said } = aDatabase()
    const shipper = open()
    write(300)
    await ship(shipper, 0)
    Reflect.get(shipper, 'held').letGo()
    write(5)
    restart()
    write(5)
    await ship(shipper, 1)
    expect(await notesAt(1)).toBe(310)
    expect(said.filter((line) => line.startsWith('Generation'))).toHaveLength(1)
  })

  it.each([
    ['was restarted twice', 2, 5],
    ['has written over what was not shipped', 1, 400],
  ])('begins a new generation when it %s', async (_, restarts, after) => {
    const { write, open, ship, notesAt, restart, said } = aDatabase()
    const shipper = open()
    write(50)
    await ship(shipper, 0)
    Reflect.get(shipper, 'held').letGo()
    for (let done = 0; done < restarts; done += 1) {
      write(5)
      restart()
    }
    write(after)
    await ship(shipper, 1)
    await ship(shipper, 2)
    expect(await notesAt(2)).toBe(50 + restarts * 5 + after)
    expect(await notesAt(1)).toBe(50)
    expect(said.filter((line) => line.startsWith('Generation'))).toHaveLength(2)
  })
})

describe('an archive that fails', () => {
  it('has a segment twice that it did not confirm, and is restored', async () => {
    const { write, open, ship, notesAt, archive } = aDatabase()
    let isAway = false
    const unsure: Storage = Object.create(archive, {
      put: {
        value: async (...given: Parameters<Storage['put']>) => {
          await archive.put(...given)
          if (isAway) throw new Error('No answer.')
        },
      },
    })
    const shipper = open(unsure)
    await ship(shipper, 0)
    isAway = true
    write(3)
    await expect(ship(shipper, 1)).rejects.toThrow('No answer.')
    isAway = false
    write(4)
    await ship(shipper, 2)
    write(5)
    await ship(shipper, 3)
    expect([await notesAt(1), await notesAt(2), await notesAt(3)]).toEqual([0, 7, 12])
  })

  it('lets the log go before it fills the disk, and begins anew', async () => {
    const { write, open, ship, notesAt, archive, logBytes, said } = aDatabase()
    let isAway = false
    const away: Storage = Object.create(archive, {
      put: {
        value: async (...given: Parameters<Storage['put']>) => {
          if (isAway) throw new Error('No answer.')
          await archive.put(...given)
        },
      },
    })
    const shipper = open(away, 1_000_000)
    await ship(shipper, 0)
    isAway = true
    for (let second = 1; second <= 20; second += 1) {
      write(100)
      await expect(ship(shipper, second)).rejects.toThrow('No answer.')
    }
    expect(logBytes()).toBeLessThan(6_000_000)
    expect(said).toContain('The log has become too long to be held. A new generation begins.')
    isAway = false
    await ship(shipper, 21)
    expect(await notesAt(21)).toBe(2000)
  })

  it('goes on where it was when it is back soon', async () => {
    const { write, open, ship, notesAt, archive, said } = aDatabase()
    const put = vi.spyOn(archive, 'put')
    const shipper = open()
    await ship(shipper, 0)
    put.mockRejectedValueOnce(new Error('No answer.'))
    write(300)
    await expect(ship(shipper, 1)).rejects.toThrow('No answer.')
    write(300)
    await ship(shipper, 2)
    expect([await notesAt(1), await notesAt(2)]).toEqual([0, 600])
    expect(said.filter((line) => line.startsWith('Generation'))).toHaveLength(1)
  })
})
