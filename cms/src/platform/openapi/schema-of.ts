import * as z from 'zod/mini'

export type JsonSchema = Record<string, unknown>

/**
 * A converter of zod schemas to JSON Schema (2020-12), as it is used by OpenAPI 3.1: the side of the wire, before any transform.
 * Named models become references to `components`, and `components()` gives all that were referred to.
 */
export function schemaConverter(models: Readonly<Record<string, z.ZodMiniType>>) {
  const metadata = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(models)) metadata.add(schema, { id })
  const components: Record<string, JsonSchema> = {}

  return {
    schemaOf(schema: z.ZodMiniType): JsonSchema {
      const { $schema, $defs = {}, ...own } = z.toJSONSchema(schema, { io: 'input', metadata, unrepresentable: 'any' })
      for (const [id, definition] of Object.entries($defs)) components[id] ??= withReferences(definition)
      return withReferences(own)
    },
    components: (): Record<string, JsonSchema> => components,
  }
}

function withReferences(schema: object): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    if (key === 'id') return typeof value === 'string' ? undefined : value
    return key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', '#/components/schemas/') : value
  })
}
