/** The name to greet somebody by: the first of their names, with a short title before it, as it is written in a letter. */
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
