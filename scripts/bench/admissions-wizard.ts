import { SESSION } from '@pravesh/shared/accounts/sign-in'
import { enrollPath } from '@pravesh/shared/courses/enroll-path'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { launchBrowser } from '../lib/browser.ts'
import { measureWeight } from '../lib/measure-weight.ts'
import type { RunningPortal } from '../lib/running-portal.ts'
import { PHONE } from '../lib/screens.ts'
import type { Applicant } from './admissions-students.ts'
import type { Row } from './report.ts'
import { median } from './statistics.ts'

const ROUNDS = 5
const CPU_SLOWDOWN = 4
/** Lighthouse's slow 4G (1.6 Mbit/s, 150 ms) with its adjustments for DevTools throttling. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
const TIMEOUT_MS = 120_000

/** Transfer size of the application form, and time until a student on a slow phone can type into it. */
export async function benchWizard({ origin }: RunningPortal, [applicant]: readonly Applicant[]): Promise<Row[]> {
  if (applicant === undefined) throw new Error('The portal has no students.')
  const screen = loggedIn(origin, applicant)
  const address = origin + enrollPath('BED')
  const browser = await launchBrowser()
  try {
    const weight = await measureWeight(browser, { address, screen, scroll: false })
    const took: number[] = []
    for (let round = 0; round < ROUNDS; round++) took.push(await timeToForm(browser, screen, address))
    const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
    const { script, document, style, font, requests } = weight
    const all = kilobytes(script + document + style + font)
    return [
      {
        measure: 'Wizard page, compressed',
        figure: `${kilobytes(script)} script, ${all} in all, ${requests} requests`,
      },
      {
        measure: 'Wizard, first visit, CPU ÷ 4 and slow 4G: time to interactive',
        figure: `${(median(took) / 1000).toFixed(1)} s`,
      },
    ]
  } finally {
    await browser.close()
  }
}

/** Context options with the session of a student. */
function loggedIn(origin: string, { token }: Applicant): BrowserContextOptions {
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

async function timeToForm(browser: Browser, screen: BrowserContextOptions, address: string): Promise<number> {
  const context = await browser.newContext(screen)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const started = performance.now()
    await page.goto(address, { waitUntil: 'commit', timeout: TIMEOUT_MS })
    const field = page.locator('main form input:enabled').first()
    await field.waitFor({ timeout: TIMEOUT_MS })
    // A busy page does not handle the focus, so this resolves when it responds.
    await field.focus({ timeout: TIMEOUT_MS })
    return performance.now() - started
  } finally {
    await context.close()
  }
}
