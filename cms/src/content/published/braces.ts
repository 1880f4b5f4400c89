/** A brace also counts without its counterpart, as in a placeholder of which a part is bold. */
const BRACES = /\{[^{}]*\}?|\}/g

/** What stands in braces in a text, with its place. */
export interface Braces {
  /** With the braces. */
  text: string
  start: number
  end: number
}

export function bracesIn(text: string): Braces[] {
  return [...text.matchAll(BRACES)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }))
}

/** The name as staff write it. */
export function inBraces(name: string): string {
  return `{${name}}`
}
