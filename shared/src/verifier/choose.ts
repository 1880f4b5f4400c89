import type { Tables } from './tables.ts'

/**
 * Which of the candidates that want a unit get which of its seats. `places[i]` becomes the category for `wanting[i]`, or -1.
 *
 * @param wanting In the order of their ranks.
 */
export function choose(tables: Tables, unit: number, wanting: Int32Array, places: Int8Array): void {
  const { categoryCount, categoryOf, groupsOf, heldUnit, heldCategory, capacity, guaranteed, setCount, someHold } =
    tables
  places.fill(-1)
  for (let category = 0; category < categoryCount; category++) {
    const row = unit * categoryCount + category
    let left = capacity[row] ?? 0
    if (left === 0) continue
    const limits = guaranteed[row] ?? new Int32Array(setCount)
    const counts = new Int32Array(setCount)
    // First those who hold such a seat, then guaranteed seats, then all.
    for (let pass = someHold ? 0 : 1; pass <= 2 && left > 0; pass++) {
      if (pass === 1 && limits[setCount - 1] === 0) continue
      for (let at = 0; at < wanting.length && left > 0; at++) {
        if (places[at] !== -1) continue
        const candidate = wanting[at] ?? 0
        if (category !== 0 && categoryOf[candidate] !== category) continue
        const holds = heldUnit[candidate] === unit && heldCategory[candidate] === category
        const groups = groupsOf[candidate] ?? 0
        if (pass === 0 ? holds : pass === 2 || addsOne(groups, counts, limits)) {
          if (pass < 2) count(groups, counts, limits)
          places[at] = category
          left--
        }
      }
    }
  }
}

/**
 * Whether one more person of these groups can fill a guaranteed seat, however the persons so far are arranged: for each set of groups, the
 * persons who are in no other group need no more seats than the set has. (Hall's theorem)
 */
function addsOne(groups: number, counts: Int32Array, limits: Int32Array): boolean {
  if (groups === 0) return false
  for (let set = 0; set < limits.length; set++) {
    if ((set & groups) === groups && (counts[set] ?? 0) >= (limits[set] ?? 0)) return false
  }
  return true
}

function count(groups: number, counts: Int32Array, limits: Int32Array): void {
  if (!addsOne(groups, counts, limits)) return
  for (let set = 0; set < limits.length; set++) if ((set & groups) === groups) counts[set] = (counts[set] ?? 0) + 1
}
