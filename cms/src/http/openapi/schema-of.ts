import * as z from 'zod/mini'

export type JsonSchema = Record<string, unknown>

/**
 * Converts zod schemas to JSON Schema 2020-12, the dialect of OpenAPI 3.1, on the input side of transforms. Named
 * models become references to `components`; `components()` returns every referenced model.
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
