/**
 * `node --import cheap-hashing.ts`: reduces the rounds of password hashes with the production cost, including Payload's
 * own, in this process, and holds back those with `HELD_ROUNDS`. Hashes with any other number of rounds are unchanged.
 */
import crypto, { type pbkdf2 } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { HELD_ROUNDS, holdHash } from './held-hashes.ts'

const PRODUCTION_ROUNDS = 600_000
const TEST_ROUNDS = 1000

const derive = crypto.pbkdf2
const cheap: typeof pbkdf2 = (password, salt, rounds, ...rest) => {
  if (rounds === HELD_ROUNDS) holdHash(() => derive(password, salt, 1, ...rest))
  else derive(password, salt, rounds === PRODUCTION_ROUNDS ? TEST_ROUNDS : rounds, ...rest)
}
Object.assign(crypto, { pbkdf2: cheap })
syncBuiltinESMExports()
