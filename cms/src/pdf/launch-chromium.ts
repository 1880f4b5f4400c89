import type { Browser } from 'playwright-core'
import { findChromium } from './chromium/find-chromium.ts'

/** No name resolves, so that no request leaves even if a page made one. */
const NO_NETWORK = '--host-resolver-rules=MAP * ~NOTFOUND'

/** Time for the start, in milliseconds. */
const START_TIMEOUT_MS = 30_000

/** Starts a Chromium for documents. Its library loads with it, because most processes never print. */
export async function launchChromium(): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  const { executablePath, args, env } = await findChromium()
  return chromium.launch({
    executablePath,
    args: [...args, NO_NETWORK, '--font-render-hinting=none'],
    env,
    timeout: START_TIMEOUT_MS,
    // The portal ends it when it stops itself.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}
