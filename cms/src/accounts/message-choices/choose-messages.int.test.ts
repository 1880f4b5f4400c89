/** @sqlite-only personal-data.int.test.ts and outbox.int.test.ts run on both */
import { randomUUID } from 'node:crypto'
import { MANDATORY_MESSAGES, MESSAGE_CHOICES, templatesOf } from '@pravesh/shared/accounts/message-choices'
import { describe, expect, it } from 'vitest'
import { ashasAccount } from '../../../test/account-calls.ts'
import { loggedIn } from '../../../test/builders/students.ts'
import { killAtWrite } from '../../../test/kill-at-write.ts'
import { samples } from '../../../test/message-samples.ts'
import { messagesTo, sendWaiting } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { OutgoingMessage } from '../../messaging/outbox/drivers.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import { sendAgain } from '../../messaging/outbox/send-again.ts'
import type { AnyTemplate } from '../../portal/message-template.ts'

const portal = startTestPortal()
const { account, post, whoAmI, later } = ashasAccount(portal)
const session = () => loggedIn(portal.payload, account.asha)
const choose = (declined: unknown, headers: Record<string, string>) => post('chooseMessages', { declined }, headers)
const addressOf = ({ channel }: AnyTemplate) => (channel === 'email' ? account.asha.email : account.asha.phone)

async function queue(key: string) {
  const { template, variables }: { template: AnyTemplate; variables: object } = samples[key as keyof typeof samples]
  const context = { payload: portal.payload, event: randomUUID(), studentId: account.asha.id }
  await queueMessage(context, { to: addressOf(template), template, variables })
}

/** Sends what waits, and returns the kinds that left. */
async function sentNow(): Promise<string[]> {
  later(1)
  const sent: OutgoingMessage[] = []
  const driver = { send: async (message: OutgoingMessage) => ({ reference: `no-${sent.push(message)}` }) }
  const fieldKeys = [process.env.FIELD_KEY ?? '']
  const drivers = { email: driver, sms: driver }
  await sendWaiting({ payload: portal.payload, drivers, fieldKeys, now: () => new Date() })
  return sent.map(({ template }) => template)
}

const optional = MESSAGE_CHOICES.flatMap(templatesOf)
const mandatory: readonly string[] = Object.values(MANDATORY_MESSAGES).flat()

describe('the messages of a student', () => {
  it('are all sent by default', async () => {
    expect((await whoAmI(await session())).reply.userInfo.declinedMessages).toEqual([])
    for (const key of [...optional, ...mandatory]) await queue(key)
    expect((await sentNow()).sort()).toEqual([...optional, ...mandatory].sort())
  })

  it('are not sent once they are turned off, but for mandatory ones, and staff see why', async () => {
    const here = await session()
    expect(await choose([...MESSAGE_CHOICES], here)).toMatchObject({ status: 200 })
    for (const key of [...optional, ...mandatory]) await queue(key)
    expect((await sentNow()).sort()).toEqual([...mandatory].sort())
    const [kept] = await messagesTo(portal.payload, account.asha.email, 'fee-reminder')
    expect(kept).toMatchObject({ status: 'kept', lastError: 'The student has turned off messages of this kind.' })
    await sendAgain({ payload: portal.payload, id: kept?.id ?? '', now: new Date() })
    expect(await sentNow()).toEqual([])
    expect(await choose([], here)).toMatchObject({ status: 200 })
    await sendAgain({ payload: portal.payload, id: kept?.id ?? '', now: new Date() })
    expect(await sentNow()).toEqual(['fee-reminder'])
  })

  it('are chosen by channel, also for those that wait', async () => {
    await queue('application-news')
    await queue('application-text')
    await choose(['application:sms'], await session())
    expect(await sentNow()).toEqual(['application-news'])
  })

  it('are part of the export', async () => {
    const here = await session()
    await choose(['orders:email', 'application:sms', 'orders:email'], here)
    const { reply } = await portal.call('GET', '/api/user/myData', undefined, here)
    expect(reply.result.messagesTurnedOff).toEqual(['application:sms', 'orders:email'])
    expect((await whoAmI(here)).reply.userInfo.declinedMessages).toEqual(['application:sms', 'orders:email'])
  })

  it('have one of two choices that are saved at once', async () => {
    const here = await session()
    const both = [['fees:email'], ['orders:email', 'application:email']]
    await Promise.all(both.map((declined) => choose(declined, here)))
    const { declinedMessages } = (await whoAmI(here)).reply.userInfo
    expect([['fees:email'], ['application:email', 'orders:email']]).toContainEqual(declinedMessages)
  })

  it('stay as they are when the process stops before a choice is stored', async () => {
    const here = await session()
    await choose(['fees:email'], here)
    await killAtWrite(portal.payload, 1, () => choose([], here))
    expect((await whoAmI(here)).reply.userInfo.declinedMessages).toEqual(['fees:email'])
  })

  it.each([[['security:email']], [['fee-paid']], ['fees:email'], [null]])(
    'cannot be chosen as %j',
    async (declined) => {
      const refused = { status: 400, reply: { errors: [{ field: 'declined' }] } }
      expect(await choose(declined, await session())).toMatchObject(refused)
    },
  )
})
