/** What the browser keeps for who is logged in; it goes with the logout. Storage may be switched off, and nothing breaks. */
const PREFIX = 'pravesh-student:'

/** `local` outlives the tab, `session` does not. */
export type StorageKind = 'local' | 'session'

/** Keeps a text; says whether it is kept. */
export function storeForStudent(kind: StorageKind, name: string, text: string): boolean {
  try {
    storage(kind).setItem(PREFIX + name, text)
    return true
  } catch {
    return false
  }
}

/** What was kept under a name; null when there is nothing. */
export function storedForStudent(kind: StorageKind, name: string): string | null {
  try {
    return storage(kind).getItem(PREFIX + name)
  } catch {
    return null
  }
}

/** Forgets one text. */
export function removeForStudent(kind: StorageKind, name: string): void {
  try {
    storage(kind).removeItem(PREFIX + name)
  } catch {}
}

/** Forgets everything, for whoever uses this browser next. */
export function forgetStudent(): void {
  for (const kind of ['local', 'session'] as const) {
    try {
      const kept = storage(kind)
      for (const key of Object.keys(kept)) if (key.startsWith(PREFIX)) kept.removeItem(key)
    } catch {}
  }
}

function storage(kind: StorageKind): Storage {
  return kind === 'local' ? localStorage : sessionStorage
}
