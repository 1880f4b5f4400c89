/** Parts of example values from documentation and templates; a random secret contains none of them. */
const WELL_KNOWN = /change.?(me|this)|example|placeholder|passw[o0]rd|secret|qwerty|letmein|pravesh|123456/i

interface Strength {
  /** Minimum number of distinct characters. */
  variety: number
}

/** Why a secret is guessable, as the predicate of a sentence; null when it is strong enough. */
export function weaknessOf(secret: string, { variety }: Strength): string | null {
  if (new Set(secret).size < variety) return 'repeats a few characters'
  if (isRepetition(secret)) return 'repeats one short text'
  if (isSequence(secret)) return 'is a sequence'
  if (WELL_KNOWN.test(secret)) return 'contains an example value or a common word for passwords'
  return null
}

/** A periodic text occurs in its own doubling at an offset below its length. */
function isRepetition(text: string): boolean {
  return (text + text).indexOf(text, 1) < text.length
}

/** Whether most characters equal or follow their predecessor. About 10% of random letters do, 20% of random digits. */
function isSequence(text: string): boolean {
  const steps = Array.from(text.slice(1), (character, index) => character.charCodeAt(0) - text.charCodeAt(index))
  return steps.filter((step) => Math.abs(step) <= 1).length > text.length / 2
}
