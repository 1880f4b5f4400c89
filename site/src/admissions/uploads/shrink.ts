/** A try at making a picture smaller. */
export interface ShrinkStep {
  width: number
  height: number
  /** Of the JPEG, from 0 to 1. */
  quality: number
}

interface ShrinkOptions {
  width: number
  height: number
  /** The longest side that is of any use. */
  longest: number
}

const QUALITIES = [0.9, 0.8, 0.7, 0.6]
const SMALLER = 0.8
const SIZES = 8

/** Tries from best to smallest: at each size the quality is lowered first, then the size. The proportions stay. */
export function shrinkSteps({ width, height, longest }: ShrinkOptions): ShrinkStep[] {
  const first = Math.min(1, longest / Math.max(width, height))
  return Array.from({ length: SIZES }, (_, index) => first * SMALLER ** index).flatMap((scale) =>
    QUALITIES.map((quality) => ({
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      quality,
    })),
  )
}

/** Makes what the first step makes that is small enough; null when none is, or nothing can be made. */
export async function firstThatFits(
  steps: readonly ShrinkStep[],
  maxBytes: number,
  make: (step: ShrinkStep) => Promise<Blob | null>,
): Promise<Blob | null> {
  for (const step of steps) {
    const made = await make(step)
    if (made !== null && made.size <= maxBytes) return made
  }
  return null
}
