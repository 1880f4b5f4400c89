import { type TypedNumber, typedNumbers } from '@pravesh/shared/content/typed-numbers'
import { SENTENCE_END } from '../published/sentences.ts'
import type { PresentNumbers } from './computed-numbers.ts'

/** A typed number that is none of the numbers that its sentence is about. */
export interface Contradiction {
  sentence: string
  number: TypedNumber
  /** What the portal has instead. */
  known: readonly PresentNumbers[]
}

/**
 * The typed numbers of a paragraph that contradict computed ones. A sentence about several of them may state a number of
 * any, because it is not known which one it means.
 */
export function contradictions(paragraph: string, numbers: readonly PresentNumbers[]): Contradiction[] {
  return paragraph.split(SENTENCE_END).flatMap((sentence) =>
    typedNumbers(sentence).flatMap((number) => {
      const known = numbers.filter(
        ({ about, unit, values }) => unit === number.unit && values.length > 0 && about.test(sentence),
      )
      const agrees = known.length === 0 || known.some(({ values }) => values.includes(number.value))
      return agrees ? [] : [{ sentence, number, known }]
    }),
  )
}
