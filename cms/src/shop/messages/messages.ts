import { bookBack } from './book-back.ts'
import { orderDispatched } from './order-dispatched.ts'
import { orderNews } from './order-news.ts'

export const shopMessages = [orderNews, orderDispatched, bookBack]
