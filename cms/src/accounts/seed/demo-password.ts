import { randomInt } from 'node:crypto'

const LETTERS = 'abcdefghjkmnpqrstuvwxyz'

/** A random password that meets the password rule and is easy to read out and type: `Kavqet-4821-mobzir`. */
export function demoPassword(): string {
  const word = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const other = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}-${randomInt(1000, 10_000)}-${other}`
}
