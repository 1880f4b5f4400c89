/**
 * Counts how many of the guaranteed seats of a category the chosen candidates fill, each candidate one seat. A candidate of several groups
 * fills a seat of any of them, and moves to another when that lets one more person fill a seat. So the number is the largest
 * possible, whatever the order of the groups (Sönmez and Yenmez 2022, meritorious horizontal choice).
 */
export class Guarantees {
  readonly #free: number[]
  /** By group and by the set of groups of a person: how many such persons fill a seat of this group. */
  readonly #filled: Map<number, number>[]

  constructor(minimum: readonly number[]) {
    this.#free = [...minimum]
    this.#filled = minimum.map(() => new Map())
  }

  /** Fills one more seat by a person of this set of groups, a bit for each; false if none is left for them. */
  fill(groups: number): boolean {
    if (groups === 0) return false
    const path = this.#pathToFreeSeat(groups)
    if (path === null) return false
    let arriving = groups
    for (const { group, leaving } of path) {
      this.#change(group, arriving, 1)
      if (leaving === null) this.#free[group] = (this.#free[group] ?? 0) - 1
      else {
        this.#change(group, leaving, -1)
        arriving = leaving
      }
    }
    return true
  }

  /** The groups through which persons move, the first for the new person and the last with a free seat. */
  #pathToFreeSeat(groups: number): { group: number; leaving: number | null }[] | null {
    const reached = new Map<number, { from: number; leaving: number } | null>()
    const queue: number[] = []
    const reach = (set: number, step: { from: number; leaving: number } | null) => {
      for (let group = 0; group < this.#free.length; group++) {
        if ((set & (1 << group)) === 0 || reached.has(group)) continue
        reached.set(group, step)
        queue.push(group)
      }
    }
    reach(groups, null)
    for (let group = queue.shift(); group !== undefined; group = queue.shift()) {
      if ((this.#free[group] ?? 0) > 0) return this.#back(group, reached)
      for (const [set, persons] of this.#filled[group] ?? []) if (persons > 0) reach(set, { from: group, leaving: set })
    }
    return null
  }

  #back(last: number, reached: ReadonlyMap<number, { from: number; leaving: number } | null>) {
    const path: { group: number; leaving: number | null }[] = [{ group: last, leaving: null }]
    for (let step = reached.get(last); step; step = reached.get(step.from)) {
      path.unshift({ group: step.from, leaving: step.leaving })
    }
    return path
  }

  #change(group: number, set: number, by: number): void {
    const filled = this.#filled[group]
    filled?.set(set, (filled.get(set) ?? 0) + by)
  }
}
