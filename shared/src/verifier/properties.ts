import type { Finding } from './findings.ts'
import type { PublishedRun } from './published-run.ts'
import type { Tables } from './tables.ts'

/** Each check reads input and result only, and follows from the rules without computing the allotment. */
export function checkProperties({ input, result }: PublishedRun, tables: Tables): Finding[] {
  if (result.seats.length !== input.candidates.length) return [{ check: 'seats', detail: 'not one line for each row' }]
  const capacity = tables.capacity.slice()
  return [
    ...checkMoves({ input, result }, tables, capacity),
    ...checkSeats({ input, result }, tables, capacity),
    ...checkHeld({ input, result }, tables),
    ...checkEnvy({ input, result }, tables),
    ...checkGuarantees({ input, result }, tables, capacity),
  ]
}

/** Seats move only as the rules allow. Afterwards `capacity` is what it was at the end. */
function checkMoves({ input, result }: PublishedRun, { categoryCount }: Tables, capacity: Int32Array): Finding[] {
  const findings: Finding[] = []
  for (const { unit, from, to, seats } of result.moved) {
    const allowed = input.moves.some((move) => move.from === from && move.to === to)
    const source = unit * categoryCount + from
    if (!allowed || unit >= input.units.length || (capacity[source] ?? 0) < seats) {
      findings.push({ check: 'moves', unit, detail: `${seats} seats from ${from} to ${to}` })
      continue
    }
    capacity[source] = (capacity[source] ?? 0) - seats
    capacity[unit * categoryCount + to] = (capacity[unit * categoryCount + to] ?? 0) + seats
  }
  return findings
}

/** Not more seats than there are; each for someone who chose the unit and belongs to the category; none left that had to move. */
function checkSeats({ input, result }: PublishedRun, tables: Tables, capacity: Int32Array): Finding[] {
  const findings: Finding[] = []
  const left = capacity.slice()
  for (const [candidate, seat] of result.seats.entries()) {
    if (seat === null) continue
    const { unit, category } = seat
    if (!input.units[unit] || category >= tables.categoryCount || placeOf(tables, candidate, unit) === -1) {
      findings.push({ check: 'eligibility', candidate, unit, detail: 'a unit that this row does not compete for' })
      continue
    }
    if (category !== 0 && tables.categoryOf[candidate] !== category) {
      findings.push({ check: 'eligibility', candidate, unit, detail: 'a seat of another category' })
    }
    const row = unit * tables.categoryCount + category
    left[row] = (left[row] ?? 0) - 1
    if (left[row] === -1) findings.push({ check: 'capacity', unit, detail: `more seats than ${capacity[row]}` })
  }
  for (let unit = 0; unit < tables.unitCount; unit++) {
    for (const { from } of input.moves) {
      const vacant = left[unit * tables.categoryCount + from] ?? 0
      if (vacant > 0) findings.push({ check: 'moves', unit, detail: `${vacant} vacant seats were not moved` })
    }
  }
  return findings
}

/** The place of the unit among those for which a candidate competes, in `wanted`; -1 if it is none. */
function placeOf({ start, wanted }: Tables, candidate: number, unit: number): number {
  const end = start[candidate + 1] ?? 0
  for (let place = start[candidate] ?? 0; place < end; place++) if (wanted[place] === unit) return place
  return -1
}

/** The categories for which a person competes are the open one and the own one, one after the other; then -1. */
function nextOf(category: number, own: number): number {
  return category === 0 && own !== 0 ? own : -1
}

/** Holders of a seat from the round before have it, or a better one: they compete for nothing else. */
function checkHeld({ input, result }: PublishedRun, _tables: Tables): Finding[] {
  return input.candidates.flatMap(({ held }, candidate) =>
    held && result.seats[candidate] === null ? [{ check: 'held' as const, candidate, detail: 'lost the seat' }] : [],
  )
}

/** Runs over the units that a candidate wants more than what the result gives. */
function betterUnits(
  { result }: PublishedRun,
  tables: Tables,
  visit: (candidate: number, place: number) => void,
): void {
  for (const [candidate, seat] of result.seats.entries()) {
    const end = tables.start[candidate + 1] ?? 0
    for (let place = tables.start[candidate] ?? 0; place < end; place++) {
      if (tables.wanted[place] === seat?.unit) break
      visit(candidate, place)
    }
  }
}

/**
 * No one wants a unit more where a person with less merit has a seat that could be theirs: the category is open to them, and they are in all
 * groups of that person, so that no guaranteed minimum would lose. Seats held from the round before are not open to others.
 */
