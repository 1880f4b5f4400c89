import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { canMountDisks, smallDisk } from '../../../../scripts/lib/small-disk.ts'
import { diskFault } from './disk-fault.ts'

const MOUNTS = canMountDisks()
if (!MOUNTS) console.warn('FULL DISKS ARE NOT TESTED: this user may not mount a file system.')

function disk(options: { size: string; files?: number }): string {
  const made = smallDisk(options)
  if (made === null) throw new Error('This user may not mount a file system.')
  onTestFinished(made.remove)
  return made.folder
}

it('a folder with room has no fault, and nothing is left in it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pravesh-room-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(await diskFault(folder)).toBeNull()
  expect(readdirSync(folder)).toEqual([])
})

it('a folder that is away has one', async () => {
  expect(await diskFault('/nowhere/at/all')).toContain('ENOENT')
})

it.runIf(MOUNTS)('a disk that becomes full has one, until there is room again', async () => {
  const folder = disk({ size: '32m' })
  expect(await diskFault(folder)).toBeNull()
  writeFileSync(path.join(folder, 'large'), Buffer.alloc(24 * 1024 * 1024))
  expect(await diskFault(folder)).toBe('its disk is full')
  rmSync(path.join(folder, 'large'))
  expect(await diskFault(folder)).toBeNull()
})

it.runIf(MOUNTS)('a disk without room for more files has one', async () => {
  const folder = disk({ size: '32m', files: 40 })
  expect(await diskFault(folder)).toBeNull()
  for (let i = 0; i < 30; i++) writeFileSync(path.join(folder, `${i}`), '')
  expect(await diskFault(folder)).toBe('its disk has no room for more files')
})
