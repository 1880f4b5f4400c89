/** One attempt to make a picture smaller. */
export interface ShrinkStep {
  width: number
  height: number
  /** JPEG quality, from 0 to 1. */
  quality: number
}

interface ShrinkOptions {
  width: number
  height: number
  /** Longer side of the largest attempt, in pixels. */
  maxSide: number
}

const QUALITIES = [0.9, 0.8, 0.7, 0.6]
const SCALE_FACTOR = 0.8
const SIZES = 8

/**
 * Attempts from best to smallest: lowers the quality at each size before reducing the size. Preserves the aspect ratio.
 */
export function shrinkSteps({ width, height, maxSide }: ShrinkOptions): ShrinkStep[] {
  const first = Math.min(1, maxSide / Math.max(width, height))
  return Array.from({ length: SIZES }, (_, index) => first * SCALE_FACTOR ** index).flatMap((scale) =>
    QUALITIES.map((quality) => ({
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      quality,
    })),
  )
}

/** Returns the first result of at most `maxBytes`; null if there is none. */
export async function firstThatFits(
  steps: readonly ShrinkStep[],
  maxBytes: number,
  make: (step: ShrinkStep) => Promise<Blob | null>,
): Promise<Blob | null> {
  for (const step of steps) {
    const result = await make(step)
    if (result !== null && result.size <= maxBytes) return result
  }
  return null
}
