import { expect, it } from 'vitest'
import { processRegistry } from '../../foundation/metrics/process-metrics.ts'
import { countRequest } from './request-metrics.ts'

it('counts requests by route, method and status, and measures them by route', async () => {
  const request = { route: '/books/:id', method: 'GET', status: 200 }
  countRequest({ ...request, seconds: 0.06 })
  countRequest({ ...request, seconds: 0.2 })
  countRequest({ ...request, status: 404, seconds: 300 })
  const text = await processRegistry.metrics()
  for (const line of [
    '# TYPE pravesh_http_requests_total counter',
    'pravesh_http_requests_total{route="/books/:id",method="GET",status="200"} 2',
    'pravesh_http_requests_total{route="/books/:id",method="GET",status="404"} 1',
    '# TYPE pravesh_http_request_seconds histogram',
    'pravesh_http_request_seconds_bucket{le="0.05",route="/books/:id"} 0',
    'pravesh_http_request_seconds_bucket{le="0.1",route="/books/:id"} 1',
    'pravesh_http_request_seconds_bucket{le="30",route="/books/:id"} 2',
    'pravesh_http_request_seconds_bucket{le="+Inf",route="/books/:id"} 3',
    'pravesh_http_request_seconds_count{route="/books/:id"} 3',
  ]) {
    expect(text).toContain(`${line}\n`)
  }
  expect(text).toMatch(/pravesh_http_request_seconds_sum\{route="\/books\/:id"\} 300\.\d+\n/)
})
