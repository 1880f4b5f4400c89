/**
 * Files copied at a time: most of the time of a small file is the way to the storage and back. Uploads have at most 12 MB,
 * so they take little memory.
 */
const AT_ONCE = 16

/** Runs `work` for all items, several at a time. After the first error no further ones begin. */
export async function severalAtOnce<Item extends {}>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items].reverse()
  const run = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item)
  }
  const stop = (error: unknown) => {
    waiting.length = 0
    throw error
  }
  await Promise.all(Array.from({ length: AT_ONCE }, () => run().catch(stop)))
}
