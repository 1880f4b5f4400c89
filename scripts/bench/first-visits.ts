import { SESSION } from '@pravesh/shared/accounts/session'
import { enrollPath } from '@pravesh/shared/courses/enroll-path'
import { paths } from '@pravesh/shared/site/paths'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../lib/browser.ts'
import type { RunningPortal } from '../lib/running-portal.ts'
import { PHONE } from '../lib/screens.ts'
import { SLOW_PHONE, slowDown } from '../lib/slow-phone.ts'
import type { Enrolled } from './admissions-students.ts'
import { judged, type Row } from './report.ts'
import { median } from './statistics.ts'

/** Each is another student's: what is typed becomes a draft, with which the next visit would not be a first one. */
export const ROUNDS = 5
const TIMEOUT_MS = 120_000
const FIELD = 'main form :is(input, select):enabled'

interface FirstVisit {
  name: string
  path: string
  /** The first field that takes input, or the first content of the student. */
  ready: string
  /** A field in which typed text must stay when the page is hydrated. */
  kept?: string
  /** The title starts with this once the page reacts to its buttons; by default it does once its island is hydrated. */
  title?: string
  by: 'visitor' | 'applicant' | 'admitted student'
  /** Goals in seconds, and in bytes of script before that. */
  seconds?: number
  script?: number
}

const VISITS: FirstVisit[] = [
  {
    name: 'Application form',
    path: enrollPath('BED'),
    ready: FIELD,
    kept: '[name=applicantName]',
    title: 'Step 1',
    by: 'applicant',
    seconds: 1.5,
    script: 95_000,
  },
  { name: 'Login', path: paths.login, ready: FIELD, kept: '[name=email]', by: 'visitor', seconds: 1.1 },
  { name: 'Registration', path: paths.register, ready: FIELD, kept: '[name=name]', by: 'visitor' },
  {
    name: 'Dashboard',
    path: paths.account,
    ready: '#app :is(.application, .empty-state)',
    by: 'applicant',
    seconds: 1.5,
  },
  {
    name: 'Dashboard with fees',
    path: paths.account,
    ready: '#app .fee-section',
    by: 'admitted student',
    seconds: 1.5,
  },
]

interface Timing {
  /** In milliseconds since the start of the navigation. */
  painted: number
  ready: number
  /** The page reacts to its buttons. */
  hydrated: number
  /** Bytes that the page's own scripts transfer, without those loaded when the browser is idle. */
  script: number
}

/** First visits with an empty cache on a slow phone: when a page is painted, takes input and reacts to it. */
export async function benchFirstVisits(
  { origin }: RunningPortal,
  { applicants, admittedToken }: Enrolled,
): Promise<Row[]> {
  if (applicants.length < ROUNDS) throw new Error('The portal has too few students.')
  const browser = await launchBrowser()
  try {
    const rows: Row[] = []
    for (const visit of VISITS) {
      const timings: Timing[] = []
      for (const { token } of applicants.slice(0, ROUNDS)) {
        const screens = {
          visitor: PHONE,
          applicant: loggedIn(origin, token),
          'admitted student': loggedIn(origin, admittedToken),
        }
        const screen = screens[visit.by]
        timings.push(await timingOf(browser, screen, { origin, visit }))
      }
      rows.push(...rowsOf(visit, timings))
    }
    return rows
  } finally {
    await browser.close()
  }
}

function rowsOf({ name, seconds, script }: FirstVisit, timings: readonly Timing[]): Row[] {
  const of = (key: keyof Timing) => median(timings.map((timing) => timing[key]))
  const s = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
  const row = (measure: string, figure: string, target?: { text: string; met: boolean }) =>
    target ? judged(measure, figure, target) : { measure, figure }
  const when = `${name}, first visit, ${SLOW_PHONE}`
  return [
    row(
      `${when}: usable (painted, hydrated)`,
      `${s(of('ready'))} (${s(of('painted'))}, ${s(of('hydrated'))})`,
      seconds === undefined ? undefined : { text: `≤ ${seconds} s`, met: of('ready') <= seconds * 1000 },
    ),
    row(
      `${name}: script, compressed`,
      kB(of('script')),
      script === undefined ? undefined : { text: `≤ ${kB(script)}`, met: of('script') <= script },
    ),
  ]
}

/** Context options with the session of a student. */
function loggedIn(origin: string, token: string): BrowserContextOptions {
  const expires = Math.floor(Date.now() / 1000) + SESSION.seconds
  const cookie = { name: SESSION.cookie, value: token, domain: 'localhost', path: '/', expires }
  return {
    ...PHONE,
    storageState: {
      cookies: [{ ...cookie, httpOnly: true, secure: false, sameSite: 'Lax' }],
      origins: [{ origin, localStorage: [{ name: SESSION.flag, value: String(expires * 1000) }] }],
    },
  }
}

async function timingOf(
  browser: Browser,
  screen: BrowserContextOptions,
  { origin, visit }: { origin: string; visit: FirstVisit },
): Promise<Timing> {
  const context = await browser.newContext(screen)
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.addInitScript(recordTimes, visit)
    await page.goto(origin + visit.path, { waitUntil: 'commit', timeout: TIMEOUT_MS })
    await page.waitForFunction(() => 'ready' in window && 'hydrated' in window, null, { timeout: TIMEOUT_MS })
    if (visit.kept && (await page.locator(visit.kept).inputValue()) !== 'TYPED')
      throw new Error(`${visit.name} has lost what was typed before it was hydrated.`)
    return await recorded(page)
  } finally {
    await context.close()
  }
}

/** Runs in the page: records when an element can be used, types into a field, and records when the page reacts. */
function recordTimes({ ready, kept, title = '' }: FirstVisit): void {
  const record = (name: string, isNow: () => boolean) => {
    if (isNow()) Object.assign(window, { [name]: performance.now() })
    else requestAnimationFrame(() => record(name, isNow))
  }
  record('ready', () => {
    if (document.querySelector(ready)?.checkVisibility() !== true) return false
    if (kept === undefined) return true
    // It may follow the first field in a later packet.
    const field = document.querySelector<HTMLInputElement>(kept)
    if (field) field.value = 'TYPED'
    return field !== null
  })
  record(
    'hydrated',
    () => document.querySelector('astro-island:not([ssr])') !== null && document.title.startsWith(title),
  )
}

function recorded(page: Page): Promise<Timing> {
  return page.evaluate(() => {
    const { ready, hydrated } = window as unknown as { ready: number; hydrated: number }
    const atOnce = [...document.querySelectorAll<HTMLElement>('script[src], link[rel=modulepreload]')].map(
      (element) => new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', location.href).href,
    )
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = resources.filter(({ name }) => atOnce.includes(name))
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      ready,
      hydrated,
      script: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    }
  })
}
