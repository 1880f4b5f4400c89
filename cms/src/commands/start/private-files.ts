import { chmod, lstat } from 'node:fs/promises'

/** What others may not have. */
const OTHERS = 0o077

/** The mask under which a live portal creates files: for its user alone. Exports and uploads are personal data. */
export function createPrivateFiles(): void {
  process.umask(OTHERS)
}

/**
 * Takes the rights of other users from files and folders that exist, as after a copy. Returns a sentence for each that it
 * changed, or that belongs to another user and could not be changed.
 */
export async function makePrivate(names: readonly string[]): Promise<string[]> {
  const sentences = await Promise.all(names.map(makeOnePrivate))
  return sentences.flatMap((sentence) => sentence ?? [])
}

async function makeOnePrivate(name: string): Promise<string | null> {
  const found = await lstat(name).catch(() => null)
  if (found === null || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return null
  const was = (found.mode & 0o777).toString(8).padStart(4, '0')
  const mode = found.mode & 0o700
  try {
    await chmod(name, mode)
    return `Other users of this machine could read ${name} (mode ${was}). It is now for this user alone (${mode.toString(8).padStart(4, '0')}).`
  } catch {
    return `Other users of this machine can read ${name} (mode ${was}), and this user may not change that. Run: chmod go= ${name}`
  }
}

/** The places with personal data or secrets: the data folder, what it has secrets in, and the database's files. */
export function privatePlaces({ dataDir, databaseUri }: { dataDir: string; databaseUri: string }): string[] {
  const file = databaseUri.startsWith('file:') ? databaseUri.slice('file:'.length) : null
  return [dataDir, ...(file === null ? [] : ['', '-wal', '-shm', '-journal'].map((suffix) => file + suffix))]
}
