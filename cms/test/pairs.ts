/** Combines the members of two lists, e.g. addresses with what is sent to them. */
export type Pairing = <A, B>(some: readonly A[], others: readonly B[]) => [A, B][]

export const allPairs: Pairing = (some, others) =>
  some.flatMap((one) => others.map((other): [typeof one, typeof other] => [one, other]))

/** A sample in which each member of either list occurs twice or more. */
export const somePairs: Pairing = <A, B>(some: readonly A[], others: readonly B[]) => {
  const length = Math.max(some.length, others.length)
  const turn = (by: number) => Array.from({ length }, (_, at): [A, B] => [cyclic(some, at), cyclic(others, at + by)])
  return [0, 1].flatMap(turn)
}

const cyclic = <T>(list: readonly T[], at: number): T => list[at % list.length] as T
