import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { syncFile } from './sync-file.ts'

/** The list of hashes, in the format of `sha256sum --check`. */
export const SUMS = 'SHA256SUMS'

/** Hashes by name, a path with slashes below the folder of the backup. */
type Sums = ReadonlyMap<string, string>

export async function writeSums(folder: string, sums: Sums): Promise<void> {
  const lines = [...sums].map(([name, hash]) => `${hash}  ${name}\n`)
  await writeFile(path.join(folder, SUMS), lines.join(''))
  await syncFile(path.join(folder, SUMS))
}

export async function readSums(folder: string): Promise<Sums> {
  const lines = (await readFile(path.join(folder, SUMS), 'utf8')).split('\n').filter((line) => line !== '')
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}
