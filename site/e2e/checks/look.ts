import type { Page } from 'playwright/test'

/** A check of the page as it is; `where` names its state in the failure. */
export type Check = (page: Page, where: string) => Promise<void>

export type Look = (where: string) => Promise<void>

/** Makes all these checks, in this order, in one state of the page after the other. */
export function lookWith(page: Page, checks: readonly Check[]): Look {
  return async (where) => {
    for (const check of checks) await check(page, where)
  }
}
