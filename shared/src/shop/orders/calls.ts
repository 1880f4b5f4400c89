/** Paths of the calls for orders, without the tables that pages do not need. (spec 1, 7) */
import type { WireCall } from '../../platform/wire-call.ts'

/** Paths are below `/api`. */
export const orderCalls = {
  placeOrder: { method: 'post', path: '/fakeorder/addFakeOrder' },
  payOrder: { method: 'post', path: '/payment/addPayment' },
  myOrders: { method: 'get', path: '/orderbook/getMyBookOrders' },
  retryOrder: { method: 'post', path: '/orderbook/completeOrderPayment' },
  // Not in the specification.
  quote: { method: 'post', path: '/orderbook/quote' },
  lastAddress: { method: 'get', path: '/orderbook/getMyAddress' },
  cancelOrder: { method: 'post', path: '/orderbook/cancelOrder' },
  changeAddress: { method: 'post', path: '/orderbook/changeAddress' },
  requestReturn: { method: 'post', path: '/orderbook/requestReturn' },
  withdrawReturn: { method: 'post', path: '/orderbook/withdrawReturn' },
} as const satisfies Record<string, WireCall>
