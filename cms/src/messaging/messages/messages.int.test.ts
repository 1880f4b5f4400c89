/** @sqlite-only no database; these workers have loaded all features anyway, which takes eight seconds */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { MANDATORY_MESSAGES, OPTIONAL_MESSAGES } from '@pravesh/shared/accounts/message-choices'
import { beforeAll, describe, expect, it } from 'vitest'
import { link, name } from '../../../test/account-samples.ts'
import { order, paymentLink, samples } from '../../../test/message-samples.ts'
import { enterTemporaryFolder } from '../../../test/temporary-folder.ts'
import { activationLink } from '../../accounts/messages/activation-link.ts'
import { contactChanged } from '../../accounts/messages/contact-changed.ts'
import { phoneChangedText } from '../../accounts/messages/phone-changed-text.ts'
import { phoneCode } from '../../accounts/messages/phone-code.ts'
import { type ApplicationNews, applicationNews } from '../../admissions/messages/application-news.ts'
import { applicationText } from '../../admissions/messages/application-text.ts'
import { words } from '../../admissions/messages/words/words.ts'
import { MSG91_TEMPLATE_VARIABLES } from '../../foundation/settings/message-settings.ts'
import type { AnyTemplate } from '../../portal/message-template.ts'
import { orderDispatched } from '../../shop/messages/order-dispatched.ts'
import { type OrderNews, orderNews } from '../../shop/messages/order-news.ts'
import { words as shopWords } from '../../shop/messages/words/words.ts'
import { dltText } from './dlt-text.ts'
import { writeMessage } from './write-message.ts'

const context = { locale: 'en' as const, site: { name: 'Pravesh', url: 'https://portal.example' } }

type Key = keyof typeof samples
const keys = Object.keys(samples) as Key[]
const written = (key: Key) => {
  const { template, variables }: { template: AnyTemplate; variables: object } = samples[key]
  return { template, ...writeMessage(template, variables, context) }
}

const root = path.join(import.meta.dirname, '../..')
/** The files with templates, in the folders of the features. */
const files = globSync('*/messages/*.ts', { cwd: root }).filter((file) =>
  /^export const \w+: Template</m.test(readFileSync(path.join(root, file), 'utf8')),
)

// Features read the settings on import.
enterTemporaryFolder()

describe('the templates', () => {
  let registered: readonly AnyTemplate[]

  beforeAll(async () => {
    const { features } = await import('../../features.ts')
    registered = features.flatMap(({ messages }) => messages ?? [])
  })

  it.each(files)(
    'of cms/src/%s are in messages of its feature, and have a sample in cms/test/message-samples.ts',
    async (file) => {
      const exported: object = await import(path.join(root, file))
      const templates = Object.values(exported).filter((each) => typeof each === 'object')
      expect(registered).toEqual(expect.arrayContaining(templates))
      expect(keys).toEqual(expect.arrayContaining(templates.map(({ key }) => key)))
    },
  )

  it('are in more than twenty files', () => {
    expect(files.length).toBeGreaterThan(20)
  })

  it('have a key of their own', () => {
    const all = registered.map(({ key }) => key)
    expect(all).toEqual([...new Set(all)])
  })

  it('to students are optional or mandatory, in message-choices.ts of shared', () => {
    const toStudents = registered.filter(({ audience }) => audience === 'student')
    const optional = Object.values(OPTIONAL_MESSAGES).flatMap((channels) =>
      Object.entries(channels).flatMap(([channel, templates]) => templates.map((key: string) => [key, channel])),
    )
    const mandatory: readonly string[] = Object.values(MANDATORY_MESSAGES).flat()
    const listed = [...optional.map(([key]) => key), ...mandatory]
    expect(listed.toSorted()).toEqual(toStudents.map(({ key }) => key).toSorted())
    for (const [key, channel] of optional) expect(toStudents.find((each) => each.key === key)?.channel).toBe(channel)
  })

  it('of text messages have an MSG91 template', () => {
    const texts = registered.filter(({ channel }) => channel === 'sms').map(({ key }) => key)
    expect(Object.keys(MSG91_TEMPLATE_VARIABLES).toSorted()).toEqual(texts.toSorted())
  })
})

