/** Rows of the benchmark of orders. */

/** Orders of the student whose list is read. */
export const OWN_ORDERS = 100

export const newBook = {
  name: 'A measured book',
  author: 'S. Mandal',
  publisher: 'Deepstambh Publishers',
  course: 'BED',
  semester: '1',
  language: 'English',
  pricePaise: 30_000,
  pages: 200,
  active: true,
  lengthCm: 24,
  widthCm: 18,
  heightCm: 2,
  weightGrams: 450,
} as const

export const address = {
  name: 'Asha',
  surname: 'Roy',
  line1: '12 Station Road',
  line2: 'Ghurni',
  city: 'Krishnanagar',
  district: 'NADIA',
  state: 'WEST BENGAL',
  pin: '741101',
  country: 'India',
  email: 'asha@example.in',
  phone: '9830012345',
}

export function studentOf(number: number): string {
  const index = number < OWN_ORDERS ? 0 : Math.floor(number / 10)
  return `2f1b8c1e-0c3e-4b7a-9d55-${String(index).padStart(12, '0')}`
}

export function orderRow(number: number) {
  const at = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString()
  const { lengthCm, widthCm, heightCm, weightGrams, active, ...book } = newBook
  const measures = { lengthCm, widthCm, heightCm, weightGrams }
  const bookId = studentOf(number)
  return {
    status: 'paid',
    orderNumber: `ORD${number}`,
    requestKey: `key-${number}`,
    studentId: studentOf(number),
    summary: `1 × ${book.name}`,
    buyerName: 'Asha Roy',
    lines: [{ ...book, ...measures, bookId, sku: bookId, units: 1, deliveryPaise: 18_000 }],
    quotes: [],
    booksPaise: 30_000,
    deliveryPaise: 18_000,
    totalPaise: 48_000,
    refundedPaise: 0,
    ...measures,
    weightGrams: 1000,
    address,
    paymentId: `T${number}`,
    attemptedAt: at,
    paidAt: at,
    revision: 1,
    attempts: 0,
    createdAt: at,
    updatedAt: at,
  }
}
