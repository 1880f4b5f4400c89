import type { Payload } from 'payload'
import type { RecordedCourse } from '../../src/payload-types.ts'

export type RecordedCourseChange = Partial<Omit<RecordedCourse, 'id' | 'image'>> & { image?: string }

/** A recorded course of two videos on sale for ₹799.50. */
export function aRecordedCourse(payload: Payload, change: RecordedCourseChange = {}): Promise<RecordedCourse> {
  const data = {
    name: 'Lesson planning',
    description: 'From the aim of a lesson to its last five minutes.',
    duration: '2 hours',
    pricePaise: 79_950,
    active: true,
    videos: [
      { title: 'What a lesson is for', address: 'https://videos.example/aims', summary: 'Aims for forty minutes.' },
      { title: 'The first five minutes', address: 'https://videos.example/opening' },
    ],
    _status: 'published' as const,
    ...change,
  }
  return payload.create({ collection: 'recorded-courses', data, draft: data._status === 'draft', depth: 0 })
}
