/** Where `watch-mongodb.ts` keeps what it saw; the modules of a test file are loaded anew for each file. */
export const WRITTEN = Symbol.for('pravesh.written-collections')

export interface Written {
  names: Set<string>
  /** Whether any collection may have been written to. */
  any: boolean
}

const seen = (): Written | undefined => Reflect.get(globalThis, WRITTEN)

/** The names of the collections that this process wrote to since `forgetWritten`; null when it may be any. */
export function writtenCollections(): readonly string[] | null {
  const written = seen()
  return written === undefined || written.any ? null : [...written.names]
}

export function forgetWritten(): void {
  Object.assign(seen() ?? {}, { names: new Set(), any: false })
}
