const LETTERS = 4
const MIN_WORD = 3

/**
 * A code for a college and subject that people can read, such as `SHAL-HIST`, and that is not yet taken. Codes stay when names change,
 * because choices and published files have them.
 */
export function unitCode(
  { collegeName, subject }: { collegeName: string; subject: string },
  taken: ReadonlySet<string>,
): string {
  const plain = [shortened(collegeName), ...(subject === '' ? [] : [shortened(subject)])].filter((part) => part !== '')
  const base = plain.join('-') || 'UNIT'
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}

/** Of the first word that is no title or initial. */
function shortened(name: string): string {
  const words = name
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '')
  const word = words.find(({ length }) => length >= MIN_WORD) ?? words[0] ?? ''
  return word.slice(0, LETTERS)
}
