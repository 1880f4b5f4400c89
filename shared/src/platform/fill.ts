/** Replaces placeholders such as `{minutes}`. Throws when a placeholder has no value. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${placeholder} has no value in “${sentence}”.`)
    return String(value)
  })
}
