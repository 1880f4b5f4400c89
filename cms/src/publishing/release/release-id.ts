import type { Locale } from '@pravesh/shared/platform/locale'

/** The name of a build's release in these languages: with others, the same build has other pages. */
export function releaseId(buildId: string, [, ...further]: readonly Locale[]): string {
  return [buildId, ...further].join('-')
}
