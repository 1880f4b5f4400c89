/**
 * `node --import cheap-hashing.ts`: password hashes of the production cost, Payload's own included, take few rounds in this
 * process. A test that hashes with another number of rounds gets that number.
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
