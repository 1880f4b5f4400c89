/** A name in the script of Hindi or of Bengali. */
export const LOCAL_NAME_MESSAGE = 'Write your name in Hindi letters only, or in Bengali letters only'

/** Marks and joiners belong to the letter before them, so they are of every script. */
const NAMES = ['Devanagari', 'Bengali'].map(
  (script) => new RegExp(`^[\\p{sc=${script}}\\p{M}\\p{Join_Control} .’'-]+$`, 'u'),
)

/** The error message for a name, or null. */
export function localNameError(typed: string): string | null {
  const isName = NAMES.some((name) => name.test(typed)) && /\p{L}/u.test(typed) && !/\p{Nd}/u.test(typed)
  return isName ? null : LOCAL_NAME_MESSAGE
}
