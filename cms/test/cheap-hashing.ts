/**
 * `node --import cheap-hashing.ts`: reduces the rounds of password hashes with the production cost, including Payload's
 * own, in this process. Hashes with any other number of rounds are unchanged.
 */
import crypto, { type pbkdf2 } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const PRODUCTION_ROUNDS = 600_000
const TEST_ROUNDS = 1000

const derive = crypto.pbkdf2
const cheap: typeof pbkdf2 = (password, salt, rounds, ...rest) =>
  derive(password, salt, rounds === PRODUCTION_ROUNDS ? TEST_ROUNDS : rounds, ...rest)
Object.assign(crypto, { pbkdf2: cheap })
syncBuiltinESMExports()
