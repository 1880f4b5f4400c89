import { expect, it } from 'vitest'
import { aDraftCollege, aHiddenCourse, aPublishedCollege, aPublishedCourse } from '../../../test/builders/courses.ts'
import { paragraphs } from '../../../test/builders/rich-text.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { loadRichText } from './load-rich-text.ts'

const portal = startTestPortal()

const linkTo = (relationTo: string, value: string) => ({
  type: 'link',
  version: 3,
  fields: { linkType: 'internal', doc: { relationTo, value } },
  children: [{ type: 'text', version: 1, format: 0, text: relationTo }],
})
const html = (...children: object[]) =>
  loadRichText(recordsOf({ payload: portal.payload }), {
    root: { type: 'root', version: 1, children: [{ type: 'paragraph', version: 1, children }] },
  })

it('links only to records that visitors can see', async () => {
  const { payload } = portal
  const course = await aPublishedCourse(payload)
  const hidden = await aHiddenCourse(payload)
  const college = await aPublishedCollege(payload)
  const draft = await aDraftCollege(payload)
  const policy = await payload.create({
    collection: 'policies',
    data: {
      key: 'return-policy',
      title: 'Returns',
      lastUpdated: '2023-11-20T00:00:00.000Z',
      body: paragraphs('We'),
      _status: 'published',
    },
  })
  expect(await html(linkTo('courses', course.id), linkTo('colleges', college.id), linkTo('policies', policy.id))).toBe(
    `<p><a href="/courses/${course.id}">courses</a><a href="/colleges/${college.id}">colleges</a><a href="/return-policy">policies</a></p>`,
  )
  expect(await html(linkTo('courses', hidden.id), linkTo('colleges', draft.id))).toBe('<p>coursescolleges</p>')
})

it('makes no query when there are no such links', async () => {
  expect(await loadRichText(recordsOf({ payload: portal.payload }), paragraphs('Plain'))).toBe('<p>Plain</p>')
})
