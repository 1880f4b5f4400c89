/** @sqlite-only no database; these workers have loaded all features anyway, which takes eight seconds */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentCalls } from '@pravesh/shared/content/wire'
import type { FeatureContract } from '@pravesh/shared/platform/contract'
import type { WireCall } from '@pravesh/shared/platform/wire-call'
import { bookCalls } from '@pravesh/shared/shop/catalogue/wire'
import type { Endpoint } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { type OpenApi, openApiObject, zodOf } from '../../../test/openapi-schemas.ts'
import { OUTSIDE_CONTRACT } from '../../../test/outside-contract.ts'
import { enterTemporaryFolder } from '../../../test/temporary-folder.ts'
import { openApiDocument } from './document.ts'

// Collections read the settings on import.
enterTemporaryFolder()
let endpoints: Endpoint[]
let contracts: FeatureContract[]
let document: OpenApi

beforeAll(async () => {
  const { features } = await import('../../features.ts')
  endpoints = features.flatMap((feature) => feature.endpoints ?? [])
  contracts = features.flatMap(({ contract }) => contract ?? [])
  const cookies = { student: 'student-cookie', staff: 'staff-cookie' }
  // Serialized as for a client.
  document = JSON.parse(JSON.stringify(openApiDocument({ contracts, origin: 'https://pravesh.example', cookies })))
})

const calls = { ...contentCalls, ...bookCalls }
const fixtures = path.join(import.meta.dirname, '../../../../shared/src')
const golden = (folder: string) =>
  readdirSync(path.join(fixtures, folder, 'fixtures'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ file, data: JSON.parse(readFileSync(path.join(fixtures, folder, 'fixtures', file), 'utf8')) }))

const templateOf = (route: string) => `/api${route.replace(/:(\w+)\??/g, '{$1}')}`
const operations = () =>
  Object.entries<OpenApi>(document.paths).flatMap(([address, methods]) =>
    Object.entries<OpenApi>(methods).map(([method, operation]) => ({ address, method, operation })),
  )
const jsonOf = (response: OpenApi) => response.content['application/json'].schema

const contractOf = (wanted: (call: WireCall) => boolean) =>
  contracts.flatMap(({ calls }) => Object.values(calls)).find(({ call }) => wanted(call))?.contract

describe('the OpenAPI document', () => {
  it('contains exactly the endpoints that the features mount', () => {
    const mounted = endpoints
      .filter(({ method, path }) => !OUTSIDE_CONTRACT.some((call) => call.method === method && call.path === path))
      .map(({ method, path }) => `${method} ${templateOf(path)}`)
    const outside = ['post /auth/opt-verify', 'post /auth/opt-verify-api']
    const described = operations().map(({ address, method }) => `${method} ${address}`)
    expect(described.sort()).toEqual([...mounted, ...outside].sort())
    expect(endpoints.length - OUTSIDE_CONTRACT.length).toBe(mounted.length)
  })

  it('conforms to OpenAPI 3.1', () => {
    expect(openApiObject.safeParse(document).error).toBeUndefined()
  })

  it('has unique operation ids and documents every path parameter', () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { address, operation } of operations()) {
      const named = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(
        (operation.parameters ?? []).map(({ name }: OpenApi) => name),
        address,
      ).toEqual(named)
    }
  })

  it('has no dangling references', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference = '']) => reference,
    )
    expect(references.length).toBeGreaterThan(100)
    for (const reference of new Set(references)) {
      const [root, ...keys] = reference.split('/')
      expect(root).toBe('#')
      expect(
        keys.reduce((at: OpenApi, key) => at?.[key], document),
        reference,
      ).toBeTypeOf('object')
    }
    const schemes = operations().flatMap(({ operation }) => (operation.security ?? []).flatMap(Object.keys))
    for (const scheme of schemes) expect(document.components.securitySchemes).toHaveProperty(scheme)
    const tags = document.tags.map(({ name }: OpenApi) => name)
    for (const { operation } of operations()) expect(tags).toContain(operation.tags[0])
  })

  it('has schemas that convert back to zod and reject invalid replies', () => {
    for (const { address, operation } of operations()) {
      for (const [status, response] of Object.entries<OpenApi>(operation.responses)) {
        if (response.content?.['application/json'] === undefined) continue
        const schema = zodOf(document, jsonOf(response))
        expect(schema.safeParse({ msg: 'x' }).success, `${address} ${status}`).toBe(false)
      }
    }
  })

  it('requires a session for every student call and documents the 401', () => {
    const closed = operations().filter(({ operation }) => operation.security !== undefined)
    const [student, withStaff] = [2, 3].map((schemes) =>
      closed
        .filter(({ operation }) => operation.security.length === schemes)
        .map(({ operation }) => operation.operationId)
        .sort(),
    )
    expect(student).toEqual([
      'application',
      'askForHelp',
      'askRight',
      'buyCourse',
      'cancelOrder',
      'changeAddress',
      'changeEmail',
      'changePassword',
      'changePhone',
      'chooseConsent',
      'chooseMessages',
      'confirmAdult',
      'confirmGuardian',
      'copy',
      'courierLogin',
      'courseContent',
      'dashboard',
      'feePayments',
      'feePlans',
      'form',
      'lastAddress',
      'markVideo',
      'mergeBasket',
      'mine',
      'myBasket',
      'myConsents',
      'myCourses',
      'myData',
      'myGuardian',
      'myOrders',
      'myPayments',
      'myRequest',
      'myRequests',
      'myRights',
      'nominate',
      'noticeShown',
      'pay',
      'payAgain',
      'payFee',
      'payOrder',
      'placeOrder',
      'removeNominee',
      'requestDeletion',
      'requestReturn',
      'resubmit',
      'retryFee',
      'retryOrder',
      'saveBasket',
      'saveDraft',
      'sendGuardianCode',
      'sendNewEmailCode',
      'sendNewPhoneCode',
      'serviceability',
      'submit',
      'upload',
      'verify',
      'whoAmI',
      'withdrawDeletion',
      'withdrawGuardian',
      'withdrawReturn',
      'withdrawRight',
      'writeInRequest',
    ])
    const ofViewer = ['agreementPdf', 'applicationPdf', 'deletePdf', 'fetchPdf', 'orderPdf', 'receiptPdf']
    const ofCourier = ['pickupLocation', 'shipmentOfOrder', 'trackShipment', 'courierEvents']
    expect(withStaff).toEqual(['document', ...ofViewer].sort())
    for (const { operation, address } of operations()) {
      const ofStudent = operation.security?.length === 2
      const hasOtherToken = ['login', 'webhook', ...ofCourier, ...ofViewer].includes(operation.operationId)
      expect('401' in operation.responses, address).toBe(ofStudent || hasOtherToken)
      expect(operation.responses.default.$ref).toBe('#/components/responses/Failed')
    }
  })

  it('reveals nothing about staff and the admin', () => {
    expect(JSON.stringify(document.paths)).not.toMatch(/\/api\/(staff|application\/staff|site|messages|payload)/)
  })
})

