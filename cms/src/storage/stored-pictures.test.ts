import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Storage } from './storage.ts'
import { StorageUnavailable } from './storage-calls.ts'
import { StoredPictures } from './stored-pictures.ts'

/** A storage in memory that counts how often a file is read, and can fail. */
function aStorage() {
  const files = new Map<string, string>()
  const state = { reads: 0, fails: false }
  const check = () => {
    if (state.fails) throw new StorageUnavailable('open', new Error('The cable is cut.'))
  }
  const found = (name: string) => {
    check()
    const content = files.get(name)
    return content === undefined ? null : { name, bytes: content.length, modified: new Date(0), content }
  }
  const storage: Storage = {
    place: 'memory',
    put: async (name, content) => void files.set(name, String(content)),
    async open(name) {
      state.reads++
      const file = found(name)
      return file && { ...file, stream: Readable.from([Buffer.from(file.content)]) }
    },
    stat: async (name) => found(name),
    delete: async (name) => void files.delete(name),
    async *list() {},
  }
  return { storage, state, files }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

describe('pictures of object storage', () => {
  it('are loaded once, also when requested at the same time', async () => {
    const { storage, state, files } = aStorage()
    files.set('public/a.webp', 'picture')
    const pictures = new StoredPictures(storage, 'public')
    const both = await Promise.all([pictures.get('a.webp', []), pictures.get('a.webp', [])])
    expect(both.map((file) => String(file?.raw.body))).toEqual(['picture', 'picture'])
    await pictures.get('a.webp', [])
    expect(state.reads).toBe(1)
  })

  it('are gone within a minute of their deletion', async () => {
    const { storage, files } = aStorage()
    files.set('public/a.webp', 'picture')
    const pictures = new StoredPictures(storage, 'public')
    await pictures.get('a.webp', [])
    files.clear()
    expect(await pictures.get('a.webp', [])).not.toBeNull()
    vi.advanceTimersByTime(60_001)
    expect(await pictures.get('a.webp', [])).toBeNull()
  })

  it('are served during an outage if they were loaded before', async () => {
    const { storage, state, files } = aStorage()
    files.set('public/a.webp', 'picture')
    files.set('public/b.webp', 'another')
    const pictures = new StoredPictures(storage, 'public')
    await pictures.get('a.webp', [])
    state.fails = true
    vi.advanceTimersByTime(60_001)
    expect(await pictures.get('a.webp', [])).not.toBeNull()
    await expect(pictures.get('b.webp', [])).rejects.toThrow(StorageUnavailable)
    state.fails = false
    expect(String((await pictures.get('b.webp', []))?.raw.body)).toBe('another')
  })

  it('do not exceed the memory for them', async () => {
    const { storage, state, files } = aStorage()
    for (const name of ['a', 'b']) files.set(`public/${name}.webp`, 'x'.repeat(1000))
    const pictures = new StoredPictures(storage, 'public', 3000)
    for (const name of ['a', 'b', 'a']) await pictures.get(`${name}.webp`, [])
    expect(state.reads).toBe(3)
  })
})
