/** @sqlite-only files of backups; backup-portal.int.test.ts backs up and restores both databases */
import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { processEnv } from '../foundation/settings/env.ts'
import { verifyBackup } from '../operations/backup/manifest.ts'
import { backUpPortal } from './backup-portal.ts'

startTestPortal()
const to = path.join(processEnv().dataDir, 'backups')
const PICTURE = 'public/college.webp'
beforeAll(() => {
  const file = path.join(processEnv().mediaDir, PICTURE)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, 'a picture')
})

let lines: string[]
/** A backup, whose hashes are compared. */
async function backUp(keep: number | null = null): Promise<{ folder: string; picture: string }> {
  lines = []
  const folder = await backUpPortal({ to, keep, report: (line) => lines.push(line) })
  await verifyBackup(folder, () => {})
  return { folder, picture: path.join(folder, 'files', PICTURE) }
}
const nodeOf = ({ picture }: { picture: string }) => statSync(picture).ino

it('shares unchanged files with the backup before, and keeps them when that is removed', async () => {
  const first = await backUp()
  const second = await backUp()
  expect(nodeOf(second)).toBe(nodeOf(first))
  const third = await backUp(1)
  expect(() => statSync(second.folder)).toThrow('ENOENT')
  expect(readFileSync(third.picture, 'utf8')).toBe('a picture')
})

it('copies what is damaged in the backup before, and everything if that has no hashes', async () => {
  const damaged = await backUp()
  appendFileSync(damaged.picture, '!')
  const copied = await backUp()
  expect(nodeOf(copied)).not.toBe(nodeOf(damaged))
  rmSync(path.join(copied.folder, 'SHA256SUMS'))
  const again = await backUp()
  expect(nodeOf(again)).not.toBe(nodeOf(copied))
  expect(lines.join('\n')).toContain(`${copied.folder} is damaged: it has no readable SHA256SUMS.`)
})
