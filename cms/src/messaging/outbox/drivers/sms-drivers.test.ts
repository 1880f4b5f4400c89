import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { json, startProvider } from '../../../../test/provider-server.ts'
import { DeliveryError } from '../delivery-error.ts'
import type { MessageDriver, OutgoingMessage } from '../drivers.ts'
import { msg91Driver } from './msg91-driver.ts'
import { twilioDriver } from './twilio-driver.ts'

const message: OutgoingMessage = {
  id: 'abc-1',
  channel: 'sms',
  to: '9830012345',
  template: 'phone-code',
  language: 'en',
  text: '482913 is your code for Pravesh.',
  variables: { code: '482913', minutes: '5' },
}
const msg91Settings = {
  provider: 'msg91',
  authKey: 'the-key',
  sender: 'PRAVSH',
  templateIds: { 'phone-code': { en: 'tpl1', bn: 'tpl1-bn' }, 'order-sent': { en: 'tpl2' } },
} as const
const sid = `AC${'0'.repeat(32)}`
const twilioSettings = { provider: 'twilio', accountSid: sid, authToken: 'token', from: '+14155550100' } as const

let close = async () => {}
afterEach(() => close())
async function provider(answer: (res: ServerResponse) => void) {
  const started = await startProvider((_, res) => answer(res))
  close = started.close
  return started
}
const refusal = async (sending: Promise<unknown>): Promise<DeliveryError> => {
  const error = await sending.catch((thrown: unknown) => thrown)
  if (!(error instanceof DeliveryError)) throw new Error(`No DeliveryError: ${error}`)
  return error
}

describe('MSG91', () => {
  const driver = (base: string, timeoutMs?: number) => msg91Driver({ ...msg91Settings, base, timeoutMs })

  it('sends a code through the OTP API', async () => {
    const { base, requests } = await provider((res) => json(res, 200, { type: 'success', request_id: '36356f' }))
    expect(await driver(base).send(message)).toEqual({ reference: '36356f' })
    expect(requests).toMatchObject([{ path: '/api/v5/otp', headers: { authkey: 'the-key' } }])
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      template_id: 'tpl1',
      mobile: '919830012345',
      otp: '482913',
      otp_expiry: 5,
      sender: 'PRAVSH',
      minutes: '5',
    })
  })

  it('sends a message with the template of its language', async () => {
    const { base, requests } = await provider((res) => json(res, 200, { type: 'success', request_id: '36356f' }))
    await driver(base).send({ ...message, language: 'bn' })
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ template_id: 'tpl1-bn' })
    await expect(driver(base).send({ ...message, language: 'hi' })).rejects.toThrow('No MSG91 template is configured')
  })

  it('sends other messages through the Flow API', async () => {
    const { base, requests } = await provider((res) => json(res, 200, { type: 'success', message: '5e1e93' }))
    const other = { ...message, template: 'order-sent', variables: { number: '1042' } }
    expect(await driver(base).send(other)).toEqual({ reference: '5e1e93' })
    expect(requests).toMatchObject([{ path: '/api/v5/flow' }])
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      template_id: 'tpl2',
      short_url: '0',
      sender: 'PRAVSH',
      recipients: [{ mobiles: '919830012345', number: '1042' }],
    })
  })

  it.each([
    [
      '200 with an error',
      200,
      { type: 'error', message: 'Authentication failure', code: '201' },
      false,
      /Authentication failure/,
    ],
    ['an unknown template', 200, { type: 'error', message: 'Template ID missing or invalid' }, false, /Template ID/],
    ['no mobile', 200, { type: 'error', message: 'Invalid mobile number' }, true, /Invalid mobile number/],
    ['rate limiting', 429, { type: 'error', message: 'Rate limit exceeded' }, false, /Rate limit/],
    ['no reason', 200, { type: 'error' }, false, /gave no reason/],
    ['an error that repeats the code', 400, { type: 'error', message: 'bad otp 482913' }, false, /bad otp ••••••$/],
    ['success with another status', 500, { type: 'success' }, false, /no reason/],
  ])('reports an error: %s', async (_, status, body, permanent, text) => {
    const { base } = await provider((res) => json(res, status, body))
    expect(await refusal(driver(base).send(message))).toMatchObject({ permanent, message: expect.stringMatching(text) })
  })

  it('is not called for a message without a template', async () => {
    const { base, requests } = await provider((res) => json(res, 200, { type: 'success' }))
    const error = await refusal(driver(base).send({ ...message, template: 'unknown' }))
    expect(error.message).toContain('“unknown”')
    expect(requests).toHaveLength(0)
  })
})

