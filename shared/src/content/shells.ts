/**
 * Shells: static pages of accounts that are the same for everybody. One of them may stand for many addresses; its script
 * reads what varies. The server, the publisher and `astro dev` all go by this table. (design, "Publishing")
 */
import { SHELL_PAGES } from './pages.ts'
import { paths } from './paths.ts'

export type ShellKind = (typeof SHELL_PAGES)[number]

/** Where each shell is published. */
export const shellPaths: Record<ShellKind, string> = {
  login: paths.login,
  register: paths.register,
  'verify-account': paths.verifyAccount(),
  'activate-account': paths.activateAccount,
  'forgot-password': paths.forgotPassword,
  'reset-password': paths.resetPassword,
  'student-dashboard': paths.account,
  'student-account': paths.accountDetails,
  'student-orders': paths.orders,
  'student-settings': paths.settings,
}

/** Addresses that a shell answers besides its own. */
const others: { address: RegExp; shell: ShellKind }[] = [
  { address: /^\/verify-account\/[^/]{1,200}$/, shell: 'verify-account' },
  { address: /^\/student$/, shell: 'student-dashboard' },
]

const own = new Map<string, ShellKind>(SHELL_PAGES.map((shell) => [shellPaths[shell], shell]))

/** The shell that answers an address; null where another page does, or none. */
export function shellAt(pathname: string): ShellKind | null {
  return own.get(pathname) ?? others.find(({ address }) => address.test(pathname))?.shell ?? null
}

/** Where the shell for an address is published; null as for `shellAt`. */
export function shellPathOf(pathname: string): string | null {
  const shell = shellAt(pathname)
  return shell === null ? null : shellPaths[shell]
}
