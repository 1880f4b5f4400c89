import { paths } from '../../site/paths.ts'
import { shell } from '../../site/shells.ts'

/** The basket of whoever opens it. */
export const basketPage = shell('basket', paths.basket)
