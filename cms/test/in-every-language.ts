import { LOCALES } from '@pravesh/shared/platform/locale'
import { afterAll, beforeAll } from 'vitest'
import { portalOf } from '../src/foundation/portal.ts'
import type { Env } from '../src/foundation/settings/env.ts'
import type { TestPortal } from './start-test-portal.ts'

/** Lets the messages of a test be in every language. */
export function inEveryLanguage(portal: TestPortal): void {
  let before: Env
  beforeAll(() => {
    before = portalOf(portal.payload).env
    portalOf(portal.payload).env = { ...before, languages: [...LOCALES] }
  })
  afterAll(() => {
    portalOf(portal.payload).env = before
  })
}
