/** Reference numbers of requests for help, e.g. `HLP-7KQ4-M9XD`. People read them out on the phone. */

/** Random bytes that a new reference number needs. */
export const REFERENCE_BYTES = 8

/** Neither vowels, which could form words, nor characters that look alike. */
const ALPHABET = '2346789BCDFGHJKMNPQRTVWXYZ'
const PREFIX = 'HLP'
const HALF = REFERENCE_BYTES / 2
const CHARACTERS = new RegExp(`^${PREFIX}([${ALPHABET}]{${HALF}})([${ALPHABET}]{${HALF}})$`)

/** A new reference number: `HLP` and about 37 random bits. */
export function referenceOf(random: Uint8Array): string {
  const characters = Array.from(random.slice(0, REFERENCE_BYTES), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return written(characters.slice(0, HALF), characters.slice(HALF))
}

/** A reference number as typed, in its stored form; null if it is none. */
export function parseReference(typed: string): string | null {
  const [, first, second] =
    CHARACTERS.exec(
      typed
        .slice(0, 100)
        .toUpperCase()
        .replace(/[\s\p{Pd}]/gu, ''),
    ) ?? []
  return first && second ? written(first, second) : null
}

function written(first: string, second: string): string {
  return `${PREFIX}-${first}-${second}`
}
