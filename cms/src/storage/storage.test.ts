import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newBuckets, s3TestUrl } from '../../test/s3-server.ts'
import { FolderStorage } from './folder-storage.ts'
import { S3Storage } from './s3-storage.ts'
import { readStored, type Storage } from './storage.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pravesh-storage-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const storages: { kind: string; create: () => Promise<Storage> }[] = [
  { kind: 'a folder', create: async () => new FolderStorage(path.join(folder, 'media')) },
  ...(s3TestUrl === '' ? [] : [{ kind: 'S3', create: async () => new S3Storage(await newBuckets()) }]),
]

describe.each(storages)('$kind', ({ create }) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await create()
  })

  const names = async (below: string) => {
    const found: string[] = []
    for await (const batch of storage.list(below)) found.push(...batch.map(({ name }) => name))
    return found.sort()
  }

  it('returns what was stored, and says when', async () => {
    const before = Date.now() - 2000
    await storage.put('public/a.webp', Buffer.from('picture'))
    const found = await storage.stat('public/a.webp')
    expect(found).toMatchObject({ name: 'public/a.webp', bytes: 7 })
    expect(found?.modified.getTime()).toBeGreaterThan(before)
    expect(String(await readStored(storage, 'public/a.webp'))).toBe('picture')
  })

  it('streams a local file', async () => {
    const file = path.join(folder, 'large')
    const bytes = Buffer.alloc(6_000_000, 'large')
    await writeFile(file, bytes)
    await storage.put('private/documents/large.pdf', { path: file })
    const stored = await readStored(storage, 'private/documents/large.pdf')
    const hash = (data: Buffer) => createHash('sha256').update(data).digest('hex')
    expect(stored && hash(stored)).toBe(hash(bytes))
  })

  it('returns a part of a file and the size of the whole', async () => {
    await storage.put('public/part.webp', Buffer.from('0123456789'))
    const part = await storage.open('public/part.webp', { start: 2, end: 4 })
    expect(part?.bytes).toBe(10)
    expect(part && String(await buffer(part.stream))).toBe('234')
  })

  it('replaces a file', async () => {
    await storage.put('public/twice.webp', Buffer.from('first'))
    await storage.put('public/twice.webp', Buffer.from('second'))
    expect(String(await readStored(storage, 'public/twice.webp'))).toBe('second')
  })

  it('has nothing under an unknown or deleted name', async () => {
    await storage.put('private/printed/gone.pdf', Buffer.from('x'))
    for (let times = 0; times < 2; times++) await storage.delete('private/printed/gone.pdf')
    for (const name of ['private/printed/gone.pdf', 'public/unknown.webp']) {
      expect(await storage.stat(name)).toBeNull()
      expect(await storage.open(name)).toBeNull()
    }
  })

  it('lists what is below a folder', async () => {
    await storage.put('private/proofs/ä b+c.pdf', Buffer.from('x'))
    await storage.put('private/proofs-of-others/d.pdf', Buffer.from('x'))
    await storage.put('private/proofs/deeper/e.pdf', Buffer.from('x'))
    expect(await names('private/proofs')).toEqual(['private/proofs/deeper/e.pdf', 'private/proofs/ä b+c.pdf'])
    expect(await names('private/nothing')).toEqual([])
    expect(await names('')).toEqual(expect.arrayContaining(['private/proofs/ä b+c.pdf', 'public/a.webp']))
  })
})

it('does not leave its folder', async () => {
  const storage = new FolderStorage(path.join(folder, 'media'))
  await expect(storage.open('../outside')).rejects.toThrow()
  await expect(storage.put('public/../../outside', Buffer.from('x'))).rejects.toThrow()
})

it('says that object storage cannot be reached', async () => {
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' }
  const buckets = { publicBucket: 'pictures', privateBucket: 'documents' }
  const storage = new S3Storage({ endpoint, region: 'us-east-1', ...buckets, credentials: keys, pathStyle: true })
  await expect(storage.put('public/a.webp', Buffer.from('x'))).rejects.toMatchObject({ status: 503 })
  await expect(storage.stat('private/a.pdf')).rejects.toMatchObject({ status: 503 })
  server.close()
})
