import type { Page } from 'playwright/test'

/** Scripts that the application form loads on demand. */
const ON_DEMAND =
  /\/_astro\/(Agreement|AgreementText|agreement|agreement-html|Preview|CropDialog|submission-of)\.[^/]*\.js/

/** How the request for a script fails. */
export type Failure = 'offline' | 'not found'

/** Blocks the scripts that the form loads on demand. Returns a function that unblocks them. */
export function blockOnDemandScripts(page: Page, failure: Failure): Promise<() => Promise<void>> {
  return blockScripts(page, ON_DEMAND, failure)
}

/** Blocks scripts. Returns a function that unblocks them. */
export async function blockScripts(page: Page, which: RegExp, failure: Failure): Promise<() => Promise<void>> {
  await page.route(which, (route) =>
    failure === 'offline' ? route.abort('internetdisconnected') : route.fulfill({ status: 404, body: 'Not found' }),
  )
  return () => page.unroute(which)
}
