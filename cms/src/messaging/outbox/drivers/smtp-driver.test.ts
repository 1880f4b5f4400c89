import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { activationLink } from '../../../accounts/messages/activation-link.ts'
import { DeliveryError } from '../delivery-error.ts'
import type { OutgoingMessage } from '../drivers.ts'
import { smtpDriver } from './smtp-driver.ts'

const from = 'Pravesh <no-reply@portal.example>'
const message: OutgoingMessage = {
  id: 'abc-1',
  channel: 'email',
  to: 'rima@example.in',
  template: 'activation-link',
  language: 'en',
  ...activationLink.write(
    { name: 'রিমা মণ্ডল', link: 'https://portal.example/active-account?token=t0ken', hours: 24 },
    { locale: 'en', site: { name: 'Pravesh', url: 'https://portal.example' } },
  ),
}

const closing: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

/** A real mail server on its own port; `got` collects the accepted messages. */
async function aMailServer(options: SMTPServerOptions = {}) {
  const got: { email: Email; to: string[]; from: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const { mailFrom, rcptTo } = session.envelope
        const email = await PostalMime.parse(Buffer.concat(chunks))
        got.push({ email, to: rcptTo.map(({ address }) => address), from: mailFrom ? mailFrom.address : '' })
        callback()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { got, address: `127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}

/** A TCP server that handles each connection with `meet`. */
async function aRudeServer(meet: (socket: Socket) => void) {
  const sockets: Socket[] = []
  const server: Server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
    meet(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const send = (address: string, timeoutMs = 5_000) =>
  smtpDriver({ smtpUrl: `smtp://${address}`, from, timeoutMs }).send(message)
const refusal = async (sending: Promise<unknown>): Promise<DeliveryError> => {
  const error = await sending.catch((thrown: unknown) => thrown)
  if (!(error instanceof DeliveryError)) throw new Error(`No DeliveryError: ${error}`)
  return error
}

describe('the SMTP driver', () => {
  it('sends text and HTML in any script', async () => {
    const { got, address } = await aMailServer()
    expect(await send(address)).toEqual({ reference: '<abc-1@portal.example>' })
    expect(got).toMatchObject([{ to: ['rima@example.in'], from: 'no-reply@portal.example' }])
    const email = got[0]?.email
    expect(email).toMatchObject({
      subject: 'Confirm your e-mail address',
      messageId: '<abc-1@portal.example>',
      from: { name: 'Pravesh', address: 'no-reply@portal.example' },
    })
    expect(email?.text).toContain('Dear রিমা মণ্ডল,')
    expect(email?.text).toContain('https://portal.example/active-account?token=t0ken')
    expect(email?.html).toContain('href="https://portal.example/active-account?token=t0ken"')
    expect(email?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  })

  it('authenticates', async () => {
    const options: SMTPServerOptions = {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _, callback) =>
        username === 'portal' && password === 'p@ss'
          ? callback(null, { user: 'portal' })
          : callback(new Error('Invalid login')),
    }
    const { got, address } = await aMailServer(options)
    await send(`portal:p%40ss@${address}`)
    expect(got).toHaveLength(1)
    const error = await refusal(send(`portal:wrong@${address}`))
    expect(error).toMatchObject({ message: expect.stringMatching(/user and password/), permanent: false })
  })

  it.each([
    ['550', 'No such user here', true, /refused the address.*No such user here/],
    ['451', 'Greylisted, come back later', false, /refused the address.*come back later/],
  ])('reports an address rejected with %s', async (code, words, permanent, text) => {
    const onRcptTo: SMTPServerOptions['onRcptTo'] = (_, __, callback) =>
      callback(Object.assign(new Error(words), { responseCode: Number(code) }))
    const { address } = await aMailServer({ onRcptTo })
    expect(await refusal(send(address))).toMatchObject({ permanent, message: expect.stringMatching(text) })
  })

  it('reports a message rejected after DATA', async () => {
    const onData: SMTPServerOptions['onData'] = (stream, _, callback) => {
      stream.resume().on('end', () => callback(Object.assign(new Error('Mailbox full'), { responseCode: 452 })))
    }
    const { address } = await aMailServer({ onData })
    expect(await refusal(send(address))).toMatchObject({
      permanent: false,
      message: expect.stringContaining('Mailbox full'),
    })
  })

  it('does not blame the recipient when the sender is rejected', async () => {
    const onMailFrom: SMTPServerOptions['onMailFrom'] = (_, __, callback) =>
      callback(Object.assign(new Error('Not your domain'), { responseCode: 550 }))
    const { address } = await aMailServer({ onMailFrom })
    expect(await refusal(send(address))).toMatchObject({
      permanent: false,
      message: expect.stringContaining('MAIL_FROM'),
    })
  })

  it('does not send through a server with an untrusted certificate', async () => {
    const { got, address } = await aMailServer({ disabledCommands: [] })
    expect(await refusal(send(`${address}?requireTLS=true`))).toMatchObject({ permanent: false })
    expect(got).toHaveLength(0)
  })

  it.each([
    ['never responds', () => {}],
    ['stalls midway', (socket: Socket) => void socket.write('220 hello\r\n')],
  ])('gives up on a server that %s', async (_, meet) => {
    const error = await refusal(send(await aRudeServer(meet), 300))
    expect(error).toMatchObject({ message: 'The mail server did not respond in time.', permanent: false })
  })

  it('gives up on a server that trickles data', async () => {
    const address = await aRudeServer((socket) => {
      socket.write('220-one\r\n')
      const timer = setInterval(() => socket.write('220-more\r\n'), 50)
      socket.on('close', () => clearInterval(timer))
    })
    const error = await refusal(send(address, 200))
    expect(error.message).toBe('The mail server did not respond in time.')
  })

  it.each([
    ['closes the connection', (socket: Socket) => void socket.end()],
    ['resets the connection', (socket: Socket) => void socket.resetAndDestroy()],
    ['speaks another protocol', (socket: Socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['is busy', (socket: Socket) => void socket.end('421 Too many connections\r\n')],
  ])('retries when the server %s', async (_, meet) => {
    const error = await refusal(send(await aRudeServer(meet), 1_000))
    expect(error).toMatchObject({ permanent: false, message: expect.stringMatching(/^The mail server /) })
  })

  it('retries when the port is closed', async () => {
    const error = await refusal(send('127.0.0.1:9'))
    expect(error).toMatchObject({
      permanent: false,
      message: 'The mail server could not be reached or closed the connection.',
    })
  })
})
