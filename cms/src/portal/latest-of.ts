/** The latest of some timestamps (ISO 8601); null without one. */
export function latestOf(times: readonly (string | null | undefined)[]): string | null {
  return times.filter((time) => typeof time === 'string').reduce<string | null>((a, b) => (a && a > b ? a : b), null)
}
