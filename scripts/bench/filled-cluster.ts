import path from 'node:path'
import type { RunningPortal } from '../lib/running-portal.ts'
import { root, step } from '../lib/step.ts'
import { administrator, type Cluster, type DatabaseName, startCluster } from './cluster.ts'
import { type Editor, signIn } from './editor.ts'
import { waitUntilIdle } from './processes.ts'

/** Applications, and as many books, orders, payments and records of each other export: `BENCH_RECORDS`. */
const RECORDS = Number(process.env.BENCH_RECORDS ?? 20_000)

export interface FilledPortal {
  cluster: Cluster
  /** The first of its processes. */
  portal: RunningPortal
  staff: Editor
}

interface FillingOptions {
  database: DatabaseName
  applicants?: number
  payers?: number
  machines?: number
}

/** Runs a measurement on a portal with that many records, at rest, and removes it. */
export async function onFilledPortal<Result>(
  { database, applicants = 0, payers = 0, machines = 1 }: FillingOptions,
  measure: (filled: FilledPortal) => Promise<Result>,
): Promise<Result> {
  const size = { books: RECORDS, applications: RECORDS, applicants, newcomers: 0, payers, machines }
  const cluster = await startCluster({ database, ...size, fill: fillRest })
  try {
    const [portal] = cluster.machines
    if (!portal) throw new Error('The portal is not running.')
    const staff = await signIn(portal.origin, administrator, cluster.proxy.origin)
    for (const { pid } of cluster.machines) await waitUntilIdle(pid)
    return await measure({ cluster, portal, staff })
  } finally {
    await cluster.remove()
  }
}

async function fillRest(env: Record<string, string>): Promise<void> {
  const command = [process.execPath, path.join(root, 'scripts/bench/exports-fill.ts'), String(RECORDS)]
  await step(`Adding ${RECORDS} orders, payments and other records`, command, { env, quiet: true })
}
