import type { Payload } from 'payload'
import type { Order } from '../../src/payload-types.ts'

const now = '2026-11-22T06:00:00.000Z'

let count = 0

/** A paid order of two copies of one book. */
export function aPaidOrder(payload: Payload, change: Partial<Order> = {}): Promise<Order> {
  const number = ++count
  const line = {
    bookId: 'a book',
    name: 'Childhood and Growing Up',
    author: 'A. Sen',
    publisher: 'Aranya Books',
    course: 'BED',
    semester: '1',
    language: 'English',
    pages: 240,
    sku: 'a book',
    units: 2,
    pricePaise: 25_000,
    deliveryPaise: 36_000,
    weightGrams: 400,
    lengthCm: 24,
    widthCm: 18,
    heightCm: 2,
  }
  return payload.create({
    collection: 'orders',
    depth: 0,
    data: {
      status: 'paid',
      orderNumber: `ORD${String(1_795_236_400_000 + number)}0123456789AB`,
      summary: '2 × Childhood and Growing Up',
      buyerName: 'RINA DE',
      booksPaise: 50_000,
      deliveryPaise: 36_000,
      totalPaise: 86_000,
      refundedPaise: 0,
      weightGrams: 1000,
      lengthCm: 24,
      widthCm: 18,
      heightCm: 4,
      address: {
        name: 'RINA',
        surname: 'DE',
        line1: '12 Lake Road',
        line2: 'Ward 4',
        city: 'Kalyani',
        district: 'Nadia',
        state: 'West Bengal',
        pin: '741235',
        country: 'India',
        email: 'rina.de@mail.example',
        phone: '9876501234',
      },
      paymentId: `T${number}`,
      paidAt: now,
      studentId: `student ${number}`,
      lines: [line],
      quotes: [],
      requestKey: `request ${number}`,
      revision: 0,
      attempts: 0,
      ...change,
    },
  })
}
