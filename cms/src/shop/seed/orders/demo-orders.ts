/** The progress of a demo order. */
export type OrderStory = 'unpaid' | 'paid' | 'packed' | 'inTransit' | 'delivered' | 'returnRequested' | 'cancelled'

export interface DemoOrder {
  /** Stored with the order, so that it is placed once. */
  reference: string
  email: string
  story: OrderStory
  hoursAgo: number
  /** Names and copies. */
  books: readonly (readonly [name: string, units: number])[]
}

const guest = 'fatima@pravesh.example'
const student = 'asha@pravesh.example'

/** An order in every state that a buyer and a clerk of the store meet, oldest first. */
export const demoOrders: readonly DemoOrder[] = [
  {
    reference: 'demo-order-1',
    email: guest,
    story: 'returnRequested',
    hoursAgo: 220,
    books: [['Pharmacy Law and Ethics', 1]],
  },
  {
    reference: 'demo-order-2',
    email: guest,
    story: 'delivered',
    hoursAgo: 150,
    books: [
      ['Practical Manual of Pharmaceutics', 1],
      ['Human Anatomy and Physiology', 2],
    ],
  },
  {
    reference: 'demo-order-3',
    email: guest,
    story: 'cancelled',
    hoursAgo: 98,
    books: [['Practical Manual of Pharmaceutical Chemistry', 1]],
  },
  {
    reference: 'demo-order-4',
    email: guest,
    story: 'inTransit',
    hoursAgo: 74,
    books: [['Pharmacology for Pharmacists', 1]],
  },
  {
    reference: 'demo-order-5',
    email: student,
    story: 'packed',
    hoursAgo: 27,
    books: [['Pharmaceutics: Theory and Practice', 1]],
  },
  {
    reference: 'demo-order-6',
    email: guest,
    story: 'paid',
    hoursAgo: 5,
    books: [['Pharmaceutical Chemistry', 1]],
  },
  {
    reference: 'demo-order-7',
    email: student,
    story: 'unpaid',
    hoursAgo: 3,
    books: [['Hospital and Clinical Pharmacy', 2]],
  },
]

/** Where the parcels go. */
export const demoAddress = {
  line1: '12 Station Road',
  line2: 'Ghurni',
  city: 'Krishnanagar',
  district: 'NADIA',
  state: 'WEST BENGAL',
  pin: '741101',
  country: 'India',
} as const
