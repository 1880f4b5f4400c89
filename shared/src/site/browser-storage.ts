const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long an entry stays: seconds of a cookie, until the tab is closed, until the logout, or until it is deleted. */
type Lifetime = number | 'tab' | 'logout' | 'deleted'

interface Entry {
  kind: 'cookie' | 'storage'
  /** Names as in the browser; `…` stands for what differs. */
  names: readonly string[]
  lifetime: Lifetime
}

/**
 * Everything that public and student pages store in a browser. The page of cookies is made of it, and tests compare it with what
 * browsers hold. Entries of the admin are not among them.
 */
export const BROWSER_STORAGE = {
  session: { kind: 'cookie', names: ['_pravesh_user_access_token'], lifetime: DAY },
  phone: { kind: 'cookie', names: ['_pravesh_phone_verification'], lifetime: 30 * MINUTE },
  registration: { kind: 'cookie', names: ['_pravesh_registration'], lifetime: HOUR },
  devices: { kind: 'cookie', names: ['_pravesh_devices'], lifetime: 365 * DAY },
  request: { kind: 'cookie', names: ['_pravesh_request'], lifetime: 30 * MINUTE },
  loggedIn: { kind: 'storage', names: ['_pravesh_user_logged_in'], lifetime: 'logout' },
  language: { kind: 'storage', names: ['language', 'typed'], lifetime: 'deleted' },
  draftOfAccount: { kind: 'storage', names: ['pravesh-registration'], lifetime: 'tab' },
  basket: { kind: 'storage', names: ['pravesh-basket'], lifetime: 'deleted' },
  tips: { kind: 'storage', names: ['pravesh-dashboard-visits'], lifetime: 'deleted' },
  student: { kind: 'storage', names: ['pravesh-student:…'], lifetime: 'logout' },
} as const satisfies Record<string, Entry>
export type BrowserEntry = keyof typeof BROWSER_STORAGE

/** The entry of a cookie or of a key in local or session storage; undefined if the page of cookies does not name it. */
export function entryNamed(name: string, kind: Entry['kind']): BrowserEntry | undefined {
  return (Object.keys(BROWSER_STORAGE) as BrowserEntry[]).find(
    (key) =>
      BROWSER_STORAGE[key].kind === kind &&
      BROWSER_STORAGE[key].names.some((each) =>
        each.endsWith('…') ? name.startsWith(each.slice(0, -1)) : name === each,
      ),
  )
}
