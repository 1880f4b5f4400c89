import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningPortal, startPortal } from '../lib/running-portal.ts'
import { administratorOf, seededTemplate } from '../lib/seeded-portal.ts'
import { root, step } from '../lib/step.ts'
import { shopSettings } from './shop.ts'

/** `BENCH_ORDERS=folder` caches the portals there across runs. */
const CACHE = process.env.BENCH_ORDERS

/** The folder of a stopped portal with that many orders and their parcels. */
export async function ordersFolder(orders: number): Promise<string> {
  const cached = CACHE && path.join(CACHE, String(orders))
  if (cached && existsSync(cached)) return cached
  const template = await seededTemplate()
  const folder = cached || (await mkdtemp(path.join(tmpdir(), 'pravesh-orders-')))
  await cp(path.join(template, 'portal'), folder, { recursive: true, preserveTimestamps: true })
  await cp(path.join(template, 'administrator.json'), path.join(folder, 'administrator.json'))
  const command = [process.execPath, path.join(root, 'scripts/bench/orders-run.ts'), 'prepare', String(orders)]
  await step(`Filling a portal with ${orders} orders`, command, { env: shopSettings(folder), quiet: true })
  return folder
}

export function openOrders(folder: string): Promise<RunningPortal> {
  return startPortal({ administrator: administratorOf(folder), keepIn: folder })
}

/** Removes a folder, except a cached one. */
export async function removeOrders(folder: string): Promise<void> {
  if (!CACHE) await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}
