import { bracesIn, inBraces } from '../published/braces.ts'

/** What the page shows for a name, null while there is no value. */
export type Shown = readonly (readonly [name: string, value: string | null])[]

/** A placeholder in a text of the editor, with what staff read about it. */
export interface Mark {
  start: number
  end: number
  isKnown: boolean
  note: string
}

/** The placeholders of a text node. A name has to stand in one node, as the check at save demands. */
export function marksIn(text: string, shown: Shown): Mark[] {
  return bracesIn(text).map(({ start, end, text: found }) => {
    const known = shown.find(([name]) => inBraces(name) === found)
    return { start, end, isKnown: known !== undefined, note: known ? noteOf(known) : `${found} is not a placeholder` }
  })
}

function noteOf([name, value]: Shown[number]): string {
  return `${name}: ${value ?? 'no value now'}`
}

/** The mark that a caret stands in, or at. */
export function markAt(marks: readonly Mark[], offset: number): Mark | null {
  return marks.find(({ start, end }) => start <= offset && offset <= end) ?? null
}
