/** The name of what a record counts as. */
export function keyOf(collection: 'applications' | 'application-drafts', id: string): string {
  return `${collection}:${id}`
}

/** The ids of the applications and forms of keys. */
export function idsIn(keys: readonly string[]): { applications: string[]; drafts: string[] } {
  const idsOf = (collection: string) =>
    keys.filter((key) => key.startsWith(`${collection}:`)).map((key) => key.slice(collection.length + 1))
  return { applications: idsOf('applications'), drafts: idsOf('application-drafts') }
}
