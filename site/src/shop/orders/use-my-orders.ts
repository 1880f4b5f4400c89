import type { WireOf } from '@pravesh/shared/platform/wire-table'
import type { orderTable } from '@pravesh/shared/shop/orders/wire'
import { useList } from '../../forms/use-list.ts'
import { callOrders } from './order-api.ts'

/** An order as its call returns it; `view` has what the page shows. */
export type MyOrder = WireOf<typeof orderTable.fields>

const load = () => callOrders('myOrders')

/** The buyer's orders, latest first. */
export const useMyOrders = () => useList<MyOrder>(load)
