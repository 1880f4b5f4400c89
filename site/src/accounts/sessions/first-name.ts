/**
 * The first name for a greeting, capitalised. A leading title or initial stays with the word that follows it, e.g.
 * `Md. Rafi`.
 */
export function firstName(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/)
  const isTitle = /\.$/.test(first) || [...first].length <= 2
  const chosen = isTitle && second ? [first, second] : [first]
  return chosen.map(capitalised).join(' ')
}

function capitalised(word: string): string {
  const [initial = '', ...rest] = [...word]
  return initial.toLocaleUpperCase('en-IN') + rest.join('').toLocaleLowerCase('en-IN')
}