describe.each(keys)('%s', (key) => {
  const { template, content, masked } = written(key)

  it('is stored under its key', () => {
    expect(template.key).toBe(key)
  })

  it('is complete', () => {
    expect(template.title('en')).toMatch(/^[A-Z]/)
    expect(`${content.subject ?? ''} ${content.text}`).not.toMatch(/[{}]|undefined|NaN|Invalid/)
    expect(content.html === undefined).toBe(template.channel === 'sms')
    expect(content.subject === undefined).toBe(template.channel === 'sms')
  })

  it('masks its secrets for staff and nothing else', () => {
    const shown = JSON.stringify(masked)
    for (const secret of ['482913', 's3cret']) expect(shown).not.toContain(secret)
    expect(shown.includes('••••••')).toBe(template.secrets.length > 0)
    if (template.channel === 'email') expect(masked.text.split('\n\n')).toHaveLength(content.text.split('\n\n').length)
  })

  it('escapes names', () => {
    expect(content.html ?? '').not.toContain('<b>RIMA')
    if (template.channel !== 'email' || !('name' in samples[key].variables)) return
    expect(content.text).toContain('<b>RIMA & CO')
    expect(content.html).toContain('&lt;b&gt;RIMA &amp; CO')
  })

  it('isolates what people have typed', () => {
    const { html = '' } = content
    expect(html.match(/<strong>(?!<bdi>)/g)).toBeNull()
    expect(html.match(/<blockquote (?!dir="auto")/g)).toBeNull()
  })

  it('loads no external content and runs no scripts', () => {
    expect(content.html ?? '').not.toMatch(/<(img|script|link|iframe|style)|url\(|javascript:/i)
  })
})

it.each(keys)('%s has no controls of stored texts', (key) => {
  const { template, variables }: { template: AnyTemplate; variables: object } = samples[key]
  const stored = Object.fromEntries(
    Object.entries(variables).map(([key, value]) => [key, value === name ? `${name}\u202E` : value]),
  )
  const { content, masked } = writeMessage(template, stored, context)
  expect(JSON.stringify([content, masked])).not.toContain('\u202E')
})

it('phone-code fits into one text message', () => {
  const { content } = written('phone-code')
  expect(content.text).toBe(
    '482913 is your code for Pravesh. It is valid for 5 minutes. Do not share it with anyone. Team Pravesh',
  )
  expect(content.text).toMatch(/^[\w .,]{1,160}$/)
  expect(content.variables).toEqual({ code: '482913', minutes: '5' })
})

it('phone-code has a DLT tag for every variable', () => {
  expect(dltText(phoneCode, 'en')).toBe(
    '{#numeric#} is your code for Pravesh. It is valid for {#numeric#} minutes. Do not share it with anyone. Team Pravesh',
  )
})

it('phone-changed-text fits into one text message, and has no variables', () => {
  expect(written('phone-changed-text').content.text).toMatch(/^[\w .,]{1,160}$/)
  expect(dltText(phoneChangedText, 'en')).toBe(written('phone-changed-text').content.text)
})

it('contact-changed says what changed, and where the owner gets help', () => {
  const phone = { ...samples['contact-changed'].variables, contact: 'phone' as const, shown: '••••••8300' }
  expect(contactChanged.write(phone, context).text).toMatch(/phone number of your account was changed .* to ••••••8300/)
  expect(written('contact-changed').content.text).toMatch(/We now write to as•••@example\.in/)
  expect(written('contact-changed').content.text).toContain('https://portal.example/contact')
})

it('application-text fits into one text message in every state', () => {
  const states = Object.keys(words.en['application-text'].states) as ApplicationNews[]
  for (const news of states) {
    const { text, variables } = applicationText.write({ news, number: 'DPHARM20261795236400000' }, context)
    expect(text).toMatch(/^[\w .,:]{1,160}$/)
    expect(Object.keys(variables ?? {})).toEqual(['number', 'state'])
  }
  expect(dltText(applicationText, 'en')).toContain('application {#alphanumeric#} is {#alphanumeric#}.')
})

it('application-news names the parts to correct and the reason, escaped', () => {
  const { content } = written('application-news')
  expect(content.subject).toBe('Your application BED20261795236400000 needs a correction')
  expect(content.text).toContain('Personal Details, Documents Details')
  expect(content.text).toContain('The photo is <b>too dark</b>.')
  expect(content.html).toContain('&lt;b&gt;too dark')
})

it('application-news names the day by which staff answer, if there is one', () => {
  expect(written('application-news').content.text).toContain('We answer by 28 November 2026.')
  const variables = { ...samples['application-news'].variables, answerBy: '' }
  expect(applicationNews.write(variables, context).text).not.toContain('We answer by')
})

it('fee messages name the fee, the amount and the day, with links', () => {
  expect(written('fee-paid').content.subject).toBe('We received ₹20,000.00: Tuition fee (1st Semester)')
  expect(written('fee-paid').content.text).toContain(paymentLink)
  expect(written('fee-reviewed').content.html).toContain('&lt;b&gt;too low')
  const { subject, text } = written('fee-reminder').content
  expect(subject).toBe('Tuition fee (1st Semester) is due on 29 November 2026')
  expect(text).toContain('https://portal.example/student/fee-plan')
  expect(text).toContain(paymentLink)
})

it('order messages name the order, the amounts and the link in every case', () => {
  for (const news of Object.keys(shopWords.en['order-news'].news) as OrderNews[]) {
    const variables = { ...samples['order-news'].variables, news, refundPaise: 90_000 }
    const { subject, text } = orderNews.write(variables, context)
    expect(subject).toContain(order.orderNumber)
    for (const fact of ['₹1,200.00', order.link]) expect(text).toContain(fact)
  }
  expect(written('order-news').content.html).toContain('&lt;b&gt;used')
  expect(written('order-news').content.text).not.toContain('₹0.00')
})

it('order-dispatched has the tracking link and leaves out what is unknown', () => {
  expect(written('order-dispatched').content.html).toContain('href="https://track.example/VC1234567890"')
  expect(written('order-dispatched').content.text).toContain('21 November 2026')
  const unknown = { ...samples['order-dispatched'].variables, courierName: '', awb: '', expectedAt: null }
  expect(orderDispatched.write(unknown, context).text).not.toMatch(/Courier|Tracking number|Expected/)
})

it('email-code has the code in its subject', () => {
  expect(written('email-code').content.subject).toBe('482913 is your code for Pravesh')
  expect(written('email-code').content.text).toContain('valid for 10 minutes')
})

it.each(['activation-link', 'password-reset'] as const)('%s has the link as a button and as text', (key) => {
  const { content, masked } = written(key)
  expect(content.html).toContain(`href="${link}"`)
  expect(content.text).toContain(link)
  expect(masked.text).toContain('https://portal.example/••••••')
})

it('password-changed gives the time in India', () => {
  expect(written('password-changed').content.text).toMatch(/21 November 2026 at 9:30\s?am/)
})

it('account-exists links to login and password reset', () => {
  const { text } = written('account-exists').content
  expect(text).toContain('https://portal.example/login')
  expect(text).toContain('https://portal.example/forget-password')
})

it('deletion-requested links staff to the request', () => {
  const { content } = written('deletion-requested')
  expect(content.subject).toBe('<b>RIMA & CO requested the deletion of their account')
  expect(content.html).toContain('href="https://portal.example/admin/collections/students/1"')
})

it('an invalid link throws', () => {
  const bad = { name, link: 'javascript:alert(1)', hours: 1 }
  expect(() => activationLink.write(bad, context)).toThrow('link')
})

it('a name is truncated to a single line', () => {
  const long = { ...samples['activation-link'].variables, name: `A\n\nhttps://evil.example ${'x'.repeat(500)}` }
  const { text } = activationLink.write(long, context)
  expect(text.split('\n')[0]).toHaveLength('Dear ,'.length + 60)
})
