import type { Payload } from 'payload'
import { knownWords, knowsAllWords, readNewWords } from './known-words.ts'
import { asIsbn, asMeant, asSpelt, asTyped, isHopeless, isUncertain, type Reading } from './read-search.ts'

interface SearchOptions<Found> {
  payload: Payload
  /** What was typed; has words. */
  text: string
  /** Only what was typed, without other spellings and corrections. */
  exact: boolean
  find: (reading: Reading) => Promise<Found>
  isEmpty: (found: Found) => boolean
}

interface Read<Found> {
  reading: Reading
  found: Found
}

/**
 * What the first reading of a search that finds books finds: as an ISBN if it is one, as it is spelt, then as it was probably
 * meant. If none does, what it finds as it is spelt.
 */
export async function searchInTurn<Found>(options: SearchOptions<Found>): Promise<Read<Found>> {
  const { payload, text, exact, find, isEmpty } = options
  const isbn = asIsbn(text)
  const byIsbn = isbn && (await readAs(isbn, find))
  if (byIsbn && !isEmpty(byIsbn.found)) return byIsbn
  if (exact) return readAs(asTyped(text), find)
  const corrected = await searchMisspelt(options)
  if (corrected) return corrected
  const words = knownWords(payload)
  // New words are read meanwhile if one is missing.
  const [first] = await Promise.all([
    readAs(asSpelt(text, words), find),
    isUncertain(text, words) ? readNewWords(payload) : null,
  ])
  if (!isEmpty(first.found)) return first
  const meant = asMeant(text, words)
  const again = meant && (await readAs(meant, find))
  return again && !isEmpty(again.found) ? again : first
}

/**
 * What a search is meant to find that has a word of no book, so that it need not be searched as it is spelt first. Null if it
 * finds nothing, or if a book that was just saved has the word.
 */
async function searchMisspelt<Found>({
  payload,
  text,
  find,
  isEmpty,
}: SearchOptions<Found>): Promise<Read<Found> | null> {
  const words = knownWords(payload)
  if (!knowsAllWords(payload) || !isUncertain(text, words) || !isHopeless(text, words)) return null
  const meant = asMeant(text, words)
  if (!meant) return null
  const [again] = await Promise.all([readAs(meant, find), readNewWords(payload)])
  return isEmpty(again.found) || !isHopeless(text, words) ? null : again
}

async function readAs<Found>(reading: Reading, find: SearchOptions<Found>['find']): Promise<Read<Found>> {
  return { reading, found: await find(reading) }
}
