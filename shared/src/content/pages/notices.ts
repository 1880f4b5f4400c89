import { paths } from '../../site/paths.ts'
import { shell } from '../../site/shells.ts'

export const somethingWrongPage = shell('something-wrong', paths.somethingWrong)
export const notFoundPage = shell('not-found', paths.notFound)
