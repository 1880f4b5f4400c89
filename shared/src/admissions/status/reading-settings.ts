/** Which decisions need a second reader. (decision 0086) */

export interface ReadingSettings {
  /** Whether rejections, and the sample of approvals, need a second reader. */
  isOn: boolean
  /** Percentage of approvals that are drawn. */
  samplePercent: number
}

export const DEFAULT_READING_SETTINGS: ReadingSettings = { isOn: false, samplePercent: 5 }

/** Digits of a hash that are compared with the percentage. */
const DIGITS = 8
const HEX = 16
const ALL = 100

/** Whether an application is in the sample, by the keyed hash of the seed and its id, in hexadecimal. */
export function isDrawnBy(hash: string, samplePercent: number): boolean {
  return (Number.parseInt(hash.slice(0, DIGITS), HEX) / HEX ** DIGITS) * ALL < samplePercent
}
