import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '../../cms/src/pdf/chromium/find-chromium.ts'

/** Starts a Chromium for a script. The caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findChromium()
  return chromium.launch({ executablePath, args, env })
}
