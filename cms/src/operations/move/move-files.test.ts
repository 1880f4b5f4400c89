import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { newBuckets, s3TestUrl } from '../../../test/s3-server.ts'
import type { S3Settings } from '../../foundation/settings/s3-settings.ts'
import { FolderStorage } from '../../storage/folder-storage.ts'
import { S3Storage } from '../../storage/s3-storage.ts'
import { readStored, type Storage } from '../../storage/storage.ts'
import { filePlaces } from './file-places.ts'
import { moveFiles } from './move-files.ts'
import type { FileProgress } from './record-store.ts'

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pravesh-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function aSource() {
  const folder = newFolder()
  mkdirSync(path.join(folder, 'private/documents'), { recursive: true })
  mkdirSync(path.join(folder, 'public'))
  writeFileSync(path.join(folder, 'private/documents/a.pdf'), 'a')
  writeFileSync(path.join(folder, 'public/b.webp'), 'b')
  return new FolderStorage(folder)
}

/** Progress as the marker of a target has it. */
function aProgress() {
  let saved: FileProgress | null = null
  return {
    fileProgress: async () => saved,
    saveFileProgress: async (next: FileProgress) => {
      saved = next
    },
  }
}

const move = (source: Storage, target: Storage, progress = aProgress()) =>
  moveFiles({ source, target, report: () => {}, progress })

/** The storage with another `put`. */
const putting = (storage: Storage, put: Storage['put']): Storage => ({
  place: storage.place,
  put,
  open: (name, range) => storage.open(name, range),
  stat: (name) => storage.stat(name),
  delete: (name) => storage.delete(name),
  list: (folder) => storage.list(folder),
})

const places: [string, () => Promise<Storage>][] = [
  ['folder', async () => new FolderStorage(path.join(newFolder(), 'to'))],
  ...(s3TestUrl === '' ? [] : [['S3', async () => new S3Storage(await newBuckets())] satisfies [string, unknown]]),
]

describe.each(places)('files are moved to a %s', (_, newPlace) => {
  it('all of them, and after an interruption only what is missing or different', async () => {
    const [source, target] = [aSource(), await newPlace()]
    const dying = putting(target, async (name) => Promise.reject(new Error(`Killed at ${name}.`)))
    await expect(move(source, dying)).rejects.toThrow('Killed')
    const put: string[] = []
    const counting = putting(target, (name, content) => target.put(name, content).then(() => void put.push(name)))
    expect(await move(source, counting)).toBe(2)
    await source.put('public/b.webp', Buffer.from('changed'))
    await move(source, counting)
    expect(put.sort()).toEqual(['private/documents/a.pdf', 'public/b.webp', 'public/b.webp'])
    expect(String(await readStored(target, 'public/b.webp'))).toBe('changed')
    const back = new FolderStorage(newFolder())
    expect(await move(target, back)).toBe(2)
    expect(readFileSync(path.join(back.place, 'private/documents/a.pdf'), 'utf8')).toBe('a')
  })

  it('and a file that an earlier run has compared is read again only if it has changed', async () => {
    const [source, target, progress] = [aSource(), await newPlace(), aProgress()]
    const opened: string[] = []
    const reading: Storage = { ...putting(source, (name, content) => source.put(name, content)) }
    reading.open = (name, range) => {
      opened.push(name)
      return source.open(name, range)
    }
    const past = new Date(Date.now() - 60_000)
    for (const name of ['private/documents/a.pdf', 'public/b.webp']) {
      utimesSync(path.join(source.place, name), past, past)
    }
    await move(reading, target, progress)
    expect(opened.splice(0).sort()).toEqual(['private/documents/a.pdf', 'public/b.webp'])
    await move(reading, target, progress)
    expect(opened).toEqual([])
    await source.put('private/documents/a.pdf', Buffer.from('b'))
    await source.put('private/documents/0.pdf', Buffer.from('new'))
    await target.delete('public/b.webp')
    expect(await move(reading, target, progress)).toBe(3)
    expect(opened.sort()).toEqual(['private/documents/0.pdf', 'private/documents/a.pdf', 'public/b.webp'])
    expect(String(await readStored(target, 'private/documents/a.pdf'))).toBe('b')
  })

  it('unless it has other files, or differs afterwards', async () => {
    const [source, target] = [aSource(), await newPlace()]
    await expect(
      move(
        source,
        putting(target, async () => {}),
      ),
    ).rejects.toThrow('2 files differ')
    await target.put('private/other', Buffer.from('other'))
    await expect(move(source, target)).rejects.toThrow('such as private/other')
  })
})

describe('the places of a move', () => {
  const s3: S3Settings = {
    endpoint: 'http://127.0.0.1:1',
    region: 'us-east-1',
    publicBucket: 'pictures',
    privateBucket: 'documents',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    pathStyle: true,
  }

  it('are MEDIA_DIR and S3_BUCKET, or S3_BUCKET and a folder', async () => {
    const mediaDir = '/srv/media'
    const to = await filePlaces({ mediaDir, s3 }, 's3://pictures')
    expect([to.source.place, to.target.place]).toEqual([mediaDir, 'http://127.0.0.1:1 (pictures, documents)'])
    const from = await filePlaces({ mediaDir, s3 }, mediaDir)
    expect([from.source.place, from.target.place]).toEqual([to.target.place, mediaDir])
    const folders = await filePlaces({ mediaDir, s3: null }, '/srv/other')
    expect([folders.source.place, folders.target.place]).toEqual([mediaDir, '/srv/other'])
  })

  it.each([
    ['s3://pictures', null, 'S3_BUCKET'],
    ['s3://other', s3, 'S3_BUCKET'],
    ['s3://key:secret@pictures', s3, 'S3_BUCKET'],
    ['/srv/media', null, 'folder of the source'],
  ])('cannot be %s with these settings', async (media, settings, message) => {
    await expect(filePlaces({ mediaDir: '/srv/media', s3: settings }, media)).rejects.toThrow(message)
  })

  it('cannot be moved while the storage is unreachable', async () => {
    const { target } = await filePlaces({ mediaDir: '/srv/media', s3 }, 's3://pictures')
    const failed = move(aSource(), target)
    await expect(failed).rejects.toThrow(/could not be moved .* Run this again to continue/)
    await expect(failed).rejects.not.toThrow(/secret/)
  })
})
