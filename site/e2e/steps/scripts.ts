import type { Page } from 'playwright/test'

/** The files of the application form that are loaded only after it. */
const LATER = /\/_astro\/(Agreement|agreement|Preview|CropDialog|submission-of)[^/]*\.js/

/** What the browser gets instead of a script. */
export type Instead = 'no answer' | 'not found'

/** Keeps the parts of the form that are loaded later from this browser. Returns what lets them through again. */
export function withoutLaterScripts(page: Page, instead: Instead): Promise<() => Promise<void>> {
  return withoutScripts(page, LATER, instead)
}

/** Keeps scripts from this browser. Returns what lets them through again. */
export async function withoutScripts(page: Page, which: RegExp, instead: Instead): Promise<() => Promise<void>> {
  await page.route(which, (route) =>
    instead === 'no answer' ? route.abort('internetdisconnected') : route.fulfill({ status: 404, body: 'Not found' }),
  )
  return () => page.unroute(which)
}
