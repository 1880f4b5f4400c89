/** Crockford's base 32: without I, L, O and U. 32 divides 256, so all characters are equally likely. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Length of a code: 80 bits, so that guessing finds none. */
export const DOCUMENT_CODE_LENGTH = 16

const CODE = new RegExp(`^[${ALPHABET}]{${DOCUMENT_CODE_LENGTH}}$`)

/** The code of a document from `DOCUMENT_CODE_LENGTH` random bytes. */
export function documentCode(random: Uint8Array): string {
  if (random.length !== DOCUMENT_CODE_LENGTH) throw new Error(`A code needs ${DOCUMENT_CODE_LENGTH} random bytes.`)
  return Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** As printed, in groups of four: `K7M2-9QXD-0ABC-4TZW`. */
export function printedCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/** The code that a person typed, in either case and with spaces, dashes, O, I and L; null if it is none. */
export function typedCode(text: string): string | null {
  const code = text
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return CODE.test(code) ? code : null
}
