import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { failureRow } from './mix-failures.ts'
import type { Crowd } from './mix-journeys.ts'
import { openLoad } from './mix-load.ts'
import type { Row } from './report.ts'
import { ms, quantile } from './statistics.ts'

/** Load before the first and after the last restart. */
const MARGIN_MS = 2_000

/** Restarts each machine once the previous one is ready again, while people use the portals. */
export async function benchRestart(cluster: Cluster, crowd: Crowd, journeysPerSecond: number): Promise<Row[]> {
  await cluster.proxy.use(cluster.machines.map(({ origin }) => origin))
  let isOver = false
  const restarts = restartAll(cluster).finally(() => {
    isOver = true
  })
  const [{ sent }, took] = await Promise.all([
    openLoad({ cluster, crowd, isOver: () => isOver }, journeysPerSecond),
    restarts,
  ])
  const answered = sent.filter(({ error }) => error === '').map((each) => each.took)
  const restarted = `${took.map((each) => ms(each)).join(' and ')} to restart`
  const slowest = `, p99 ${ms(quantile(answered, 0.99))}, slowest ${ms(quantile(answered, 1))}, ${restarted}`
  return [failureRow(`Rolling restart under load, failed requests, ${cluster.name}`, sent, slowest)]
}

async function restartAll(cluster: Cluster): Promise<number[]> {
  const took: number[] = []
  await sleep(MARGIN_MS)
  for (let nth = 0; nth < cluster.machines.length; nth++) {
    const started = performance.now()
    await cluster.machines[nth]?.stop()
    await cluster.start(nth)
    took.push(performance.now() - started)
    await sleep(MARGIN_MS)
  }
  return took
}
