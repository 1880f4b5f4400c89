import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import type { Storage } from '../../storage/storage.ts'
import { copyUploads, type EarlierBackup } from './copy-uploads.ts'

let files: Record<string, string>
beforeEach(() => {
  files = { 'public/a.webp': 'a picture', 'private/b.pdf': 'a document', 'private/c.pdf': 'another one' }
})

const uploads = {
  async *list(folder: string) {
    yield Object.keys(files)
      .filter((name) => name.startsWith(folder))
      .map((name) => ({ name }))
  },
  open: async (name: string) => {
    const text = files[name]
    return text === undefined ? null : { stream: Readable.from([Buffer.from(text)]) }
  },
} as unknown as Storage

async function copy(earlier: EarlierBackup | null = null) {
  const folder = await mkdtemp(path.join(tmpdir(), 'pravesh-copy-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const lines: string[] = []
  const { hashes, bytes } = await copyUploads({ uploads, folder, earlier, report: (line) => lines.push(line) })
  const placeOf = (name: string) => path.join(folder, 'files', name)
  const nodeOf = async (name: string) => (await stat(placeOf(name))).ino
  return {
    folder,
    sums: hashes,
    bytes,
    lines,
    placeOf,
    nodeOf,
    read: (name: string) => readFile(placeOf(name), 'utf8'),
  }
}

it('shares the files that are the same in an earlier backup', async () => {
  const first = await copy()
  files['private/b.pdf'] = 'a new version'
  files['private/d.pdf'] = 'a new file'
  const second = await copy(first)
  expect(await Promise.all(Object.keys(files).map(second.read))).toEqual(Object.values(files))
  expect(await first.read('private/b.pdf')).toBe('a document')
  const isShared = async (name: string) => (await first.nodeOf(name)) === (await second.nodeOf(name))
  expect(await Promise.all(['public/a.webp', 'private/b.pdf', 'private/c.pdf'].map(isShared))).toEqual([
    true,
    false,
    true,
  ])
  expect(second.bytes).toBe(Object.values(files).join('').length)
  expect([...second.sums.keys()].sort()).toEqual(
    Object.keys(files)
      .map((name) => `files/${name}`)
      .sort(),
  )
  expect(second.lines).toEqual(['files: 2 of 4 are unchanged and share their space with the backup before'])
})

it('keeps its files when the earlier backup is removed', async () => {
  const first = await copy()
  const second = await copy(first)
  await rm(first.placeOf('public/a.webp'))
  expect(await second.read('public/a.webp')).toBe('a picture')
})

it('copies a file again whose earlier copy is damaged or missing', async () => {
  const first = await copy()
  await writeFile(first.placeOf('public/a.webp'), 'damaged!!')
  await rm(first.placeOf('private/b.pdf'))
  const second = await copy(first)
  expect(await Promise.all(Object.keys(files).map(second.read))).toEqual(Object.values(files))
  expect(second.sums).toEqual(first.sums)
})

it('leaves out a file that is deleted while it copies', async () => {
  const first = await copy()
  const open = uploads.open
  onTestFinished(() => void Object.assign(uploads, { open }))
  uploads.open = async (name) => (name === 'private/b.pdf' ? null : open(name))
  const second = await copy(first)
  expect(second.sums.has('files/private/b.pdf')).toBe(false)
  expect(second.sums.size).toBe(2)
})