function checkEnvy(run: PublishedRun, tables: Tables): Finding[] {
  const { setCount, categoryCount, categoryOf, groupsOf, heldUnit, heldCategory, wanted, rank } = tables
  const worst = new Int32Array(tables.unitCount * categoryCount * setCount).fill(-1)
  const vacant = tables.capacity.slice()
  for (const { unit, from, to, seats } of run.result.moved) {
    vacant[unit * categoryCount + from] = (vacant[unit * categoryCount + from] ?? 0) - seats
    vacant[unit * categoryCount + to] = (vacant[unit * categoryCount + to] ?? 0) + seats
  }
  for (const [candidate, seat] of run.result.seats.entries()) {
    if (seat === null) continue
    const row = seat.unit * categoryCount + seat.category
    vacant[row] = (vacant[row] ?? 0) - 1
    if (heldUnit[candidate] === seat.unit && heldCategory[candidate] === seat.category) continue
    const place = placeOf(tables, candidate, seat.unit)
    const own = groupsOf[candidate] ?? 0
    for (let set = 0; set < setCount; set++) {
      if ((set & own) === own)
        worst[row * setCount + set] = Math.max(worst[row * setCount + set] ?? -1, rank[place] ?? 0)
    }
  }
  const findings: Finding[] = []
  betterUnits(run, tables, (candidate, place) => {
    const unit = wanted[place] ?? 0
    for (let category = 0; category !== -1; category = nextOf(category, categoryOf[candidate] ?? 0)) {
      const row = unit * categoryCount + category
      if ((vacant[row] ?? 0) > 0) findings.push({ check: 'envy', candidate, unit, detail: 'a seat is vacant' })
      else if ((worst[row * setCount + (groupsOf[candidate] ?? 0)] ?? -1) > (rank[place] ?? 0)) {
        findings.push({ check: 'envy', candidate, unit, detail: 'a person with less merit has a seat' })
      }
    }
  })
  return findings
}

/** Of each category at each unit, as many guaranteed seats are filled as there are people for them who want the unit. */
function checkGuarantees(run: PublishedRun, tables: Tables, capacity: Int32Array): Finding[] {
  const { setCount, categoryCount, categoryOf, groupsOf, guaranteed, heldUnit, heldCategory, wanted } = tables
  const rows = capacity.length
  const [having, holding, wanting] = [0, 1, 2].map(() => new Int32Array(rows * setCount)) as [
    Int32Array,
    Int32Array,
    Int32Array,
  ]
  const holders = new Int32Array(rows)
  const add = (counts: Int32Array, row: number, candidate: number) => {
    const at = row * setCount + (groupsOf[candidate] ?? 0)
    counts[at] = (counts[at] ?? 0) + 1
  }
  const want = (candidate: number, unit: number) => {
    for (let category = 0; category !== -1; category = nextOf(category, categoryOf[candidate] ?? 0)) {
      add(wanting, unit * categoryCount + category, candidate)
    }
  }
  for (const [candidate, seat] of run.result.seats.entries()) {
    if (seat === null) continue
    const row = seat.unit * categoryCount + seat.category
    add(having, row, candidate)
    // Holders of open seats have been placed before the seats of the categories.
    if (seat.category === 0) add(wanting, row, candidate)
    else want(candidate, seat.unit)
    if (heldUnit[candidate] === seat.unit && heldCategory[candidate] === seat.category) {
      add(holding, row, candidate)
      holders[row] = (holders[row] ?? 0) + 1
    }
  }
  betterUnits(run, tables, (candidate, place) => want(candidate, wanted[place] ?? 0))
  const findings: Finding[] = []
  for (let row = 0; row < rows; row++) {
    const limits = guaranteed[row] ?? new Int32Array(setCount)
    if (limits[setCount - 1] === 0) continue
    const filledBy = (counts: Int32Array) =>
      largestFilling(counts.subarray(row * setCount, (row + 1) * setCount), limits)
    const others = (capacity[row] ?? 0) - (holders[row] ?? 0)
    const possible = Math.min(filledBy(wanting), filledBy(holding) + others)
    if (filledBy(having) >= possible) continue
    const unit = Math.floor(row / categoryCount)
    findings.push({
      check: 'guarantee',
      unit,
      detail: `${filledBy(having)} of ${possible} guaranteed seats are filled`,
    })
  }
  return findings
}

/** How many guaranteed seats persons can fill at most, each one: the least, over all sets of groups, of the seats of the set and those outside it. */
function largestFilling(persons: Int32Array, limits: Int32Array): number {
  let least = Number.POSITIVE_INFINITY
  for (let set = 0; set < limits.length; set++) {
    let outside = 0
    for (let own = 1; own < persons.length; own++) if ((own & set) !== own) outside += persons[own] ?? 0
    least = Math.min(least, outside + (limits[set] ?? 0))
  }
  return least
}
