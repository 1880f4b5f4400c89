/** Words of two languages as one table: each text of the first with that of the second, at any depth. */
export function textsByEnglish(english: object, translated: object): Record<string, string> {
  const pairs = Object.entries(english).flatMap(([name, text]): [string, string][] => {
    const other: unknown = Reflect.get(translated, name)
    if (typeof text === 'string') return [[text, String(other)]]
    return typeof text === 'object' && text !== null ? Object.entries(textsByEnglish(text, Object(other))) : []
  })
  return Object.fromEntries(pairs)
}
