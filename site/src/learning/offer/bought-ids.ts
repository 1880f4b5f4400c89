/** The ids in a list of records, by the name that the reply has for them. */
export function idsIn(records: unknown, name: string): string[] {
  if (!Array.isArray(records)) return []
  return records.flatMap((record: unknown) => {
    const id: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, name) : null
    return typeof id === 'string' ? [id] : []
  })
}
