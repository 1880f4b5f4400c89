import type { Translate } from '../platform/translate.ts'

/** The title of a due, e.g. `1st Semester`, also with the number of a second part. What staff wrote stays as it is. */
export function feeTitle(title: string, translate: Translate): string {
  return title.replace(/^.+?(?=( \(\d+\))?$)/, translate)
}
