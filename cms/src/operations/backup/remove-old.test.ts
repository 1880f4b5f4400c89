import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { backupName } from './backup-names.ts'
import { removeOld } from './remove-old.ts'

it('removes the oldest complete backups and nothing else', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pravesh-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const complete = [1, 2, 3].map((day) => backupName(new Date(Date.UTC(2026, 10, day))))
  const incomplete = backupName(new Date(Date.UTC(2025, 1, 1)))
  for (const name of [...complete, incomplete, 'photos']) mkdirSync(path.join(folder, name))
  for (const name of [...complete, 'photos']) writeFileSync(path.join(folder, name, 'manifest.json'), '{}')
  expect(await removeOld(folder, 2)).toEqual(complete.slice(0, 1))
  expect(readdirSync(folder).sort()).toEqual([incomplete, ...complete.slice(1), 'photos'].sort())
})
