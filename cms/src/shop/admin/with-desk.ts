import type { CollectionConfig, CustomComponent, Field } from 'payload'
import { requestsField } from '../../contact/index.ts'
import { receiptDownload } from '../../documents/index.ts'

interface Desk {
  /** Above the list. */
  bar: CustomComponent
  /** At the top of a record. */
  fields?: Field[]
}

function withDesk(collection: CollectionConfig, { bar, fields = [] }: Desk): CollectionConfig {
  const { admin } = collection
  const components = { ...admin?.components, beforeListTable: [bar, ...(admin?.components?.beforeListTable ?? [])] }
  return { ...collection, admin: { ...admin, components }, fields: [...fields, ...collection.fields] }
}

const panel = (name: string, component: string): Field => ({
  name,
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: component } },
})

/** Serve views of the list, whose order Payload ends with `createdAt`. SQLite names an index after its fields, so they differ from those of other collections. */
const withIndexes = (collection: CollectionConfig, ...indexes: string[][]): CollectionConfig => ({
  ...collection,
  indexes: [...(collection.indexes ?? []), ...indexes.map((fields) => ({ fields }))],
})

/** Adds views, totals and decisions for staff to orders. */
export const withOrderDesk = (orders: CollectionConfig): CollectionConfig =>
  withDesk(withIndexes(orders, ['status', 'createdAt'], ['returnDecision', 'returnRequestedAt', 'createdAt']), {
    bar: '/shop/admin/orders/OrdersBar.tsx#OrdersBar',
    fields: [receiptDownload, panel('desk', '/shop/admin/parts.ts#OrderPanel'), requestsField('order')],
  })

/** Adds views and the papers for packing to parcels. */
export const withParcelDesk = (shipments: CollectionConfig): CollectionConfig =>
  withDesk(withIndexes(shipments, ['status', 'createdAt', 'orderNumber'], ['status', 'deliveredAt', 'createdAt']), {
    bar: '/shop/admin/parcels/ParcelsBar.tsx#ParcelsBar',
  })

/** Adds the form that changes the copies to stock. */
export const withStockDesk = (stock: CollectionConfig): CollectionConfig => ({
  ...stock,
  fields: [panel('adjust', '/shop/admin/parts.ts#StockPanel'), ...stock.fields],
})

/** Asks on a new book for its copies. */
export const withFirstCopies = (books: CollectionConfig): CollectionConfig => ({
  ...books,
  fields: [panel('firstCopies', '/shop/admin/parts.ts#FirstCopies'), ...books.fields],
})
