import { describe, expect, it } from 'vitest'
import { scrubActivity, scrubText } from './scrub-activity.ts'

const people = ['Rina De', 'Rina', 'De', 'Mondal']

describe('an activity of a courier', () => {
  it.each([
    ['Out for delivery, agent name: Suresh Kumar (9876543210)', 'Out for delivery'],
    ['OUT FOR DELIVERY BY SURESH KUMAR - 98765 43210', 'OUT FOR DELIVERY'],
    ['Delivery agent Suresh Kumar +91-98765-43210 is on the way', 'Delivery agent is on the way'],
    ['Delivered to RINA DE', 'Delivered'],
    ['Shipment received by rina mondal, Kalyani', 'Shipment received, Kalyani'],
    ['Delivered - consignee: Rina', 'Delivered'],
    ['Call Mr. Ramesh Ghosh before noon', 'Call'],
    ['Contact no. ৯৮৭৬৫৪৩২১০', ''],
    ['Write to rina.de@mail.example for help', 'Write to for help'],
    ['FE: Suresh', ''],
    ['Rina Mondal refused the parcel', 'refused the parcel'],
    ['Handed over to SURESH; next attempt tomorrow', 'Handed over; next attempt tomorrow'],
  ])('has no personal data: %s', (text, expected) => {
    const scrubbed = scrubText(text, people)
    expect(scrubbed).toBe(expected)
    expect(scrubbed).not.toMatch(/suresh|ghosh|rina|mondal|\p{Nd}{5}/iu)
  })

  it.each([
    'Shipment picked up',
    'Reached at destination hub, KOLKATA_NSC (West Bengal)',
    'Pickup scheduled on 2026-11-24',
    'Bag 12345 added to vehicle',
    'Undelivered: address incomplete',
    'Delay in transit, weather',
    'অর্ডার পাঠানো হয়েছে',
  ])('keeps its meaning: %s', (text) => expect(scrubText(text, people)).toBe(text))

  it('does not remove parts of words that equal a short name', () => {
    expect(scrubText('Dehradun depot, delivery delayed', people)).toBe('Dehradun depot, delivery delayed')
    expect(scrubText('Rinatown depot', people)).toBe('Rinatown depot')
  })

  it('removes a name of three letters, and keeps one of two, which may be a word', () => {
    expect(scrubText('Roy refused the parcel', ['Roy'])).toBe('refused the parcel')
    expect(scrubText('De refused the parcel', ['De'])).toBe('De refused the parcel')
  })

  it('keeps the place, even if it is also a name', () => {
    const activity = { at: '2026-11-22T05:00:00.000Z', activity: 'In transit', location: 'Kalyani, 9876543210' }
    expect(scrubActivity(activity, ['Kalyani Das'])).toEqual({ ...activity, location: 'Kalyani' })
  })

  it('takes long hostile text in no time', () => {
    const started = performance.now()
    for (const part of ['9 ', 'agent ', 'delivered to ', 'A ', '(', 'a@']) scrubText(part.repeat(3000), people)
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
