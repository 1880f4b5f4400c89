import * as z from 'zod'

/** Settings of metrics, traces and logs. */
export const operationVariables = {
  INSTANCE: z
    .string()
    .regex(/^[\w.:-]{1,64}$/, 'INSTANCE must have 1 to 64 letters, digits, dots, colons, hyphens or underscores.')
    .optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn'], 'LOG_LEVEL must be one of: debug, info, warn.').default('info'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'METRICS_TOKEN must have at least 16 characters, without spaces.')
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('pravesh'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error:
        'OTEL_EXPORTER_OTLP_ENDPOINT must be the web address of an OTLP/HTTP receiver such as http://localhost:4318.',
    })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
}
