import { MAX_COUNTED } from '../../cms/src/admin-kit/list/count-up-to.ts'
import type { ListView } from '../../cms/src/admin-kit/list/filters.ts'
import { type Condition, listQuery } from '../../cms/src/admin-kit/list/list-query.ts'
import { views as orderViews } from '../../cms/src/shop/admin/orders/views.ts'
import { views as parcelViews } from '../../cms/src/shop/admin/parcels/views.ts'
import { openOrders } from './orders-folders.ts'
import type { Row } from './report.ts'
import { compareScreens, type Screen } from './staff-screens.ts'

const PER_PAGE = 10
const MAX_RATIO = 1.5

interface Listed {
  orderNumber: string
  buyerName: string
  summary: string
  paymentId: string | null
  address: { phone: string }
}

/** The screens of one of the two lists. */
function screensOf<Example>(slug: string, noun: string, views: readonly ListView[]): Screen<Example>[] {
  const list = (query: string, sort = '-createdAt') =>
    `/api/${slug}?depth=0&limit=${PER_PAGE}&sort=${sort}${query && `&${query}`}`
  const page = (query: string) => `/admin/collections/${slug}?${query}`
  const within = (ago: number, until: number): Condition[] => {
    const minutes = (count: number) => new Date(Date.now() - count * 60_000).toISOString()
    return [
      { field: 'createdAt', operator: 'greater_than_equal', value: [minutes(ago)] },
      { field: 'createdAt', operator: 'less_than_equal', value: [minutes(until)] },
    ]
  }
  return [
    { name: `${noun}, list`, addresses: () => [list('')] },
    // Beyond it, one filters: SQLite walks through all earlier entries of the index.
    { name: `${noun}, ninetieth page`, addresses: () => [list('page=90')] },
    {
      name: `${noun}, page of the admin, last`,
      pages: true,
      addresses: (_, records) => [page(`limit=10&page=${Math.floor((records * 0.9) / PER_PAGE)}`)],
    },
    ...views.map(({ label, conditions, sort }) => ({
      name: `${noun}, view “${label}”`,
      addresses: () => [list(listQuery(conditions), sort)],
    })),
    { name: `${noun}, by date`, addresses: () => [list(listQuery(within(900, 300)))] },
    {
      name: `${noun}, counts of all views`,
      // As in count-up-to.ts: first whether there are more than the maximum, then the count if not.
      addresses: () =>
        views.map(({ conditions, sort = '-createdAt' }) => {
          const query = listQuery(conditions)
          const field = sort.replace('-', '')
          return `/api/${slug}?depth=0&limit=1&page=${MAX_COUNTED + 1}&pagination=false&sort=${sort}&select[${field}]=true&${query}`
        }),
    },
    { name: `${noun}, page of the admin`, pages: true, addresses: () => [page('limit=10&sort=-createdAt')] },
    ...views.map(({ label, conditions, sort = '-createdAt' }) => ({
      name: `${noun}, page of the admin, view “${label}”`,
      pages: true,
      // As the links of the tabs. Without an order, Payload keeps that of the view before, which no index serves here.
      addresses: () => [page(`limit=10&${listQuery(conditions)}&sort=${sort}`)],
    })),
  ]
}

const found = (slug: string, fields: readonly string[], text: string) => [
  `/api/${slug}?depth=0&limit=${PER_PAGE}&sort=-createdAt&${fields
    .map((field, place) => `where[or][${place}][${field}][like]=${encodeURIComponent(text)}`)
    .join('&')}`,
]
const inOrders = (text: string) => found('orders', ['orderNumber', 'buyerName', 'summary', 'paymentId'], text)
const inParcels = (text: string) => found('shipments', ['orderNumber', 'awb', 'courierOrderId'], text)

const SCREENS: Screen<Listed>[] = [
  ...screensOf<Listed>('orders', 'orders', orderViews()),
  { name: 'orders, search by number', addresses: ({ orderNumber }) => inOrders(orderNumber) },
  { name: 'orders, search by buyer', addresses: ({ buyerName }) => inOrders(buyerName) },
  { name: 'orders, search by book', addresses: ({ summary }) => inOrders(summary.split(', ').at(-1) ?? '') },
  // Of one order in both portals: all phones differ in their last five digits.
  {
    name: 'orders, search by last five digits of a phone',
    addresses: ({ address }) => inOrders(address.phone.slice(-5)),
  },
  { name: 'orders, search by transaction', addresses: ({ paymentId }) => inOrders(paymentId ?? '') },
  ...screensOf<Listed>('shipments', 'parcels', parcelViews()),
  { name: 'parcels, search by order', addresses: ({ orderNumber }) => inParcels(orderNumber) },
  { name: 'start page', pages: true, addresses: () => ['/admin'] },
]

/** The lists of orders and parcels as staff use them, with few and with many orders. */
export async function benchBoard(folders: readonly { folder: string; orders: number }[]): Promise<Row[]> {
  const opened = []
  const examples = '/api/orders?depth=0&limit=15&page=20&sort=-createdAt&where[status][equals]=paid'
  try {
    for (const { folder, orders } of folders) {
      opened.push({ portal: await openOrders(folder), records: orders, examples })
    }
    const [few, many] = opened
    if (few === undefined || many === undefined) throw new Error('Two portals are compared.')
    return await compareScreens({ screens: SCREENS, few, many, maxRatio: MAX_RATIO })
  } finally {
    await Promise.all(opened.map(({ portal }) => portal.stop()))
  }
}
