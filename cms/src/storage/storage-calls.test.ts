import { expect, it } from 'vitest'
import { noticedOutage, noticingOutages } from '../foundation/context/noticed-outages.ts'
import { processRegistry } from '../foundation/metrics/process-metrics.ts'
import { storageCall } from './storage-calls.ts'

it('is counted and measured, also when it fails', async () => {
  // Test files share a process.
  for (const name of ['operation_seconds', 'failures_total']) {
    processRegistry.getSingleMetric(`pravesh_storage_${name}`)?.reset()
  }
  const started = performance.now()
  await storageCall('open', async () => 'file')
  const elapsed = (performance.now() - started) / 1000
  const failing = storageCall('put', () => Promise.reject(new Error('No bucket.')))
  await expect(failing).rejects.toMatchObject({ status: 503 })
  const text = await processRegistry.metrics()
  expect(text).toContain('pravesh_storage_operation_seconds_count{operation="open"} 1\n')
  expect(text).toContain('pravesh_storage_operation_seconds_count{operation="put"} 1\n')
  expect(text).toContain('pravesh_storage_failures_total{operation="put"} 1\n')
  expect(text).not.toContain('pravesh_storage_failures_total{operation="open"}')
  const [, seconds] = /pravesh_storage_operation_seconds_sum\{operation="open"\} (\S+)/.exec(text) ?? []
  expect(Number(seconds)).toBeGreaterThan(0)
  expect(Number(seconds)).toBeLessThanOrEqual(elapsed)
})

it('tells the request of a full disk', async () => {
  const full = () => Promise.reject(Object.assign(new Error('No space.'), { code: 'ENOSPC' }))
  const noticed = noticingOutages(async () => {
    await storageCall('put', full).catch(() => undefined)
    return noticedOutage()
  })
  expect(await noticed).toBe('disk')
})
