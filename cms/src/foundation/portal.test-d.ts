/** Type tests: each marked line must not compile. Nothing runs them. */
import type { Payload } from 'payload'
import type { featureParts } from '../features.ts'
import { inCustom, type Portal, portalOf } from './portal.ts'

declare const payload: Payload
declare const portal: Portal
declare const parts: typeof featureParts

export function members(): void {
  portalOf(payload).publisher?.queued satisfies number | undefined
  // @ts-expect-error
  portalOf(payload).publishr
  // @ts-expect-error
  portalOf(payload).publisher.queued
  portalOf(payload).lastApplicationNumber = 1
  portalOf(payload).lastApplicationNumber = undefined
  // @ts-expect-error
  portalOf(payload).lastApplicationNumber = '1'
  // @ts-expect-error
  portalOf(payload).env = undefined
  portalOf(payload.config).env satisfies Portal['env']
  // @ts-expect-error
  portalOf(payload.db)
}

// @ts-expect-error
export const { publishr } = portalOf(payload)

export function completePortals(): void {
  const { env, storage, features, pages, pageNames } = portal
  inCustom({ env, storage, features, pages, pageNames, ...parts })
  // @ts-expect-error
  inCustom({ env, storage, features, pageNames, ...parts })
  const { feeAccounts, ...others } = parts
  // @ts-expect-error
  inCustom({ env, storage, features, pages, pageNames, ...others })
  // @ts-expect-error
  inCustom({ env, storage, features, pages, pageNames, ...others, feeAccounts: feeAccounts.find })
  // @ts-expect-error
  inCustom({ env, storage, features, pages, pageNames, ...parts, publishr: undefined })
}

export const misspelled = {
  // @ts-expect-error
  feeAccount: portal.feeAccounts,
} satisfies Partial<Portal>
