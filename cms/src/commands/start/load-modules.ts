import { setImmediate } from 'node:timers/promises'

/**
 * What the portal's modules import, so that none of the steps takes long. A step that is missing here is part of a later one.
 */
const STEPS: readonly (() => Promise<unknown>)[] = [
  () => import('../../foundation/log/log.ts'),
  () => import('payload'),
  () => import('@payloadcms/db-sqlite'),
  () => import('@payloadcms/richtext-lexical'),
  () => import('sharp'),
  () => import('next'),
  () => import('../../staff/feature.ts'),
  () => import('../../messaging/feature.ts'),
  () => import('../../storage/uploads/checks/feature.ts'),
  () => import('../../pdf/feature.ts'),
  () => import('../../operations/feature.ts'),
  () => import('../../accounts/feature.ts'),
  () => import('../../content/feature.ts'),
  () => import('../../contact/feature.ts'),
  () => import('../../payments/feature.ts'),
  () => import('../../documents/feature.ts'),
  () => import('../../fees/feature.ts'),
  () => import('../../admissions/feature.ts'),
  () => import('../../shop/feature.ts'),
  () => import('../../learning/feature.ts'),
  () => import('../../student/feature.ts'),
  () => import('../../demo/seed-demo.ts'),
  () => import('../../features.ts'),
  () => import('../../portal-config.ts'),
  () => import('./open-portal.ts'),
]

/** Turns of the event loop in which a new connection is accepted, its request is read, and others are answered. */
const TURNS = 3

/** Loads the portal's modules in steps, between which requests are answered: together they hold the event loop for a second. */
export async function loadModules(): Promise<void> {
  for (const load of STEPS) {
    for (let turn = 0; turn < TURNS; turn++) await setImmediate()
    await load()
  }
}
