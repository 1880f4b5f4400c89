import { rupeesToPaise } from '@pravesh/shared/platform/money'
import type { DemoContent } from '../../portal/demo-content.ts'
import { recordedCourses } from './data/recorded-courses.ts'

export const demoRecordedCourses: DemoContent = {
  collections: ['recorded-courses'],
  pictures: recordedCourses.map(({ image }) => image),
  records: recordedCourses.map(({ name, description, duration, price }) => ({
    collection: 'recorded-courses',
    key: 'name',
    fields: { name, description, duration, pricePaise: rupeesToPaise(price) },
  })),
  insert: async ({ payload, media, report }) => {
    for (const [order, { price, image, ...course }] of recordedCourses.entries()) {
      const data = { ...course, order, pricePaise: rupeesToPaise(price), image: media(image), active: true }
      await payload.create({ collection: 'recorded-courses', data: { ...data, _status: 'published' } })
    }
    report(`recorded courses: ${recordedCourses.length}`)
  },
}
