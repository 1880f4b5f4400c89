import type { ExportFile } from '../../payload-types.ts'

/** Why a file is closed that was made with other roles or limits, for its page and a download. */
const OTHER_RIGHTS = 'Your roles or limits have changed since this file was made. Export the list again.'

/** Files from before their rights were stored. */
const UNKNOWN_RIGHTS =
  'This file was made before the portal was updated. The portal cannot check whether you may still read all of it. Export the list again.'

/**
 * Why a file that is ready is closed: the rights of its maker have changed since, or are not known; null if it is open. `rights` are
 * those of now.
 */
export function outdatedText(
  { state, rights: made }: Pick<ExportFile, 'state' | 'rights'>,
  rights: string,
): string | null {
  if (state !== 'ready' || made === rights) return null
  return made ? OTHER_RIGHTS : UNKNOWN_RIGHTS
}
