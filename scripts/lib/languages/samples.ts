const MOST_PARAMETERS = 5

/**
 * A value that is taken for a number, a text, a list or an object: it is written as the number, and so is whatever is read from
 * it. So functions of words can be called without knowing their types.
 */
function anything(value: number): unknown {
  return new Proxy(() => undefined, {
    get: (_, name) => {
      if (name === Symbol.toPrimitive) return (hint: string) => (hint === 'string' ? String(value) : value)
      if (name === Symbol.iterator) return [][Symbol.iterator]
      return anything(value)
    },
    apply: () => anything(value),
  })
}

const numbers = (first: number) => Array.from({ length: MOST_PARAMETERS }, (_, index) => first + index)

/** Arguments for functions of words, each different from the others, and one of each for the singular. */
export const samples: { name: string; values: unknown[] }[] = [
  { name: 'several', values: numbers(71).map(anything) },
  { name: 'numbers', values: numbers(81) },
  { name: 'one', values: numbers(1) },
  { name: 'texts', values: numbers(91).map(String) },
]
