import path from 'node:path'
import { type RunningPortal, startPortal } from '../lib/running-portal.ts'
import { administratorOf } from '../lib/seeded-portal.ts'
import { root } from '../lib/step.ts'
import { filledFolder } from './filled-folder.ts'

/** `BENCH_ORDERS=folder` caches the portals there across runs. */
const CACHE = process.env.BENCH_ORDERS

/** The folder of a stopped portal with that many orders and their parcels. */
export function ordersFolder(orders: number): Promise<string> {
  return filledFolder({
    title: `Filling a portal with ${orders} orders`,
    script: [path.join(root, 'scripts/bench/orders-run.ts'), 'prepare', String(orders)],
    count: orders,
    cache: CACHE,
  })
}

export function openOrders(folder: string): Promise<RunningPortal> {
  return startPortal({ administrator: administratorOf(folder), keepIn: folder })
}
