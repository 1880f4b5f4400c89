/** Rounds of a password hash that `cheap-hashing.ts` computes only when a test says so. */
export const HELD_ROUNDS = 7_777_777

/** Tests and `cheap-hashing.ts` have modules of their own, so what is held back belongs to the process. */
const KEY = Symbol.for('pravesh.held-hashes')
interface Held {
  isReleased: boolean
  hashes: (() => void)[]
}

function heldHashes(): Held {
  const existing: unknown = Reflect.get(globalThis, KEY)
  if (existing) return existing as Held
  const held: Held = { isReleased: false, hashes: [] }
  Reflect.set(globalThis, KEY, held)
  return held
}

/** Computes a hash with `HELD_ROUNDS`, at once after a release. */
export function holdHash(compute: () => void): void {
  const { isReleased, hashes } = heldHashes()
  if (isReleased) compute()
  else hashes.push(compute)
}

/** Holds back hashes with `HELD_ROUNDS`, as at the start of a process. */
export function holdHashes(): void {
  heldHashes().isReleased = false
}

/** Computes the hashes that are held back, and others when they come. */
export function releaseHashes(): void {
  const held = heldHashes()
  held.isReleased = true
  for (const compute of held.hashes.splice(0)) compute()
}
