/** A generated file that tries to stop its reader. */
export interface HostileFile {
  name: string
  type: 'pdf' | 'jpeg' | 'png' | 'webp'
  make: () => Buffer | Promise<Buffer>
}

/** A file of one type with its name. */
export const file = (type: HostileFile['type'], name: string, make: HostileFile['make']): HostileFile => ({
  name,
  type,
  make,
})

/** The same numbers in every run, from 0 to below 1. */
function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** A copy with some bytes replaced, always the same for a seed. */
export function mutated(bytes: Uint8Array, seed: number): Buffer {
  const random = seededNumbers(seed)
  const copy = Buffer.from(bytes)
  for (let change = 0; change < 40; change++) {
    // The end stays, so that the file is not refused as truncated before it is read.
    copy[Math.floor(random() * Math.max(1, copy.length - 60))] = Math.floor(random() * 256)
  }
  return copy
}
