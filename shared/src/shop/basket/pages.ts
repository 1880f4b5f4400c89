import { paths } from '../../site/paths.ts'
import { shell } from '../../site/shells.ts'

/** The basket of the visitor or student. */
export const basketPage = shell('basket', paths.basket)
