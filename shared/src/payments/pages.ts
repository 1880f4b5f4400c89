import { paths } from '../site/paths.ts'
import { shell } from '../site/shells.ts'

/** The pages that the browser returns to after a payment. */
export const paymentPages = [shell('success', paths.success), shell('failure', paths.failure)]
