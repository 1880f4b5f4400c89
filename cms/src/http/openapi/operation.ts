import type { CallContract, RefusalStatus } from '@pravesh/shared/platform/contract'
import { FIELD_ERROR_CODES } from '@pravesh/shared/platform/field-error'
import { wordedSchema } from '@pravesh/shared/platform/replies/worded-schema'
import * as z from 'zod/mini'
import type { JsonSchema } from './schema-of.ts'

type SchemaOf = (schema: z.ZodMiniType) => JsonSchema

/** The body of every error response. */
export const refusedReply = z.object({
  success: z.literal(false),
  msg: z.string(),
  ...z.partial(wordedSchema).shape,
  errors: z.optional(
    z.array(
      z.object({
        field: z.string(),
        code: z.enum(FIELD_ERROR_CODES),
        message: z.string(),
        because: z.optional(wordedSchema),
      }),
    ),
  ),
})

interface OperationOptions {
  name: string
  tag: string
  method: 'get' | 'post'
  contract: CallContract
  schemaOf: SchemaOf
}

export function operation({ name, tag, method, contract, schemaOf }: OperationOptions): JsonSchema {
  const { summary, session } = contract
  const requestBody = bodyOf(contract, schemaOf)
  const parameters = Object.entries(contract.params ?? {}).map(([param, { about, example }]) => ({
    name: param,
    in: 'path',
    required: true,
    description: about,
    schema: { type: 'string' },
    example,
  }))
  return {
    operationId: name,
    tags: [tag],
    summary,
    ...(session && { security: securityOf(session) }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { 200: success(contract.reply, schemaOf), ...refusals({ method, contract, schemaOf }) },
  }
}

function securityOf(session: NonNullable<CallContract['session']>): JsonSchema[] {
  const student = [{ studentCookie: [] }, { studentToken: [] }]
  return session === 'student' ? student : [...student, { staffCookie: [] }]
}

function bodyOf({ body, upload, anyBody }: CallContract, schemaOf: SchemaOf): JsonSchema | null {
  if (upload) {
    const { properties, ...fields } = schemaOf(upload.fields)
    const file = { [upload.file]: { type: 'string', contentMediaType: 'application/octet-stream' } }
    const schema = { ...fields, properties: { ...file, ...Object(properties) }, required: [upload.file] }
    return { required: true, content: { 'multipart/form-data': { schema } } }
  }
  if (anyBody) return { description: anyBody, content: { '*/*': { schema: {} } } }
  if (!body) return null
  const schema = schemaOf(body)
  return { required: true, content: { 'application/json': { schema } } }
}

function success(reply: CallContract['reply'], schemaOf: SchemaOf): JsonSchema {
  if (!('file' in reply)) return json('Success.', schemaOf(reply))
  const schema = { type: 'string', contentMediaType: 'application/octet-stream' }
  const types = reply.file.split(', ').map((type): [string, JsonSchema] => [type, { schema }])
  return { description: 'The file.', content: Object.fromEntries(types) }
}

type RefusalsOptions = Pick<OperationOptions, 'method' | 'contract' | 'schemaOf'>

function refusals({ method, contract, schemaOf }: RefusalsOptions): JsonSchema {
  const all = { ...sharedRefusals(method, contract), ...contract.refusals }
  const entries = Object.entries(all).map(([status, refusal]): [string, JsonSchema] => {
    if (typeof refusal === 'string') return [status, json(refusal, schemaOf(refusedReply))]
    return [status, json(refusal.when, { allOf: [schemaOf(refusedReply), schemaOf(refusal.also)] })]
  })
  return { ...Object.fromEntries(entries), default: { $ref: '#/components/responses/Failed' } }
}

/** Error responses that the server gives before it calls the handler. */
function sharedRefusals(method: 'get' | 'post', contract: CallContract): Partial<Record<RefusalStatus, string>> {
  const badAddress = { 400: 'The address is not valid.' }
  if (method === 'get') return contract.params ? badAddress : {}
  const foreign = { 403: 'Cross-site request.' }
  const large = { 400: 'The body is malformed.', 413: 'The body is too large.' }
  if (contract.anyBody) return { ...foreign, ...large, ...badAddress }
  if (!contract.body) return foreign
  return { ...foreign, ...large, 415: 'The body is neither JSON nor a form.' }
}

export function json(description: string, schema: JsonSchema): JsonSchema {
  return { description, content: { 'application/json': { schema } } }
}
