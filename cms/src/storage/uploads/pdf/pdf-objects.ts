import type { Budget } from './budget.ts'
import type { PdfValue } from './parse-value.ts'

/** What following one reference or looking at one entry costs of the budget, in characters. */
const STEP = 20

/**
 * All objects of a PDF by number. A number can have several, because readers differ in which one they use. All methods
 * throw TooComplex when the budget is exhausted: a small file can refer to the same objects again and again.
 */
export class PdfObjects {
  private readonly byId = new Map<number, PdfValue[]>()
  private readonly budget: Budget

  constructor(budget: Budget) {
    this.budget = budget
  }

  add(id: number, value: PdfValue): void {
    const known = this.byId.get(id)
    if (known) known.push(value)
    else this.byId.set(id, [value])
  }

  *all(): Iterable<PdfValue> {
    for (const values of this.byId.values()) yield* values
  }

  /** Returns all objects that a reference can point to; any other value resolves to itself. */
  resolve(value: PdfValue): PdfValue[] {
    if (value.kind !== 'reference') return [value]
    const found = this.byId.get(value.id) ?? []
    this.budget.spend(STEP * (1 + found.length))
    return found.filter(({ kind }) => kind !== 'reference')
  }

  /** Returns all values of a dictionary key, with references resolved. */
  valuesOf(value: PdfValue, key: string): PdfValue[] {
    if (value.kind !== 'dictionary') return []
    this.budget.spend(value.entries.length)
    return value.entries.flatMap(([name, each]) => (name === key ? this.resolve(each) : []))
  }

  /** Replaces arrays by their resolved items. */
  flat(values: readonly PdfValue[]): PdfValue[] {
    return values.flatMap((value) => {
      if (value.kind !== 'array') return [value]
      this.budget.spend(value.items.length)
      return value.items.flatMap((item) => this.resolve(item))
    })
  }
}
