import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

interface SmallDisk {
  folder: string
  remove: () => void
}

/** A file system in memory with limits of its own; null if this user may not mount one. */
export function smallDisk({ size, files }: { size: string; files?: number }): SmallDisk | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'pravesh-disk-'))
  const options = [`size=${size}`, ...(files === undefined ? [] : [`nr_inodes=${files}`])].join(',')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmdirSync(folder)
    return null
  }
  const remove = () => {
    execFileSync('umount', [folder], { stdio: 'ignore' })
    rmdirSync(folder)
  }
  return { folder, remove }
}

/** Whether tests can have a disk that becomes full. */
export function canMountDisks(): boolean {
  const disk = smallDisk({ size: '64k' })
  disk?.remove()
  return disk !== null
}
