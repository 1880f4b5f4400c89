import { z } from 'zod'

// biome-ignore lint/suspicious/noExplicitAny: tests look into the document freely
export type OpenApi = any

/** Converts a schema of the document, including its references, to a zod schema. */
export function zodOf(document: OpenApi, schema: object): z.ZodType {
  const { schemas } = document.components
  return z.fromJSONSchema(asDefinitions({ ...schema, $defs: schemas }))
}

function asDefinitions(schema: object) {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/'))
}

const status = z.string().regex(/^(default|[1-5]\d\d)$/)
const jsonSchema = z.union([z.boolean(), z.record(z.string(), z.unknown())])
const content = z.record(z.string().regex(/^[\w*]+\/[\w*.+-]+$/), z.strictObject({ schema: jsonSchema }))
const response = z.union([
  z.strictObject({ $ref: z.string().startsWith('#/components/responses/') }),
  z.strictObject({ description: z.string().min(1), content }),
])
const parameter = z.strictObject({
  name: z.string().min(1),
  in: z.literal('path'),
  required: z.literal(true),
  description: z.string().min(1),
  schema: jsonSchema,
  example: z.string().min(1),
})
const operation = z.strictObject({
  operationId: z.string().min(1),
  tags: z.array(z.string()).length(1),
  summary: z.string().min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(parameter).min(1).optional(),
  requestBody: z
    .strictObject({ required: z.boolean().optional(), description: z.string().optional(), content })
    .optional(),
  responses: z.record(status, response).refine((responses) => '200' in responses),
})

/** The subset of OpenAPI 3.1 that the document uses; see https://spec.openapis.org/oas/v3.1.0. */
export const openApiObject = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string().min(1), version: z.string().min(1), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.url() })).length(1),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.strictObject({ get: operation.optional(), post: operation.optional() }),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[A-Za-z0-9._-]+$/), jsonSchema),
    responses: z.record(z.string(), response),
    securitySchemes: z.record(
      z.string(),
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('apiKey'), in: z.literal('cookie'), name: z.string().min(1) }),
        z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer'), description: z.string() }),
      ]),
    ),
  }),
})
