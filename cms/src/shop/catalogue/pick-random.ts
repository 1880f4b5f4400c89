interface PickOptions<Item> {
  from: readonly Item[]
  count: number
  /** A number from 0 up to but not including 1. */
  random?: () => number
}

/** Picks up to `count` different items, each as likely as the other, in random order. */
export function pickRandom<Item>({ from, count, random = Math.random }: PickOptions<Item>): Item[] {
  const rest = [...from]
  return Array.from({ length: Math.min(count, rest.length) }, () => {
    const [picked] = rest.splice(Math.floor(random() * rest.length), 1)
    return picked as Item
  })
}
