/**
 * Files copied at a time: most of the time of a small file is the way to the storage and back. Uploads have at most 12 MB,
 * so they take little memory.
 */
const AT_ONCE = 16

/** Runs `work` for all names, several at a time. After the first error no further ones begin. */
export async function severalAtOnce(names: Iterable<string>, work: (name: string) => Promise<void>): Promise<void> {
  const waiting = [...names].reverse()
  const run = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) await work(name)
  }
  const stop = (error: unknown) => {
    waiting.length = 0
    throw error
  }
  await Promise.all(Array.from({ length: AT_ONCE }, () => run().catch(stop)))
}
