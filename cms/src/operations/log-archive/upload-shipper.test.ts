import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { FolderStorage } from '../../storage/folder-storage.ts'
import { readStored } from '../../storage/storage.ts'
import { UploadShipper } from './upload-shipper.ts'

const DAY = 24 * 3_600_000
const MARKS = 'private/documents/marks.pdf'

function uploads() {
  const root = mkdtempSync(path.join(tmpdir(), 'pravesh-uploads-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const folder = path.join(root, 'media')
  const archive = new FolderStorage(path.join(root, 'archive'))
  let days = 0
  const now = () => new Date(Date.UTC(2026, 10, 1) + days * DAY)
  return {
    archive,
    shipper: () => new UploadShipper({ folder, archive, keepDays: 7, now }),
    upload: (name: string, content: string, modified = new Date('2026-10-01')) => {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      writeFileSync(path.join(folder, name), content)
      utimesSync(path.join(folder, name), modified, modified)
    },
    remove: (name: string) => rmSync(path.join(folder, name)),
    pass: (count: number) => {
      days += count
    },
    archived: () =>
      readdirSync(path.join(archive.place, 'files'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name)
        .sort(),
  }
}

it('copies each upload once, also after a restart', async () => {
  const { shipper, upload, archived, archive } = uploads()
  upload(MARKS, 'marks')
  upload('public/college.webp', 'picture')
  upload('private/drawn/documents/marks.pdf/1.jpg', 'a page, which the portal draws again')
  const first = shipper()
  expect(await first.ship()).toBe(2)
  expect(await first.ship()).toBe(0)
  expect(archived()).toEqual(['college.webp', 'marks.pdf'])
  expect(await shipper().ship()).toBe(0)
  expect(String(await readStored(archive, `files/${MARKS}`))).toBe('marks')
})

it('copies an upload again that was replaced', async () => {
  const { shipper, upload, archive } = uploads()
  const running = shipper()
  upload(MARKS, 'marks')
  await running.ship()
  upload(MARKS, 'other', new Date('2026-10-02'))
  expect(await running.ship()).toBe(1)
  expect(String(await readStored(archive, `files/${MARKS}`))).toBe('other')
})

it('keeps a deleted upload for as long as a moment with it can be restored', async () => {
  const { shipper, upload, remove, pass, archived } = uploads()
  const running = shipper()
  upload(MARKS, 'marks')
  await running.ship()
  remove(MARKS)
  await running.ship()
  pass(6)
  // The day of the deletion is known after a restart, too.
  await shipper().ship()
  expect(archived()).toEqual(['marks.pdf'])
  pass(1)
  await running.ship()
  expect(archived()).toEqual([])
  upload(MARKS, 'marks')
  expect(await running.ship()).toBe(1)
})
