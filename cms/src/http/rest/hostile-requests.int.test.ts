/** @sqlite-only refused before the database; bounded-queries.int.test.ts sends hostile queries to both databases */
import { beforeAll, describe, expect, it } from 'vitest'
import { malformedRequestTests } from '../../../test/doors/malformed-request-tests.ts'
import { somePairs } from '../../../test/pairs.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { handleApiRequest } from '../api/handle-api-request.ts'
import { BodyTooLarge } from '../server/request-body.ts'

const portal = startTestPortal()
/** In the form of MongoDB's ids; SQLite accepts any text. */
const IDS = ['65f0c0ffee65f0c0ffee65f0', '65f0c0ffee65f0c0ffee65f1']

let signedIn: Record<string, string>
beforeAll(async () => {
  signedIn = (await aStaffSession(portal, ['administrator'])).headers
})

describe('a client error answers', () => malformedRequestTests(portal, somePairs))

describe('a body beyond the limit', () => {
  it.each(['application/json', 'multipart/form-data; boundary=abc'])('is rejected with 413: %s', async (type) => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new BodyTooLarge(1000)) })
    const headers = { ...signedIn, 'content-type': type }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    const { config } = portal.payload
    const response = await handleApiRequest({ config, request: new Request('http://localhost:3000/api/media', init) })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ success: false, msg: 'The request is too large.' })
  })
})

describe('an endpoint that a collection does not offer', () => {
  it.each([
    ['POST', '/api/students/versions/x'],
    ['POST', '/api/globals/payload-jobs-stats/versions/x'],
    ['POST', '/api/staff/verify/x'],
    ['POST', '/api/students/login'],
    ['POST', '/api/students/forgot-password'],
    ['GET', '/api/media/paste-url/x'],
    ['GET', '/api/payload-migrations'],
    ['PATCH', '/api/course/getcourses'],
    ['GET', '/api/nothing'],
    ['GET', '/api/__proto__'],
  ])('responds 404: %s %s', async (method, path) => {
    const { status, reply } = await portal.call(method, path, undefined, signedIn)
    expect(status).toBe(404)
    expect(reply).toMatchObject({
      success: false,
      msg: 'There is nothing at this address, or it does not support this method.',
    })
  })
})

describe('a query of the admin', () => {
  it.each([
    `where[or][0][and][0][name][like]=a&where[or][1][id][in]=${IDS.join()}&depth=0&limit=10&page=1&sort=-updatedAt`,
    'where={"and":[{"id":{"exists":true}}]}&limit=0&draft=true',
    `where[id][in][0]=${IDS[0]}&where[id][in][1]=${IDS[1]}&select[name]=true`,
  ])('succeeds: %s', async (query) => {
    expect((await portal.call('GET', `/api/books?${query}`, undefined, signedIn)).status).toBe(200)
    const headers = {
      ...signedIn,
      'content-type': 'application/x-www-form-urlencoded',
      'x-payload-http-method-override': 'GET',
    }
    expect((await portal.call('POST', '/api/books', query, headers)).status).toBe(200)
  })

  it('can filter by a polymorphic relation', async () => {
    const query = 'where[document][equals][relationTo]=books&where[document][equals][value]=x'
    const { status } = await portal.call('GET', `/api/payload-locked-documents?${query}`, undefined, signedIn)
    expect(status).toBe(200)
  })

  it('can be a form with its data as JSON', async () => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ name: 'Bangla' }))
    const { status } = await portal.call('POST', '/api/subjects', form, signedIn)
    expect([201, 400]).toContain(status)
  })
})
