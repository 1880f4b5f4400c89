import { createHash } from 'node:crypto'

const SEED_BYTES = 32

/** A seed for lots, and its hash, which is public before the seed is. */
export function drawnLots(random: (bytes: number) => Buffer): { lotSeed: string; lotSeedHash: string } {
  const lotSeed = random(SEED_BYTES).toString('hex')
  return { lotSeed, lotSeedHash: createHash('sha256').update(lotSeed).digest('hex') }
}
