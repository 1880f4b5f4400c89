import { randomInt } from 'node:crypto'

const LETTERS = 'abcdefghjkmnpqrstuvwxyz'

/** A password that meets the rule and can be read out and typed: `Kavqet-4821-mobzir`. */
export function demoPassword(): string {
  const word = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const other = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}-${randomInt(1000, 10_000)}-${other}`
}
