import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync, gzipSync } from 'node:zlib'
import { fileHash } from '../src/operations/backup/file-hash.ts'
import { verifyBackup, writeManifest } from '../src/operations/backup/manifest.ts'
import { readSums, writeSums } from '../src/operations/backup/sums.ts'

/** Copies a backup without one of its students, as if the record had been left out: all hashes are right. */
export async function backupWithoutStudent(folder: string, to: string): Promise<void> {
  cpSync(folder, to, { recursive: true })
  const { format: _format, sums: _sums, ...values } = await verifyBackup(to, () => {})
  const name = values.database === 'sqlite' ? 'database.db' : 'records/collection-students.jsonl.gz'
  const file = path.join(to, name)
  if (values.database === 'sqlite') deleteStudent(file)
  else writeFileSync(file, gzipSync(String(gunzipSync(readFileSync(file))).replace(/^.*\n/, '')))
  await writeSums(to, new Map([...(await readSums(to)), [name, (await fileHash(file)) ?? '']]))
  await writeManifest(to, values)
}

function deleteStudent(file: string): void {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA foreign_keys = OFF')
  database.exec('DELETE FROM students WHERE id = (SELECT min(id) FROM students)')
  database.close()
}