describe.each([...golden('content'), ...golden('shop/catalogue')])(
  'the golden file $file',
  ({ data: { call, reply } }) => {
    it('matches the schema of its call, in zod and in the document', () => {
      const described = contractOf(({ path }) => path === calls[call as keyof typeof calls].path)
      const { path = '' } = calls[call as keyof typeof calls]
      const { responses } = document.paths[templateOf(path)].get
      const inDocument = zodOf(document, jsonOf(responses[reply.status]))
      expect(inDocument.safeParse(reply.body).error).toBeUndefined()
      const inZod = described?.reply
      if (reply.status === 200) expect((inZod as z.ZodMiniType).safeParse(reply.body).error).toBeUndefined()
      else expect(described?.refusals).toHaveProperty(String(reply.status))

      const { msg, ...without } = reply.body
      const broken = [without, { ...reply.body, success: !reply.body.success }, { ...reply.body, msg: 7 }, [], null]
      for (const body of broken) expect(inDocument.safeParse(body).success).toBe(false)
      const [record] = [reply.body.result ?? []].flat()
      for (const field of Object.keys(record ?? {})) {
        const { [field]: _, ...lacking } = record
        const result = Array.isArray(reply.body.result) ? [lacking] : lacking
        expect(inDocument.safeParse({ ...reply.body, result }).success, field).toBe(false)
      }
    })
  },
)

describe.each(golden('admissions'))('the golden file $file', ({ file, data }) => {
  const address = file.endsWith('-submit.json') ? 'postapplication' : 'reUpdateApplication'

  it('matches the schema of its body, in zod and in the document', () => {
    const contract = contractOf(({ path }) => path === `/application/${address}`)
    const { requestBody } = document.paths[`/api/application/${address}`].post
    const inDocument = zodOf(document, jsonOf(requestBody))
    expect(inDocument.safeParse(data).error).toBeUndefined()
    expect(contract?.body?.safeParse(data).error).toBeUndefined()

    const { personalinfo, ...without } = data
    const { applicant_name, ...lacking } = personalinfo
    expect(inDocument.safeParse({ ...data, personalinfo: lacking }).success).toBe(true)
    for (const name of [['x'], { $gt: '' }, 'x'.repeat(501), true]) {
      const body = { ...data, personalinfo: { ...personalinfo, applicant_name: name } }
      expect(inDocument.safeParse(body).success).toBe(false)
      expect(contract?.body?.safeParse(body).success).toBe(false)
    }
    expect(inDocument.safeParse(without).success).toBe(false)
    expect(contract?.body?.safeParse(without).success).toBe(false)
  })
})
