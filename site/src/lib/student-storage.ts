/**
 * Prefix of a student's entries in browser storage, which a logout removes. All functions tolerate disabled storage.
 */
const PREFIX = 'pravesh-student:'

/** The key of an entry in browser storage. */
export function storageKey(name: string): string {
  return PREFIX + name
}

export type StorageKind = 'local' | 'session'

/** Returns whether the text was stored. */
export function storeForStudent(kind: StorageKind, name: string, text: string): boolean {
  try {
    storage(kind).setItem(storageKey(name), text)
    return true
  } catch {
    return false
  }
}

export function storedForStudent(kind: StorageKind, name: string): string | null {
  try {
    return storage(kind).getItem(storageKey(name))
  } catch {
    return null
  }
}

export function removeForStudent(kind: StorageKind, name: string): void {
  try {
    storage(kind).removeItem(storageKey(name))
  } catch {}
}

/** Removes all entries, for the privacy of students who share a browser. */
export function forgetStudent(): void {
  for (const kind of ['local', 'session'] as const) {
    try {
      const area = storage(kind)
      for (const key of Object.keys(area)) if (key.startsWith(PREFIX)) area.removeItem(key)
    } catch {}
  }
}

function storage(kind: StorageKind): Storage {
  return kind === 'local' ? localStorage : sessionStorage
}
