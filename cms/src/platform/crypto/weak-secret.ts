/** Parts of the example values that documentation and templates suggest; a random secret contains none of them. */
const WELL_KNOWN = /change.?(me|this)|example|placeholder|passw[o0]rd|secret|qwerty|letmein|pravesh|123456/i

interface Strength {
  /** How many different characters there must be. */
  variety: number
}

/** Why a secret can be guessed, as the end of a sentence; null when nothing speaks against it. */
export function weaknessOf(secret: string, { variety }: Strength): string | null {
  if (new Set(secret).size < variety) return 'repeats a few characters'
  if (isRepetition(secret)) return 'repeats one short text'
  if (isSequence(secret)) return 'is a sequence'
  if (WELL_KNOWN.test(secret)) return 'contains an example value or a common word for passwords'
  return null
}

/** A text that consists of copies of its beginning reappears in its own double before the end. */
function isRepetition(text: string): boolean {
  return (text + text).indexOf(text, 1) < text.length
}

/** Whether most characters follow or repeat the one before. A tenth of random letters does; a fifth of random digits. */
function isSequence(text: string): boolean {
  const steps = Array.from(text.slice(1), (character, index) => character.charCodeAt(0) - text.charCodeAt(index))
  return steps.filter((step) => Math.abs(step) <= 1).length > text.length / 2
}
