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
  enroll: paths.enrollAs('BED'),
  'application-status': paths.application,
  'application-update': paths.applicationUpdate(),
  'application-success': paths.applicationSuccess,
  'not-approved': paths.notApproved,
}

/** Addresses that a shell answers besides its own. */
const others: { address: RegExp; shell: ShellKind }[] = [
  { address: /^\/verify-account\/[^/]{1,200}$/, shell: 'verify-account' },
  { address: /^\/student$/, shell: 'student-dashboard' },
  { address: /^\/courses\/[^/]{1,200}\/enroll$/, shell: 'enroll' },
  { address: /^\/enroll\/(?:DLED|DPHARM)-course$/, shell: 'enroll' },
  // Whether the course is one of ours, and the application one's own, is for the page to find out. (spec 3, 2.2)
  { address: /^\/student\/[^/]{1,40}\/application\/[^/]{1,200}\/update$/, shell: 'application-update' },
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
