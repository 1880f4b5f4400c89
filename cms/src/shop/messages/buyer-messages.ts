import { bookBack } from './book-back.ts'
import { orderDispatched } from './order-dispatched.ts'
import { orderNews } from './order-news.ts'

/** Templates of all messages to buyers. */
export const buyerMessages = [orderNews, orderDispatched, bookBack]
