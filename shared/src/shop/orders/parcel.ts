/** Weight and size of a parcel. (spec 1, 9: weight is rounded up by quantity) */
interface Packed {
  units: number
  /** Of one copy; null if not measured. */
  weightGrams: number | null
  lengthCm: number | null
  widthCm: number | null
  heightCm: number | null
}

export interface Parcel {
  /** Rounded up to whole kilograms. */
  weightGrams: number
  lengthCm: number
  widthCm: number
  heightCm: number
}

export const GRAMS_PER_KILOGRAM = 1000

/** An ordinary textbook; stands for books that are not measured. */
const TYPICAL = { weightGrams: 500, lengthCm: 24, widthCm: 18, heightCm: 2 } as const

/** The parcel of all copies on one pile. */
export function parcelOf(lines: readonly Packed[]): Parcel {
  return {
    weightGrams: Math.ceil(gramsOf(lines) / GRAMS_PER_KILOGRAM) * GRAMS_PER_KILOGRAM,
    lengthCm: Math.max(...lines.map(({ lengthCm }) => lengthCm || TYPICAL.lengthCm)),
    widthCm: Math.max(...lines.map(({ widthCm }) => widthCm || TYPICAL.widthCm)),
    heightCm: round(sum(lines, ({ units, heightCm }) => units * (heightCm || TYPICAL.heightCm))),
  }
}

/** The weight of all copies in grams. */
export function gramsOf(lines: readonly Pick<Packed, 'units' | 'weightGrams'>[]): number {
  return sum(lines, ({ units, weightGrams }) => units * (weightGrams || TYPICAL.weightGrams))
}

function sum<Line>(lines: readonly Line[], of: (line: Line) => number): number {
  return lines.reduce((total, line) => total + of(line), 0)
}

/** Thicknesses have at most two decimals. */
function round(centimetres: number): number {
  return Math.round(centimetres * 100) / 100
}
