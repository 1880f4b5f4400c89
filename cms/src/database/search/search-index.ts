/** The index of one collection in one of the databases. */
export interface SearchIndex {
  /** Creates what the database needs, unless it exists. */
  prepare: () => Promise<void>
  /** Whether some records are not in the index. */
  isIncomplete: () => Promise<boolean>
  /** Adds records that are not in the index. A record that was changed meanwhile is, and keeps its text. */
  add: (texts: readonly { id: string; text: string }[]) => Promise<void>
}
