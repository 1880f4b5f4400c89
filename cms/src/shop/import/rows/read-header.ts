import { importWords } from '../words.ts'
import { COLUMNS, ID_COLUMN } from './columns.ts'

/** The name of the column in each place of a row. */
export type Header = readonly string[]

/** Recognises the headings by label or name, in any case. Returns a problem with the whole file as a sentence. */
export function readHeader(cells: readonly string[]): Header | { problem: string } {
  const names: string[] = []
  for (const cell of cells) {
    const typed = cell.toLowerCase()
    const found = COLUMNS.find(({ name, label }) => [name, label].some((each) => each.toLowerCase() === typed))
    const known = COLUMNS.map(({ label }) => label)
    if (!found) return { problem: importWords.unknownColumn(cell.slice(0, 60), known) }
    if (names.includes(found.name)) return { problem: importWords.twiceColumn(found.label) }
    names.push(found.name)
  }
  return [ID_COLUMN.name, 'name'].some((key) => names.includes(key)) ? names : { problem: importWords.noKey }
}
