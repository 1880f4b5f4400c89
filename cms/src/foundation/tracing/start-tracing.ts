import type { Env } from '../settings/env.ts'
import { setTracer } from './span.ts'

/** How long a batch may take to be sent, also the last one at a stop, in milliseconds. */
const SEND_MS = 3000

/**
 * Sends spans to an OTLP/HTTP receiver. Sampler, batches and headers follow OpenTelemetry's own `OTEL_…` variables. The
 * packages are loaded only if there is an endpoint. Returns a function that sends what is left. (decision 0045)
 */
export async function startTracing({
  otlpEndpoint,
  instance,
  serviceName,
}: Pick<Env, 'otlpEndpoint' | 'instance' | 'serviceName'>) {
  if (otlpEndpoint === null) return async () => {}
  const [api, { BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const exporter = new OTLPTraceExporter({ url: `${otlpEndpoint}/v1/traces`, timeoutMillis: SEND_MS })
  // Not registered globally: Next would then add spans of its own, which contain addresses with their queries.
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.instance.id': instance,
    }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  setTracer({ api, tracer: provider.getTracer('pravesh') })
  return async () => {
    setTracer(null)
    const late = new Promise<void>((resolve) => setTimeout(resolve, SEND_MS))
    await Promise.race([provider.shutdown().catch(() => {}), late])
  }
}
