import type { Payload } from 'payload'
import { knownWords, readNewWords } from './known-words.ts'
import { asMeant, asSpelt, asTyped, isUncertain, type Reading } from './read-search.ts'

interface SearchOptions<Found> {
  payload: Payload
  /** What was typed; has words. */
  text: string
  /** Only what was typed, without other spellings and corrections. */
  exact: boolean
  find: (reading: Reading) => Promise<Found>
  isEmpty: (found: Found) => boolean
}

/**
 * What the first reading of a search that finds books finds: as it is spelt, then as it was probably meant. If none does, what
 * the first one finds.
 */
export async function searchInTurn<Found>(options: SearchOptions<Found>): Promise<{ reading: Reading; found: Found }> {
  const { payload, text, exact, find, isEmpty } = options
  const words = knownWords(payload)
  const reading = exact ? asTyped(text) : asSpelt(text, words)
  // New words are read meanwhile if one is missing.
  const [found] = await Promise.all([find(reading), !exact && isUncertain(text, words) ? readNewWords(payload) : null])
  const first = { reading, found }
  if (exact || !isEmpty(found)) return first
  const other = asMeant(text, words)
  if (!other) return first
  const again = await find(other)
  return isEmpty(again) ? first : { reading: other, found: again }
}
