/** Scores are whole numbers of ten-thousandths of a point: a percentage of 73.4 is 734,000. */
const POINT = 10_000

/** A score with what it is made of, as applicant and officer see it. */
export interface Score<Part> {
  score: number
  parts: readonly Part[]
}

/** A fraction in ten-thousandths, halves rounded up. */
export function inTenThousandths(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator * BigInt(POINT) + denominator) / (2n * denominator))
}

/** A mark as a percentage, in ten-thousandths. */
export function percentage({ obtained, full }: { obtained: number; full: number }): number {
  return inTenThousandths(inHundredths(obtained) * 100n, inHundredths(full))
}

/** Marks have at most two decimals, such as half marks. */
const inHundredths = (mark: number) => BigInt(Math.round(mark * 100))

/** The sum of marks as percentages, each with a weight, as one fraction. */
export function sumOfPercentages(marks: readonly { obtained: number; full: number; weight: bigint }[]): {
  numerator: bigint
  denominator: bigint
} {
  let [numerator, denominator] = [0n, 1n]
  for (const { obtained, full, weight } of marks) {
    const [part, whole] = [inHundredths(obtained), inHundredths(full)]
    numerator = numerator * whole + 100n * weight * part * denominator
    denominator *= whole
  }
  return { numerator, denominator }
}
