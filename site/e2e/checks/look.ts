import type { Page } from 'playwright/test'

/** Checks the current state of the page; `where` names the state in failures. */
export type Check = (page: Page, where: string) => Promise<void>

export type Look = (where: string) => Promise<void>

/** Returns a function that runs all checks in order on the current state of the page. */
export function lookWith(page: Page, checks: readonly Check[]): Look {
  return async (where) => {
    for (const check of checks) await check(page, where)
  }
}
