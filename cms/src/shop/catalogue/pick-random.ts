interface PickOptions<Item> {
  from: readonly Item[]
  count: number
  /** Returns a number in [0, 1). */
  random?: () => number
}

/** Uniform random sample of up to `count` distinct items, in random order. */
export function pickRandom<Item>({ from, count, random = Math.random }: PickOptions<Item>): Item[] {
  const rest = [...from]
  return Array.from({ length: Math.min(count, rest.length) }, () => {
    const [picked] = rest.splice(Math.floor(random() * rest.length), 1)
    return picked as Item
  })
}
