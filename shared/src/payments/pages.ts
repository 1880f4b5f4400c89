import { paths } from '../site/paths.ts'
import { shell } from '../site/shells.ts'

/** Where the browser returns to from a payment. */
export const paymentPages = [shell('success', paths.success), shell('failure', paths.failure)]