describe('Twilio', () => {
  const driver = (base: string, from: string = twilioSettings.from) => twilioDriver({ ...twilioSettings, from, base })

  it('sends a message', async () => {
    const { base, requests } = await provider((res) =>
      json(res, 201, { sid: 'SM1', status: 'queued', error_code: null, error_message: null }),
    )
    expect(await driver(base).send(message)).toEqual({ reference: 'SM1' })
    expect(requests).toMatchObject([
      {
        path: `/2010-04-01/Accounts/${sid}/Messages.json`,
        headers: { authorization: `Basic ${Buffer.from(`${sid}:token`).toString('base64')}` },
      },
    ])
    expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
      To: '+919830012345',
      From: '+14155550100',
      Body: message.text,
    })
  })

  it('sends through a messaging service', async () => {
    const { base, requests } = await provider((res) => json(res, 201, { sid: 'SM1', status: 'accepted' }))
    const service = `MG${'1'.repeat(32)}`
    await driver(base, service).send(message)
    const sent = new URLSearchParams(requests[0]?.body)
    expect([sent.get('MessagingServiceSid'), sent.get('From')]).toEqual([service, null])
  })

  it.each([
    [
      'an invalid number',
      400,
      { code: 21211, message: "Invalid 'To' Phone Number", status: 400 },
      true,
      /21211.*Invalid 'To'/,
    ],
    [
      'an unsubscribed recipient',
      400,
      { code: 21610, message: 'Attempt to send to unsubscribed recipient' },
      true,
      /unsubscribed/,
    ],
    ['wrong keys', 401, { code: 20003, message: 'Authenticate', status: 401 }, false, /20003.*Authenticate/],
    ['rate limiting', 429, { code: 20429, message: 'Too Many Requests' }, false, /Too Many/],
    [
      'a message that failed immediately',
      201,
      { sid: 'SM1', status: 'failed', error_code: 30008, error_message: 'Unknown error' },
      false,
      /30008.*Unknown/,
    ],
    ['a server error', 503, {}, false, /503.*no reason/],
  ])('reports an error: %s', async (_, status, body, permanent, text) => {
    const { base } = await provider((res) => json(res, status, body))
    expect(await refusal(driver(base).send(message))).toMatchObject({ permanent, message: expect.stringMatching(text) })
  })
})

const both: [string, (base: string, timeoutMs?: number) => MessageDriver][] = [
  ['MSG91', (base, timeoutMs) => msg91Driver({ ...msg91Settings, base, timeoutMs })],
  ['Twilio', (base, timeoutMs) => twilioDriver({ ...twilioSettings, base, timeoutMs })],
]
describe.each(both)('%s, when it fails', (name, driver) => {
  it.each<[string, (res: ServerResponse) => void, RegExp]>([
    ['never responds', () => {}, /did not respond within 1 seconds/],
    [
      'stalls midway',
      (res) => void res.writeHead(200, { 'content-length': '100' }).write('{"type":'),
      /did not respond/,
    ],
    ['disconnects', (res) => void res.destroy(), /could not be reached or closed the connection/],
    ['disconnects midway', (res) => void res.write('{"type":', () => res.destroy()), /closed the connection/],
    [
      'responds with a page',
      (res) => void res.writeHead(502).end('<html>Bad gateway</html>'),
      /unexpected response \(502\)/,
    ],
    ['responds with a list', (res) => json(res, 200, []), /unexpected response/],
    ['responds with an empty body', (res) => void res.end(), /unexpected response/],
    ['redirects', (res) => void res.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(), /could not be reached/],
  ])('%s: is retried', async (_, answer, text) => {
    const { base } = await provider(answer)
    // The others wait as in a portal, because a busy machine is slow.
    const timeoutMs = text.source.startsWith('did not respond') ? 300 : undefined
    const error = await refusal(driver(base, timeoutMs).send(message))
    expect(error).toMatchObject({ permanent: false, message: expect.stringMatching(text) })
    expect(error.message).toContain(name)
  })

  it('is unreachable: is retried', async () => {
    expect(await refusal(driver('http://127.0.0.1:9').send(message))).toMatchObject({ permanent: false })
  })
})
