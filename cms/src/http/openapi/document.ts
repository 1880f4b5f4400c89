import { BUSY_HEADER } from '@pravesh/shared/platform/busy'
import type { CallContract, FeatureContract } from '@pravesh/shared/platform/contract'
import type { WireCall } from '@pravesh/shared/platform/wire-call'
import { json, operation, refusedReply } from './operation.ts'
import { type JsonSchema, schemaConverter } from './schema-of.ts'

interface DocumentOptions {
  contracts: readonly FeatureContract[]
  /** The portal's address. */
  origin: string
  cookies: { student: string; staff: string }
}

const FAILED = `Server error (500) or overload (503). With the header \`${BUSY_HEADER}\` nothing was done: send the request again after the seconds of \`Retry-After\`.`

/** An OpenAPI 3.1 document of the public contract, generated from the features' contract tables. */
export function openApiDocument({ contracts, origin, cookies }: DocumentOptions): JsonSchema {
  const models = Object.assign({ RefusedReply: refusedReply }, ...contracts.map((each) => each.models ?? {}))
  const { schemaOf, components } = schemaConverter(models)
  const paths: Record<string, JsonSchema> = {}
  for (const { name: tag, calls } of contracts) {
    for (const [name, { call, contract }] of Object.entries(calls)) {
      for (const [address, operationId] of addressesOf(name, call, contract)) {
        const described = operation({ name: operationId, tag, method: call.method, contract, schemaOf })
        paths[address] = { ...paths[address], [call.method]: described }
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pravesh',
      version: '1',
      description: 'Every reply is JSON with `success` and `msg`, a readable message. Names follow the contract.',
    },
    servers: [{ url: origin }],
    tags: contracts.map(({ name, about }) => ({ name, description: about })),
    paths,
    components: {
      schemas: components(),
      responses: { Failed: json(FAILED, schemaOf(refusedReply)) },
      securitySchemes: {
        studentCookie: { type: 'apiKey', in: 'cookie', name: cookies.student },
        studentToken: { type: 'http', scheme: 'bearer', description: 'The `access_token` from the login reply.' },
        staffCookie: { type: 'apiKey', in: 'cookie', name: cookies.staff },
      },
    },
  }
}

/** The paths of a call with their operation ids. Optional path parameters are documented as required. */
function addressesOf(name: string, { path }: WireCall, { outsideApi }: CallContract): [string, string][] {
  const template = path.replace(/:(\w+)\??/g, '{$1}')
  const inside: [string, string] = [`/api${template}`, name]
  return outsideApi
    ? [
        [template, name],
        [inside[0], `${name}BelowApi`],
      ]
    : [inside]
}
